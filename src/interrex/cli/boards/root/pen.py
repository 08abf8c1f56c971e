"""The pen that draws Root: names of factions, suits, cards and items in the person's language, each in its colour."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any

from rich.console import RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from interrex.engine.game import View
from interrex.engine.message import Message
from interrex.engine.words import Words
from interrex.games.root.components import components
from interrex.games.root.view.types import BoardView

from ...terminal import seat_style

WIDE = 119  # characters from which on there is room to say what leaders and characters do
SUIT_STYLES = {"fox": "red", "rabbit": "yellow", "mouse": "magenta", "bird": "cyan"}
POINT, WARRIOR, RULES, PAWN, BUILT, OPEN, RUIN = "★", "⚔", "♛", "●", "■", "□", "▨"
NOTHING = "–"


class Pen:
    """One view, and how its parts are written."""

    def __init__(self, view: View, words: Words, names: tuple[str, ...], width: int) -> None:
        self.seat: int | None = view.seat
        self.view: BoardView = view.board
        self.words = words
        self.names = names
        self.width = width
        self.wide = width >= WIDE
        self.printed = components()
        self.factions: list[str] = [s.faction for s in self.view.seats]  # by seat
        self.roams = "vagabond" in self.factions  # is there somebody for forests and quests?

    def say(self, key: str, **params: Any) -> str:
        return self.words.say(Message(key, params), self.names)

    def panel(self, content: RenderableType, title: str, style: str = "dim") -> Panel:
        return Panel(content, title=Text(title, style="bold"), title_align="left", border_style=style)

    # Who

    def name(self, seat: int) -> Text:
        return Text(self.names[seat], style=f"bold {seat_style(seat)}")

    def faction(self, faction: str) -> Text:
        """In short, in its player's colour."""
        return Text(self.say(f"cli-root-short-{faction}"), style=seat_style(self.factions.index(faction)))

    # What

    def suit(self, suit: str) -> Text:
        return Text(self.say(f"root-suit-{suit}"), style=SUIT_STYLES[suit])

    def suit_of(self, card: str) -> str:
        """The Loyal Viziers, which are not of the deck, are birds."""
        return self.printed.cards[card].suit if card in self.printed.cards else "bird"

    def title(self, card: str) -> str:
        """Without the suit that some cards have in their names."""
        return re.sub(r" \([^)]*\)$", "", self.say(f"root-card-{card}"))

    def card(self, card: str) -> Text:
        suit = self.suit_of(card)
        return Text.assemble((self.title(card), SUIT_STYLES[suit]), " (", self.suit(suit), ")")

    def cards(self, cards: Iterable[str]) -> Text:
        return self.listed([self.several(self.card(card), n) for card, n in Counter(cards).items()])

    def items(self, counts: dict[str, int]) -> Text:
        return self.listed([self.several(Text(self.say(f"root-item-{item}")), n) for item, n in counts.items()])

    @staticmethod
    def several(what: Text, n: int) -> Text:
        """``sword×2``; one is just a sword."""
        return what if n == 1 else Text.assemble(what, f"×{n}")

    @staticmethod
    def listed(parts: list[Text], between: str = ", ") -> Text:
        return Text(between).join(parts) if parts else Text(NOTHING)


def rows(lines: Sequence[tuple[str, RenderableType]]) -> Table:
    """What each line is about, dim, and the line."""
    table = Table.grid(padding=(0, 1), expand=True)
    table.add_column(style="dim", no_wrap=True)
    table.add_column(ratio=1)
    for label, line in lines:
        table.add_row(label, line)
    return table
