"""Root's board for the terminal: the table, the players and their faction boards, the woodland, a battle, the hand.

It draws a view and the printed components, never a position. What a decision needs most comes last, next to the
question. Colours are those of the players and of the suits; each stands beside its word.
"""

from __future__ import annotations

from rich.console import Group, RenderableType

from interrex.engine.game import View
from interrex.engine.words import Words

from .pen import Pen
from .seats import seats
from .table import battle, hand, status
from .woodland import legend, woodland


def board(view: View, words: Words, names: tuple[str, ...], width: int) -> RenderableType:
    pen = Pen(view, words, names, width)
    parts: list[RenderableType] = [status(pen), seats(pen), woodland(pen), legend(pen)]
    if pen.view.battle is not None:
        parts.append(battle(pen, pen.view.battle))
    if pen.seat is not None:
        parts.append(hand(pen, pen.seat))
    return Group(*parts)
