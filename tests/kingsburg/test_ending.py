"""The years, the end of the game and the victory (rulebook 1.1, 1.6, 2 and 9)."""

from __future__ import annotations

import pytest

import interrex
from interrex.engine.game import Result
from interrex.engine.luck import Luck, key_from_seed
from interrex.games.kingsburg.data import AUTUMN, YEARS
from interrex.testing import rule

from .positions import LAST_POINTS, SEASON_END, WINTER, Seat, at, seat


def ended(*seats: Seat) -> Result:
    t = at(LAST_POINTS, *seats, year=YEARS)
    assert t.state.over
    return t.game.result(t.state)


@pytest.mark.parametrize("players", [2, 3, 5])
@rule("kingsburg", "2.1", "2.2")
def test_five_years_of_eight_phases_in_order(players: int) -> None:
    match = interrex.new("kingsburg", players=players, seed=players)
    luck = Luck(key_from_seed("years"))
    while not match.over:
        board = match.view(None)["board"]
        begun = [line.message.params for line in match.lines if line.message.key == "kingsburg-phase-begins"]
        assert (board["year"], board["phase"]) == (begun[-1]["year"], begun[-1]["phase"])
        seat_ = match.pending()[0]
        match.play(seat_, luck.choice(match.actions(seat_)))
    phases = [line.message.params for line in match.lines if line.message.key == "kingsburg-phase-begins"]
    assert [(p["year"], p["phase"]) for p in phases] == [(y, p) for y in range(1, 6) for p in range(1, 9)]


@rule("kingsburg", "2.1")
def test_each_phase_does_what_it_is_named_for() -> None:
    match = interrex.new("kingsburg", players=3, seed=8)
    luck = Luck(key_from_seed("phases"))
    while not match.over:
        match.play(match.pending()[0], luck.choice(match.actions(match.pending()[0])))
    heard: dict[int, set[str]] = {phase: set() for phase in range(1, 9)}
    phase = 0
    for line in match.lines:
        phase = line.message.params.get("phase", phase)
        if phase:
            heard[phase].add(line.message.key.removeprefix("kingsburg-"))
    for season in (2, 4, 6):
        assert {"rolls", "order", "influences", "support", "builds"} <= heard[season]
    assert heard[1] & {"aid-die", "takes"}
    assert "favour" in heard[3]
    assert heard[5] & {"envoy-comes", "envoy-stays"}
    assert heard[7] <= {"phase-begins", "recruits"}
    assert {"reinforcements", "enemy"} <= heard[8]
    assert [phase for phase in heard if "rolls" in heard[phase]] == [2, 4, 6], "the productive seasons"


@rule("kingsburg", "1.1", "9.1")
def test_most_points_win_whatever_else() -> None:
    result = ended(seat(score=30), seat("statue inn", score=29, gold=20), seat(score=8))
    assert result == Result((0,), (30, 29, 8), "9.1")


@rule("kingsburg", "9.1", "12.4")
def test_the_cathedrals_points_are_counted_first() -> None:
    assert ended(seat(score=30), seat("cathedral", score=29, gold=4), seat()) == Result((1,), (30, 31, 0), "9.1")


@rule("kingsburg", "9.2")
def test_tied_points_go_to_the_most_goods() -> None:
    result = ended(seat("statue", score=20, gold=1), seat(score=20, wood=1, stone=1), seat(score=19, gold=9))
    assert result == Result((1,), (20, 20, 19), "9.2")


@rule("kingsburg", "9.2", "14.13")
def test_the_cathedrals_goods_still_count_for_the_tie() -> None:
    result = ended(seat("cathedral", score=19, gold=3), seat(score=20, gold=2), seat())
    assert result == Result((0,), (20, 20, 0), "9.2")


@rule("kingsburg", "9.2")
def test_tokens_do_not_break_a_tie() -> None:
    result = ended(seat(score=20, gold=1), seat(score=20, tokens=9), seat())
    assert (result.winners, result.rule) == ((0,), "9.2")


@rule("kingsburg", "9.3")
def test_tied_goods_go_to_the_most_buildings() -> None:
    result = ended(
        seat("statue", score=20, gold=1), seat("inn palisade", score=20, wood=1), seat("inn market farms", score=20)
    )
    assert (result.winners, result.rule) == ((1,), "9.3")


@rule("kingsburg", "9.4")
def test_a_full_tie_shares_the_victory() -> None:
    result = ended(seat("statue", score=20, gold=1), seat(score=20), seat("inn", score=20, stone=1))
    assert (result.winners, result.rule) == ((0, 2), "9.4")


@rule("kingsburg", "1.6")
def test_scores_below_nought_go_on_and_are_compared() -> None:
    t = at(SEASON_END, seat("embassy", score=-3), seat(), seat(), phase=AUTUMN)
    assert t.state.score[0] == -2
    assert ended(seat(score=-1), seat(score=-3), seat(score=-2)) == Result((0,), (-1, -3, -2), "9.1")


@rule("kingsburg", "1.6")
def test_scores_above_fifty_nine_go_on_and_are_compared() -> None:
    t = at(SEASON_END, seat("embassy", score=59), seat(), seat(), phase=AUTUMN)
    assert t.state.score[0] == 60
    t = at(WINTER, seat(score=60), seat(army=19), seat(army=19), enemy="zombies 4", dice="1")
    assert t.state.score[0] == 58
    assert ended(seat(score=61), seat(score=75), seat(score=59)) == Result((1,), (61, 75, 59), "9.1")
