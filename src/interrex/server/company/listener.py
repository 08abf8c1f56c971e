"""A connection that listens: whatever the servers over one PostgreSQL database say is heard in a thread of its own.

Once a second it asks the database whether it is still there: what was said before the answer has been heard by then.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from threading import Event, Thread
from typing import Any

import psycopg
from psycopg import Connection

from ..store.address import Address
from ..store.postgres.connecting import Watch, connect
from ..words import ServerError
from .said import CHANNEL

PROBE = 1.0  # seconds between two questions whether the database is there
AGAIN = 0.5  # seconds before it is tried anew


class Listener:
    """``heard`` is told what was said, ``proved`` when all was heard that was said until then; both in the thread."""

    def __init__(
        self,
        address: Address,
        began: Callable[[], None],
        heard: Callable[[list[str]], None],
        proved: Callable[[float], None],
    ) -> None:
        self._address = address
        self._began = began  # is told that from now on all is heard, and what was before may not have been
        self._heard = heard
        self._proved = proved
        self._over = Event()
        self._watch = Watch()
        self._thread = Thread(target=self._listen, name="interrex-listener", daemon=True)

    def begin(self) -> None:
        self._thread.start()

    def end(self) -> None:
        self._over.set()
        self._thread.join()
        self._watch.end()

    def _listen(self) -> None:
        while not self._over.is_set():
            try:
                with connect(self._address, self._watch) as connection:
                    connection.execute(f"LISTEN {CHANNEL}")
                    self._began()
                    self._follow(connection)
            except (psycopg.Error, ServerError):
                self._over.wait(AGAIN)

    def _follow(self, connection: Connection[Any]) -> None:
        asked = 0.0
        while not self._over.is_set():
            if time.monotonic() - asked >= PROBE:
                asked = time.monotonic()
                with self._watch.over(connection):
                    connection.execute("SELECT 1")
                self._proved(asked)
            if said := [one.payload for one in connection.notifies(timeout=PROBE / 4, stop_after=1)]:
                self._heard(said)
