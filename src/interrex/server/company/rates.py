"""What must not be tried often, counted for all servers together: a row for each who tries, by the database's clock."""

from __future__ import annotations

from ..config import Rate
from ..refusals import no
from ..store.store import Store

FORGOTTEN = 24 * 3600  # seconds after which nobody remembers

_ROOM = "LEAST(?, found.room + EXTRACT(EPOCH FROM clock_timestamp() - found.at)::double precision * ?)"
TAKE = f"""
INSERT INTO rates AS found (what, who, room, at) VALUES (?, ?, ? - 1, clock_timestamp())
ON CONFLICT (what, who) DO UPDATE SET room = {_ROOM} - 1, at = clock_timestamp() WHERE {_ROOM} >= 1
RETURNING room
"""
GIVE_BACK = "UPDATE rates SET room = room + 1 WHERE what = ? AND who = ?"
FORGET = "DELETE FROM rates WHERE at < clock_timestamp() - ? * interval '1 second'"


class Rates:
    def __init__(self, store: Store) -> None:
        self._store = store

    async def take(self, what: str, who: str, rate: Rate) -> None:
        """Count one; No if it is one too many."""
        asked = (what, who, *[float(part) for part in (rate.burst, *rate, *rate)])
        if await self._store.write(lambda db: db.execute(TAKE, asked).fetchone()) is None:
            raise no("too-fast", "server-too-fast", seconds=max(1, round(1 / rate.a_second)))

    async def give_back(self, what: str, who: str) -> None:
        await self._store.write(lambda db: db.execute(GIVE_BACK, (what, who)))

    async def forget(self) -> None:
        await self._store.write(lambda db: db.execute(FORGET, (FORGOTTEN,)))
