"""Random play at the fast layer, game after game: what ``interrex bench`` counts, compiled where the package is."""

from __future__ import annotations

import random
from typing import Final

from interrex.engine.game import Game, Options
from interrex.engine.luck import Luck, key_from_seed
from interrex.engine.state import State

PLAYERS: Final = 4
BATCH: Final = 32  # decisions between two looks at the clock


class RandomPlay:
    """Any legal action, all equally likely. It counts decisions, on the side games and choices with several options.

    It answers what is asked, as bots do: an open offer never has to be made, and drafting one decides nothing.
    """

    def __init__(self, game: Game, options: Options, listening: bool = False) -> None:
        self.game = game
        self.options = options
        self.listening = listening
        self.rng = random.Random(1)  # as python-chess beside it has one
        self.finished = 0
        self.decisions = 0
        self.choices = 0
        self.state = self._new()

    def _new(self) -> State:
        players = min(max(PLAYERS, self.game.players[0]), self.game.players[1])
        state = self.game.start(players, self.options, Luck(key_from_seed(self.finished)))
        if self.listening:
            state.listener = []
        state.run()
        return state

    def work(self) -> int:
        """A batch of decisions, and how many they were."""
        state, choice = self.state, self.rng.choice
        for _ in range(BATCH):
            if state.over:
                self.finished += 1
                state = self._new()
            seat = state.pending()[0]
            offers = state.answers(seat)
            if len(offers) > 1:
                self.choices += 1
            state.play(seat, choice(offers))
        if self.listening:
            state.listener.clear()
        self.state = state
        self.decisions += BATCH
        return BATCH
