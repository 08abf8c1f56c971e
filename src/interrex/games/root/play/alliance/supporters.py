"""Supporters: cards beside the hand, spent for revolts and sympathy (law 8.2.3)."""

from __future__ import annotations

from typing import Final

from interrex.engine.action import Action
from interrex.engine.verbs import Phrase

from ...hands import by_suit, card_id, matching
from ...state import Decision, Procedure, Root
from ...words import SUPPORTER
from ..piles import discard, from_supporters


class SpendSupporters(Procedure):
    """Spend so many that match. It is asked which unless all go: silence would tell of the rest (rulebook 23.1)."""

    __slots__ = ("n", "seat", "suit")

    def __init__(self, seat: int, suit: int, n: int) -> None:
        self.seat = seat
        self.suit = suit
        self.n = n

    def step(self, g: Root, n: int) -> bool:
        if n == self.n:
            return False
        if len(g.supporters) == self.n - n:
            spend_supporter(g, g.supporters[0])
        else:
            g.push(SpendSupporter(self.seat, self.suit, self.n - n))
        return True


SPEND: Final = Phrase("spend", SUPPORTER)


class SpendSupporter(Decision):
    __slots__ = ("left", "suit")
    rule = "8.2.3"
    minor = True
    asks = "root-ask-supporter"
    phrases = (SPEND,)

    def __init__(self, seat: int, suit: int, left: int) -> None:
        self.seat = seat
        self.suit = suit
        self.left = left  # to be spent, this one included

    def actions(self, g: Root) -> list[Action]:
        if by_suit(g.supporters)[self.suit] < self.left:
            return []  # not in this world: who may spend so many has them
        return SPEND.each(matching(g.supporters, self.suit))

    def play(self, g: Root, a: Action) -> None:
        (card,) = SPEND.values(a)
        spend_supporter(g, card)


def spend_supporter(g: Root, card: int) -> None:
    from_supporters(g, card)
    discard(g, card)
    if g.told is not None:
        g.tell("root-spends-supporter", card=card_id(card))
