"""What a thinking player of Root needs: worlds that fit what it knows, and a judgement of positions."""

from .judgement import evaluate
from .worlds import determinize

__all__ = ["determinize", "evaluate"]
