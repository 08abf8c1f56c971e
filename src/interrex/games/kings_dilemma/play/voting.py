"""The vote (rulebook 4.3, special ones 10.6): turns from the Leader on, until the house on its right has spoken."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from interrex.engine.action import Action
from interrex.engine.frames import Frame, Shared
from interrex.engine.kept import Kept
from interrex.engine.message import Refusal, refusal
from interrex.engine.sealed import Said, Sealed
from interrex.engine.state import State

from ..data import NO_HOUSE
from ..state import (
    AHEAD,
    AYE,
    FOR,
    GATHERS,
    MODERATES,
    NAY,
    OUT,
    QUIET,
    SIDES,
    SILENT,
    VOTING,
    Chain,
    Choice,
    Council,
    Procedure,
    Verb,
)
from ..vocabulary import USUAL
from ..words import COINS, POWER, SEAT
from .counting import tell_count, ways
from .houses import seats_of
from .moments import fire
from .reasons import locked_by, why_no_turn, why_not_laid, why_not_seated
from .running import Run
from .terms import FIRST, LATER, on_floor

# ------------------------------------------------------------------------------------------------------- first turn


def most(g: Council, seat: int) -> int:
    """The most power the seat can lay on its card now. While its start is added up it may be below none (3.4.3)."""
    power, room = max(0, g.power[seat]), g.rules.max_power - g.laid[seat] - g.purses[seat] // 2
    return power if power < room else room


def pan(stance: int) -> str:
    """The pan of the scales that a vote for this side is laid in."""
    return f"pan:{SIDES[stance]}"


def own_pan(g: State, seat: int, refs: tuple[str, ...]) -> tuple[str, ...]:
    """The pan a seat has voted in, before what else it points at; a vote for a house lies in none."""
    assert isinstance(g, Council)
    return (pan(g.stance[seat]), *refs) if g.stance[seat] in (AYE, NAY) else refs


class VoteVerb(Verb):
    """Something done on one's turn in a vote. Whose it is not says so when the verb is named or pointed at."""

    def untimely(self, g: Council, seat: int, a: Action) -> Refusal | None:
        return None if on_turn(g, seat) else why_no_turn(g, seat)

    def refuse(self, g: Council, seat: int, a: Action) -> Refusal | None:
        """Whether this vote has such a thing at all comes before how it is worded."""
        return self.closed(g, seat) or super().refuse(g, seat, a)

    def closed(self, g: Council, seat: int) -> Refusal | None:
        """Why this vote leaves no room for it, whatever the words."""
        return None


def on_turn(g: Council, seat: int) -> bool:
    """Is the seat asked to vote, or to add to its vote?"""
    waiting = g.waiting()
    if seat not in waiting.pending():
        return False
    asked = waiting.decision(seat) if isinstance(waiting, Shared) else waiting
    return isinstance(asked, Turn)


class SideVerb(VoteVerb):
    """A vote that is laid in a pan of the scales."""

    stance = AYE

    def refs(self, g: State, seat: int, a: Action) -> tuple[str, ...]:
        return (pan(self.stance), *super().refs(g, seat, a))

    def fill(self, g: State, seat: int, pointed: tuple[str, ...]) -> tuple[Action, bool] | None:
        """Who points at its pan, or at what would be laid there, means it."""
        meant = [pan(self.stance), *[word.ref.format(seat=seat) for word in self.words]]
        return ((self.name,), True) if len(pointed) == 1 and pointed[0] in meant else None


class Lay(SideVerb):
    """Vote for a side with at least 1 power (rulebook 4.3.3, 4.3.4)."""

    takes = (POWER,)

    def offers(self, g: Council, seat: int) -> Sequence[Action]:
        return self.row()[g.rules.min_power : most(g, seat) + 1]

    def act(self, g: Council, seat: int, *values: Any) -> None:
        lay(g, seat, self.stance, values[0])

    def closed(self, g: Council, seat: int) -> Refusal | None:
        if g.rules.elect is not None:
            return refusal("10.6.14", "kings-dilemma-no-side")
        if g.rules.coins_too:
            return refusal("10.6.9", "kings-dilemma-no-lay-alone")
        return why_not_laid(g, seat, self.rule, g.rules.min_power, g.rules.min_power)

    def why_not(self, g: Council, seat: int, *values: Any) -> Refusal | None:
        return why_not_laid(g, seat, self.rule, values[0], values[0])


