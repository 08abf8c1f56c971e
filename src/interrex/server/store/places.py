"""The store that belongs to a place, and who may use it: a file one server at a time, a database any number."""

from __future__ import annotations

from contextlib import AbstractContextManager, nullcontext
from pathlib import Path

from ..words import ServerError
from .address import Place
from .lock import Lock
from .sqlite import SqliteStore
from .store import Store


def store_at(place: Place) -> Store:
    """Not opened yet."""
    if isinstance(place, Path):
        return SqliteStore(place)
    try:
        from .postgres.store import PostgresStore  # here, because it needs what only those install who want it
    except ImportError:
        raise ServerError("server-database-extra", path=str(place)) from None
    return PostgresStore(place)


def held(place: Place) -> AbstractContextManager[object]:
    """While a server uses it. ServerError says that another one does."""
    return Lock(place) if isinstance(place, Path) else nullcontext()
