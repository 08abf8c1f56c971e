"""The scribe: long writing for whoever looks back or something up, apart from those who play.

Notations, records and exports of finished games take a second where a move takes a thousandth of one, a search for
words that no rulebook has a tenth. They are written in one thread of its own, one after another, each once; what is
written stays at hand for whoever asks next.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

from .refusals import no

Key = tuple[str, ...]  # what is written, and of which table

KEPT = 32 * 1024 * 1024  # characters of finished writing at hand
WAITING = 12  # writings that may wait their turn; whoever comes later is told to come again
AGAIN = 5  # seconds until then


class Scribe:
    def __init__(self, kept: int = KEPT, waiting: int = WAITING) -> None:
        self._thread = ThreadPoolExecutor(1, "interrex-scribe")
        self._most = kept
        self._waiting = waiting
        self._under_way: dict[Key, asyncio.Future[str]] = {}
        self._done: OrderedDict[Key, str] = OrderedDict()  # the one asked for last comes last
        self._size = 0

    async def written(self, key: Key, write: Callable[[], str]) -> str:
        """What ``write`` gives: from memory, from whoever asked for the same a moment ago, or written now."""
        if (done := self.at_hand(key)) is not None:
            return done
        return await asyncio.shield(self._under_way.get(key) or self._begin(key, write))

    def at_hand(self, key: Key) -> str | None:
        """What was written before, if it is still here."""
        done = self._done.get(key)
        if done is not None:
            self._done.move_to_end(key)
        return done

    def _begin(self, key: Key, write: Callable[[], str]) -> asyncio.Future[str]:
        if len(self._under_way) > self._waiting:
            raise no("too-fast", "server-too-fast", seconds=AGAIN)
        future = asyncio.get_running_loop().run_in_executor(self._thread, write)
        self._under_way[key] = future
        future.add_done_callback(lambda done: self._keep(key, done))
        return future

    def _keep(self, key: Key, future: asyncio.Future[str]) -> None:
        del self._under_way[key]
        if future.cancelled() or future.exception() is not None:
            return
        self._done[key] = future.result()
        self._size += len(future.result())
        while self._size > self._most:
            self._size -= len(self._done.popitem(last=False)[1])

    def close(self) -> None:
        self._thread.shutdown(wait=False, cancel_futures=True)
