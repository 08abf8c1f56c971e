"""The log can be retold: whoever hears nothing else knows after every move where everything lies."""

from __future__ import annotations

import itertools

import pytest

from interrex.games.old_kings_crown import GAME
from interrex.testing.retelling import retell

from .retold import Reader, public


@pytest.mark.parametrize(("players", "seed"), [(2, 1), (2, 2), (3, 3), (3, 4), (4, 5)])
@pytest.mark.parametrize("setup", ["normal", "advanced"])
def test_the_log_can_be_retold(players: int, seed: int, setup: str) -> None:
    moves = itertools.count()
    assert retell(GAME, players, seed, Reader, public, turn=lambda g: next(moves), options={"setup": setup}) > 100
