"""What a thinking player of Oath needs: a judgement of positions, the odds of campaigns in it, and offers that pay."""

from .judgement import evaluate
from .offers import overture

__all__ = ["evaluate", "overture"]
