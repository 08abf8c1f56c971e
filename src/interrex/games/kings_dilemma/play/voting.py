"""The vote (rulebook 4.3, special ones 10.6): turns from the Leader on, until the house on its right has spoken."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from interrex.engine.action import Action
from interrex.engine.frames import Frame
from interrex.engine.message import Refusal, refusal
from interrex.engine.sealed import Said, Sealed

from ..state import (
    AYE,
    FOR,
    GATHERS,
    MODERATES,
    NAY,
    OUT,
    SIDES,
    SILENT,
    VOTING,
    Chain,
    Choice,
    Council,
    Procedure,
    Verb,
)
from ..words import COINS, POWER, SEAT
from .houses import passed, seats_of
from .moments import fire
from .terms import FIRST, floor

# ------------------------------------------------------------------------------------------------------- first turn


def most(g: Council, seat: int) -> int:
    """The most power the seat can lay on its card now."""
    return min(g.power[seat], g.rules.max_power - g.weight(seat))


class Lay(Verb):
    """Vote for a side with at least 1 power (rulebook 4.3.3, 4.3.4)."""

    takes = (POWER,)
    stance = AYE

    def offers(self, g: Council, seat: int) -> Sequence[Action]:
        if g.rules.elect is not None or g.rules.coins_too:
            return ()
        return self.row()[g.rules.min_power : most(g, seat) + 1]

    def act(self, g: Council, seat: int, *values: Any) -> None:
        lay(g, seat, self.stance, values[0])

    def why_not(self, g: Council, seat: int, *values: Any) -> Refusal | None:
        if values[0] < g.rules.min_power:
            return refusal(
                self.rule if g.rules.min_power == 1 else "10.6.2", "kings-dilemma-no-few", n=g.rules.min_power
            )
        if values[0] > g.rules.max_power:
            return refusal("10.6.3", "kings-dilemma-no-many", n=g.rules.max_power)
        return refusal("4.3.5", "kings-dilemma-no-power")


class LayAye(Lay):
    name = "aye"
    rule = "4.3.3"
    stance = AYE


class LayNay(Lay):
    name = "nay"
    rule = "4.3.4"
    stance = NAY


class Buy(Verb):
    """Vote with power and coins, two for one power (rulebook 10.6.9)."""

    takes = (POWER, COINS)
    rule = "10.6.9"
    stance = AYE

    def offers(self, g: Council, seat: int) -> Sequence[Action]:
        if not g.rules.coins_too:
            return ()
        return [
            self.action(n, coins)
            for n in range(most(g, seat) + 1)
            for coins in range(0, g.coins[seat] + 1, 2)
            if g.rules.min_power <= n + coins // 2 <= g.rules.max_power
        ]

    def act(self, g: Council, seat: int, *values: Any) -> None:
        power, coins = values
        g.coins[seat] -= coins
        g.purses[seat] += coins
        lay(g, seat, self.stance, power)

    def why_not(self, g: Council, seat: int, *values: Any) -> Refusal | None:
        return refusal(self.rule, "kings-dilemma-no-buy")


class BuyAye(Buy):
    name = "buy-aye"
    stance = AYE


class BuyNay(Buy):
    name = "buy-nay"
    stance = NAY


class Back(Verb):
    """Vote for a house (rulebook 10.6.14)."""

    name = "back"
    rule = "10.6.14"
    takes = (SEAT, POWER)

    def offers(self, g: Council, seat: int) -> Sequence[Action]:
        if g.rules.elect is None:
            return ()
        powers = range(g.rules.min_power, most(g, seat) + 1)
        return [self.action(other, n) for other in range(g.players) for n in powers]

    def act(self, g: Council, seat: int, *values: Any) -> None:
        lay(g, seat, FOR + values[0], values[1])

    def why_not(self, g: Council, seat: int, *values: Any) -> Refusal | None:
        return refusal(self.rule, "kings-dilemma-no-back")


def lay(g: Council, seat: int, stance: int, n: int) -> None:
    g.stance[seat] = stance
    g.power[seat] -= n
    g.laid[seat] += n
    if stance >= FOR:
        g.tell("kings-dilemma-backs", seat=seat, house=g.houses[stance - FOR], n=g.weight(seat))
    else:
        g.tell("kings-dilemma-votes", seat=seat, side=SIDES[stance], n=g.weight(seat))


def may_pass(g: Council, seat: int) -> bool:
    """Where passing is not open, only those may who cannot vote (rulebook 10.6.7)."""
    return not g.rules.no_pass or most(g, seat) < g.rules.min_power


class Gather(Verb):
    """Pass to gather power (rulebook 4.3.6)."""

    name = "gather"
    rule = "4.3.6"

    def offers(self, g: Council, seat: int) -> Sequence[Action]:
        return (self.action(),) if may_pass(g, seat) else ()

    def act(self, g: Council, seat: int, *values: Any) -> None:
        g.stance[seat] = GATHERS
        g.tell("kings-dilemma-gathers", seat=seat)
        fire(g, "passed", seat, kind="power")

    def why_not(self, g: Council, seat: int, *values: Any) -> Refusal | None:
        return refusal("10.6.7", "kings-dilemma-no-pass")


class Moderate(Verb):
    """Pass to moderate: the first to do so takes the token at once (rulebook 4.3.7 to 4.3.9)."""

    name = "moderate"
    rule = "4.3.7"

    def offers(self, g: Council, seat: int) -> Sequence[Action]:
        closed = (g.moderated and not g.rules.silent) or g.rule("moderator_locked") or not may_pass(g, seat)
        return () if closed else (self.action(),)

    def act(self, g: Council, seat: int, *values: Any) -> None:
        if g.moderated:  # in a silent vote somebody before has (rulebook 10.6.6)
            GATHER.act(g, seat)
            return
        g.stance[seat] = MODERATES
        g.moderated = True
        g.moderator = seat
        g.tell("kings-dilemma-moderates", seat=seat)
        fire(g, "passed", seat, kind="moderator")
        fire(g, "took_moderator", seat)

    def why_not(self, g: Council, seat: int, *values: Any) -> Refusal | None:
        if not may_pass(g, seat):
            return refusal("10.6.7", "kings-dilemma-no-pass")
        if g.rule("moderator_locked"):
            return refusal("10.7.5", "kings-dilemma-no-moderate-now")
        return refusal("4.3.8", "kings-dilemma-no-moderate")


GATHER: Final = Gather()
VERBS: Final[tuple[Verb, ...]] = (LayAye(), LayNay(), BuyAye(), BuyNay(), Back(), GATHER, Moderate())


class FirstTurn(Choice):
    """Aye, nay, or one of two ways to pass (rulebook 4.3.2)."""

    __slots__ = ()
    rule = "4.3.2"
    asks = "kings-dilemma-ask-vote"
    verbs = VERBS

    def otherwise(self, g: Council, a: Action) -> Refusal | None:
        return refusal("4.3.2", "kings-dilemma-no-add-yet") if a[0] in ("add", "hold") else None


# ------------------------------------------------------------------------------------------------------- later turns


class Add(Verb):
    """More power on the card (rulebook 4.3.14)."""

    name = "add"
    rule = "4.3.14"
    takes = (POWER,)

    def offers(self, g: Council, seat: int) -> Sequence[Action]:
        return self.row()[1 : most(g, seat) + 1]

    def act(self, g: Council, seat: int, *values: Any) -> None:
        g.power[seat] -= values[0]
        g.laid[seat] += values[0]
        g.tell("kings-dilemma-adds", seat=seat, n=values[0], total=g.weight(seat))

    def why_not(self, g: Council, seat: int, *values: Any) -> Refusal | None:
        if g.weight(seat) + values[0] > g.rules.max_power:
            return refusal("10.6.3", "kings-dilemma-no-many", n=g.rules.max_power)
        return refusal(self.rule, "kings-dilemma-no-add")


class Hold(Verb):
    """Nothing more for now (rulebook 4.3.14)."""

    name = "hold"
    rule = "4.3.14"

    def offers(self, g: Council, seat: int) -> Sequence[Action]:
        return (self.action(),)

    def act(self, g: Council, seat: int, *values: Any) -> None:
        g.tell("kings-dilemma-holds", seat=seat)


class LaterTurn(Choice):
    """Who has voted is asked on each later turn, even with nothing left to add (rulebook 4.3.14, 13.16)."""

    __slots__ = ()
    rule = "4.3.14"
    asks = "kings-dilemma-ask-add"
    verbs = (Add(), Hold())

    def otherwise(self, g: Council, a: Action) -> Refusal | None:
        return refusal("4.3.15", "kings-dilemma-no-change") if a[0] in FIRST else None


# ---------------------------------------------------------------------------------------------------------- the vote


class Vote(Procedure):
    """Turns clockwise from the Leader, until the house on the right of whoever leads has had one (4.3.1, 4.3.16)."""

    __slots__ = ()

    def step(self, g: Council, n: int) -> bool:
        match n:
            case 0:
                open_vote(g)
                if g.rules.silent:
                    g.resume_at(3)
                    g.push(Sealed(tuple([SilentVote(seat) for seat in g.from_leader() if g.stance[seat] != OUT])))
                    return True
                g.turn = g.leader if g.stance[g.leader] != OUT else following(g, g.leader)
            case 1:
                while passed(g.stance[g.turn]):  # rulebook 4.3.13
                    if ends(g):
                        return False
                    g.turn = following(g, g.turn)
                g.push(turn_of(g))
            case 2:
                outbid(g)
                if ends(g):
                    return False
                g.turn = following(g, g.turn)
                g.resume_at(1)
            case 3:
                for seat in range(g.players):
                    if leads(g, seat):
                        lead(g, seat, "bid")
                return False
        return True


def turn_of(g: Council) -> Frame[Council]:
    return floor(g, FirstTurn(g.turn) if g.stance[g.turn] == SILENT else LaterTurn(g.turn))


def open_vote(g: Council) -> None:
    g.stage = VOTING
    g.votes += 1
    excluded = [] if g.rules.excluded is None else seats_of(g, g.rules.excluded, 0)[:1]  # one house: 10.1.4
    g.stance = [OUT if seat in excluded else SILENT for seat in range(g.players)]
    g.laid = [0] * g.players
    g.purses = [0] * g.players
    g.moderated = False


def following(g: Council, seat: int) -> int:
    """The next house that takes part (rulebook 10.6.10)."""
    seat = g.after(seat)
    while g.stance[seat] == OUT:
        seat = g.after(seat)
    return seat


def ends(g: Council) -> bool:
    """Was it the turn of the house to the right of the Leader (rulebook 4.3.16)?"""
    right = (g.leader - 1) % g.players
    while g.stance[right] == OUT:
        right = (right - 1) % g.players
    return right == g.turn


def leads(g: Council, seat: int) -> bool:
    own = g.weight(seat)
    return own > 0 and all(g.weight(other) < own for other in range(g.players) if other != seat)


def outbid(g: Council) -> None:
    """The Leader token moves to who has more on the card than every other house (rulebook 4.3.11, 4.3.12)."""
    if g.turn != g.leader and leads(g, g.turn) and not g.rule("leader_fixed"):
        lead(g, g.turn, "bid")


def lead(g: Council, seat: int, how: str) -> None:
    """The Leader token changes hands: by power laid, or given."""
    if seat != g.leader:
        g.leader = seat
        g.tell("kings-dilemma-leader", seat=seat)
        fire(g, "became_leader", seat, kind=how)


class SilentVote(Chain):
    """In a silent vote all decide at once (rulebook 10.6.6)."""

    __slots__ = ()
    rule = "10.6.6"

    def next(self, g: Council, said: Said) -> FirstTurn | None:
        return None if said else FirstTurn(self.seat)

    def open(self, g: Council, said: Said) -> None:
        FirstTurn(self.seat).play(g, said[0])
