"""What is foretold is played many times: a Decree said to fail always does, and battles keep to their odds."""

from __future__ import annotations

import random
from math import sqrt
from statistics import mean, stdev
from typing import Any

import pytest

from interrex.engine.luck import Luck, key_from_seed
from interrex.games.root import GAME
from interrex.games.root.data import ALLIANCE, DAYLIGHT, EYRIE, FACTIONS
from interrex.games.root.odds import bears, odds
from interrex.games.root.play.eyrie.forecast import forecast
from interrex.games.root.state import DONE, Root

from .positions import Board, at
from .test_mixes import seats

MIX = ("marquise", "eyrie", "alliance", "vagabond")


def falls(g: Root, seat: int, chance: random.Random) -> bool:
    """The turn played on at random: does the Decree end in turmoil?"""
    g.listener = []
    while not g.over and g.turn == seat and g.boards[EYRIE].column != DONE:
        asked = g.pending()[0]
        g.play(asked, chance.choice(g.actions(asked)))
    return any(told.message.key == "root-turmoil" for told in g.listener)


def test_a_decree_that_is_said_to_fail_fails_whatever_is_done() -> None:
    chance, tried, spared = random.Random(11), 0, 0
    for seed in range(12):
        g = GAME.start(4, {**seats(MIX), "map": "autumn"}, Luck(key_from_seed(seed)))
        assert isinstance(g, Root)
        g.run()
        seat = g.seat_of[EYRIE]
        while not g.over and g.round < 9:
            asked = g.pending()[0]
            begun = g.phase == DAYLIGHT and g.turn == seat == asked and 0 <= g.boards[EYRIE].column < DONE
            if begun and not g.dominance.count(seat):
                fails = bool(forecast(g, seat))
                for n in range(4):
                    world = g.copy()
                    world.luck = Luck(key_from_seed(f"{seed} {n}"))
                    fell = falls(world, seat, chance)
                    assert fell or not fails or world.over, forecast(g, seat)
                    tried += fails
                    spared += not fails and not fell
            g.play(asked, chance.choice(g.actions(asked)))
    assert tried > 40
    assert spared > 40


def test_warriors_still_to_move_can_bring_the_battle_that_the_map_does_not_have_yet() -> None:
    decree = {"move": "vizier", "battle": "vizier"}
    near = at("eyrie decree", warriors="eyrie:3=4 marquise:6=1", buildings="roost:3", decree=decree)
    assert near.foretold() == [], "one move away"
    far = at("eyrie decree", warriors="eyrie:3=4 marquise:4=1", buildings="roost:3", decree=decree)
    assert "fails at Battle" in far.foretold()[0]


BATTLES: dict[str, dict[str, Any]] = {
    "warriors": {"warriors": "marquise:5=3 eyrie:5=2", "buildings": "roost:5"},
    "few against many": {"warriors": "marquise:5=1 eyrie:5=6"},
    "nobody defends": {"warriors": "marquise:5=2", "buildings": "roost:5"},
    "guerrilla war": {"warriors": "marquise:5=4 alliance:5=2", "tokens": "sympathy:5"},
}


@pytest.mark.parametrize("what", BATTLES)
def test_battles_keep_to_their_odds(what: str) -> None:
    """Of many, the average is within two standard errors of what was foretold; one run in a seed that is fixed."""
    enemy = ALLIANCE if "alliance" in BATTLES[what]["warriors"] else EYRIE
    start = at("marquise actions", **BATTLES[what])
    told = odds(start.state, 0, 4, enemy)
    dealt, taken, clears = [], [], []
    for n in range(400):
        world = start.state.copy()
        world.luck = Luck(key_from_seed(f"c {what} {n}"))
        table = Board(world)
        before = bears(world, world.seat_of[enemy], 4), bears(world, 0, 4)
        table.play(f"battle 5 {FACTIONS[enemy]}")
        while world.deeds:
            table.play(table.offers()[-1])
        dealt.append(before[0] - bears(world, world.seat_of[enemy], 4))
        taken.append(before[1] - bears(world, 0, 4))
        clears.append(int(not world.pieces(enemy, 4)))
    for name, expected, found in (
        ("dealt", told.dealt, dealt),
        ("taken", told.taken, taken),
        ("clears", told.clears or 0, clears),
    ):
        assert abs(mean(found) - expected) <= 2 * stdev(found) / sqrt(len(found)) + 1e-9, name
