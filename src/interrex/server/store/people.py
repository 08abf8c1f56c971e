"""Finding people, as it is stored: whom a player has met at tables, invitations, and tables that want company."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from .rows import InvitationRow, OpeningRow, SeatRow, TableRow
from .store import WITHOUT_LEFT, Db, Work, seats_of, table_row

_INVITATION = "one.id, one.table_id, one.inviter, one.name, one.met, one.seat, one.language, one.at, one.answer"
_ROOM = "EXISTS (SELECT 1 FROM seats WHERE table_id = {table} AND kind = 'open')"


class Met(NamedTuple):
    """A seat of somebody else's at a table of a player's."""

    table: str
    seat: int
    name: str
    game: str
    at: float


class Asked(NamedTuple):
    """An invitation, and the table it is to."""

    row: InvitationRow
    table: TableRow
    seats: list[SeatRow]


class Sent(NamedTuple):
    """An invitation as its inviter sees it: what whoever is invited was called where they met."""

    row: InvitationRow
    name: str


class Opening(NamedTuple):
    """A table that wants company."""

    row: OpeningRow
    table: TableRow
    seats: list[SeatRow]


# Whom one has met


def met(player: str, most: int) -> Work[list[Met]]:
    """People in other seats of tables at which the player sits or sat and something was played, newest first."""
    query = """
        SELECT DISTINCT tables.id, seats.seat, seats.name, tables.game, tables.waiting_since
        FROM holdings JOIN seats AS own ON own.token = holdings.token JOIN seats ON seats.table_id = own.table_id
        JOIN tables ON tables.id = own.table_id
        WHERE holdings.player = ? AND holdings.kind = 'seat' AND seats.kind = 'human' AND tables.moves > 0
        AND seats.token NOT IN (SELECT token FROM holdings WHERE player = ?)
        ORDER BY tables.waiting_since DESC, tables.id, seats.seat LIMIT ?
    """
    return lambda db: [Met(*row) for row in db.execute(query, (player, player, most))]


def seat_at(player: str, table: str) -> Work[str | None]:
    """What a player is called at a table; None: they have no seat there."""
    query = """
        SELECT seats.name FROM holdings JOIN seats USING (token)
        WHERE player = ? AND holdings.kind = 'seat' AND table_id = ? ORDER BY seat LIMIT 1
    """

    def work(db: Db) -> str | None:
        found = db.execute(query, (player, table)).fetchone()
        return None if found is None else str(found[0])

    return work


def belongs(player: str, table: str) -> Work[bool]:
    """Whether a player sits at a table or owns it."""
    query = """
        SELECT 1 FROM holdings JOIN seats USING (token) WHERE player = ? AND table_id = ? UNION ALL
        SELECT 1 FROM holdings WHERE player = ? AND kind = 'owner' AND about = ?
    """
    return lambda db: db.execute(query, (player, table, player, table)).fetchone() is not None


# Invitations


def invite(row: InvitationRow, most: int) -> Work[bool]:
    """Whether there was room for it: so many of one player's may wait for an answer. Taken: they are asked already."""
    # nobody answers any more where no seat is free
    waiting = f"SELECT count(*) FROM invitations AS one WHERE inviter = ? AND answer IS NULL AND {_ROOM}"

    def work(db: Db) -> bool:
        if db.execute(waiting.format(table="one.table_id"), (row.inviter,)).fetchone()[0] >= most:
            return False
        db.execute("INSERT INTO invitations VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)", row)
        return True

    return work


def sent(player: str, table: str) -> Work[list[Sent]]:
    """A player's invitations to a table."""
    return _sent("one.inviter = ? AND one.table_id = ?", player, table)


def all_sent(player: str) -> Work[list[Sent]]:
    return _sent("one.inviter = ?", player)


def _sent(where: str, *values: str) -> Work[list[Sent]]:
    query = f"""
        SELECT {_INVITATION}, COALESCE(seats.name, '') FROM invitations AS one
        LEFT JOIN seats ON seats.table_id = one.met AND seats.seat = one.seat
        WHERE {where} ORDER BY one.at, one.id
    """
    return lambda db: [Sent(InvitationRow(*row[:-1]), row[-1]) for row in db.execute(query, values)]


