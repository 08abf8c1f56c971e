"""Bids: laid face down at the same time, opened together, and resolved by strength (rulebook 4.1, 4.2)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from interrex.engine.action import Action
from interrex.engine.message import Refusal, refusal
from interrex.engine.sealed import Chain, Said, Sealed
from interrex.engine.verbs import Choice, Phrase

from ..data import CARD_IDS, FACTIONS, KINGDOM, NAMES, NOBODY, RULES, SPRING
from ..moments import (
    BID_STRENGTH,
    FIRST_BID,
    GUARD,
    IGNORES_GUARD,
    NO_THEFT,
    POWERS,
    REVEALED,
    THEFT,
    THEFT_STRENGTH,
    ask,
    happen,
    who_speaks,
)
from ..nature import asks, strength
from ..state import BARE_BOARD, Crown, Decision, Procedure, SeatProcedure, Verb, by_seat
from ..words import CARD, KINGDOM_CARD, component_message
from .asking import May
from .kingdom import acquire, at_road, from_road, on_road, refill
from .moving import goes_free, holder_of, into_hand, leaves, lift, space_of, vacate
from .using import verbs


class BidPhrase(Phrase):
    """A bid."""

    def untimely(self, g: Any, seat: int, a: Action) -> Refusal | None:
        return refusal("4.1.1", "old-kings-crown-no-bid-now")


BID: Final = BidPhrase("bid", CARD)


class PickBid(Decision):
    """A card of the hand, face down."""

    __slots__ = ()
    rule = "4.1.1"
    asks = "old-kings-crown-ask-bid"
    phrases = (BID,)

    def actions(self, g: Crown) -> list[Action]:
        return BID.each(g.hands[self.seat])

    def why_not(self, g: Crown, a: Action) -> Refusal | None:
        return refusal(self.rule, "old-kings-crown-no-bid") if a[0] == BID.name else None


PICKS: Final = by_seat(PickBid)


class BidChain(Chain[Crown]):
    __slots__ = ()
    rule = "4.1.1"

    def next(self, g: Crown, said: Said) -> Decision | None:
        return None if said else PICKS[self.seat]

    def open(self, g: Crown, said: Said) -> None:
        (card,) = BID.values(said[0])
        lift(g, card)
        g.bids[self.seat] = card
        if g.listener is not None:
            g.tell("old-kings-crown-bids", seat=self.seat, card=CARD_IDS[card], n=bid_strength(g, self.seat))


CHAINS: Final = by_seat(BidChain)


def bid_strength(g: Crown, seat: int) -> int:
    """The card's strength with what speaks of bids (rulebook 4.1.3)."""
    if g.hushed not in (NOBODY, seat):
        return 0
    found = strength(g, g.bids[seat])
    return int(ask(g, seat, BID_STRENGTH, found)) if g.held[seat] & BID_STRENGTH.mask else found


class AtReveal(May):
    """What answers the bids that have just been revealed: nobody's turn."""

    __slots__ = ()

    def reaction(self, g: Crown, seat: int) -> bool:
        return True


class Bids(Procedure):
    """Bids are laid and revealed; then each is resolved, the strongest first."""

    __slots__ = ()

    def step(self, g: Crown, n: int) -> bool:
        match n:
            case 0:
                g.season = SPRING
                g.tell("old-kings-crown-begins-spring")
                bidders = tuple([CHAINS[seat] for seat in g.order if g.hands[seat]])
                if bidders:
                    g.push(Sealed(bidders))
            case 1:
                for seat in who_speaks(g, REVEALED):
                    for verb in verbs(g, seat, REVEALED):
                        g.push(AtReveal(seat, 1, verb))
            case 2:
                order = [seat for seat in g.order if g.bids[seat] != NOBODY]
                order.sort(key=lambda seat: -bid_strength(g, seat))  # ties: as on the order track
                g.taken = False
                g.then(*[RESOLVING[seat] for seat in order])
                if order:
                    happen(g, order[0], FIRST_BID)
            case 3:
                refill(g, discarding=1 if g.taken else 2)
        return n < 3


class Take(Verb):
    """A face-up card of the Great Road (rulebook 4.2.2)."""

    name = "take"
    takes = (KINGDOM_CARD,)
    rule = "4.2.2"

    def offers(self, g: Crown, seat: int) -> list[Action]:
        return self.each(on_road(g, seat))

    def act(self, g: Crown, seat: int, kingdom: int) -> None:
        from_road(g, kingdom)
        if g.listener is not None:
            card = CARD_IDS[g.bids[seat]]
            g.tell("old-kings-crown-takes", seat=seat, kingdom=KINGDOM[kingdom], card=card)
        acquire(g, seat, kingdom, taken_up(g, seat))

    def why_not(self, g: Crown, seat: int, kingdom: int) -> Refusal | None:
        return refusal(self.rule, "old-kings-crown-no-take", kingdom=KINGDOM[kingdom])

    def untimely(self, g: Any, seat: int, a: Action) -> Refusal | None:
        return refusal("4.2.1", "old-kings-crown-no-take-now")


