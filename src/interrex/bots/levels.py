"""The levels that think ahead. The jester (``random``) and the steward have files of their own."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from interrex.engine.game import Depth

from .search import SearchBot


@mypyc_attr(allow_interpreted_subclasses=True)
class KnightBot(SearchBot):
    """Thinks for some 0.3 s, to the end of a turn."""


@mypyc_attr(allow_interpreted_subclasses=True)
class RegentBot(SearchBot):
    """Thinks for some 2 s, and beyond its own turn: what the others will do with what it leaves them."""

    def depth(self) -> Depth:
        return self.game.thinking.search.regent
