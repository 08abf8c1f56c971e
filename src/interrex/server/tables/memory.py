"""Tables in memory: loaded when somebody needs them, put away when nobody does."""

from __future__ import annotations

import asyncio
import gc
import logging
import sys
from collections import OrderedDict, deque
from collections.abc import AsyncIterator, Collection, Sequence, Set
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, suppress

import msgspec

from interrex.bots import installed, judged
from interrex.engine import wire
from interrex.engine.errors import BrokenRecord, UnknownGame
from interrex.engine.game import Game
from interrex.engine.luck import fresh_key, key_from_seed
from interrex.engine.match import Match
from interrex.engine.record import Record
from interrex.engine.registry import find
from interrex.engine.words import LANGUAGES
from interrex.review.hints import can_hint

from ..company.company import Company
from ..config import Config
from ..metrics import Metrics
from ..names import all_apart, clean
from ..noticeboard import Noticeboard
from ..protocol.lobby import PlayOn, SeatKey, SeatWanted, TableMade, TableWanted
from ..protocol.table import TableInfo
from ..protocol.values import DAY
from ..refusals import No, no, of_error
from ..store import lists
from ..store.errors import StoreError
from ..store.rows import Renewal, SeatRow, TableRow
from ..store.store import Store
from ..tokens import hashed, new_token
from ..words import display_names
from .bots import Bots
from .clocks import Timers
from .stored import as_json, events_of, fold, record_of, row_of
from .table import STAND_IN, Table
from .views import Views, seat_infos, table_info

log = logging.getLogger("interrex.tables")

TIDY = 600.0  # seconds
TIDYING, POST = " tidying", " post"  # leases that are no table's
RENEWALS = 1_000  # of links, more than there can be while a table is loaded
LOADERS = 2  # threads that play stored games again, and do nothing else: nobody's table waits for other work


