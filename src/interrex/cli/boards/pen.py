"""What every drawn board shares: words in the person's language, names in their seats' colours, panels and rows."""

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

from ..terminal import seat_style

WIDE = 119  # characters from which on there is room to say what cards do
NOTHING = "–"


class Pen:
    """One view, and how its parts are written. A game's own pen knows its pieces."""

    def __init__(self, view: View, words: Words, names: tuple[str, ...], width: int) -> None:
        self.seat: int | None = view.seat
        self.game = view.game
        self.words = words
        self.names = names
        self.width = width
        self.wide = width >= WIDE

    def say(self, key: str, **params: Any) -> str:
        return self.words.say(Message(key, params), self.names)

    def named(self, kind: str, name: str) -> str:
        """What something of the game is called: a card, a region, a tactic."""
        return self.say(f"{self.game}-{kind}-{name}")

    def panel(self, content: RenderableType, title: str, style: str = "dim") -> Panel:
        return Panel(content, title=Text(title, style="bold"), title_align="left", border_style=style)

    def name(self, seat: int) -> Text:
        return Text(self.names[seat], style=f"bold {seat_style(seat)}")

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
