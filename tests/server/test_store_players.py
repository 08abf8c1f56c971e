"""Players in the store, in a file and in PostgreSQL: what hangs on a key is found, renewed and forgotten as a whole."""

from __future__ import annotations

from functools import partial
from pathlib import Path

import pytest

from interrex.server.store import players
from interrex.server.store.address import Place, place_of
from interrex.server.store.care import repair
from interrex.server.store.errors import StoreError, Taken
from interrex.server.store.moving import move
from interrex.server.store.players import Comer, Held, Mine
from interrex.server.store.rows import (
    CampaignRow,
    DeviceRow,
    Event,
    HoldingRow,
    HouseRow,
    PlayerRow,
    Renewal,
    WayRow,
)
from interrex.server.store.store import Db, Store
from interrex.testing.postgres import Cluster

from .test_store import ROW, SEATS, with_store

ALA = PlayerRow("ala", b"\x00\xffk" * 8, '{"name":"Ala"}', 20_000)
DEVICE = DeviceRow("d1", "ala", b"t" * 32, b"\x01sealed", "laptop", 20_000, 20_001)
SEAT = b"h" * 32  # the token of the first seat of SEATS
HOUSE = HouseRow(0, "human", "Ala", None, SEAT, None)
CHAT = Event(1, "chat", 0, '["Ala","hello"]', "an-id-of-mine", 101.0)


def holding(token: bytes, player: str = "ala", kind: str = "seat", about: str = "t1") -> HoldingRow:
    return HoldingRow(player, token, kind, about, b"\x00" + token)


async def begin(store: Store) -> None:
    await store.found(CampaignRow("c1", "Ours", "root", "{}", True, b"o" * 32, 100.0), [HOUSE])
    await store.create(ROW, SEATS, [CHAT])
    await store.write(players.begin(ALA, DEVICE))
    await store.write(players.set_way(WayRow(b"l" * 32, "ala", "phrase", b"s")))
    await store.write(players.hold([holding(SEAT)], 10))
    await store.write(players.read_chat("ala", "t1", 0))


def rows_of(table: str, db: Db) -> int:
    return int(db.execute(f"SELECT count(*) FROM {table}").fetchone()[0])


async def everything(store: Store) -> list[object]:
    found: list[object] = [await store.read(players.comer(b"t" * 32)), await store.read(players.by_way(b"l" * 32))]
    return [*found, await store.read(players.held("ala")), await store.read(players.mine("ala", 10))]


def test_a_player_is_found_by_a_device_by_the_key_and_by_words(place: Place) -> None:
    with_store(place, begin)
    assert with_store(place, lambda store: store.read(players.comer(b"t" * 32))) == Comer(ALA, DEVICE)
    assert with_store(place, lambda store: store.read(players.comer(b"u" * 32))) is None
    assert with_store(place, lambda store: store.read(players.by_key(ALA.key))) == ALA
    way = with_store(place, lambda store: store.read(players.by_way(b"l" * 32)))
    assert way == WayRow(b"l" * 32, "ala", "phrase", b"s")


def test_a_token_brings_the_seats_and_houses_it_opens(place: Place) -> None:
    with_store(place, begin)
    assert with_store(place, lambda store: store.read(players.held("ala"))) == [
        Held(holding(SEAT), [("t1", 0)], [("c1", 0)])
    ]
    found: Mine = with_store(place, lambda store: store.read(players.mine("ala", 10)))
    ((table, mine, seats, said, read),) = found.tables
    assert (table, mine, [seat.name for seat in seats], said, read) == (ROW, [0], ["Ala", ""], 1, 0)
    assert [(one.row.id, houses) for one, houses in found.campaigns] == [("c1", [0])]


def test_chat_that_was_read_stays_read(place: Place) -> None:
    async def work(store: Store) -> list[int]:
        await begin(store)
        for lines in (3, 2):
            assert await store.write(players.read_chat("ala", "t1", lines))
        assert not await store.write(players.read_chat("ala", "elsewhere", 1))
        return [one.read for one in (await store.read(players.mine("ala", 10))).tables]

    assert with_store(place, work) == [3]


def test_a_key_holds_so_much_and_the_same_token_once(place: Place) -> None:
    async def work(store: Store) -> None:
        await begin(store)
        assert await store.write(players.hold([holding(SEAT)], 3))
        assert await store.write(players.hold([holding(b"2" * 32)], 3))
        assert not await store.write(players.hold([holding(b"3" * 32), holding(b"4" * 32)], 3))
        assert len(await store.read(players.held("ala"))) == 2

    with_store(place, work)