def guard(g: Crown, seat: int, card: int) -> int:
    """The strength with which an occupier guards its Kingdom card."""
    found = strength(g, card)
    return int(ask(g, seat, GUARD, found)) if g.held[seat] & GUARD.mask else found


def thieving(g: Crown, seat: int) -> int:
    """The strength of the bid as a theft."""
    found = bid_strength(g, seat)
    return int(ask(g, seat, THEFT_STRENGTH, found)) if g.held[seat] & THEFT_STRENGTH.mask else found


class Steal(Verb):
    """An opponent's occupied Kingdom card whose occupier is weaker than the bid (rulebook 4.2.3)."""

    name = "steal"
    takes = (KINGDOM_CARD,)
    rule = "4.2.3"

    def offers(self, g: Crown, seat: int) -> list[Action]:
        if POWERS.forbids(NO_THEFT, g.held[seat], g, seat) is not None:
            return []
        mine, ignored = thieving(g, seat), asks(g, g.bids[seat], IGNORES_GUARD)
        found: list[int] = []
        for other, rows in enumerate(g.occupied):
            if other != seat and rows != BARE_BOARD:
                for kingdom, card in rows:
                    if card != NOBODY and mine > (0 if ignored else guard(g, other, card)):
                        found.append(kingdom)
        return self.each(found) if found else []

    def act(self, g: Crown, seat: int, kingdom: int) -> None:
        victim = holder_of(g, kingdom)
        faction, card = FACTIONS[g.faction[victim]], CARD_IDS[g.bids[seat]]
        g.tell("old-kings-crown-steals", seat=seat, kingdom=KINGDOM[kingdom], faction=faction, card=card)
        for other in who_speaks(g, THEFT):  # before anything has to make room for it
            happen(g, other, THEFT, seat, kingdom)
        hand_over(g, victim, seat, kingdom, taken_up(g, seat))

    def why_not(self, g: Crown, seat: int, kingdom: int) -> Refusal | None:
        forbids = POWERS.forbids(NO_THEFT, g.held[seat], g, seat)
        if forbids is not None:
            return refusal(RULES[NAMES[forbids]], "old-kings-crown-no-steal-barred", what=component_message(forbids))
        name, other = KINGDOM[kingdom], holder_of(g, kingdom)
        if other == seat:
            return refusal(self.rule, "old-kings-crown-no-steal-own", kingdom=name)
        card = g.occupied[other][space_of(g, other, kingdom)][1] if other != NOBODY else NOBODY
        if card == NOBODY:
            return refusal("4.2.5", "old-kings-crown-no-steal-free", kingdom=name)
        n, m = guard(g, other, card), thieving(g, seat)
        return refusal(self.rule, "old-kings-crown-no-steal-weak", kingdom=name, card=CARD_IDS[card], n=n, m=m)

    def untimely(self, g: Any, seat: int, a: Action) -> Refusal | None:
        return refusal("4.2.1", "old-kings-crown-no-take-now")


def taken_up(g: Crown, seat: int) -> int:
    """The seat's bid card, which is a bid no longer."""
    card, g.bids[seat] = g.bids[seat], NOBODY
    return card


def hand_over(g: Crown, victim: int, seat: int, kingdom: int, card: int) -> None:
    """From one board to another with a new occupier; the former one returns to its owner's hand.

    What its loss brings, such as a smaller hand, comes before the new owner finds a space for it (rulebook 1.7.3).
    """
    before = vacate(g, victim, kingdom)
    goes_free(g, before)
    g.acquiring, g.occupier = kingdom, card
    g.push(Arriving(seat))
    leaves(g, victim, kingdom)


class Arriving(SeatProcedure):
    """A Kingdom card on its way from another board."""

    __slots__ = ()

    def step(self, g: Crown, n: int) -> bool:
        acquire(g, self.seat, g.acquiring, g.occupier)
        return False


class TakeBack(Verb):
    """The bid card back to hand (rulebook 4.2)."""

    name = "take-back"
    rule = "4.2.6"

    def offers(self, g: Crown, seat: int) -> list[Action]:
        return [self.action()]

    def act(self, g: Crown, seat: int) -> None:
        card = taken_up(g, seat)
        g.tell("old-kings-crown-takes-back", seat=seat, card=CARD_IDS[card])
        into_hand(g, card)


class Resolving(Choice[Crown]):
    """Take, steal or take back."""

    __slots__ = ()
    rule = "4.2.1"
    asks = "old-kings-crown-ask-resolve"
    verbs = (Take(), Steal(), TakeBack())

    def choices(self, g: Crown) -> Sequence[Verb]:
        return at_road(g, self.seat, self.verbs)

    def do(self, g: Crown, verb: Verb, a: Action) -> None:
        if verb.stays:
            g.push(self)
        Choice.do(self, g, verb, a)


RESOLVING: Final = by_seat(Resolving)
