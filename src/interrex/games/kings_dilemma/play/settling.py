"""After the vote: which side has won, who leads, and where coins and power go (rulebook 4.3.19 to 4.3.24, 4.5)."""

from __future__ import annotations

from typing import Any, Final

from interrex.engine.action import Action
from interrex.engine.deals import DRAFT
from interrex.engine.frames import Frame
from interrex.engine.message import Refusal, refusal
from interrex.engine.verbs import Phrase

from ..data import NOBODY
from ..state import AYE, FOR, GATHERS, NAY, PASSED, SETTLING, SIDES, SILENT, VOTED, Council
from ..vocabulary import USUAL
from ..words import SEAT, SIDE
from .counting import ahead, tallies
from .moments import answers, fire, modified
from .reasons import Question, why_not_seated
from .running import InOrder
from .terms import VOTE, end_promises, floor
from .voting import lead

DECIDE: Final = Phrase("decide", SIDE)
ELECT: Final = Phrase("elect", SEAT)
APPOINT: Final = Phrase("appoint", SEAT)


# ---------------------------------------------------------------------------------------------------- who has won


def count(g: Council) -> None:
    """The side with more wins; of equal ones the Moderator names it (rulebook 4.3.19 to 4.3.21)."""
    g.stage = SETTLING
    if g.rules is USUAL and "modify bid_counts" not in g.heard:
        count_sides(g)
        return
    found = tallies(g)
    g.tally = (found.get(AYE, 0), found.get(NAY, 0)) if g.rules.elect is None else first_two(found)
    g.side = SILENT
    best = ahead(g, found)
    if len(best) == 1:
        win(g, best[0])
    else:
        g.push(floor(g, NameElected(g.moderator, tuple(best)) if best[0] >= FOR else BreakTie(g.moderator)))


def first_two(found: dict[int, int]) -> tuple[int, int]:
    """What the house named with the most power counts, and the next."""
    first, second, *_ = [*sorted(found.values(), reverse=True), 0, 0]
    return first, second


def count_sides(g: Council) -> None:
    """The same of a usual vote, where nothing changes what a card counts: power is all there is."""
    aye = nay = 0
    for stance, laid in zip(g.stance, g.laid, strict=True):
        if stance == AYE:
            aye += laid
        elif stance == NAY:
            nay += laid
    g.tally = (aye, nay)
    if aye == nay:
        g.side = SILENT
        g.push(floor(g, BreakTie(g.moderator)))
    else:
        win(g, AYE if aye > nay else NAY)


def win(g: Council, side: int) -> None:
    g.side = side
    if side >= FOR:
        g.facts = {**g.facts, str(g.rules.elect): g.houses[side - FOR]}
        g.tell("kings-dilemma-elected", house=g.houses[side - FOR])
        fire(g, "when_flag", of=str(g.rules.elect))
    elif g.listener is not None:
        g.tell("kings-dilemma-wins", side=SIDES[side], aye=g.tally[0], nay=g.tally[1])


class BreakTie(Question):
    """The Moderator names the winning side (rulebook 4.3.20, 4.3.21)."""

    __slots__ = ()
    rule = "4.3.20"
    asks = "kings-dilemma-ask-decide"
    phrases = (DECIDE,)

    def actions(self, g: Council) -> list[Action]:
        return [DECIDE.action(0), DECIDE.action(1)]

    def play(self, g: Council, a: Action) -> None:
        g.tell("kings-dilemma-decides", seat=self.seat, side=a[1])
        win(g, SIDES.index(str(a[1])))
        fire(g, "tie_broken", self.seat)


class NameElected(Question):
    """The Moderator decides a tied election (rulebook 10.6.14)."""

    __slots__ = ("best",)
    rule = "10.6.14"
    asks = "kings-dilemma-ask-elect"
    phrases = (ELECT,)

    def __init__(self, seat: int, best: tuple[int, ...]) -> None:
        self.seat = seat
        self.best = best

    def actions(self, g: Council) -> list[Action]:
        return [ELECT.action(stance - FOR) for stance in self.best]

    def play(self, g: Council, a: Action) -> None:
        win(g, FOR + int(a[1]))

    def barred(self, g: Council, *values: Any) -> Refusal:
        (seat,) = values
        named, tied = tallies(g).get(FOR + seat, 0), g.tally[0]
        return why_not_seated(g, self.rule, seat) or refusal(
            self.rule, "kings-dilemma-no-elect", seat=seat, n=named, most=tied
        )


