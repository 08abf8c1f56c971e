"""The whole review of a finished game, as values that a face can show and a program can read."""

from __future__ import annotations

from collections.abc import Callable
from hashlib import blake2b
from math import sqrt
from typing import Any, Final

from interrex.engine import action as actions_
from interrex.engine import wire
from interrex.engine.game import Game
from interrex.engine.luck import Luck, key_from_seed
from interrex.engine.match import Match
from interrex.engine.message import Message
from interrex.engine.state import State

from . import calibration
from .hints import sentences, told, weighed
from .par import Par, stored
from .shares import Shares, Step, errors, shares, steps
from .weighing import SURE, Weighing

COSTLY: Final = 3  # decisions that are named
LOOKED: Final = 8  # that are looked at for them, by what they did to the seat's chance
WAYS: Final = 64  # in which luck might have fallen otherwise, tried for every move
SLIGHT: Final = 0.02  # of a chance to win: what costs less is not worth a word

Watch = Callable[[int, int], None]


class Parts(wire.Struct, frozen=True):
    """How a seat's chance came from the first to the last: they add up. Errors are standard errors."""

    first: float
    luck: float
    own: float
    others: float
    rest: float
    result: float
    luck_error: float
    own_error: float
    others_error: float


class Stroke(wire.Struct, frozen=True):
    """Luck that came with a move: whose, and what it was."""

    move: int
    change: float
    error: float
    seat: int
    label: Worded


class Worded(wire.Struct, frozen=True):
    """A message, as it goes over the wire."""

    key: str
    params: dict[str, Any]

    def message(self) -> Message:
        """The message it was."""
        return Message(self.key, {name: _meant(value) for name, value in self.params.items()})


class Considered(wire.Struct, frozen=True):
    """What might have been answered: its words, chance and error, and what speaks for it beside the next best."""

    action: str
    label: Worded
    refs: tuple[str, ...]  # the board elements it concerns
    chance: float
    error: float
    says: list[Worded]


class Costly(wire.Struct, frozen=True):
    """A decision that cost more than its interval: what was asked and might have been answered, the best first."""

    move: int
    played: str
    better: str
    cost: float
    error: float
    question: Worded
    answers: list[Considered]


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
    """Of a game, by a judgement that is frozen with the release."""

    game: str
    judgement: str  # which one it was: reviews by another one are not compared with it
    measured: int  # games from which was found how far its chances come true; none: nobody knows
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
    for step in steps(game, match.at(0).state, moves, luck, WAYS):
        walked.append(step)
        watch(step.move, whole)
    par = stored(game)
    seats = []
    for seat in range(match.players):
        costly, unsure = _costly(match, walked, seat, par)
        seats.append(_seat(match, walked, seat, shares(walked, seat, par), costly, unsure))
        watch(len(moves) + LOOKED * (seat + 1), whole)
    measured = calibration.stored(game).games
    return Review(game.id, named(game), measured, _curve(walked, len(moves)), _turns(walked), seats)


def named(game: Game) -> str:
    """Its judgement, by a name that changes when it does."""
    judgement = game.thinking.judgement
    assert judgement is not None
    return blake2b(wire.encode([judgement.stored(), stored(game), calibration.stored(game)]), digest_size=6).hexdigest()


def _seat(match: Match, walked: list[Step], seat: int, whole: Shares, costly: list[Costly], unsure: int) -> SeatReview:
    strokes = sorted(walked, key=lambda step: step.luck[seat])
    best = [step for step in strokes[: -COSTLY - 1 : -1] if step.luck[seat] > _least(step, seat)]
    worst = [step for step in strokes[:COSTLY] if step.luck[seat] < -_least(step, seat)]
    luck, misfortune = [[_stroke(match, step, seat) for step in some] for some in (best, worst)]
    return SeatReview(Parts(*whole, *errors(walked, seat)), luck, misfortune, costly, unsure)


def _least(step: Step, seat: int) -> float:
    """What luck must have moved to be worth a word, and to be none of chance's own."""
    return max(SLIGHT, SURE * sqrt(step.chancy[seat]))


def _stroke(match: Match, step: Step, seat: int) -> Stroke:
    made = match.moves[step.move]
    label = match.game.label(match.at(step.move).state, made.seat, made.action)
    return Stroke(step.move, step.luck[seat], sqrt(step.chancy[seat]), made.seat, _said(label))


def _meant(value: Any) -> Any:
    """A parameter, from how it goes over the wire."""
    if isinstance(value, dict):
        return Worded(**value).message()
    return tuple([_meant(part) for part in value]) if isinstance(value, list) else value


def _said(message: Message) -> Worded:
    return Worded(message.key, message.json()["params"])


def _costly(match: Match, walked: list[Step], seat: int, par: Par) -> tuple[list[Costly], int]:
    """Those that did least for the seat are weighed again, as it saw them then."""
    done = [
        (change[seat] - par.of(kind, step.progress, step.before[seat]), step.move)
        for step in walked
        if len(step.seats) == 1  # under seal a move is not the decision
        for decider, kind, change in zip(step.seats, step.kinds, step.decided, strict=True)
        if decider == seat
    ]
    found, unsure = [], 0
    for change, move in sorted(done)[:LOOKED]:
        if change > -SLIGHT:
            break
        state, played = match.at(move).state, match.moves[move].action
        weighing = weighed(match.game, state, seat, move, played)
        if weighing is None:
            continue
        cost, error = weighing.cost(played)
        if cost - SURE * error > SLIGHT:
            found.append(_told(match, state, move, weighing))
        elif cost > SLIGHT:
            unsure += 1
    return sorted(found, key=lambda one: -one.cost)[:COSTLY], unsure


def _told(match: Match, state: State, move: int, weighing: Weighing) -> Costly:
    """A decision, its candidates in words."""
    game, seat, played = match.game, weighing.seat, match.moves[move].action
    answers = []
    for one in weighing.candidates:
        hint = told(game, weighing, one.action)
        says = [_said(sentence) for sentence in sentences(game.id, seat, hint)]
        label = _said(game.label(state, seat, one.action))
        refs = game.refs(state, seat, one.action)
        answers.append(Considered(hint.action, label, refs, hint.chance, hint.error, says))
    cost, error = weighing.cost(played)
    question = _said(state.waiting().ask(state, seat))
    return Costly(move, actions_.text(played), answers[0].action, cost, error, question, answers)


def _curve(walked: list[Step], moves: int) -> list[list[float]]:
    """After each move; under seal nothing changes before it is opened."""
    found: list[list[float]] = [walked[0].before]
    for step in walked:
        found += [found[-1]] * (step.move - len(found) + 1)
        found.append(step.after)
    return [[round(chance, 4) for chance in chances] for chances in found]


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
