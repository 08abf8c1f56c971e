"""Players as they are stored: keys, devices, ways in, what hangs on a key, and what is shown of a player's games.

Everything here is led to by an index: it takes no longer the more players and tables there are.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from interrex.engine import wire

from .lists import campaign_lately
from .notices import drop_device as drop_push
from .notices import drop_routes
from .rows import DeviceRow, HoldingRow, PlayerRow, Renewal, SeatRow, StoredCampaign, TableRow, WayRow
from .store import LEFT, Db, Store, Work, table_row

_PLAYER = ", ".join([f"players.{column}" for column in PlayerRow._fields])
_DEVICE = ", ".join([f"devices.{column}" for column in DeviceRow._fields])
_WAY = ", ".join(WayRow._fields)
_TABLE = ", ".join([f"NULL AS {name}" if name in LEFT else f"tables.{name}" for name in TableRow._fields])
_ABOUT = ("devices", "passkeys", "ways", "holdings", "looked")  # everything that names a player


class Comer(NamedTuple):
    """A player, and the device they come from."""

    player: PlayerRow
    device: DeviceRow


class Held(NamedTuple):
    """A token that hangs on a key, and what it opens: seats (table and number) and houses (campaign and number)."""

    row: HoldingRow
    seats: list[tuple[str, int]]
    houses: list[tuple[str, int]]


class Glimpse(NamedTuple):
    """A table of a player's: their seats at it, everybody's, how much was said, and how much of that they read."""

    row: TableRow
    mine: list[int]
    seats: list[SeatRow]
    said: int
    read: int


class Mine(NamedTuple):
    """What a player plays: tables, and campaigns with their houses there."""

    tables: list[Glimpse]
    campaigns: list[tuple[StoredCampaign, list[int]]]


# Keys and devices


def begin(player: PlayerRow, device: DeviceRow) -> Work[None]:
    def work(db: Db) -> None:
        db.execute("INSERT INTO players VALUES (?, ?, ?, ?)", player)
        _add(db, device)

    return work


def comer(token: bytes) -> Work[Comer | None]:
    """Whose device this is the token of."""
    query = f"SELECT {_PLAYER}, {_DEVICE} FROM devices JOIN players ON players.id = devices.player WHERE token = ?"

    def work(db: Db) -> Comer | None:
        found = db.execute(query, (token,)).fetchone()
        if found is None:
            return None
        middle = len(PlayerRow._fields)
        return Comer(PlayerRow(*found[:middle]), DeviceRow(*found[middle:]))

    return work


def by_key(key: bytes) -> Work[PlayerRow | None]:
    def work(db: Db) -> PlayerRow | None:
        found = db.execute(f"SELECT {_PLAYER} FROM players WHERE key = ?", (key,)).fetchone()
        return None if found is None else PlayerRow(*found)

    return work


def by_way(locator: bytes) -> Work[WayRow | None]:
    def work(db: Db) -> WayRow | None:
        found = db.execute(f"SELECT {_WAY} FROM ways WHERE locator = ?", (locator,)).fetchone()
        return None if found is None else WayRow(*found)

    return work


def devices(player: str) -> Work[list[DeviceRow]]:
    query = f"SELECT {_DEVICE} FROM devices WHERE player = ? ORDER BY first_day, id"
    return lambda db: [DeviceRow(*row) for row in db.execute(query, (player,))]


def add_device(device: DeviceRow) -> Work[None]:
    return lambda db: _add(db, device)


def used(device: str, day: int) -> Work[None]:
    """The device was used on that day."""
    return lambda db: _done(db.execute("UPDATE devices SET last_day = ? WHERE id = ?", (day, device)))


def led_on(device: str, sealed: bytes) -> Work[None]:
    """A device has come that was led on from an older key: the one of today is sealed with its token now."""
    query = "UPDATE devices SET sealed = ?, onward = ? WHERE id = ?"
    return lambda db: _done(db.execute(query, (sealed, b"", device)))


def remove_device(
    store: Store, player: PlayerRow, device: str, onward: bytes, renewals: Sequence[tuple[Renewal, HoldingRow]]
) -> Work[bool]:
    """Whether there was such a device. The player's key is another one from now on, to which the others are led."""

    def work(db: Db) -> bool:
        gone = "DELETE FROM devices WHERE player = ? AND id = ? RETURNING id"
        if db.execute(gone, (player.id, device)).fetchone() is None:
            return False
        drop_push(db, player.id, device)
        db.execute("UPDATE players SET key = ? WHERE id = ?", (player.key, player.id))
        if onward:
            _lead(db, "devices", "id", player.id, onward)
            _lead(db, "ways", "locator", player.id, onward)
        _replace_tokens(store, db, renewals)
        return True

    return work


