"""One of several servers over a PostgreSQL database: what it hears, what it says, and what it may do.

Events are told by the transaction that writes them (``Store.tell``), so nothing is heard that is not kept, and nothing
kept goes unsaid. Whoever was not listening for a while looks for itself: at once when it listens again, and every few
seconds at the tables where somebody waits.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Collection, Sequence, Set
from contextlib import suppress
from itertools import islice
from secrets import token_urlsafe

from ..config import Rate
from ..store.errors import StoreError
from ..store.postgres.store import PostgresStore
from ..store.rows import Lease, Renewal
from ..store.store import Work
from .company import Company, Told
from .leases import Leases
from .listener import Listener
from .presence import Presence
from .rates import Rates
from .said import CHANNEL, NOTIFY, Bye, Happened, Here, Said, Who, everybody, spoken, understood

HEARS = 5.0  # seconds after the last proof in which a server takes it that it hears all
POLL = 500  # tables looked at together
ATTEND = 50  # tables with a clock taken over at once: others may want some too
TIDY = 3600.0  # seconds


class Several(Company):
    alone = False

    def __init__(self, store: PostgresStore, lease: float) -> None:
        self.AGAIN = lease / 3
        self.name = token_urlsafe(9)
        self._store = store
        self._tables: Told | None = None
        self._leases = Leases(store, self.name, lease)
        self._rates = Rates(store)
        self._presence = Presence(time.monotonic, lease, self._came_or_went)
        self._proved = -HEARS
        self._to_say: list[Said] = []
        self._speaking: asyncio.Task[None] | None = None
        self._beating: asyncio.Task[None] | None = None
        self._loop: asyncio.AbstractEventLoop | None = None
        self._listener = Listener(store.address, self._began, self._heard, self._was_proved)

    async def begin(self, tables: Told) -> None:
        self._tables, self._loop = tables, asyncio.get_running_loop()
        self._listener.begin()
        self._beating = asyncio.create_task(self._beat(), name="beat of the company")

    async def close(self) -> None:
        for task in (self._beating, self._speaking):
            if task is not None:
                task.cancel()
                await asyncio.gather(task, return_exceptions=True)
        await asyncio.to_thread(self._listener.end)
        with suppress(StoreError):
            await self._leases.end()
            await self._store.write(_notified([Bye(self.name)]))

    # Hearing: the listener's thread says it, the event loop does it

    def _began(self) -> None:
        self._do(self._hear_anew)

    def _heard(self, said: list[str]) -> None:
        self._do(self._hear, said)

    def _was_proved(self, at: float) -> None:
        self._do(self._prove, at)

    def _do(self, what: Callable[..., None], *about: object) -> None:
        assert self._loop is not None
        with suppress(RuntimeError):  # the loop is closed
            self._loop.call_soon_threadsafe(what, *about)

    def _prove(self, at: float) -> None:
        self._proved = at

    def fresh(self) -> bool:
        return time.monotonic() - self._proved < HEARS

    def _hear_anew(self) -> None:
        """What was said until now may not have been heard."""
        assert self._tables is not None
        self._tables.missed()
        self._say(Who(self.name))
        self._say_all(self._tables)

    def _say_all(self, tables: Told) -> None:
        for message in everybody(self.name, tables.here(), tables.hidden()):
            self._say(message)

    def _hear(self, said: list[str]) -> None:
        assert self._tables is not None
        for text in said:
            match understood(text):
                case Happened(table, seq, old, new):
                    if old:
                        self._tables.opened(Renewal(bytes.fromhex(old), bytes.fromhex(new)))
                    if seq is None:
                        self._tables.turned(table)
                    else:
                        self._tables.heard(table, seq)
                case Here() as here if here.server != self.name:
                    self._presence.say(here)
                case Who(server) if server != self.name:
                    self._say_all(self._tables)
                case Bye(server):
                    self._presence.leave(server)

    # Saying

    def _say(self, message: Said) -> None:
        self._to_say.append(message)
        if self._speaking is None or self._speaking.done():
            self._speaking = asyncio.create_task(self._speak(), name="speaking to the company")

    async def _speak(self) -> None:
        while self._to_say:
            said, self._to_say = self._to_say, []
            with suppress(StoreError):  # whoever comes back asks
                await self._store.write(_notified(said))

    # Now and then

    async def _beat(self) -> None:
        assert self._tables is not None
        tidied = time.monotonic()
        while True:
            await asyncio.sleep(self.AGAIN)
            self._say(Here(self.name))
            self._presence.look()
            with suppress(StoreError):  # next time
                await self._leases.renew(self._tables.tended())
                await self._poll(self._tables)
                if time.monotonic() - tidied > TIDY:
                    tidied = time.monotonic()
                    await self._leases.forget()
                    await self._rates.forget()

    async def _poll(self, tables: Told) -> None:
        """What was not heard, for whatever reason."""
        rest = iter(list(tables.watched()))
        while names := list(islice(rest, POLL)):
            for table, seq in (await self._store.last_events(names)).items():
                tables.heard(table, seq)

    # Who is there

    def _came_or_went(self, table: str, gone: Set[int]) -> None:
        if self._tables is not None:
            self._tables.came_or_went(table, gone)

    def online(self, table: str) -> Set[int]:
        return self._presence.at(table)

    def looking(self, table: str) -> Set[int]:
        return self._presence.looking(table)

    def here(self, table: str, seats: Collection[int], hidden: Collection[int]) -> None:
        self._say(Here(self.name, {table: sorted(seats)}, {table: sorted(hidden)} if hidden else {}))

    # What only one may do, and what nobody may do often

    async def lease(self, table: str) -> Lease | None:
        return await self._leases.take(table)

    def holds(self, table: str) -> bool:
        return self._leases.holds(table)

    def lost(self, lease: Lease) -> None:
        self._leases.lost(lease)

    async def unattended(self, timed: list[str]) -> list[str]:
        return (await self._leases.of_nobody(timed))[:ATTEND]

    async def take(self, what: str, who: str, rate: Rate) -> None:
        await self._rates.take(what, who, rate)

    async def give_back(self, what: str, who: str) -> None:
        await self._rates.give_back(what, who)


def _notified(said: Sequence[Said]) -> Work[object]:
    return lambda db: db.executemany(NOTIFY, [(CHANNEL, spoken(message)) for message in said])
