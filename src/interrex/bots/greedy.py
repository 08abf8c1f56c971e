"""The greedy player: one step of look-ahead. It tries every action in a few imagined worlds and takes the best.

A choice that only completes the one before (how many, from where) is part of the same step: it is looked through.
"""

from __future__ import annotations

from typing import Final

from interrex.engine.action import Action
from interrex.engine.state import State

from .base import Bot, Imagine

WORLDS: Final = 2
MINOR_DEPTH: Final = 3
MINOR_WIDTH: Final = 6


class GreedyBot(Bot):
    deals = True

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
        return self.game.evaluate(after, seat)
