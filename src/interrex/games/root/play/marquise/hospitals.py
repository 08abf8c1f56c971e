"""Field hospitals: a matching card brings the Marquise's lost warriors to the keep (law 6.2.3)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from interrex.engine.action import Action
from interrex.engine.frames import PASS
from interrex.engine.message import Message, Refusal
from interrex.engine.verbs import Phrase

from ...boards import MarquiseBoard
from ...data import MARQUISE
from ...hands import matching
from ...state import Decision, Root
from ...words import CARD
from ..aftermath import LossEffect
from ..common import place_warriors
from ..piles import spend
from ..reasons import why_not_spent


class FieldHospitals(LossEffect):
    """One card serves all the warriors lost in a battle."""

    __slots__ = ("clearing", "n")
    word = "hospitals"
    merges = True

    def __init__(self, clearing: int, n: int) -> None:
        self.clearing = clearing
        self.n = n

    def owner(self, g: Root) -> int:
        return g.seat_of[MARQUISE]

    def piles(self, g: Root) -> int:
        return 1 << g.seat_of[MARQUISE] if self.open(g) else 0

    def merged(self, others: Sequence[Any]) -> FieldHospitals:
        return FieldHospitals(self.clearing, self.n + sum([other.n for other in others]))

    def open(self, g: Root) -> bool:
        """As far as anybody can see."""
        hers: MarquiseBoard = g.boards[MARQUISE]
        return hers.keep >= 0 and bool(g.hands[g.seat_of[MARQUISE]])

    def step(self, g: Root, n: int) -> bool:
        if self.open(g):
            g.push(Hospital(g.seat_of[MARQUISE], self.clearing, self.n))
        return False


HOSPITAL: Final = Phrase("hospital", CARD)


class Hospital(Decision):
    __slots__ = ("clearing", "n")
    rule = "6.2.3"
    asks = "root-ask-hospital"
    ends = "root-do-pass-hospital"
    phrases = (HOSPITAL,)

    def __init__(self, seat: int, clearing: int, n: int) -> None:
        self.seat = seat
        self.clearing = clearing
        self.n = n

    def actions(self, g: Root) -> list[Action]:
        fit = matching(g.hands[self.seat], g.suits[self.clearing])
        return [*HOSPITAL.each(fit), PASS]

    def play(self, g: Root, a: Action) -> None:
        if a == PASS:
            return
        (card,) = HOSPITAL.values(a)
        hers: MarquiseBoard = g.boards[MARQUISE]
        spend(g, self.seat, card)
        n = place_warriors(g, MARQUISE, hers.keep, self.n)
        g.tell("root-hospital", seat=self.seat, n=n)

    def reaction(self, g: Root, seat: int) -> bool:
        return g.turn != seat

    def forbids(self, g: Root, card: int) -> Refusal | None:
        return why_not_spent(g, self.seat, self.rule, card, g.suits[self.clearing])

    def question(self, g: Root) -> Message:
        return Message(self.asks, {"n": self.n, "clearing": self.clearing + 1})
