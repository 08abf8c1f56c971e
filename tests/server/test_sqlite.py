"""The store in a file: one of today, one of earlier and of later versions, and what is none."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest

from interrex.server.store import schema
from interrex.server.store.rows import Event
from interrex.server.store.schema import MIGRATIONS, migrate, statements, version
from interrex.server.store.sqlite import SqliteStore, connect
from interrex.server.store.store import Store
from interrex.server.words import ServerError
from tests.server.test_store import ROW, SEATS, move, with_store


def test_moves_survive_a_power_cut(folder: Path) -> None:
    SqliteStore(folder / "x.db").open()
    db = connect(folder / "x.db")
    assert db.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    assert db.execute("PRAGMA synchronous").fetchone() == (2,)  # FULL


def test_only_its_owner_may_read_the_file(folder: Path) -> None:
    made_today(folder / "x.db")
    assert {path.stat().st_mode & 0o777 for path in folder.glob("x.db*")} == {0o600}


# Versions


def add_colours(db: sqlite3.Connection) -> None:
    db.execute("ALTER TABLE seats ADD COLUMN colour TEXT NOT NULL DEFAULT ''")
    db.execute("UPDATE seats SET colour = 'red' WHERE seat = 0")


TODAY = len(MIGRATIONS)
NEXT = (*MIGRATIONS, add_colours)
LATER = (*NEXT, "CREATE TABLE trophies (seat INTEGER);\nINSERT INTO trophies VALUES (1);")


def made_today(path: Path) -> sqlite3.Connection:
    async def write(store: Store) -> None:
        await store.create(ROW, SEATS)
        await store.append("t1", [move(1)])

    with_store(path, write)
    return connect(path)


def test_a_store_of_today_becomes_one_of_later_versions_with_all_its_data(folder: Path) -> None:
    db = made_today(folder / "x.db")
    assert version(db) == TODAY
    migrate(db, folder / "x.db", LATER)
    assert version(db) == TODAY + 2
    assert db.execute("SELECT seat, name, colour FROM seats ORDER BY seat").fetchall() == [
        (0, "Ala", "red"),
        (1, "", ""),
    ]
    assert db.execute("SELECT text FROM events").fetchall() == [("pass",)]
    assert db.execute("SELECT * FROM trophies").fetchall() == [(1,)]
    migrate(db, folder / "x.db", LATER)
    assert db.execute("SELECT count(*) FROM trophies").fetchone() == (1,)  # once is enough


def test_a_store_of_version_1_becomes_one_of_today_and_its_tables_stand_alone(folder: Path) -> None:
    db = connect(folder / "x.db")
    migrate(db, folder / "x.db", MIGRATIONS[:1])
    v1 = ROW[:14]
    db.execute(f"INSERT INTO tables VALUES ({', '.join('?' * 14)})", v1)
    db.execute("INSERT INTO events VALUES ('t1', 1, 'move', 0, 'pass', NULL, 101.0)")
    db.close()

    async def work(store: Store) -> None:
        stored = await store.load("t1")
        assert stored is not None
        assert stored.row == ROW
        assert stored.events == [Event(1, "move", 0, "pass", None, 101.0)]
        assert await store.campaign("c1") is None

    with_store(folder / "x.db", work)
    assert (folder / "x.db.v1.backup").exists()


# Copies, failures, other programs


def test_before_a_migration_the_file_is_copied_as_it_was(folder: Path) -> None:
    db = made_today(folder / "x.db")
    migrate(db, folder / "x.db", NEXT)
    copy = sqlite3.connect(folder / f"x.db.v{TODAY}.backup")
    assert version(copy) == TODAY
    assert copy.execute("SELECT id FROM tables").fetchall() == [("t1",)]


def test_a_migration_that_fails_leaves_the_version_before(folder: Path) -> None:
    def breaks(db: sqlite3.Connection) -> None:
        db.execute("DROP TABLE seats")
        raise sqlite3.OperationalError("no room")

    db = made_today(folder / "x.db")
    with pytest.raises(sqlite3.OperationalError):
        migrate(db, folder / "x.db", (*MIGRATIONS, breaks))
    assert version(db) == TODAY
    assert db.execute("SELECT count(*) FROM seats").fetchone() == (2,)


def test_a_store_of_a_newer_program_is_left_alone(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    db = made_today(folder / "x.db")
    migrate(db, folder / "x.db", LATER)
    with pytest.raises(ServerError, match="newer Interrex") as caught:
        SqliteStore(folder / "x.db").open()
    assert "nowszy" in caught.value.say("pl")


def test_what_is_no_store_is_refused_in_words(folder: Path) -> None:
    (folder / "x.db").write_text("not a database, but long enough to be taken for one" * 10)
    with pytest.raises(ServerError, match=r"x\.db.*cannot be used"):
        SqliteStore(folder / "x.db").open()


def test_statements_of_a_script_keep_triggers_whole() -> None:
    found = list(statements(schema.V1))
    assert sum("TRIGGER" in statement for statement in found) == 2
    assert all(statement.rstrip().endswith(";") for statement in found)
