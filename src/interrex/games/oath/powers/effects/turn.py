"""The user's own turn: Supply, the end of the Act Phase, tokens that go home."""

from __future__ import annotations

from ...data.constants import MOST_SUPPLY
from ...deeds import BANDITS
from ...play.asking import Effect
from ...play.deeds import gain_supply
from ...play.turn import tidy
from ...state import Oath
from ...words import component


class GainSupply(Effect):
    says = "oath-supply-full"

    def __init__(self, n: int) -> None:
        self.n = n

    def can(self, g: Oath, card: int, seat: int) -> bool:
        return seat != BANDITS and g.supply[seat] < MOST_SUPPLY

    def do(self, g: Oath, card: int, seat: int) -> None:
        if seat != BANDITS:
            gain_supply(g, seat, self.n)


class EndAct(Effect):
    """The user's Act Phase is over; in somebody else's turn there is none."""

    def do(self, g: Oath, card: int, seat: int) -> None:
        if g.turn == seat:
            g.act_over = True


class Tidy(Effect):
    """Tokens go home as at Rest, but for favor lying here."""

    def do(self, g: Oath, card: int, seat: int) -> None:
        tidy(g, seat, but=card)
        g.tell("oath-tidies", seat=seat, what=component(card))
