"""Connections to PostgreSQL: how they are made, what is said over them, and what becomes of one that falls silent."""

from __future__ import annotations

import socket
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from functools import cache
from threading import Event, Lock, Thread
from time import monotonic
from typing import Any

import psycopg
from psycopg import Connection, errors
from psycopg.abc import Buffer
from psycopg.adapt import Dumper
from psycopg.conninfo import conninfo_to_dict

from ..address import Address, DatabaseError
from ..errors import StoreError, Taken
from ..store import Rows

REACH = 5  # seconds to reach the database
SILENCE = 12.0  # seconds without an answer after which a connection is given up
# A server that stops in the middle of a transaction must not keep the others waiting, nor may a question run on.
SETTINGS = {
    "lock_timeout": "4s",
    "idle_in_transaction_session_timeout": "5s",
    "statement_timeout": "10s",
    "client_encoding": "UTF8",
    "timezone": "UTC",
}
WIRE = {
    "connect_timeout": REACH,
    "keepalives_idle": 5,
    "keepalives_interval": 2,
    "keepalives_count": 3,
    "tcp_user_timeout": 10_000,  # milliseconds
    "target_session_attrs": "read-write",  # of several hosts the one that is no copy of another
    "application_name": "interrex",
}
BUSY = (errors.DeadlockDetected, errors.SerializationFailure, errors.LockNotAvailable)


class _Flag(Dumper):
    """A flag is 0 or 1, in every store."""

    oid = psycopg.adapters.types["int2"].oid

    def dump(self, obj: bool) -> Buffer:
        return b"1" if obj else b"0"


def wire(address: Address) -> dict[str, Any]:
    """What the address says, and what goes without saying. DatabaseError for an address that cannot be read."""
    with suppress(psycopg.Error):  # which would quote it, password and all
        if address.well_formed:
            return {**WIRE, **conninfo_to_dict(address.url)}
    raise DatabaseError("server-database-unreadable", path=str(address))


def connect(address: Address, watch: Watch) -> Connection[Any]:
    # nothing is prepared: what a pipeline that broke off had to prepare would be taken for prepared
    connection = Connection.connect(**wire(address), autocommit=True, prepare_threshold=None)
    with watch.over(connection):
        set_up(connection)
    return connection


def set_up(connection: Connection[Any]) -> None:
    connection.adapters.register_dumper(bool, _Flag)
    asked = ", ".join([f"set_config('{name}', '{value}', false)" for name, value in SETTINGS.items()])
    connection.execute(f"SELECT {asked}".encode())
    # whatever the others of this PostgreSQL do: what is acknowledged here is on the disk
    on = "SELECT set_config('synchronous_commit', 'on', false) WHERE current_setting('synchronous_commit') = 'off'"
    connection.execute(on)


class Statements:
    """A connection that takes the statements of every store."""

    def __init__(self, connection: Connection[Any]) -> None:
        self._connection = connection

    def execute(self, statement: str, values: Sequence[Any] = (), /) -> Rows:
        return self._connection.execute(translated(statement), values)

    def executemany(self, statement: str, rows: Sequence[Sequence[Any]], /) -> None:
        for row in rows:
            self._connection.execute(translated(statement), row)


@cache
def translated(statement: str) -> bytes:
    return statement.replace("%", "%%").replace("?", "%s").encode()


def as_store_error(error: Exception) -> Exception:
    """What PostgreSQL says, as everybody else hears it."""
    if not isinstance(error, psycopg.Error):
        return error
    return (Taken if isinstance(error, errors.UniqueViolation) else StoreError)(said(error))


def said(error: Exception) -> str:
    """In one line."""
    return " ".join(str(error).split())


def unusable(address: Address, error: psycopg.Error) -> DatabaseError:
    """What to say of a database that cannot be opened, and what to do about it."""
    detail = said(error)
    if isinstance(error, errors.DiskFull):
        return DatabaseError("server-store-full", path=str(address))
    if error.sqlstate is not None:
        key = "server-store-unusable"
    elif "password" in detail:
        key = "server-database-locked"
    else:
        key = "server-database-unreachable"
    return DatabaseError(key, path=str(address), detail=detail.rstrip(".?"))


class Watch:
    """Breaks connections off over which nothing comes back: to a database that is frozen, by a cable that is cut.

    Whoever waits for an answer then hears that the connection was lost, as if the other end had closed it.
    """

    def __init__(self) -> None:
        self._since: dict[Connection[Any], float] = {}
        self._lock = Lock()
        self._over = Event()
        Thread(target=self._look, name="interrex-watch", daemon=True).start()

    @contextmanager
    def over(self, connection: Connection[Any]) -> Iterator[None]:
        with self._lock:
            self._since[connection] = monotonic()
        try:
            yield
        finally:
            with self._lock:
                del self._since[connection]

    def _look(self) -> None:
        while not self._over.wait(1.0):
            with self._lock:
                for connection, since in self._since.items():
                    if monotonic() - since > SILENCE and not connection.closed:
                        _break_off(connection)

    def end(self) -> None:
        self._over.set()


def _break_off(connection: Connection[Any]) -> None:
    with suppress(OSError), socket.fromfd(connection.fileno(), socket.AF_INET, socket.SOCK_STREAM) as line:
        line.shutdown(socket.SHUT_RDWR)
