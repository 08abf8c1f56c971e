"""Players that look one step ahead: they try every action in a few imagined worlds and take the best.

The steward judges by chances that were learned. The greedy player judges by points its author thought right; it stays
as it is, so that all others can be measured against it. A choice that only completes the one before (how many, from
where) is part of the same step: it is looked through.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from interrex.engine.action import Action
from interrex.engine.state import State

from . import asked_seats, bargain
from .base import Bot, Imagine
from .settle import settle, some_of, whose_turn

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

    def glances(self) -> int:
        """In how many worlds it looks at every answer."""
        return WORLDS

    def choose(self, imagine: Imagine, seat: int, actions: list[Action]) -> Action:
        if len(actions) == 1:
            return actions[0]
        worth = self._looks([imagine() for _ in range(self.glances())], seat, actions)
        best = max(worth)
        return self.luck.choice([action for action, w in zip(actions, worth, strict=True) if w == best])

    def _looks(self, worlds: list[State], seat: int, actions: list[Action]) -> list[float]:
        """What each answer seems worth."""
        return [sum([self._worth(world, seat, action, 0) for world in worlds]) for action in actions]

    def _worth(self, world: State, seat: int, action: Action, depth: int) -> float:
        after = world.copy()
        after.play(seat, action)
        if depth < MINOR_DEPTH and after.pending() == (seat,) and after.waiting().minor:
            return max([self._worth(after, seat, next_, depth + 1) for next_ in after.answers(seat)[:MINOR_WIDTH]])
        return self.judge(after, seat)


@mypyc_attr(allow_interpreted_subclasses=True)
class StewardBot(GreedyBot):
    """One step ahead, by the chances to win that its game has learned: where turns are long, when its own has ended.

    Where one step of a turn means little by itself, it plays its best few on to the end of the turn, and judges as the
    greedy player does. How far it goes is ``Search.steward``.
    """

    def judge(self, world: State, seat: int) -> float:
        search = self.game.thinking.search
        if self.game.thinking.judgement is None or self.plays_on():
            return self.game.evaluate(world, seat)
        if search.settles:
            settle(self.game, world, seat)
        return self.game.chances(world)[seat]

    def glances(self) -> int:
        return self.game.thinking.search.glances

    def offer(self, world: State, seat: int, imagine: Imagine) -> Action | None:
        return bargain.next_step(self.game, world, seat, imagine)

    def plays_on(self) -> bool:
        """Does it play turns on to their end, by first looks?"""
        depth = self.game.thinking.search.steward
        return depth.on > 0 and not depth.passing

    def choose(self, imagine: Imagine, seat: int, actions: list[Action]) -> Action:
        if not self.plays_on() or len(actions) == 1:
            return super().choose(imagine, seat, actions)
        few = self.game.thinking.search.steward.tries
        worlds = [imagine() for _ in range(self.glances())]
        looks = self._looks(worlds, seat, actions)
        best = [action for _, action in sorted(zip(looks, actions, strict=True), key=lambda pair: -pair[0])[:few]]
        if whose_turn(self.game, worlds[0]) != seat:
            return best[0]
        foreseen = [sum([self._foreseen(world, seat, action) for world in worlds]) for action in best]
        return best[foreseen.index(max(foreseen))]

    def _foreseen(self, world: State, seat: int, action: Action) -> float:
        """What an answer is worth when the turn has ended, played on by first looks at some of the answers."""
        after, game = world.copy(), self.game
        after.play(seat, action)
        for _ in range(game.thinking.search.steward.on):
            if after.over or whose_turn(game, after) != seat:
                break
            asked = asked_seats(after)[0]
            answers = some_of(after.answers(asked), self.luck)
            looks = self._looks([after], asked, answers) if len(answers) > 1 else [0.0]
            after.play(asked, answers[looks.index(max(looks))])
        return self.judge(after, seat)

    def _worth(self, world: State, seat: int, action: Action, depth: int) -> float:
        worth = super()._worth(world, seat, action, depth)
        if depth:
            return worth
        manners = self.game.thinking.manners
        return worth if manners is None else worth + manners(world, seat, action)
