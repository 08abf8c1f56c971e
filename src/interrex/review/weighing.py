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
from interrex.engine.action import Action
from interrex.engine.game import Game
from interrex.engine.luck import Luck

WORLDS: Final = 24
WIDE: Final = 6  # candidates, by a first look
FIRST: Final = 2  # worlds of that look
SURE: Final = 2.0  # standard errors


class Weighed(NamedTuple):
    """A candidate: its chance to win, and how much that may be off."""

    action: Action
    chance: float
    error: float


class Weighing(NamedTuple):
    """Candidates, the best first, in the same worlds."""

    candidates: tuple[Weighed, ...]
    tries: dict[Action, list[float]]  # by world

    def cost(self, action: Action) -> tuple[float, float]:
        """How much worse than the best it was, and the error of that: of the differences, world by world."""
        best = self.tries[self.candidates[0].action]
        return _mean_and_error([one - other for one, other in zip(best, self.tries[action], strict=True)])


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
    walk = Walk(Judge(game, first[0]), luck, seat)
    looks = [walk.looks(world, seat, list(actions)) for world in first]
    walk.root.learn(list(actions), [sum(one) / FIRST for one in zip(*looks, strict=True)])
    edges = walk.root.edges
    candidates = sorted(actions, key=lambda action: -edges[action].first)[:WIDE]
    if also is not None and also not in candidates:
        candidates[-1:] = [also]
    tries: dict[Action, list[float]] = {action: [] for action in candidates}
    for _ in range(worlds):
        world = unsealed(imagine(), seat)
        for action in candidates:
            before = edges[action].worth
            walk.attempt(world.copy(), action)
            tries[action].append(edges[action].worth - before)
    weighed = [Weighed(action, *_mean_and_error(tries[action])) for action in candidates]
    return Weighing(tuple(sorted(weighed, key=lambda one: -one.chance)), tries)


def _mean_and_error(found: list[float]) -> tuple[float, float]:
    mean = sum(found) / len(found)
    spread = sum([(one - mean) ** 2 for one in found]) / max(1, len(found) - 1)
    return mean, sqrt(spread / len(found))
