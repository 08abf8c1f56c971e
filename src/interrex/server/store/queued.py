"""Writing in a thread of its own: whatever waits at the same moment is written together, and still whole or not at all.

A commit costs as much processor time as making a move: what is to be written in one turn of the event loop is handed
over together, and shares one.
"""

from __future__ import annotations

import asyncio
import time
from abc import abstractmethod
from collections.abc import Callable
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any, NamedTuple, TypeVar

from ..pace import Pace, pace_of
from .store import Db, Store, Work

T = TypeVar("T")

TOGETHER = 128  # writes that share one commit, at most


class Queued(Store):
    """A store with one writer; one of its kind says how a handful of jobs is carried out."""

    def __init__(self) -> None:
        self._jobs: SimpleQueue[Job | None] = SimpleQueue()
        self._gathered: list[Job] = []  # in this turn of the event loop
        self._writer: Thread | None = None
        self._trying: asyncio.Future[None] | None = None  # a write for the sake of trying, and when it began
        self._tried = 0.0
        self.took: Callable[[float], None] = lambda seconds: None  # is told how long every write took

    @abstractmethod
    def carry_out(self, jobs: list[Job]) -> list[Done]:
        """One commit for all; whoever fails is rolled back alone, and fails with a StoreError. In the writer's thread.

        ``attempt`` is what a readiness probe writes.
        """

    @abstractmethod
    def attempt(self, db: Db) -> object:
        """Something that cannot be written where nothing can, and changes nothing."""

    @abstractmethod
    def put_down(self) -> None:
        """The last job is done. In the writer's thread."""

    def begin_writing(self) -> None:
        self._writer = Thread(target=self._write_forever, name="interrex-writer", daemon=True)
        self._writer.start()

    def end_writing(self) -> None:
        """Everything that was to be written so far is written first."""
        if self._writer is not None:
            self._hand_over()
            self._jobs.put(None)
            self._writer.join()
            self._writer = None

    async def write(self, work: Work[T]) -> T:
        loop, began = asyncio.get_running_loop(), time.perf_counter()
        outcome: _Outcome[T] = _Outcome(loop=loop)
        if not self._gathered:
            loop.call_soon(self._hand_over)
        self._gathered.append(Job(work, outcome, loop))
        try:
            done = await outcome
        except asyncio.CancelledError:
            cancel_later()
            done = outcome.result()
        self.took(time.perf_counter() - began)
        return done

    def _hand_over(self) -> None:
        gathered, self._gathered = self._gathered, []
        for job in gathered:
            if (pace := pace_of(job.loop)) is not None:
                pace.begun(1)
            self._jobs.put(job)

    def _write_forever(self) -> None:
        more = True
        while more:
            jobs = [self._jobs.get()]
            try:
                while len(jobs) < TOGETHER:
                    jobs.append(self._jobs.get_nowait())
            except Empty:
                pass
            more = None not in jobs
            if wanted := [job for job in jobs if job is not None]:
                _tell(self.carry_out(wanted))
        self.put_down()

    def waiting(self) -> int:
        return self._jobs.qsize()

    async def ready(self) -> None:
        if self._trying is None or (self._trying.done() and time.monotonic() - self._tried > 1.0):
            self._trying, self._tried = asyncio.ensure_future(self._try()), time.monotonic()
        await asyncio.shield(self._trying)

    async def _try(self) -> None:
        await self.write(self.attempt)


class _Outcome(asyncio.Future[T]):
    """Of something that happens in any case: nobody can call it off by not waiting for it."""

    def cancel(self, msg: Any = None) -> bool:
        return False


def cancel_later() -> None:
    """Let the task go on that was told to stop, until it waits again."""
    task = asyncio.current_task()
    assert task is not None
    task.uncancel()  # told once, told once again
    task.cancel()


class Job(NamedTuple):
    work: Work[Any]
    outcome: _Outcome[Any]
    loop: asyncio.AbstractEventLoop


Done = tuple[Job, Any, Exception | None]


def _tell(done: list[Done]) -> None:
    """Everybody hears what became of their own."""
    for loop in {job.loop for job, _, _ in done}:
        theirs = [entry for entry in done if entry[0].loop is loop]
        try:
            loop.call_soon_threadsafe(_settle, theirs, pace_of(loop))
        except RuntimeError:  # the loop is closed: nobody waits any more
            continue
        if (pace := pace_of(loop)) is not None:
            pace.wake()


def _settle(done: list[Done], pace: Pace | None) -> None:
    if pace is not None:
        pace.done(len(done))
    for job, value, error in done:
        if error is None:
            job.outcome.set_result(value)
        else:
            job.outcome.set_exception(error)
