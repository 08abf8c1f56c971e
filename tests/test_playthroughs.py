"""The committed transcripts are what the program plays today. After a meant change: `make playthroughs`."""

from __future__ import annotations

from pathlib import Path

import pytest

import interrex
from interrex.testing.playthrough import GAMES, name, transcript

FOLDER = Path(__file__).parent / "playthroughs"


@pytest.mark.parametrize(("game", "players", "seed"), GAMES)
def test_a_playthrough_is_unchanged(game: str, players: int, seed: int) -> None:
    kept = (FOLDER / name(game, players, seed)).read_text(encoding="utf-8")
    assert transcript(game, players, seed) == kept


def test_every_game_has_a_playthrough() -> None:
    assert {game for game, _, _ in GAMES} == {game.id for game in interrex.games()}
