"""The log can be retold: from its messages alone, somebody else says how things stand, turn by turn."""

from __future__ import annotations

from typing import Any

import pytest

from interrex.engine.luck import key_from_seed
from interrex.engine.match import Match
from interrex.games.kings_dilemma import GAME
from interrex.testing.retelling import retell_match

from .retold import Chronicler, public

REIGNS = 2  # of a kingdom: stickers, tokens and marks count from the second on


def turn(g: Any) -> Any:
    """Whose it is, at which stage."""
    return (g.stage, g.card, g.pending())


def retold(match: Match, seed: str) -> int:
    listening: list[Chronicler] = []

    def arrive(shown: Any, seats: int) -> Chronicler:
        listening.append(Chronicler(shown, seats))
        return listening[0]

    def seen(shown: Any) -> dict[str, Any]:
        return public(shown, listening[0].voting)

    return retell_match(match, seed, arrive, seen, turn=turn)


def retold_kingdom(players: int, seed: str, reigns: int) -> int:
    """Reigns of one kingdom, one after another; how often log and board were compared."""
    houses, chronicle, compared = tuple(range(players)), None, 0
    assert GAME.saga is not None
    for reign in range(reigns):
        options = {} if chronicle is None else dict(GAME.saga.options(chronicle, houses))
        match = Match(GAME, players, options, key_from_seed(f"{seed} {reign}"), chronicle, houses)
        compared += retold(match, f"{seed} {reign}")
        chronicle = match.chronicle()
    return compared


@pytest.mark.parametrize("players", [3, 4, 5])
def test_the_log_tells_how_things_stand(players: int) -> None:
    assert retold_kingdom(players, f"log {players}", REIGNS) > 20
