"""Which build is running, how the source is run beside a compiled one, and what is compared of the two."""

from __future__ import annotations

import subprocess
import tomllib
from pathlib import Path

import pytest

import interrex
from interrex.build import PACKAGE, compiled, from_source
from interrex.engine import state
from interrex.testing import builds

ROOT = Path(__file__).parents[1]


def test_the_build_is_known_by_its_files() -> None:
    assert compiled() is not str(state.__file__).endswith(".py")
    assert (PACKAGE / "engine" / "state.py").exists()


def test_the_source_can_be_run_whichever_build_this_is() -> None:
    asked = ("--list", "--games", "2", "--game", "kingsburg")
    ran = subprocess.run(from_source("interrex.testing.builds", *asked), capture_output=True, text=True, check=True)
    assert ran.stdout.splitlines() == list(builds.played([interrex.game("kingsburg")], 2, 1))


def test_random_and_greedy_games_are_compared_move_by_move() -> None:
    first, second = builds.played([interrex.game("kingsburg")], 2, 1)
    assert first.startswith("kingsburg greedy seed 1 players")
    assert second.startswith("kingsburg random seed 2 players")
    assert " moves, Result(winners=" in first


@pytest.mark.skipif(compiled(), reason="there are two builds to compare then: make test-compiled does")
def test_the_plain_build_has_nothing_to_be_compared_with(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.argv", ["builds"])
    assert builds.main() == 2
    assert "plain build" in capsys.readouterr().err


def test_the_notices_of_bundled_libraries_are_in_the_wheel() -> None:
    """The client's build writes them beside it, and whatever is there is carried along."""
    wheel = tomllib.loads((ROOT / "pyproject.toml").read_text())["tool"]["hatch"]["build"]["targets"]["wheel"]
    assert wheel["artifacts"] == ["src/interrex/server/static/**"]
    vite, licences = (ROOT / "web" / "vite.config.ts").read_text(), (ROOT / "web" / "licences.ts").read_text()
    assert "outDir: '../src/interrex/server/static'" in vite
    assert "licences()" in vite
    assert "fileName: 'licences.txt'" in licences
