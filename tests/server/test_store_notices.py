"""The outbox in the store, in a file and in PostgreSQL: one notice for a question and a route, and no more."""

from __future__ import annotations

from functools import partial
from pathlib import Path

import pytest

from interrex.server.store import notices, players
from interrex.server.store.address import Place, place_of
from interrex.server.store.care import repair
from interrex.server.store.moving import move
from interrex.server.store.notices import Due
from interrex.server.store.rows import Asks, Lease, NoticeRow, Renewal, RouteRow
from interrex.server.store.store import Store
from interrex.testing.postgres import Cluster

from .test_store import move as moved
from .test_store import with_store
from .test_store_players import ALA, DEVICE, SEAT, begin, rows_of

PUSH = RouteRow("r-push", "ala", "push", "{}", None, "d1", "laptop", "en", 100.0)
MAIL = RouteRow("r-mail", "ala", "mail", '{"to":"ala@example.org"}', None, None, "", "pl", 101.0, ahead=True)
HOOK = RouteRow("r-hook", "ala", "webhook", "{}", None, None, "", "en", 102.0, everywhere=False)
FEED = RouteRow("r-feed", "ala", "feed", "{}", b"f" * 32, None, "", "en", 103.0, confirmed=False)
ALONE = Lease("post", "", 0)


async def routed(store: Store, *rows: RouteRow) -> None:
    await begin(store)
    for row in rows or (PUSH, MAIL, HOOK, FEED):
        assert await store.write(notices.add(row, 10))


async def ask(store: Store, asked: int, at: float = 1000.0, seats: tuple[int, ...] = (0,), **more: object) -> None:
    await store.write(notices.plan("t1", Asks(asked, at, seats, **more), 60.0))  # type: ignore[arg-type]


async def due(store: Store, now: float) -> list[tuple[str, int, str]]:
    return [(one.route.id, one.notice.asked, one.notice.kind) for one in await all_due(store, now)]


async def all_due(store: Store, now: float) -> list[Due]:
    found = [one for proven in (True, False) for one in await store.read(notices.due(now, 100, proven))]
    return sorted(found, key=lambda one: one.notice.due)


def test_a_question_is_planned_once_for_every_route_that_wants_it(place: Place) -> None:
    async def work(store: Store) -> None:
        await routed(store)
        for _ in range(2):
            await ask(store, 7)
        assert await due(store, 1059.0) == []
        assert sorted(await due(store, 1060.0)) == [("r-mail", 7, "asked"), ("r-push", 7, "asked")]
        await ask(store, 8, seats=(1,))  # a bot's seat: nobody holds it
        assert len(await due(store, 2000.0)) == 2
        assert await store.read(notices.next_due()) == 1060.0

    with_store(place, work)


def test_it_is_planned_with_the_event_that_asks_or_not_at_all(place: Place) -> None:
    async def work(store: Store) -> None:
        await routed(store, PUSH)
        plan = notices.plan("t1", Asks(2, 1000.0, (0,)), 60.0)
        await store.append("t1", [moved(2, "an-id")], along=plan)
        assert await due(store, 2000.0) == [("r-push", 2, "asked")]
        again = notices.plan("t1", Asks(9, 1000.0, (0,)), 60.0)
        with pytest.raises(Exception, match=r"UNIQUE|unique|duplicate"):
            await store.append("t1", [moved(2, "another")], along=again)
        assert await due(store, 2000.0) == [("r-push", 2, "asked")]

    with_store(place, work)


def test_a_table_is_left_out_or_alone_let_in(place: Place) -> None:
    async def work(store: Store) -> None:
        await routed(store, PUSH, HOOK)
        for route in (PUSH, HOOK):
            await store.write(notices.except_for(route.id, "t1", True))
        await ask(store, 7)
        assert await due(store, 2000.0) == [("r-hook", 7, "asked")]
        assert [tables for _, tables in await store.read(notices.routes("ala"))] == [["t1"], ["t1"]]
        for route in (PUSH, HOOK):
            await store.write(notices.except_for(route.id, "t1", False))
        await ask(store, 8)
        assert await due(store, 2000.0) == [("r-hook", 7, "asked"), ("r-push", 8, "asked")]

    with_store(place, work)


