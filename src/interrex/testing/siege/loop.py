"""How long each thing that can be asked of a server keeps its event loop: nobody else is heard meanwhile.

A server runs in a thread of this process. Counted is the processor time of that thread from one look at the network to
the next, so that neither a busy machine nor what other threads do meanwhile plays a part.
"""

from __future__ import annotations

import asyncio
import gc
import sys
import threading
import time
from pathlib import Path
from selectors import SelectorKey
from statistics import median
from typing import Any, NamedTuple, Self, cast

from interrex.engine import wire
from interrex.server.app import make_app
from interrex.server.config import UNLIMITED, Config
from interrex.server.pace import Pace
from interrex.server.run import address_of, listen, prepare, settle

from ..load import request

MOST = 0.002  # seconds
START = 30.0  # seconds


class Turns(Pace):
    """Says how long the longest turn of the loop took since somebody last wanted to know."""

    def __init__(self) -> None:
        super().__init__()
        self.longest = 0.0
        self._awake = 0.0

    def select(self, timeout: float | None = None) -> list[tuple[SelectorKey, int]]:
        self.longest = max(self.longest, time.thread_time() - self._awake)
        found = super().select(timeout)
        self._awake = time.thread_time()
        return found


class Kept(NamedTuple):
    """How long something kept the loop, in seconds, each time that it was asked for."""

    route: str
    what: str  # it was asked of
    took: list[float]

    @property
    def usual(self) -> float:
        """Not the first time, when there is still something to fetch or to work out for good; unless that was all."""
        return median(self.took[1:] or self.took)

    @property
    def longest(self) -> float:
        return max(self.took)


class Watched:
    """A server whose loop is watched, and what was found by asking it things."""

    def __init__(self, db: Path, **settings: Any) -> None:
        self.turns = Turns()
        self._loop = asyncio.SelectorEventLoop(self.turns)
        listening, ready = listen("127.0.0.1", 0), threading.Event()
        config = Config(db, limits=UNLIMITED, bot_delay=0.0, away_after=0.0, public_lobby=True, **settings)
        self._server = prepare(make_app(config), config, ready.set)
        self._server.config.loop = cast(Any, lambda: self._loop)
        self._thread = threading.Thread(target=self._server.run, args=([listening],), daemon=True)
        self._thread.start()
        assert ready.wait(START), "the server does not start"
        self._before = gc.get_threshold(), sys.getswitchinterval()
        settle()  # as ``run`` does
        self.address = address_of(listening)
        self._kept: dict[tuple[str, str], Kept] = {}

    def ask(
        self, route: str, what: str = "", body: Any = None, token: str = "", times: int = 1, **parts: object
    ) -> Any:
        """Ask for a route of the API so many times; the answer. A part of the path may end in a ``_``."""
        method, path = route.split()
        path = path.format(**{name.rstrip("_"): part for name, part in parts.items()})
        kept = self._kept.setdefault((route, what), Kept(route, what, []))
        for _ in range(times):
            self.still()
            self.turns.longest = 0.0
            status, data = request(self.address, method, path, body, token)
            self.still()
            assert status < 300, f"{route} {what}: {status} {data[:300]!r}"
            kept.took.append(self.turns.longest)
        return wire.decode(data, Any) if data[:1] in (b"{", b"[") else data

    def found(self) -> list[Kept]:
        """For each route what took longest of all that was asked of it, the longest first."""
        longest: dict[str, Kept] = {}
        for kept in sorted(self._kept.values(), key=lambda kept: kept.usual):
            longest[kept.route] = kept
        return sorted(longest.values(), key=lambda kept: -kept.usual)

    def still(self) -> None:
        """Until the loop has looked at the network again after all that it was told to do."""
        for _ in range(2):
            looked = threading.Event()
            self._loop.call_soon_threadsafe(looked.set)
            assert looked.wait(START), "the event loop stands still"

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *error: object) -> None:
        self._server.should_exit = True
        self._thread.join(START)
        collecting, switching = self._before
        gc.set_threshold(*collecting)
        gc.unfreeze()
        sys.setswitchinterval(switching)


def check(kept: list[Kept]) -> None:
    """AssertionError for what keeps everybody waiting."""
    slow = [f"{one.route} ({1000 * one.usual:.1f} ms)" for one in kept if one.usual > MOST]
    assert not slow, f"the event loop is kept by {', '.join(slow)}"
