"""The store: what is written stays, whole, in order, across versions of the program."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, TypeVar

import pytest

from interrex.server.store import lists, schema
from interrex.server.store import sqlite as store_module
from interrex.server.store.errors import StoreError, Taken
from interrex.server.store.rows import CampaignRow, Event, HouseRow, NewTable, SeatRow, Summary, TableRow
from interrex.server.store.schema import MIGRATIONS, migrate, statements, version
from interrex.server.store.sqlite import SqliteStore, connect
from interrex.server.store.store import Store
from interrex.server.words import ServerError

T = TypeVar("T")

ROW = TableRow(
    "t1", "Ours", "kingsburg", 1, 2, "{}", b"k" * 32, False, True, b"o" * 32, 100.0, 0, 100.0, None
)  # fmt: skip
SEATS = [SeatRow(0, "human", "Ala", None, False, b"h" * 32), SeatRow(1, "bot", "", "greedy", False, None)]


def move(seq: int, client_id: str | None = None) -> Event:
    return Event(seq, "move", 0, "pass", client_id, 100.0 + seq)


def with_store(path: Path, work: Callable[[Store], Awaitable[T]]) -> T:
    async def run() -> T:
        store = SqliteStore(path)
        store.open()
        try:
            return await work(store)
        finally:
            store.close()

    return asyncio.run(run())


async def ids_listed(store: Store, most: int, after: str | None = None) -> list[str]:
    found = await store.read(lists.tables(most, after))
    assert found is not None
    return [row.id for row, _ in found]


def test_what_was_written_is_there_after_reopening(folder: Path) -> None:
    async def write(store: Store) -> None:
        await store.create(ROW, SEATS)
        await store.append("t1", [move(1, "first-id")], [SEATS[0]._replace(name="Ola")], Summary(1, 101.0, None))

    with_store(folder / "x.db", write)
    stored = with_store(folder / "x.db", lambda store: store.load("t1"))
    assert stored is not None
    assert stored.row == ROW._replace(moves=1, waiting_since=101.0)
    assert stored.seats == [SEATS[0]._replace(name="Ola"), SEATS[1]]
    assert stored.events == [move(1, "first-id")]


def test_a_table_that_is_not_there_is_none(folder: Path) -> None:
    assert with_store(folder / "x.db", lambda store: store.load("nowhere")) is None


def test_only_listed_tables_are_listed_newest_first(folder: Path) -> None:
    async def work(store: Store) -> list[str]:
        for name, created, listed in (("old", 1.0, True), ("new", 3.0, True), ("mine", 2.0, False)):
            await store.create(ROW._replace(id=name, created=created, listed=listed), SEATS)
        assert await store.ids() == ["old", "mine", "new"]
        assert await ids_listed(store, 1) == ["new"]
        assert await ids_listed(store, 10, "new") == ["old"]
        assert await store.read(lists.tables(10, "mine")) is None  # not listed: there is nothing after it
        return await ids_listed(store, 10)

    assert with_store(folder / "x.db", work) == ["new", "old"]


def test_a_number_or_an_id_is_given_once(folder: Path) -> None:
    async def work(store: Store) -> None:
        await store.create(ROW, SEATS)
        await store.append("t1", [move(1, "first-id"), move(2)])
        for again in (move(2), move(3, "first-id")):
            with pytest.raises(Taken):
                await store.append("t1", [again])
        await store.create(ROW._replace(id="t2"), SEATS)
        await store.append("t2", [move(1, "first-id")])  # an id is a table's own

    with_store(folder / "x.db", work)


def test_an_append_is_whole_or_not_at_all(folder: Path) -> None:
    async def work(store: Store) -> None:
        await store.create(ROW, SEATS)
        with pytest.raises(Taken):
            await store.append("t1", [move(1), move(1)], [SEATS[0]._replace(name="Ola")], Summary(9, 9.0, None))
        stored = await store.load("t1")
        assert stored is not None
        assert (stored.row, stored.seats, stored.events) == (ROW, SEATS, [])

    with_store(folder / "x.db", work)


def test_many_writes_at_once_share_a_sync_and_fail_alone(folder: Path) -> None:
    async def work(store: Store) -> None:
        await store.create(ROW, SEATS)
        wanted = [move(seq, f"id-{seq % 190:05}") for seq in range(1, 201)]  # the last ten ids were used before
        done = await asyncio.gather(*[store.append("t1", [event]) for event in wanted], return_exceptions=True)
        assert [isinstance(outcome, Taken) for outcome in done] == [False] * 190 + [True] * 10
        stored = await store.load("t1")
        assert stored is not None
        assert stored.events == wanted[:190]

    with_store(folder / "x.db", work)


def test_what_is_written_in_one_turn_of_the_event_loop_shares_one_sync(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shared: list[int] = []
    carry_out = store_module._carry_out

    def counted(connection: Any, jobs: Any, still_there: Any) -> Any:
        shared.append(len(jobs))
        return carry_out(connection, jobs, still_there)

    monkeypatch.setattr(store_module, "_carry_out", counted)

    async def work(store: Store) -> None:
        await store.create(ROW, SEATS)
        await store.append("t1", [move(1)])
        await asyncio.gather(*[store.append("t1", [move(seq)]) for seq in range(2, 32)])

    with_store(folder / "x.db", work)
    assert shared == [1, 1, 30]


def test_whoever_is_called_off_while_it_waits_to_be_handed_over_is_written_all_the_same(folder: Path) -> None:
    async def work(store: Store) -> None:
        await store.create(ROW, SEATS)
        writing = asyncio.create_task(store.append("t1", [move(1)]))
        await asyncio.sleep(0)  # it has begun, and nothing was handed over
        writing.cancel()
        await asyncio.wait({writing})
        stored = await store.load("t1")
        assert stored is not None
        assert stored.events == [move(1)]

    with_store(folder / "x.db", work)


def test_what_was_begun_before_the_store_is_closed_is_written_and_told(folder: Path) -> None:
    async def run() -> None:
        store = SqliteStore(folder / "x.db")
        store.open()
        await store.create(ROW, SEATS)
        writing = asyncio.create_task(store.append("t1", [move(1)]))
        await asyncio.sleep(0)  # it has begun, and nothing was handed over
        store.close()
        async with asyncio.timeout(10):
            await writing

    asyncio.run(run())
    stored = with_store(folder / "x.db", lambda store: store.load("t1"))
    assert stored is not None
    assert stored.events == [move(1)]


@pytest.mark.parametrize("statement", ["UPDATE events SET text = 'build x'", "DELETE FROM events"])
def test_events_can_only_be_added(folder: Path, statement: str) -> None:
    async def work(store: Store) -> None:
        await store.create(ROW, SEATS)
        await store.append("t1", [move(1)])
        with pytest.raises(StoreError, match="events are never"):
            await store.write(lambda db: db.execute(statement))

    with_store(folder / "x.db", work)


def test_moves_survive_a_power_cut(folder: Path) -> None:
    SqliteStore(folder / "x.db").open()
    db = connect(folder / "x.db")
    assert db.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    assert db.execute("PRAGMA synchronous").fetchone() == (2,)  # FULL


def test_only_its_owner_may_read_the_file(folder: Path) -> None:
    made_today(folder / "x.db")
    assert {path.stat().st_mode & 0o777 for path in folder.glob("x.db*")} == {0o600}


def test_the_secret_is_made_once(folder: Path) -> None:
    first = with_store(folder / "x.db", lambda store: store.secret())
    assert len(first) == 32
    assert with_store(folder / "x.db", lambda store: store.secret()) == first
    assert with_store(folder / "y.db", lambda store: store.secret()) != first


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


# Campaigns

CAMPAIGN = CampaignRow("c1", "Ours", "root", "{}", True, b"o" * 32, 100.0)
HOUSES = [HouseRow(0, "human", "Ala", None, b"h" * 32), HouseRow(1, "open", "Bo", None, None)]


def game(number: int, **parts: Any) -> TableRow:
    return ROW._replace(**{"id": f"t{number}", "campaign": "c1", "number": number, "houses": "[0,1]", **parts})


def test_a_campaign_is_its_houses_and_the_tables_that_name_it(folder: Path) -> None:
    async def work(store: Store) -> None:
        await store.found(CAMPAIGN, HOUSES, [NewTable(game(1, result="{}", wrote="{}"), SEATS)])
        await store.create(game(2), SEATS)
        await store.add_house("c1", HouseRow(2, "bot", "Cy", "greedy", None))
        await store.hold("c1", HouseRow(1, "human", "", None, b"b" * 32))
        found = await store.campaign("c1")
        assert found is not None
        assert found.row == CAMPAIGN
        assert found.houses[1] == HouseRow(1, "human", "Bo", None, b"b" * 32)
        assert [house.name for house in found.houses] == ["Ala", "Bo", "Cy"]
        assert [table.id for table in found.tables] == ["t1", "t2"]
        assert await store.campaign("c2") is None

    with_store(folder / "x.db", work)


def test_a_campaign_has_one_game_of_a_number_and_one_under_way(folder: Path) -> None:
    async def work(store: Store) -> None:
        await store.found(CAMPAIGN, HOUSES)
        await store.create(game(1), SEATS)
        for again in (game(1, id="x"), game(2)):
            with pytest.raises(Taken):
                await store.create(again, SEATS)
        await store.append("t1", [move(1)], (), Summary(1, 101.0, "{}", '{"a":1}'))
        await store.create(game(2), SEATS)
        await store.give_up("t1")  # over: it stays
        await store.give_up("t2")
        found = await store.campaign("c1")
        assert found is not None
        assert [(table.id, table.wrote) for table in found.tables] == [("t1", '{"a":1}')]
        given_up = await store.load("t2")
        assert given_up is not None
        assert given_up.row.campaign is None

    with_store(folder / "x.db", work)


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