def _lead(db: Db, table: str, name: str, player: str, onward: bytes) -> None:
    """One step further, each."""
    for which, before in db.execute(f"SELECT {name}, onward FROM {table} WHERE player = ?", (player,)).fetchall():
        db.execute(f"UPDATE {table} SET onward = ? WHERE {name} = ?", (bytes(before) + onward, which))


def settle(player: str, settings: str) -> Work[None]:
    return lambda db: _done(db.execute("UPDATE players SET settings = ? WHERE id = ?", (settings, player)))


# Ways in


def ways(player: str) -> Work[list[str]]:
    """The kinds of ways there are to the key beside its link."""
    query = "SELECT DISTINCT kind FROM ways WHERE player = ? ORDER BY kind"
    return lambda db: [row[0] for row in db.execute(query, (player,))]


def set_way(way: WayRow) -> Work[None]:
    """In the place of the one of its kind. Taken: another player has this very one."""

    def work(db: Db) -> None:
        db.execute("DELETE FROM ways WHERE player = ? AND kind = ?", (way.player, way.kind))
        db.execute("INSERT INTO ways VALUES (?, ?, ?, ?, ?)", way)

    return work


def drop_phrase(player: str) -> Work[None]:
    return lambda db: _done(db.execute("DELETE FROM ways WHERE player = ? AND kind = 'phrase'", (player,)))


# What hangs on a key


def hold(rows: Sequence[HoldingRow], most: int) -> Work[bool]:
    """Whether there was room for them: nobody holds more than so many."""
    put = (
        "INSERT INTO holdings VALUES (?, ?, ?, ?, ?) ON CONFLICT (player, token) DO UPDATE SET sealed = excluded.sealed"
    )

    def work(db: Db) -> bool:
        count = "SELECT count(*) FROM holdings WHERE player = ?"
        if db.execute(count, (rows[0].player,)).fetchone()[0] + len(rows) > most:
            return False
        db.executemany(put, rows)
        return True

    return work


def opens(token: bytes, about: str) -> Work[bool]:
    """Whether a token opens a seat of that table or a house of that campaign."""
    return lambda db: (
        db.execute(
            "SELECT 1 FROM seats WHERE token = ? AND table_id = ? UNION ALL "
            "SELECT 1 FROM houses WHERE token = ? AND campaign_id = ?",
            (token, about, token, about),
        ).fetchone()
        is not None
    )


def owns(token: bytes, about: str) -> Work[bool]:
    """Whether it is the owner's, of a table or a campaign."""
    return lambda db: (
        db.execute(
            "SELECT 1 FROM tables WHERE id = ? AND owner = ? UNION ALL "
            "SELECT 1 FROM campaigns WHERE id = ? AND owner = ?",
            (about, token, about, token),
        ).fetchone()
        is not None
    )


def held(player: str) -> Work[list[Held]]:
    """Every token, and what it opens."""

    def work(db: Db) -> list[Held]:
        mine = "holdings.player = ? AND holdings.kind = 'seat'"
        seats = f"SELECT holdings.token, table_id, seat FROM holdings JOIN seats USING (token) WHERE {mine}"
        houses = f"SELECT holdings.token, campaign_id, house FROM holdings JOIN houses USING (token) WHERE {mine}"
        rows = "SELECT player, token, kind, about, sealed FROM holdings WHERE player = ? ORDER BY token"
        by_seat, by_house = _grouped(db, seats, player), _grouped(db, houses, player)
        found = [HoldingRow(*row) for row in db.execute(rows, (player,))]
        return [Held(row, by_seat.get(bytes(row.token), []), by_house.get(bytes(row.token), [])) for row in found]

    return work


