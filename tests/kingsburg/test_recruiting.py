"""Recruiting soldiers (rulebook 7)."""

from __future__ import annotations

import pytest

from interrex.games.kingsburg.data import RECRUITING
from interrex.testing import Table, rule

from .positions import RECRUIT, Seat, at, seat


def recruiting(*seats: Seat, order: tuple[int, ...] = ()) -> Table:
    return at(RECRUIT, *seats, phase=RECRUITING, order=order)


@rule("kingsburg", "7.1")
def test_a_soldier_costs_two_goods_of_any_kinds() -> None:
    t = recruiting(seat(gold=2, wood=1, stone=1), seat(), seat())
    pairs = {"recruit gold gold", "recruit gold wood", "recruit gold stone", "recruit wood stone"}
    assert set(t.offers()) == {*pairs, "pass"}
    t.play("recruit gold stone")
    assert (t.state.army[0], t.state.goods[0]) == (1, (1, 1, 0))


@rule("kingsburg", "7.1")
def test_any_number_of_soldiers_may_be_recruited() -> None:
    t = recruiting(seat(gold=9, army=2), seat(), seat()).play(*["recruit gold gold"] * 4)
    assert t.state.over, "one gold is not enough for a fifth"
    assert (t.state.army[0], t.state.goods[0]) == (6, (1, 0, 0))


@rule("kingsburg", "7.1")
def test_nobody_has_to_recruit() -> None:
    t = recruiting(seat(gold=4), seat(), seat()).play("recruit gold gold", "pass")
    assert t.state.over
    assert (t.state.army[0], t.state.goods[0]) == (1, (2, 0, 0))


@rule("kingsburg", "7.1")
def test_players_recruit_in_turn_order() -> None:
    t = recruiting(seat(gold=2), seat(wood=4), seat(stone=2), order=(1, 2, 0))
    asked = []
    for line in ("recruit wood wood", "recruit wood wood", "pass", "recruit gold gold"):
        asked.append(t.seat())
        t.play(line)
    assert asked == [1, 1, 2, 0]
    assert t.state.army == [1, 2, 0]


@pytest.mark.parametrize("player", [seat(gold=1), seat(tokens=4), seat("barracks", tokens=4)])
@rule("kingsburg", "7.1", "14.11")
def test_who_has_too_few_goods_is_not_asked(player: Seat) -> None:
    assert recruiting(player, seat(), seat()).state.over


@pytest.mark.parametrize("line", ["recruit", "recruit gold", "recruit gold gold gold", "recruit gold wood"])
@rule("kingsburg", "7.1")
def test_the_price_is_exact_and_paid_with_ones_own(line: str) -> None:
    assert recruiting(seat(gold=9), seat(), seat()).refused(line) == "7.1"


@rule("kingsburg", "7.1", "12.11")
def test_barracks_lower_the_price_of_their_owner_only() -> None:
    t = recruiting(seat("barracks", gold=1), seat(gold=2), seat())
    assert t.refused("recruit gold gold") == "7.1"
    t.play("recruit gold")
    assert t.offers() == ["recruit gold gold", "pass"]
