"""Bots at tables: they decide beside the event loop, and answer after a delay so that one can follow them.

The delay also keeps their secrets: a bot with an ambush in hand has more to think about than one without. So it thinks
while it waits, and answers when the time is up; if it needs longer, at the next full delay.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

from interrex.bots import asked_seats, installed
from interrex.bots.seated import thinking
from interrex.bots.workers import NoAnswer, Workers
from interrex.engine.action import Action, text

from ..company.company import Company
from ..refusals import No
from ..store.rows import Lease
from .standing_orders import pause
from .table import STAND_IN, Table

log = logging.getLogger("interrex.bots")

THREADS = 2
PROCESSES = 2  # for those that think for long
TROUBLE = 2.0  # seconds before a bot tries again what the store did not take


class Bots:
    def __init__(
        self,
        delay: float,
        pin: Callable[[Table, int], None],
        thought: Callable[[float], None] = lambda seconds: None,
        company: Company | None = None,
    ) -> None:
        self._company = company or Company()  # a table's bots are one server's
        self._delay = delay
        self._thought = thought  # is told how long each decision took
        self._pin = pin  # a table where a bot thinks may not be put away
        self._threads = ThreadPoolExecutor(THREADS, "interrex-bot")
        self._workers = Workers(PROCESSES)
        self._at_work: dict[str, asyncio.Task[None]] = {}

    def attend(self, table: Table) -> None:
        """Let bots move at this table until a person must, unless they are at it already."""
        task = self._at_work.get(table.id)
        if turn(table) is not None and (task is None or task.done()):
            self._at_work[table.id] = asyncio.create_task(self._serve(table), name=f"bots of {table.id}")

    async def close(self) -> None:
        tasks = list(self._at_work.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self._threads.shutdown(wait=False, cancel_futures=True)
        self._workers.close()

    async def _serve(self, table: Table) -> None:
        self._pin(table, 1)
        try:
            while turn(table) is not None:
                lease = await self._company.lease(table.id)
                if lease is None:
                    await asyncio.sleep(self._company.AGAIN)
                elif (seat := turn(table)) is not None:  # still
                    await self._move(table, seat, lease)
        except Exception:  # a game's or a bot's mistake stops this table's bots, not the server
            log.exception("a bot failed at table %s after %d moves", table.id, len(table.match.moves))
        finally:
            self._at_work.pop(table.id, None)
            self._pin(table, -1)

    async def _move(self, table: Table, seat: int, lease: Lease) -> None:
        asked, moves = table.situation.asked[seat], len(table.match.moves)
        said = table.answered_ahead(seat)
        if said is None:
            began = time.perf_counter()
            action = await self._choose(table, seat)
            thought = time.perf_counter() - began
            self._thought(thought)
            await asyncio.sleep(rest(thought, self._delay))
        else:
            action = said
            await asyncio.sleep(pause(self._delay))
        if turn(table) != seat or table.situation.asked[seat] != asked:
            return
        try:
            await table.play_bot(seat, text(action), asked, lease)
        except No as refusal:
            if refusal.code == "conflict":
                await asyncio.sleep(TROUBLE)
            elif refusal.code != "stale" and len(table.match.moves) == moves:  # an offer may be gone meanwhile
                raise

    async def _choose(self, table: Table, seat: int) -> Action:
        row = table.seats[seat]
        kind = row.bot or STAND_IN
        think = thinking(table.match, seat, kind, row.left)
        if installed(kind).heavy:
            try:
                return await self._workers.think(think)
            except NoAnswer as error:
                log.warning("a %s at table %s gave no answer (%s); a %s moves", row.bot, table.id, error, STAND_IN)
                think = thinking(table.match, seat, STAND_IN, row.left)
        return await asyncio.get_running_loop().run_in_executor(self._threads, think)


def rest(thought: float, delay: float) -> float:
    """How long to wait after so much thinking: until a delay is full, whatever the thoughts were about."""
    return delay - thought % delay if delay else 0.0


def turn(table: Table) -> int | None:
    """The seat that is asked something and is a bot's, or has answered ahead; none while people are asked to agree."""
    if not table.situation.standing and not table.situation.orders and not table.bots_sit():
        return None
    return next((seat for seat in asked_seats(table.match.state) if table.bot_may_move(seat)), None)
