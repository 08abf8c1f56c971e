"""The whole review of a finished game, as values that a face can show and a program can read."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from hashlib import blake2b
from typing import Final

from interrex.engine import action as actions_
from interrex.engine import wire
from interrex.engine.luck import Luck, key_from_seed
from interrex.engine.match import Match

from .par import Par, stored
from .shares import Shares, Step, shares, steps
from .weighing import SURE, weigh

COSTLY: Final = 3  # decisions that are named
LOOKED: Final = 8  # that are looked at for them, by what they did to the seat's chance
SLIGHT: Final = 0.02  # of a chance to win: what costs less is not worth a word

Watch = Callable[[int, int], None]


class Parts(wire.Struct, frozen=True):
    """How a seat's chance came from the first to the last: they add up."""

    first: float
    luck: float
    own: float
    others: float
    rest: float
    result: float


class Stroke(wire.Struct, frozen=True):
    """Luck that came with a move."""

    move: int
    change: float


class Costly(wire.Struct, frozen=True):
    """A decision that cost more than its interval."""

    move: int
    played: str
    better: str
    cost: float
    error: float


class Turn(wire.Struct, frozen=True):
    """A move after which somebody else was ahead."""

    move: int
    seat: int
    before: int
    ahead: int


class SeatReview(wire.Struct, frozen=True):
    parts: Parts
    best_luck: list[Stroke]
    worst_luck: list[Stroke]
    costly: list[Costly]
    unsure: int  # decisions that looked costly, where nobody can say


class Review(wire.Struct, frozen=True):
    """Of a game."""

    game: str
    judgement: str  # which one it was: reviews by another one are not compared with it
    curve: list[list[float]]  # after each move, by seat
    turns: list[Turn]
    seats: list[SeatReview]


def looked_back(match: Match, watch: Watch = lambda done, whole: None) -> Review:
    """A finished game. ``watch`` is told how far it has come."""
    game = match.game
    moves = [(move.seat, move.action) for move in match.moves]
    luck = Luck(key_from_seed(f"review {len(moves)}"))
    whole = len(moves) + LOOKED * match.players
    walked = []
    for step in steps(game, match.at(0).state, moves, luck):
        walked.append(step)
        watch(step.move, whole)
    par = stored(game)
    seats = []
    for seat in range(match.players):
        costly, unsure = _costly(match, walked, seat, par, luck)
        seats.append(_seat(walked, seat, shares(walked, seat, par), costly, unsure))
        watch(len(moves) + LOOKED * (seat + 1), whole)
    return Review(game.id, named(match), _curve(walked, len(moves)), _turns(walked), seats)


def named(match: Match) -> str:
    """The judgement, by a name that changes when it does."""
    judgement = match.game.thinking.judgement
    assert judgement is not None
    return blake2b(wire.encode([judgement.stored(), stored(match.game)]), digest_size=6).hexdigest()


def _seat(walked: list[Step], seat: int, whole: Shares, costly: list[Costly], unsure: int) -> SeatReview:
    strokes = sorted([Stroke(step.move, step.luck[seat]) for step in walked], key=lambda stroke: stroke.change)
    best = [stroke for stroke in strokes[: -COSTLY - 1 : -1] if stroke.change > SLIGHT]
    worst = [stroke for stroke in strokes[:COSTLY] if stroke.change < -SLIGHT]
    return SeatReview(Parts(*whole), best, worst, costly, unsure)


def _costly(match: Match, walked: list[Step], seat: int, par: Par, luck: Luck) -> tuple[list[Costly], int]:
    """Those that did least for the seat are weighed again, as it saw them then."""
    done = [
        (change[seat] - par.of(kind, step.progress), step.move)
        for step in walked
        if len(step.seats) == 1  # under seal a move is not the decision
        for decider, kind, change in zip(step.seats, step.kinds, step.decided, strict=True)
        if decider == seat
    ]
    found, unsure = [], 0
    for change, move in sorted(done)[:LOOKED]:
        if change > -SLIGHT:
            break
        state = match.at(move).state
        actions, played = state.answers(seat), match.moves[move].action
        if len(actions) < 2 or played not in actions:
            continue
        imagine = partial(match.game.determinize, state, seat, luck)
        weighing = weigh(match.game, imagine, seat, actions, luck, played)
        cost, error = weighing.cost(played)
        if cost - SURE * error > SLIGHT:
            better = weighing.candidates[0].action
            found.append(Costly(move, actions_.text(played), actions_.text(better), cost, error))
        elif cost > SLIGHT:
            unsure += 1
    return sorted(found, key=lambda one: -one.cost)[:COSTLY], unsure


def _curve(walked: list[Step], moves: int) -> list[list[float]]:
    """After each move; under seal nothing changes before it is opened."""
    found: list[list[float]] = [walked[0].before]
    for step in walked:
        found += [found[-1]] * (step.move - len(found) + 1)
        found.append(step.after)
    return found


def _turns(walked: list[Step]) -> list[Turn]:
    """Where somebody else is clearly ahead, and still is when everybody has decided a few times more."""
    found, ahead = [], _ahead(walked[0].before)
    lasting = LASTING * len(walked[0].before)
    for number, step in enumerate(walked):
        later = walked[number : number + lasting]
        now = _ahead(step.after)
        if now != ahead and all(one.after[now] > one.after[ahead] + CLEARLY for one in later):
            found.append(Turn(step.move, step.seats[-1], ahead, now))
            ahead = now
    return found


CLEARLY: Final = 0.03  # of a chance to win, by which somebody must be ahead to have taken the lead
LASTING: Final = 3  # decisions of each seat, for which they must stay there


def _ahead(chances: list[float]) -> int:
    return max(range(len(chances)), key=lambda seat: chances[seat])
