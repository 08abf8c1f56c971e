"""Processes in which bots think that take long: in threads of a server everybody else would wait for them."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from pickle import PicklingError
from typing import TypeVar

T = TypeVar("T")
DEADLINE = 30.0  # seconds that a decision may take: something is wrong then


class NoAnswer(Exception):
    """A bot was late, or its process died, or what it should think about could not be sent there."""


BEHIND = 10  # steps of priority by which whoever thinks gives way to whoever answers people


def _begin() -> None:
    """Ctrl-C ends the server, which ends us."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(BEHIND)


class Workers:
    """As many as asked, begun when the first decision comes. Whoever is late is ended with all that they thought of.

    A thought waits until a worker is free: only what it takes itself counts as late, not what others took before it.
    """

    def __init__(self, count: int, deadline: float = DEADLINE) -> None:
        self.count = count
        self.deadline = deadline
        self._pool: ProcessPoolExecutor | None = None
        self._free = asyncio.Semaphore(count)

    async def think(self, thought: Callable[[], T]) -> T:
        """What it comes to; NoAnswer says why there is nothing."""
        async with self._free:
            return await self._think(thought)

    async def _think(self, thought: Callable[[], T]) -> T:
        if self._pool is None:
            # a fork of a process that has threads may hang; the server forks from one that has none
            self._pool = ProcessPoolExecutor(self.count, get_context("forkserver"), initializer=_begin)
        pool = self._pool
        try:
            return await asyncio.wait_for(asyncio.wrap_future(pool.submit(thought)), self.deadline)
        except (TimeoutError, BrokenProcessPool) as error:
            if self._pool is pool:
                self.close()
            raise NoAnswer(type(error).__name__) from error
        except (PicklingError, AttributeError, TypeError) as error:
            raise NoAnswer(str(error)) from error

    def close(self) -> None:
        """End them at once, whatever they think about."""
        pool, self._pool = self._pool, None
        if pool is not None:
            for process in list((pool._processes or {}).values()):  # Python 3.14 has a word for it
                process.kill()
            pool.shutdown(wait=False, cancel_futures=True)
