"""A very long table: what taking back, looking back and coming back cost whoever else plays on the server.

Counted is the processor time of the event loop's thread, in which nothing else is done meanwhile. Reading and playing a
stored game again is done by threads of their own.
"""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple, TypeVar

from interrex.engine.action import text
from interrex.engine.match import Match, Move
from interrex.engine.registry import games
from interrex.server.config import UNLIMITED, Config
from interrex.server.protocol.lobby import SeatWanted, TableWanted
from interrex.server.store.rows import Event
from interrex.server.store.sqlite import SqliteStore
from interrex.server.store.store import Store
from interrex.server.tables import agreeing
from interrex.server.tables.memory import Live, Tables
from interrex.server.tables.views import NOTHING

MOVES = 3_000
PLAYERS = 4
MOST = 0.050  # seconds
T = TypeVar("T")


class Took(NamedTuple):
    """Seconds of the event loop's processor time, the longest of some."""

    moves: int
    load: float
    first: float  # the first states of all seats, with everything that was ever said
    undo: float  # and agreeing to it
    shown: float  # the states of all seats after an undo: what is asked, and the log cut anew
    jump: float

    def check(self) -> None:
        """AssertionError if anybody else would notice."""
        for name, seconds in self._asdict().items():
            assert name == "moves" or seconds < MOST, f"{name} keeps the event loop for {1000 * seconds:.0f} ms"


def measure(folder: Path, moves: int = MOVES) -> Took:
    """A table with that many moves, from the store."""
    return asyncio.run(_measure(folder, moves))


async def _measure(folder: Path, moves: int) -> Took:
    game = next(game for game in games() if game.thinking.next_offer)  # one in which people bargain
    luck = random.Random(1)
    store = SqliteStore(folder / "long.db")
    store.open()
    config = Config(folder / "long.db", limits=UNLIMITED)
    tables = Tables(config, store)
    try:
        made = await tables.create(TableWanted(game.id, [SeatWanted("human")] * PLAYERS, seed="long"))
        played = long_game(Match(game, PLAYERS, {}, (await _key(store, made.table.id))), moves, luck)
        await tables.close()
        at = [Event(n, "move", move.seat, text(move.action), None, 0.0) for n, move in enumerate(played, 1)]
        await store.append(made.table.id, at)
        tables = Tables(config, store)
        return await _looked_at(tables, made.table.id, luck)
    finally:
        await tables.close()
        store.close()


async def _key(store: Store, table: str) -> bytes:
    stored = await store.load(table)
    assert stored is not None
    return stored.row.key


def long_game(match: Match, moves: int, luck: random.Random) -> list[Move]:
    """People who bargain without end: deals are drafted, changed and torn up, and seldom is anything decided."""
    while len(match.moves) < moves and not match.over:
        seats = match.pending() if luck.random() < 0.02 else match.guests() or match.pending()
        seat = luck.choice(seats)
        match.play(seat, luck.choice(match.actions(seat)))
    return match.moves


async def _looked_at(tables: Tables, table: str, luck: random.Random) -> Took:
    began = time.thread_time()
    async with tables.hold(table) as live:
        load = time.thread_time() - began
        first = _timed(lambda: _states(live, NOTHING))
        moves = len(live.table.match.moves)
        undone = [await _taken_back(live) for _ in range(5)]
        undo, shown = max([one[0] for one in undone]), max([one[1] for one in undone])
        jump = max([_timed(lambda: live.views.position(0, luck.randrange(moves - 100))) for _ in range(20)])
    return Took(moves, load, first, undo, shown, jump)


async def _taken_back(live: Live) -> tuple[float, float]:
    """The last move taken back by whoever made it, agreed to where it must be, and everybody shown that."""
    table, since, moves = live.table, live.table.situation.seq, len(live.table.match.moves)
    began = time.thread_time()
    await agreeing.undo(table, table.match.moves[-1].seat, True, f"undo-{since}")
    while (request := table.situation.request) is not None:
        await agreeing.consent(table, request.needed[0], True, f"yes-{request.needed[0]}-{since}")
    took = time.thread_time() - began
    assert len(table.match.moves) == moves - 1, "nothing was taken back"
    return took, _timed(lambda: _states(live, since))


def _states(live: Live, since: int) -> None:
    for seat in range(PLAYERS):
        live.views.state([seat], since, 0, 0.0)


def _timed(work: Callable[[], T]) -> float:
    began = time.thread_time()
    work()
    return time.thread_time() - began
