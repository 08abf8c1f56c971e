"""Time to think: how much of it each seat has left, as it follows from the events of a table.

A seat's time runs while the game waits for it, and not before its first move: people come late to tables. Time that is
up takes nothing away but the turn: a bot moves in the seat until its owner is back.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Collection
from typing import TYPE_CHECKING, NamedTuple

from ..protocol.table import Clock
from ..store.rows import Event
from .events import PAUSE, RESUME, taken_back
from .hours import AWAKE, follow

if TYPE_CHECKING:
    from .table import Table

GRACE = 60.0  # seconds after a table was loaded in which nobody's time is up: the server may have been away
BACK = 0.1  # of all its time is what a seat has at least when somebody comes back to it
LONGEST, SHORTEST = 3600.0, 0.2  # seconds a timer sleeps at once


class Before(NamedTuple):
    """What time a seat had when it moved, and had spent."""

    seat: int
    left: float
    spent: float


class Clocks:
    """The clocks of one table, folded with its events."""

    def __init__(self, clock: Clock, players: int) -> None:
        self.clock = clock
        self.left = [float(clock.seconds)] * players  # when it last began or ceased to run
        self.since: dict[int, float] = {}  # whose time runs, and since when
        self._begun: set[int] = set()
        self.paused = False
        self.rests = [AWAKE] * players  # by seat: when its time stands still
        self._left_to_bots: set[int] = set()  # seats for which no bot has moved yet
        self._spent = [0.0] * players  # in all
        self._before: list[Before] = []  # each move

    def copy(self) -> Clocks:
        """For whoever must know beforehand what they will show."""
        other = Clocks(self.clock, len(self.left))
        other.left, other.since, other._begun = [*self.left], {**self.since}, {*self._begun}
        other.rests, other.paused, other._left_to_bots = [*self.rests], self.paused, {*self._left_to_bots}
        other._spent, other._before = [*self._spent], [*self._before]
        return other

    def follow(self, event: Event) -> None:
        """What an event means for the time of the seat that it is about."""
        follow(self.rests, event)
        self.paused = (self.paused or event.kind == PAUSE) and event.kind != RESUME
        if event.seat is not None:
            match event.kind:
                case "move":
                    self.moved(event.seat)
                case "undo":
                    self.took_back(event.seat, taken_back(event.text)[0])
                case "leave":
                    self._left_to_bots.add(event.seat)
                case "join":
                    self.seated(event.seat)
                case "return":
                    if event.seat not in self._left_to_bots:
                        self.back(event.seat)
                    self._left_to_bots.discard(event.seat)

    def stop(self, at: float) -> None:
        """What has run is spent."""
        for seat, since in self.since.items():
            spent = self.rests[seat].awake(since, at)
            self.left[seat] -= spent
            self._spent[seat] += spent
        self.since = {}

    def run(self, seats: Collection[int], at: float) -> None:
        self.since = {} if self.paused else {seat: at for seat in seats if seat in self._begun}

    def moved(self, seat: int) -> None:
        """A move was made in time: the next one has time of its own, or a little more is added to the rest."""
        self._begun.add(seat)
        self._left_to_bots.discard(seat)
        self._before.append(Before(seat, self.left[seat], self._spent[seat]))
        anew = self.clock.per == "move"
        self.left[seat] = self.clock.seconds if anew else max(0.0, self.left[seat]) + self.clock.more

    def took_back(self, seat: int, moves: int) -> None:
        """So many moves were taken back: whoever wanted that has the time they had, less what they have spent since.

        Else a move that is made and taken back every day would stop the clock for good. Where there is time for each
        move, some is left to make another one.
        """
        undone = [one for one in self._before[-moves:] if one.seat == seat]
        del self._before[-moves:]
        if undone:
            left = undone[0].left - (self._spent[seat] - undone[0].spent)
            least = min(GRACE, self.left[seat]) if self.clock.per == "move" else 0.0
            self.left[seat] = max(left, least)

    def seated(self, seat: int) -> None:
        """Somebody new: with all the time there is."""
        self.left[seat] = float(self.clock.seconds)

    def back(self, seat: int) -> None:
        """Somebody is back: never without time to look around."""
        least = self.clock.seconds * (1.0 if self.clock.per == "move" else BACK)
        self.left[seat] = max(self.left[seat], least, float(self.clock.more))

    def ends(self, seat: int) -> float | None:
        """When the seat's time will be up, if it runs."""
        since = self.since.get(seat)
        return None if since is None else self.rests[seat].after(since, self.left[seat])


class Timers:
    """Looks after clocks: when somebody's time is up, their table is told."""

    def __init__(self, now: Callable[[], float], time_up: Callable[[str], Awaitable[None]]) -> None:
        self._now = now
        self._time_up = time_up
        self._waiting: dict[str, asyncio.Task[None]] = {}

    def waiting(self) -> Collection[str]:
        """The tables at which somebody's time runs."""
        return self._waiting.keys()

    def attend(self, table: Table, least: float = SHORTEST) -> None:
        """Wait for the next moment at which somebody's time is up, instead of the one before; at least so long."""
        if (before := self._waiting.pop(table.id, None)) is not None:
            before.cancel()
        if (due := table.due()) is not None:
            self._waiting[table.id] = asyncio.create_task(self._wait(table.id, due, least), name=f"clock of {table.id}")

    async def _wait(self, table: str, due: float, least: float) -> None:
        await asyncio.sleep(least)  # what the store did not take is tried again, not at once
        while (left := due - self._now()) > 0:
            await asyncio.sleep(min(left, LONGEST))
        del self._waiting[table]
        await self._time_up(table)

    async def close(self) -> None:
        tasks = list(self._waiting.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
