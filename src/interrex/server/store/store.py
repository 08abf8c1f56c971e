"""The store: an SQLite file with tables, seats, events and campaigns, one thread that writes and one that reads.

Nothing here blocks the event loop: ``await`` what you write and it is on the disk. Everything that waits for the disk
at the same moment shares one sync; each of them is still whole or not at all. A sync costs as much processor time as
making a move: what is to be written in one turn of the event loop is handed over together.
"""

from __future__ import annotations

import asyncio
import errno
import shutil
import sqlite3
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any, NamedTuple, TypeVar

from ..pace import Pace, pace_of
from ..words import ServerError
from . import schema
from .rows import (
    CampaignRow,
    Event,
    HouseRow,
    NewTable,
    Renewal,
    SeatRow,
    Stored,
    StoredCampaign,
    Summary,
    TableRow,
)

T = TypeVar("T")
Work = Callable[[sqlite3.Connection], T]

TOGETHER = 128  # writes that share one sync, at most
ROOM = 256 * 1024  # bytes without which a disk is full
BUSY = 5.0  # seconds to wait for another process that writes
_STANDS = f"UPDATE tables SET {', '.join([f'{column} = ?' for column in Summary._fields])} WHERE id = ?"
_LEFT = ("chronicle", "wrote")  # what a game began with and left behind: long, and seldom asked for
WITHOUT_LEFT = ", ".join([f"NULL AS {column}" if column in _LEFT else column for column in TableRow._fields])