def test_the_alarm_and_the_player_before_are_for_those_who_want_them(place: Place) -> None:
    async def work(store: Store) -> None:
        await routed(store, PUSH._replace(alarm=False), MAIL)
        await ask(store, 7, alarms=((0, 5000.0),))
        await ask(store, 9, seats=(), ahead=(0,))
        assert [one for one in await due(store, 4999.0) if one[2] != "asked"] == [("r-mail", 9, "ahead")]
        assert ("r-mail", 7, "alarm") in await due(store, 5000.0)

    with_store(place, work)


def test_a_digest_waits_until_the_last_one_is_long_enough_ago(place: Place) -> None:
    async def work(store: Store) -> None:
        day = 86_400.0
        await routed(store, MAIL._replace(gap=86_400))
        await ask(store, 7, at=10 * day)
        (first,) = await all_due(store, 10 * day + 60)
        await store.write(notices.sent([first.notice], 10 * day + 60))
        await ask(store, 8, at=10 * day + 100)
        await ask(store, 9, at=11 * day + 100)
        assert await store.read(notices.next_due()) == 11 * day + 60
        assert await due(store, 11 * day + 160) == [("r-mail", 8, "asked"), ("r-mail", 9, "asked")]

    with_store(place, work)


def test_one_takes_a_notice_and_another_does_not_find_it(place: Place) -> None:
    async def work(store: Store) -> None:
        await routed(store, PUSH)
        await ask(store, 7)
        (found,) = await all_due(store, 1060.0)
        lease = ALONE if (held := await _lease(store)) is None else held
        assert await store.write(notices.take(store, lease, [found.notice], 1200.0)) == [found.notice]
        assert await store.write(notices.take(store, lease, [found.notice], 1200.0)) == []
        assert await due(store, 1199.0) == []
        assert await due(store, 1200.0) == [("r-push", 7, "asked")]  # whoever took it has died meanwhile

    with_store(place, work)


async def _lease(store: Store) -> Lease | None:
    from interrex.server.store.places import company_of  # here, because a company needs a loop

    return await company_of(store, 15.0).lease("post")


def test_what_failed_is_tried_again_and_the_route_says_so_until_something_goes_out(place: Place) -> None:
    async def work(store: Store) -> None:
        await routed(store, PUSH)
        await ask(store, 7)
        (found,) = await all_due(store, 1060.0)
        await store.write(notices.failed([found.notice], "refused", 1061.0, 1121.0))
        await store.write(notices.failed([found.notice], "silent", 1122.0, 1422.0))
        (again,) = await all_due(store, 1422.0)
        assert (again.notice.tries, again.route.failing, again.route.failing_since) == (2, "silent", 1061.0)
        await store.write(notices.sent([again.notice], 1423.0))
        row = await store.read(notices.route("r-push"))
        assert row == PUSH._replace(went=1423.0)
        await store.write(notices.failed([again.notice], "gone", 1500.0, None))
        assert await due(store, 9000.0) == []

    with_store(place, work)


def test_what_was_seen_is_not_told_but_for_the_alarm(place: Place) -> None:
    async def work(store: Store) -> None:
        await routed(store, PUSH)
        await ask(store, 7, alarms=((0, 5000.0),))
        await store.write(notices.seen("t1", [0], 6))
        assert len(await due(store, 5000.0)) == 2
        await store.write(notices.seen("t1", [0], 7))
        assert await due(store, 5000.0) == [("r-push", 7, "alarm")]
        await ask(store, 7)
        assert await due(store, 5000.0) == [("r-push", 7, "alarm")]

    with_store(place, work)


def test_whoever_looks_after_others_have_moved_has_seen_what_was_asked_before(place: Place) -> None:
    async def work(store: Store) -> None:
        await routed(store, PUSH)
        await ask(store, 7)
        await ask(store, 12)
        await store.write(notices.seen("t1", [0], 9))
        assert await due(store, 5000.0) == [("r-push", 12, "asked")]

    with_store(place, work)


