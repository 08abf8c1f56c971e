"""The store, in a file and in PostgreSQL: what is written stays, whole and in order."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import nullcontext
from pathlib import Path
from typing import Any, TypeVar

import pytest

from interrex.server.store import lists
from interrex.server.store.address import Place
from interrex.server.store.errors import StoreError, Taken
from interrex.server.store.places import store_at
from interrex.server.store.queued import Done, Job, Queued
from interrex.server.store.rows import CampaignRow, Event, HouseRow, NewTable, SeatRow, Summary, TableRow
from interrex.server.store.store import Store

T = TypeVar("T")

ROW = TableRow(
    "t1", "Ours", "kingsburg", 1, 2, "{}", b"k" * 32, False, True, b"o" * 32, 100.0, 0, 100.0, None
)  # fmt: skip
SEATS = [SeatRow(0, "human", "Ala", None, False, b"h" * 32), SeatRow(1, "bot", "", "greedy", False, None)]


def move(seq: int, client_id: str | None = None) -> Event:
    return Event(seq, "move", 0, "pass", client_id, 100.0 + seq)


def with_store(place: Place, work: Callable[[Store], Awaitable[T]]) -> T:
    async def run() -> T:
        store = store_at(place)
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


def test_what_was_written_is_there_after_reopening(place: Place) -> None:
    async def write(store: Store) -> None:
        await store.create(ROW, SEATS)
        await store.append("t1", [move(1, "first-id")], [SEATS[0]._replace(name="Ola")], Summary(1, 101.0, None))

    with_store(place, write)
    stored = with_store(place, lambda store: store.load("t1"))
    assert stored is not None
    assert stored.row == ROW._replace(moves=1, waiting_since=101.0)
    assert stored.seats == [SEATS[0]._replace(name="Ola"), SEATS[1]]
    assert stored.events == [move(1, "first-id")]


def test_a_table_that_is_not_there_is_none(place: Place) -> None:
    assert with_store(place, lambda store: store.load("nowhere")) is None


def test_only_listed_tables_are_listed_newest_first(place: Place) -> None:
    async def work(store: Store) -> list[str]:
        for name, created, listed in (("old", 1.0, True), ("new", 3.0, True), ("mine", 2.0, False)):
            await store.create(ROW._replace(id=name, created=created, listed=listed), SEATS)
        assert await store.ids() == ["old", "mine", "new"]
        assert await ids_listed(store, 1) == ["new"]
        assert await ids_listed(store, 10, "new") == ["old"]
        assert await store.read(lists.tables(10, "mine")) is None  # not listed: there is nothing after it
        return await ids_listed(store, 10)

    assert with_store(place, work) == ["new", "old"]


def test_a_number_or_an_id_is_given_once(place: Place) -> None:
    async def work(store: Store) -> None:
        await store.create(ROW, SEATS)
        await store.append("t1", [move(1, "first-id"), move(2)])
        for again in (move(2), move(3, "first-id")):
            with pytest.raises(Taken):
                await store.append("t1", [again])
        await store.create(ROW._replace(id="t2"), SEATS)
        await store.append("t2", [move(1, "first-id")])  # an id is a table's own

    with_store(place, work)


def test_an_append_is_whole_or_not_at_all(place: Place) -> None:
    async def work(store: Store) -> None:
        await store.create(ROW, SEATS)
        with pytest.raises(Taken):
            await store.append("t1", [move(1), move(1)], [SEATS[0]._replace(name="Ola")], Summary(9, 9.0, None))
        stored = await store.load("t1")
        assert stored is not None
        assert (stored.row, stored.seats, stored.events) == (ROW, SEATS, [])

    with_store(place, work)


def test_many_writes_at_once_share_a_sync_and_fail_alone(place: Place) -> None:
    async def work(store: Store) -> None:
        await store.create(ROW, SEATS)
        wanted = [move(seq, f"id-{seq % 190:05}") for seq in range(1, 201)]  # the last ten ids were used before
        done = await asyncio.gather(*[store.append("t1", [event]) for event in wanted], return_exceptions=True)
        assert [isinstance(outcome, Taken) for outcome in done] == [False] * 190 + [True] * 10
        stored = await store.load("t1")
        assert stored is not None
        assert stored.events == wanted[:190]

    with_store(place, work)


def test_what_is_written_in_one_turn_of_the_event_loop_shares_one_commit(
    place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    shared: list[int] = []

    async def work(store: Store) -> None:
        assert isinstance(store, Queued)
        carry_out = store.carry_out

        def counted(jobs: list[Job]) -> list[Done]:
            shared.append(len(jobs))
            return carry_out(jobs)

        monkeypatch.setattr(store, "carry_out", counted)
        await store.create(ROW, SEATS)
        await store.append("t1", [move(1)])
        await asyncio.gather(*[store.append("t1", [move(seq)]) for seq in range(2, 32)])

    with_store(place, work)
    assert shared == [1, 1, 30]


def test_whoever_is_called_off_while_it_waits_to_be_handed_over_is_written_all_the_same(place: Place) -> None:
    async def work(store: Store) -> None:
        await store.create(ROW, SEATS)
        writing = asyncio.create_task(store.append("t1", [move(1)]))
        await asyncio.sleep(0)  # it has begun, and nothing was handed over
        writing.cancel()
        await asyncio.wait({writing})
        stored = await store.load("t1")
        assert stored is not None
        assert stored.events == [move(1)]

    with_store(place, work)


def test_what_was_begun_before_the_store_is_closed_is_written_and_told(place: Place) -> None:
    async def run() -> None:
        store = store_at(place)
        store.open()
        await store.create(ROW, SEATS)
        writing = asyncio.create_task(store.append("t1", [move(1)]))
        await asyncio.sleep(0)  # it has begun, and nothing was handed over
        store.close()
        async with asyncio.timeout(10):
            await writing

    asyncio.run(run())
    stored = with_store(place, lambda store: store.load("t1"))
    assert stored is not None
    assert stored.events == [move(1)]


@pytest.mark.parametrize("statement", ["UPDATE events SET text = 'build x'", "DELETE FROM events"])
def test_events_can_only_be_added(place: Place, statement: str) -> None:
    async def work(store: Store) -> None:
        await store.create(ROW, SEATS)
        await store.append("t1", [move(1)])
        with pytest.raises(StoreError, match="events are never"):
            await store.write(lambda db: db.execute(statement))

    with_store(place, work)


def test_the_secret_is_made_once(place: Place, folder: Path) -> None:
    first = with_store(place, lambda store: store.secret())
    assert len(first) == 32
    assert with_store(place, lambda store: store.secret()) == first
    assert with_store(folder / "y.db", lambda store: store.secret()) != first


# Campaigns

CAMPAIGN = CampaignRow("c1", "Ours", "root", "{}", True, b"o" * 32, 100.0)
HOUSES = [HouseRow(0, "human", "Ala", None, b"h" * 32), HouseRow(1, "open", "Bo", None, None)]


def game(number: int, **parts: Any) -> TableRow:
    return ROW._replace(**{"id": f"t{number}", "campaign": "c1", "number": number, "houses": "[0,1]", **parts})


def test_a_campaign_is_its_houses_and_the_tables_that_name_it(place: Place) -> None:
    async def work(store: Store) -> None:
        await store.found(CAMPAIGN, HOUSES, [NewTable(game(1, result="{}", wrote="{}"), SEATS)])
        await store.create(game(2), SEATS)
        await store.add_house("c1", HouseRow(2, "bot", "Cy", "greedy", None))
        for taken in (False, True):
            with pytest.raises(Taken) if taken else nullcontext():
                await store.hold("c1", HouseRow(1, "human", "", None, b"b" * 32), "open")
        found = await store.campaign("c1")
        assert found is not None
        assert found.row == CAMPAIGN
        assert found.houses[1] == HouseRow(1, "human", "Bo", None, b"b" * 32)
        assert [house.name for house in found.houses] == ["Ala", "Bo", "Cy"]
        assert [table.id for table in found.tables] == ["t1", "t2"]
        assert await store.campaign("c2") is None

    with_store(place, work)


def test_a_campaign_has_one_game_of_a_number_and_one_under_way(place: Place) -> None:
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

    with_store(place, work)
