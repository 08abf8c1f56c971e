"""Daylight: crafting, mobilizing, training (law 8.5)."""

from __future__ import annotations

from interrex.engine.action import Action
from interrex.engine.message import Refusal, refusal
from interrex.engine.verbs import Verb

from ...boards import AllianceBoard
from ...data import ALLIANCE, BIRD, SUIT_OF
from ...hands import Cards, card_id, different
from ...state import NOBODY, Root
from ...words import CARD
from ..daylight import CRAFT, DaylightChoice
from ..piles import from_hand, spend
from ..reasons import why_not_enlisted, why_not_held
from .revolt import add_officer
from .supporters import gain_supporter


class Mobilize(Verb[Root]):
    """A card becomes a supporter (law 8.5.2)."""

    name = "mobilize"
    takes = (CARD,)
    rule = "8.5.2"

    def offers(self, g: Root, seat: int) -> list[Action]:
        return self.each(different(g.hands[seat]))

    def act(self, g: Root, seat: int, card: int) -> None:
        if g.listener is not None:
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
        mine: AllianceBoard = g.boards[ALLIANCE]
        return self.each(trainers(mine, g.hands[seat])) if mine.supply else []

    def act(self, g: Root, seat: int, card: int) -> None:
        spend(g, seat, card)
        add_officer(g)

    def why_not(self, g: Root, seat: int, card: int) -> Refusal | None:
        mine: AllianceBoard = g.boards[ALLIANCE]
        if not mine.has_base():
            return refusal(self.rule, "root-no-base")
        no = why_not_held(g, seat, self.rule, card) or why_not_enlisted(g, ALLIANCE, self.rule)
        return no or refusal(self.rule, "root-no-base-match", card=card_id(card))


def trainers(mine: AllianceBoard, hand: Cards) -> list[int]:
    """Cards that match the printed suit of a base on the map."""
    suits = [suit for suit in range(3) if mine.base_of[suit] != NOBODY]
    if not suits:
        return []
    return [card for card in different(hand) if SUIT_OF[card] == BIRD or SUIT_OF[card] in suits]


class Conspire(DaylightChoice):
    """Craft, mobilize, train, in any order and number (law 8.5)."""

    __slots__ = ()
    rule = "8.5"
    asks = "root-ask-conspire"
    ends = "root-do-pass-daylight"
    verbs = (CRAFT, Mobilize(), Train())