def invited(player: str, most: int) -> Work[list[Asked]]:
    """What a player is asked to and has not answered, newest first: where a seat is free, by those they hear."""
    theirs = "JOIN seats ON seats.table_id = {of}.met AND seats.seat = {of}.seat JOIN holdings USING (token)"
    query = f"""
        SELECT DISTINCT {_INVITATION} FROM holdings JOIN seats USING (token)
        JOIN invitations AS one ON one.met = seats.table_id AND one.seat = seats.seat
        WHERE holdings.player = ? AND holdings.kind = 'seat' AND one.answer IS NULL AND {_ROOM}
        AND NOT EXISTS (
            SELECT 1 FROM invitations AS other {theirs.format(of="other")}
            WHERE other.inviter = one.inviter AND other.answer = 'never' AND holdings.player = ?
        )
        ORDER BY one.at DESC, one.id LIMIT ?
    """.format(table="one.table_id")

    def work(db: Db) -> list[Asked]:
        rows = [InvitationRow(*row) for row in db.execute(query, (player, player, most)).fetchall()]
        return [Asked(row, *found) for row in rows if (found := _table(db, row.table)) is not None]

    return work


def invitation(player: str, name: str) -> Work[InvitationRow | None]:
    """One that waits for the player's answer."""
    query = f"""
        SELECT {_INVITATION} FROM invitations AS one JOIN seats ON seats.table_id = one.met AND seats.seat = one.seat
        JOIN holdings USING (token) WHERE one.id = ? AND holdings.player = ? AND one.answer IS NULL
    """

    def work(db: Db) -> InvitationRow | None:
        found = db.execute(query, (name, player)).fetchone()
        return None if found is None else InvitationRow(*found)

    return work


def answer(name: str, said: str) -> Work[bool]:
    """Whether it was still to be answered."""
    query = "UPDATE invitations SET answer = ? WHERE id = ? AND answer IS NULL RETURNING id"
    return lambda db: db.execute(query, (said, name)).fetchone() is not None


def withdraw(player: str, name: str) -> Work[bool]:
    """Whether it was theirs, and without an answer."""
    query = "DELETE FROM invitations WHERE id = ? AND inviter = ? AND answer IS NULL RETURNING id"
    return lambda db: db.execute(query, (name, player)).fetchone() is not None


# Tables that want company


def open_up(row: OpeningRow, most: int) -> Work[bool]:
    """Whether the table has room; the page holds so many, and the oldest make room for it."""
    put = (
        "INSERT INTO openings VALUES (?, ?, ?, ?) ON CONFLICT (table_id) DO UPDATE "
        "SET language = excluded.language, experience = excluded.experience"
    )
    oldest = """
        DELETE FROM openings
        WHERE table_id IN (SELECT table_id FROM openings ORDER BY at DESC, table_id LIMIT ? OFFSET ?)
    """

    def work(db: Db) -> bool:
        room = f"SELECT 1 FROM tables WHERE id = ? AND result IS NULL AND {_ROOM.format(table='tables.id')}"
        if db.execute(room, (row.table,)).fetchone() is None:
            return False
        db.execute(put, row)
        db.execute(oldest, (most, most))
        return True

    return work


def close_up(table: str) -> Work[None]:
    def work(db: Db) -> None:
        db.execute("DELETE FROM openings WHERE table_id = ?", (table,))

    return work


def opening(table: str) -> Work[OpeningRow | None]:
    def work(db: Db) -> OpeningRow | None:
        found = db.execute("SELECT * FROM openings WHERE table_id = ?", (table,)).fetchone()
        return None if found is None else OpeningRow(*found)

    return work


def openings(since: float, most: int) -> Work[list[Opening]]:
    """The newest, at most so many."""
    query = "SELECT * FROM openings WHERE at > ? ORDER BY at DESC, table_id LIMIT ?"

    def work(db: Db) -> list[Opening]:
        rows: Sequence[OpeningRow] = [OpeningRow(*row) for row in db.execute(query, (since, most)).fetchall()]
        return [Opening(row, *found) for row in rows if (found := _table(db, row.table)) is not None]

    return work


def _table(db: Db, table: str) -> tuple[TableRow, list[SeatRow]] | None:
    found = db.execute(f"SELECT {WITHOUT_LEFT} FROM tables WHERE id = ?", (table,)).fetchone()
    return None if found is None else (table_row(found), seats_of(db, table))
