"""The game for two: nobody's dice block advisors (rulebook 10)."""

from __future__ import annotations

import pytest

from interrex.games.kingsburg.data import AUTUMN, SPRING, SUMMER
from interrex.games.kingsburg.state import NOBODY
from interrex.testing import Table, rule

from .positions import SEASON, at, seat

MINE, YOURS = "1 2 3", "4 5 6"


def season(neutral: str, mine: str = MINE, yours: str = YOURS, *, envoy: int = NOBODY, phase: int = SPRING) -> Table:
    """Nobody's dice as scripted, then those of seats 0 and 1."""
    return at(SEASON, seat(), seat(), dice=f"{neutral} {mine} {yours}", envoy=envoy, phase=phase)


def blocked(t: Table) -> dict[int, list[int]]:
    """The advisors with nobody's dice, and those dice."""
    council = enumerate(t.view(None)["advisors"], 1)
    nobodys = [(rank, dice["coloured"]) for rank, sets in council for dice in sets if dice["seat"] is None]
    assert len(dict(nobodys)) == len(nobodys), "never two sets on one advisor"
    return dict(nobodys)


@pytest.mark.parametrize("phase", [SPRING, SUMMER, AUTUMN])
@rule("kingsburg", "10.1", "10.2")
def test_three_dice_and_then_two_block_two_advisors_in_each_season(phase: int) -> None:
    t = season("1 6 6  1 1", phase=phase)
    assert blocked(t) == {13: [1, 6, 6], 2: [1, 1]}
    assert t.said()[:3] == ["kingsburg-neutral-dice", "kingsburg-neutral-dice", "kingsburg-rolls"], "first of all"


@pytest.mark.parametrize(
    ("neutral", "there"),
    [
        ("1 1 4  1 5", {6: [1, 1, 4], 1: [1], 5: [5]}),
        ("3 4 5  6 6", {12: [3, 4, 5], 6: [6]}),
        ("1 1 1  1 2", {3: [1, 1, 1], 1: [1], 2: [2]}),
        ("1 1 2  2 2", {4: [1, 1, 2], 2: [2]}),
        ("1 1 3  2 2", {5: [1, 1, 3], 4: [2, 2]}),
    ],
)
@rule("kingsburg", "10.3", "10.4")
def test_equal_sums_split_the_two_dice_and_of_a_pair_one_is_left_out(neutral: str, there: dict[int, list[int]]) -> None:
    assert blocked(season(neutral)) == there


@rule("kingsburg", "10.5")
def test_a_blocked_advisor_is_out_of_reach() -> None:
    t = season("1 1 1  1 1")
    assert "influence 3 d3" not in t.offers()
    assert t.refused("influence 3 d3") == "10.5"
    assert t.refused("influence 2 d2") == "10.5"
    assert "influence 1 d1" in t.offers()


@rule("kingsburg", "10.5", "6.4", "10.6")
def test_only_the_envoy_opens_a_blocked_advisor() -> None:
    t = season("1 1 1  1 1", envoy=0)
    t.play("influence 3 d12 envoy")
    assert t.state.envoy == NOBODY
    t.play("pass", "pass")
    assert t.state.goods == [(0, 1, 0), (0, 0, 0)], "the Architect supports once, for the one set that is somebody's"


@rule("kingsburg", "10.5", "4.2.7")
def test_who_finds_every_advisor_blocked_passes() -> None:
    t = season("1 1 1  1 2", "1 1 1", "4 5 6")
    assert t.state.order == (0, 1)
    assert t.seat() == 1, "1, 2 and 3 are out of seat 0's reach"


@rule("kingsburg", "10.6")
def test_nobodys_dice_lie_there_until_the_season_ends() -> None:
    t = season("1 6 6  2 6")
    t.state.goods[0] = (0, 1, 0)
    t.play("pass", "pass")
    assert t.asked() == "kingsburg-ask-build"
    assert blocked(t) == {13: [1, 6, 6], 8: [2, 6]}
    t.play("pass")
    assert blocked(t) == {}


@rule("kingsburg", "10.6")
def test_nobodys_dice_bring_no_support_and_leave_with_the_season() -> None:
    t = season("1 6 6  2 6").play("pass", "pass")
    assert t.state.over
    assert "kingsburg-support" not in t.said()
    assert (t.state.goods, t.state.score) == ([(0, 0, 0)] * 2, [0, 0])
    assert blocked(t) == {}
    t.state.luck.script_dice = [1, 1, 1, 6, 6]
    t.state.push(SEASON)
    t.state.run()
    assert blocked(t) == {3: [1, 1, 1], 12: [6, 6]}


@pytest.mark.parametrize("players", [3, 4, 5])
@rule("kingsburg", "10.1")
def test_with_more_players_nobodys_dice_stay_in_the_box(players: int) -> None:
    t = at(SEASON, *[seat()] * players)
    assert blocked(t) == {}
    assert "kingsburg-neutral-dice" not in t.said()
