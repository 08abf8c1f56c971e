"""Luck and decisions: every move of a game, and by how much it changed everybody's chance to win.

After a move chance may have its say: dice, draws, what nobody knew. What the move was worth is the mean over other luck
that might have come, with all that somebody at the table knew left as it is; what came besides is luck. Nobody's
decision can depend on what nobody knows, so luck is nothing on average, whoever plays and however good the judgement
is. What is answered under seal is opened at once: what each answer did to it is its part over all orders in which the
answers might have been counted, answers not counted yet being anybody's guess (Shapley's value).

Whoever is asked gains by it, because no judgement sees all that may still be done: taking goods is better than being
about to take them. What such a decision usually brings (``par``) is neither luck nor skill. It goes to the rest, where
one's own decisions and the others' nearly cancel out; there is also what only answering at all did under seal.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise
from math import sqrt
from typing import Final, NamedTuple

from interrex.engine.action import Action
from interrex.engine.frames import Shared
from interrex.engine.game import Game
from interrex.engine.luck import Luck
from interrex.engine.sealed import Answers, Said
from interrex.engine.state import State
from interrex.engine.zones import TABLE, unknown_piles

from .calibration import chances, progress
from .par import Par
from .played import Move
from .playing_on import outlook

TWINS: Final = 16  # of a move: how luck might have fallen otherwise
SURELY: Final = 1e-9  # less than that is missing to nobody who has not won
ORDERS: Final = 8  # in which sealed answers are counted

Chances = list[float]


class Step(NamedTuple):
    """One move, or all answers under one seal, and how chances to win changed by it. Lists are by seat."""

    move: int  # its number; under seal, that of the last answer
    seats: tuple[int, ...]  # who decided
    kinds: tuple[str, ...]  # for each of those: what it was asked
    progress: float  # of the game, from 0 to 1
    before: Chances
    decided: tuple[Chances, ...]  # for each of those: what its decision did to everybody
    luck: Chances
    rest: Chances  # what is nobody's doing under seal
    after: Chances
    unsure: tuple[Chances, ...]  # for each who decided: the variance of what is said of its decision
    chancy: Chances  # and of what is said of luck


class Shares(NamedTuple):
    """Of one seat: what it began with, and what made it what it was in the end. They add up."""

    first: float
    luck: float
    own: float
    others: float
    rest: float
    result: float


class Errors(NamedTuple):
    """Of a seat's shares, by how much each may be off because luck was not tried in all ways: standard errors."""

    luck: float
    own: float
    others: float


def steps(game: Game, state: State, moves: Iterable[Move], luck: Luck, twins: int = TWINS) -> Iterator[Step]:
    """Of a game that began so, move after move; ``state`` is played on. ``luck`` is the review's own.

    ``twins``: in so many ways luck might have fallen otherwise is tried.
    """
    before = chances(game, state)
    sealed: _Seal | None = None
    for number, (seat, action) in enumerate(moves):
        top = state.stack[-1]
        if sealed is None and isinstance(top, Answers):
            sealed = _Seal(game, state.copy(), top, before, twins)
        earlier = state.copy() if sealed is None else state
        state.play(seat, action)
        if sealed is not None:
            if state.stack and top.same_wait(state.stack[-1]):
                continue
            assert isinstance(top, Answers)
            after = chances(game, state)
            yield sealed.opened(number, _said(top, seat, action), after, luck)
            sealed = None
        else:
            after = chances(game, state)
            yield _step(game, number, earlier, state, (seat, action), before, after, luck, twins)
        before = after


def _step(
    game: Game,
    number: int,
    earlier: State,
    state: State,
    move: Move,
    before: Chances,
    after: Chances,
    luck: Luck,
    twins: int,
) -> Step:
    fortune, unsure = _none(after), _none(after)
    if chance_spoke(game, earlier, state):
        expected, unsure = _mean(_twins(game, earlier, move, luck, twins))
        fortune = _minus(outlook(game, state), expected)
    kinds = (asked(earlier, move[0]),)
    decided = (_minus(_minus(after, fortune), before),)
    far, rest = progress(game, earlier), _none(after)
    return Step(number, move[:1], kinds, far, before, decided, fortune, rest, after, (unsure,), unsure)


def asked(state: State, seat: int) -> str:
    """What the seat is asked, by the name of the question in the code."""
    waiting = state.waiting()
    return type(waiting.decision(seat) if isinstance(waiting, Shared) else waiting).__name__


def _twins(game: Game, earlier: State, move: Move, luck: Luck, twins: int) -> list[Chances]:
    """What the move came to, with other luck each time."""
    found = []
    for _ in range(twins):
        twin = game.determinize(earlier, TABLE, luck)
        twin.play(*move)
        found.append(outlook(game, twin))
    return found


