"""Routes and notices as they are stored: the outbox of who is to be told what.

A notice is planned in the transaction that writes the event which asks (``plan``), so no question is forgotten; its key
is the question and the route, so none is told twice.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from .rows import Asks, Lease, NoticeRow, RouteRow
from .store import Db, Store, Work

_ROUTE = ", ".join([f"routes.{column}" for column in RouteRow._fields])
_NOTICE = ", ".join([f"notices.{column}" for column in NoticeRow._fields])
_KEY = "route = ? AND table_id = ? AND seat = ? AND asked = ? AND kind = ?"
_OPEN = "state IN ('waiting', 'sending')"
_PROVEN = "(routes.went > 0 AND routes.failing IS NULL)"
_REAL = "CAST(? AS DOUBLE PRECISION)"
_PLAN = """
INSERT INTO notices (route, table_id, seat, asked, kind, at, due, state, tries)
SELECT routes.id, {places}.{about}, {places}.{number}, CAST(? AS INTEGER), ?, {real},
CASE WHEN routes.went + routes.gap > {real} THEN routes.went + routes.gap ELSE {real} END, 'waiting', 0
FROM {places} JOIN holdings ON holdings.token = {places}.token AND holdings.kind = 'seat'
JOIN routes ON routes.player = holdings.player
WHERE routes.confirmed = 1 AND (routes.everywhere = 1) <> EXISTS
    (SELECT 1 FROM exceptions WHERE exceptions.route = routes.id AND exceptions.table_id = {places}.{about})
AND {places}.{about} = ? AND {places}.{number} IN """
_OF_SEATS = _PLAN.format(places="seats", about="table_id", number="seat", real=_REAL)
_OF_HOUSES = _PLAN.format(places="houses", about="campaign_id", number="house", real=_REAL)


class Due(NamedTuple):
    """A notice whose time has come, the route it goes by, and whether the seat still hangs on the player's key."""

    notice: NoticeRow
    route: RouteRow
    holds: bool


# The outbox


def plan(table: str, asks: Asks, pause: float) -> Work[None]:
    """A notice for everybody who holds one of these seats and wants to be told, by each of their routes."""

    def work(db: Db) -> None:
        due = asks.at + pause
        _planned(db, table, asks, "asked", asks.seats, due, "1 = 1")
        _planned(db, table, asks, "ahead", asks.ahead, due, "routes.ahead = 1")
        for seat, at in asks.alarms:
            _planned(db, table, asks, "alarm", (seat,), at, "routes.alarm = 1 AND routes.gap = 0")

    return work


def plan_call(campaign: str, asks: Asks, pause: float) -> Work[None]:
    """Likewise for everybody who holds one of these houses: the next game of a campaign is called for."""
    return lambda db: _planned(db, campaign, asks, "call", asks.seats, asks.at + pause, "1 = 1")


def _planned(db: Db, table: str, asks: Asks, kind: str, seats: Sequence[int], due: float, wanted: str) -> None:
    if seats:
        plan = _OF_HOUSES if kind == "call" else _OF_SEATS
        query = f"{plan} ({', '.join('?' * len(seats))}) AND {wanted} ON CONFLICT DO NOTHING"
        db.execute(query, (asks.asked, kind, asks.at, due, due, table, *seats))


def due(now: float, most: int, proven: bool) -> Work[list[Due]]:
    """What is to be sent by now, the oldest first; what was being sent when a server died is among it.

    ``proven``: by routes by which something has got through, and nothing has failed since; or by all others.
    """
    query = f"""
        SELECT {_NOTICE}, {_ROUTE}, CASE WHEN EXISTS (
            SELECT 1 FROM seats JOIN holdings ON holdings.token = seats.token AND holdings.player = routes.player
            WHERE seats.table_id = notices.table_id AND seats.seat = notices.seat
        ) OR EXISTS (
            SELECT 1 FROM houses JOIN holdings ON holdings.token = houses.token AND holdings.player = routes.player
            WHERE notices.kind = 'call' AND houses.campaign_id = notices.table_id AND houses.house = notices.seat
        ) THEN 1 ELSE 0 END
        FROM notices JOIN routes ON routes.id = notices.route
        WHERE notices.{_OPEN} AND notices.due <= ? AND {"" if proven else "NOT "}{_PROVEN}
        ORDER BY notices.due LIMIT ?
    """
    middle = len(NoticeRow._fields)
    return lambda db: [
        Due(NoticeRow(*row[:middle]), route_row(row[middle:-1]), bool(row[-1]))
        for row in db.execute(query, (now, most))
    ]


def next_due() -> Work[float | None]:
    """When the next notice is due."""
    query = f"SELECT min(due) FROM notices WHERE {_OPEN}"
    return lambda db: _first(db.execute(query).fetchone())


