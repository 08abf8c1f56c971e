"""The store in an SQLite file: one thread that writes and one that reads.

Everything that waits for the disk at the same moment shares one sync; each of them is still whole or not at all. A sync
costs as much processor time as making a move: what is to be written in one turn of the event loop is handed over
together.
"""

from __future__ import annotations

import asyncio
import errno
import shutil
import sqlite3
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any, NamedTuple, TypeVar

from ..pace import Pace, pace_of
from ..words import ServerError
from . import schema
from .errors import StoreError, Taken
from .store import Store, Work

T = TypeVar("T")

TOGETHER = 128  # writes that share one sync, at most
ROOM = 256 * 1024  # bytes without which a disk is full
BUSY = 5.0  # seconds to wait for another process that writes
TAKEN = (sqlite3.SQLITE_CONSTRAINT_UNIQUE, sqlite3.SQLITE_CONSTRAINT_PRIMARYKEY)


class SqliteStore(Store):
    later = "PRAGMA defer_foreign_keys = 1"

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
        return await asyncio.get_running_loop().run_in_executor(self._readers, _read, work, self._reading)

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
            raise StoreError("the file was removed or replaced while it was in use")

    def waiting(self) -> int:
        return self._jobs.qsize()

    async def ready(self) -> None:
        if self._trying is None or (self._trying.done() and time.monotonic() - self._tried > 1.0):
            self._trying, self._tried = asyncio.ensure_future(self._try()), time.monotonic()
        await asyncio.shield(self._trying)

    async def _try(self) -> None:
        await self.write(lambda db: db.execute("UPDATE meta SET value = value WHERE name = 'secret'"))


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
            job.outcome.set_exception(as_store_error(error))


def _read(work: Work[T], connection: sqlite3.Connection) -> T:
    try:
        return work(connection)
    except sqlite3.Error as error:
        raise as_store_error(error) from error


def as_store_error(error: Exception) -> Exception:
    """What SQLite says, as everybody else hears it."""
    if not isinstance(error, sqlite3.Error):
        return error
    taken = getattr(error, "sqlite_errorcode", None) in TAKEN
    return Taken(str(error)) if taken else StoreError(str(error))
