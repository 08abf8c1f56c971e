"""Supporters: cards beside the hand, spent for revolts and sympathy (law 8.2.3)."""

from __future__ import annotations

from typing import Final

from interrex.engine.action import Action
from interrex.engine.message import Refusal, refusal
from interrex.engine.verbs import Phrase

from ...boards import AllianceBoard
from ...data import ALLIANCE, SUPPORTERS_AT_MOST
from ...hands import by_suit, card_id, matching, with_one_more, without
from ...state import SUPPORTERS, Decision, Procedure, Root
from ...words import SUPPORTER
from ..piles import ALL_EYES, NO_EYES, discard, left_pile, see
from ..reasons import why_not_suit


def from_supporters(g: Root, card: int) -> None:
    mine: AllianceBoard = g.boards[ALLIANCE]
    mine.supporters = without(mine.supporters, card)
    if g.seen[SUPPORTERS]:
        left_pile(g, SUPPORTERS, card, ALL_EYES)


def gain_supporter(g: Root, card: int, eyes: int = NO_EYES) -> None:
    """Without a base there is room for five (law 8.2.3.1). ``eyes``: who else knows which card it is."""
    mine: AllianceBoard = g.boards[ALLIANCE]
    if len(mine.supporters) >= SUPPORTERS_AT_MOST and not mine.has_base():
        discard(g, card, "root-supporter-lost")
        return
    mine.supporters = with_one_more(mine.supporters, card)
    if eyes:
        see(g, SUPPORTERS, (card,), eyes)


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
        mine: AllianceBoard = g.boards[ALLIANCE]
        if len(mine.supporters) == self.n - n:
            spend_supporter(g, mine.supporters[0])
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
        mine: AllianceBoard = g.boards[ALLIANCE]
        if by_suit(mine.supporters)[self.suit] < self.left:
            return []  # not in this world: who may spend so many has them
        return SPEND.each(matching(mine.supporters, self.suit))

    def forbids(self, g: Root, card: int) -> Refusal | None:
        mine: AllianceBoard = g.boards[ALLIANCE]
        if card not in mine.supporters:
            return refusal(self.rule, "root-not-a-supporter", card=card_id(card))
        return why_not_suit(self.rule, card, self.suit)

    def play(self, g: Root, a: Action) -> None:
        (card,) = SPEND.values(a)
        spend_supporter(g, card)


def spend_supporter(g: Root, card: int) -> None:
    from_supporters(g, card)
    discard(g, card, "root-spends-supporter")
