"""Games that judgement is learned from: who won, and what the terms were on the way.

Stewards as they judge now sit among greedy players, and everybody does something at random now and then: whoever only
ever sees sensible positions learns nothing about the others. What is kept of a position is what its last mover knew of
it, a world drawn for that seat, with its turn ended where bots judge positions so: they learn from what they judge.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from interrex.engine import wire
from interrex.engine.game import Game
from interrex.engine.judgement import Judgement
from interrex.engine.luck import Luck, key_from_seed
from interrex.engine.registry import find
from interrex.engine.state import State
from interrex.engine.weights import Weights

from . import asked_seats, decide
from .greedy import GreedyBot, StewardBot
from .kinds import make
from .settle import settle

STRAY: Final = 14  # one decision in so many is made at random
KEEP: Final = 5  # one position in so many is kept
LONGEST: Final = 5000  # decisions


class Moment(wire.Struct, frozen=True):
    """A position on the way: how far the game had come, and the terms by seat."""

    progress: float
    terms: list[list[float]]


class Lived(wire.Struct, frozen=True):
    """One game: a line of a checkpoint."""

    number: int
    won: list[float]  # by seat, its part of the victory
    roles: list[str]
    moments: list[Moment]


class Task(NamedTuple):
    """What one game is to be played with."""

    game: str
    number: int
    seed: str
    weights: Weights
    options: dict[str, Any]


def live_all(tasks: list[Task]) -> list[Lived]:
    """Play some; a function, because another process finds it by its name."""
    return [live(task) for task in tasks]


def live(task: Task) -> Lived:
    game = find(task.game)
    judgement = game.thinking.judgement
    assert judgement is not None
    judgement.use(task.weights)
    try:
        return _lived(game, judgement, task)
    finally:
        judgement.use(judgement.stored())


def _lived(game: Game, judgement: Judgement, task: Task) -> Lived:
    luck = Luck(key_from_seed(f"{task.seed} {task.number}"))
    players = _players(game, luck)
    state = game.start(players, game.check(players, task.options), luck.branch())
    state.run()
    bots = [make(StewardBot if luck.below(3) else GreedyBot, game, luck.branch()) for _ in range(players)]
    moments: list[Moment] = []
    for _ in range(LONGEST):
        if not (seats := asked_seats(state)) or judgement.won(state):
            break
        seat = seats[0]
        stray = luck.below(STRAY) == 0
        state.play(seat, luck.choice(state.answers(seat)) if stray else decide(bots[seat], state, seat))
        if luck.below(KEEP) == 0 and not state.over:
            world = game.determinize(state, seat, luck)
            if game.thinking.search.settles:
                settle(game, world, seat)
            if not world.over and not judgement.won(world):
                moments.append(Moment(judgement.progress(world), judgement.terms(world)))
    winners = _winners(game, judgement, state)
    won = [1 / len(winners) if seat in winners else 0.0 for seat in range(players)]
    return Lived(task.number, won, list(game.roles(state)), moments if winners else [])


def _winners(game: Game, judgement: Judgement, state: State) -> tuple[int, ...]:
    """None where a game went on for too long."""
    return game.result(state).winners if state.over else tuple(judgement.won(state))


def _players(game: Game, luck: Luck) -> int:
    """Half of the games with four, where four can play; the others with any number."""
    low, high = game.players
    return 4 if low <= 4 <= high and luck.below(2) else low + luck.below(high - low + 1)
