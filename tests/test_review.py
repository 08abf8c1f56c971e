"""A game looked back upon: luck, own decisions and others' add up, and luck is nothing on average."""

from __future__ import annotations

from math import sqrt

import pytest

import interrex
from interrex.bots import asked_seats
from interrex.engine.luck import Luck, key_from_seed
from interrex.engine.zones import TABLE
from interrex.review.learning import walked
from interrex.review.looking_back import looked_back
from interrex.review.par import Learner, Par
from interrex.review.shares import shares

GAMES = [game.id for game in interrex.games()]


@pytest.mark.parametrize("game", GAMES)
def test_the_parts_of_a_chance_add_up_to_what_came_of_it(game: str) -> None:
    steps = walked(game, 3, "random", "adds up")
    par = Par({"Turn": [0.1, 0.2, 0.3, 0.4]})
    wholes = [shares(steps, seat, par) for seat in range(3)]
    for one in wholes:
        assert one.first + one.luck + one.own + one.others + one.rest == pytest.approx(one.result)
    assert sum([one.luck for one in wholes]) == pytest.approx(0)
    assert any(one.luck for one in wholes), "there was no luck at all"


def test_luck_is_nothing_on_average() -> None:
    """Of forty games. It would not be, were the luck that might have come unlike the luck that comes."""
    found = [shares(walked("kingsburg", 2, "random", f"luck {n}"), 0, Par()).luck for n in range(40)]
    mean = sum(found) / len(found)
    error = sqrt(sum([(one - mean) ** 2 for one in found])) / len(found)
    assert error > 0.01
    assert abs(mean) < 2.5 * error


@pytest.mark.parametrize("game", GAMES)
def test_what_somebody_knows_is_no_luck(game: str) -> None:
    """In a world drawn for the whole table every seat sees what it saw."""
    match = interrex.new(game, 3, "table")
    luck, moved = Luck(key_from_seed("table")), 0
    while len(match.moves) < 60:
        seat = asked_seats(match.state)[0]
        match.play(seat, luck.choice(match.state.answers(seat)))
        if match.over:
            break
        world = match.game.determinize(match.state, TABLE, luck)
        for looking in range(3):
            assert match.game.view(world, looking) == match.game.view(match.state, looking)
            assert world.actions(looking) == match.state.actions(looking)
        assert world.luck.key != match.state.luck.key
        moved += any(zone.cards(world) != zone.cards(match.state) for zone in match.game.rules.zones)
    assert moved or game in DRAWN_LATE


# what is drawn when its time comes: enemies without modules, dilemmas
DRAWN_LATE = ("kingsburg", "kings-dilemma")


def test_par_is_what_a_decision_usually_brings() -> None:
    learner = Learner()
    for _ in range(2000):
        learner.learn("Take", 0.1, 0.04)
        learner.learn("Take", 0.9, -0.02)
    par = learner.par()
    assert par.of("Take", 0.1) == pytest.approx(0.04, abs=0.001)
    assert par.of("Take", 0.95) == pytest.approx(-0.02, abs=0.001)
    assert par.of("Take", 0.5) == pytest.approx(0.01, abs=0.001), "never seen there: as in the whole game"
    assert par.of("Unheard of", 0.5) == 0


def test_the_review_of_a_game_names_turns_luck_and_what_cost_most() -> None:
    match = interrex.new("kingsburg", 2, "review")
    luck = Luck(key_from_seed("moves"))
    while not match.over:
        seat = asked_seats(match.state)[0]
        match.play(seat, luck.choice(match.state.answers(seat)))
    told: list[tuple[int, int]] = []
    found = looked_back(match, lambda done, whole: told.append((done, whole)))
    assert len(found.curve) == len(match.moves) + 1
    assert found.curve[-1] == [float(seat in match.result().winners) for seat in range(2)]
    assert told[-1][0] == told[-1][1]
    costly = [one for seat in found.seats for one in seat.costly]
    assert costly, "two who choose at random regret nothing"
    assert all(one.cost > 2 * one.error and one.played != one.better for one in costly)
    assert all(seat.best_luck and seat.worst_luck for seat in found.seats)
    again = looked_back(match)
    assert again == found
