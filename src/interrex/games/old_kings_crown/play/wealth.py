"""Influence, lore, and what lore buys from the place of power (rulebook 12)."""

from __future__ import annotations

from typing import Any, Final

from interrex.engine.action import Action
from interrex.engine.message import Refusal, refusal
from interrex.engine.verbs import WHILE_OPEN, Choice, While

from ..data import CARD_IDS, FACTIONS, KINDS, NUMBER
from ..moments import BOUGHT, POWERS
from ..state import Crown, Verb, by_seat, without
from ..words import FOR_SALE
from .moving import ALL_EYES, into_hand, into_quarters

COST: Final = tuple([kind.cost for kind in KINDS])


def gain(g: Crown, seat: int, n: int) -> None:
    """Influence from the reserve."""
    g.influence[seat] += n
    if g.listener is not None:
        g.tell("old-kings-crown-gains", seat=seat, n=n)


def steal_influence(g: Crown, seat: int, other: int) -> None:
    if g.influence[other]:
        g.influence[other] -= 1
        g.influence[seat] += 1
        g.tell("old-kings-crown-steals-influence", seat=seat, faction=_faction(g, other))


def _faction(g: Crown, seat: int) -> str:
    return FACTIONS[g.faction[seat]]


def gain_lore(g: Crown, seat: int, n: int) -> None:
    """Whoever gains lore may spend it at once, and only then (rulebook 12.1)."""
    if n:
        add_lore(g, seat, n)
        g.push(BUYING[seat])


def add_lore(g: Crown, seat: int, n: int) -> None:
    """Some of it, to be spent when all of it is there."""
    g.lore[seat] += n
    if g.listener is not None:
        g.tell("old-kings-crown-gains-lore", seat=seat, n=n)


class Buy(Verb):
    """A card of the place of power for its price (rulebook 12.1)."""

    name = "buy"
    takes = (FOR_SALE,)
    rule = "12.1"

    def offers(self, g: Crown, seat: int) -> list[Action]:
        lore = g.lore[seat]
        found: list[int] = []
        for card in g.places[seat]:
            if COST[card] <= lore:
                found.append(card)
        return self.each(found) if found else []

    def act(self, g: Crown, seat: int, card: int) -> None:
        g.lore[seat] -= KINDS[card].cost
        g.tell("old-kings-crown-buys", seat=seat, card=CARD_IDS[card], cost=KINDS[card].cost)
        acquire_place(g, seat, card)

    def why_not(self, g: Crown, seat: int, card: int) -> Refusal | None:
        if card not in g.places[seat]:
            return refusal(self.rule, "old-kings-crown-no-for-sale", card=CARD_IDS[card])
        return refusal(self.rule, "old-kings-crown-no-lore", cost=KINDS[card].cost, n=g.lore[seat])

    def untimely(self, g: Any, seat: int, a: Action) -> Refusal | None:
        return refusal("12.2", "old-kings-crown-no-buy-now")


def acquire_place(g: Crown, seat: int, card: int) -> None:
    """A card of the place of power: to hand, or to the supply if it is a headquarters (rulebook 12.3, 12.4)."""
    g.places[seat] = without(g.places[seat], card)
    if KINDS[card].archetype:
        into_hand(g, card, ALL_EYES)
    else:
        into_quarters(g, card)
    mask = 1 << NUMBER[card]
    if mask & BOUGHT.mask:
        POWERS.happen(BOUGHT, mask, g, seat, card)


class Buying(Choice[Crown]):
    """One card after another, as long as the lore lasts."""

    __slots__ = ()
    rule = "12.1"
    asks = "old-kings-crown-ask-buy"
    ends = "old-kings-crown-do-no-buy"
    again = WHILE_OPEN
    verbs = (Buy(),)


BUYING: Final = by_seat(lambda seat: While(Buying(seat)))