def take(store: Store, lease: Lease, notices: Sequence[NoticeRow], until: float) -> Work[list[NoticeRow]]:
    """Those that are ours to send now; until then nobody else does. Fenced: none are."""

    def work(db: Db) -> list[NoticeRow]:
        store.check_lease(db, lease)
        begin = f"UPDATE notices SET state = 'sending', due = ? WHERE {_KEY} AND due = ? AND {_OPEN} RETURNING route"
        return [one for one in notices if db.execute(begin, (until, *key(one), one.due)).fetchone() is not None]

    return work


def sent(notices: Sequence[NoticeRow], now: float) -> Work[None]:
    def work(db: Db) -> None:
        _settle(db, notices, "sent")
        back = "UPDATE routes SET went = ?, failing = NULL, failing_since = NULL WHERE id = ?"
        db.executemany(back, [(now, route) for route in {one.route for one in notices}])

    return work


def void(notices: Sequence[NoticeRow]) -> Work[None]:
    """Nobody needs to be told any more."""
    return lambda db: _settle(db, notices, "void")


def postpone(notice: NoticeRow, due: float) -> Work[None]:
    return lambda db: _done(db.execute(f"UPDATE notices SET due = ? WHERE {_KEY} AND {_OPEN}", (due, *key(notice))))


def failed(notices: Sequence[NoticeRow], why: str, now: float, again: float | None) -> Work[None]:
    """They could not be sent: tried again then, or given up. The route says so until something goes out."""

    def work(db: Db) -> None:
        state = "failed" if again is None else "waiting"
        change = f"UPDATE notices SET state = ?, due = ?, tries = tries + 1 WHERE {_KEY} AND {_OPEN}"
        db.executemany(change, [(state, again if again is not None else one.due, *key(one)) for one in notices])
        says = "UPDATE routes SET failing = ?, failing_since = COALESCE(failing_since, ?) WHERE id = ?"
        db.executemany(says, [(why, now, route) for route in {one.route for one in notices}])

    return work


def seen(table: str, seats: Sequence[int], until: int) -> Work[None]:
    """Whoever sits there has looked at all that happened up to an event: they need not be told of it."""
    change = f"""
        UPDATE notices SET state = 'void' WHERE table_id = ? AND seat = ? AND asked <= ? AND {_OPEN} AND kind <> 'alarm'
    """
    return lambda db: _done(db.executemany(change, [(table, seat, until) for seat in seats]))


def forget_old(before: float, unconfirmed: float) -> Work[None]:
    """Notices that were put before that and are settled, and mail addresses that nobody has confirmed since then."""

    def work(db: Db) -> None:
        db.execute(f"DELETE FROM notices WHERE at < ? AND NOT {_OPEN}", (before,))
        stale = db.execute("SELECT id FROM routes WHERE confirmed = 0 AND made < ?", (unconfirmed,)).fetchall()
        for (route,) in stale:
            _drop(db, route)

    return work


def of_route(route: str, most: int) -> Work[list[NoticeRow]]:
    """What it has told of, the newest first."""
    query = f"SELECT {_NOTICE} FROM notices WHERE route = ? AND state = 'sent' ORDER BY at DESC LIMIT ?"
    return lambda db: [NoticeRow(*row) for row in db.execute(query, (route, most))]


def of_player(player: str) -> Work[list[NoticeRow]]:
    """All that is remembered of what they were told, or are to be, the oldest first."""
    query = f"""
        SELECT {_NOTICE} FROM notices JOIN routes ON routes.id = notices.route
        WHERE routes.player = ? ORDER BY notices.at, notices.table_id, notices.route, notices.kind
    """
    return lambda db: [NoticeRow(*row) for row in db.execute(query, (player,))]


def tried_again(player: str) -> Work[dict[str, float]]:
    """By route, when what failed is tried again."""
    query = f"""
        SELECT route, min(due) FROM notices JOIN routes ON routes.id = notices.route
        WHERE player = ? AND tries > 0 AND notices.{_OPEN} GROUP BY route
    """
    return lambda db: {row[0]: float(row[1]) for row in db.execute(query, (player,))}


# Routes


def add(row: RouteRow, most: int) -> Work[bool]:
    """Whether there was room; a device has one push service, and a feed's token takes the place of the one before."""

    def work(db: Db) -> bool:
        if row.kind == "push":
            _drop_all(
                db, "SELECT id FROM routes WHERE player = ? AND kind = 'push' AND device = ?", row.player, row.device
            )
        if row.kind == "feed":
            _drop_all(db, "SELECT id FROM routes WHERE player = ? AND kind = 'feed'", row.player)
        if db.execute("SELECT count(*) FROM routes WHERE player = ?", (row.player,)).fetchone()[0] >= most:
            return False
        db.execute(f"INSERT INTO routes VALUES ({', '.join('?' * len(row))})", _flat(row))
        return True

    return work


