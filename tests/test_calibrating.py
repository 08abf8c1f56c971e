"""Finding calibration and par: by several processes, and going on where it was interrupted."""

from __future__ import annotations

from pathlib import Path

import pytest

from interrex.engine import wire
from interrex.engine.game import Game
from interrex.review import learning
from interrex.review.calibration import Calibration
from interrex.review.par import Par

Found = dict[str, wire.Struct]


def found(monkeypatch: pytest.MonkeyPatch, *asked: str) -> Found:
    """What it would write beside Kingsburg, by the file's name."""
    written: Found = {}

    def write(game: Game, name: str, what: wire.Struct) -> None:
        written[name] = what

    monkeypatch.setattr(learning, "_write", write)
    learning.main(["kingsburg", "--bot", "random", "--games", "8", *asked])
    return written


def test_it_goes_on_where_it_was_and_comes_to_the_same(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    kept = tmp_path / "games"
    whole = found(monkeypatch, "--jobs", "1", "--played", str(kept))
    calibration, par = whole["calibration.json"], whole["par.json"]
    assert isinstance(calibration, Calibration)
    assert calibration.games == 8
    assert isinstance(par, Par)
    assert par.games == 8
    assert par.kinds
    lines = kept.read_text().splitlines(keepends=True)
    assert len(lines) == 9, "what was asked for, and a game a line"
    kept.write_text("".join(lines[:4]) + lines[4][:50])  # it was interrupted while it wrote the fourth
    assert found(monkeypatch, "--jobs", "2", "--played", str(kept)) == whole
    assert sorted(kept.read_text().splitlines(keepends=True)) == sorted(lines)
