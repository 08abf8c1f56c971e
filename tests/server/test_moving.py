"""Moving a store between a file and PostgreSQL: every row arrives, interrupted or not, and nothing else is touched."""

from __future__ import annotations

from pathlib import Path

import pytest

from interrex.server.store import moving, schema
from interrex.server.store.address import Place, place_of
from interrex.server.store.lock import Lock
from interrex.server.store.moving import Moved, move
from interrex.server.store.places import findings, store_at
from interrex.server.store.postgres import schema as postgres_schema
from interrex.server.store.rows import CampaignRow, HouseRow, NewTable, Stored
from interrex.server.store.sides import KEYS, FileSource
from interrex.server.store.store import Db, Store
from interrex.server.words import ServerError
from interrex.testing.postgres import Cluster

from .test_store import ROW, SEATS, with_store
from .test_store import move as event

TABLES, MOVES = 7, 30


def silent(done: int, total: int) -> None:
    assert done <= total


def fill(place: Place) -> Place:
    """Tables in every shape: of a campaign, with a rematch that sorts before it, with words that need an encoding."""

    async def write(store: Store) -> None:
        await store.secret()
        house = HouseRow(0, "human", "Zażółć\tgęślą\\jaźń", None, b"\x00\xff\\x" * 8, b"d" * 32)
        await store.found(CampaignRow("c1", "Ours\n", "root", "{}", True, b"o" * 32, 100.1), [house])
        for n in range(TABLES):
            row = ROW._replace(
                id=f"t{n}", created=0.1 * n, practice=n % 2 == 0, campaign="c1" if n == 3 else None, number=n == 3
            )
            await store.create(row, SEATS, [event(seq, f"id-{seq}") for seq in range(1, MOVES + 1)])
        await store.follow("t5", NewTable(ROW._replace(id="a-rematch"), SEATS))
        await store.follow("t2", NewTable(ROW._replace(id="z-rematch"), SEATS))

    with_store(place, write)
    return place


async def everything(store: Store) -> list[Stored | None]:
    return [await store.load(id_) for id_ in await store.ids()]


def test_there_and_back_again_every_row_is_the_same(cluster: Cluster, folder: Path) -> None:
    source, between, back = fill(folder / "x.db"), place_of(cluster.database()), folder / "back.db"
    told: list[tuple[int, int]] = []
    assert move(source, between, lambda *far: told.append(far)) == Moved(TABLES + 2, TABLES * MOVES)
    assert told[-1][0] == told[-1][1]
    assert findings(between) == []
    assert move(between, back, silent) == Moved(TABLES + 2, TABLES * MOVES)
    before = with_store(source, everything)
    assert with_store(between, everything) == before == with_store(back, everything)
    assert with_store(between, Store.secret) == with_store(back, Store.secret) == with_store(source, Store.secret)
    assert findings(back) == []
    assert back.stat().st_mode & 0o777 == 0o600


@pytest.mark.parametrize("after", [1, 3, 9])
def test_an_interrupted_move_is_gone_on_with_and_no_server_takes_half_of_one(
    cluster: Cluster, folder: Path, monkeypatch: pytest.MonkeyPatch, after: int
) -> None:
    monkeypatch.setattr(moving, "BATCH", 20)
    source = fill(folder / "x.db")
    for target in (place_of(cluster.database()), folder / "y.db"):
        steps = 0

        def stop(done: int, total: int) -> None:
            nonlocal steps
            steps += 1
            if steps == 5 + after:
                raise KeyboardInterrupt

        with pytest.raises(KeyboardInterrupt):
            move(source, target, stop)
        if isinstance(target, Path):
            assert not target.exists()
        else:
            with pytest.raises(ServerError, match="half there"):
                store_at(target).open()
        move(source, target, silent)
        assert with_store(target, everything) == with_store(source, everything)
        assert not list(folder.glob("*.moving*"))


def test_what_is_in_the_way_stays(cluster: Cluster, folder: Path) -> None:
    source = fill(folder / "x.db")
    taken = [fill(place_of(cluster.database())), folder / "y.db"]
    (folder / "y.db").write_text("mine")
    for target in taken:
        with pytest.raises(ServerError, match="There is something in"):
            move(source, target, silent)
    assert (folder / "y.db").read_text() == "mine"
    assert len(with_store(taken[0], everything)) == TABLES + 2


def test_nothing_is_moved_from_under_a_server(cluster: Cluster, folder: Path) -> None:
    source, database = fill(folder / "x.db"), fill(place_of(cluster.database()))
    with Lock(folder / "x.db"), pytest.raises(ServerError, match="Another server"):
        move(source, place_of(cluster.database()), silent)
    used = store_at(database)
    used.open()
    with pytest.raises(ServerError, match="Stop them first"):
        move(database, folder / "y.db", silent)
    used.close()
    move(database, folder / "y.db", silent)


def test_a_source_that_changed_meanwhile_is_found_out(
    cluster: Cluster, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(moving, "BATCH", 20)
    source, target = fill(folder / "x.db"), place_of(cluster.database())

    def stop(done: int, total: int) -> None:
        if done > 80:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        move(source, target, stop)
    with_store(source, lambda store: store.append("t0", [event(MOVES + 1)]))
    with pytest.raises(ServerError, match=r"differ \(events\)"):
        move(source, target, silent)
    with pytest.raises(ServerError, match="half there"):
        store_at(target).open()


def test_another_store_is_not_mixed_into_half_of_one(
    cluster: Cluster, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    target = place_of(cluster.database())

    def stop(done: int, total: int) -> None:
        if done > 60:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        move(fill(folder / "x.db"), target, stop)
    with pytest.raises(ServerError, match="Something else was being moved"):
        move(fill(folder / "y.db"), target, silent)


def test_both_kinds_have_the_same_version_and_columns_in_the_same_order(cluster: Cluster, folder: Path) -> None:
    assert postgres_schema.TODAY == schema.TODAY
    there = "table_schema = current_schema() AND table_name = ?"
    query = f"SELECT column_name FROM information_schema.columns WHERE {there} ORDER BY ordinal_position"

    def columns(db: Db) -> dict[str, list[str]]:
        return {table: [name for (name,) in db.execute(query, (table,))] for table in KEYS}

    fill(folder / "x.db")
    with FileSource(folder / "x.db") as file:
        ours = {table: [row[1] for row in file.rows(f"PRAGMA table_info({table})")] for table in KEYS}
    assert with_store(place_of(cluster.database()), lambda store: store.read(columns)) == ours
