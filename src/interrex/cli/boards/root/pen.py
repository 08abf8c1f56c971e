"""The pen that draws Root: names of factions, suits, cards and items in the person's language, each in its colour."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable

from rich.text import Text

from interrex.engine.game import View
from interrex.engine.words import Words
from interrex.games.root.components import components
from interrex.games.root.view.types import BoardView

from ...terminal import seat_style
from .. import pen
from ..pen import NOTHING, rows

SUIT_STYLES = {"fox": "red", "rabbit": "yellow", "mouse": "magenta", "bird": "cyan"}
POINT, WARRIOR, RULES, PAWN, BUILT, OPEN, RUIN = "★", "⚔", "♛", "●", "■", "□", "▨"

__all__ = [
    "BUILT", "NOTHING", "OPEN", "PAWN", "POINT", "RUIN", "RULES", "SUIT_STYLES", "WARRIOR", "Pen", "rows",
]  # fmt: skip


class Pen(pen.Pen):
    def __init__(self, view: View, words: Words, names: tuple[str, ...], width: int) -> None:
        super().__init__(view, words, names, width)
        self.view: BoardView = view.board
        self.printed = components()
        self.factions: list[str] = [s.faction for s in self.view.seats]  # by seat
        self.roams = "vagabond" in self.factions  # is there somebody for forests and quests?

    # Who

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
