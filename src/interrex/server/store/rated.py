"""Finished games as ratings and statistics need them: how each ended, and who sat where."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from .store import Db, Work

# Games of campaigns begin with what the one before left; whoever chose the luck, took it back or asked what to do has
# practised.
COUNTS = "result IS NOT NULL AND campaign IS NULL AND practice = 0 AND seeded = 0 AND hinted = 0"


class Player(NamedTuple):
    """A seat at the end of a game: its key, if it hangs on one and on no other."""

    seat: int
    kind: str
    name: str
    bot: str | None
    left: bool
    player: str | None


class Ended(NamedTuple):
    """A game that is over."""

    id: str
    game: str
    at: float
    result: str
    roles: str | None
    seats: list[Player]


def ended(after: tuple[float, str], most: int) -> Work[list[Ended]]:
    """So many, in the order in which they ended, after one of them."""
    query = f"""
        SELECT id, game, waiting_since, result, roles FROM tables
        WHERE {COUNTS} AND waiting_since >= ? AND (waiting_since > ? OR id > ?) ORDER BY waiting_since, id LIMIT ?
    """

    def work(db: Db) -> list[Ended]:
        return _with_seats(db, db.execute(query, (after[0], after[0], after[1], most)).fetchall())

    return work


def mine(player: str, most: int) -> Work[list[Ended]]:
    """A player's, the newest."""
    query = f"""
        SELECT DISTINCT tables.id, tables.game, tables.waiting_since, tables.result, tables.roles
        FROM holdings JOIN seats USING (token) JOIN tables ON tables.id = seats.table_id
        WHERE holdings.player = ? AND holdings.kind = 'seat' AND {COUNTS}
        ORDER BY tables.waiting_since DESC, tables.id LIMIT ?
    """
    return lambda db: _with_seats(db, db.execute(query, (player, most)).fetchall())


def _with_seats(db: Db, rows: Sequence[tuple[str, str, float, str, str | None]]) -> list[Ended]:
    """A seat on the keys of two is nobody's: who of them played is not known."""
    if not rows:
        return []
    marks = ", ".join("?" * len(rows))
    query = f"""
        SELECT table_id, seat, seats.kind, name, bot, away,
        CASE WHEN min(holdings.player) = max(holdings.player) THEN min(holdings.player) END
        FROM seats LEFT JOIN holdings ON holdings.token = seats.token AND holdings.kind = 'seat'
        WHERE table_id IN ({marks}) GROUP BY table_id, seat, seats.kind, name, bot, away ORDER BY table_id, seat
    """
    seats: dict[str, list[Player]] = {}
    for table, seat, kind, name, bot, left, player in db.execute(query, [row[0] for row in rows]):
        seats.setdefault(table, []).append(Player(seat, kind, name, bot, bool(left), player))
    return [Ended(*row, seats[row[0]]) for row in rows]
