"""What a position is worth to a seat: its chance to win, by what its game has learned."""

from __future__ import annotations

from math import exp
from typing import Final

from mypy_extensions import mypyc_attr

from interrex.engine.action import Action
from interrex.engine.game import Game
from interrex.engine.state import State

MINOR_DEPTH: Final = 3
MINOR_WIDTH: Final = 6
WON: Final = 0.9  # of a victory; the rest is by how much
NOBODY: Final = -1
SURE: Final = 30.0  # beyond that a difference is as good as any


@mypyc_attr(allow_interpreted_subclasses=True)
class Judge:
    """Judges positions of one decision.

    A game without a learned judgement, or with one of positions at the end of turns alone, is judged by ``evaluate``:
    how much better or worse a seat stands than when thinking began, on the game's own scale. So are the others, where
    they are thought to go by points and not by chances (``Search.plain_rivals``).
    """

    def __init__(self, game: Game, world: State) -> None:
        self.game = game
        self.seat = NOBODY  # who thinks: a walk says so
        self.plain_rivals = game.thinking.search.plain_rivals
        self.learned = game.thinking.judgement is not None and not game.thinking.search.settles
        self.evaluate = game.thinking.evaluate
        self.scale = game.thinking.search.scale
        self.began = world.copy()
        self.before: dict[int, float] = {}  # by seat: what it stood at when thinking began

    def worth(self, world: State, seat: int) -> float:
        if self.learned and (seat == self.seat or not self.plain_rivals):
            return self.game.chances(world)[seat]
        if not world.over:
            return self._gained(world, seat)
        won = self.game.rules.result(world).winners
        return (1 - WON) * self._gained(world, seat) + (WON / len(won) if seat in won else 0.0)

    def of_all(self, world: State, seats: set[int]) -> dict[int, float]:
        """The same for several seats, which costs no more than for one where chances are learned."""
        if self.learned and not self.plain_rivals:
            chances = self.game.chances(world)
            return {seat: chances[seat] for seat in seats}
        return {seat: self.worth(world, seat) for seat in seats}

    def _gained(self, world: State, seat: int) -> float:
        if seat not in self.before:
            self.before[seat] = self.evaluate(self.began, seat)
        gained = (self.evaluate(world, seat) - self.before[seat]) / self.scale
        return 1 / (1 + exp(-gained)) if abs(gained) < SURE else float(gained > 0)

    def step(self, world: State, seat: int, action: Action, depth: int = 0) -> float:
        """What an answer leads to. A choice that only completes it (how many, from where) is part of it."""
        after = world.copy()
        after.play(seat, action)
        if depth < MINOR_DEPTH and after.stack and after.pending() == (seat,) and after.waiting().minor:
            answers = after.answers(seat)[:MINOR_WIDTH]
            return max([self.step(after, seat, answer, depth + 1) for answer in answers])
        return self.worth(after, seat)


@mypyc_attr(allow_interpreted_subclasses=True)
class Opinion(Judge):
    """A judgement of one's own: derive from it and write ``worth``, from 0 for the worst to 1 for the best."""

    def __init__(self, game: Game, world: State) -> None:
        super().__init__(game, world)
        self.learned = False
