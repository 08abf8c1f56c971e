"""The player that searches: candidates by a first look, then halving over worlds that all of them share."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from interrex.bots.bargain import next_step
from interrex.bots.base import Bot, Imagine
from interrex.engine.action import Action
from interrex.engine.game import Depth
from interrex.engine.state import State

from .judge import Judge
from .walk import Walk, unsealed

FIRST_WORLDS: Final = 2  # in which all answers are looked at before some are tried


@mypyc_attr(allow_interpreted_subclasses=True)
class SearchBot(Bot):
    """Thinks ahead: whoever derives from it may think more or less, and judge otherwise."""

    deals = True
    heavy = True
    effort: ClassVar[float] = 1.0
    """How much it thinks, beside what the game asks for: its budget of tries, which are counted and not timed."""

    def depth(self) -> Depth:
        """How often it tries, and how far: as a knight."""
        return self.game.thinking.search.knight

    def judge(self, world: State) -> Judge:
        """By whom positions are judged while one decision is thought about; it begins in such a world."""
        return Judge(self.game, world)

    def offer(self, world: State, seat: int, imagine: Imagine) -> Action | None:
        return next_step(self.game, world, seat, imagine)

    def choose(self, imagine: Imagine, seat: int, actions: list[Action]) -> Action:
        return actions[0] if len(actions) == 1 else self.search(imagine, seat, actions)

    def search(self, imagine: Imagine, seat: int, actions: list[Action]) -> Action:
        worlds = [unsealed(imagine(), seat) for _ in range(FIRST_WORLDS)]
        depth = self.depth()
        walk = Walk(self.judge(worlds[0]), self.luck, seat, depth)
        looks = [walk.looks(world, seat, actions) for world in worlds]
        walk.root.learn(actions, [sum(one) / FIRST_WORLDS for one in zip(*looks, strict=True)])
        edges = walk.root.edges
        left = sorted(actions, key=lambda action: -edges[action].first)[: walk.search.wide]
        rounds, tries = (len(left) - 1).bit_length(), round(depth.tries * self.effort)
        for _ in range(rounds):
            for _ in range(max(1, tries // (rounds * len(left)))):
                world = unsealed(imagine(), seat)  # the same for all: what luck they have they have in common
                for action in left:
                    walk.attempt(world.copy(), action)
            left = sorted(left, key=lambda action: -edges[action].mean())[: max(1, (len(left) + 1) // 2)]
        return left[0]
