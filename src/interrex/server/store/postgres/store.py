"""The store in a PostgreSQL database: one connection that writes, and a few that read.

Writes that share a commit go over in one piece, and their answers come back in one. When the connection is lost while
a commit is under way, PostgreSQL is asked what became of it.
"""

from __future__ import annotations

import asyncio
import logging
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import Any, TypeVar

import psycopg
from psycopg import Connection, IsolationLevel
from psycopg_pool import ConnectionPool

from ...company.leases import standing
from ...company.said import CHANNEL, NOTIFY, happened
from ..address import Address, DatabaseError
from ..errors import StoreError, Unsettled
from ..queued import Done, Job, Queued
from ..rows import Lease, Renewal
from ..store import Db, Work
from . import schema
from .connecting import BUSY, REACH, Statements, Watch, as_store_error, connect, said, set_up, unusable, wire

T = TypeVar("T")

READERS = 4
SETTLING = 10.0  # seconds in which PostgreSQL must be back to say what became of a commit
PAUSE = 0.2  # seconds between two attempts to ask

logging.getLogger("psycopg.pool").setLevel(logging.WARNING)  # it tells of every connection that is used


class PostgresStore(Queued):
    later = "SET CONSTRAINTS ALL DEFERRED"

    def __init__(self, address: Address) -> None:
        super().__init__()
        self.address = address
        self._readers = ThreadPoolExecutor(READERS, "interrex-reader")
        self._pool: ConnectionPool[Connection[Any]] | None = None
        self._writing: Connection[Any] | None = None
        self._watch: Watch

    def open(self) -> None:
        self._watch = Watch()
        try:
            self._writing = connect(self.address, self._watch)
            (encoding,) = self._writing.execute("SHOW server_encoding").fetchone() or ("",)
            if encoding != "UTF8":
                raise DatabaseError("server-database-encoding", path=str(self.address), found=encoding)
            schema.migrate(self._writing, self.address)
            self.attempt(Statements(self._writing))
        except (DatabaseError, psycopg.Error) as error:
            self.put_down()
            self._watch.end()
            raise error if isinstance(error, DatabaseError) else unusable(self.address, error) from None
        self._pool = ConnectionPool(
            kwargs={**wire(self.address), "autocommit": True},
            configure=_for_reading,
            check=self._check,
            min_size=1,
            max_size=READERS,
            timeout=REACH,
            reconnect_timeout=REACH,
            open=True,
        )
        self.begin_writing()

    def close(self) -> None:
        self.end_writing()
        self._readers.shutdown()
        if self._pool is not None:
            self._pool.close()
            self._pool = None
        self._watch.end()

    # Others over the same database

    def tell(self, db: Db, table: str, seq: int | None = None, renewal: Renewal | None = None) -> None:
        db.execute(NOTIFY, (CHANNEL, happened(table, seq, renewal)))

    def check_lease(self, db: Db, lease: Lease) -> None:
        standing(db, lease)

    # Reading

    async def read(self, work: Work[T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._read, work)

    def _read(self, work: Work[T]) -> T:
        """All of it as it was at one moment."""
        assert self._pool is not None
        try:
            with self._pool.connection() as connection, self._watch.over(connection), connection.transaction():
                return work(Statements(connection))
        except psycopg.Error as error:
            raise as_store_error(error) from error

    def _check(self, connection: Connection[Any]) -> None:
        with self._watch.over(connection):
            ConnectionPool.check_connection(connection)

    # Writing

    def carry_out(self, jobs: list[Job]) -> list[Done]:
        try:
            connection = self._connected()
            with self._watch.over(connection):
                return self._carry_out(connection, jobs)
        except DatabaseError as error:
            return [(job, None, StoreError(str(error))) for job in jobs]
        except Exception as error:
            return [(job, None, as_store_error(error)) for job in jobs]

    def _connected(self) -> Connection[Any]:
        if self._writing is None or self._writing.closed:
            self._writing = None
            connection = connect(self.address, self._watch)
            if (found := schema.version(connection, self.address)) != schema.TODAY:
                raise StoreError(f"the database is of version {found} by now")
            self._writing = connection
        return self._writing

    def _carry_out(self, connection: Connection[Any], jobs: list[Job]) -> list[Done]:
        try:
            return self._together(connection, jobs)
        except Exception:
            if len(jobs) == 1 or connection.closed:
                raise
        done = self._apart(connection, jobs)  # all of them again: that costs more, and is seldom needed
        return [entry if not isinstance(entry[2], BUSY) else self._alone(connection, entry[0]) for entry in done]

    def _together(self, connection: Connection[Any], jobs: list[Job]) -> list[Done]:
        db = Statements(connection)
        try:
            with connection.pipeline() as pipeline:
                connection.execute("BEGIN")
                asked = connection.execute("SELECT pg_current_xact_id()::text")
                done: list[Done] = [(job, job.work(db), None) for job in jobs]
                pipeline.sync()
                (number,) = asked.fetchone() or ("",)
        except Exception:
            _roll_back(connection)
            raise
        self._commit(connection, number)
        return done

    def _apart(self, connection: Connection[Any], jobs: list[Job]) -> list[Done]:
        """One commit still, whatever becomes of one or the other."""
        done: list[Done] = []
        try:
            connection.execute("BEGIN")
            (number,) = connection.execute("SELECT pg_current_xact_id()::text").fetchone() or ("",)
            for job in jobs:
                connection.execute("SAVEPOINT job")
                try:
                    done.append((job, job.work(Statements(connection)), None))
                except Exception as error:
                    connection.execute("ROLLBACK TO job")
                    done.append((job, None, error if isinstance(error, BUSY) else as_store_error(error)))
                connection.execute("RELEASE job")
        except Exception:
            _roll_back(connection)
            raise
        self._commit(connection, number)
        return done

    def _alone(self, connection: Connection[Any], job: Job) -> Done:
        """In a transaction of its own: what two servers write crosswise, each of them waits for the other with."""
        try:
            return self._together(connection, [job])[0]
        except Exception as error:
            return job, None, as_store_error(error)

    def _commit(self, connection: Connection[Any], number: str) -> None:
        try:
            connection.execute("COMMIT")
        except Exception as error:
            if not connection.closed:
                _roll_back(connection)
                raise
            if not self._was_kept(number):
                raise StoreError(said(error)) from None

    def _was_kept(self, number: str) -> bool:
        """What became of a transaction whose commit nobody answered."""
        deadline = time.monotonic() + SETTLING
        while time.monotonic() < deadline:
            with suppress(psycopg.Error), connect(self.address, self._watch) as connection:
                (status,) = connection.execute("SELECT pg_xact_status(%s::xid8)", (number,)).fetchone() or (None,)
                if status in ("committed", "aborted"):
                    return bool(status == "committed")
            time.sleep(PAUSE)
        raise Unsettled("the connection was lost, and nobody says whether this was kept")

    def attempt(self, db: Db) -> object:
        return db.execute("SELECT pg_logical_emit_message(true, 'interrex', '')")

    def put_down(self) -> None:
        if self._writing is not None:
            self._writing.close()
            self._writing = None


def _for_reading(connection: Connection[Any]) -> None:
    set_up(connection)
    connection.isolation_level = IsolationLevel.REPEATABLE_READ
    connection.read_only = True


def _roll_back(connection: Connection[Any]) -> None:
    with suppress(psycopg.Error):
        connection.execute("ROLLBACK")
