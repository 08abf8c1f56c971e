"""The greedy player: one step of look-ahead. It tries every action in a few imagined worlds and takes the best."""

from __future__ import annotations

from collections.abc import Callable

from interrex.engine.action import Action
from interrex.engine.state import State

from .base import Bot

WORLDS = 2


class GreedyBot(Bot):
    def choose(self, imagine: Callable[[], State], seat: int, actions: list[Action]) -> Action:
        if len(actions) == 1:
            return actions[0]
        worlds = [imagine() for _ in range(WORLDS)]
        worth = [self._worth(worlds, seat, action) for action in actions]
        best = max(worth)
        return self.luck.choice([action for action, w in zip(actions, worth, strict=True) if w == best])

    def _worth(self, worlds: list[State], seat: int, action: Action) -> float:
        total = 0.0
        for world in worlds:
            after = world.copy()
            after.play(seat, action)
            total += self.game.evaluate(after, seat)
        return total