class LayAye(Lay):
    name = "aye"
    rule = "4.3.3"
    stance = AYE


class LayNay(Lay):
    name = "nay"
    rule = "4.3.4"
    stance = NAY


def purchases(verb: Verb, g: Council, seat: int, least: int) -> list[Action]:
    """Power and coins that can be laid together where coins count, worth at least so much (rulebook 10.6.9)."""
    coins, room = g.coins[seat], g.rules.max_power - g.weight(seat)
    found: list[Action] = []
    for n in range(most(g, seat) + 1):
        spent = 2 * (room - n)
        found += verb.row(n)[2 * (least - n) if n < least else 0 : (coins if coins < spent else spent) + 1 : 2]
    return found


def lay_coins(g: Council, seat: int, coins: int) -> None:
    g.coins[seat] -= coins
    g.purses[seat] += coins


def why_not_bought(g: Council, seat: int, rule: str, power: int, coins: int) -> Refusal | None:
    """For power and coins laid together."""
    if coins % 2:
        return refusal(rule, "kings-dilemma-no-odd-coins")
    if coins > g.coins[seat]:
        return refusal(rule, "kings-dilemma-no-coins-left", n=g.coins[seat])
    return why_not_laid(g, seat, rule, power, power + coins // 2)


def why_no_coins(g: Council, rule: str) -> Refusal | None:
    """For a vote in which coins should count."""
    return None if g.rules.coins_too else refusal(rule, "kings-dilemma-no-coins-count")


class Buy(SideVerb):
    """Vote with power and coins, two for one power (rulebook 10.6.9)."""

    takes = (POWER, COINS)
    rule = "10.6.9"

    def offers(self, g: Council, seat: int) -> Sequence[Action]:
        return purchases(self, g, seat, g.rules.min_power)

    def act(self, g: Council, seat: int, *values: Any) -> None:
        power, coins = values
        lay_coins(g, seat, coins)
        lay(g, seat, self.stance, power)

    def closed(self, g: Council, seat: int) -> Refusal | None:
        if g.rules.elect is not None:
            return refusal("10.6.14", "kings-dilemma-no-side")
        return why_no_coins(g, self.rule)

    def why_not(self, g: Council, seat: int, *values: Any) -> Refusal | None:
        return why_not_bought(g, seat, self.rule, values[0], values[1])


class BuyAye(Buy):
    name = "buy-aye"
    stance = AYE


class BuyNay(Buy):
    name = "buy-nay"
    stance = NAY


class Back(VoteVerb):
    """Vote for a house (rulebook 10.6.14)."""

    name = "back"
    rule = "10.6.14"
    takes = (SEAT, POWER)

    def offers(self, g: Council, seat: int) -> Sequence[Action]:
        found: list[Action] = []
        for other in range(g.players):
            found += self.row(other)[g.rules.min_power : most(g, seat) + 1]
        return found

    def act(self, g: Council, seat: int, *values: Any) -> None:
        lay(g, seat, FOR + values[0], values[1])

    def closed(self, g: Council, seat: int) -> Refusal | None:
        if g.rules.elect is None:
            return refusal(self.rule, "kings-dilemma-no-election")
        return why_not_laid(g, seat, self.rule, g.rules.min_power, g.rules.min_power)

    def why_not(self, g: Council, seat: int, *values: Any) -> Refusal | None:
        house, power = values
        return why_not_seated(g, self.rule, house) or why_not_laid(g, seat, self.rule, power, power)


def lay(g: Council, seat: int, stance: int, n: int) -> None:
    g.stance[seat] = stance
    g.power[seat] -= n
    g.laid[seat] += n
    if g.listener is not None:
        if stance >= FOR:
            g.tell("kings-dilemma-backs", seat=seat, house=g.houses[stance - FOR], n=g.weight(seat))
        else:
            g.tell("kings-dilemma-votes", seat=seat, side=SIDES[stance], n=g.weight(seat), coins=g.purses[seat])
        tell_count(g, seat)
    if not g.rules.silent:  # there, once all cards lie open
        outbid(g, seat)


def may_pass(g: Council, seat: int) -> bool:
    """Where passing is not open, only those may who cannot vote (rulebook 10.6.7)."""
    return not g.rules.no_pass or most(g, seat) < g.rules.min_power


class Gather(VoteVerb):
    """Pass to gather power (rulebook 4.3.6)."""

    name = "gather"
    rule = "4.3.6"

    def offers(self, g: Council, seat: int) -> Sequence[Action]:
        return (self.action(),) if may_pass(g, seat) else ()

    def act(self, g: Council, seat: int, *values: Any) -> None:
        g.stance[seat] = GATHERS
        if g.listener is not None:
            g.tell("kings-dilemma-gathers", seat=seat)
        fire(g, "passed", seat, 0, "power")

    def why_not(self, g: Council, seat: int, *values: Any) -> Refusal | None:
        return refusal("10.6.7", "kings-dilemma-no-pass")


def moderating_closed(g: Council) -> bool:
    """Has somebody moderated, or does an event keep the token where it is (rulebook 4.3.8, 10.7.5)?"""
    return (g.moderated and not g.rules.silent) or bool(g.rule("moderator_locked"))


class Moderate(VoteVerb):
    """Pass to moderate: the first to do so takes the token at once (rulebook 4.3.7 to 4.3.9)."""

    name = "moderate"
    rule = "4.3.7"

    def offers(self, g: Council, seat: int) -> Sequence[Action]:
        return () if moderating_closed(g) or not may_pass(g, seat) else (self.action(),)

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
            return refusal("10.7.5", "kings-dilemma-no-moderate-now", by=locked_by(g, "moderator_locked"))
        return refusal("4.3.8", "kings-dilemma-no-moderate", seat=g.moderator)


GATHER: Final = Gather()
PASSING: Final[tuple[Verb, ...]] = (GATHER, Moderate())
SIDES_VERBS: Final[tuple[Verb, ...]] = (LayAye(), LayNay(), *PASSING)
COINS_VERBS: Final[tuple[Verb, ...]] = (BuyAye(), BuyNay(), *PASSING)
ELECTING: Final[tuple[Verb, ...]] = (Back(), *PASSING)
VERBS: Final[tuple[Verb, ...]] = (*SIDES_VERBS[:2], *COINS_VERBS[:2], ELECTING[0], *PASSING)


class Turn(Choice):
    """One answer, and nobody is asked again."""

    __slots__ = ()

    def play(self, g: Council, a: Action) -> None:
        NAMED[a[0]].perform(g, self.seat, a)


def offers_of(turn: Turn, g: Council) -> list[Action]:
    """What the verbs of a turn offer."""
    return Choice.actions(turn, g)


NO_COINS: Final = -1  # where they do not count
FIRST_OFFERS: Final = Kept("first turns", offers_of, "power in hand, who may moderate, and what the vote allows")
LATER_OFFERS: Final = Kept("later turns", offers_of, "power in hand, in a usual vote")


class FirstTurn(Turn):
    """Aye, nay, or one of two ways to pass (rulebook 4.3.2)."""

    __slots__ = ()
    rule = "4.3.2"
    asks = "kings-dilemma-ask-vote"
    verbs = VERBS

    def choices(self, g: Council) -> Sequence[Verb]:
        if g.rules.elect is not None:
            return ELECTING
        return COINS_VERBS if g.rules.coins_too else SIDES_VERBS

    def actions(self, g: Council) -> list[Action]:
        rules, seat = g.rules, self.seat
        if rules.elect is not None:
            return super().actions(g)
        if rules is USUAL:
            return FIRST_OFFERS.of((g.power[seat], moderating_closed(g)), self, g)[:]
        coins = g.coins[seat] if rules.coins_too else NO_COINS
        allowed = (coins, rules.min_power, rules.max_power, rules.no_pass)
        return FIRST_OFFERS.of((g.power[seat], moderating_closed(g), allowed), self, g)[:]

    def otherwise(self, g: Council, a: Action) -> Refusal | None:
        return refusal("4.3.2", "kings-dilemma-no-add-yet") if a[0] in LATER else None


# ------------------------------------------------------------------------------------------------------- later turns


class Add(VoteVerb):
    """More power on the card (rulebook 4.3.14)."""

    name = "add"
    rule = "4.3.14"
    takes = (POWER,)

    def refs(self, g: State, seat: int, a: Action) -> tuple[str, ...]:
        return own_pan(g, seat, super().refs(g, seat, a))

    def offers(self, g: Council, seat: int) -> Sequence[Action]:
        return self.row()[1 : most(g, seat) + 1]

    def act(self, g: Council, seat: int, *values: Any) -> None:
        add(g, seat, values[0], values[0])

    def closed(self, g: Council, seat: int) -> Refusal | None:
        return refusal("10.6.9", "kings-dilemma-no-add-alone") if g.rules.coins_too else None

    def why_not(self, g: Council, seat: int, *values: Any) -> Refusal | None:
        if not values[0]:
            return refusal(self.rule, "kings-dilemma-no-add")
        return why_not_laid(g, seat, self.rule, values[0], values[0])


def add(g: Council, seat: int, power: int, worth: int) -> None:
    g.power[seat] -= power
    g.laid[seat] += power
    if g.listener is not None:
        g.tell("kings-dilemma-adds", seat=seat, n=worth, total=g.weight(seat), coins=g.purses[seat])
    outbid(g, seat)


class AddBought(VoteVerb):
    """More power and coins on the card, two coins for one power (rulebook 4.3.14, 10.6.9)."""

    name = "buy-more"
    rule = "10.6.9"
    takes = (POWER, COINS)

    def refs(self, g: State, seat: int, a: Action) -> tuple[str, ...]:
        return own_pan(g, seat, super().refs(g, seat, a))

    def offers(self, g: Council, seat: int) -> Sequence[Action]:
        return purchases(self, g, seat, 1)

    def act(self, g: Council, seat: int, *values: Any) -> None:
        power, coins = values
        lay_coins(g, seat, coins)
        add(g, seat, power, power + coins // 2)

    def closed(self, g: Council, seat: int) -> Refusal | None:
        return why_no_coins(g, self.rule)

    def why_not(self, g: Council, seat: int, *values: Any) -> Refusal | None:
        power, coins = values
        if not power and not coins:
            return refusal(self.rule, "kings-dilemma-no-add")
        return why_not_bought(g, seat, self.rule, power, coins)


class Hold(VoteVerb):
    """Nothing more for now (rulebook 4.3.14)."""

    name = "hold"
    rule = "4.3.14"

    def offers(self, g: Council, seat: int) -> Sequence[Action]:
        return (self.action(),)

    def act(self, g: Council, seat: int, *values: Any) -> None:
        if g.listener is not None:
            g.tell("kings-dilemma-holds", seat=seat)


class LaterTurn(Turn):
    """Who has voted is asked on each later turn, even with nothing left to add (rulebook 4.3.14, 13.16)."""

    __slots__ = ()
    rule = "4.3.14"
    asks = "kings-dilemma-ask-add"
    verbs = (Add(), AddBought(), Hold())

    def choices(self, g: Council) -> Sequence[Verb]:
        return self.verbs[1:] if g.rules.coins_too else ADDING_POWER

    def actions(self, g: Council) -> list[Action]:
        if g.rules is not USUAL:
            return super().actions(g)
        return LATER_OFFERS.of(g.power[self.seat], self, g)[:]

    def otherwise(self, g: Council, a: Action) -> Refusal | None:
        return refusal("4.3.15", "kings-dilemma-no-change") if a[0] in FIRST else None


ADDING_POWER: Final = (LaterTurn.verbs[0], LaterTurn.verbs[2])
NAMED: Final[dict[str | int, Verb]] = {verb.name: verb for verb in (*VERBS, *LaterTurn.verbs)}

# ---------------------------------------------------------------------------------------------------------- the vote


class Vote(Procedure):
    """Turns clockwise from the Leader, until the house on the right of whoever leads has had one (4.3.1, 4.3.16)."""

    __slots__ = ()

    def step(self, g: Council, n: int) -> bool:
        if n == 0:
            open_vote(g)
            if g.rules.silent:
                g.then(in_silence(g), OPENED)
                return False
            g.turn = g.leader
            if g.stance[g.leader] == OUT:
                next_turn(g)
        elif not next_turn(g):
            return False
        asked = FIRST_TURNS if g.stance[g.turn] == SILENT else LATER_TURNS
        g.push(asked[0 if g.rules.no_deals else g.players][g.turn])
        return True


class Opened(Procedure):
    """All cards of a silent vote lie open: the token goes to whoever has the most (rulebook 10.6.6)."""

    __slots__ = ()

    def step(self, g: Council, n: int) -> bool:
        for seat in range(g.players):
            outbid(g, seat)
        return False


OPENED: Final = Opened()


def in_silence(g: Council) -> Sealed[Council]:
    return Sealed(tuple([SilentVote(seat) for seat in g.from_leader() if g.stance[seat] != OUT]))


Turns = list[list[Frame[Council]]]


def turns(asked: type[Turn]) -> Turns:
    """The turns of all seats, made once: by the number of players on a floor where everybody may deal; first, alone."""
    alone = [asked(seat) for seat in range(5)]
    floors: Turns = [[on_floor(turn, n) for turn in alone[:n]] for n in range(1, 6)]
    return [[*alone], *floors]


FIRST_TURNS: Final = turns(FirstTurn)
LATER_TURNS: Final = turns(LaterTurn)


def open_floor(g: Council) -> None:
    """Outcome tokens lie on the pans; what happens at the opening of a vote does (rulebook 4.2, 10.5.1, 10.8.2)."""
    g.stage = VOTING
    fire(g, "vote_open")
    for event in g.events[::-1]:
        if each := g.story.event_cards[event.event].each_round:
            g.push(Run(each, NO_HOUSE, g.story.event_handle(event.event)))


def open_vote(g: Council) -> None:
    g.stage = VOTING
    g.votes += 1
    g.stir = 0
    g.stance = [SILENT] * g.players
    if g.rules.excluded is not None:
        for seat in seats_of(g, g.rules.excluded, 0)[:1]:  # one house: 10.1.4
            g.stance[seat] = OUT
    g.laid = [0] * g.players
    g.purses = [0] * g.players
    g.moderated = False
    if g.listener is not None:
        g.tell("kings-dilemma-vote-opens", seat=g.leader)
        if g.rules is not USUAL and (held := ways(g.rules)):
            g.tell("kings-dilemma-vote-held", ways=held)
        for seat in [seat for seat in range(g.players) if g.stance[seat] == OUT]:
            g.tell("kings-dilemma-is-left-out", seat=seat)


def next_turn(g: Council) -> bool:
    """Whose is next of those that have not passed (4.3.13) and take part (10.6.10), if the Leader's is not (4.3.16)."""
    for seat in AHEAD[g.players][g.leader][g.turn]:
        if g.stance[seat] not in QUIET:
            g.turn = seat
            return True
    return False


def right_of_leader(g: Council) -> int:
    """The last to speak: of those that take part (rulebook 10.6.10)."""
    right = (g.leader or g.players) - 1
    while g.stance[right] == OUT:
        right = (right or g.players) - 1
    return right


def leads(g: Council, seat: int) -> bool:
    """Has the seat more on its card than every other house (rulebook 4.3.11)?"""
    cards = weights(g) if g.rules.coins_too else g.laid
    own = cards[seat]
    return own > 0 and own == max(cards) and cards.count(own) == 1


def weights(g: Council) -> list[int]:
    return [g.weight(other) for other in range(g.players)]


def may_outbid(g: Council, seat: int) -> bool:
    """Can the Leader token come to the seat (rulebook 10.7.6)?"""
    return seat != g.leader and not g.rule("leader_fixed")


def outbid(g: Council, seat: int) -> None:
    """The Leader token moves to who has more on the card than every other house (rulebook 4.3.11, 4.3.12)."""
    if seat != g.leader and leads(g, seat) and may_outbid(g, seat):
        lead(g, seat, "bid")


def lead(g: Council, seat: int, how: str) -> None:
    """The Leader token changes hands: by power laid, or given."""
    if seat != g.leader:
        g.leader = seat
        if g.listener is not None:
            g.tell("kings-dilemma-leader", seat=seat)
        fire(g, "became_leader", seat, 0, how)


class SilentVote(Chain):
    """In a silent vote all decide at once (rulebook 10.6.6)."""

    __slots__ = ()
    rule = "10.6.6"

    def next(self, g: Council, said: Said) -> FirstTurn | None:
        return None if said else FirstTurn(self.seat)

    def open(self, g: Council, said: Said) -> None:
        FirstTurn(self.seat).play(g, said[0])
