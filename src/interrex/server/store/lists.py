"""Lists: what anybody may see of many tables or campaigns, a page at a time, newest first.

Nothing here takes longer the more is stored: an index leads to the page, and what a list shows stands in the rows.
"""

from __future__ import annotations

from typing import Any

from .rows import SeatRow, StoredCampaign, TableRow
from .store import WITHOUT_LEFT, Db, Work, campaign_row, houses_of, seats_of, table_row


def tables(most: int, after: str | None) -> Work[list[tuple[TableRow, list[SeatRow]]] | None]:
    """So many tables, or those after one of them; None if there is no such table."""

    def work(db: Db) -> list[tuple[TableRow, list[SeatRow]]] | None:
        found = _page(db, "tables", WITHOUT_LEFT, most, after)
        return None if found is None else [(row, seats_of(db, row.id)) for row in map(table_row, found)]

    return work


def campaigns(most: int, after: str | None) -> Work[list[StoredCampaign] | None]:
    """So many campaigns likewise, each with its last game that is over and the one under way."""

    def work(db: Db) -> list[StoredCampaign] | None:
        found = _page(db, "campaigns", "*", most, after)
        return None if found is None else [campaign_lately(db, one) for one in found]

    return work


def _page(db: Db, what: str, columns: str, most: int, after: str | None) -> list[tuple[Any, ...]] | None:
    order = "ORDER BY created DESC, id LIMIT ?"
    if after is None:
        return db.execute(f"SELECT {columns} FROM {what} WHERE listed = 1 {order}", (most,)).fetchall()
    last = db.execute(f"SELECT created FROM {what} WHERE id = ? AND listed = 1", (after,)).fetchone()
    if last is None:
        return None
    later = "created <= ? AND (created < ? OR id > ?)"  # the first part leads into the index
    query = f"SELECT {columns} FROM {what} WHERE listed = 1 AND {later} {order}"
    return db.execute(query, (last[0], last[0], after, most)).fetchall()


def campaign_lately(db: Db, found: tuple[Any, ...]) -> StoredCampaign:
    """A campaign with its last game that is over and the one under way."""
    row = campaign_row(found)
    query = f"SELECT {WITHOUT_LEFT} FROM tables WHERE campaign = ? ORDER BY number DESC LIMIT 2"
    games = [table_row(table) for table in db.execute(query, (row.id,))]
    if len(games) == 2 and games[0].result is not None:
        del games[1]
    return StoredCampaign(row, houses_of(db, row.id), games[::-1])
