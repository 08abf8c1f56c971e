"""The random player: any legal action, all equally likely."""

from __future__ import annotations

from interrex.engine.action import Action

from .base import Bot, Imagine


class RandomBot(Bot):
    def choose(self, imagine: Imagine, seat: int, actions: list[Action]) -> Action:
        return self.luck.choice(actions)
