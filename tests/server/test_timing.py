"""How long a bot takes tells nothing about what it holds."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from interrex.bots.seated import thinking
from interrex.engine.action import Action
from interrex.server.tables import bots
from interrex.server.tables.bots import rest

from .helpers import Live, config

DELAY = 0.4


class Clock:
    """Time as the bots read it: it passes while they think, however busy this machine is."""

    def __init__(self) -> None:
        self.now = 0.0

    def perf_counter(self) -> float:
        return self.now


def test_a_bot_answers_when_a_delay_is_full() -> None:
    assert [round(rest(thought, 0.5) + thought, 3) for thought in (0.0, 0.01, 0.3, 0.499)] == [0.5] * 4
    assert round(rest(0.7, 0.5) + 0.7, 3) == 1.0
    assert rest(3.0, 0.0) == 0.0


@pytest.mark.parametrize("thought", [0.0, 0.3])
def test_a_bot_with_much_to_think_about_answers_no_later_than_one_without(
    thought: float, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock, waits = Clock(), list[float]()

    def slowly(*args: Any) -> Callable[[], Action]:
        think = thinking(*args)

        def slow() -> Action:
            clock.now += thought
            return think()

        return slow

    def waiting(thought: float, delay: float) -> float:
        waits.append(rest(thought, delay))
        return waits[-1]

    monkeypatch.setattr(bots, "time", clock)
    monkeypatch.setattr(bots, "thinking", slowly)
    monkeypatch.setattr(bots, "rest", waiting)
    with Live(config(folder, bot_delay=DELAY)) as server:
        began = time.monotonic()
        table = server.table("human", "random", game="toy")
        while not table.info["moves"]:
            time.sleep(0.02)
        took = time.monotonic() - began
    assert thought + waits[0] == pytest.approx(DELAY)
    assert took >= waits[0]
