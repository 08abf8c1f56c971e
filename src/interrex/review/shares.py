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
from typing import Final, NamedTuple

from interrex.engine.action import Action
from interrex.engine.frames import Shared
from interrex.engine.game import Game
from interrex.engine.luck import Luck
from interrex.engine.sealed import Answers, Said
from interrex.engine.state import State
from interrex.engine.zones import TABLE, unknown_piles

from .par import Par

TWINS: Final = 16  # of a move: how luck might have fallen otherwise
ORDERS: Final = 8  # in which sealed answers are counted

Chances = list[float]
Move = tuple[int, Action]


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


class Shares(NamedTuple):
    """Of one seat: what it began with, and what made it what it was in the end. They add up."""

    first: float
    luck: float
    own: float
    others: float
    rest: float
    result: float


def steps(game: Game, state: State, moves: Iterable[Move], luck: Luck) -> Iterator[Step]:
    """Of a game that began so, move after move; ``state`` is played on. ``luck`` is the review's own."""
    before = game.chances(state)
    sealed: _Seal | None = None
    for number, (seat, action) in enumerate(moves):
        top = state.stack[-1]
        if sealed is None and isinstance(top, Answers):
            sealed = _Seal(game, state.copy(), top, before)
        earlier = state.copy() if sealed is None else state
        state.play(seat, action)
        if sealed is not None:
            if state.stack and top.same_wait(state.stack[-1]):
                continue
            assert isinstance(top, Answers)
            after = game.chances(state)
            yield sealed.opened(number, _said(top, seat, action), after, luck)
            sealed = None
        else:
            after = game.chances(state)
            yield _step(game, number, earlier, state, (seat, action), before, after, luck)
        before = after


def _step(
    game: Game, number: int, earlier: State, state: State, move: Move, before: Chances, after: Chances, luck: Luck
) -> Step:
    expected = _expected(game, earlier, [move], luck) if chance_spoke(game, earlier, state) else after
    kinds = (asked(earlier, move[0]),)
    decided = (_minus(expected, before),)
    far = progress(game, earlier)
    return Step(number, move[:1], kinds, far, before, decided, _minus(after, expected), _none(after), after)


def asked(state: State, seat: int) -> str:
    """What the seat is asked, by the name of the question in the code."""
    waiting = state.waiting()
    return type(waiting.decision(seat) if isinstance(waiting, Shared) else waiting).__name__


def progress(game: Game, state: State) -> float:
    judgement = game.thinking.judgement
    assert judgement is not None
    return min(1.0, max(0.0, judgement.progress(state)))


def _expected(game: Game, earlier: State, moves: Sequence[Move], luck: Luck) -> Chances:
    """Chances after these moves, whatever luck comes with them."""
    found = []
    for _ in range(TWINS):
        twin = game.determinize(earlier, TABLE, luck)
        for seat, action in moves:
            twin.play(seat, action)
        found.append(game.chances(twin))
    return _mean(found)


def chance_spoke(game: Game, earlier: State, state: State) -> bool:
    """Whether anything was drawn or shown that nobody knew. Where nothing was, nothing else could have come."""
    if earlier.luck.counter != state.luck.counter:
        return True
    zones = game.rules.zones
    return unknown_piles(earlier, zones, TABLE) != unknown_piles(state, zones, TABLE)


class _Seal:
    """Answers given under one seal, from the first to the last."""

    def __init__(self, game: Game, state: State, top: Answers[State], before: Chances) -> None:
        self.game = game
        self.state = state  # before anybody said anything
        self.top = top
        self.before = before

    def opened(self, number: int, said: dict[int, Said], after: Chances, luck: Luck) -> Step:
        seats = list(said)
        done = {seat: _none(after) for seat in seats}
        start, end = _none(after), _none(after)
        for _ in range(ORDERS):
            luck.shuffle(seats)
            worth = [self._worth({seat: said[seat] for seat in seats[:n]}, luck) for n in range(len(seats) + 1)]
            start, end = _plus(start, worth[0]), _plus(end, worth[-1])
            for seat, (less, more) in zip(seats, pairwise(worth), strict=True):
                done[seat] = _plus(done[seat], _minus(more, less))
        decided = tuple([_part(done[seat], ORDERS) for seat in said])
        nobody, expected = _part(start, ORDERS), _part(end, ORDERS)
        kinds = tuple([type(chain).__name__ for chain in self.top.what.chains])
        luck_, rest = _minus(after, expected), _minus(nobody, self.before)
        return Step(
            number, tuple(said), kinds, progress(self.game, self.state), self.before, decided, luck_, rest, after
        )

    def _worth(self, said: dict[int, Said], luck: Luck) -> Chances:
        """Chances when it is opened, if these have said so and the others anything."""
        found = []
        for _ in range(TWINS // ORDERS):
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
            found.append(self.game.chances(world))
        return _mean(found)


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
            usual = par.of(kind, step.progress)
            if decider == seat:
                own += change[seat] - usual
                rest += usual
            else:
                usual /= len(change) - 1
                others += change[seat] + usual
                rest -= usual
    return Shares(walked[0].before[seat], luck, own, others, rest, walked[-1].after[seat])


def _none(chances: Chances) -> Chances:
    return [0.0] * len(chances)


def _plus(one: Chances, other: Chances) -> Chances:
    return [a + b for a, b in zip(one, other, strict=True)]


def _minus(one: Chances, other: Chances) -> Chances:
    return [a - b for a, b in zip(one, other, strict=True)]


def _part(chances: Chances, of: int) -> Chances:
    return [one / of for one in chances]


def _mean(found: list[Chances]) -> Chances:
    return [sum(column) / len(found) for column in zip(*found, strict=True)]
