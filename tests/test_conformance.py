"""Every registered game, every player count, many seeds, under the conformance suite."""

from __future__ import annotations

import itertools

import pytest

import interrex
from interrex.engine import registry
from interrex.testing.conformance import play_and_check
from tests.engine.toy import GAME as TOY

SEEDS = range(3)


def configs() -> list[tuple[str, int, dict[str, object]]]:
    """Every player count with every mix of options."""
    found: list[tuple[str, int, dict[str, object]]] = []
    for game in interrex.games():
        names = [option.name for option in game.options]
        for players in range(game.players[0], game.players[1] + 1):
            for values in itertools.product(*[option.values for option in game.options]):
                found.append((game.id, players, dict(zip(names, values, strict=True))))
    return found


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize(("game", "players", "options"), configs())
def test_conformance(game: str, players: int, options: dict[str, object], seed: int) -> None:
    play_and_check(interrex.game(game), players, options, seed, every=3)


@pytest.mark.parametrize("seed", range(20))
def test_the_toy_conforms(seed: int) -> None:
    registry.register(TOY)
    try:
        play_and_check(TOY, 2 + seed % 2, {}, seed)
    finally:
        registry.unregister("toy")


def test_a_leak_would_be_noticed() -> None:
    leaky = TOY._replace(view=lambda g, seat: {"cards": list(g.cards)})
    registry.register(leaky)
    try:
        with pytest.raises(AssertionError, match="sees what it may not know"):
            play_and_check(leaky, 3, {}, 1)
    finally:
        registry.unregister("toy")
