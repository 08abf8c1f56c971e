"""The pen that draws Oath: cards in the ink of their suits, players in the colours of their seats."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from interrex.engine.game import View
from interrex.engine.words import Words
from interrex.games.oath.components import components
from interrex.games.oath.view.types import BoardView, FaceView, RelicView, SlotView

from .. import pen
from ..pen import NOTHING, rows

FAVOR, SECRET, WARBAND, SUPPLY, PAWN, DOWN, BARE, LOCKED = "✪", "✦", "⚑", "◒", "♟", "▒", "·", "⛓"
SUIT_STYLES = {
    "discord": "red", "arcane": "magenta", "order": "blue", "hearth": "yellow", "beast": "green", "nomad": "cyan",
}  # fmt: skip
PRINTED = components()

__all__ = [
    "BARE", "DOWN", "FAVOR", "NOTHING", "PAWN", "PRINTED", "SECRET", "SUIT_STYLES", "SUPPLY", "WARBAND", "Pen", "rows",
]  # fmt: skip


class Pen(pen.Pen):
    def __init__(self, view: View, words: Words, names: tuple[str, ...], width: int) -> None:
        super().__init__(view, words, names, width)
        self.view: BoardView = view.board

    def card(self, card: str) -> Text:
        """``Longbows⛓ 1✪``: a card, Vision or relic, and what lies on it."""
        kind = "relic" if card in PRINTED.relics else "card"
        printed = PRINTED.cards.get(card)
        style = SUIT_STYLES[printed.suit] if printed is not None and printed.suit else "bold"
        lock = LOCKED if printed is not None and printed.locked else ""
        return Text.assemble((self.named(kind, card), style), lock, self.tokens(card))

    def cards(self, cards: Sequence[str]) -> Text:
        return self.listed([self.card(card) for card in cards])

    def tokens(self, card: str) -> str:
        lying = [on for on in self.view.tokens if on.card == card]
        return "".join([f" {self.wealth(on.favor, on.secrets)}" for on in lying])

    @staticmethod
    def wealth(favor: int, secrets: int) -> str:
        return " ".join([f"{n}{sign}" for n, sign in ((favor, FAVOR), (secrets, SECRET)) if n])

    def down(self, face: FaceView | RelicView) -> Text:
        """Something face down, and what it is to those who know."""
        known = face.card if isinstance(face, FaceView) else face.relic
        return Text(DOWN) if known is None else Text.assemble(DOWN, " ", self.card(known))

    def site(self, slot: SlotView) -> str:
        return self.say("cli-oath-unknown", n=slot.slot) if slot.site is None else self.named("site", slot.site)
