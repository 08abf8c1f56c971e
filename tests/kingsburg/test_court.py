"""The king's attention: his aid, his favour and his envoy (rulebook 3, 5 and 6)."""

from __future__ import annotations

import pytest

from interrex.games.kingsburg.data import ENVOY as ENVOY_PHASE
from interrex.games.kingsburg.state import NOBODY
from interrex.testing import Table, rule

from .positions import AID, BUILD, ENVOY, FAVOUR, ROLL, SEASON, Seat, at, seat

# King's aid


def after_aid(*seats: Seat) -> Table:
    """The king's aid is given, and all have rolled."""
    t = at(AID, *seats)
    t.state.push(ROLL)
    t.state.run()
    return t


@rule("kingsburg", "3.1")
def test_fewest_buildings_bring_a_white_die_whatever_the_goods() -> None:
    t = after_aid(seat("statue inn"), seat("statue", gold=9), seat("statue inn"))
    assert [len(white) for white in t.state.white] == [0, 1, 0]


@rule("kingsburg", "3.1")
def test_the_white_die_serves_in_spring_only() -> None:
    t = at(AID, seat(), seat("inn"), seat("inn"))
    for white in ([1, 0, 0], [0, 0, 0]):
        t.state.push(SEASON)
        t.state.run()
        assert [len(dice) for dice in t.state.white] == white
        t.play("pass", "pass", "pass")


@rule("kingsburg", "3.2")
def test_of_those_with_fewest_buildings_the_poorest_gets_the_die() -> None:
    t = after_aid(seat(gold=1, wood=1), seat(stone=3), seat(gold=1))
    assert [len(white) for white in t.state.white] == [0, 0, 1]
    assert after_aid(seat("inn"), seat(stone=3), seat(gold=2)).state.white[2], "the poorest of all has more buildings"


@rule("kingsburg", "3.2")
def test_tokens_are_no_goods() -> None:
    t = after_aid(seat(gold=1), seat(tokens=5), seat(gold=1))
    assert [len(white) for white in t.state.white] == [0, 1, 0]


@rule("kingsburg", "3.3", "14.1")
def test_only_those_still_tied_take_a_good_and_nobody_a_die() -> None:
    t = at(AID, seat(gold=2), seat(wood=1, stone=1), seat("inn"), seat(gold=3), order=(3, 1, 0, 2))
    assert t.state.pending() == (0, 1)
    assert t.offers(0) == t.offers(1) == ["take gold", "take wood", "take stone"]
    t.play("take stone", seat=1)
    assert t.state.pending() == (0,)
    t.play("take gold", seat=0)
    assert t.state.goods == [(3, 0, 0), (0, 1, 2), (0, 0, 0), (3, 0, 0)]
    t.state.push(ROLL)
    t.state.run()
    assert not any(t.state.white)


@pytest.mark.parametrize("line", ["pass", "take gold gold"])
@rule("kingsburg", "3.3")
def test_exactly_one_good_is_taken(line: str) -> None:
    assert at(AID, seat(), seat(), seat()).refused(line) == "3.3"


# King's favour


@rule("kingsburg", "5.1")
def test_most_buildings_score_a_point() -> None:
    t = at(FAVOUR, seat("statue chapel"), seat("inn palisade barricade"), seat("fortress", gold=9))
    assert t.state.score == [0, 1, 0], "buildings are counted, not their worth"


@rule("kingsburg", "5.2")
def test_all_tied_for_the_most_score() -> None:
    assert at(FAVOUR, seat("statue"), seat("inn", gold=5), seat()).state.score == [1, 1, 0]


@rule("kingsburg", "14.19", "5.2")
def test_while_nobody_has_a_building_everybody_has_the_most() -> None:
    assert at(FAVOUR, seat(), seat(gold=5), seat()).state.score == [1, 1, 1]


# King's envoy


@rule("kingsburg", "6.1")
def test_the_envoy_comes_to_the_fewest_buildings() -> None:
    assert at(ENVOY, seat("inn"), seat(gold=9), seat("inn")).state.envoy == 1


@rule("kingsburg", "6.1")
def test_the_envoy_may_help_in_any_season_to_come() -> None:
    t = at(ENVOY, seat("inn"), seat(gold=9, wood=9, stone=9), seat("inn"))
    for building in ("statue", "chapel", "church"):  # an autumn, and the spring and summer after
        t.state.push(BUILD)
        t.state.run()
        t.play(f"build {building}")
        assert t.asked() == "kingsburg-ask-build-second"
        t.play("pass")
    assert t.state.envoy == 1


@rule("kingsburg", "6.2")
def test_of_those_the_poorest_gets_the_envoy() -> None:
    t = at(ENVOY, seat(gold=1, stone=1), seat(wood=1, tokens=4), seat("inn"))
    assert t.state.envoy == 1, "tokens are no goods"


@rule("kingsburg", "6.3")
def test_on_a_full_tie_nobody_gets_the_envoy() -> None:
    t = at(ENVOY, seat(gold=1), seat(wood=1), seat(gold=2))
    assert t.state.envoy == NOBODY
    assert t.state.goods == [(1, 0, 0), (0, 1, 0), (2, 0, 0)], "and nobody a good either"


@rule("kingsburg", "6.7", "6.3")
def test_an_unused_envoy_returns_in_next_years_phase_five() -> None:
    assert at(ENVOY, seat("inn"), seat("inn"), seat("inn", gold=1), envoy=2, phase=ENVOY_PHASE).state.envoy == NOBODY
    assert at(ENVOY, seat("inn"), seat(), seat("inn"), envoy=0, phase=ENVOY_PHASE).state.envoy == 1


@rule("kingsburg", "6.7", "6.6")
def test_an_envoy_awarded_again_still_helps_once() -> None:
    t = at(ENVOY, seat(gold=9, wood=9, stone=9), seat("inn"), seat("inn"), envoy=0)
    assert t.state.envoy == 0
    t.state.push(BUILD)
    t.state.run()
    t.play("build statue", "build inn")
    assert t.state.envoy == NOBODY
    assert t.state.over, "no third building"
