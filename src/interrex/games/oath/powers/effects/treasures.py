"""Relics drawn and buried, banners turned."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ...play.asking import RELICS, Choosing, Effect
from ...play.minor import look
from ...play.moving import bury, bury_held, draw_told, take_relics
from ...state import Oath


class DrawRelic(Effect):
    """The top relic of the deck: take it, or put it at the bottom unseen by others."""

    says = "oath-no-relics-left"

    def can(self, g: Oath, card: int, seat: int) -> bool:
        return bool(g.relic_deck)

    def do(self, g: Oath, card: int, seat: int) -> None:
        if g.relic_deck:
            look(g, seat, g.relic_deck[-1])
            KEEP_RELIC.do(g, card, seat)


class KeepRelic(Choosing):
    phrase = RELICS
    optional = True

    def options(self, g: Oath, card: int, seat: int) -> Sequence[int]:
        return g.relic_deck[-1:]

    def chosen(self, g: Oath, card: int, seat: int, value: int) -> None:
        g.uncover()
        take_relics(g, seat, (draw_told(g),))

    def declined(self, g: Oath, card: int, seat: int) -> None:
        if g.relic_deck:
            g.tell("oath-buried-relic")
            bury(g, draw_told(g))


KEEP_RELIC: Final = KeepRelic()


class BuryThis(Effect):
    """The relic itself goes to the bottom of the relic deck."""

    def do(self, g: Oath, card: int, seat: int) -> None:
        bury_held(g, seat, card)
