"""Who governs: cards dealt in secret and revealed together, or auctioned for points (rulebook 17.1)."""

from __future__ import annotations

from functools import cache
from typing import ClassVar, Final

from interrex.engine.action import Action
from interrex.engine.frames import PASS
from interrex.engine.message import Message, Refusal, refusal
from interrex.engine.verbs import AMOUNT, Phrase

from ..data import GOVERNORS, GOVERNORS_DEALT, NUMBER
from ..moments import FOUNDED
from ..state import NO_BID, NOBODY, Decision, Kingsburg, Procedure, SeatProcedure, Together
from ..words import GOVERNOR
from .occasions import occur

AUCTIONED: Final = "auctioned"
MOST: Final = 20  # the highest bid: more than any governor is worth (rulebook 14.38)

KEEP: Final = Phrase("keep", GOVERNOR)
OPEN: Final = Phrase("open", GOVERNOR)
BID: Final = Phrase("bid", AMOUNT.renamed("n", "amount:{}"))


def open_the_box(g: Kingsburg) -> None:
    """All the cards, before any is dealt."""
    g.renew().box = tuple(range(len(GOVERNORS)))


def shuffled(g: Kingsburg) -> list[int]:
    deck = list(g.modules.box)
    g.luck.shuffle(deck)
    return deck


def reveal(g: Kingsburg, seat: int, card: int) -> None:
    """The card lies open, and its powers are the seat's."""
    g.renew().governors = (*g.modules.governors[:seat], card, *g.modules.governors[seat + 1 :])
    g.bring(seat, NUMBER[GOVERNORS[card].id])
    if g.listener is not None:
        g.tell("kingsburg-governs", seat=seat, governor=GOVERNORS[card].id)


class Dealing(Procedure):
    """Three cards each, one of which is kept; all are revealed together (rulebook 17.1.1, 17.1.2)."""

    __slots__ = ()

    def step(self, g: Kingsburg, n: int) -> bool:
        if n == 0:
            deck = shuffled(g)
            most = GOVERNORS_DEALT * g.players
            hands = [tuple(sorted(deck[at : at + GOVERNORS_DEALT])) for at in range(0, most, GOVERNORS_DEALT)]
            modules = g.renew()
            modules.governors = (NOBODY,) * g.players
            modules.hands = tuple(hands)
            modules.box = tuple(deck[most:])
            g.push(_question(g.players))
        else:
            occur(g, FOUNDED)
        return n == 0


@cache
def _question(players: int) -> Together:
    return Together(tuple([Keep(seat) for seat in range(players)]))


class Keep(Decision):
    """One of the cards in hand."""

    __slots__ = ()
    rule: ClassVar[str] = "17.1.2"
    asks: ClassVar[str] = "kingsburg-ask-keep"
    phrases: ClassVar[tuple[Phrase, ...]] = (KEEP,)

    def actions(self, g: Kingsburg) -> list[Action]:
        return KEEP.each(g.modules.hands[self.seat])

    def play(self, g: Kingsburg, a: Action) -> None:
        (card,) = KEEP.values(a)
        seat = self.seat
        left = tuple([other for other in g.modules.hands[seat] if other != card])
        g.renew().hands = (*g.modules.hands[:seat], left, *g.modules.hands[seat + 1 :])
        reveal(g, seat, card)

    def why_not(self, g: Kingsburg, a: Action) -> Refusal | None:
        return refusal(self.rule, "kingsburg-no-keep") if a[0] == KEEP.name else None


class Auction(Procedure):
    """One card more than players lies open; one after another is auctioned until all have one (rulebook 17.1.3)."""

    __slots__ = ()

    def step(self, g: Kingsburg, n: int) -> bool:
        if n == 0:
            deck = shuffled(g)
            modules = g.renew()
            modules.governors = (NOBODY,) * g.players
            modules.stall = tuple(sorted(deck[: g.players + 1]))
            modules.box = tuple(deck[g.players + 1 :])
            names = tuple([Message(f"kingsburg-governor-{GOVERNORS[card].id}", {}) for card in modules.stall])
            g.tell("kingsburg-stall", governors=names)
            g.push(Sale(g.order[0]))
            return True
        modules = g.renew()
        modules.box += modules.stall
        modules.stall = ()
        occur(g, FOUNDED)
        return False


