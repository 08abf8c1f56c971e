"""The support of each of the eighteen advisors (rulebook 11)."""

from __future__ import annotations

from typing import NamedTuple

import pytest

from interrex.testing import Table, rule

from .positions import SUPPORT, Seat, at, seat


class Gain(NamedTuple):
    gold: int = 0
    wood: int = 0
    stone: int = 0
    points: int = 0
    soldiers: int = 0
    tokens: int = 0


def visit(rank: int, player: Seat | None = None) -> Table:
    """Seat 1's dice lie at the advisor, and the support begins."""
    return at(SUPPORT, seat(), player or seat(), seat(), placed=f"{rank}:1:d1", enemy="zombies 4")


def gain(t: Table) -> Gain:
    """What seat 1 has now, the support being over and nobody else having got anything."""
    g = t.state
    assert g.over
    assert [(g.goods[s], g.score[s], g.army[s], g.tokens[s]) for s in (0, 2)] == [((0, 0, 0), 0, 0, 0)] * 2
    gold, wood, stone = g.goods[1]
    return Gain(gold, wood, stone, g.score[1], g.army[1], g.tokens[1])


def lots(t: Table) -> set[str]:
    assert t.seat() == 1
    return set(t.offers())


ONE_GOOD = {"take gold", "take wood", "take stone"}
TWO_GOODS = {
    "take gold gold", "take gold wood", "take gold stone", "take wood wood", "take wood stone", "take stone stone",
}  # fmt: skip


@rule("kingsburg", "11.1")
def test_jester_scores_a_point() -> None:
    assert gain(visit(1)) == Gain(points=1)


@rule("kingsburg", "11.2")
def test_squire_gives_gold() -> None:
    assert gain(visit(2)) == Gain(gold=1)


@rule("kingsburg", "11.3")
def test_architect_gives_wood() -> None:
    assert gain(visit(3)) == Gain(wood=1)


@rule("kingsburg", "11.4")
def test_merchant_gives_wood_or_gold() -> None:
    assert lots(visit(4)) == {"take wood", "take gold"}
    assert gain(visit(4).play("take wood")) == Gain(wood=1)
    assert gain(visit(4).play("take gold")) == Gain(gold=1)


@rule("kingsburg", "11.5")
def test_sergeant_gives_a_soldier() -> None:
    assert gain(visit(5)) == Gain(soldiers=1)


@pytest.mark.parametrize(
    ("given", "left"), [("gold", Gain(0, 2, 2)), ("wood", Gain(2, 0, 2)), ("stone", Gain(2, 2, 0))]
)
@rule("kingsburg", "11.6")
def test_alchemist_swaps_one_good_for_the_other_two(given: str, left: Gain) -> None:
    assert gain(visit(6, seat(gold=1, wood=1, stone=1)).play(f"trade {given}")) == left


@rule("kingsburg", "11.6", "14.4")
def test_alchemist_may_be_declined() -> None:
    t = visit(6, seat(gold=2))
    assert t.offers() == ["trade gold", "pass"], "only what one owns can be swapped, and only once"
    assert gain(t.play("pass")) == Gain(gold=2)


@rule("kingsburg", "11.6", "14.11")
def test_alchemist_asks_nothing_of_who_has_no_goods() -> None:
    assert gain(visit(6, seat(tokens=1))) == Gain(tokens=1)


@rule("kingsburg", "11.7")
def test_astronomer_gives_a_good_of_choice_and_a_token() -> None:
    assert lots(visit(7)) == ONE_GOOD
    assert gain(visit(7).play("take stone")) == Gain(stone=1, tokens=1)


@rule("kingsburg", "11.8")
def test_treasurer_gives_two_gold() -> None:
    assert gain(visit(8)) == Gain(gold=2)


@rule("kingsburg", "11.9")
def test_master_hunter_gives_wood_and_gold_or_stone() -> None:
    assert lots(visit(9)) == {"take gold wood", "take wood stone"}
    assert gain(visit(9).play("take gold wood")) == Gain(gold=1, wood=1)
    assert gain(visit(9).play("take wood stone")) == Gain(wood=1, stone=1)


@rule("kingsburg", "11.10")
def test_general_gives_two_soldiers_then_a_look_at_the_enemy() -> None:
    t = visit(10)
    assert gain(t) == Gain(soldiers=2)
    assert t.view(1)["enemy"]["card"]["kind"] == "zombies"
    assert t.said(1) == ["kingsburg-support", "kingsburg-peeks", "kingsburg-peek-shows"]


@rule("kingsburg", "11.11")
def test_swordsmith_gives_stone_and_gold_or_wood() -> None:
    assert lots(visit(11)) == {"take gold stone", "take wood stone"}
    assert gain(visit(11).play("take gold stone")) == Gain(gold=1, stone=1)
    assert gain(visit(11).play("take wood stone")) == Gain(wood=1, stone=1)


@rule("kingsburg", "11.12")
def test_duchess_gives_two_goods_of_choice_and_a_token() -> None:
    assert lots(visit(12)) == TWO_GOODS
    assert gain(visit(12).play("take wood wood")) == Gain(wood=2, tokens=1)


@rule("kingsburg", "11.13")
def test_champion_gives_three_stone() -> None:
    assert gain(visit(13)) == Gain(stone=3)


@pytest.mark.parametrize("score", [5, 0, -4])
@rule("kingsburg", "11.14", "14.4", "1.6")
def test_smuggler_costs_a_point_whatever_the_score(score: int) -> None:
    t = visit(14, seat(score=score))
    assert len(lots(t)) == 10, "every choice of three goods"
    assert t.refused("pass") == "11.14"
    assert gain(t.play("take gold wood stone")) == Gain(1, 1, 1, points=score - 1)


@rule("kingsburg", "11.15")
def test_inventor_gives_one_good_of_each_kind() -> None:
    assert gain(visit(15)) == Gain(1, 1, 1)


@rule("kingsburg", "11.16")
def test_wizard_gives_four_gold() -> None:
    assert gain(visit(16)) == Gain(gold=4)


@rule("kingsburg", "11.17")
def test_queen_gives_two_goods_and_three_points_then_a_look_at_the_enemy() -> None:
    t = visit(17)
    assert lots(t) == TWO_GOODS
    assert t.view(1)["enemy"]["card"] is None, "the look comes last"
    assert gain(t.play("take gold stone")) == Gain(gold=1, stone=1, points=3)
    assert t.view(1)["enemy"]["card"]["kind"] == "zombies"


@rule("kingsburg", "11.18")
def test_king_gives_one_good_of_each_kind_and_a_soldier() -> None:
    assert gain(visit(18)) == Gain(1, 1, 1, soldiers=1)


@pytest.mark.parametrize("rank", [4, 7, 9, 11, 12, 14, 17])
@rule("kingsburg", "14.4")
def test_only_the_alchemist_can_be_declined(rank: int) -> None:
    assert visit(rank).refused("pass") == f"11.{rank}"
