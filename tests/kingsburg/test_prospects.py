"""What is said of an option beforehand: an advisor's support, a building's use, the odds of winter."""

from __future__ import annotations

import interrex
from interrex.engine.prospect import Ghost
from interrex.games.kingsburg.data import ENEMIES, RECRUITING, cards_of
from interrex.games.kingsburg.play.winter import BATTLES, outcome
from interrex.games.kingsburg.prospects import winter
from interrex.testing import Table

from .positions import RECRUIT, Seat, at, seat


def recruiting(*seats: Seat) -> Table:
    return at(RECRUIT, *seats, phase=RECRUITING)


def test_a_soldier_says_how_the_winter_would_end() -> None:
    t = recruiting(seat(gold=2, army=1), seat(), seat())
    before = winter(t.state, 0, 1)
    after = winter(t.state, 0, 2)
    assert after[0] > before[0]
    assert t.foreseen("recruit gold gold") == [f"With 2 soldiers: victory {after[0]} %, defeat {after[1]} %"]
    assert t.foretold() == [f"The winter as you stand: victory {before[0]} %, defeat {before[1]} %."]


def test_the_odds_are_those_of_every_enemy_and_every_roll_fought_out() -> None:
    t = recruiting(seat("palisade stone-wall", gold=2), seat(), seat())
    results = []
    for number in cards_of(t.state.year):
        for soldiers in range(1, 7):
            g = t.state.copy()
            g.enemy = number
            g.army[0] += soldiers
            BATTLES.visit(g, 0)
            results.append(outcome(g, 0, ENEMIES[number]))
    won, lost = [round(100 * results.count(how) / len(results)) for how in (1, -1)]
    assert winter(t.state, 0, 0) == (won, lost)


def test_who_has_looked_at_the_enemy_knows_more() -> None:
    t = recruiting(seat(gold=2), seat(), seat())
    strongest = max(cards_of(1), key=lambda number: ENEMIES[number].strength)
    t.state.enemies = (strongest, *t.state.enemies[1:])
    blind = winter(t.state, 0, 0)
    t.state.peeked = 1
    assert winter(t.state, 0, 0)[1] > blind[1]


def test_an_advisor_and_a_building_say_what_they_do() -> None:
    match = interrex.new("kingsburg", players=3, seed=3)
    met: set[str] = set()
    while not met >= {"influence", "build"}:
        (who, *_) = match.pending()
        for action in match.actions(who):
            foreseen = match.game.prospect(match.state, who, action)
            if action[0] == "influence":
                assert foreseen.ghosts == (Ghost("dice", f"advisor:{action[1]}"),)
                met.add("influence")
            if action[0] == "build":
                assert match.sentence(foreseen.lines[0].message)
                assert foreseen.ghosts == (Ghost(str(action[1]), f"building:{who}:{action[1]}"),)
                met.add("build")
        match.play(who, match.actions(who)[0])