class Sale(SeatProcedure):
    """The seat puts up a card; then comes the next on its left who has none (rulebook 17.1.3)."""

    __slots__ = ()

    def step(self, g: Kingsburg, n: int) -> bool:
        if n == 0:
            g.push(Opening(self.seat))
            return True
        clockwise = [(self.seat + place) % g.players for place in range(1, g.players + 1)]
        waiting = [seat for seat in clockwise if g.modules.governors[seat] == NOBODY]
        if waiting:
            g.push(Sale(waiting[0]))
        return False


class Opening(Decision):
    """Which card is auctioned next?"""

    __slots__ = ()
    rule: ClassVar[str] = "17.1.3"
    asks: ClassVar[str] = "kingsburg-ask-open"
    phrases: ClassVar[tuple[Phrase, ...]] = (OPEN,)

    def actions(self, g: Kingsburg) -> list[Action]:
        return OPEN.each(g.modules.stall)

    def play(self, g: Kingsburg, a: Action) -> None:
        (card,) = OPEN.values(a)
        g.tell("kingsburg-opens", seat=self.seat, governor=GOVERNORS[card].id)
        others = [seat for seat in range(g.players) if g.modules.governors[seat] == NOBODY and seat != self.seat]
        if others:
            g.renew().bid = (card, NOBODY, NOBODY)
            seats = tuple([(self.seat + n) % g.players for n in range(g.players)])
            g.push(Bidding(tuple([seat for seat in seats if g.modules.governors[seat] == NOBODY])))
        else:
            award(g, self.seat, card, 0)

    def why_not(self, g: Kingsburg, a: Action) -> Refusal | None:
        return refusal(self.rule, "kingsburg-no-stall") if a[0] == OPEN.name else None


class Bidding(Procedure):
    """Those who are in, the next to speak first. Who passes is out; the last one pays (rulebook 17.1.4)."""

    __slots__ = ("seats",)

    def __init__(self, seats: tuple[int, ...]) -> None:
        self.seats = seats

    def step(self, g: Kingsburg, n: int) -> bool:
        card, amount, leader = g.modules.bid
        if self.seats == (leader,):
            award(g, leader, card, amount)
        else:
            g.push(Bid(self.seats))
        return False


class Bid(Decision):
    """Raise or pass; who opened must bid something, be it nothing."""

    __slots__ = ("seats",)
    rule: ClassVar[str] = "17.1.4"
    ends: ClassVar[str] = "kingsburg-do-bid-no-more"
    phrases: ClassVar[tuple[Phrase, ...]] = (BID,)

    def __init__(self, seats: tuple[int, ...]) -> None:
        self.seat = seats[0]
        self.seats = seats

    def actions(self, g: Kingsburg) -> list[Action]:
        _, amount, leader = g.modules.bid
        bids = [BID.action(n) for n in range(amount + 1, MOST + 1)]
        return bids if leader == NOBODY else [*bids, PASS]

    def play(self, g: Kingsburg, a: Action) -> None:
        card, _, _ = g.modules.bid
        if a == PASS:
            g.tell("kingsburg-passes", seat=self.seat)
            g.push(Bidding(self.seats[1:]))
            return
        (n,) = BID.values(a)
        g.renew().bid = (card, n, self.seat)
        g.tell("kingsburg-bids", seat=self.seat, governor=GOVERNORS[card].id, points=n)
        g.push(Bidding((*self.seats[1:], self.seat)))

    def why_not(self, g: Kingsburg, a: Action) -> Refusal | None:
        least = g.modules.bid[1] + 1
        if least > MOST:
            return refusal(self.rule, "kingsburg-no-bid-more", most=MOST)
        return refusal(self.rule, "kingsburg-no-bid", n=least, most=MOST)

    def question(self, g: Kingsburg) -> Message:
        card, amount, leader = g.modules.bid
        key = "kingsburg-ask-bid-first" if leader == NOBODY else "kingsburg-ask-bid"
        return Message(key, {"governor": GOVERNORS[card].id, "points": amount})


def award(g: Kingsburg, seat: int, card: int, points: int) -> None:
    g.score[seat] -= points
    modules = g.renew()
    modules.stall = tuple([other for other in modules.stall if other != card])
    modules.bid = NO_BID
    if points:
        g.tell("kingsburg-loses-points", seat=seat, points=points)
    reveal(g, seat, card)
