"""The pen that draws the kingdom: names of players, cards and places in the person's language, each in its colour."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from interrex.engine.game import View
from interrex.engine.words import Words
from interrex.games.old_kings_crown.components import components
from interrex.games.old_kings_crown.view.types import BoardView

from ...terminal import seat_style
from .. import pen
from ..pen import NOTHING, rows

INFLUENCE, LORE, SUPPORTER, HERALD, DOWN, USE, SPENT = "♛", "✎", "♟", "⚑", "▒", "●", "○"
ROMAN = ("", "I", "II", "III", "IV", "V", "VI")
PRINTED = components()

__all__ = [
    "DOWN", "HERALD", "INFLUENCE", "LORE", "NOTHING", "PRINTED", "ROMAN", "SPENT", "SUPPORTER", "USE", "Pen", "rows",
]  # fmt: skip


class Pen(pen.Pen):
    def __init__(self, view: View, words: Words, names: tuple[str, ...], width: int) -> None:
        super().__init__(view, words, names, width)
        self.view: BoardView = view.board

    def in_order(self) -> list[int]:
        """The seats as on the order track; as they sit, while that is not drawn yet."""
        return self.view.order or list(range(len(self.view.seats)))

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
