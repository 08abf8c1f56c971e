"""A table against its store: what is not written has not happened, and what is written is applied."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from interrex.engine import registry, wire
from interrex.engine.action import text
from interrex.server.protocol.lobby import SeatWanted, TableWanted
from interrex.server.protocol.table import TableInfo
from interrex.server.refusals import No
from interrex.server.store.errors import StoreError
from interrex.server.store.rows import Event
from interrex.server.store.sqlite import SqliteStore
from interrex.server.store.store import Db
from interrex.server.tables import agreeing
from interrex.server.tables.memory import Live, Tables
from tests.engine.toy import GAME

from .helpers import config


def at_table(
    folder: Path, work: Callable[[Tables, Live], Awaitable[None]], *, game: str = "toy", players: int = 2
) -> None:
    async def run() -> None:
        store = SqliteStore(folder / "tables.db")
        store.open()
        tables = Tables(config(folder), store)
        made = await tables.create(TableWanted(game, [SeatWanted("human")] * players, seed="tables"))
        async with tables.hold(made.table.id) as live:
            await work(tables, live)
        await tables.close()
        store.close()

    asyncio.run(run())


async def listed(tables: Tables) -> list[TableInfo]:
    return wire.decode(await tables.listed(5, None), list[TableInfo])


def test_what_the_store_does_not_take_has_not_happened(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(tables: Tables, live: Live) -> None:
        async def full(*args: Any) -> None:
            raise StoreError("database or disk is full")

        with monkeypatch.context() as patch:
            patch.setattr(tables.store, "append", full)
            with pytest.raises(No) as caught:
                await live.table.play(0, "bid 1", 0, "first-try")
        assert caught.value.message.key == "server-store-failed"
        assert live.table.match.moves == []
        assert await live.table.play(0, "bid 1", 0, "first-try") == 1

    at_table(folder, work)


def test_who_is_overtaken_by_another_process_is_answered_as_if_they_had_waited(folder: Path) -> None:
    async def work(tables: Tables, live: Live) -> None:
        await tables.store.append(live.table.id, [Event(1, "move", 1, "bid 2", None, 0.0)])  # behind our back
        assert await live.table.play(0, "bid 1", 0, "first-try") == 2
        assert [move.seat for move in live.table.match.moves] == [1, 0]
        assert b'"moves":2' in live.views.state([0], -1, 0, 0.0)

    at_table(folder, work)


def test_who_is_overtaken_by_what_changes_the_question_is_told_so(folder: Path) -> None:
    async def work(tables: Tables, live: Live) -> None:
        for seq, seat in enumerate((0, 1), 1):
            await tables.store.append(live.table.id, [Event(seq, "move", seat, "bid 1", None, 0.0)])
        with pytest.raises(No, match="server-stale"):
            await live.table.play(0, "bid 1", 0, "too-late")
        assert len(live.table.match.moves) == 2
        assert await live.table.look() is None  # there is nothing left to catch up with

    at_table(folder, work)


def test_a_message_that_another_process_has_written_down_is_answered_alike(folder: Path) -> None:
    async def work(tables: Tables, live: Live) -> None:
        await tables.store.append(live.table.id, [Event(1, "move", 0, "bid 1", "first-try", 0.0)])
        assert await live.table.play(0, "bid 1", 0, "first-try") == 1
        assert len(live.table.match.moves) == 1

    at_table(folder, work)


def test_a_move_is_carried_through_although_its_client_is_gone(folder: Path) -> None:
    async def work(tables: Tables, live: Live) -> None:
        task = asyncio.ensure_future(live.table.play(0, "bid 1", 0, "first-try"))
        await asyncio.sleep(0)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
        assert await live.table.play(1, "bid 1", 0, "second-try") == 2  # the lock is free, and the first move made
        assert len(live.table.match.moves) == 2
        stored = await tables.store.load(live.table.id)
        assert stored is not None
        assert [event.text for event in stored.events] == ["bid 1", "bid 1"]

    at_table(folder, work)


def test_whoever_is_stopped_while_writing_stops_at_the_next_wait(folder: Path) -> None:
    """What is written is applied first; and a time limit that ends a wait is still known as one."""

    async def work(tables: Tables, live: Live) -> None:
        made = asyncio.Event()

        async def play_and_wait() -> None:
            assert await live.table.play(0, "bid 1", 0, "first-try") == 1
            made.set()
            await asyncio.sleep(60)

        with pytest.raises(TimeoutError):
            async with asyncio.timeout(0):
                await play_and_wait()
        assert made.is_set()
        assert len(live.table.match.moves) == 1

    at_table(folder, work)


def test_what_the_store_refuses_is_heard_by_whoever_is_stopped(folder: Path) -> None:
    async def work(tables: Tables, live: Live) -> None:
        def fails(db: Db) -> None:
            raise sqlite3.OperationalError("database or disk is full")

        task = asyncio.ensure_future(tables.store.write(fails))
        await asyncio.sleep(0)
        task.cancel()
        with pytest.raises(StoreError):
            await task

    at_table(folder, work)


def test_nothing_shows_before_it_is_written(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(tables: Tables, live: Live) -> None:
        append, written = tables.store.append, asyncio.Event()

        async def slow(*args: Any) -> None:
            await written.wait()
            await append(*args)

        monkeypatch.setattr(tables.store, "append", slow)
        before = live.views.state([1], -1, 0, 0.0)
        task = asyncio.ensure_future(live.table.play(0, "bid 1", 0, None))
        await asyncio.sleep(0.02)
        assert live.views.state([1], -1, 0, 0.0) == before
        written.set()
        assert await task == 1
        assert live.views.state([1], -1, 0, 0.0) != before

    at_table(folder, work)


def test_the_list_is_in_step_with_the_game(folder: Path) -> None:
    async def work(tables: Tables, live: Live) -> None:
        table = live.table
        while not table.match.over:
            seat = table.match.pending()[-1]
            await table.play(seat, text(table.match.actions(seat)[0]), table.situation.asked[seat], None)
            assert (await listed(tables))[0] == live.views.info()
        await table.chat(None, "well played", "chat-0001")
        info = (await listed(tables))[0]
        assert (info.status, info.moves) == ("finished", len(table.match.moves))
        assert info.result is not None
        assert info.result.scores == table.match.result().scores

    at_table(folder, work)


def test_a_table_of_other_rules_is_refused_in_words_and_still_listed(folder: Path) -> None:
    """A ruleset moves on: its live tables say so, and nothing about them is lost."""
    names: list[str] = []

    async def make(tables: Tables, live: Live) -> None:
        names.append(live.table.id)
        await live.table.play(0, "bid 1", 0, None)

    async def look(tables: Tables, live: Live) -> None:
        with pytest.raises(No, match="engine-record-version"):
            async with tables.hold(names[0]):
                pass
        assert names[0] in [info.id for info in await listed(tables)]

    at_table(folder, make)
    try:
        registry.unregister("toy")
        registry.register(GAME._replace(version=2))
        at_table(folder, look, game="kingsburg")
    finally:
        registry.unregister("toy")
        registry.register(GAME)


def test_a_bot_that_waited_for_the_lock_looks_again(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It had thought when somebody asked to take back: the bot came second, and must not move before the answer."""

    async def work(tables: Tables, live: Live) -> None:
        table, append, written = live.table, tables.store.append, asyncio.Event()

        async def slow(*args: Any) -> None:
            await written.wait()
            await append(*args)

        for seat in (0, 1):
            await table.play(seat, "bid 1", 0, None)
        seat = table.match.pending()[0]
        table.seats[seat] = table.seats[seat]._replace(left=True)
        monkeypatch.setattr(agreeing, "must_agree", lambda table, asking: [1 - asking])
        monkeypatch.setattr(tables.store, "append", slow)
        wish = asyncio.ensure_future(agreeing.undo(table, 1 - seat, False, "take-back"))
        await asyncio.sleep(0.01)  # it has the lock, and waits for the disk
        bot = asyncio.ensure_future(table.play_bot(seat, "pass", table.situation.asked[seat]))
        await asyncio.sleep(0.01)
        written.set()
        await wish
        with pytest.raises(No, match="server-stale"):
            await bot
        assert len(table.match.moves) == 2

    at_table(folder, work)
