"""The store that belongs to a place, and who may use it: a file one server at a time, a database any number."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext
from pathlib import Path

from ..company.company import Company
from .address import Address, DatabaseError, Place
from .care import findings as in_file
from .care import must_exist
from .lock import Lock
from .sqlite import SqliteStore
from .store import Store


def store_at(place: Place) -> Store:
    """Not opened yet."""
    if isinstance(place, Path):
        return SqliteStore(place)
    with needs_psycopg(place):
        from .postgres.store import PostgresStore  # here, because it needs what only those install who want it
    return PostgresStore(place)


def must_be_there(place: Place) -> None:
    """ServerError if there are no tables: nothing is made for whoever only wants to look."""
    if isinstance(place, Path):
        must_exist(place)
        return
    with needs_psycopg(place):
        from .postgres import care  # here, because it needs what only those install who want it
    care.must_be_ours(place)


def findings(place: Place) -> list[str]:
    """What is wrong with what is kept there; nothing if it is sound."""
    if isinstance(place, Path):
        return in_file(place)
    with needs_psycopg(place):
        from .postgres import care  # likewise
    return care.findings(place)


@contextmanager
def needs_psycopg(place: Address) -> Iterator[None]:
    """Around what is imported. ServerError says what to install."""
    try:
        yield
    except ImportError:
        raise DatabaseError("server-database-extra", path=str(place)) from None


def company_of(store: Store, lease: float) -> Company:
    """The servers over a store; a lease in their company lasts so many seconds."""
    if isinstance(store, SqliteStore):
        return Company()
    from ..company.several import Several  # here, for the same reason
    from .postgres.store import PostgresStore

    assert isinstance(store, PostgresStore)
    return Several(store, lease)


def held(place: Place) -> AbstractContextManager[object]:
    """While a server uses it. ServerError says that another one does."""
    return Lock(place) if isinstance(place, Path) else nullcontext()
