"""A database as one end of a move."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import AbstractContextManager, suppress
from itertools import count
from typing import Any, Self

import psycopg
from psycopg import Connection

from ..address import Address, DatabaseError
from ..sides import MOVING, Row, Side, Target
from . import schema
from .connecting import Watch, connect, said, translated, unusable

IN_USE = """
SELECT count(*) FROM pg_stat_activity
WHERE datname = current_database() AND application_name = 'interrex' AND pid <> pg_backend_pid()
"""
PATIENT = "SELECT set_config(name, '0', false) FROM unnest(%s::text[]) AS asked (name)"
MOMENTS, MOMENT = 10, 0.2  # seconds
AT_LENGTH = ["statement_timeout", "idle_in_transaction_session_timeout", "lock_timeout"]


class _Database(Side):
    def __init__(self, place: Address) -> None:
        self.place = self.address = place
        self._numbers = count(1)

    def __enter__(self) -> Self:
        self._watch = Watch()
        try:
            self.connection: Connection[Any] = connect(self.address, self._watch)
            self.connection.execute(PATIENT, (AT_LENGTH,))
            self._must_be_alone()
            self._begin()
        except psycopg.Error as error:
            raise unusable(self.address, error) from None
        return self

    def _must_be_alone(self) -> None:
        """Who has just gone may be seen for a moment."""
        for _ in range(MOMENTS):
            ((others,),) = self.connection.execute(IN_USE).fetchall()
            if not others:
                return
            time.sleep(MOMENT)
        raise DatabaseError("server-database-in-use", path=str(self.address))

    def _begin(self) -> None: ...

    def __exit__(self, kind: object, error: BaseException | None, at: object) -> None:
        with suppress(psycopg.Error):
            self.connection.close()
        self._watch.end()
        if isinstance(error, psycopg.Error):
            raise DatabaseError("server-move-failed", path=str(self.address), detail=said(error)) from None

    def rows(self, query: str, values: Row = ()) -> Iterator[Row]:
        """A cursor stays at the other end: what a store holds may not fit into memory."""
        with self.connection.transaction(), self.connection.cursor(f"rows_{next(self._numbers)}") as cursor:
            yield from cursor.execute(translated(query), values)


class DatabaseSource(_Database):
    def _begin(self) -> None:
        """Everything as it is at one moment."""
        if not schema.version(self.connection, self.address):
            raise DatabaseError("server-store-missing", path=str(self.address))
        schema.migrate(self.connection, self.address)  # as a server would that is started with it
        self.connection.execute("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY")


class DatabaseTarget(_Database, Target):
    def begun(self) -> bool:
        try:
            if schema.version(self.connection, self.address):
                raise DatabaseError("server-move-taken", path=str(self.address))
        except schema.HalfMoved:
            return True
        return False

    def make(self) -> None:
        schema.migrate(self.connection, self.address)
        self.connection.execute("UPDATE interrex SET version = -version")
        self.connection.execute("SET CONSTRAINTS ALL DEFERRED")  # rows come in another order

    def together(self) -> AbstractContextManager[object]:
        return self.connection.transaction()

    def put(self, table: str, rows: list[Row]) -> None:
        with self.connection.cursor() as cursor, cursor.copy(f"COPY {table} FROM STDIN".encode()) as copy:
            for row in rows:
                copy.write_row(row)

    def finish(self) -> None:
        with self.connection.transaction():
            self.connection.execute("DELETE FROM meta WHERE name = %s", (MOVING,))
            self.connection.execute("UPDATE interrex SET version = -version")
