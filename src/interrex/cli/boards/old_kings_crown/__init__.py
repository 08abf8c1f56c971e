"""The Old King's Crown for the terminal: the year, the Great Road and the councils, the players, the map, one's hand.

It draws a view and the printed components, never a position. What a decision needs most comes last, next to the
question. A card in brief is its strength and its archetype; ``▒`` is one face down, and one's own says what it is.
"""

from __future__ import annotations

from rich.console import Group, RenderableType

from interrex.engine.game import View
from interrex.engine.words import Words

from .kingdom import clash, councils, kingdom, road, status
from .pen import Pen
from .seats import hand, seats


def board(view: View, words: Words, names: tuple[str, ...], width: int) -> RenderableType:
    pen = Pen(view, words, names, width)
    parts: list[RenderableType] = [status(pen), road(pen), councils(pen), seats(pen), kingdom(pen)]
    if pen.view.clash is not None:
        parts.append(clash(pen, pen.view.clash))
    if pen.seat is not None:
        parts.append(hand(pen, pen.seat))
    return Group(*parts)
