"""Weights by trial: what wins is gone on from, and an interrupted climb comes to the same."""

from __future__ import annotations

from collections.abc import Iterator
from math import log
from pathlib import Path

import pytest
from typer.testing import CliRunner

from interrex.bots.climb import Trial, Tried, climb, weights_of
from interrex.cli import app
from interrex.engine.weights import Weights

START = Weights({"useful": (1.0, 1.0), "harmful": (1.0, 2.0)})


def test_a_climb_finds_the_weights_that_win() -> None:
    """Made up: whoever weighs the one four times and the other a quarter wins most."""

    def play(trials: list[Trial]) -> Iterator[Tried]:
        for trial in trials:
            useful, harmful = [early for early, _ in trial.weights.terms.values()]
            yield Tried(trial.name, -abs(log(useful / 4)) - abs(log(harmful / 0.25)))

    *_, (around, _) = climb(Trial("", 4, {}, "hill", START, 0, 0, 0), 12, 32, 1, play)
    found = weights_of(START, around.centre).terms
    assert found["useful"][0] == pytest.approx(4, rel=0.2)
    assert found["harmful"][0] == pytest.approx(0.25, rel=0.2)
    assert found["harmful"][1] == pytest.approx(2 * found["harmful"][0], rel=0.01)


CLIMB = ["climb", "kings-dilemma", "-r", "1", "--tried", "4", "-n", "1", "-p", "3", "-j", "1", "--json"]


def test_a_climb_goes_on_where_it_was_and_comes_to_the_same(tmp_path: Path) -> None:
    kept, weights = tmp_path / "kept.jsonl", tmp_path / "weights.json"
    first = CliRunner().invoke(app, [*CLIMB, "--kept", str(kept), "--to", str(weights)])
    assert first.exit_code == 0, first.output
    written = weights.read_text()
    lines = kept.read_bytes().splitlines(keepends=True)
    assert len(lines) == 5
    kept.write_bytes(b"".join(lines[:3]))
    assert CliRunner().invoke(app, [*CLIMB, "--kept", str(kept), "--to", str(weights)]).exit_code == 0
    assert weights.read_text() == written
    other = CliRunner().invoke(app, [*CLIMB, "--seed", "other", "--kept", str(kept), "--to", str(weights)])
    assert other.exit_code == 2
