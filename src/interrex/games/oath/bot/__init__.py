"""What a thinking player of Oath needs: a judgement of positions, and the odds of campaigns in it."""

from .judgement import evaluate

__all__ = ["evaluate"]
