"""The store in an SQLite file: one thread that writes and one that reads. Writes that share a commit share a sync."""

from __future__ import annotations

import asyncio
import errno
import shutil
import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from typing import TypeVar

from ..words import ServerError
from . import schema
from .errors import StoreError, Taken
from .queued import Done, Job, Queued
from .store import Db, Work

T = TypeVar("T")

ROOM = 256 * 1024  # bytes without which a disk is full
BUSY = 5.0  # seconds to wait for another process that writes
TAKEN = (sqlite3.SQLITE_CONSTRAINT_UNIQUE, sqlite3.SQLITE_CONSTRAINT_PRIMARYKEY)


class SqliteStore(Queued):
    later = "PRAGMA defer_foreign_keys = 1"

    def __init__(self, path: Path) -> None:
        super().__init__()
        self.path = path
        self._readers = ThreadPoolExecutor(1, "interrex-reader")
        self._reading: sqlite3.Connection | None = None
        self._writing: sqlite3.Connection | None = None
        self._files: list[tuple[int, int] | None] = []  # the ones that were opened

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
        self._files, self._writing = which_files(self.path), writing
        self.begin_writing()

    def close(self) -> None:
        self.end_writing()
        self._readers.shutdown()
        if self._reading is not None:
            self._reading.close()
            self._reading = None

    async def read(self, work: Work[T]) -> T:
        assert self._reading is not None
        return await asyncio.get_running_loop().run_in_executor(self._readers, _read, work, self._reading)

    def carry_out(self, jobs: list[Job]) -> list[Done]:
        assert self._writing is not None
        return _carry_out(self._writing, jobs, self._still_there)

    def attempt(self, db: Db) -> object:
        return db.execute("UPDATE meta SET value = value WHERE name = 'secret'")

    def put_down(self) -> None:
        assert self._writing is not None
        with suppress(sqlite3.Error):
            self._writing.execute("PRAGMA optimize")
        self._writing.close()
        self._writing = None

    def _still_there(self) -> None:
        """What is written to a file that was removed or replaced would be acknowledged and gone."""
        if which_files(self.path) != self._files:
            raise StoreError("the file was removed or replaced while it was in use")


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


def _carry_out(connection: sqlite3.Connection, jobs: list[Job], still_there: Callable[[], None]) -> list[Done]:
    """One commit for all; whoever fails is rolled back alone."""
    try:
        connection.execute("BEGIN IMMEDIATE")
        try:
            done: list[Done] = [(job, job.work(connection), None) for job in jobs]
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
        done = [(job, None, as_store_error(error)) for job in jobs]
    return done


def _apart(connection: sqlite3.Connection, job: Job) -> Done:
    """One of several, whatever becomes of the others."""
    connection.execute("SAVEPOINT job")
    try:
        return job, job.work(connection), None
    except Exception as error:
        connection.execute("ROLLBACK TO job")
        return job, None, as_store_error(error)
    finally:
        connection.execute("RELEASE job")


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
