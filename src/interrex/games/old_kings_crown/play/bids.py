"""Bids: laid face down at the same time, opened together, and resolved by strength (rulebook 4.1, 4.2)."""

from __future__ import annotations

from typing import Final

from interrex.engine.action import Action
from interrex.engine.message import Refusal, refusal
from interrex.engine.sealed import Chain, Said, Sealed
from interrex.engine.verbs import Choice, Phrase

from ..data import CARD_IDS, FACTIONS, KINGDOM, NOBODY, SPRING
from ..moments import (
    BID_STRENGTH,
    FIRST_BID,
    GUARD,
    IGNORES_GUARD,
    NO_THEFT,
    REVEALED,
    THEFT,
    THEFT_STRENGTH,
    ask,
    happen,
    who_speaks,
)
from ..nature import asks, strength
from ..state import BARE_BOARD, Crown, Decision, Procedure, Verb, by_seat
from ..words import CARD, KINGDOM_CARD
from .asking import LOOK, May
from .kingdom import LOOKS, acquire, from_road, on_road, refill
from .moving import holder_of, into_hand, leaves, lift, vacate
from .using import verbs

BID: Final = Phrase("bid", CARD)


class PickBid(Decision):
    """A card of the hand, face down."""

    __slots__ = ()
    rule = "4.1.1"
    asks = "old-kings-crown-ask-bid"
    phrases = (BID,)

    def actions(self, g: Crown) -> list[Action]:
        return BID.each(g.hands[self.seat])

    def why_not(self, g: Crown, a: Action) -> Refusal | None:
        return refusal(self.rule, "old-kings-crown-no-bid")


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
        if g.told is not None:
            g.tell("old-kings-crown-bids", seat=self.seat, card=CARD_IDS[card], n=bid_strength(g, self.seat))


CHAINS: Final = by_seat(BidChain)


def bid_strength(g: Crown, seat: int) -> int:
    """The card's strength with what speaks of bids (rulebook 4.1.3)."""
    if g.hushed not in (NOBODY, seat):
        return 0
    found = strength(g, g.bids[seat])
    return int(ask(g, seat, BID_STRENGTH, found)) if g.held[seat] & BID_STRENGTH.speakers else found


class Bids(Procedure):
    """Bids are laid and revealed; then each is resolved, the strongest first."""

    __slots__ = ()

    def step(self, g: Crown, n: int) -> bool:
        match n:
            case 0:
                g.season = SPRING
                bidders = tuple([CHAINS[seat] for seat in g.order if g.hands[seat]])
                if bidders:
                    g.push(Sealed(bidders))
            case 1:
                for seat in who_speaks(g, REVEALED):
                    for verb in verbs(g, seat, REVEALED):
                        g.push(May(seat, 1, verb))
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
        if g.told is not None:
            g.tell("old-kings-crown-takes", seat=seat, kingdom=KINGDOM[kingdom])
        acquire(g, seat, kingdom)

    def why_not(self, g: Crown, seat: int, kingdom: int) -> Refusal | None:
        return refusal(self.rule, "old-kings-crown-no-take", kingdom=KINGDOM[kingdom])


def guard(g: Crown, seat: int, card: int) -> int:
    """The strength with which an occupier guards its Kingdom card."""
    found = strength(g, card)
    return int(ask(g, seat, GUARD, found)) if g.held[seat] & GUARD.speakers else found


class Steal(Verb):
    """An opponent's occupied Kingdom card whose occupier is weaker than the bid (rulebook 4.2.3)."""

    name = "steal"
    takes = (KINGDOM_CARD,)
    rule = "4.2.3"

    def offers(self, g: Crown, seat: int) -> list[Action]:
        held, mine = g.held[seat], bid_strength(g, seat)
        if held & NO_THEFT.speakers and ask(g, seat, NO_THEFT, False):
            return []
        if held & THEFT_STRENGTH.speakers:
            mine = ask(g, seat, THEFT_STRENGTH, mine)
        ignored = asks(g, g.bids[seat], IGNORES_GUARD)
        found: list[int] = []
        for other, rows in enumerate(g.occupied):
            if other != seat and rows != BARE_BOARD:
                for kingdom, card in rows:
                    if card != NOBODY and mine > (0 if ignored else guard(g, other, card)):
                        found.append(kingdom)
        return self.each(found) if found else []

    def act(self, g: Crown, seat: int, kingdom: int) -> None:
        victim = holder_of(g, kingdom)
        g.tell("old-kings-crown-steals", seat=seat, kingdom=KINGDOM[kingdom], faction=FACTIONS[g.faction[victim]])
        for other in who_speaks(g, THEFT):  # before anything has to make room for it
            happen(g, other, THEFT, seat, kingdom)
        hand_over(g, victim, seat, kingdom)

    def why_not(self, g: Crown, seat: int, kingdom: int) -> Refusal | None:
        return refusal(self.rule, "old-kings-crown-no-steal", kingdom=KINGDOM[kingdom])


def hand_over(g: Crown, victim: int, seat: int, kingdom: int) -> None:
    """From one board to another; the former occupier returns to its owner's hand."""
    before = vacate(g, victim, kingdom)
    into_hand(g, before)
    leaves(g, victim, kingdom)
    acquire(g, seat, kingdom)


class TakeBack(Verb):
    """The bid card back to hand (rulebook 4.2)."""

    name = "take-back"
    rule = "4.2.6"

    def offers(self, g: Crown, seat: int) -> list[Action]:
        return [self.action()]

    def act(self, g: Crown, seat: int) -> None:
        card, g.bids[seat] = g.bids[seat], NOBODY
        into_hand(g, card)
        g.tell("old-kings-crown-takes-back", seat=seat, card=CARD_IDS[card])


class Resolving(Choice[Crown]):
    """Take, steal or take back."""

    __slots__ = ()
    rule = "4.2.1"
    asks = "old-kings-crown-ask-resolve"
    verbs = (Take(), Steal(), TakeBack(), LOOKS)

    def play(self, g: Crown, a: Action) -> None:
        if a[0] == LOOK:
            g.push(self)
        Choice.play(self, g, a)


RESOLVING: Final = by_seat(Resolving)