class Store:
    def __init__(self, path: Path) -> None:
        self.path = path
        self._jobs: SimpleQueue[_Job | None] = SimpleQueue()
        self._gathered: list[_Job] = []  # in this turn of the event loop
        self._writer: Thread | None = None
        self._readers = ThreadPoolExecutor(1, "interrex-reader")
        self._reading: sqlite3.Connection | None = None
        self._files: list[tuple[int, int] | None] = []  # the ones that were opened
        self._trying: asyncio.Future[None] | None = None  # a write for the sake of trying, and when it began
        self._tried = 0.0
        self.took: Callable[[float], None] = lambda seconds: None  # is told how long every write took

    def open(self) -> None:
        """Make or find the file, and bring it up to date. ServerError says what is wrong with it."""
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            self.path.touch(0o600)  # the keys of running games are in it
            writing = connect(self.path)
            check(writing, self.path)
            schema.migrate(writing, self.path)
            self._reading = connect(self.path)
            self._reading.execute("PRAGMA query_only = 1")
            writing.execute(f"PRAGMA user_version = {schema.version(writing)}")  # as it is: can anything be written?
        except (OSError, sqlite3.Error) as error:
            if is_full(error, self.path):
                raise ServerError("server-store-full", path=str(self.path)) from None
            raise ServerError("server-store-unusable", path=str(self.path), detail=str(error)) from None
        self._files = which_files(self.path)
        self._writer = Thread(target=self._write_forever, args=(writing,), name="interrex-writer", daemon=True)
        self._writer.start()

    def close(self) -> None:
        """Everything that was to be written so far is written first."""
        if self._writer is not None:
            self._hand_over()
            self._jobs.put(None)
            self._writer.join()
            self._writer = None
        self._readers.shutdown()
        if self._reading is not None:
            self._reading.close()
            self._reading = None

    # How things are written and read

    async def write(self, work: Work[T]) -> T:
        """Carried out by the writer's thread; returns when it is on the disk.

        It returns then even to whoever is cancelled meanwhile, so that what was written is applied; what they wait for
        next is cancelled instead.
        """
        loop, began = asyncio.get_running_loop(), time.perf_counter()
        outcome: _Outcome[T] = _Outcome(loop=loop)
        if not self._gathered:
            loop.call_soon(self._hand_over)
        self._gathered.append(_Job(work, outcome, loop))
        try:
            done = await outcome
        except asyncio.CancelledError:
            cancel_later()
            done = outcome.result()
        self.took(time.perf_counter() - began)
        return done

    def _hand_over(self) -> None:
        gathered, self._gathered = self._gathered, []
        for job in gathered:
            if (pace := pace_of(job.loop)) is not None:
                pace.begun(1)
            self._jobs.put(job)

    async def read(self, work: Work[T]) -> T:
        assert self._reading is not None
        return await asyncio.get_running_loop().run_in_executor(self._readers, work, self._reading)

    def _write_forever(self, connection: sqlite3.Connection) -> None:
        more = True
        while more:
            jobs = [self._jobs.get()]
            try:
                while len(jobs) < TOGETHER:
                    jobs.append(self._jobs.get_nowait())
            except Empty:
                pass
            more = None not in jobs
            if wanted := [job for job in jobs if job is not None]:
                _tell(_carry_out(connection, wanted, self._still_there))
        with suppress(sqlite3.Error):
            connection.execute("PRAGMA optimize")
        connection.close()

    def _still_there(self) -> None:
        """What is written to a file that was removed or replaced would be acknowledged and gone."""
        if which_files(self.path) != self._files:
            raise sqlite3.OperationalError("the file was removed or replaced while it was in use")

    def waiting(self) -> int:
        """How much is handed over and not written yet."""
        return self._jobs.qsize()

    async def ready(self) -> None:
        """sqlite3.Error if what is written now would not stay. Tried once a second, however often it is asked."""
        if self._trying is None or (self._trying.done() and time.monotonic() - self._tried > 1.0):
            self._trying, self._tried = asyncio.ensure_future(self._try()), time.monotonic()
        await asyncio.shield(self._trying)

    async def _try(self) -> None:
        await self.write(lambda db: db.execute("UPDATE meta SET value = value WHERE name = 'secret'"))

    # What is written and read

    async def secret(self) -> bytes:
        """A random value that is this store's own."""

        def work(db: sqlite3.Connection) -> bytes:
            db.execute("INSERT OR IGNORE INTO meta VALUES ('secret', randomblob(32))")
            return bytes(db.execute("SELECT value FROM meta WHERE name = 'secret'").fetchone()[0])

        return await self.write(work)

    async def create(self, row: TableRow, seats: Sequence[SeatRow], events: Sequence[Event] = ()) -> None:
        await self.write(lambda db: _create(db, NewTable(row, seats, events)))

    async def append(
        self,
        table: str,
        events: Sequence[Event],
        seats: Sequence[SeatRow] = (),
        summary: Summary | None = None,
        holders: Sequence[tuple[str, HouseRow]] = (),
        tokens: Sequence[SeatRow] = (),
        renewal: Renewal | None = None,
    ) -> None:
        """Events, and what they change about seats, list and houses of a campaign, in one.

        ``tokens``: the seats that another token opens from now on. Others' stay as they are: a link may have been
        renewed at another table meanwhile.
        """

        def work(db: sqlite3.Connection) -> None:
            _insert(db, table, events)
            for seat in seats:
                update = "UPDATE seats SET kind = ?, name = ?, bot = ?, away = ? WHERE table_id = ? AND seat = ?"
                db.execute(update, (seat.kind, seat.name, seat.bot, seat.left, table, seat.seat))
            for seat in tokens:
                db.execute("UPDATE seats SET token = ? WHERE table_id = ? AND seat = ?", (seat.token, table, seat.seat))
            if renewal is not None:
                db.execute("UPDATE seats SET token = ? WHERE token = ?", (renewal.new, renewal.old))
                db.execute("UPDATE houses SET token = ? WHERE token = ?", (renewal.new, renewal.old))
            if summary is not None:
                db.execute(_STANDS, (*summary, table))
            for campaign, house in holders:
                _hold(db, campaign, house)

        await self.write(work)

    async def follow(self, table: str, rematch: NewTable) -> None:
        """The table at which those of another play again, and that other one says so."""

        def work(db: sqlite3.Connection) -> None:
            _create(db, rematch)
            db.execute("UPDATE tables SET rematch = ? WHERE id = ?", (rematch.row.id, table))

        await self.write(work)

    async def load(self, table: str) -> Stored | None:
        def work(db: sqlite3.Connection) -> Stored | None:
            found = db.execute("SELECT * FROM tables WHERE id = ?", (table,)).fetchone()
            if found is None:
                return None
            events = "SELECT seq, kind, seat, text, client_id, at FROM events WHERE table_id = ? ORDER BY seq"
            return Stored(table_row(found), seats_of(db, table), [Event(*e) for e in db.execute(events, (table,))])

        return await self.read(work)

    async def table(self, table: str) -> tuple[TableRow, list[SeatRow]] | None:
        """The table without what happened at it."""

        def work(db: sqlite3.Connection) -> tuple[TableRow, list[SeatRow]] | None:
            found = db.execute("SELECT * FROM tables WHERE id = ?", (table,)).fetchone()
            return None if found is None else (table_row(found), seats_of(db, table))

        return await self.read(work)

    async def ids(self) -> list[str]:
        """Every table, oldest first."""
        query = "SELECT id FROM tables ORDER BY created, id"
        return await self.read(lambda db: [row[0] for row in db.execute(query).fetchall()])

    async def timed(self) -> list[str]:
        """The tables with a clock at which a game is under way."""
        query = "SELECT id FROM tables WHERE clock IS NOT NULL AND result IS NULL"
        return await self.read(lambda db: [row[0] for row in db.execute(query).fetchall()])

    async def untouched(self, since: float) -> list[str]:
        """The tables at which nothing has happened since then; games of campaigns stay with them."""
        last = "(SELECT at FROM events WHERE table_id = tables.id ORDER BY seq DESC LIMIT 1)"
        query = f"SELECT id FROM tables WHERE campaign IS NULL AND COALESCE({last}, created) < ? ORDER BY created"
        return await self.read(lambda db: [row[0] for row in db.execute(query, (since,)).fetchall()])

    async def delete(self, table: str) -> None:
        """Everything about a table."""

        def work(db: sqlite3.Connection) -> None:
            db.execute("PRAGMA defer_foreign_keys = 1")  # the table goes first: only then may its events go
            db.execute("UPDATE tables SET rematch = NULL WHERE rematch = ?", (table,))
            db.execute("DELETE FROM tables WHERE id = ?", (table,))
            db.execute("DELETE FROM seats WHERE table_id = ?", (table,))
            db.execute("DELETE FROM events WHERE table_id = ?", (table,))

        await self.write(work)

    # Campaigns

    async def found(self, row: CampaignRow, houses: Sequence[HouseRow], games: Sequence[NewTable] = ()) -> None:
        """A new campaign, with the games it has already seen elsewhere."""

        def work(db: sqlite3.Connection) -> None:
            db.execute(f"INSERT INTO campaigns VALUES ({_marks(row)})", row)
            db.executemany("INSERT INTO houses VALUES (?, ?, ?, ?, ?, ?, ?)", [(row.id, *house) for house in houses])
            for game in games:
                _create(db, game)

        await self.write(work)

    async def campaign(self, campaign: str) -> StoredCampaign | None:
        def work(db: sqlite3.Connection) -> StoredCampaign | None:
            found = db.execute("SELECT * FROM campaigns WHERE id = ?", (campaign,)).fetchone()
            return None if found is None else _campaign(db, found)

        return await self.read(work)

    async def call(self, campaign: str, called: str) -> None:
        """What was called for, and the answers so far."""
        await self.write(lambda db: db.execute("UPDATE campaigns SET called = ? WHERE id = ?", (called, campaign)))

    async def begin(self, campaign: str, game: NewTable) -> None:
        """The game that was called for. One whose luck was chosen marks the campaign for good."""

        def work(db: sqlite3.Connection) -> None:
            _create(db, game)
            begun = "UPDATE campaigns SET called = NULL, practice = practice OR ? WHERE id = ?"
            db.execute(begun, (game.row.seeded, campaign))

        await self.write(work)

    async def undecided(self) -> list[str]:
        """The campaigns of which nobody has looked who won them with their games so far."""
        query = (
            "SELECT DISTINCT campaign FROM tables WHERE campaign IS NOT NULL AND result IS NOT NULL AND decided IS NULL"
        )
        return await self.read(lambda db: [row[0] for row in db.execute(query).fetchall()])

    async def decide(self, campaign: str, last: str, decided: str) -> None:
        """Who has won the campaign with its last game; with those before, nobody had."""

        def work(db: sqlite3.Connection) -> None:
            db.execute("UPDATE tables SET decided = ? WHERE id = ? AND campaign = ?", (decided, last, campaign))
            rest = "UPDATE tables SET decided = 'null' WHERE campaign = ? AND result IS NOT NULL AND decided IS NULL"
            db.execute(rest, (campaign,))

        await self.write(work)

    async def add_house(self, campaign: str, house: HouseRow) -> None:
        await self.write(lambda db: db.execute("INSERT INTO houses VALUES (?, ?, ?, ?, ?, ?, ?)", (campaign, *house)))

    async def hold(self, campaign: str, house: HouseRow) -> None:
        """Somebody else plays for the house from now on, or under another name."""
        await self.write(lambda db: _hold(db, campaign, house))

    async def give_up(self, table: str) -> None:
        """The game under way is a table of its own from now on, and no game of its campaign."""
        update = "UPDATE tables SET campaign = NULL, number = 0 WHERE id = ? AND result IS NULL"
        await self.write(lambda db: db.execute(update, (table,)))


