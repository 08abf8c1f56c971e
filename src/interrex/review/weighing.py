"""What each answer to one question is worth to the seat that is asked, as far as it can know.

A few candidates are tried in the same imagined worlds, as a knight does it, but each of them as often as the others:
then what lies between two of them has an interval.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import Final, NamedTuple

from interrex.bots.base import Imagine
from interrex.bots.search.judge import Judge
from interrex.bots.search.walk import Walk, unsealed
from interrex.bots.settle import settle
from interrex.engine.action import Action
from interrex.engine.game import Game
from interrex.engine.judgement import Rows
from interrex.engine.luck import Luck
from interrex.engine.state import State

from .calibration import chances, progress, stored

WORLDS: Final = 24
WIDE: Final = 6  # candidates, by a first look
FIRST: Final = 2  # worlds of that look
SURE: Final = 2.0  # standard errors


class Weighed(NamedTuple):
    """A candidate: its chance to win, and how much that may be off."""

    action: Action
    chance: float
    error: float


class Outcome(NamedTuple):
    """What a candidate came to in one world: chances to win and terms by seat, and how much each term counts there."""

    chances: list[float]
    terms: Rows  # none: the game was over
    weights: list[float]


class Weighing(NamedTuple):
    """Candidates, the best first, in the same worlds."""

    candidates: tuple[Weighed, ...]
    tries: dict[Action, list[Outcome]]  # by world
    seat: int

    def cost(self, action: Action) -> tuple[float, float]:
        """How much worse than the best it was, and the error of that."""
        return self.between(self.candidates[0].action, action)

    def between(self, one: Action, other: Action) -> tuple[float, float]:
        """By how much one answer is better than another, and the error of that: of the differences, world by world."""
        pairs = zip(self._own(one), self._own(other), strict=True)
        return mean_and_error([better - worse for better, worse in pairs])

    def _own(self, action: Action) -> list[float]:
        return [outcome.chances[self.seat] for outcome in self.tries[action]]


class Settled(Judge):
    """Chances as they are when the seat's turn has ended, for games whose judgement was learned from such positions."""

    def __init__(self, game: Game, world: State) -> None:
        super().__init__(game, world)
        self.learned = False

    def worth(self, world: State, seat: int) -> float:
        return self.game.chances(_settled(self.game, world.copy(), seat))[seat]


def weigh(
    game: Game,
    imagine: Imagine,
    seat: int,
    actions: Sequence[Action],
    luck: Luck,
    also: Action | None = None,
    worlds: int = WORLDS,
) -> Weighing:
    """``also``: an answer that is weighed whatever it seems worth."""
    first = [unsealed(imagine(), seat) for _ in range(FIRST)]
    judge = Settled(game, first[0]) if game.thinking.search.settles else Judge(game, first[0])
    walk = Walk(judge, luck, seat)
    looks = [walk.looks(world, seat, list(actions)) for world in first]
    walk.root.learn(list(actions), [sum(one) / FIRST for one in zip(*looks, strict=True)])
    edges = walk.root.edges
    candidates = sorted(actions, key=lambda action: -edges[action].first)[:WIDE]
    if also is not None and also not in candidates:
        candidates[-1:] = [also]
    tries: dict[Action, list[Outcome]] = {action: [] for action in candidates}
    for _ in range(worlds):
        world = unsealed(imagine(), seat)
        for action in candidates:
            tried = world.copy()
            walk.attempt(tried, action)
            tries[action].append(_outcome(game, tried, seat))
    found = {action: mean_and_error([one.chances[seat] for one in tries[action]]) for action in candidates}
    weighed = [Weighed(action, *found[action]) for action in candidates]
    return Weighing(tuple(sorted(weighed, key=lambda one: -one.chance)), tries, seat)


def _outcome(game: Game, world: State, seat: int) -> Outcome:
    judgement = game.thinking.judgement
    assert judgement is not None
    world = _settled(game, world, seat)
    found = chances(game, world)
    if world.over:
        return Outcome(found, [], [])
    scale = stored(game).scaled(len(found), progress(game, world))
    weights = [scale * weight for weight in judgement.weights(world, len(found))]
    return Outcome(found, judgement.terms(world), weights)


def _settled(game: Game, world: State, seat: int) -> State:
    if game.thinking.search.settles:
        settle(game, world, seat)
    return world


def mean_and_error(found: Sequence[float]) -> tuple[float, float]:
    mean = sum(found) / len(found)
    spread = sum([(one - mean) ** 2 for one in found]) / max(1, len(found) - 1)
    return mean, sqrt(spread / len(found))
