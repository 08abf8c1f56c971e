"""The two ends of a move, each of which may be a file or a database; here, what they have in common, and files."""

from __future__ import annotations

import os
import sqlite3
from abc import ABC, abstractmethod
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from typing import Any, Self

from ..words import ServerError
from . import schema
from .address import Place
from .care import must_exist, sync
from .sqlite import check, connect

Row = tuple[Any, ...]

KEYS = {  # of every table its key, in the order in which rows may be written
    "meta": "name",
    "campaigns": "id",
    "houses": "campaign_id, house",
    "tables": "id",
    "seats": "table_id, seat",
    "players": "id",
    "devices": "id",
    "ways": "locator",
    "passkeys": "locator",
    "holdings": "player, token",
    "looked": "player, table_id",
    "routes": "id",
    "exceptions": "route, table_id",
    "notices": "route, table_id, seat, asked, kind",
    "invitations": "id",
    "openings": "table_id",
    "events": "table_id, seq",
}
MOVING = "moving"  # in meta: from where


class Side(ABC):
    """One end of a move."""

    place: Place

    @abstractmethod
    def __enter__(self) -> Self: ...

    @abstractmethod
    def __exit__(self, kind: object, error: BaseException | None, at: object) -> None:
        """ServerError in the place of what went wrong with it."""

    @abstractmethod
    def rows(self, query: str, values: Row = ()) -> Iterator[Row]:
        """What a statement finds, however much."""


class Target(Side):
    """What is written to. Nothing was there, or what an interrupted move has brought so far."""

    @abstractmethod
    def begun(self) -> bool:
        """Whether a move to it was interrupted. ServerError if something else is kept there."""

    @abstractmethod
    def make(self) -> None:
        """All tables, marked as half moved."""

    @abstractmethod
    def together(self) -> AbstractContextManager[object]:
        """What is done within is done as a whole or not at all."""

    @abstractmethod
    def put(self, table: str, rows: list[Row]) -> None: ...

    @abstractmethod
    def finish(self) -> None:
        """It is whole."""


class _File(Side):
    place: Path

    def __init__(self, place: Path) -> None:
        self.place = self.path = place
        self._connection: sqlite3.Connection | None = None

    @property
    def connection(self) -> sqlite3.Connection:
        if self._connection is None:
            self._connection = connect(self.path)
        return self._connection

    def __exit__(self, kind: object, error: BaseException | None, at: object) -> None:
        if self._connection is not None:
            self._connection.close()
        if isinstance(error, OSError | sqlite3.Error):
            raise ServerError("server-move-failed", path=str(self.place), detail=str(error)) from None

    def rows(self, query: str, values: Row = ()) -> Iterator[Row]:
        return iter(self.connection.execute(query, values))


class FileSource(_File):
    def __enter__(self) -> Self:
        must_exist(self.path)
        try:
            check(self.connection, self.path)
            schema.migrate(self.connection, self.path)  # as a server would that is started with it
        except sqlite3.Error as error:
            raise ServerError("server-store-unusable", path=str(self.path), detail=str(error)) from None
        return self


class FileTarget(_File, Target):
    """Written beside its place, where it comes when it is whole."""

    def __init__(self, place: Path) -> None:
        super().__init__(place)
        self.path = place.with_name(f"{place.name}.moving")

    def __enter__(self) -> Self:
        if self.place.exists():
            raise ServerError("server-move-taken", path=str(self.place))
        try:
            self.path.touch(0o600)  # the keys of running games are in it
            self.connection.execute("PRAGMA foreign_keys = 0")  # the source's hold; rows come in another order
            if not self.begun():
                schema.migrate(self.connection, self.path)
        except (OSError, sqlite3.Error) as error:
            raise ServerError("server-store-unusable", path=str(self.path), detail=str(error)) from None
        return self

    def begun(self) -> bool:
        return schema.version(self.connection) == -schema.TODAY

    def make(self) -> None:
        self.connection.execute(f"PRAGMA user_version = {-schema.TODAY}")

    @contextmanager
    def _transaction(self) -> Iterator[None]:
        self.connection.execute("BEGIN IMMEDIATE")
        try:
            yield
        except BaseException:
            self.connection.execute("ROLLBACK")
            raise
        self.connection.execute("COMMIT")

    def together(self) -> AbstractContextManager[object]:
        return self._transaction()

    def put(self, table: str, rows: list[Row]) -> None:
        marks = ", ".join("?" * len(rows[0]))
        self.connection.executemany(f"INSERT INTO {table} VALUES ({marks})", rows)

    def finish(self) -> None:
        with self._transaction():
            self.connection.execute("DELETE FROM meta WHERE name = ?", (MOVING,))
            self.connection.execute(f"PRAGMA user_version = {schema.TODAY}")
        self.connection.execute("PRAGMA journal_mode = DELETE")  # one file, nothing beside it
        self.connection.close()
        sync(self.path)
        os.replace(self.path, self.place)
        sync(self.path.parent)
