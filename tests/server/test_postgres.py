"""Tables in PostgreSQL: who is told what when it is not as it should be, and that nothing is lost when it goes away."""

from __future__ import annotations

import asyncio
import re
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import psycopg
import pytest

from interrex.server.store.address import Address, DatabaseError, place_of
from interrex.server.store.errors import StoreError, Taken
from interrex.server.store.places import store_at
from interrex.server.store.postgres import connecting, schema
from interrex.server.store.postgres.store import PostgresStore
from interrex.server.store.store import Db, Store
from interrex.testing.postgres import Cluster

from .helpers import Live, config
from .test_store import ROW, SEATS, move, with_store


def test_a_game_is_played_and_is_there_when_the_server_comes_back(cluster: Cluster, folder: Path) -> None:
    settings = config(folder, db=place_of(cluster.database()))
    with Live(settings) as server:
        table = server.table("human", "human", game="toy")
        table.play_on(2)
        before = table.state(0)
        assert server.http.get("/readyz").status_code == 200
    with Live(settings) as server:
        table.server = server
        assert table.state(0)["seats"][0]["view"] == before["seats"][0]["view"]
        assert [listed["id"] for listed in server.get("/tables").json()] == [table.id]


# What is wrong is said in a sentence


def opened(address: str) -> None:
    store = store_at(place_of(address))
    store.open()
    store.close()


def refused(address: str) -> str:
    with pytest.raises(DatabaseError) as caught:
        opened(address)
    assert caught.value.say("pl") != caught.value.say("en")
    return caught.value.say("en")


