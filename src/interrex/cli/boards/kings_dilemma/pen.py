"""The pen that draws the council: names of houses, cards and resources in the person's language."""

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
from interrex.games.kings_dilemma.view.types import BoardView

from ...terminal import clean, seat_style

GAME = "kings-dilemma"
Lines = list[tuple[RenderableType, RenderableType]]  # what each is about, and the line
UP, DOWN, HERE, EMPTY, NOTHING, NEW = "▲", "▼", "◆", "·", "–", "✦"


class Quill:
    """How names are written. What stories say was written by strangers: it is cleaned."""

    def __init__(self, words: Words, names: tuple[str, ...]) -> None:
        self.words = words
        self.names = names

    def say(self, key: str, **params: Any) -> str:
        return clean(self.words.say(Message(key, params), self.names))

    def written(self, said: Any) -> str:
        """A message of the view."""
        return clean(self.words.say(_message(said), self.names))

    def named(self, kind: str, name: str) -> str:
        return self.say(f"{GAME}-{kind}-{name}")

    def does(self, kind: str, name: str) -> str:
        """What it does, if it does anything."""
        return clean(self.words.does(kind, name) or "")

    def house(self, house: str | None) -> str:
        return NOTHING if house is None else self.named("role", house)

    def name(self, seat: int) -> Text:
        return Text(self.names[seat], style=f"bold {seat_style(seat)}")

    def icon(self, icon: str) -> str:
        """``up wealth`` in words."""
        way, _, res = icon.partition(" ")
        return self.say(f"{GAME}-icon-{way}", resource=res) if res else self.say("cli-dilemma-unknown")

    def panel(self, content: RenderableType, title: str, style: str = "dim") -> Panel:
        return Panel(content, title=Text(title, style="bold"), title_align="left", border_style=style)


class Pen(Quill):
    """One view, and how its parts are written."""

    def __init__(self, view: View, words: Words, names: tuple[str, ...]) -> None:
        super().__init__(words, names)
        self.seat: int | None = view.seat
        self.view: BoardView = view.board
        self.dealings = view.dealings


def _message(said: Any) -> Any:
    """What a view has of a message: its key and its parameters, which may be messages."""
    if not isinstance(said, dict):
        return said
    return Message(said["key"], {name: _message(value) for name, value in said["params"].items()})


def rows(lines: Sequence[tuple[RenderableType, RenderableType]]) -> Table:
    """What each line is about, dim, and the line."""
    table = Table.grid(padding=(0, 1), expand=True)
    table.add_column(style="dim", no_wrap=True)
    table.add_column(ratio=1)
    for label, line in lines:
        table.add_row(label, line)
    return table
