"""Several servers over one database: people at different ones share a table, and nothing is done twice."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import psycopg
import pytest

from interrex.server.config import Limits, Rate
from interrex.server.store.address import Address, place_of
from interrex.server.store.errors import Fenced
from interrex.server.store.postgres.store import PostgresStore
from interrex.server.store.rows import Event, Lease
from interrex.testing.postgres import Cluster

from .helpers import Live, Table, config, fresh_id

Two = tuple[Live, Live]
LEASE = 1.5  # seconds


@pytest.fixture
def database(cluster: Cluster) -> str:
    return cluster.database()


@pytest.fixture
def two(database: str, folder: Path) -> Iterator[Two]:
    settings = config(folder, db=place_of(database), lease=LEASE)
    with Live(settings) as here, Live(settings) as there:
        yield here, there


def at(server: Live, table: Table) -> Table:
    """The same table, asked for at another server."""
    made = {"table": {"id": table.id}, "owner": table.owner, "seats": []}
    other = Table(server, made)
    other.tokens = table.tokens
    return other


def until(true: Callable[[], Any]) -> None:
    """Not at once: what one server does the other hears."""
    deadline = time.monotonic() + 60
    while not true():
        assert time.monotonic() < deadline, "it never came"
        time.sleep(0.01)


def test_people_at_different_servers_see_each_other_come_move_chat_and_go(two: Two) -> None:
    table = two[0].table("human", "human", game="toy")
    with at(two[1], table).socket(1) as there:
        with table.socket(0) as here:
            while not there.state["table"]["seats"][0]["online"]:
                there.next_state()
            while not here.state["table"]["seats"][1]["online"]:
                here.next_state()
            first = here.play(0, "bid 1")
            assert there.until(first["seq"])["table"]["moves"] == 1
            second = there.play(1, "bid 1")
            assert here.until(second["seq"])["table"]["moves"] == 2
            there.until(here.ask("chat", seat=0, text="hello")["seq"])
            assert [line["text"] for line in there.chat] == ["hello"]
        while there.state["table"]["seats"][0]["online"]:
            there.next_state()


def test_sixty_chat_lines_from_both_servers_at_once_are_all_there_once(two: Two) -> None:
    table = two[0].table("human", "human", game="toy")
    seen: list[int] = []

    def talk(seat: int) -> None:
        with at(two[seat], table).socket(seat) as socket:
            for n in range(30):
                answer = socket.ask("chat", seat=seat, text=f"{seat} {n}")
                assert answer["type"] == "accepted", answer
                seen.append(answer["seq"])
            socket.until(60)
            assert len(socket.chat) == 60

    with ThreadPoolExecutor(2) as people:
        for one in [people.submit(talk, seat) for seat in (0, 1)]:
            one.result()
    assert sorted(seen) == list(range(1, 61))


def test_whoever_asks_another_server_is_answered_by_what_is_stored(two: Two) -> None:
    table = two[0].table("human", "human", game="toy")
    other = at(two[1], table)
    for turn in range(6):
        at_one = (table, other)[turn % 2]
        at_one.play_on(1)
        assert table.info["moves"] == other.info["moves"] == turn + 1


def test_a_message_sent_again_to_another_server_is_answered_alike(two: Two) -> None:
    table = two[0].table("human", "human", game="toy")
    with table.socket(0), at(two[1], table).socket(0):
        body = {"id": fresh_id(), "action": "bid 1", "asked": 0}
        answers = [one.post("moves", 0, **body).json() for one in (table, at(two[1], table), table)]
    assert answers == [{"type": "accepted", "id": body["id"], "seq": 1}] * 3


def test_a_renewed_link_opens_nothing_at_any_server(two: Two) -> None:
    table = two[0].table("human", "human", game="toy")
    with at(two[1], table).socket(0) as there:
        old = table.tokens[0]
        table.tokens = {**table.tokens, 0: table.post("renew", 0, seat=0).json()["token"]}
        while there.state["seats"][0]["seat"] is not None:
            there.next_state()
        assert there.ask("play", seat=0, action="bid 1", asked=0)["code"] == "not-yours"
    assert two[1].get(f"/tables/{table.id}/state", old).status_code == 403
    assert at(two[1], table).state(0)["seats"][0]["seat"] == 0


def test_bots_are_one_servers_and_go_on_at_another_when_it_stops(database: str, folder: Path) -> None:
    settings = config(folder, db=place_of(database), lease=LEASE, bot_delay=0.05)
    with Live(settings) as there:
        with Live(settings) as here:
            table = here.table("human", "steward", "steward")
            at(there, table).state(0)
            with psycopg.connect(database) as db:
                until(lambda: db.execute("SELECT COUNT(*) FROM leases WHERE name = %s", (table.id,)).fetchone() == (1,))
        other = at(there, table)
        before = other.info["moves"]
        for _ in range(3):
            until(lambda: 0 in other.pending())
            other.play(0)
        until(lambda: other.info["moves"] > before + 3)
        assert there.http.get("/healthz").status_code == 200


def test_a_server_whose_lease_another_has_taken_writes_nothing(database: str) -> None:
    store = PostgresStore(Address(database))
    store.open()

    async def work() -> None:
        taken = "INSERT INTO leases VALUES ('t', 'other', 2, clock_timestamp() + interval '1 minute')"
        await store.write(lambda db: db.execute(taken))
        for lease in (Lease("t", "me", 1), Lease("t", "other", 1), Lease("u", "me", 1)):
            with pytest.raises(Fenced):
                await store.append("t", [Event(1, "move", 0, "pass", None, 0.0)], (), None, (), (), None, lease)
        ended = "UPDATE leases SET until = clock_timestamp() - interval '1 second'"
        await store.write(lambda db: db.execute(ended))
        with pytest.raises(Fenced):
            await store.delete("t", Lease("t", "other", 2))

    try:
        asyncio.run(work())
    finally:
        store.close()


def test_tables_are_not_made_faster_at_two_servers_than_at_one(database: str, folder: Path) -> None:
    limits = Limits(tables=Rate(4, 0.001))
    settings = config(folder, db=place_of(database), limits=limits)
    wanted = {"game": "toy", "seats": [{"kind": "human"}] * 2}
    with Live(settings) as here, Live(settings) as there:
        made = [(here, there)[n % 2].post("/tables", wanted).status_code for n in range(6)]
    assert made == [201] * 4 + [429] * 2


def test_play_stops_with_a_refusal_while_the_database_is_away_and_goes_on_when_it_is_back(
    cluster: Cluster, two: Two
) -> None:
    table = two[0].table("human", "human", game="toy")
    with table.socket(0) as here, at(two[1], table).socket(1) as there:
        here.play(0, "bid 1")
        cluster.stop()
        refused = there.play(1, "bid 1")
        assert (refused["type"], refused["message"]["key"]) == ("refused", "server-store-failed")
        assert table.get("state", 0).status_code == 503
        cluster.start()
        until(lambda: there.play(1, "bid 1", id="once-again")["type"] == "accepted")
        assert here.until(2)["table"]["moves"] == 2
    assert at(two[1], table).info["moves"] == 2
