"""Watching a game of bots: no component may appear or vanish."""

from __future__ import annotations

from interrex.engine.errors import InterrexError
from interrex.engine.game import Game
from interrex.engine.state import State


class Miscount(InterrexError):
    """A component has appeared or vanished."""


class Census:
    """Counts everything in each position it is shown, and compares with the first one."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.first: dict[str, int] = {}

    def __call__(self, state: State) -> None:
        found = self.game.census(state)
        if not self.first:
            self.first = found
        if found != self.first:
            kinds = sorted({*found, *self.first})
            wrong = [kind for kind in kinds if found.get(kind, 0) != self.first.get(kind, 0)]
            counts = ", ".join([f"{kind}: {self.first.get(kind, 0)} → {found.get(kind, 0)}" for kind in wrong])
            raise Miscount("engine-miscount", counts=counts)
