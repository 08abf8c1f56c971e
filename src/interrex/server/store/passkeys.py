"""Passkeys as they are stored: each is a way to a key, and what its authenticator's answers are checked with."""

from __future__ import annotations

from typing import NamedTuple

from .rows import PasskeyRow, WayRow
from .store import Db, Work

_WAY = ", ".join([f"ways.{column}" for column in WayRow._fields])
_PASSKEY = ", ".join([f"passkeys.{column}" for column in PasskeyRow._fields])


class Kept(NamedTuple):
    """A passkey, and the way it opens."""

    way: WayRow
    passkey: PasskeyRow


def add(kept: Kept, most: int) -> Work[bool]:
    """Whether there was room for it. Taken: it is somebody's already."""

    def work(db: Db) -> bool:
        count = "SELECT count(*) FROM passkeys WHERE player = ?"
        if db.execute(count, (kept.way.player,)).fetchone()[0] >= most:
            return False
        for table, row in (("ways", kept.way), ("passkeys", kept.passkey)):
            db.execute(f"INSERT INTO {table} VALUES ({', '.join('?' * len(row))})", row)
        return True

    return work


def of_player(player: str) -> Work[list[PasskeyRow]]:
    query = f"SELECT {_PASSKEY} FROM passkeys WHERE player = ? ORDER BY first_day, locator"
    return lambda db: [_row(row) for row in db.execute(query, (player,))]


def find(locator: bytes) -> Work[Kept | None]:
    query = f"SELECT {_WAY}, {_PASSKEY} FROM passkeys JOIN ways USING (locator) WHERE passkeys.locator = ?"
    middle = len(WayRow._fields)

    def work(db: Db) -> Kept | None:
        found = db.execute(query, (locator,)).fetchone()
        return None if found is None else Kept(WayRow(*found[:middle]), _row(found[middle:]))

    return work


def used(before: PasskeyRow, uses: int, answered: bytes, day: int) -> Work[bool]:
    """Whether nobody has used it since."""
    change = (
        "UPDATE passkeys SET uses = ?, answered = ?, last_day = ? WHERE locator = ? AND answered = ? RETURNING uses"
    )
    return lambda db: db.execute(change, (uses, answered, day, before.locator, before.answered)).fetchone() is not None


def drop(player: str, locator: bytes) -> Work[bool]:
    """Whether there was such a passkey of theirs."""

    def work(db: Db) -> bool:
        gone = "DELETE FROM passkeys WHERE player = ? AND locator = ? RETURNING locator"
        if db.execute(gone, (player, locator)).fetchone() is None:
            return False
        db.execute("DELETE FROM ways WHERE locator = ?", (locator,))
        return True

    return work


def _row(found: tuple[object, ...]) -> PasskeyRow:
    row = PasskeyRow._make(found)
    return row._replace(locator=bytes(row.locator), public=bytes(row.public), answered=bytes(row.answered))
