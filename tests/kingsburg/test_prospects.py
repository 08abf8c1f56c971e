"""What is said of an option beforehand: an advisor's support, a building's use, the odds of winter."""

from __future__ import annotations

from itertools import product

import pytest

import interrex
from interrex.engine.prospect import Ghost
from interrex.games.kingsburg.data import ENEMIES, RECRUITING, cards_of
from interrex.games.kingsburg.play.winter import BATTLES, outcome
from interrex.games.kingsburg.prospects import winter
from interrex.testing import Table, rule

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


@pytest.mark.parametrize(("joins", "soldiers"), [("stockade", 1), ("recruiter", 1), ("stockade recruiter", 2)])
@rule("kingsburg", "16.2.17", "17.2.22")
def test_the_odds_know_who_joins_at_the_start_of_winter(joins: str, soldiers: int) -> None:
    plain, joined = recruiting(seat(gold=2, army=1), seat()), recruiting(seat(joins, gold=2, army=1), seat())
    assert winter(joined.state, 0, 1) == winter(plain.state, 0, 1 + soldiers)
    assert joined.state.army[0] == 1


@rule("kingsburg", "16.2.17")
def test_the_odds_know_that_the_stockade_wants_a_soldier() -> None:
    t = recruiting(seat("stockade", gold=2), seat())
    assert winter(t.state, 0, 0) == winter(recruiting(seat(gold=2), seat()).state, 0, 0)


@rule("kingsburg", "21.2.3")
def test_the_odds_know_the_two_dice_of_the_army() -> None:
    plain = winter(recruiting(seat(gold=2), seat()).state, 0, 0)
    favoured = winter(recruiting(seat("standing-army", gold=2), seat()).state, 0, 0)
    other = winter(recruiting(seat(gold=2), seat("standing-army")).state, 0, 0)
    assert favoured[0] > plain[0] > other[0]
    strengths = [ENEMIES[card].strength for card in cards_of(1)]
    rolls = [min(dice) for dice in product(range(1, 7), repeat=2)]
    assert other[0] == round(100 * sum([n > s for n in rolls for s in strengths]) / (len(rolls) * len(strengths)))


def test_who_has_looked_at_the_enemy_knows_more() -> None:
    t = recruiting(seat(gold=2), seat(), seat())
    strongest = max(cards_of(1), key=lambda number: ENEMIES[number].strength)
    t.state.enemies = (strongest, *t.state.enemies[1:])
    blind = winter(t.state, 0, 0)
    t.state.look(0)
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
