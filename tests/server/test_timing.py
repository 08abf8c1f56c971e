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
NEAR = 0.2  # what a busy machine may add


def test_a_bot_answers_when_a_delay_is_full() -> None:
    assert [round(rest(thought, 0.5) + thought, 3) for thought in (0.0, 0.01, 0.3, 0.499)] == [0.5] * 4
    assert round(rest(0.7, 0.5) + 0.7, 3) == 1.0
    assert rest(3.0, 0.0) == 0.0


def test_a_bot_with_much_to_think_about_answers_no_later_than_one_without(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    slow = 0.0

    def slowly(*args: Any) -> Callable[[], Action]:
        think = thinking(*args)

        def thought() -> Action:
            time.sleep(slow)
            return think()

        return thought

    monkeypatch.setattr(bots, "thinking", slowly)
    took: list[float] = []
    with Live(config(folder, bot_delay=DELAY)) as server:
        for slow in (0.0, 0.3):  # noqa: B007 - it is read above
            table = server.table("human", "random", game="toy")
            began = time.monotonic()
            while not table.info["moves"]:
                time.sleep(0.005)
            took.append(time.monotonic() - began)
    assert all(DELAY - 0.05 < seconds < DELAY + NEAR for seconds in took), took