class _Outcome(asyncio.Future[T]):
    """Of something that happens in any case: nobody can call it off by not waiting for it."""

    def cancel(self, msg: Any = None) -> bool:
        return False


def cancel_later() -> None:
    """Let the task go on that was told to stop, until it waits again."""
    task = asyncio.current_task()
    assert task is not None
    task.uncancel()  # told once, told once again
    task.cancel()


class _Job(NamedTuple):
    work: Work[Any]
    outcome: _Outcome[Any]
    loop: asyncio.AbstractEventLoop


_Done = tuple[_Job, Any, Exception | None]


def connect(path: Path) -> sqlite3.Connection:
    connection = sqlite3.connect(path, timeout=BUSY, isolation_level=None, check_same_thread=False)
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")  # an acknowledged move survives a power cut as well
    connection.execute("PRAGMA foreign_keys = 1")
    return connection


def check(connection: sqlite3.Connection, path: Path) -> None:
    """ServerError if the file is damaged, with the way out."""
    try:
        (said,) = connection.execute("PRAGMA quick_check(1)").fetchone()
    except sqlite3.DatabaseError as error:
        if isinstance(error, sqlite3.OperationalError):  # locked, full, not allowed: no damage
            raise
        said = str(error)
    if said != "ok":
        raise ServerError("server-store-damaged", path=str(path), detail=said)