def test_two_players_cannot_have_the_same_words(place: Place) -> None:
    async def work(store: Store) -> None:
        await begin(store)
        other = PlayerRow("bo", b"b" * 32, "{}", 1)
        await store.write(players.begin(other, DEVICE._replace(id="d2", player="bo", token=b"2" * 32)))
        with pytest.raises(Taken):
            await store.write(players.set_way(WayRow(b"l" * 32, "bo", "phrase", b"x")))

    with_store(place, work)


def test_renewing_replaces_every_token_wherever_it_opens_something(place: Place) -> None:
    async def work(store: Store) -> None:
        await begin(store)
        new = holding(b"n" * 32)
        device = DEVICE._replace(id="d2", token=b"2" * 32)
        player = ALA._replace(key=b"K" * 32)
        await store.write(players.renew(store, player, device, [(Renewal(SEAT, new.token), new)]))
        assert await store.read(players.comer(b"t" * 32)) is None
        assert await store.read(players.by_way(b"l" * 32)) is None
        assert await store.read(players.comer(b"2" * 32)) == Comer(player, device)
        assert await store.read(players.held("ala")) == [Held(new, [("t1", 0)], [("c1", 0)])]

    with_store(place, work)


def test_forgetting_leaves_nothing_that_names_the_player(place: Place) -> None:
    async def work(store: Store) -> None:
        await begin(store)
        rests = [
            Event(2, "hours", 0, '{"zone":"Europe/Warsaw"}', None, 102.0),
            Event(3, "holiday", 0, "1 2", None, 103.0),
            Event(4, "order", 0, '[{"number":1}]', None, 104.0),
            Event(5, "stand", 0, '[{"key":"x"}]', None, 105.0),
        ]
        await store.append("t1", rests)
        gone = players.forget(store, "ala", [("t1", 0)], [Renewal(SEAT, b"x" * 32)], "A guest")
        await store.write(gone)
        for table in ("players", "devices", "ways", "holdings", "looked"):
            assert await store.read(partial(rows_of, table)) == 0, table
        stored, campaign = await store.load("t1"), await store.campaign("c1")
        assert stored is not None
        assert campaign is not None
        assert (stored.seats[0].name, stored.events[0].text) == ("A guest", '["A guest","…"]')
        assert [event.text for event in stored.events[1:]] == ["null", "forgotten", "[]", "[]"]
        assert await store.read(players.beside([("t1", 0)], ["hours", "holiday"])) == [
            ("t1", 102.0, "hours", "null"),
            ("t1", 103.0, "holiday", "forgotten"),
        ]
        assert (campaign.houses[0].name, campaign.houses[0].token) == ("A guest", b"x" * 32)

    with_store(place, work)


def test_only_what_somebody_wrote_can_be_forgotten_never_that_or_how_it_happened(place: Place) -> None:
    def change(what: str) -> object:
        async def work(store: Store) -> None:
            def changed(db: Db) -> None:
                db.execute(f"UPDATE events SET {what}")

            await store.write(changed)

        return with_store(place, work)

    async def add(store: Store) -> None:
        await begin(store)

    with_store(place, add)
    change("text = 'gone' WHERE kind = 'chat'")
    for what in ("seat = 1", "at = 7.0", "kind = 'move'", "client_id = NULL", "seq = 9"):
        with pytest.raises(StoreError, match="events are never"):
            change(what)


def test_what_opens_nothing_but_a_deleted_table_goes_with_it(place: Place) -> None:
    async def work(store: Store) -> list[bytes]:
        await begin(store)
        lonely = [SEATS[0]._replace(token=b"L" * 32), SEATS[1]]
        await store.create(ROW._replace(id="t2"), lonely)
        more = [holding(b"L" * 32, about="t2"), holding(b"o" * 32, kind="owner", about="t2")]
        await store.write(players.hold(more, 10))
        await store.delete("t2")
        return [bytes(one.row.token) for one in await store.read(players.held("ala"))]

    assert with_store(place, work) == [SEAT]


def test_players_move_with_the_store_and_are_saved_by_a_repair(cluster: Cluster, folder: Path) -> None:
    source, between, back = folder / "x.db", place_of(cluster.database()), folder / "back.db"
    with_store(source, begin)
    move(source, between, lambda done, total: None)
    move(between, back, lambda done, total: None)
    before = with_store(source, everything)
    assert with_store(between, everything) == before == with_store(back, everything)
    repair(back)
    assert with_store(back, everything) == before
