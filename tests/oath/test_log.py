"""Whoever was not there can tell from the log what stands where after every turn."""

from __future__ import annotations

import os

import pytest

import interrex
from interrex.testing.retelling import retell

from .retold import Retold, public

GAMES = int(os.environ.get("INTERREX_RETOLD", "2"))  # at each number of players


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_a_game_can_be_told_again_from_its_log(players: int) -> None:
    for seed in range(GAMES):
        assert (
            retell(interrex.game("oath"), players, seed, Retold, public, turn=lambda g: (g.turn, g.round, g.phase)) > 5
        )