def is_full(error: OSError | sqlite3.Error, path: Path) -> bool:
    """Whether something failed for want of room. SQLite does not always say so."""
    if isinstance(error, OSError) and error.errno == errno.ENOSPC:
        return True
    if getattr(error, "sqlite_errorcode", None) == sqlite3.SQLITE_FULL:
        return True
    try:
        return shutil.disk_usage(path.parent).free < ROOM
    except OSError:
        return False


def which_files(path: Path) -> list[tuple[int, int] | None]:
    """The file that a path leads to, and the one beside it that holds what was written last."""
    return [which_file(path), which_file(path.with_name(f"{path.name}-wal"))]


def which_file(path: Path) -> tuple[int, int] | None:
    """The file that a path leads to, whatever is written in it."""
    try:
        found = path.stat()
    except OSError:
        return None
    return found.st_dev, found.st_ino


def _carry_out(connection: sqlite3.Connection, jobs: list[_Job], still_there: Callable[[], None]) -> list[_Done]:
    """One commit for all; whoever fails is rolled back alone."""
    try:
        connection.execute("BEGIN IMMEDIATE")
        try:
            done: list[_Done] = [(job, job.work(connection), None) for job in jobs]
        except Exception:
            if len(jobs) == 1:
                raise
            connection.execute("ROLLBACK")  # all of them again, each by itself: that costs more, and is seldom needed
            connection.execute("BEGIN IMMEDIATE")
            done = [_apart(connection, job) for job in jobs]
        still_there()
        connection.execute("COMMIT")
        still_there()
    except Exception as error:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        done = [(job, None, error) for job in jobs]
    return done


