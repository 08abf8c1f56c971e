"""The command line as tests use it: in this process, in English, with a data folder of its own."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

import interrex
from interrex.cli import app, saves
from interrex.engine import registry
from interrex.engine.record import Record
from tests.engine.toy import GAME

Cli = Callable[..., Result]


@pytest.fixture
def cli(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Cli:
    """``cli("play --seed 1", "1", "quit")``: a command line, and the lines typed into it."""
    for name in ("LC_ALL", "LC_MESSAGES", "FORCE_COLOR"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "en_GB.UTF-8")
    monkeypatch.setenv("COLUMNS", "120")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))

    def run(line: str, *typed: str) -> Result:
        result = CliRunner().invoke(app, line, input="".join([f"{t}\n" for t in typed]))
        assert isinstance(result.exception, SystemExit | None), "a traceback is never an answer"
        return result

    return run


@cache
def whole_game() -> Record:
    match = interrex.new("kingsburg", players=3, seed=1)
    while not match.over:
        seat = match.pending()[0]
        offers = match.actions(seat)
        match.play(seat, offers[len(match.moves) % len(offers)])
    return match.record


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    """A whole game among three bots, saved."""
    path = tmp_path / "game.json"
    saves.save(path, whole_game())
    saves.save_seats(path, ("random",) * 3)
    return path


@pytest.fixture
def toy() -> Iterator[None]:
    """The toy game of the engine's tests: two or three bid under seal and look at each other's cards."""
    registry.register(GAME)
    yield
    registry.unregister("toy")