def routes(player: str) -> Work[list[tuple[RouteRow, list[str]]]]:
    """A player's, each with the tables that are exceptions."""

    def work(db: Db) -> list[tuple[RouteRow, list[str]]]:
        query = f"SELECT {_ROUTE} FROM routes WHERE player = ? ORDER BY made, id"
        apart = """
            SELECT exceptions.route, exceptions.table_id FROM exceptions JOIN routes ON routes.id = exceptions.route
            WHERE routes.player = ? ORDER BY exceptions.table_id
        """
        tables: dict[str, list[str]] = {}
        for route, table in db.execute(apart, (player,)):
            tables.setdefault(route, []).append(table)
        found = [route_row(row) for row in db.execute(query, (player,))]
        return [(row, tables.get(row.id, [])) for row in found]

    return work


def route(id_: str) -> Work[RouteRow | None]:
    return _one("routes.id = ?", id_)


def by_token(token: bytes) -> Work[RouteRow | None]:
    """The feed that a token opens."""
    return _one("routes.token = ?", token)


def change(row: RouteRow) -> Work[bool]:
    """Whether it is still there."""
    columns = ("name", "language", "confirmed", "everywhere", "alarm", "ahead", "gap")
    query = f"UPDATE routes SET {', '.join([f'{one} = ?' for one in columns])} WHERE id = ? RETURNING id"
    values = [int(value) if isinstance(value := getattr(row, one), bool) else value for one in columns]
    return lambda db: db.execute(query, (*values, row.id)).fetchone() is not None


def except_for(route: str, table: str, on: bool) -> Work[None]:
    """A table is an exception from now on, or none any more."""
    put, gone = (
        "INSERT INTO exceptions VALUES (?, ?) ON CONFLICT DO NOTHING",
        "DELETE FROM exceptions WHERE route = ? AND table_id = ?",
    )
    return lambda db: _done(db.execute(put if on else gone, (route, table)))


def sits(player: str, table: str) -> Work[bool]:
    """Whether a player has a seat at a table, or a house of a campaign."""
    query = """
        SELECT 1 FROM seats JOIN holdings USING (token) WHERE table_id = ? AND player = ?
        UNION ALL SELECT 1 FROM houses JOIN holdings USING (token) WHERE campaign_id = ? AND player = ?
    """
    return lambda db: db.execute(query, (table, player, table, player)).fetchone() is not None


def drop(player: str, route: str) -> Work[bool]:
    """Whether there was such a route."""

    def work(db: Db) -> bool:
        mine = db.execute("SELECT 1 FROM routes WHERE id = ? AND player = ?", (route, player)).fetchone() is not None
        if mine:
            _drop(db, route)
        return mine

    return work


def drop_routes(db: Db, player: str) -> None:
    """All of them, with the outbox: the player is gone, or has a new key."""
    _drop_all(db, "SELECT id FROM routes WHERE player = ?", player)


def drop_device(db: Db, player: str, device: str | None) -> None:
    """The push service of a device that is none of theirs any more."""
    _drop_all(db, "SELECT id FROM routes WHERE player = ? AND device = ?", player, device)


def _drop_all(db: Db, query: str, *values: Any) -> None:
    for (route,) in db.execute(query, values).fetchall():
        _drop(db, route)


def _drop(db: Db, route: str) -> None:
    for about in ("notices", "exceptions"):
        db.execute(f"DELETE FROM {about} WHERE route = ?", (route,))
    db.execute("DELETE FROM routes WHERE id = ?", (route,))


def key(notice: NoticeRow) -> tuple[str, str, int, int, str]:
    return notice.route, notice.table_id, notice.seat, notice.asked, notice.kind


def route_row(found: Sequence[Any]) -> RouteRow:
    row = RouteRow(*found)
    return row._replace(
        token=None if row.token is None else bytes(row.token),
        confirmed=bool(row.confirmed),
        everywhere=bool(row.everywhere),
        alarm=bool(row.alarm),
        ahead=bool(row.ahead),
    )


def _flat(row: RouteRow) -> tuple[Any, ...]:
    return tuple([int(value) if isinstance(value, bool) else value for value in row])


def _one(where: str, value: Any) -> Work[RouteRow | None]:
    def work(db: Db) -> RouteRow | None:
        found = db.execute(f"SELECT {_ROUTE} FROM routes WHERE {where}", (value,)).fetchone()
        return None if found is None else route_row(found)

    return work


def _settle(db: Db, notices: Sequence[NoticeRow], state: str) -> None:
    change = f"UPDATE notices SET state = ? WHERE {_KEY} AND {_OPEN}"
    db.executemany(change, [(state, *key(one)) for one in notices])


def _first(row: Any) -> float | None:
    return None if row is None or row[0] is None else float(row[0])


def _done(rows: object) -> None:
    """A change that finds nothing to say."""
