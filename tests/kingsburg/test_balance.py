"""``tools/balance.py`` plays what it says; how strong things are is for ``make balance`` to find out."""

from __future__ import annotations

import runpy
from pathlib import Path
from typing import Any

import pytest

TOOL = Path(__file__).parents[2] / "tools" / "balance.py"


@pytest.fixture(scope="module")
def trials() -> dict[str, Any]:
    found: dict[str, Any] = runpy.run_path(str(TOOL))["TRIALS"]
    return found


@pytest.mark.parametrize("trial", ["governors", "rows", "five-rows", "scenarios"])
def test_a_trial_plays_a_game_to_its_end_and_says_who_won_with_what(trial: str, trials: dict[str, Any]) -> None:
    had = trials[trial].play(0)[:4]
    assert sum([one.won for one in had]) == pytest.approx(1)
    assert sum([one.ahead for one in had]) == pytest.approx(0)
    assert len({one.what for one in had}) == 4
