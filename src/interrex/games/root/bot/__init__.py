"""What a thinking player of Root needs: a judgement of positions."""

from .judgement import evaluate

__all__ = ["evaluate"]