def test_whoever_cannot_be_reached_or_does_not_let_us_in_is_told_of(
    cluster: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert "cannot be reached" in refused("postgresql://interrex@127.0.0.1:1/nowhere")
    assert "does not exist" in refused(cluster.address("nowhere"))
    assert "lets nobody in" in refused(cluster.address("postgres", "guarded"))
    monkeypatch.setenv("PGPASSWORD", "wrong-one")
    said = refused(cluster.address("postgres", "guarded"))
    assert "lets nobody in" in said
    assert "wrong-one" not in said


def test_the_password_may_stand_in_the_environment(cluster: Cluster, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PGPASSWORD", cluster.guard)
    opened(cluster.database(OWNER="guarded").replace("interrex@", "guarded@"))


@pytest.mark.parametrize(
    ("address", "shown"),
    [
        ("postgresql://ann:s3cr3t@db.example/x", "postgresql://ann@db.example/x"),
        ("postgresql://ann:s3c/r3t@db.example/x", "postgresql://ann@db.example/x"),  # not escaped, as it should be
        ("postgresql://ann:s3c@r3t@db.example/x", "postgresql://ann@db.example/x"),
        ("postgresql://:s3cr3t@/x?host=/run", "postgresql://@/x?host=/run"),
        ("postgresql://ann@db:5432/x?password=s3cr3t", "postgresql://ann@db:5432/x"),
        ("postgresql://db/x?password=s3cr3t&user=ann", "postgresql://db/x?user=ann"),
        ("postgresql://ann@db,db2:5433/x?sslmode=require", "postgresql://ann@db,db2:5433/x?sslmode=require"),
    ],
)
def test_no_password_is_shown(address: str, shown: str, monkeypatch: pytest.MonkeyPatch) -> None:
    place = place_of(address)
    assert str(place) == shown
    assert shown in repr(config(Path(), db=place))
    for said in (str(place), repr(place), f"{place}"):
        assert not set(re.findall("s3c|r3t", said))
    monkeypatch.setattr("sys.argv", ["interrex", "serve", f"--db={address}"])
    if address == shown:
        place_of(address)
    else:
        with pytest.raises(DatabaseError, match="list of processes") as caught:
            place_of(address)
        assert "r3t" not in str(caught.value)


@pytest.mark.parametrize("password", ["s3c/r3t", "s3c@r3t", "s3c:r3t", "s3c%r3t"])
def test_an_address_that_cannot_be_read_is_not_repeated_with_its_password(password: str) -> None:
    said = refused(f"postgresql://ann:{password}@127.0.0.1:1/x")
    assert "no address" in said
    assert not re.search("s3c|r3t", said)


def test_a_database_of_something_else_or_of_a_newer_program_is_left_alone(cluster: Cluster) -> None:
    other, newer, narrow = cluster.database(), cluster.database(), cluster.database(ENCODING="SQL_ASCII")
    with psycopg.connect(other) as connection:
        connection.execute("CREATE TABLE recipes (name TEXT)")
    assert "“recipes”" in refused(other)
    opened(newer)
    with psycopg.connect(newer) as connection:
        connection.execute("UPDATE interrex SET version = 99")
    assert "newer Interrex" in refused(newer)
    assert "SQL_ASCII" in refused(narrow)


def test_a_full_disk_is_told_as_one(cluster: Cluster, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(store: Store, db: Db) -> object:
        raise psycopg.errors.DiskFull("could not extend file: No space left on device")

    monkeypatch.setattr(PostgresStore, "attempt", full)
    assert "no room on the disk" in refused(cluster.database())


def test_a_database_of_today_becomes_one_of_later_versions_each_step_whole_or_not_at_all(cluster: Cluster) -> None:
    address = Address(cluster.database())
    later = {**schema.MIGRATIONS, schema.TODAY + 1: "ALTER TABLE seats ADD COLUMN colour TEXT NOT NULL DEFAULT 'red'"}
    breaks = {**later, schema.TODAY + 2: "DROP TABLE seats CASCADE; SELECT 1 / 0"}
    with_store(address, lambda store: store.create(ROW, SEATS))
    with psycopg.connect(address.url, autocommit=True) as connection:
        with pytest.raises(psycopg.errors.DivisionByZero):
            schema.migrate(connection, address, breaks)
        assert schema.version(connection, address) == schema.TODAY + 1
        assert connection.execute("SELECT name, colour FROM seats ORDER BY seat").fetchall() == [
            ("Ala", "red"),
            ("", "red"),
        ]
        schema.migrate(connection, address, later)  # once is enough


def test_without_psycopg_it_is_said_what_to_install() -> None:
    program = """
import sys
sys.modules["psycopg"] = None
from interrex.cli import main
sys.argv = ["interrex", "serve", "--no-open", "--port", "0", "--db", "postgresql://a@127.0.0.1:1/b"]
main()
"""
    told = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert told.returncode == 1
    assert 'pip install "interrex[postgres]"' in told.stderr
    assert "Traceback" not in told.stderr


def test_nobody_who_keeps_a_file_loads_psycopg(folder: Path) -> None:
    program = """
import sys, interrex.cli, interrex.server.run
from interrex.server.store.moving import move
from interrex.server.store.places import store_at
assert not [name for name in sys.modules if name.startswith("psycopg")]
"""
    subprocess.run([sys.executable, "-c", program], check=True)


# It comes and goes


def test_a_server_goes_on_when_postgresql_comes_back(folder: Path) -> None:
    async def play(store: Store) -> None:
        await store.create(ROW, SEATS)
        await store.append("t1", [move(1)])
        cluster.stop()
        with pytest.raises(StoreError):
            await store.append("t1", [move(2)])
        with pytest.raises(StoreError):
            await store.load("t1")
        with pytest.raises(StoreError):
            await store.ready()
        cluster.start()
        await store.append("t1", [move(2)])
        stored = await store.load("t1")
        assert stored is not None
        assert stored.events == [move(1), move(2)]

    with Cluster() as cluster:
        with_store(place_of(cluster.database()), play)


@pytest.mark.parametrize("kept", [True, False])
def test_a_commit_nobody_answered_is_asked_after(cluster: Cluster, monkeypatch: pytest.MonkeyPatch, kept: bool) -> None:
    """The connection is lost after PostgreSQL has the commit, or before."""
    address = place_of(cluster.database())

    async def play(store: Store) -> None:
        assert isinstance(store, PostgresStore)
        await store.create(ROW, SEATS)
        connection = store._writing
        assert connection is not None
        execute = connection.execute

        def lost(query: Any, *rest: Any, **extra: Any) -> Any:
            if query != "COMMIT":
                return execute(query, *rest, **extra)
            if kept:
                execute(query)
            connection.close()
            raise psycopg.OperationalError("the connection is lost")

        monkeypatch.setattr(connection, "execute", lost)
        if kept:
            await store.append("t1", [move(1)])
        else:
            with pytest.raises(StoreError, match="lost"):
                await store.append("t1", [move(1)])
            await store.append("t1", [move(1)])
        stored = await store.load("t1")
        assert stored is not None
        assert stored.events == [move(1)]

    with_store(address, play)


def test_whoever_falls_silent_is_given_up(cluster: Cluster, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connecting, "SILENCE", 0.5)

    async def play(store: Store) -> None:
        with pytest.raises(StoreError):
            await store.write(lambda db: db.execute("SELECT pg_sleep(5)").fetchone())
        await store.create(ROW, SEATS)

    with_store(place_of(cluster.database()), play)


def test_two_servers_at_one_place_of_a_table_one_of_them_is_told(cluster: Cluster) -> None:
    address = place_of(cluster.database())

    async def play(first: Store) -> None:
        await first.create(ROW, SEATS)
        second = store_at(address)
        second.open()
        try:
            for seq in range(1, 40):
                both = [store.append("t1", [move(seq, f"{n}-{seq}")]) for n, store in enumerate((first, second))]
                done = await asyncio.gather(*both, return_exceptions=True)
                assert sorted([type(outcome).__name__ for outcome in done]) == ["NoneType", "Taken"]
        finally:
            second.close()
        stored = await first.load("t1")
        assert stored is not None
        assert [event.seq for event in stored.events] == list(range(1, 40))

    with_store(address, play)


def test_servers_that_write_crosswise_do_not_hold_each_other_up(cluster: Cluster) -> None:
    """Each has one of two tables and waits for the other's: one of them is broken off, and its jobs are done again."""
    address = place_of(cluster.database())

    async def play(first: Store) -> None:
        second = store_at(address)
        second.open()
        try:
            for table in ("t1", "t2"):
                await first.create(ROW._replace(id=table), SEATS)
            jobs = [
                job
                for store, (one, other) in ((first, ("t1", "t2")), (second, ("t2", "t1")))
                for job in (
                    store.append(one, [move(1)]),
                    store.write(lambda db: db.execute("SELECT pg_sleep(0.5)")),
                    store.append(other, [move(1)]),
                )
            ]
            done = await asyncio.gather(*jobs, return_exceptions=True)
        finally:
            second.close()
        assert [error for error in done if isinstance(error, Exception) and not isinstance(error, Taken)] == []
        assert sum([isinstance(error, Taken) for error in done]) == 2

    with_store(address, play)


def test_whoever_is_broken_off_twice_is_written_alone(cluster: Cluster) -> None:
    tries: list[int] = []

    def unlucky(db: Db) -> None:
        tries.append(1)
        if len(tries) < 3:
            raise psycopg.errors.DeadlockDetected("each waits for the other")
        db.execute("INSERT INTO meta VALUES ('lucky', ?)", (b"at last",))

    async def play(store: Store) -> None:
        await asyncio.gather(store.create(ROW, SEATS), store.write(unlucky))
        found = await store.read(lambda db: db.execute("SELECT value FROM meta WHERE name = 'lucky'").fetchall())
        assert found == [(b"at last",)]

    with_store(place_of(cluster.database()), play)


def test_servers_that_start_at_once_make_the_tables_once(cluster: Cluster) -> None:
    address = place_of(cluster.database())
    with ThreadPoolExecutor(4) as threads:
        for done in [threads.submit(opened, str(address)) for _ in range(4)]:
            done.result()


def test_an_acknowledged_move_is_on_the_disk_whatever_the_others_do(cluster: Cluster) -> None:
    async def asked(store: Store) -> Any:
        return await store.write(lambda db: db.execute("SHOW synchronous_commit").fetchone())

    address = cluster.database()
    with psycopg.connect(address, autocommit=True) as connection:
        connection.execute(f"ALTER DATABASE {address.rpartition('/')[2]} SET synchronous_commit = off".encode())
    assert with_store(place_of(address), asked) == ("on",)