def test_what_becomes_of_one_notice_leaves_an_older_one_alone(place: Place) -> None:
    async def work(store: Store) -> None:
        await routed(store, PUSH)
        for asked in (7, 8, 9, 10, 11):
            await ask(store, asked, at=1000.0 + asked)
        lease = ALONE if (held := await _lease(store)) is None else held
        _, taken, failed, postponed, void = [one.notice for one in await all_due(store, 2000.0)]
        await store.write(notices.void([void]))
        await store.write(notices.postpone(postponed, 3001.0))
        await store.write(notices.failed([failed], "refused", 2000.0, 3000.0))
        assert await store.write(notices.take(store, lease, [taken], 3000.0)) == [taken]
        assert await due(store, 2000.0) == [("r-push", 7, "asked")]
        await store.write(notices.sent([taken], 2001.0))
        assert await due(store, 3001.0) == [("r-push", 7, "asked"), ("r-push", 9, "asked"), ("r-push", 10, "asked")]

    with_store(place, work)


def test_a_device_has_one_push_service_and_a_feed_one_token(place: Place) -> None:
    async def work(store: Store) -> None:
        await routed(store, PUSH, FEED)
        await ask(store, 7)
        await store.write(notices.add(PUSH._replace(id="r-2"), 2))
        await store.write(notices.add(FEED._replace(id="r-3", token=b"g" * 32), 2))
        assert [row.id for row, _ in await store.read(notices.routes("ala"))] == ["r-2", "r-3"]
        assert await store.read(notices.by_token(b"f" * 32)) is None
        assert (await store.read(notices.by_token(b"g" * 32))) == FEED._replace(id="r-3", token=b"g" * 32)
        assert not await store.write(notices.add(MAIL, 2))
        assert await due(store, 2000.0) == []

    with_store(place, work)


def test_routes_go_with_their_device_their_key_their_player_and_by_themselves(place: Place) -> None:
    async def left(store: Store) -> list[str]:
        return [row.id for row, _ in await store.read(notices.routes("ala"))]

    async def work(store: Store) -> None:
        await routed(store)
        await ask(store, 7)
        assert not await store.write(notices.drop("somebody", "r-hook"))
        assert await store.write(notices.drop("ala", "r-hook"))
        await store.write(players.remove_device(store, ALA, "d1", b"", []))
        assert await left(store) == ["r-mail", "r-feed"]
        await store.write(notices.forget_old(110.0, 110.0))
        assert await left(store) == ["r-mail"]
        await store.write(players.renew(store, ALA, DEVICE, []))
        assert await left(store) == []
        await store.write(notices.add(MAIL, 10))
        await ask(store, 8)
        await store.write(players.forget(store, "ala", [], [Renewal(SEAT, b"x" * 32)], "A guest"))
        for table in ("routes", "exceptions", "notices"):
            assert await store.read(partial(rows_of, table)) == 0, table

    with_store(place, work)


def test_a_deleted_table_takes_its_notices_along(place: Place) -> None:
    async def work(store: Store) -> None:
        await routed(store, PUSH)
        await store.write(notices.except_for("r-push", "t2", True))
        await ask(store, 7)
        await store.delete("t1")
        assert await due(store, 9000.0) == []

    with_store(place, work)


def test_the_outbox_moves_with_the_store_and_is_saved_by_a_repair(cluster: Cluster, folder: Path) -> None:
    async def fill(store: Store) -> None:
        await routed(store)
        await store.write(notices.except_for("r-push", "t9", True))
        await ask(store, 7)

    async def everything(store: Store) -> tuple[object, list[NoticeRow]]:
        found = await all_due(store, 9000.0)
        return await store.read(notices.routes("ala")), sorted(one.notice for one in found)

    source, between, back = folder / "x.db", place_of(cluster.database()), folder / "back.db"
    with_store(source, fill)
    move(source, between, lambda done, total: None)
    move(between, back, lambda done, total: None)
    before = with_store(source, everything)
    assert len(before[1]) == 2
    assert with_store(between, everything) == before == with_store(back, everything)
    repair(back)
    assert with_store(back, everything) == before