def _grouped(db: Db, query: str, player: str) -> dict[bytes, list[tuple[str, int]]]:
    found: dict[bytes, list[tuple[str, int]]] = {}
    for token, about, number in db.execute(query, (player,)):
        found.setdefault(bytes(token), []).append((about, number))
    return found


def renew(
    store: Store, player: PlayerRow, device: DeviceRow, renewals: Sequence[tuple[Renewal, HoldingRow]]
) -> Work[None]:
    """Another key, known to one device alone; every token that hangs on it is a new one."""

    def work(db: Db) -> None:
        db.execute("UPDATE players SET key = ? WHERE id = ?", (player.key, player.id))
        db.execute("DELETE FROM devices WHERE player = ?", (player.id,))
        for way in ("passkeys", "ways"):
            db.execute(f"DELETE FROM {way} WHERE player = ?", (player.id,))
        drop_routes(db, player.id)  # whoever had the old key may have set one up
        _add(db, device)
        _replace_tokens(store, db, renewals)

    return work


def _replace_tokens(store: Store, db: Db, renewals: Sequence[tuple[Renewal, HoldingRow]]) -> None:
    for renewal, row in renewals:
        for table in ("seats", "houses"):
            db.execute(f"UPDATE {table} SET token = ? WHERE token = ?", (renewal.new, renewal.old))
        for table in ("tables", "campaigns"):
            if row.kind == "owner":
                change = f"UPDATE {table} SET owner = ? WHERE id = ? AND owner = ?"
                db.execute(change, (renewal.new, row.about, renewal.old))
        db.execute("DELETE FROM holdings WHERE token = ?", (renewal.old,))  # anybody's who had it from them
        db.execute("INSERT INTO holdings VALUES (?, ?, ?, ?, ?)", row)
        store.tell(db, row.about, None, renewal)


def forget(
    store: Store, player: str, seats: Sequence[tuple[str, int]], renewals: Sequence[Renewal], guest: str
) -> Work[None]:
    """Everything about a player; what they called themselves in these seats, and said there, is a guest's, and when
    they slept or were away, and what they said ahead, is nobody's.

    The tokens that opened what was theirs open nothing any more: ``renewals`` are to some that nobody knows.
    """
    chat = wire.encode([guest, "…"]).decode()
    named = {"join": guest, "rename": guest, "chat": chat}
    texts = {**named, "hours": "null", "holiday": "forgotten", "order": "[]", "stand": "[]"}

    def work(db: Db) -> None:
        for table, seat in seats:
            db.execute("UPDATE seats SET name = ? WHERE table_id = ? AND seat = ?", (guest, table, seat))
            for kind, text in texts.items():
                change = "UPDATE events SET text = ? WHERE table_id = ? AND seat = ? AND kind = ?"
                db.execute(change, (text, table, seat, kind))
            store.tell(db, table)
        for renewal in renewals:
            db.execute("UPDATE seats SET token = ? WHERE token = ?", (renewal.new, renewal.old))
            db.execute("UPDATE houses SET token = ?, name = ? WHERE token = ?", (renewal.new, guest, renewal.old))
            store.tell(db, "", None, renewal)
        drop_routes(db, player)
        for table, seat in seats:
            db.execute("DELETE FROM invitations WHERE met = ? AND seat = ?", (table, seat))
        db.execute("DELETE FROM invitations WHERE inviter = ?", (player,))
        for about in _ABOUT:
            db.execute(f"DELETE FROM {about} WHERE player = ?", (player,))
        db.execute("DELETE FROM players WHERE id = ?", (player,))

    return work


def shared(player: str) -> Work[set[bytes]]:
    """The tokens of a player's that hang on somebody else's key as well."""
    query = (
        "SELECT DISTINCT mine.token FROM holdings AS mine JOIN holdings AS other ON other.token = mine.token "
        "WHERE mine.player = ? AND other.player <> ?"
    )
    return lambda db: {bytes(row[0]) for row in db.execute(query, (player, player))}


def said(seats: Sequence[tuple[str, int]]) -> Work[list[tuple[str, float, str]]]:
    """What was said from these seats: table, when, name and text."""
    query = "SELECT at, text FROM events WHERE table_id = ? AND kind = 'chat' AND seat = ? ORDER BY seq"
    return lambda db: [(table, at, text) for table, seat in seats for at, text in db.execute(query, (table, seat))]


