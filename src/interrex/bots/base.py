"""What every bot is."""

from __future__ import annotations

from collections.abc import Callable

from interrex.engine.action import Action
from interrex.engine.game import Game
from interrex.engine.luck import Luck
from interrex.engine.state import State


class Bot:
    """A player with luck of its own."""

    def __init__(self, game: Game, luck: Luck) -> None:
        self.game = game
        self.luck = luck

    def choose(self, imagine: Callable[[], State], seat: int, actions: list[Action]) -> Action:
        """One of the actions. Each call of ``imagine`` draws a new world that looks the same to the seat."""
        raise NotImplementedError
