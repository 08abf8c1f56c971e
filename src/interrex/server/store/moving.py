"""Moving a whole store from one place to another: row by row, to be gone on with after an interruption, proven equal.

Everything but events goes over in one transaction, which marks the target as half moved: no server opens it until it is
whole. Events follow in order, some thousands at a time; who goes on begins after the last one that is there. At the end
every row of both is read again and compared.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from itertools import islice
from pathlib import Path
from typing import NamedTuple

from ..words import ServerError
from .address import Place
from .places import held, needs_psycopg
from .sides import KEYS, MOVING, FileSource, FileTarget, Row, Side, Target

FIRST = tuple([table for table in KEYS if table != "events"])
BATCH = 5_000  # events that are written together


class Moved(NamedTuple):
    """What was brought over."""

    tables: int
    events: int


def move(source: Place, target: Place, tell: Callable[[int, int], None]) -> Moved:
    """``tell`` is told how many rows of how many are done. ServerError says why it cannot be; what is there stays."""
    with ExitStack() as open_:
        for place in (source, target):
            open_.enter_context(held(place))
        come_from, go_to = open_.enter_context(_source(source)), open_.enter_context(_target(target))
        counted = {table: _count(come_from, table) for table in KEYS}
        progress = _Progress(2 * sum(counted.values()), tell)
        mark = _mark(come_from)
        if not go_to.begun():
            with go_to.together():
                go_to.make()
                for table in FIRST:
                    for batch in _batches(_all(come_from, table)):
                        go_to.put(table, batch)
                        progress.add(len(batch))
                go_to.put("meta", [(MOVING, mark)])
        elif [mark] != [bytes(row[0]) for row in go_to.rows("SELECT value FROM meta WHERE name = ?", (MOVING,))]:
            raise ServerError("server-move-other", path=str(target))
        _events(come_from, go_to, progress)
        progress.done = sum(counted.values())
        for table in KEYS:
            if _digest(come_from, table, progress) != _digest(go_to, table, None):
                raise ServerError("server-move-unequal", path=str(source), to=str(target), what=table)
        go_to.finish()
        return Moved(counted["tables"], counted["events"])


class _Progress:
    def __init__(self, total: int, tell: Callable[[int, int], None]) -> None:
        self.done, self.total, self._tell = 0, total, tell

    def add(self, rows: int) -> None:
        self.done += rows
        self._tell(self.done, self.total)


def _events(source: Side, target: Target, progress: _Progress) -> None:
    """Those after the last one that is there."""
    key = KEYS["events"]
    last = list(target.rows("SELECT table_id, seq FROM events ORDER BY table_id DESC, seq DESC LIMIT 1"))
    found = (
        source.rows(f"SELECT * FROM events WHERE ({key}) > (?, ?) ORDER BY {key}", last[0])
        if last
        else _all(source, "events")
    )
    for batch in _batches(found):
        with target.together():
            target.put("events", batch)
        progress.add(len(batch))


def _all(side: Side, table: str) -> Iterator[Row]:
    """Every row that is part of the store, in the order of its key: the same order everywhere."""
    apart = f" WHERE name <> '{MOVING}'" if table == "meta" else ""
    return side.rows(f"SELECT * FROM {table}{apart} ORDER BY {KEYS[table]}")


def _batches(rows: Iterator[Row]) -> Iterator[list[Row]]:
    while batch := list(islice(rows, BATCH)):
        yield batch


def _count(side: Side, table: str) -> int:
    ((number,),) = side.rows(f"SELECT count(*) FROM {table}")
    return int(number)


def _mark(source: Side) -> bytes:
    """By which a target knows where it is being moved from."""
    secret = [bytes(row[0]) for row in source.rows("SELECT value FROM meta WHERE name = 'secret'")]
    return hashlib.sha256(secret[0] if secret else str(source.place).encode()).digest()


def _digest(side: Side, table: str, progress: _Progress | None) -> str:
    """Of every value of every row."""
    digest = hashlib.sha256()
    for batch in _batches(_all(side, table)):
        digest.update(repr(batch).encode())
        if progress is not None:
            progress.add(len(batch))
    return digest.hexdigest()


def _source(place: Place) -> Side:
    if isinstance(place, Path):
        return FileSource(place)
    with needs_psycopg(place):
        from .postgres.sides import DatabaseSource  # here, because it needs what only those install who want it
    return DatabaseSource(place)


def _target(place: Place) -> Target:
    if isinstance(place, Path):
        return FileTarget(place)
    with needs_psycopg(place):
        from .postgres.sides import DatabaseTarget  # likewise
    return DatabaseTarget(place)