def beside(seats: Sequence[tuple[str, int]], kinds: Sequence[str]) -> Work[list[tuple[str, float, str, str]]]:
    """What was said from these seats beside the game, of these kinds: table, when, which of them, and what."""
    query = f"""
        SELECT at, kind, text FROM events
        WHERE table_id = ? AND kind IN ({", ".join("?" * len(kinds))}) AND seat = ? ORDER BY seq
    """
    return lambda db: [(table, *row) for table, seat in seats for row in db.execute(query, (table, *kinds, seat))]


# My games


def read_chat(player: str, table: str, lines: int) -> Work[bool]:
    """So many lines of a table's chat were read, never fewer than before; whether the player sits there."""
    query = """
        INSERT INTO looked VALUES (?, ?, ?) ON CONFLICT (player, table_id) DO UPDATE
        SET chat = CASE WHEN looked.chat < excluded.chat THEN excluded.chat ELSE looked.chat END
    """
    sits = "SELECT 1 FROM seats JOIN holdings USING (token) WHERE table_id = ? AND player = ?"

    def work(db: Db) -> bool:
        if db.execute(sits, (table, player)).fetchone() is None:
            return False
        db.execute(query, (player, table, lines))
        return True

    return work


def mine(player: str, most: int) -> Work[Mine]:
    """Of tables the newest, at most so many."""

    def work(db: Db) -> Mine:
        found = f"""
            SELECT seats.seat, {_TABLE} FROM holdings JOIN seats USING (token) JOIN tables ON tables.id = seats.table_id
            WHERE holdings.player = ? AND holdings.kind = 'seat' ORDER BY tables.created DESC, tables.id, seats.seat
            LIMIT ?
        """
        tables: dict[str, TableRow] = {}
        seated: dict[str, list[int]] = {}
        for seat, *row in db.execute(found, (player, most)):
            one = table_row(tuple(row))
            tables[one.id] = one
            seated.setdefault(one.id, []).append(seat)
        seats, said, read = _around(db, player, list(tables))
        glimpses = [
            Glimpse(row, seated[id_], seats[id_], said.get(id_, 0), read.get(id_, 0)) for id_, row in tables.items()
        ]
        return Mine(glimpses, _campaigns(db, player))

    return work


def _around(
    db: Db, player: str, tables: Sequence[str]
) -> tuple[dict[str, list[SeatRow]], dict[str, int], dict[str, int]]:
    """Of tables: everybody's seats, how many lines were said, and how many of them read."""
    if not tables:
        return {}, {}, {}
    marks = ", ".join("?" * len(tables))
    seats: dict[str, list[SeatRow]] = {}
    query = f"SELECT table_id, seat, kind, name, bot, away FROM seats WHERE table_id IN ({marks}) ORDER BY seat"
    for table, seat, kind, name, bot, away in db.execute(query, tables):
        seats.setdefault(table, []).append(SeatRow(seat, kind, name, bot, bool(away), None))
    lines = f"SELECT table_id, count(*) FROM events WHERE kind = 'chat' AND table_id IN ({marks}) GROUP BY table_id"
    said = {table: int(count) for table, count in db.execute(lines, tables)}
    looked = db.execute("SELECT table_id, chat FROM looked WHERE player = ?", (player,))
    return seats, said, {table: int(chat) for table, chat in looked}


def _campaigns(db: Db, player: str) -> list[tuple[StoredCampaign, list[int]]]:
    query = """
        SELECT house, campaigns.* FROM holdings JOIN houses USING (token)
        JOIN campaigns ON campaigns.id = houses.campaign_id
        WHERE holdings.player = ? AND holdings.kind = 'seat' ORDER BY campaigns.created DESC, campaigns.id, house
    """
    rows: dict[str, tuple[Any, ...]] = {}
    houses: dict[str, list[int]] = {}
    for house, *row in db.execute(query, (player,)):
        rows[row[0]] = tuple(row)
        houses.setdefault(row[0], []).append(house)
    return [(campaign_lately(db, row), houses[id_]) for id_, row in rows.items()]


def _add(db: Db, device: DeviceRow) -> None:
    db.execute("INSERT INTO devices VALUES (?, ?, ?, ?, ?, ?, ?, ?)", device)


def _done(rows: object) -> None:
    """A change that finds nothing to say."""
