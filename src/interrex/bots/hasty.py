"""The hasty player: judges as the steward does, but looks at few answers, once: for whole campaigns by the hundred.

It is no level that anybody meets at a table. Of answers that differ in an amount alone it looks at the smallest and
at those that put it level with whoever is ahead, or before them; all of them in one imagined world.
"""

from __future__ import annotations

from typing import Final

from interrex.engine.action import Action
from interrex.engine.state import State

from .base import Bot, Imagine
from .greedy import StewardBot

FEW: Final = 3  # amounts of one kind that are looked at


class HastyBot(StewardBot):
    """A steward in a hurry."""

    def glances(self) -> int:
        return 1

    def offer(self, world: State, seat: int, imagine: Imagine) -> Action | None:
        return Bot.offer(self, world, seat, imagine)  # the one its author thought right

    def judge(self, world: State, seat: int) -> float:
        glance = self.game.thinking.glance
        return super().judge(world, seat) if glance is None else glance(world, seat)

    def choose(self, imagine: Imagine, seat: int, actions: list[Action]) -> Action:
        return super().choose(imagine, seat, fewer(actions))


def fewer(actions: list[Action]) -> list[Action]:
    """Of answers that are alike but for the amount at their end the smallest few."""
    found: dict[Action, int] = {}
    kept: list[Action] = []
    for action in actions:
        amount = action[-1]
        if not isinstance(amount, int) or len(action) < 2:
            kept.append(action)
            continue
        alike = action[:-1]
        found[alike] = found.get(alike, 0) + 1
        if found[alike] <= FEW:
            kept.append(action)
    return kept
