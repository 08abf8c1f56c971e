"""The levels that think ahead. The jester (``random``) and the steward (``greedy``) have files of their own."""

from __future__ import annotations

from .search import SearchBot


class KnightBot(SearchBot):
    """Thinks for some 0.3 s."""
