"""The modules together: random games of each alone, of all at once, and of every scenario, at every player count."""

from __future__ import annotations

from typing import Any

import pytest

from interrex.engine.errors import BadConfig
from interrex.engine.frames import PASS
from interrex.engine.luck import Luck, key_from_seed
from interrex.games.kingsburg import GAME
from interrex.games.kingsburg.data import SCENARIO
from interrex.testing.conformance import play_and_check

ALL: dict[str, Any] = {
    "rows": True,
    "strips": "dealt",
    "governors": "dealt",
    "destiny": True,
    "levies": True,
    "whims": "standard",
    "scenario": "alliances",
}
OTHER: dict[str, Any] = {
    **ALL, "strips": "drafted", "governors": "auctioned", "levies": False, "whims": "tradition", "scenario": "promises",
}  # fmt: skip
SETTINGS = [
    *[{option.name: value} for option in GAME.options for value in option.values if value != option.default],
    ALL,
    OTHER,
    {**ALL, "scenario": "fashions"},
    {**ALL, "scenario": "frontier"},
]


def named(options: dict[str, Any]) -> str:
    return " ".join([f"{name}={value}" for name, value in options.items()])


@pytest.mark.parametrize("options", SETTINGS, ids=named)
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_random_games_come_to_an_end(players: int, options: dict[str, Any]) -> None:
    for seed in range(5):
        luck = Luck(key_from_seed(f"{players} {named(options)} {seed}"))
        g: Any = GAME.start(players, options, luck)
        g.run()
        before = GAME.census(g)
        while not g.over:
            who = g.pending()[0]
            g.play(who, luck.choice(g.actions(who)))
        assert GAME.census(g) == before


@pytest.mark.parametrize("options", [ALL, OTHER], ids=["all", "the other ways"])
def test_every_choice_but_passing_points_at_the_board(options: dict[str, Any]) -> None:
    for seed in range(4):
        luck = Luck(key_from_seed(f"{named(options)} {seed}"))
        g: Any = GAME.start(3, options, luck)
        g.run()
        while not g.over:
            who = g.pending()[0]
            actions = g.actions(who)
            assert [a for a in actions if a != PASS and not GAME.refs(g, who, a)] == []
            g.play(who, luck.choice(actions))


def test_what_does_not_go_together_is_refused_and_named() -> None:
    (apart,) = GAME.excludes
    with pytest.raises(BadConfig) as refused:
        GAME.check(3, dict([apart.one, apart.other]))
    assert refused.value.said.key == apart.reason


@pytest.mark.parametrize("options", [ALL, OTHER], ids=["all", "the other ways"])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_all_modules_together_conform(players: int, options: dict[str, Any]) -> None:
    play_and_check(GAME, players, options, players, every=40)


@pytest.mark.parametrize("scenario", SCENARIO)
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_scenario_conforms(players: int, scenario: str) -> None:
    """Looked at now and then: ``python -m interrex.testing.fuzz --game kingsburg --sweep 200`` is the long way."""
    play_and_check(GAME, players, {"scenario": scenario}, players, every=40)
