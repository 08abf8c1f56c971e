"""Games looked back upon: each in a process of its own, one after another, kept with its table.

A review tells what hung on hidden things, so there is one of a finished game only. It takes some seconds to a minute;
meanwhile whoever asks is told how far it has come.
"""

from __future__ import annotations

import asyncio
import logging
import signal
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Final

from interrex.engine import wire
from interrex.engine.game import Game
from interrex.engine.match import replay
from interrex.engine.record import Record
from interrex.review.looking_back import Review, looked_back, named

from .protocol.advice import ReviewInfo
from .refusals import no
from .tables.table import Table

log = logging.getLogger("interrex.reviews")

DEADLINE: Final = 300.0  # seconds: something is wrong then
WAITING: Final = 20  # games that may wait to be looked back upon; whoever comes later is told to come again
AGAIN: Final = 30  # seconds until then


class Reviews:
    """As many at a time as the server was told; none: it makes none."""

    def __init__(self, at_once: int) -> None:
        self.at_once = at_once
        self._turns = asyncio.Semaphore(max(1, at_once))
        self._under_way: dict[str, asyncio.Task[None]] = {}
        self._far: dict[str, float] = {}  # by table, from 0 to 1
        self._failed: set[str] = set()
        self._processes: set[BaseProcess] = set()

    def found(self, table: Table) -> ReviewInfo:
        """What is known of a table's review."""
        kept = self.kept(table)
        if kept is not None:
            return ReviewInfo("ready", 1.0, kept)
        if table.id in self._under_way:
            return ReviewInfo("under-way", self._far.get(table.id, 0.0))
        return ReviewInfo("failed" if table.id in self._failed else "none" if self.at_once else "off", 0.0)

    def kept(self, table: Table) -> Review | None:
        """The one that lies with the table, if it was made by today's judgement."""
        kept = table.situation.review
        return kept if kept is not None and kept.judgement == named(table.match.game) else None

    def begin(self, table: Table) -> None:
        """Look back upon a finished game, unless that is done or under way."""
        check(table)
        if not self.at_once:
            raise no("conflict", "server-reviews-off")
        if self.kept(table) is not None or table.id in self._under_way:
            return
        if len(self._under_way) >= WAITING:
            raise no("too-fast", "server-too-fast", seconds=AGAIN)
        self._failed.discard(table.id)
        self._under_way[table.id] = asyncio.create_task(self._make(table), name=f"looking back at {table.id}")

    async def _make(self, table: Table) -> None:
        table.pins += 1  # it is to be kept with the table, which must be there then
        try:
            async with self._turns:
                text = await asyncio.to_thread(self._made, table.id, table.record)
            await table.keep_review(text)
        except Exception:
            self._failed.add(table.id)
            log.exception("the game of table %s could not be looked back upon", table.id)
        finally:
            table.pins -= 1
            del self._under_way[table.id]
            self._far.pop(table.id, None)

    def _made(self, table: str, record: Record) -> str:
        """In a thread that waits for the process and hears how far it has come."""
        context = get_context("forkserver")
        ours, theirs = context.Pipe(duplex=False)
        process = context.Process(target=_look_back, args=(theirs, record.to_json()), daemon=True)
        process.start()
        theirs.close()
        self._processes.add(process)
        try:
            while ours.poll(DEADLINE):
                told = ours.recv()
                if isinstance(told, str):
                    return told
                self._far[table] = told
            raise TimeoutError
        finally:
            self._processes.discard(process)
            ours.close()
            process.kill()
            process.join()

    async def close(self) -> None:
        tasks = list(self._under_way.values())
        for task in tasks:
            task.cancel()
        for process in list(self._processes):
            process.kill()  # whoever waits for it waits no longer
        await asyncio.gather(*tasks, return_exceptions=True)


def check(table: Table) -> None:
    """No, in words, if there can be no review of the game."""
    if not table.match.over:
        raise no("conflict", "server-review-not-over")
    if not can_review(table.match.game):
        raise no("conflict", "server-review-no-judgement", game=table.match.game.title)


def can_review(game: Game) -> bool:
    return game.thinking.judgement is not None


def _look_back(tell: Connection, record: str) -> None:
    """In a process of its own: how far it has come, then the review."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    match = replay(Record.from_json(record))
    tell.send(wire.encode(looked_back(match, lambda done, whole: tell.send(done / whole))).decode())
