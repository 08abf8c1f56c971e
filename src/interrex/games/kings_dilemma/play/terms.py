"""Deals (rulebook 4.4): what coins can buy while a vote goes on. Once paid, a promise binds.

The engine drafts, proposes, strikes and holds to them (``engine.deals``); here stand the terms there are, why a deal
binds nobody, and how promises end that nobody's action has settled.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from interrex.engine.action import Action
from interrex.engine.deals import NUMBER, Clause, Deal, Floor, Row, Term, Terms, end
from interrex.engine.frames import Frame
from interrex.engine.message import Refusal, refusal
from interrex.engine.verbs import AMOUNT

from ..data import NO_HOUSE
from ..state import AYE, NAY, SETTLING, SIDES, SILENT, VOTED, VOTING, Council, Decision
from ..vocabulary import USUAL, VoteRules
from ..words import OPTION, PASSING, SEAT, SIDE
from .counting import ahead, tallies
from .reasons import why_not_seated

FIRST: Final = frozenset(["aye", "nay", "gather", "moderate", "back", "buy-aye", "buy-nay"])
PASSES: Final = frozenset(["gather", "moderate"])
ADDING: Final = frozenset(["add", "buy-more"])
LATER: Final = ADDING | {"hold"}
MOST_PRICE: Final = 10  # of one house in one deal
MOST_PROMISED: Final = 6  # power named in a promise
MOST_NEXT: Final = 3  # likewise, of the next vote
MOST_PROMISES: Final = 3
MOST_THOUGHT: Final = 20  # power that is thought of when promises are compared: more than any of them names
BOTH: Final = (0, 1)  # sides
KINDS: Final = ("power", "moderator", "any")

# When a promise ends
VOTE: Final = "vote"
CARD: Final = "card"
NEXT: Final = "next"


def side_of(a: Action) -> str:
    """The side an action votes for; empty if it does not vote."""
    word = str(a[0]).removeprefix("buy-")
    return word if word in SIDES else ""


def weight_of(a: Action) -> int:
    """What an action lays on the card."""
    if a[0] in PASSES:
        return 0
    return int(a[2]) if a[0] == "back" else int(a[1]) + (int(a[2]) // 2 if len(a) > 2 else 0)


def why_no_dealing(g: Council) -> Refusal | None:
    """Why nobody can deal now: this vote allows none, or there is none going on (rulebook 4.4.1, 10.6.8)."""
    if isinstance(g.waiting(), Floor):
        return None
    if g.stage in (VOTING, SETTLING) and g.rules.no_deals:
        return refusal("10.6.8", "kings-dilemma-no-deals")
    return refusal("4.4.1", "kings-dilemma-no-deals-now")


def why_not_free(g: Council, seat: int, rule: str) -> Refusal | None:
    """For a house that should not have spoken in this vote yet."""
    return None if g.stance[seat] == SILENT else refusal(rule, "kings-dilemma-has-spoken", seat=seat)


def why_not_within(rule: str, n: int, least: int, most: int) -> Refusal | None:
    """For a number that can be promised."""
    return None if least <= n <= most else refusal(rule, "kings-dilemma-no-such-promise", least=least, n=most)


class Promise(Term[Council]):
    """Something promised about this dilemma, or the next vote."""

    lasts: str = VOTE
    kept: bool = False  # if nothing has settled it when it ends: was it kept, or did it fall away?

    def seen_to_stand(self, g: Council, seat: int, promised: Action) -> bool:
        return self.is_among(self.could(g, seat), promised)

    def untimely(self, g: Council, seat: int, a: Action) -> Refusal | None:
        """By itself it is no move: it stands in a deal."""
        return why_no_dealing(g) or refusal(self.rule, "kings-dilemma-only-in-deals")


# ------------------------------------------------------------------------------------------------------------- coins


class Pay(Term[Council]):
    """Coins change hands when the deal is struck (rulebook 4.4.4)."""

    name = "coins"
    rule = "4.4.4"
    takes = (AMOUNT, SEAT)
    now = True
    towards = 1

    def could(self, g: Council, seat: int) -> Sequence[Row]:
        """Any price: what is behind a screen is not shown. Whether it is there is looked at when the deal is struck."""
        return [(range(1, MOST_PRICE + 1), (to,)) for to in range(g.players) if to != seat]

    def stands(self, g: Council, seat: int, promised: Action) -> bool:
        return int(promised[1]) <= g.coins[seat]

    def why_not(self, g: Council, seat: int, *values: Any) -> Refusal | None:
        to = values[1]
        if to == seat:
            return refusal(self.rule, "kings-dilemma-no-pay-oneself")
        return why_not_seated(g, self.rule, to) or refusal("4.4.3", "kings-dilemma-no-price", n=MOST_PRICE)

    def act(self, g: Council, seat: int, *values: Any) -> None:
        n, to = values
        g.coins[seat] -= n
        g.coins[to] += max(0, n - g.rule("deals_tax"))


class Deposit(Pay):
    """Coins that lie aside until all promises of the deal are kept; else they come back (rulebook 4.4.8)."""

    name = "deposit"
    rule = "4.4.8"
    held = True

    def act(self, g: Council, seat: int, *values: Any) -> None:
        g.coins[seat] -= values[0]

    def pays(self, g: Council, seat: int, *values: Any) -> None:
        n, to = values
        g.coins[to] += max(0, n - g.rule("deals_tax"))
        g.tell("kings-dilemma-deposit-paid", seat=to, n=n)

    def returns(self, g: Council, seat: int, *values: Any) -> None:
        g.coins[seat] += values[0]
        g.tell("kings-dilemma-deposit-back", seat=seat, n=values[0])


class Lift(Term[Council]):
    """Promises of an earlier deal are lifted, if all its parties agree (rulebook 4.4.11)."""

    name = "lift"
    rule = "4.4.11"
    takes = (NUMBER,)
    now = True

    def could(self, g: Council, seat: int) -> Sequence[Row]:
        return [(sorted({p.deal for p in g.pledges if seat in p.parties}),)]

    def why_not(self, g: Council, seat: int, *values: Any) -> Refusal | None:
        (number,) = values
        if any(pledge.deal == number for pledge in g.pledges):
            return refusal(self.rule, "kings-dilemma-no-lift-party", seat=seat, n=number)
        return refusal(self.rule, "kings-dilemma-no-lift-deal", n=number)

    def act(self, g: Council, seat: int, *values: Any) -> None:
        for pledge in [p for p in g.pledges if p.deal == values[0] and not p.term.held]:
            if pledge in g.pledges:
                end(g, pledge, kept=False)


# ---------------------------------------------------------------------------------------------------------- promises


class ToVote(Promise):
    """A side, with at least so much power, on the first turn (rulebook 4.4.15)."""

    name = "vote"
    rule = "4.4.15"
    takes = (SIDE, AMOUNT)

    def could(self, g: Council, seat: int) -> Sequence[Row]:
        if g.stance[seat] != SILENT or g.rules.elect is not None:
            return ()
        return [(BOTH, range(1, MOST_PROMISED + 1))]

    def why_not(self, g: Council, seat: int, *values: Any) -> Refusal | None:
        if g.rules.elect is not None:
            return refusal("10.6.14", "kings-dilemma-no-side")
        return why_not_free(g, seat, self.rule) or why_not_within(self.rule, values[1], 1, MOST_PROMISED)

    def stands(self, g: Council, seat: int, promised: Action) -> bool:
        least = max(int(promised[2]), g.rules.min_power)  # who has less can only pass (rulebook 10.6.2)
        return self.seen_to_stand(g, seat, promised) and g.power[seat] >= least

    def allows(self, g: Council, seat: int, promised: Action, a: Action) -> bool:
        if a[0] not in FIRST or g.power[seat] == 0:  # without power it has fallen away, even where coins count
            return True
        return side_of(a) == promised[1] and weight_of(a) >= min(int(promised[2]), g.power[seat])

    def settles(self, g: Council, seat: int, promised: Action, a: Action) -> bool:
        return a[0] in FIRST

    def fulfils(self, g: Council, seat: int, promised: Action, a: Action) -> bool:
        return g.power[seat] > 0


class ToRaise(Promise):
    """On later turns, up to so much, while the own side is behind or level (rulebook 4.4.16)."""

    name = "raise"
    rule = "4.4.16"
    takes = (AMOUNT,)
    kept = True

    def could(self, g: Council, seat: int) -> Sequence[Row]:
        if g.stance[seat] not in (SILENT, AYE, NAY) or g.rules.silent:
            return ()
        return [(range(2, min(MOST_PROMISED, g.rules.max_power) + 1),)]

    def why_not(self, g: Council, seat: int, *values: Any) -> Refusal | None:
        if g.rules.silent:
            return refusal("10.6.6", "kings-dilemma-no-raise-silent")
        if g.stance[seat] not in (SILENT, AYE, NAY):
            return refusal(self.rule, "kings-dilemma-no-raise", seat=seat)
        return why_not_within(self.rule, values[0], 2, min(MOST_PROMISED, g.rules.max_power))

    def allows(self, g: Council, seat: int, promised: Action, a: Action) -> bool:
        if a[0] not in LATER:
            return True
        wanted = min(int(promised[1]), g.rules.max_power, g.weight(seat) + g.power[seat])
        in_front = ahead(g, tallies(g)) == [g.stance[seat]]
        return in_front or g.weight(seat) + (weight_of(a) if a[0] in ADDING else 0) >= wanted


class ToCap(Promise):
    """No more than so much power in this vote (rulebook 4.4.17)."""

    name = "cap"
    rule = "4.4.17"
    takes = (AMOUNT,)
    kept = True

    def could(self, g: Council, seat: int) -> Sequence[Row]:
        return [(range(max(1, g.weight(seat)), MOST_PROMISED + 1),)]

    def why_not(self, g: Council, seat: int, *values: Any) -> Refusal | None:
        laid = g.weight(seat)
        if values[0] < laid:
            return refusal(self.rule, "kings-dilemma-no-cap", seat=seat, n=laid)
        return why_not_within(self.rule, values[0], max(1, laid), MOST_PROMISED)

    def allows(self, g: Council, seat: int, promised: Action, a: Action) -> bool:
        if a[0] in FIRST:
            return weight_of(a) <= int(promised[1])
        return a[0] not in ADDING or g.weight(seat) + weight_of(a) <= int(promised[1])


class ToPass(Promise):
    """To gather power, to moderate, or either (rulebook 4.4.18)."""

    name = "abstain"
    rule = "4.4.18"
    takes = (PASSING,)

    def could(self, g: Council, seat: int) -> Sequence[Row]:
        if g.stance[seat] != SILENT:
            return ()
        return [([kind for kind in range(3) if kind != MODERATOR or not g.moderated],)]

    def why_not(self, g: Council, seat: int, *values: Any) -> Refusal | None:
        return why_not_free(g, seat, self.rule) or refusal("4.3.8", "kings-dilemma-no-moderate", seat=g.moderator)

    def allows(self, g: Council, seat: int, promised: Action, a: Action) -> bool:
        if a[0] not in FIRST:
            return True
        wanted = "gather" if promised[1] == "power" or (promised[1] == "moderator" and g.moderated) else "moderate"
        return a[0] == wanted or (promised[1] == "any" and a[0] == "gather")

    def settles(self, g: Council, seat: int, promised: Action, a: Action) -> bool:
        return a[0] in FIRST

    def fulfils(self, g: Council, seat: int, promised: Action, a: Action) -> bool:
        return promised[1] != "moderator" or a[0] == "moderate"


MODERATOR: Final = KINDS.index("moderator")


class ToShun(Promise):
    """Not to vote for a side; passing remains open (rulebook 4.4.19)."""

    name = "shun"
    rule = "4.4.19"
    takes = (SIDE,)
    kept = True

    def could(self, g: Council, seat: int) -> Sequence[Row]:
        return [(BOTH,)] if g.stance[seat] == SILENT else ()

    def why_not(self, g: Council, seat: int, *values: Any) -> Refusal | None:
        return why_not_free(g, seat, self.rule)

    def allows(self, g: Council, seat: int, promised: Action, a: Action) -> bool:
        return side_of(a) != promised[1]


class NotToModerate(Promise):
    """Not to pass to moderate in this vote (rulebook 4.4.20)."""

    name = "stand-back"
    rule = "4.4.20"
    kept = True

    def could(self, g: Council, seat: int) -> Sequence[Row]:
        return [()] if g.stance[seat] == SILENT and not g.moderated else ()

    def why_not(self, g: Council, seat: int, *values: Any) -> Refusal | None:
        return why_not_free(g, seat, self.rule) or refusal("4.3.8", "kings-dilemma-no-moderate", seat=g.moderator)

    def allows(self, g: Council, seat: int, promised: Action, a: Action) -> bool:
        return a[0] != "moderate"


class ToBreakTie(Promise):
    """As Moderator, to decide a tie for a side (rulebook 4.4.21)."""

    name = "tie"
    rule = "4.4.21"
    takes = (SIDE,)

    def could(self, g: Council, seat: int) -> Sequence[Row]:
        return [(BOTH,)]

    def allows(self, g: Council, seat: int, promised: Action, a: Action) -> bool:
        return a[0] != "decide" or a[1] == promised[1]

    def settles(self, g: Council, seat: int, promised: Action, a: Action) -> bool:
        return a[0] == "decide"


class ToNameLeader(Promise):
    """As Moderator, to choose a certain house of several as Leader (rulebook 4.4.22)."""

    name = "name-leader"
    rule = "4.4.22"
    takes = (SEAT,)

    def could(self, g: Council, seat: int) -> Sequence[Row]:
        return [(range(g.players),)]

    def why_not(self, g: Council, seat: int, *values: Any) -> Refusal | None:
        return why_not_seated(g, self.rule, values[0])

    def allows(self, g: Council, seat: int, promised: Action, a: Action) -> bool:
        return a[0] != "appoint" or a[1] == promised[1]

    def settles(self, g: Council, seat: int, promised: Action, a: Action) -> bool:
        return a[0] == "appoint"


class ToLetSign(Promise):
    """As Leader, to let a party of the deal sign in its place (rulebook 4.4.23)."""

    name = "let-sign"
    rule = "4.4.23"
    takes = (SEAT,)
    lasts = CARD
    towards = 0

    def could(self, g: Council, seat: int) -> Sequence[Row]:
        return [([other for other in range(g.players) if other != seat],)]

    def why_not(self, g: Council, seat: int, *values: Any) -> Refusal | None:
        return why_not_seated(g, self.rule, values[0]) or refusal(self.rule, "kings-dilemma-no-sign-oneself", seat=seat)


class ToChoose(Promise):
    """A certain option, if this dilemma lets the house choose (rulebook 4.4.24)."""

    name = "option"
    rule = "4.4.24"
    takes = (OPTION,)
    lasts = CARD

    def could(self, g: Council, seat: int) -> Sequence[Row]:
        return [(range(1, 5),)]

    def allows(self, g: Council, seat: int, promised: Action, a: Action) -> bool:
        return a[0] != "choose" or a[1] == promised[1]

    def settles(self, g: Council, seat: int, promised: Action, a: Action) -> bool:
        return a[0] == "choose"


class NextTime(Promise):
    """A vote, a cap, a pass or a side not voted for, promised for the next dilemma (rulebook 4.4.25)."""

    rule = "4.4.25"
    lasts = NEXT

    def __init__(self, then: Promise) -> None:
        super().__init__("", *then.takes)
        self.name = f"next-{then.name}"
        self.then = then

    def could(self, g: Council, seat: int) -> Sequence[Row]:
        if isinstance(self.then, ToPass):
            return [(range(3),)]
        if isinstance(self.then, ToShun):
            return [(BOTH,)]
        powers = range(1, MOST_NEXT + 1)
        return [(BOTH, powers) if isinstance(self.then, ToVote) else (powers,)]

    def why_not(self, g: Council, seat: int, *values: Any) -> Refusal | None:
        return why_not_within(self.rule, values[-1], 1, MOST_NEXT)


TO_VOTE, TO_CAP, TO_PASS, TO_SHUN = ToVote(), ToCap(), ToPass(), ToShun()
PROMISES: Final[tuple[Promise, ...]] = (
    TO_VOTE, ToRaise(), TO_CAP, TO_PASS, TO_SHUN, NotToModerate(), ToBreakTie(), ToNameLeader(), ToLetSign(),
    ToChoose(), NextTime(TO_VOTE), NextTime(TO_CAP), NextTime(TO_PASS), NextTime(TO_SHUN),
)  # fmt: skip


# --------------------------------------------------------------------------------------------------- what binds nobody


def void(g: Council, deal: Deal, eyes: int) -> Refusal | None:
    """Why a deal cannot be struck, by what a seat can see (rulebook 4.4.3, 4.4.5, 4.4.7, 4.4.10); None: it can."""
    if not _all_lift(g, deal):
        return refusal("4.4.11", "kings-dilemma-no-lift")
    promises = [clause for clause in deal.clauses if isinstance(clause.term, Promise)]
    paid = [clause for clause in deal.clauses if isinstance(clause.term, Pay)]
    if not promises and not paid and deal.clauses:  # nothing but the lifting of promises
        return None
    if not paid:
        return refusal("4.4.5", "kings-dilemma-no-unpaid")
    if not 1 <= len(promises) <= MOST_PROMISES:
        return refusal("4.4.3", "kings-dilemma-no-promises", n=MOST_PROMISES)
    prices = {payer: sum([int(c.action[1]) for c in paid if c.seat == payer]) for payer in {c.seat for c in paid}}
    if max(prices.values()) > MOST_PRICE:
        return refusal("4.4.3", "kings-dilemma-no-price", n=MOST_PRICE)
    if prices.get(eyes, 0) > g.coins[eyes]:
        return refusal("4.4.7", "kings-dilemma-no-coins")
    for seat in {clause.seat for clause in promises}:
        if not _possible(g, seat, [*_bound(g, seat, deal), *[clause for clause in promises if clause.seat == seat]]):
            return refusal("4.4.10", "kings-dilemma-no-contradiction")
    return None


def _bound(g: Council, seat: int, deal: Deal) -> list[Clause]:
    """What will bind the seat: neither what the deal lifts, nor what this vote has made impossible (10.6.1)."""
    found: list[Clause] = []
    lifted = _lifted(deal)
    for pledge in g.pledges:
        if pledge.seat == seat and pledge.deal not in lifted and _possible(g, seat, [*found, pledge]):
            found.append(pledge)
    return found


def _all_lift(g: Council, deal: Deal) -> bool:
    """Are all who struck what a deal would lift parties to it (rulebook 4.4.11)?"""
    lifted = _lifted(deal)
    return all(set(pledge.parties) <= set(deal.parties) for pledge in g.pledges if pledge.deal in lifted)


def _lifted(deal: Deal) -> set[int]:
    """The deals whose promises it lifts."""
    return {int(clause.action[1]) for clause in deal.clauses if isinstance(clause.term, Lift)}


def _possible(g: Council, seat: int, promised: list[Clause]) -> bool:
    """Is something left that keeps all of them, on each occasion they are about? (The same holds of the next vote.)"""
    now = [clause for clause in promised if isinstance(clause.term, Promise)]
    later = [
        clause._replace(term=clause.term.then, action=_then(clause))
        for clause in now
        if isinstance(clause.term, NextTime)
    ]
    signs = {clause.action for clause in now if clause.action[0] == "let-sign"}
    raised = max([int(clause.action[1]) for clause in now if isinstance(clause.term, ToRaise)], default=0)
    capped = min([int(clause.action[1]) for clause in now if isinstance(clause.term, ToCap)], default=raised)
    occasions: list[list[Action]] = [
        _turn(g, seat),
        [("decide", "aye"), ("decide", "nay")],
        [("appoint", n) for n in range(g.players)],
        [("choose", n) for n in range(1, 5)],
    ]
    return (
        len(signs) <= 1
        and raised <= capped
        and all(_some(g, seat, now, actions) for actions in occasions if actions)
        and _some(g, seat, later, _first(USUAL, moderate=True))
    )


def _some(g: Council, seat: int, clauses: list[Clause], actions: list[Action]) -> bool:
    return any(all(_keeps(g, seat, clause, a) for clause in clauses) for a in actions)


def _keeps(g: Council, seat: int, clause: Clause, a: Action) -> bool:
    if isinstance(clause.term, ToVote) and a[0] in FIRST:  # by the number named: what is left then is another matter
        return side_of(a) == clause.action[1] and weight_of(a) >= int(clause.action[2])
    return clause.keeps(g, a)


def _then(clause: Clause) -> Action:
    return (str(clause.action[0]).removeprefix("next-"), *clause.action[1:])


def _first(rules: VoteRules, moderate: bool) -> list[Action]:
    """What a first turn might be under these rules, and whether one may pass to moderate."""
    weights = range(rules.min_power, min(rules.max_power, MOST_THOUGHT) + 1)
    votes: list[Action] = [(side, n) for side in ("aye", "nay") for n in weights]
    if rules.elect is not None:
        votes = [("back", 0, n) for n in weights]
    if rules.no_pass and votes:  # rulebook 10.6.7
        return votes
    return [*votes, ("gather",), *([("moderate",)] if moderate else [])]


def _turn(g: Council, seat: int) -> list[Action]:
    """What the seat might do on its next turn in this vote, whatever is behind its screen.

    Where coins count, so much power stands for as much of both.
    """
    stance = g.stance[seat]
    if stance == SILENT:
        return _first(g.rules, not g.moderated and not g.rule("moderator_locked"))
    if stance in VOTED:
        room = min(g.rules.max_power, MOST_THOUGHT) - g.weight(seat)
        return [("hold",), *[("add", n) for n in range(1, room + 1)]]
    return []


TERMS: Final = Terms("4.4.1", Pay(), Deposit(), *PROMISES, Lift(), void=void)


def floor(g: Council, own: Decision) -> Frame[Council]:
    """A decision during which everybody may deal, unless the vote forbids it (rulebook 4.4.1, 10.6.8)."""
    return own if g.rules.no_deals else on_floor(own, g.players)


def on_floor(own: Decision, players: int) -> Floor[Council]:
    return Floor(own, _SEATS[players], TERMS)


_SEATS: Final = tuple([tuple(range(n)) for n in range(6)])


# ------------------------------------------------------------------------------------------------------ how they end


def end_promises(g: Council, lasted: str) -> None:
    """What was promised for so long has been kept, or has fallen away (rulebook 4.4.9, 4.4.13)."""
    if not g.pledges:
        return
    for pledge in g.pledges:
        term = pledge.term
        if isinstance(term, Promise) and term.lasts == lasted and pledge in g.pledges:
            end(g, pledge, kept=term.kept or (term.name == "let-sign" and _signed_for(g, pledge)))


def _signed_for(g: Council, pledge: Clause) -> bool:
    return g.signed and g.signer == NO_HOUSE and g.leader == pledge.seat


def end_all_promises(g: Council) -> None:
    """Nothing binds beyond the reign: what was promised for a vote that does not come falls away (rulebook 4.4.12)."""
    for pledge in g.pledges:
        if pledge in g.pledges and not pledge.term.held:
            end(g, pledge, kept=False)


def come_due(g: Council) -> None:
    """What was promised for the next vote binds in this one (rulebook 4.4.25)."""
    g.pledges = tuple([
        clause._replace(term=clause.term.then, action=_then(clause)) if isinstance(clause.term, NextTime) else clause
        for clause in g.pledges
    ])  # fmt: skip
