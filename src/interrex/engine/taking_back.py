"""May this be taken back? Who asks says how things stood before the move, and is told after it."""

from __future__ import annotations

from typing import Any

from . import zones
from .action import Action
from .game import Game
from .luck import Drawn, Luck, Untouched
from .state import State
from .zones import UnknownPiles


class Before:
    """How things stand before a move of a seat.

    ``unknown`` is what the seat does not know then, for a position that will change; one that stays can be asked later.
    """

    def __init__(self, game: Game, state: State, seat: int, unknown: UnknownPiles | None = None) -> None:
        self.zones = game.rules.zones
        self.state = state
        self.seat = seat
        self.so_far = (state.luck.counter, state.reveals)
        self.unknown = unknown  # None: not looked at yet
        self.snapshot: list[Any] | None = zones.snapshot(state, self.zones) if unknown is None else None
        self.found: UnknownPiles | None = None  # what the seat does not know after it, where that was looked at

    def final(self, after: State) -> bool:
        """Whether others must agree before the move just made is taken back; ``listener`` has what was said during it.

        They must if it brought luck, opened sealed answers, ended the game, told another seat a secret, or if the mover
        knows a card now that it did not know. Showing one's own card to all is free: the mover has learned nothing. So
        is a whisper that reminds the mover of what it did; but where no zones say what it knows, every whisper counts.
        """
        if after.over or (after.luck.counter, after.reveals) != self.so_far:
            return True
        for told in after.listener or ():
            if told.audience is not None and (told.audience != self.seat or not self.zones):
                return True
        if zones.unchanged(self.snapshot, after, self.zones):
            return False
        if self.unknown is None:
            self.unknown = zones.unknown_piles(self.state, self.zones, self.seat)
        self.found = zones.unknown_piles(after, self.zones, self.seat)
        return zones.learned(self.unknown, self.found)


class Trial:
    """What a seat may do now, tried in a world that looks the same to it: could it be taken back?

    ``last`` is the one of its last question: what was imagined then will do again while nobody has learned anything.
    """

    def __init__(self, game: Game, state: State, seat: int, luck: Luck, last: Trial | None = None) -> None:
        lasts = game.thinking.imagine is None or game.thinking.imagine_again is not None
        self.knowledge: list[Any] | None = zones.snapshot(state, game.rules.zones) if lasts else None
        again: State | None = None
        if last is not None and self.knowledge is not None and last.knowledge == self.knowledge:
            again = game.imagined_again(state, seat, luck, last.world)
        self.world: State = game.determinize(state, seat, luck) if again is None else again
        self.world.luck = Untouched()
        self.before = Before(game, self.world, seat)

    def final(self, action: Action) -> bool:
        """``Before.final``, if the action were taken. The first draw of luck decides it: no more is played."""
        after = self.world.copy()
        after.listener = []  # whispers count
        try:
            after.play(self.before.seat, action)
        except Drawn:
            return True
        return self.before.final(after)
