"""A base is lost: supporters of its suit and half the officers go with it (law 8.2.4)."""

from __future__ import annotations

from typing import Final

from interrex.engine.action import Action
from interrex.engine.message import Refusal, refusal
from interrex.engine.verbs import Phrase

from ...boards import AllianceBoard
from ...data import ALLIANCE, SUPPORTERS_AT_MOST
from ...hands import card_id, different, matches
from ...state import NOBODY, SUPPORTERS, Decision, Root
from ...words import SUPPORTER
from ..aftermath import LossEffect
from ..piles import discard
from .supporters import from_supporters


class BaseLost(LossEffect):
    __slots__ = ("suit",)
    word = "base"

    def __init__(self, suit: int) -> None:
        self.suit = suit

    def owner(self, g: Root) -> int:
        return g.seat_of[ALLIANCE]

    def piles(self, g: Root) -> int:
        return 1 << SUPPORTERS

    def step(self, g: Root, n: int) -> bool:
        mine: AllianceBoard = g.boards[ALLIANCE]
        if n == 0:
            g.uncover()
            for card in [card for card in mine.supporters if matches(card, self.suit)]:
                from_supporters(g, card)
                discard(g, card, "root-supporter-lost")
            lost = (mine.officers + 1) // 2
            mine.officers -= lost
            mine.supply += lost
            g.tell("root-base-lost", n=lost)
        if max(mine.base_of) == NOBODY and len(mine.supporters) > SUPPORTERS_AT_MOST:
            g.push(DiscardSupporter(g.seat_of[ALLIANCE]))
            return True
        return False


DISMISS: Final = Phrase("discard", SUPPORTER)


class DiscardSupporter(Decision):
    __slots__ = ()
    rule = "8.2.4"
    asks = "root-ask-discard-supporter"
    phrases = (DISMISS,)

    def actions(self, g: Root) -> list[Action]:
        mine: AllianceBoard = g.boards[ALLIANCE]
        return DISMISS.each(different(mine.supporters))

    def forbids(self, g: Root, card: int) -> Refusal | None:
        return refusal(self.rule, "root-not-a-supporter", card=card_id(card))

    def play(self, g: Root, a: Action) -> None:
        (card,) = DISMISS.values(a)
        from_supporters(g, card)
        discard(g, card, "root-supporter-lost")
