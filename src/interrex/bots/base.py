"""What a bot is: a class with one method. ``docs/bots.md`` walks through writing one."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, TypeAlias

from mypy_extensions import mypyc_attr

from interrex.engine.action import Action
from interrex.engine.game import Game
from interrex.engine.luck import Luck
from interrex.engine.state import State

Imagine: TypeAlias = Callable[[], State]
"""Draws a world: a whole position, at random among those that look the same to the bot's seat."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """A player of one game with luck of its own.

    Derive from it and write ``choose``. A bot is made as ``YourBot(game, luck)``, so a constructor of its own takes
    the same two. It is asked in the seats it plays, and may be asked for several seats, and anew after moves were taken
    back: what it remembers between two questions may be out of date. Tables in the terminal and in the browser make a
    new one for every decision, so that a game that was put away goes on as it would have.
    """

    deals: ClassVar[bool] = False
    """Does it make offers of its own, where a game knows which are worth making? It answers those of others anyway."""

    heavy: ClassVar[bool] = False
    """Does it think for long? A server lets it do so in a process of its own."""

    def __init__(self, game: Game, luck: Luck) -> None:
        self.game = game
        """The game that is played: ``evaluate``, ``view``, ``components`` and whatever else it says about itself."""
        self.luck = luck
        """Where anything random must come from: then the same seed gives the same game again. It is not the game's."""

    def offer(self, world: State, seat: int, imagine: Imagine) -> Action | None:
        """The next step of an offer to be made before the seat answers; ``world`` is one to look at, and no more."""
        next_offer = self.game.thinking.next_offer
        return None if next_offer is None else next_offer(world, seat)

    def choose(self, imagine: Imagine, seat: int, actions: list[Action]) -> Action:
        """What the seat does: one of ``actions``, which is never empty.

        The bot never meets the real position. ``imagine()`` gives it a world of its own that it may play on and spoil:
        what the seat knows is as it is, all else is drawn anew with each call, luck to come included. What the seat
        sees of it, ``self.game.view(imagine(), seat)``, is therefore always what it sees of the real one.
        """
        raise NotImplementedError
