"""The store is looked after: one server a file, damage is found, copies are made, what can be read is saved."""

from __future__ import annotations

import os
import sqlite3
from pathlib import Path

import pytest

from interrex.server.config import Config
from interrex.server.store import sqlite as store_module
from interrex.server.store.care import back_up, findings, repair
from interrex.server.store.errors import StoreError
from interrex.server.store.lock import Lock
from interrex.server.store.rows import Stored
from interrex.server.store.sqlite import SqliteStore, connect
from interrex.server.store.store import Store
from interrex.server.words import ServerError
from tests.server.helpers import Live
from tests.server.test_store import ROW, SEATS, move, with_store

PAGE = 4096


def filled(path: Path, tables: int = 60, moves: int = 40) -> Path:
    """A store with tables whose moves take many pages."""

    async def write(store: Store) -> None:
        for n in range(tables):
            row = ROW._replace(id=f"t{n:03}", created=float(n))
            await store.create(row, SEATS, [move(seq) for seq in range(1, moves + 1)])

    with_store(path, write)
    return path


def damage(path: Path, pages: list[int]) -> None:
    with path.open("r+b") as file:
        for page in pages:
            file.seek(page * PAGE)
            file.write(os.urandom(PAGE))


def test_a_second_server_is_told_that_the_file_is_in_use(folder: Path) -> None:
    first, second = Lock(folder / "x.db"), Lock(folder / "x.db")
    first.take()
    with pytest.raises(ServerError) as refused:
        second.take()
    assert "Another server" in refused.value.say("en")
    first.leave()
    second.take()
    second.leave()


def test_a_running_server_holds_the_lock(folder: Path) -> None:
    db = folder / "x.db"
    with Live(Config(db)), pytest.raises(ServerError):
        Lock(db).take()


def test_damage_is_found_at_the_start_and_the_way_out_is_said(folder: Path) -> None:
    path = filled(folder / "x.db")
    assert findings(path) == []
    damage(path, [0])
    with pytest.raises(ServerError) as refused:
        SqliteStore(path).open()
    said = refused.value.say("en")
    assert "damaged" in said or "cannot be used" in said
    damage(filled(folder / "y.db"), list(range(8, 14)))
    with pytest.raises(ServerError) as refused:
        SqliteStore(folder / "y.db").open()
    assert "interrex check --repair" in refused.value.say("en")


def test_a_copy_made_while_the_store_is_written_to_is_whole(folder: Path) -> None:
    async def write(store: Store) -> None:
        for n in range(20):
            await store.create(ROW._replace(id=f"t{n}"), SEATS, [move(1)])
            back_up(folder / "x.db", folder / "copies" / f"{n}.db")

    with_store(folder / "x.db", write)
    for n in range(20):
        copy = folder / "copies" / f"{n}.db"
        assert findings(copy) == []
        assert copy.stat().st_mode & 0o777 == 0o600
        assert len(with_store(copy, lambda store: store.ids())) == n + 1
    assert not list((folder / "copies").glob("*.part"))


def test_a_copy_that_cannot_be_written_leaves_nothing(folder: Path) -> None:
    filled(folder / "x.db", tables=1)
    (folder / "taken").mkdir()
    with pytest.raises(ServerError):
        back_up(folder / "x.db", folder / "taken")
    assert sorted(path.name for path in folder.iterdir()) == ["taken", "x.db"]


def test_repair_saves_what_can_be_read_and_keeps_the_damaged_file(folder: Path) -> None:
    path = filled(folder / "x.db")
    pages = path.stat().st_size // PAGE
    with sqlite3.connect(path) as db:
        query = "SELECT pageno FROM dbstat WHERE name = 'events' AND pagetype = 'leaf' ORDER BY pageno"
        try:
            leaves = [page for (page,) in db.execute(query)]
        except sqlite3.Error:  # this SQLite was built without dbstat
            leaves = list(range(pages // 2, pages // 2 + 3))
    damage(path, [page - 1 for page in leaves[2:4]])
    assert findings(path)
    saved = repair(path)
    assert saved.damaged.exists()
    assert findings(path) == []
    assert saved.tables == 60
    assert saved.lost == []
    assert 0 < len(saved.cut) < 60

    async def load(store: Store) -> list[Stored | None]:
        return [await store.load(id_) for id_ in await store.ids()]

    for stored in with_store(path, load):
        assert stored is not None
        assert [event.seq for event in stored.events] == list(range(1, len(stored.events) + 1))
        assert (len(stored.events) == 40) == (stored.row.id not in saved.cut)


def test_nothing_is_acknowledged_into_a_log_beside_the_file_that_is_gone(folder: Path) -> None:
    """What was written last stands in it: SQLite goes on writing into a file that has no name any more."""

    async def play(store: Store) -> None:
        await store.create(ROW, SEATS)
        (folder / "x.db-wal").unlink()
        with pytest.raises(StoreError, match="removed or replaced"):
            await store.append("t1", [move(1)])

    with_store(folder / "x.db", play)


def test_a_full_disk_at_the_start_is_told_as_one(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def no_room(path: Path) -> sqlite3.Connection:
        connection = connect(path)
        connection.execute("PRAGMA max_page_count = 4")
        return connection

    monkeypatch.setattr(store_module, "connect", no_room)
    with pytest.raises(ServerError) as refused:
        SqliteStore(folder / "x.db").open()
    assert "no room on the disk" in refused.value.say("en")
    assert "nie ma miejsca" in refused.value.say("pl")


def test_a_file_that_nothing_can_be_written_to_is_told_at_the_start(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def only_read(path: Path) -> sqlite3.Connection:
        connection = connect(path)
        connection.execute("PRAGMA query_only = 1")
        return connection

    filled(folder / "x.db", tables=1)
    monkeypatch.setattr(store_module, "connect", only_read)
    with pytest.raises(ServerError, match="cannot be used"):
        SqliteStore(folder / "x.db").open()


@pytest.mark.parametrize("fate", ["removed", "replaced"])
def test_nothing_is_acknowledged_into_a_file_that_is_gone(folder: Path, fate: str) -> None:
    path = folder / "x.db"

    async def play(store: Store) -> None:
        await store.create(ROW, SEATS)
        if fate == "removed":
            path.unlink()
        else:
            (folder / "other").touch()
            os.replace(folder / "other", path)
        with pytest.raises(StoreError, match="removed or replaced"):
            await store.append("t1", [move(1)])

    with_store(path, play)


def test_a_store_that_fails_is_a_word_and_no_traceback(folder: Path) -> None:
    db = folder / "x.db"
    with Live(Config(db)) as server:
        db.unlink()
        answer = server.post("/tables", {"game": "kingsburg", "seats": [{"kind": "human"}, {"kind": "human"}]})
        assert answer.status_code == 503
        assert "could not write" in answer.text
