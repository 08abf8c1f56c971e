"""What the judgement of positions sees, and how the greedy bot fares by it."""

from __future__ import annotations

import pytest

import interrex
from interrex.engine.luck import Luck, key_from_seed
from interrex.games.oath import GAME
from interrex.games.oath.bot.odds import chance, shields
from interrex.games.oath.data.numbers import NOBODY
from interrex.games.oath.state import Oath
from interrex.review import calibration

from .positions import at, campaign, chancellor, citizen, exile


def test_an_exile_likes_the_title_and_sites_and_the_empire_does_not() -> None:
    few = at(chancellor(), exile(), turn=1, bands="steppe: 1x1; fertile-valley: 0x1").state
    many = at(chancellor(), exile(), turn=1, bands="steppe: 1x1; deep-woods: 1x1", title=1).state
    assert GAME.evaluate(many, 1) > GAME.evaluate(few, 1)
    assert GAME.evaluate(many, 0) < GAME.evaluate(few, 0)


def test_a_campaign_against_odds_is_worth_less_than_one_that_is_safe() -> None:
    safe = campaign(two={"warbands": 0}).play("target-pawn").state
    rash = campaign(two={"warbands": 9}).play("target-pawn").state
    assert GAME.evaluate(safe, 1) > GAME.evaluate(rash, 1)
    assert GAME.evaluate(safe, 2) < GAME.evaluate(safe, 1)


def test_talks_about_nothing_are_worse_than_the_end_of_any_turn() -> None:
    """Else whoever loses by resting would talk for ever."""
    act = at(chancellor(), exile())
    rested, talking = act.state.copy(), act.state.copy()
    rested.play(0, ("pass",))
    talking.play(0, ("offer-citizenship", 1))
    assert GAME.evaluate(talking, 0) < 0 < GAME.evaluate(rested, 0)
    assert GAME.evaluate(talking, 1) > 0, "who is talked to has not asked for it"


def test_nobodys_chance_is_gone_while_they_talk() -> None:
    """What keeps bots from talking for ever says nothing of who will win, and a review names no chance by it."""
    act = at(chancellor(), exile())
    talking = act.state.copy()
    talking.play(0, ("offer-citizenship", 1))
    assert GAME.chances(talking)[0] < 0.01
    assert calibration.chances(GAME, talking) == pytest.approx(calibration.chances(GAME, act.state), abs=0.05)


def test_asking_again_for_what_is_denied_is_worse_too() -> None:
    asking = at(chancellor(warbands=4), citizen(), turn=1).play("ask-warbands 0 1").state
    assert GAME.evaluate(asking, 1) < 0 < GAME.evaluate(asking, 0)


def test_odds_rise_with_the_attack_and_fall_with_the_defense() -> None:
    assert chance(5, 2) > chance(3, 2) > chance(3, 5)
    assert shields(4) > 2 * shields(2)  # those that double


def test_greedy_beats_random() -> None:
    """A few of the two hundred games by which it was measured; fair would be a quarter."""
    report = interrex.simulate("oath", bots=("greedy", "random", "random", "random"), games=16, seed=1, workers=1)
    assert not report.failed
    assert report.bots["greedy"].rate >= 0.6


def test_a_seat_whose_pawn_is_nowhere_yet_is_judged_too() -> None:
    state = GAME.start(4, GAME.check(4, {}), Luck(key_from_seed("before pawns")))
    assert isinstance(state, Oath)
    state.run()
    assert state.pawn[3] == NOBODY
    state.host[3], state.supply[3] = 5, 6
    assert 0 < GAME.evaluate(state, 3) < 1
