"""Oath for the terminal: the round and the oath, banks and banners, the players, the map, a campaign, cards drawn.

It draws a view and the printed components, never a position. What a decision needs most comes last, next to the
question. ``▒`` is something face down, and says what it is to those who know it.
"""

from __future__ import annotations

from rich.console import Group, RenderableType

from interrex.engine.game import View
from interrex.engine.words import Words

from .commons import commons, status
from .land import land
from .pen import Pen
from .seats import drawn, seats
from .war import war


def board(view: View, words: Words, names: tuple[str, ...], width: int) -> RenderableType:
    pen = Pen(view, words, names, width)
    parts: list[RenderableType] = [status(pen), commons(pen), seats(pen), land(pen)]
    if pen.view.campaign is not None:
        parts.append(war(pen, pen.view.campaign))
    if pen.seat is not None and pen.view.seats[pen.seat].drawn:
        parts.append(drawn(pen, pen.seat))
    return Group(*parts)
