"""Who is at which table by way of other servers: they say so when it changes, and are forgotten when they fall silent.

Nothing of it is stored: who is here is true while somebody says it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Set

from .company import NOBODY
from .said import Here


class Presence:
    def __init__(self, steady: Callable[[], float], silence: float, changed: Callable[[str, Set[int]], None]) -> None:
        self._steady = steady
        self._silence = silence  # seconds after which a server is taken for gone
        self._changed = changed  # is told of a table, and who is not there any more
        self._heard: dict[str, float] = {}  # by server, when it last said something
        self._seats: dict[str, dict[str, frozenset[int]]] = {}  # by table and server
        self._hidden: dict[str, dict[str, frozenset[int]]] = {}  # likewise, of whom it is hidden

    def at(self, table: str) -> Set[int]:
        there = self._seats.get(table)
        return NOBODY if there is None else NOBODY.union(*there.values())

    def looking(self, table: str) -> Set[int]:
        hidden = self._hidden.get(table, {})
        return NOBODY.union(*[seats - hidden.get(server, NOBODY) for server, seats in self._there(table)])

    def _there(self, table: str) -> Iterable[tuple[str, frozenset[int]]]:
        return self._seats.get(table, {}).items()

    def say(self, message: Here) -> None:
        self._heard[message.server] = self._steady()
        if message.whole:
            for table in self._of(message.server):
                if table not in message.seats:
                    self._put(message.server, table, ())
        for table, seats in message.seats.items():
            self._put(message.server, table, seats, message.hidden.get(table, ()))

    def leave(self, server: str) -> None:
        self._heard.pop(server, None)
        for table in self._of(server):
            self._put(server, table, ())

    def look(self) -> None:
        """Whoever has been silent for too long is gone."""
        for server, heard in list(self._heard.items()):
            if self._steady() - heard > self._silence:
                self.leave(server)

    def _of(self, server: str) -> list[str]:
        return [table for table, there in self._seats.items() if server in there]

    def _put(self, server: str, table: str, seats: Iterable[int], hidden: Iterable[int] = ()) -> None:
        before, there = self.at(table), self._seats.setdefault(table, {})
        self._hidden.setdefault(table, {})[server] = frozenset(hidden)
        there[server] = frozenset(seats)
        if not there[server]:
            del there[server]
        if not there:
            del self._seats[table], self._hidden[table]
        if (now := self.at(table)) != before:
            self._changed(table, before - now)
