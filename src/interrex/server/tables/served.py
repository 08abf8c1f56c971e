"""Moves as a server makes them, without network and disk: random play at a table, and what four seats see after each.

What ``interrex bench`` counts as a move with four states: the move is checked, made on a copy and adopted, and every
seat's state is put together and encoded, as for one socket a seat.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any, Final

from interrex.bots.random_play import PLAYERS
from interrex.engine.action import Action, text
from interrex.engine.deals import DEALING
from interrex.engine.game import Game, Options
from interrex.engine.luck import key_from_seed
from interrex.engine.match import Match

from ..store.rows import Event, SeatRow, Stored
from .situation import Situation
from .stored import row_of
from .table import Table
from .views import NOTHING, Views

TALK: Final = DEALING - {"accept"}  # moves that change nothing but drafts and offers
EDITS: Final = 12  # moves of talk, one after another, at most


class Served:
    """A table in memory with people in every seat, and the four states of its last move."""

    def __init__(self, game: Game, options: Options, seed: int | str) -> None:
        players = min(max(PLAYERS, game.players[0]), game.players[1])
        match = Match(game, players, options, key_from_seed(seed))
        row = row_of(match.record, name="bench", listed=False, seeded=True, owner=b"", now=0.0)
        seats = [SeatRow(seat, "human", f"seat {seat}", None, False, None) for seat in range(players)]
        nowhere: Any = None  # nothing is written
        self.match = match
        self.situation = Situation(match, 0.0)
        self.views = Views(Table(Stored(row, seats, []), self.situation, nowhere, lambda: 0.0))
        self.states = self.look(NOTHING)

    def look(self, since: int) -> list[bytes]:
        return [self.views.state([seat], since, 0, 0.0) for seat in range(self.match.players)]

    def move(self, seat: int, action: Action) -> None:
        """What ``Table.play`` does around the store, and what the sockets ask for then."""
        since = self.situation.seq
        attempt = self.match.attempt(seat, text(action))
        self.situation.fold(Event(since + 1, "move", seat, text(action), None, 0.0), attempt)
        self.views.table.changes += 1
        self.states = self.look(since)


class ServedPlay:
    """Random moves at such tables, game after game: answers; ``talking``, and where people may deal, talk before each.

    ``edits`` counts what was talk.
    """

    def __init__(self, game: Game, options: Options, talking: bool = False) -> None:
        self.game = game
        self.options = options
        self.talking = talking
        self.rng = random.Random(1)
        self.games = 0
        self.talked = 0  # since the last answer
        self.edits = 0
        self.table = Served(game, options, 0)

    def work(self) -> int:
        """One move."""
        if self.table.match.over:
            self.games += 1
            self.table = Served(self.game, self.options, self.games)
        self.table.move(*self.drawn())
        return 1

    def drawn(self) -> tuple[int, Action]:
        state = self.table.match.state
        if self.talking and self.talked < EDITS and state.guests():
            seat = self.rng.choice((*state.pending(), *state.guests()))
            if talk := talk_of(state.actions(seat)):
                self.talked += 1
                self.edits += 1
                return seat, self.rng.choice(talk)
        self.talked = 0
        seat = state.pending()[0]
        return seat, self.rng.choice(state.answers(seat))


def talk_of(actions: Sequence[Action]) -> list[Action]:
    """Of what may be done, what only drafts and offers."""
    return [a for a in actions if a[0] in TALK]
