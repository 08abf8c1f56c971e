"""The pen that draws the kingdom: names of players, cards and places in the person's language, each in its colour."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.console import RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from interrex.engine.game import View
from interrex.engine.message import Message
from interrex.engine.words import Words
from interrex.games.old_kings_crown.components import components
from interrex.games.old_kings_crown.view.types import BoardView

from ...terminal import seat_style

GAME = "old-kings-crown"
WIDE = 119  # characters from which on there is room to say what Kingdom cards do
INFLUENCE, LORE, SUPPORTER, HERALD, DOWN, USE, SPENT = "♛", "✎", "♟", "⚑", "▒", "●", "○"
ROMAN = ("", "I", "II", "III", "IV", "V", "VI")
NOTHING = "–"
PRINTED = components()


class Pen:
    """One view, and how its parts are written."""

    def __init__(self, view: View, words: Words, names: tuple[str, ...], width: int) -> None:
        self.seat: int | None = view.seat
        self.view: BoardView = view.board
        self.words = words
        self.names = names
        self.wide = width >= WIDE

    def say(self, key: str, **params: Any) -> str:
        return self.words.say(Message(key, params), self.names)

    def named(self, kind: str, name: str) -> str:
        """What something of the game is called: a card, a region, a tactic."""
        return self.say(f"{GAME}-{kind}-{name}")

    def panel(self, content: RenderableType, title: str, style: str = "dim") -> Panel:
        return Panel(content, title=Text(title, style="bold"), title_align="left", border_style=style)

    def name(self, seat: int) -> Text:
        return Text(self.names[seat], style=f"bold {seat_style(seat)}")

    def seat_of(self, card: str) -> int:
        return [seat.faction for seat in self.view.seats].index(PRINTED.cards[card].faction)

    def brief(self, card: str, strength: int | None = None) -> Text:
        """``9 Captain``; headquarters, which have neither, by name."""
        printed = PRINTED.cards[card]
        style = seat_style(self.seat_of(card))
        if printed.archetype is None:
            return Text(self.named("card", card), style=style)
        worth = printed.strength if strength is None else strength
        return Text(f"{worth} {self.named('archetype', printed.archetype)}", style=style)

    def briefs(self, cards: Sequence[str]) -> Text:
        return self.listed([self.brief(card) for card in cards])

    @staticmethod
    def listed(parts: Sequence[Text], between: str = ", ") -> Text:
        return Text(between).join(parts) if parts else Text(NOTHING)


def rows(lines: Sequence[tuple[RenderableType, RenderableType]]) -> Table:
    """What each line is about, dim, and the line."""
    table = Table.grid(padding=(0, 1), expand=True)
    table.add_column(style="dim", no_wrap=True)
    table.add_column(ratio=1)
    for label, line in lines:
        table.add_row(label, line)
    return table
