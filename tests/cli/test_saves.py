"""Saving games of the terminal."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

import interrex
from interrex.cli import saves
from interrex.cli.words import CommandError


def test_a_game_and_its_seats_are_saved_as_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A disk that has no room for the second of the two files keeps neither."""
    written: list[str] = []

    def no_room(path: str, to: Path) -> None:
        written.append(to.name)
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "replace", no_room)
    with pytest.raises(CommandError):
        saves.save_both(tmp_path / "game.json", interrex.new("kingsburg", 2, 1).record, ("human", "random"))
    assert written == ["game.json.seats"], "the seats come first: there is no game without them"
    assert list(tmp_path.iterdir()) == []
