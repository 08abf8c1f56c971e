"""Looking after a store: is it sound, a copy of it while it is in use, and what can be saved of a damaged one."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any, NamedTuple

from ..words import ServerError
from . import schema

FINDINGS = 20  # of what is wrong with a file, as many are told


def findings(db: Path) -> list[str]:
    """What is wrong with the file, in SQLite's words; nothing if it is sound. Every page is read."""
    must_exist(db)
    try:
        with closing(sqlite3.connect(db, isolation_level=None)) as connection:
            said = connection.execute(f"PRAGMA integrity_check({FINDINGS})").fetchall()
    except sqlite3.Error as error:
        return [str(error)]
    return [line for (line,) in said if line != "ok"]


def back_up(db: Path, to: Path) -> None:
    """A copy of the store as it is at one moment, also while a server writes to it; whole or not there at all."""
    must_exist(db)
    part = to.with_name(f"{to.name}.part")
    try:
        to.parent.mkdir(parents=True, exist_ok=True)
        part.unlink(missing_ok=True)
        part.touch(0o600)  # the keys of running games are in it
        with closing(sqlite3.connect(db)) as source, closing(sqlite3.connect(part)) as copy:
            source.backup(copy)
            copy.execute("PRAGMA journal_mode = DELETE")  # one file, nothing beside it
        sync(part)
        os.replace(part, to)
        sync(to.parent)
    except (OSError, sqlite3.Error) as error:
        part.unlink(missing_ok=True)
        raise ServerError("server-backup-failed", path=str(to), detail=str(error)) from None


def sync(path: Path) -> None:
    """What was written there survives a power cut."""
    if os.name == "nt" and path.is_dir():
        return
    handle = os.open(path, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


def must_exist(db: Path) -> None:
    if not db.is_file():
        raise ServerError("server-store-missing", path=str(db))


# Repair


class Saved(NamedTuple):
    """What a repair brought over, and where the damaged file lies now."""

    tables: int
    campaigns: int
    cut: list[str]  # tables whose last events could not be read: they stand at an earlier moment
    lost: list[str]  # tables of which the beginning could not be read
    damaged: Path


def repair(db: Path) -> Saved:
    """Write everything that can be read to a new file, which takes the old one's place; the old one is kept."""
    must_exist(db)
    new = db.with_name(f"{db.name}.repaired")
    new.unlink(missing_ok=True)
    new.touch(0o600)
    try:
        with closing(sqlite3.connect(db)) as old, closing(sqlite3.connect(new, isolation_level=None)) as fresh:
            schema.migrate(fresh, new)
            saved = _bring_over(_Move(old, fresh), _free_name(db))
        for beside in ("-wal", "-shm"):  # what SQLite keeps beside a file goes with it
            if (kept := db.with_name(f"{db.name}{beside}")).exists():
                os.replace(kept, saved.damaged.with_name(f"{saved.damaged.name}{beside}"))
        os.replace(db, saved.damaged)
        os.replace(new, db)
    except (OSError, sqlite3.Error) as error:
        raise ServerError("server-repair-failed", path=str(db), detail=str(error)) from None
    return saved


def _free_name(db: Path) -> Path:
    names = (db.with_name(f"{db.name}.damaged-{n}") for n in range(1, 1_000))
    return next(name for name in names if not name.exists())


class _Move:
    """From the damaged file to the new one, row by row, in the columns that both have."""

    def __init__(self, old: sqlite3.Connection, fresh: sqlite3.Connection) -> None:
        self.old = old
        self.fresh = fresh

    def columns(self, table: str) -> tuple[list[str], list[str]]:
        """Those of a table, and those of its key."""
        there = {row[1] for row in self.old.execute(f"PRAGMA table_info({table})")}
        shape = [row for row in self.fresh.execute(f"PRAGMA table_info({table})") if row[1] in there]
        return [row[1] for row in shape], [row[1] for row in shape if row[5]]

    def rows(self, table: str) -> Iterator[dict[str, Any]]:
        """Those on this and on the other side of damaged pages, each once."""
        columns, key = self.columns(table)
        seen: set[tuple[Any, ...]] = set()
        for way in ("ASC", "DESC"):
            order = ", ".join(f"{column} {way}" for column in key)
            try:
                for values in self.old.execute(f"SELECT {', '.join(columns)} FROM {table} ORDER BY {order}"):
                    row = dict(zip(columns, values, strict=True))
                    which = tuple([row[column] for column in key])
                    if which not in seen:
                        seen.add(which)
                        yield row
            except sqlite3.DatabaseError:
                continue

    def events(self, table: str) -> tuple[list[dict[str, Any]], bool]:
        """The events of a table without a gap from the first on, and whether they are all."""
        columns, _ = self.columns("events")
        found: list[dict[str, Any]] = []
        query = f"SELECT {', '.join(columns)} FROM events WHERE table_id = ? ORDER BY seq"
        try:
            for values in self.old.execute(query, (table,)):
                row = dict(zip(columns, values, strict=True))
                if row["seq"] != len(found) + 1:
                    return found, False
                found.append(row)
        except sqlite3.DatabaseError:
            return found, False
        return found, True

    def put(self, table: str, row: dict[str, Any]) -> bool:
        marks = ", ".join("?" * len(row))
        insert = f"INSERT OR IGNORE INTO {table} ({', '.join(row)}) VALUES ({marks})"
        return self.fresh.execute(insert, tuple(row.values())).rowcount == 1

    def all(self, table: str) -> int:
        return sum([self.put(table, row) for row in self.rows(table)])


def _bring_over(move: _Move, damaged: Path) -> Saved:
    move.fresh.execute("PRAGMA foreign_keys = 0")  # a campaign may be lost while its tables are not
    move.fresh.execute("BEGIN IMMEDIATE")
    move.all("meta")
    campaigns = move.all("campaigns")
    move.all("houses")
    for people in (
        "players", "devices", "ways", "passkeys", "holdings", "looked", "routes", "exceptions", "notices",
        "invitations", "openings",
    ):  # fmt: skip
        move.all(people)
    seats: dict[str, list[dict[str, Any]]] = {}
    for row in move.rows("seats"):
        seats.setdefault(row["table_id"], []).append(row)
    brought, cut, lost = 0, [], set(seats)
    for table in move.rows("tables"):
        id_ = table["id"]
        if len(seats.get(id_, ())) != table["players"]:
            lost.add(id_)
            continue
        events, whole = move.events(id_)
        if not whole:
            cut.append(id_)
            table["result"] = None  # if it was over, it is no longer
        brought += move.put("tables", table)
        lost.discard(id_)
        for row in seats[id_]:
            move.put("seats", row)
        for row in events:
            move.put("events", row)
    move.fresh.execute("COMMIT")
    return Saved(brought, campaigns, sorted(cut), sorted(lost), damaged)
