"""The random player: any legal action, all equally likely."""

from __future__ import annotations

from collections.abc import Callable

from interrex.engine.action import Action
from interrex.engine.state import State

from .base import Bot


class RandomBot(Bot):
    def choose(self, imagine: Callable[[], State], seat: int, actions: list[Action]) -> Action:
        return self.luck.choice(actions)
