"""The levels that think ahead. The jester (``random``) and the steward have files of their own."""

from __future__ import annotations

from .search import SearchBot


class KnightBot(SearchBot):
    """Thinks for some 0.3 s."""


class RegentBot(SearchBot):
    """Thinks for some 2 s: of more candidates, in more worlds, and on to where its own next turn begins."""

    effort = 7.0
