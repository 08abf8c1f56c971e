"""Players that look one step ahead: they try every action in a few imagined worlds and take the best.

The steward judges by chances that were learned. The greedy player judges by points its author thought right; it stays
as it is, so that all others can be measured against it. A choice that only completes the one before (how many, from
where) is part of the same step: it is looked through.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from interrex.engine.action import Action
from interrex.engine.frames import PASS
from interrex.engine.state import State

from .base import Bot, Imagine
from .settle import HASTE, settle

WORLDS: Final = 2
MINOR_DEPTH: Final = 3
MINOR_WIDTH: Final = 6


@mypyc_attr(allow_interpreted_subclasses=True)
class GreedyBot(Bot):
    """Whoever derives from it may judge otherwise."""

    deals = True

    def judge(self, world: State, seat: int) -> float:
        """What a position is worth to the seat."""
        return self.game.evaluate(world, seat)

    def choose(self, imagine: Imagine, seat: int, actions: list[Action]) -> Action:
        if len(actions) == 1:
            return actions[0]
        worlds = [imagine() for _ in range(WORLDS)]
        worth = [sum([self._worth(world, seat, action, 0) for world in worlds]) for action in actions]
        best = max(worth)
        return self.luck.choice([action for action, w in zip(actions, worth, strict=True) if w == best])

    def _worth(self, world: State, seat: int, action: Action, depth: int) -> float:
        after = world.copy()
        after.play(seat, action)
        if depth < MINOR_DEPTH and after.pending() == (seat,) and after.waiting().minor:
            return max([self._worth(after, seat, next_, depth + 1) for next_ in after.answers(seat)[:MINOR_WIDTH]])
        return self.judge(after, seat)


class StewardBot(GreedyBot):
    """One step ahead, by the chances to win that its game has learned: where turns are long, when its own has ended."""

    def judge(self, world: State, seat: int) -> float:
        if self.game.thinking.judgement is None:
            return self.game.evaluate(world, seat)
        if self.game.thinking.search.settles:
            settle(self.game, world, seat)
        return self.game.chances(world)[seat]

    def _worth(self, world: State, seat: int, action: Action, depth: int) -> float:
        worth = super()._worth(world, seat, action, depth)
        goes_on = self.game.thinking.search.settles and not depth and action != PASS
        return worth - HASTE if goes_on else worth
