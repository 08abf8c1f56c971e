"""The committed transcripts are what the program plays today. After a meant change: `make playthroughs`."""

from __future__ import annotations

from pathlib import Path

import pytest

import interrex
from interrex.testing.playthrough import kept, transcript

KEPT = kept(Path(__file__).parent / "playthroughs")


@pytest.mark.parametrize("path", KEPT, ids=[path.stem for path in KEPT])
def test_a_playthrough_is_unchanged(path: Path) -> None:
    assert transcript(*KEPT[path]) == path.read_text(encoding="utf-8")


def test_every_game_has_a_playthrough() -> None:
    assert {playthrough.game for playthrough in KEPT.values()} == {game.id for game in interrex.games()}
