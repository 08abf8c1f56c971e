"""What a thinking player of Oath needs: a judgement of positions, the odds of campaigns in it, and offers that pay."""

from .judgement import evaluate
from .offers import next_offer

__all__ = ["evaluate", "next_offer"]