def chance_spoke(game: Game, earlier: State, state: State) -> bool:
    """Whether anything was drawn or shown that nobody knew. Where nothing was, nothing else could have come."""
    if earlier.luck.counter != state.luck.counter:
        return True
    zones = game.rules.zones
    return unknown_piles(earlier, zones, TABLE) != unknown_piles(state, zones, TABLE)


class _Seal:
    """Answers given under one seal, from the first to the last."""

    def __init__(self, game: Game, state: State, top: Answers[State], before: Chances, twins: int) -> None:
        self.game = game
        self.state = state  # before anybody said anything
        self.top = top
        self.before = before
        self.each = twins // ORDERS  # worlds for each order

    def opened(self, number: int, said: dict[int, Said], after: Chances, luck: Luck) -> Step:
        seats = list(said)
        done: dict[int, list[Chances]] = {seat: [] for seat in seats}
        starts, ends = list[Chances](), list[Chances]()
        for _ in range(ORDERS):
            luck.shuffle(seats)
            worth = [self._worth({seat: said[seat] for seat in seats[:n]}, luck) for n in range(len(seats) + 1)]
            starts.append(worth[0])
            ends.append(worth[-1])
            for seat, (less, more) in zip(seats, pairwise(worth), strict=True):
                done[seat].append(_minus(more, less))
        decided, unsure = zip(*[_mean(done[seat]) for seat in said], strict=True)
        (nobody, _), (expected, chancy) = _mean(starts), _mean(ends)
        kinds = tuple([type(chain).__name__ for chain in self.top.what.chains])
        luck_, rest = _minus(after, expected), _minus(nobody, self.before)
        far = progress(self.game, self.state)
        return Step(
            number, tuple(said), kinds, far, self.before, decided, luck_, rest, after, unsure, chancy
        )  # fmt: skip

    def _worth(self, said: dict[int, Said], luck: Luck) -> Chances:
        """Chances when it is opened, if these have said so and the others anything."""
        found = []
        for _ in range(self.each):
            world = self.game.determinize(self.state, TABLE, luck)
            while world.stack and self.top.same_wait(world.stack[-1]):
                top = world.stack[-1]
                assert isinstance(top, Answers)
                seat = top.pending()[0]
                given = said.get(seat)
                spoken = len(top.said[top.what.seats.index(seat)])
                answers = world.answers(seat)
                action = given[spoken] if given is not None and given[spoken] in answers else luck.choice(answers)
                world.play(seat, action)
            found.append(chances(self.game, world))
        return _mean(found)[0]


def _said(top: Answers[State], seat: int, last: Action) -> dict[int, Said]:
    """By seat, all that was said under a seal that the last answer has broken."""
    said = dict(zip(top.what.seats, top.said, strict=True))
    said[seat] = (*said[seat], last)
    return said


def shares(walked: Sequence[Step], seat: int, par: Par) -> Shares:
    """What the steps of a whole game come to for one seat."""
    luck = own = others = rest = 0.0
    for step in walked:
        luck += step.luck[seat]
        rest += step.rest[seat]
        for decider, kind, change in zip(step.seats, step.kinds, step.decided, strict=True):
            chance = step.before[decider]
            usual = par.of(kind, step.progress, chance)
            if decider == seat:
                own += change[seat] - usual
                rest += usual
            else:
                usual *= step.before[seat] / max(SURELY, 1 - chance)  # from all others, by their chances
                others += change[seat] + usual
                rest -= usual
    return Shares(walked[0].before[seat], luck, own, others, rest, walked[-1].after[seat])


def errors(walked: Sequence[Step], seat: int) -> Errors:
    """What was tried for one step says nothing of the next: variances add up."""
    luck = own = others = 0.0
    for step in walked:
        luck += step.chancy[seat]
        for decider, unsure in zip(step.seats, step.unsure, strict=True):
            if decider == seat:
                own += unsure[seat]
            else:
                others += unsure[seat]
    return Errors(sqrt(luck), sqrt(own), sqrt(others))


def _none(chances: Chances) -> Chances:
    return [0.0] * len(chances)


def _minus(one: Chances, other: Chances) -> Chances:
    return [a - b for a, b in zip(one, other, strict=True)]


def _mean(found: list[Chances]) -> tuple[Chances, Chances]:
    """By seat, and the variance of that."""
    means = [sum(column) / len(found) for column in zip(*found, strict=True)]
    many = len(found) * max(1, len(found) - 1)
    return means, [
        sum([(one - mean) ** 2 for one in column]) / many
        for column, mean in zip(zip(*found, strict=True), means, strict=True)
    ]