class Live:
    """A table in memory, and how it is shown."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.views = Views(table)


class Tables:
    def __init__(
        self, config: Config, store: Store, metrics: Metrics | None = None, company: Company | None = None
    ) -> None:
        self.config = config
        self.store = store
        self.company = company or Company()
        self.metrics = metrics or Metrics()
        self.board = Noticeboard()
        self.bots = Bots(config.bot_delay, self._pin, self.metrics.thinking.add, self.company)
        self.timers = Timers(config.clock, self._time_up)
        self._live: OrderedDict[str, Live] = OrderedDict()  # the one used last comes last
        self._loading: dict[str, asyncio.Task[None]] = {}
        self._loaders = ThreadPoolExecutor(LOADERS, "interrex-loader")
        self._renewals: deque[Renewal] = deque(maxlen=RENEWALS)  # the last ones: a table may be on its way meanwhile
        self._behind: dict[str, int] = {}  # tables at which something has happened elsewhere: up to which event
        self._following: dict[str, asyncio.Task[None]] = {}
        self._winding: asyncio.Task[None] | None = None
        self._tidying: asyncio.Task[None] | None = None

    def at_hand(self, table_id: str) -> bool:
        """Whether it is in memory already, or about to be."""
        return table_id in self._live or table_id in self._loading

    @asynccontextmanager
    async def hold(self, table_id: str) -> AsyncIterator[Live]:
        """The table, kept in memory for as long as it is held."""
        if not table_id.isascii():
            raise no("not-found", "server-no-table")
        while (live := self._live.get(table_id)) is None:  # again, should it be put away before we are woken
            await self._load(table_id)
        self._pin(live.table, 1)
        try:
            await self.up_to_date(live.table)
            yield live
        finally:
            self._pin(live.table, -1)

    async def up_to_date(self, table: Table) -> None:
        """Whoever asks is answered by what is stored, however little of it was heard of here."""
        if not self.company.alone:
            await table.catch_up()

    def _pin(self, table: Table, n: int) -> None:
        table.pins += n
        table.used = self.config.steady()
        if table.id in self._live:
            self._live.move_to_end(table.id)
        if not table.pins and len(self._live) > self.config.live_tables:
            self._put_away()

    def _put_away(self) -> None:
        idle = [name for name, live in self._live.items() if not live.table.pins]
        for name in idle[: len(self._live) - self.config.live_tables]:
            del self._live[name]

    async def _load(self, table_id: str) -> None:
        """Everybody who asks for a table while it is being loaded gets the same one."""
        if table_id not in self._loading:
            task = asyncio.create_task(self._read(table_id))
            self._loading[table_id] = task
            task.add_done_callback(lambda _: self._loading.pop(table_id, None))
        await asyncio.shield(self._loading[table_id])

    async def _read(self, table_id: str) -> None:
        stored = await self.store.load(table_id)
        if stored is None:
            raise no("not-found", "server-no-table")
        try:
            situation = await asyncio.get_running_loop().run_in_executor(self._loaders, fold, stored)
        except (BrokenRecord, UnknownGame) as error:
            raise of_error(error, "conflict") from None
        table = Table(stored, situation, self.store, self.config.clock, self.config.away_after, self.company)
        table.moved = self._moved
        table.tells_after = self.config.notice_after
        table.renewed = self.opened
        table.renewals = self._renewals
        for renewal in self._renewals:
            table.opens(renewal)
        table.after_change = self._attend
        self._live[table_id] = Live(table)
        self._attend(table)

    def opened(self, renewal: Renewal) -> None:
        """Whoever has a new link has it at all tables that the old one opened."""
        self._renewals.append(renewal)
        for live in self._live.values():
            live.table.opens(renewal)

    def _moved(self, table: Table, seconds: float) -> None:
        self.metrics.moves.add(table.row.game)
        self.metrics.moving.add(seconds)

    def _attend(self, table: Table) -> None:
        """Whatever happens at a table by itself."""
        self.bots.attend(table)
        self.timers.attend(table)

    async def _time_up(self, table_id: str) -> None:
        try:
            async with self.hold(table_id) as live:
                lease = await self.company.lease(table_id)
                if lease is None:
                    self.timers.attend(live.table, self.company.AGAIN)
                else:
                    await live.table.time_up(lease)
        except (No, StoreError):  # the store is in trouble
            if (here := self._live.get(table_id)) is not None:
                self.timers.attend(here.table)

    def wind(self) -> None:
        """After a start: time runs at tables that nobody has asked for yet, too."""
        self._winding = asyncio.create_task(self._wind(), name="winding clocks")
        self._tidying = asyncio.create_task(self.tidy(), name="tidying up")

    async def _wind(self) -> None:
        """Once; where there are other servers, what one of them no longer winds as well."""
        while True:
            with suppress(StoreError):  # next time
                for table_id in await self.company.unattended(await self.store.timed()):
                    with suppress(No):  # a game of other rules: whoever asks for it is told
                        async with self.hold(table_id):
                            await self.company.lease(table_id)
            if self.company.alone:
                return
            await asyncio.sleep(self.company.AGAIN)

    # What other servers do

    def heard(self, table: str, seq: int) -> None:
        live = self._live.get(table)
        if live is not None and seq > live.table.situation.seq and self._matters(live.table):
            self._follow(table, seq)

    def turned(self, table: str) -> None:
        if table in self._live:
            self._follow(table, sys.maxsize)

    def came_or_went(self, table: str, gone: Set[int]) -> None:
        if (live := self._live.get(table)) is not None:
            live.table.heard(gone)
            live.table.changed()

    def missed(self) -> None:
        for table_id, live in self._live.items():
            if self._matters(live.table):
                self._follow(table_id, sys.maxsize)

    def watched(self) -> Collection[str]:
        return [name for name, live in self._live.items() if self._matters(live.table)]

    def tended(self) -> Collection[str]:
        return {TIDYING, POST, *self._live, *self.timers.waiting()}

    def here(self) -> dict[str, list[int]]:
        found = {name: sorted(live.table.here()) for name, live in self._live.items() if live.table.sockets}
        return {name: seats for name, seats in found.items() if seats}

    def hidden(self) -> dict[str, list[int]]:
        return {name: sorted(live.table.here() - live.table.looking_here()) for name, live in self._live.items()}

    def _matters(self, table: Table) -> bool:
        """Whether anybody waits for what happens; whoever asks later is answered by what is stored."""
        return table.pins > 0 or self.company.holds(table.id)

    def _follow(self, table_id: str, seq: int) -> None:
        self._behind[table_id] = max(seq, self._behind.get(table_id, 0))
        if table_id not in self._following:
            task = asyncio.create_task(self._catch_up(table_id), name=f"following {table_id}")
            self._following[table_id] = task

    async def _catch_up(self, table_id: str) -> None:
        try:
            while (seq := self._behind.pop(table_id, None)) is not None:
                if (live := self._live.get(table_id)) is not None:
                    await live.table.catch_up(None if seq == sys.maxsize else seq)
        except (No, StoreError):  # gone, or to be looked at again soon
            self._behind.pop(table_id, None)
        finally:
            del self._following[table_id]

    def forgotten(self, table: str, seat: int, guest: str) -> None:
        """Whoever sat there is a guest: whatever they said is not here any more."""
        if (live := self._live.get(table)) is not None:
            live.table.forget(seat, guest)

    # What nobody uses any more

    def __len__(self) -> int:
        return len(self._live)

    async def tidy(self) -> None:
        """Now and then, for ever."""
        while True:
            self.put_idle_away()
            with suppress(StoreError):  # next time
                await self.delete_untouched()
            await asyncio.sleep(TIDY)
            gc.collect()  # all of it: see ``run.COLLECTING``

    def put_idle_away(self) -> None:
        """Tables that nobody has used for a while leave the memory; the store has them."""
        since = self.config.steady() - self.config.idle_after
        for name, live in list(self._live.items()):
            if not live.table.pins and live.table.used < since and live.table.due() is None:
                del self._live[name]

    async def delete_untouched(self) -> int:
        """By the policy of whoever runs the server: tables at which nothing has happened for so many days."""
        if self.config.delete_after is None:
            return 0
        lease = await self.company.lease(TIDYING)
        if lease is None:
            return 0
        found = await self.store.untouched(self.config.clock() - self.config.delete_after * DAY)
        gone = 0
        for table_id in found:
            live = self._live.get(table_id)
            if table_id in self._loading or (live is not None and live.table.pins) or self.company.online(table_id):
                continue
            self._live.pop(table_id, None)
            await self.store.delete(table_id, lease)
            gone += 1
        if gone:
            log.info("deleted %d tables that nobody touched for %g days", gone, self.config.delete_after)
        return gone

    async def create(self, wanted: TableWanted) -> TableMade:
        """A new table. BadConfig and the like say what is wrong with the wish."""
        game = await asyncio.to_thread(find, wanted.game)  # it may have to be imported
        key = fresh_key() if wanted.seed is None else key_from_seed(wanted.seed)
        match = await asyncio.to_thread(Match, game, len(wanted.seats), wanted.options, key)
        keys = [SeatKey(n, new_token()) for n, seat in enumerate(wanted.seats) if seat.kind == "human"]
        tokens = {key.seat: key.token for key in keys}
        names = _names(wanted.seats)
        seats = [_seat_row(n, seat, game, names[n], tokens.get(n)) for n, seat in enumerate(wanted.seats)]
        owner, now, seeded = new_token(), self.config.clock(), wanted.seed is not None
        clock = None if wanted.clock is None else as_json(wanted.clock)
        row = row_of(
            match.record,
            name=wanted.name,
            listed=wanted.listed,
            seeded=seeded,
            owner=hashed(owner),
            now=now,
            clock=clock,
            pending=match.pending(),
            hints=can_hint(game) and (alone([s.kind for s in wanted.seats]) if wanted.hints is None else wanted.hints),
        )
        await self.store.create(row, seats)
        async with self.hold(row.id) as live:
            return TableMade(live.views.info(), owner, keys)

    async def play_again(self, finished: Live) -> TableInfo:
        """The rematch of a finished game, made by whoever asks first."""
        async with self.hold(await finished.table.play_again(fresh_key())) as live:
            return live.views.info()

    async def play_on(self, table_id: str, wanted: PlayOn) -> TableMade:
        """A practice game from a position of a finished one: whoever asks in one seat, bots in the others.

        Its luck is that of the finished game, which is no secret any more. Games of a campaign are left alone: what is
        sealed in them would be opened here.
        """
        record = await self.record(table_id)
        found = await self.store.table(table_id)
        if found is None or found[0].campaign is not None:
            raise no("conflict", "server-play-on-campaign")
        if wanted.move >= len(record.moves) or wanted.seat >= record.players:
            raise no("conflict", "server-play-on-over")
        begun = msgspec.structs.replace(record, moves=record.moves[: wanted.move], practice=True)
        bot, owner, token, now = kind_of(wanted.bot, find(record.game)), new_token(), new_token(), self.config.clock()
        names = list(record.names or ("",) * record.players)
        names[wanted.seat] = clean(wanted.name) or names[wanted.seat]
        own = SeatRow(wanted.seat, "human", "", None, False, hashed(token))
        bots = [SeatRow(seat, "bot", "", bot, False, None) for seat in range(record.players) if seat != wanted.seat]
        rows = sorted([own, *bots])
        seats = [row._replace(name=name) for row, name in zip(rows, all_apart(names), strict=True)]
        row = row_of(begun, name=found[0].name, listed=False, seeded=True, owner=hashed(owner), now=now, hints=True)
        await self.store.create(row, seats, events_of(begun, now))
        async with self.hold(row.id) as live:
            return TableMade(live.views.info(), owner, [SeatKey(wanted.seat, token)])

    async def record(self, table_id: str) -> Record:
        """The record of a finished game: of one that is not in memory, without playing it again."""
        if (live := self._live.get(table_id)) is not None:
            await self.up_to_date(live.table)
            return live.table.record
        stored = await self.store.load(table_id) if table_id.isascii() else None
        if stored is None:
            raise no("not-found", "server-no-table")
        if stored.row.result is None:
            raise no("conflict", "server-not-over")
        return record_of(stored)

    async def listed(self, most: int, after: str | None) -> bytes:
        """A page of the tables anybody may see. Who is there is known of tables in memory; nobody is at any other."""

        async def make() -> bytes:
            rows = await self.store.read(lists.tables(most, after))
            if rows is None:
                raise no("not-found", "server-no-table")
            here = {row.id: _Here(live.table) for row, _ in rows if (live := self._live.get(row.id)) is not None}
            return await self.board.apart(lambda: wire.encode([_listed(row, seats, here) for row, seats in rows]))

        return await self.board.shown(("tables", str(most), after or ""), make)

    async def info(self, table_id: str) -> TableInfo | None:
        """What anybody may know of a table, without playing its game again; None where that does not say it all."""
        if (live := self._live.get(table_id)) is not None:
            await self.up_to_date(live.table)
            return live.views.info()
        found = await self.store.table(table_id) if table_id.isascii() else None
        if found is None:
            raise no("not-found", "server-no-table")
        row, seats = found
        says_all = row.result is not None or (row.pending is not None and row.clock is None)
        return table_info(row, seat_infos(seats, self.company.online(table_id)), waited_for(row)) if says_all else None

    async def close(self) -> None:
        for task in (self._winding, self._tidying, *self._following.values()):
            if task is not None:
                task.cancel()
                await asyncio.gather(task, return_exceptions=True)
        await self.timers.close()
        await self.bots.close()
        self._loaders.shutdown(wait=False, cancel_futures=True)
        self.board.close()


class _Here:
    """What only the memory knows of a table: taken down while nothing happens at it."""

    def __init__(self, table: Table) -> None:
        self.online = table.online()
        self.pending = table.match.pending()


def _listed(row: TableRow, seats: list[SeatRow], here: dict[str, _Here]) -> TableInfo:
    found = here.get(row.id)
    if found is None:
        return table_info(row, seat_infos(seats, ()), waited_for(row))
    return table_info(row, seat_infos(seats, found.online), found.pending)


def waited_for(row: TableRow) -> list[int]:
    """The seats that a table's game waits for, as far as its row says."""
    return [] if row.pending is None or row.result is not None else wire.decode(row.pending, list[int])


def _names(wanted: list[SeatWanted]) -> list[str]:
    """By seat, each apart from the others and from what a seat without a name is called."""
    names = [clean(seat.name) for seat in wanted]
    numbered = [display_names(language, names) for language in LANGUAGES]
    return all_apart(names, [shown[seat] for shown in numbered for seat, name in enumerate(names) if not name])


def _seat_row(number: int, wanted: SeatWanted, game: Game, name: str, token: str | None) -> SeatRow:
    kept = None if token is None else hashed(token)
    return SeatRow(number, wanted.kind, name, bot_of(wanted, game), False, kept)


def alone(kinds: Sequence[str]) -> bool:
    """Does one person play bots? Then nobody minds if they ask what to do."""
    return len([kind for kind in kinds if kind != "bot"]) <= 1


def bot_of(wanted: SeatWanted, game: Game) -> str | None:
    """The kind of bot that is wanted for a seat or a house, if one is; one that is installed, whatever clients name."""
    return kind_of(wanted.bot, game) if wanted.kind == "bot" else None


def kind_of(bot: str | None, game: Game) -> str:
    """A kind of bot that is installed and can play the game: the one named, or the usual one."""
    bot = bot or STAND_IN
    installed(bot)
    judged(bot, game)
    return bot
