"""The log of Root can be retold: a second program that hears nothing else knows the table after every turn."""

from __future__ import annotations

import pytest

from interrex.games.root import GAME
from interrex.testing.retelling import retell

from .retold import Reader, public
from .test_mixes import seats

TABLES = (
    ("marquise", "eyrie"),
    ("alliance", "vagabond"),
    ("eyrie", "alliance", "marquise"),
    ("vagabond", "eyrie", "vagabond-2"),
    ("marquise", "eyrie", "alliance", "vagabond"),
    ("vagabond", "alliance", "vagabond-2", "eyrie"),
)


@pytest.mark.parametrize("mix", TABLES, ids="-".join)
def test_a_game_can_be_told_again_from_its_log(mix: tuple[str, ...]) -> None:
    options = {**seats(mix), "map": "winter" if len(mix) == 3 else "autumn"}
    compared = retell(
        GAME, len(mix), f"retold {mix}", Reader, public, turn=lambda g: (g.turn, g.round), options=options
    )
    assert compared > 10
