"""Games played on this machine: in this process, or in several beside it."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from typing import Any

from interrex.engine.errors import InterrexError

AHEAD = 3  # chunks handed out for each process, so that none waits for the next


class Killed(InterrexError):
    """The system ended a process that played games."""


def cores() -> int:
    """Those this process may use, where the system says."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


class Here:
    """This process, chunk after chunk."""

    workers = 1
    ahead = 1

    def begin(self, play: Callable[[list[Any]], list[Any]], chunk: list[Any]) -> Future[Any]:
        done: Future[Any] = Future()
        done.set_result(play(chunk))
        return done

    def answer(self, future: Future[Any]) -> list[Any]:
        found: list[Any] = future.result()
        return found

    def close(self) -> None:
        """Nothing is under way."""


class Processes:
    """So many processes beside this one."""

    def __init__(self, workers: int, furnish: Callable[[], None]) -> None:
        self.workers = workers
        self.ahead = AHEAD * workers
        # a fork of a process that has threads may hang; the server forks from one that has none
        context = get_context("forkserver")
        self._pool = ProcessPoolExecutor(workers, context, initializer=_begin, initargs=(furnish,))

    def begin(self, play: Callable[[list[Any]], list[Any]], chunk: list[Any]) -> Future[Any]:
        try:
            return self._pool.submit(play, chunk)
        except BrokenProcessPool:
            raise Killed("engine-simulation-killed") from None

    def answer(self, future: Future[Any]) -> list[Any]:
        try:
            found: list[Any] = future.result()
        except BrokenProcessPool:
            raise Killed("engine-simulation-killed") from None
        return found

    def close(self) -> None:
        self._pool.shutdown(cancel_futures=True)


def _begin(furnish: Callable[[], None]) -> None:
    """Die quietly on Ctrl-C, which every process of ours gets; and have what the games need."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    furnish()
