"""Finding people in the store, in a file and in PostgreSQL: invitations, tables that want company, keys led on."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Any

import pytest

from interrex.server.store import people, players
from interrex.server.store.address import Place, place_of
from interrex.server.store.care import repair
from interrex.server.store.errors import Taken
from interrex.server.store.moving import move
from interrex.server.store.people import Met
from interrex.server.store.rows import Event, InvitationRow, OpeningRow, PlayerRow, SeatRow
from interrex.server.store.store import Db, Store
from interrex.testing.postgres import Cluster

from .test_store import ROW, SEATS, with_store
from .test_store_players import ALA, DEVICE, SEAT, holding, rows_of

BO = PlayerRow("bo", b"b" * 32, "{}", 1)
BOS = b"B" * 32  # the token of Bo's seat
ASKED = InvitationRow("i1", "t2", "ala", "Ala", "t1", 1, "pl", 200.0)
OPEN = OpeningRow("t2", 200.0, "pl", "new")


async def begin(store: Store) -> None:
    """Ala and Bo have met at one table; at another, Ala's, a seat is free."""
    await store.create(ROW._replace(moves=3), [SEATS[0], SeatRow(1, "human", "Bo", None, False, BOS)])
    free = [SEATS[0]._replace(token=b"2" * 32), SeatRow(1, "open", "", None, False, None)]
    await store.create(ROW._replace(id="t2", result=None), free)
    await store.write(players.begin(ALA, DEVICE))
    await store.write(players.begin(BO, DEVICE._replace(id="d2", player="bo", token=b"u" * 32)))
    await store.write(players.hold([holding(SEAT), holding(b"2" * 32, about="t2")], 10))
    await store.write(players.hold([holding(BOS, "bo")], 10))
    assert await store.write(people.invite(ASKED, 1))
    assert await store.write(people.open_up(OPEN, 10))


async def everything(store: Store) -> list[Any]:
    found: list[Any] = [await store.read(people.met(one, 10)) for one in ("ala", "bo")]
    found += [await store.read(people.invited("bo", 10)), await store.read(people.sent("ala", "t2"))]
    return [*found, await store.read(people.openings(0.0, 10))]


def test_people_are_met_at_tables_and_asked_to_others(place: Place) -> None:
    with_store(place, begin)
    met, of_bo, invited, sent, opened = with_store(place, everything)
    assert met == [Met("t1", 1, "Bo", ROW.game, ROW.waiting_since)]
    assert of_bo == [Met("t1", 0, "Ala", ROW.game, ROW.waiting_since)]
    assert [(one.row, one.table.id) for one in invited] == [(ASKED, "t2")]
    assert [(one.row.id, one.name) for one in sent] == [("i1", "Bo")]
    assert [(one.row, one.table.id, len(one.seats)) for one in opened] == [(OPEN, "t2", 2)]


def test_so_many_wait_for_an_answer_and_nobody_is_asked_twice(place: Place) -> None:
    async def work(store: Store) -> None:
        await begin(store)
        with pytest.raises(Taken):
            await store.write(people.invite(ASKED._replace(id="i2"), 5))
        assert not await store.write(people.invite(ASKED._replace(id="i2", seat=0), 1))
        assert await store.write(people.answer("i1", "declined"))
        assert not await store.write(people.answer("i1", "accepted"))
        assert await store.write(people.invite(ASKED._replace(id="i2", seat=0), 1))
        assert await store.read(people.invited("bo", 10)) == []

    with_store(place, work)


def test_who_never_wants_to_be_asked_again_is_not_even_when_the_table_is_gone(place: Place) -> None:
    async def work(store: Store) -> None:
        await begin(store)
        await store.write(people.answer("i1", "never"))
        await store.delete("t2")
        free = [SEATS[0]._replace(token=b"3" * 32), SeatRow(1, "open", "", None, False, None)]
        await store.create(ROW._replace(id="t3", result=None), free)
        await store.write(people.invite(ASKED._replace(id="i3", table="t3"), 5))
        assert await store.read(people.invited("bo", 10)) == []
        assert await store.read(partial(rows_of, "openings")) == 0

    with_store(place, work)


def test_the_last_seat_taken_ends_the_search_for_company(place: Place) -> None:
    async def work(store: Store) -> None:
        await begin(store)
        joined = SeatRow(1, "human", "Cy", None, False, b"c" * 32)
        await store.append("t2", [Event(1, "join", 1, "Cy", None, 201.0)], [joined], tokens=[joined])
        assert await store.read(people.openings(0.0, 10)) == []
        assert await store.read(people.invited("bo", 10)) == []
        assert not await store.write(people.open_up(OPEN, 10))

    with_store(place, work)


def test_devices_that_stay_are_led_on_step_by_step(place: Place) -> None:
    async def work(store: Store) -> list[bytes]:
        await begin(store)
        await store.write(players.add_device(DEVICE._replace(id="d3", token=b"3" * 32)))
        await store.write(players.add_device(DEVICE._replace(id="d4", token=b"4" * 32)))
        for gone, step in (("d3", b"\x00\xff"), ("d4", b"\x01\xfe")):
            assert await store.write(players.remove_device(store, ALA, gone, step, []))
        assert not await store.write(players.remove_device(store, ALA, "d2", b"x", []))  # Bo's
        return [bytes(one.onward) for player in ("ala", "bo") for one in await store.read(players.devices(player))]

    assert with_store(place, work) == [b"\x00\xff\x01\xfe", b""]


def test_invitations_and_openings_move_with_the_store_and_are_saved_by_a_repair(cluster: Cluster, folder: Path) -> None:
    source, between, back = folder / "x.db", place_of(cluster.database()), folder / "back.db"
    with_store(source, begin)
    move(source, between, lambda done, total: None)
    move(between, back, lambda done, total: None)
    before = with_store(source, everything)
    assert with_store(between, everything) == before == with_store(back, everything)
    repair(back)
    assert with_store(back, everything) == before


def test_what_hangs_on_a_key_is_found_by_indices(folder: Path) -> None:
    """Nothing is looked through from end to end, however much is stored."""
    scanned: list[str] = []

    async def work(store: Store) -> None:
        await begin(store)
        for asked in (people.met("ala", 5), people.invited("bo", 5), people.sent("ala", "t2"), people.openings(0.0, 5)):
            await store.read(partial(_plan, asked, scanned))

    with_store(folder / "x.db", work)
    assert [
        line for line in scanned if line.startswith("SCAN") and "SUBQUERY" not in line and "USING" not in line
    ] == []
    assert scanned


def _plan(asked: Any, scanned: list[str], db: Db) -> None:
    class Explaining:
        def execute(self, statement: str, values: tuple[Any, ...] = ()) -> Any:
            scanned.extend(row[-1] for row in db.execute(f"EXPLAIN QUERY PLAN {statement}", values))
            return db.execute(statement, values)

    asked(Explaining())
