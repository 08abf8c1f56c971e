"""Every registered game, every player count, many seeds, under the conformance suite."""

from __future__ import annotations

import pytest

import interrex
from interrex.engine import registry
from interrex.testing.conformance import play_and_check
from tests.engine.toy import GAME as TOY


def configs() -> list[tuple[str, int, dict[str, object]]]:
    """Every player count, with the defaults and with each value of each option."""
    found: list[tuple[str, int, dict[str, object]]] = []
    for game in interrex.games():
        for players in range(game.players[0], game.players[1] + 1):
            absent = {f"seat-{seat}" for seat in range(players + 1, game.players[1] + 1)}
            singles: list[dict[str, object]] = [
                {o.name: v} for o in game.options if o.name not in absent for v in o.values if v != o.default
            ]
            found += [(game.id, players, options) for options in [{}, *singles] if fits(game, players, options)]
    return found


def fits(game: interrex.Game, players: int, options: dict[str, object]) -> bool:
    try:
        interrex.new(game.id, players, 0, options)
    except interrex.BadConfig:
        return False
    return True


EVERY = {"kingsburg": 6}  # moves between two looks; longer games are looked at less often


def seeds(options: dict[str, object]) -> range:
    return range(3) if not options else range(1)


CASES = [(game, players, options, seed) for game, players, options in configs() for seed in seeds(options)]


@pytest.mark.parametrize(("game", "players", "options", "seed"), CASES)
def test_conformance(game: str, players: int, options: dict[str, object], seed: int) -> None:
    play_and_check(interrex.game(game), players, options, seed, every=EVERY.get(game, 25))


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
