"""Daylight: crafting, mobilizing, training (law 8.5)."""

from __future__ import annotations

from interrex.engine.action import Action
from interrex.engine.message import Refusal, refusal
from interrex.engine.verbs import Verb

from ...data import ALLIANCE, BIRD, SUIT_OF
from ...hands import Cards, different
from ...state import NOBODY, Root
from ...words import CARD
from .. import daylight
from ..aftermath import gain_supporter
from ..common import why_not_held
from ..daylight import CRAFT, DaylightChoice
from ..piles import from_hand, spend
from .revolt import add_officer


class Mobilize(Verb[Root]):
    """A card becomes a supporter (law 8.5.2)."""

    name = "mobilize"
    takes = (CARD,)
    rule = "8.5.2"

    def offers(self, g: Root, seat: int) -> list[Action]:
        return self.each(different(g.hands[seat]))

    def act(self, g: Root, seat: int, card: int) -> None:
        if g.told is not None:
            g.tell("root-mobilizes", seat=seat)
        from_hand(g, seat, card, eyes=1 << seat)
        gain_supporter(g, card)

    def why_not(self, g: Root, seat: int, card: int) -> Refusal | None:
        return why_not_held(g, seat, self.rule, card)


class Train(Verb[Root]):
    """A card that matches the printed suit of a base on the map makes an officer (law 8.5.3)."""

    name = "train"
    takes = (CARD,)
    rule = "8.5.3"

    def offers(self, g: Root, seat: int) -> list[Action]:
        return self.each(trainers(g, g.hands[seat])) if g.supply[ALLIANCE] else []

    def act(self, g: Root, seat: int, card: int) -> None:
        spend(g, seat, card)
        add_officer(g)

    def why_not(self, g: Root, seat: int, card: int) -> Refusal | None:
        return refusal(self.rule, "root-no-train")


def trainers(g: Root, hand: Cards) -> list[int]:
    """Cards that match the printed suit of a base on the map."""
    suits = [suit for suit in range(3) if g.bases[suit] != NOBODY]
    if not suits:
        return []
    return [card for card in different(hand) if SUIT_OF[card] == BIRD or SUIT_OF[card] in suits]


class Conspire(DaylightChoice):
    """Craft, mobilize, train, in any order and number (law 8.5)."""

    __slots__ = ()
    rule = "8.5"
    asks = "root-ask-conspire"
    ends = "root-do-pass-daylight"
    verbs = (CRAFT, Mobilize(), Train(), *daylight.VERBS)
