"""Leases: what only one server may do, kept in the database and by its clock.

Every lease has a number of its own, which is never given again. What is written on the strength of one is written only
if holder and number still stand, in the same transaction (``standing``): a server that was frozen and comes back finds
that they do not. Nobody gives a lease back; what is not renewed runs out.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Collection

from ..store.errors import Fenced, StoreError
from ..store.rows import Lease
from ..store.store import Db, Store

MARGIN = 0.2  # of its time is left when a lease is taken anew rather than relied on
FORGOTTEN = 3600  # seconds after which what has run out is removed

TAKE = """
INSERT INTO leases AS found (name, holder, epoch, until)
VALUES (?, ?, nextval('lease_epochs'), clock_timestamp() + ? * interval '1 second')
ON CONFLICT (name) DO UPDATE SET holder = excluded.holder, epoch = excluded.epoch, until = excluded.until
WHERE found.until < clock_timestamp() OR found.holder = excluded.holder
RETURNING epoch
"""
RENEW = """
UPDATE leases SET until = clock_timestamp() + ? * interval '1 second'
WHERE holder = ? AND until > clock_timestamp() AND name = ANY(?) RETURNING name
"""
STANDS = """
SELECT 1 FROM leases WHERE name = ? AND holder = ? AND epoch = ? AND until > clock_timestamp() FOR UPDATE
"""
END = "UPDATE leases SET until = clock_timestamp() WHERE holder = ?"
GOOD = "SELECT name FROM leases WHERE until > clock_timestamp() AND name = ANY(?)"
FORGET = "DELETE FROM leases WHERE until < clock_timestamp() - ? * interval '1 second'"


def standing(db: Db, lease: Lease) -> None:
    """Fenced if it does not stand; while the transaction lasts, nobody else gets it."""
    if db.execute(STANDS, lease).fetchone() is None:
        raise Fenced(lease)


class Leases:
    """The leases of one server, as far as it knows."""

    def __init__(self, store: Store, holder: str, seconds: float, steady: Callable[[], float] = time.monotonic) -> None:
        self._store = store
        self._holder = holder
        self._seconds = seconds
        self._steady = steady
        self._held: dict[str, tuple[Lease, float]] = {}  # and until when, by our clock: no later than by the store's

    def holds(self, name: str) -> bool:
        return name in self._held

    async def take(self, name: str) -> Lease | None:
        """None while another has it, or nobody can say."""
        now = self._steady()
        lease, until = self._held.get(name, (None, 0.0))
        if lease is not None and now < until - MARGIN * self._seconds:
            return lease
        asked = (name, self._holder, self._seconds)
        try:
            found = await self._store.write(lambda db: db.execute(TAKE, asked).fetchone())
        except StoreError:
            return None
        if found is None:
            self._held.pop(name, None)
            return None
        lease = Lease(name, self._holder, int(found[0]))
        self._held[name] = (lease, now + self._seconds)
        return lease

    def lost(self, lease: Lease) -> None:
        if self._held.get(lease.name, (None, 0.0))[0] == lease:
            del self._held[lease.name]

    async def renew(self, wanted: Collection[str]) -> None:
        """Those that are still of use; the others run out."""
        now, names = self._steady(), [name for name in self._held if name in wanted]
        self._held = {name: self._held[name] for name in names}
        if not names:
            return
        asked = (self._seconds, self._holder, names)
        kept = await self._store.write(lambda db: {row[0] for row in db.execute(RENEW, asked)})
        for name in names:
            if name in self._held:
                if name in kept:
                    self._held[name] = (self._held[name][0], now + self._seconds)
                else:
                    del self._held[name]

    async def of_nobody(self, names: list[str]) -> list[str]:
        """Those that no server has."""
        held = await self._store.read(lambda db: {row[0] for row in db.execute(GOOD, (names,))})
        return [name for name in names if name not in held]

    async def end(self) -> None:
        self._held = {}
        await self._store.write(lambda db: db.execute(END, (self._holder,)))

    async def forget(self) -> None:
        await self._store.write(lambda db: db.execute(FORGET, (FORGOTTEN,)))