# --------------------------------------------------------------------------------------------------------- who leads


def pass_on_lead(g: Council) -> None:
    """A Leader who did not vote for the winners gives the token to the first of them (rulebook 4.3.21 to 4.3.24)."""
    if g.stance[g.leader] == g.side:
        return
    if not any(stance in VOTED for stance in g.stance):
        if not g.rules.majority:
            lead(g, g.moderator, "given")
        return
    winners = [seat for seat in range(g.players) if g.stance[seat] == g.side]
    if not winners:
        return
    most = max([g.weight(seat) for seat in winners])
    best = tuple([seat for seat in winners if g.weight(seat) == most])
    if len(best) == 1:
        lead(g, best[0], "given")
    else:
        g.push(floor(g, NameLeader(g.moderator, best)))


class NameLeader(Question):
    """Of several winners with equally much power the Moderator chooses the Leader (rulebook 4.3.23)."""

    __slots__ = ("best",)
    rule = "4.3.23"
    asks = "kings-dilemma-ask-appoint"
    phrases = (APPOINT,)

    def __init__(self, seat: int, best: tuple[int, ...]) -> None:
        self.seat = seat
        self.best = best

    def actions(self, g: Council) -> list[Action]:
        return [APPOINT.action(seat) for seat in self.best]

    def play(self, g: Council, a: Action) -> None:
        lead(g, int(a[1]), "given")

    def barred(self, g: Council, *values: Any) -> Refusal:
        (seat,) = values
        if no := why_not_seated(g, self.rule, seat):
            return no
        if g.stance[seat] != g.side:
            return refusal("4.3.22", "kings-dilemma-no-appoint-side", seat=seat)
        most = g.weight(self.best[0])
        return refusal(self.rule, "kings-dilemma-no-appoint", seat=seat, n=g.weight(seat), most=most)


# ------------------------------------------------------------------------------------------------------ clearing up


def clear(g: Council) -> None:
    """Promises about the vote end; who passed is paid; the pool is shared (rulebook 4.4.2, 4.4.13, 4.5.1 to 4.5.4)."""
    if any(deal.number != DRAFT for deal in g.deals):
        g.tell("kings-dilemma-offers-gone")
    g.deals = ()
    if g.pledges:
        end_promises(g, VOTE)
    coin, gathering, before = g.rule("pass_coin", 1), g.stance.count(GATHERS), g.pool
    each = g.pool // gathering if gathering else 0
    g.pool -= each * gathering
    if gathering and g.rule("share_remainder"):
        if g.pool:
            g.tell("kings-dilemma-remainder", seat=g.moderator, n=g.pool)
        g.power[g.moderator] += g.pool
        g.pool = 0
    moments: list[Frame[Council]] = []
    for seat in g.from_leader():
        stance = g.stance[seat]
        if stance not in PASSED:
            continue
        g.coins[seat] += coin
        if stance == GATHERS:
            got = max(0, each + modified(g, seat, "share"))
            g.power[seat] += got
            if g.listener is not None:
                g.tell("kings-dilemma-shares", seat=seat, n=got)
            if "shared_power" in g.heard:
                moments += answers(g, "shared_power", seat, n=got)
    tell_pool(g, before)
    if moments:
        g.then(*moments)


def tell_pool(g: Council, before: int) -> None:
    if g.listener is not None and g.pool != before:
        g.tell("kings-dilemma-pool", n=g.pool)


def take_back(g: Council) -> None:
    """Losers take their power back, that of the winners goes to the pool (rulebook 4.5.5, 4.5.6)."""
    if "won_vote" in g.heard or "lost_vote" in g.heard:
        g.then(*felt(g))
    side, before = NOBODY if g.rules.keep_power else g.side, g.pool
    for seat, stance in enumerate(g.stance):
        if stance == side:
            g.pool += g.laid[seat]
        else:
            g.power[seat] += g.laid[seat]
    g.laid = [0] * g.players
    g.purses = [0] * g.players
    tell_pool(g, before)


def felt(g: Council) -> list[Frame[Council]]:
    """What winning and losing bring, by what lies on the cards (rulebook 10.5)."""
    found: list[Frame[Council]] = []
    for seat in g.from_leader():
        if g.stance[seat] in VOTED:
            found += answers(g, "won_vote" if g.stance[seat] == g.side else "lost_vote", seat, n=g.weight(seat))
    return found


class Settle(InOrder):
    """The winner, the Leader, coins and the pool, power."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__((count, pass_on_lead, clear, take_back))
