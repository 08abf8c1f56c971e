"""The pace of the event loop: many together while much is going on, everybody at once while little is."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Coroutine, Iterator
from pathlib import Path
from selectors import EVENT_READ
from socket import socket, socketpair
from threading import Thread
from typing import Any

import pytest

from interrex.server import pace as pace_module
from interrex.server.pace import APART, MUCH, Pace, Paced, pace_of
from interrex.server.store.sqlite import SqliteStore

from .test_store import ROW, SEATS, move


class Clock:
    """Time that passes when somebody sleeps."""

    def __init__(self) -> None:
        self.now = 1000.0
        self.slept: list[float] = []

    def monotonic(self) -> float:
        return self.now

    def sleep(self, seconds: float) -> None:
        self.slept.append(seconds)
        self.now += seconds


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    clock = Clock()
    monkeypatch.setattr(pace_module, "time", clock)
    return clock


@pytest.fixture
def pace(clock: Clock) -> Iterator[Callable[[int], Pace]]:
    """A pace, and so many who say something that nobody hears: it is there at each look."""
    pairs, made = list[tuple[socket, socket]](), list[Pace]()

    def paced(speaking: int) -> Pace:
        made.append(Pace())
        for _ in range(speaking):
            pairs.append(socketpair())
            made[-1].register(pairs[-1][0], EVENT_READ)
            pairs[-1][1].send(b"x")
        return made[-1]

    try:
        yield paced
    finally:
        for one in made:
            one.close()
        for end in [end for pair in pairs for end in pair]:
            end.close()


def busy(paced: Pace, clock: Clock) -> Pace:
    for _ in range(2):
        assert paced.select(0)
        clock.now += 1.0
    assert paced.busy
    return paced


def test_where_few_say_something_nobody_waits(pace: Callable[[int], Pace], clock: Clock) -> None:
    paced = pace(MUCH - 1)
    for _ in range(3 * MUCH):  # however often they say it
        assert paced.select(None)
        clock.now += 1 / MUCH
    assert not paced.busy
    assert clock.slept == []


def test_a_busy_loop_looks_every_so_often(pace: Callable[[int], Pace], clock: Clock) -> None:
    paced = busy(pace(MUCH), clock)
    paced.select(0)
    assert paced.select(0) == []  # what is at hand is done without looking again
    clock.now += APART / 2
    assert paced.select(None)
    assert clock.slept == [pytest.approx(APART / 2)]
    clock.now += APART  # it was at work for so long: no pause
    assert paced.select(0)
    assert len(clock.slept) == 1


def test_when_it_grows_quiet_the_pauses_end(pace: Callable[[int], Pace], clock: Clock) -> None:
    paced = busy(pace(MUCH), clock)
    clock.now += 10.0
    paced.select(None)
    assert not paced.busy
    paused = len(clock.slept)
    paced.select(None)
    assert len(clock.slept) == paused


def test_who_waits_for_the_disk_is_not_kept_until_the_next_look() -> None:
    paced = Pace()
    paced.busy, paced._looked = True, time.monotonic() + 5.0
    paced.begun(1)
    Thread(target=paced.wake).start()
    began = time.monotonic()
    assert paced.select(None) == []
    assert time.monotonic() - began < 4.0
    paced.done(1)
    paced.close()


def run(work: Coroutine[Any, Any, Any]) -> Any:
    with asyncio.Runner(loop_factory=Paced) as runner:
        return runner.run(work)


def test_moves_on_a_busy_loop_are_written_together_and_nobody_is_forgotten(folder: Path) -> None:
    async def work() -> float:
        store = SqliteStore(folder / "x.db")
        store.open()
        paced = pace_of(asyncio.get_running_loop())
        assert paced is not None
        await store.create(ROW, SEATS)
        paced.busy = True
        began = time.monotonic()
        for first in range(1, 101, 10):
            await asyncio.gather(*[store.append("t1", [move(seq)]) for seq in range(first, first + 10)])
        took = time.monotonic() - began
        stored = await store.load("t1")
        assert stored is not None
        assert len(stored.events) == 100
        assert paced._under_way == 0
        store.close()
        return took

    assert run(work()) < 10.0  # were it not woken by the writer, each ten would wait for the next look


def test_another_loop_has_no_pace() -> None:
    async def none() -> bool:
        return pace_of(asyncio.get_running_loop()) is None

    assert asyncio.run(none())