def _tell(done: list[_Done]) -> None:
    """Everybody hears what became of their own."""
    for loop in {job.loop for job, _, _ in done}:
        theirs = [entry for entry in done if entry[0].loop is loop]
        try:
            loop.call_soon_threadsafe(_settle, theirs, pace_of(loop))
        except RuntimeError:  # the loop is closed: nobody waits any more
            continue
        if (pace := pace_of(loop)) is not None:
            pace.wake()


def _apart(connection: sqlite3.Connection, job: _Job) -> _Done:
    """One of several, whatever becomes of the others."""
    connection.execute("SAVEPOINT job")
    try:
        return job, job.work(connection), None
    except Exception as error:
        connection.execute("ROLLBACK TO job")
        return job, None, error
    finally:
        connection.execute("RELEASE job")


def _settle(done: list[_Done], pace: Pace | None) -> None:
    if pace is not None:
        pace.done(len(done))
    for job, value, error in done:
        if error is None:
            job.outcome.set_result(value)
        else:
            job.outcome.set_exception(error)


def _create(db: sqlite3.Connection, new: NewTable) -> None:
    row = new.row
    db.execute(f"INSERT INTO tables VALUES ({_marks(row)})", row)
    db.executemany("INSERT INTO seats VALUES (?, ?, ?, ?, ?, ?, ?)", [(row.id, *seat) for seat in new.seats])
    _insert(db, row.id, new.events)


def _hold(db: sqlite3.Connection, campaign: str, house: HouseRow) -> None:
    """Who gives no name goes by the house's own; who brings no token, by the one it has; a bot has none."""
    name, token = "name = COALESCE(NULLIF(?, ''), name)", "token = CASE WHEN ? THEN NULL ELSE COALESCE(?, token) END"
    gone = "dismissed = COALESCE(?, dismissed)"
    update = f"UPDATE houses SET kind = ?, {name}, bot = ?, {token}, {gone} WHERE campaign_id = ? AND house = ?"
    values = (house.kind, house.name, house.bot, house.kind == "bot", house.token, house.dismissed)
    db.execute(update, (*values, campaign, house.house))


def _campaign(db: sqlite3.Connection, found: tuple[Any, ...]) -> StoredCampaign:
    row = campaign_row(found)
    query = f"SELECT {WITHOUT_LEFT} FROM tables WHERE campaign = ? ORDER BY number"
    tables = [table_row(table) for table in db.execute(query, (row.id,))]
    last = max([place for place, table in enumerate(tables) if table.result is not None], default=None)
    if last is not None:
        left = db.execute(f"SELECT {', '.join(_LEFT)} FROM tables WHERE id = ?", (tables[last].id,)).fetchone()
        tables[last] = tables[last]._replace(**dict(zip(_LEFT, left, strict=True)))
    return StoredCampaign(row, houses_of(db, row.id), tables)


def campaign_row(found: tuple[Any, ...]) -> CampaignRow:
    row = CampaignRow(*found)
    return row._replace(listed=bool(row.listed), practice=bool(row.practice))


def houses_of(db: sqlite3.Connection, campaign: str) -> list[HouseRow]:
    query = "SELECT house, kind, name, bot, token, dismissed FROM houses WHERE campaign_id = ? ORDER BY house"
    return [HouseRow(*house) for house in db.execute(query, (campaign,))]


def _insert(db: sqlite3.Connection, table: str, events: Sequence[Event]) -> None:
    db.executemany("INSERT INTO events VALUES (?, ?, ?, ?, ?, ?, ?)", [(table, *event) for event in events])


def table_row(found: tuple[Any, ...]) -> TableRow:
    row = TableRow(*found)
    return row._replace(seeded=bool(row.seeded), listed=bool(row.listed), practice=bool(row.practice))


def seats_of(db: sqlite3.Connection, table: str) -> list[SeatRow]:
    query = "SELECT seat, kind, name, bot, away, token FROM seats WHERE table_id = ? ORDER BY seat"
    return [SeatRow(seat, kind, name, bot, bool(away), token) for seat, kind, name, bot, away, token in
            db.execute(query, (table,))]  # fmt: skip


def _marks(values: tuple[Any, ...]) -> str:
    return ", ".join("?" * len(values))
