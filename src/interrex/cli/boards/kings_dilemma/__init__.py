"""The King's Dilemma for the terminal: the realm, the chronicle, the houses, and the dilemma next to the question.

It draws a view, never a position. ``▲`` rises and ``▼`` falls; a second sign beside it is the momentum token; ``◆`` is
where the balance stands.
"""

from __future__ import annotations

from rich.console import Group, RenderableType

from interrex.engine.game import View
from interrex.engine.words import Words

from .between import between
from .council import dilemma, houses, offers, screen
from .pen import Pen
from .realm import chronicle, realm, status, stories


def board(view: View, words: Words, names: tuple[str, ...], width: int) -> RenderableType:
    pen = Pen(view, words, names)
    told = pen.view
    parts: list[RenderableType | None] = [
        status(pen),
        realm(pen),
        chronicle(pen, told.chronicle),
        stories(pen, told.stories, told.events, told.circumstances),
        houses(pen),
        dilemma(pen),
        offers(pen),
        screen(pen),
    ]
    return Group(*[part for part in parts if part is not None])


__all__ = ["between", "board"]
