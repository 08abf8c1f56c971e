"""The pace of the event loop: a busy server looks up every so often, and then does all that has come.

Who is woken for every single move finds nothing of what it needs in the processor's caches, writes to the disk for one
move alone, and wakes everybody for it. So while much is going on the loop sleeps a little between two looks, as a
network card waits a little before it interrupts: moves that came meanwhile are made together, written together and
shown together. Nobody sees a twentieth of a second. On a server where little happens there is no pause at all, nor for
a few who say much: programs that play each other are answered at once.
"""

from __future__ import annotations

import asyncio
import selectors
import time
from threading import Event

APART = 0.05  # seconds between two looks, while there is much to do
MUCH = 100  # sockets that had something to say, in a second; how often each did plays no part
SECOND = 1.0


class Pace(selectors.DefaultSelector):
    """Says when the loop looks, and at what. Whoever waits for the disk is attended to before anybody new."""

    def __init__(self) -> None:
        super().__init__()
        self.busy = False
        self._spoke: set[int] = set()  # since then, by file descriptor
        self._since = time.monotonic()
        self._looked = 0.0
        self._under_way = 0  # writes that somebody waits for
        self._written = Event()

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        if self.busy:
            if timeout != 0:
                self._pause()
            if time.monotonic() < self._looked + APART:
                return []  # what threads have to say the loop hears without looking
            timeout = 0
        found = super().select(timeout)
        self._looked = time.monotonic()
        self._spoke.update([key.fd for key, _ in found])
        if self._looked - self._since >= SECOND:
            self._judge()
        return found

    def _pause(self) -> None:
        """Until the next look; who waits for the disk hears of it before."""
        rest = max(0.0, self._looked + APART - time.monotonic())
        if self._under_way:
            self._written.wait(rest)
            self._written.clear()
        else:
            time.sleep(rest)

    def _judge(self) -> None:
        self.busy = len(self._spoke) / (self._looked - self._since) >= MUCH
        self._spoke.clear()
        self._since = self._looked

    # What the store says

    def begun(self, writes: int) -> None:
        """So many were handed over."""
        self._under_way += writes

    def done(self, writes: int) -> None:
        """So many are on the disk or have failed, and those who waited know it."""
        self._under_way -= writes

    def wake(self) -> None:
        """Something was written: look now. Any thread may say so, once the loop has been told."""
        self._written.set()


class Paced(asyncio.SelectorEventLoop):
    def __init__(self) -> None:
        self.pace = Pace()
        super().__init__(self.pace)


def pace_of(loop: asyncio.AbstractEventLoop) -> Pace | None:
    """The pace of a loop that has one."""
    return loop.pace if isinstance(loop, Paced) else None
