"""The four-player round that runs through the original rulebook: Aga, Filip, Sandra and Kuba.

Seats 0 to 3 are Aga, Filip, Sandra and Kuba. Before the roll Sandra stands before Kuba on the order track.
"""

from __future__ import annotations

from interrex.testing import Table, rule

from .positions import AID, BUILD, ENVOY, INFLUENCE, ROLL, SEASON, WINTER, at, names, seat

AGA, FILIP, SANDRA, KUBA = range(4)


def first_spring() -> Table:
    """From the goods of the king's aid to the first placement."""
    t = at(
        SEASON, seat(wood=1), seat(stone=1), seat(gold=1), seat(gold=1),
        order=(AGA, FILIP, SANDRA, KUBA), dice="1 3 5  4 4 5  2 2 6  2 3 5",
    )  # fmt: skip
    assert t.state.order == (AGA, SANDRA, KUBA, FILIP)
    return t


def all_placed(t: Table) -> Table:
    t.play("influence 8 d35", "influence 4 d22", "influence 7 d25", "influence 9 d45")
    return t.play("influence 1 d1", "influence 6 d6", "influence 3 d3")  # Filip's 4 finds no place


@rule("kingsburg", "3.3", "14.1")
def test_at_the_start_everybody_takes_a_good_of_choice() -> None:
    t = at(AID, seat(), seat(), seat(), seat())
    assert t.state.pending() == (AGA, FILIP, SANDRA, KUBA)
    t.play("take stone", seat=FILIP).play("take wood", seat=AGA).play("take gold", seat=KUBA)
    assert t.state.goods == [(0, 0, 0)] * 4, "nothing happens before the last answer"
    t.play("take gold", seat=SANDRA)
    assert t.state.goods == [(0, 1, 0), (0, 0, 1), (1, 0, 0), (1, 0, 0)]
    assert t.state.aided == 0


@rule("kingsburg", "3.1", "3.2")
def test_fewest_buildings_then_fewest_goods_get_the_white_die() -> None:
    six, five = "statue inn guard-tower palisade barricade crane", "statue inn guard-tower palisade barricade"
    t = at(AID, seat(six), seat(five, gold=2), seat(five), seat(six, gold=1))
    assert t.state.aided == 1 << SANDRA


@rule("kingsburg", "4.1.1", "4.1.4", "4.1.5")
def test_the_order_after_the_roll() -> None:
    t = at(ROLL, seat(), seat(), seat(), seat(), dice="1 3 5  4 4 5  2 2 6  2 3 5")
    assert [t.state.total(s) for s in range(4)] == [9, 13, 10, 10]
    assert t.state.order == (AGA, SANDRA, KUBA, FILIP)


@rule("kingsburg", "4.2.1", "4.2.2", "4.2.7")
def test_the_placements_and_filips_forced_pass() -> None:
    t = first_spring()
    t.play("influence 8 d35")
    assert t.refused("influence 8 d26") == "4.2.4", "Sandra comes too late for the Treasurer"
    t.play("influence 4 d22", "influence 7 d25")
    assert t.refused("influence 8 d44") == "4.2.4"
    assert "influence 13 d445" in t.offers()
    t.play("influence 9 d45", "influence 1 d1", "influence 6 d6", "influence 3 d3")
    assert t.said().count("kingsburg-passes") == 4, "nobody is asked to pass who has to"
    assert t.asked() == "kingsburg-ask-take-from", "the support has begun"


@rule("kingsburg", "4.3.1", "4.3.2", "14.9")
def test_the_support_from_jester_to_hunter() -> None:
    t = all_placed(first_spring())
    assert t.state.score == [1, 0, 0, 0], "the Jester has given Aga a point"
    assert t.state.goods[KUBA] == (1, 1, 0), "the Architect has given Kuba wood"
    assert t.seat() == SANDRA
    t.play("take wood", "trade wood")
    assert t.state.goods[SANDRA] == (2, 0, 1)
    assert t.seat() == KUBA
    t.play("take wood")
    assert (t.state.goods[KUBA], t.state.tokens[KUBA]) == ((1, 2, 0), 1)
    assert t.state.goods[AGA] == (2, 1, 0), "the Treasurer's gold is Aga's: her dice lie there"
    assert t.offers() == ["take gold wood", "take wood stone"]
    t.play("take gold wood")
    assert t.state.goods[FILIP] == (1, 1, 1)
    assert t.state.placed == []


@rule("kingsburg", "4.4.1", "4.4.2", "4.4.4", "14.9")
def test_the_first_buildings() -> None:
    t = all_placed(first_spring()).play("take wood", "trade wood", "take wood", "take gold wood")
    assert t.seat() == AGA
    t.play("build statue")
    assert (t.state.goods[AGA], t.state.score[AGA]) == ((0, 1, 0), 4), "three points on top of the Jester's one"
    t.play("build guard-tower", "build palisade", "build inn")
    assert t.state.goods == [(0, 1, 0), (0, 0, 1), (1, 0, 0), (1, 0, 0)]
    assert t.state.score == [4, 0, 0, 0]
    assert [names(t, s) for s in range(4)] == [["statue"], ["inn"], ["guard-tower"], ["palisade"]]


@rule("kingsburg", "4.4.3")
def test_the_church_needs_statue_and_chapel() -> None:
    t = at(BUILD, seat("statue", gold=9, wood=9, stone=9), seat())
    assert t.refused("build church") == "4.4.3"
    assert "build church" in at(BUILD, seat("statue chapel", gold=9, wood=9, stone=9), seat()).offers()


@rule("kingsburg", "6.1", "6.2")
def test_kuba_gets_the_envoy() -> None:
    five, four = "statue inn guard-tower palisade barricade", "statue inn guard-tower palisade"
    t = at(ENVOY, seat(five), seat(four, gold=2), seat(four, wood=1), seat(four), year=2)
    assert t.state.envoy == KUBA


@rule("kingsburg", "6.5", "6.6", "14.14")
def test_the_envoy_builds_barricade_and_blacksmith() -> None:
    t = at(BUILD, seat("statue"), seat("statue"), seat("statue"), seat("guard-tower", gold=1, wood=3), envoy=KUBA)
    t.play("build barricade")
    assert t.asked() == "kingsburg-ask-build-second"
    assert t.state.envoy == KUBA
    t.play("build blacksmith")
    assert names(t, KUBA) == ["guard-tower", "blacksmith", "barricade"]
    assert t.state.envoy not in range(4)
    assert t.state.over, "a third is not asked for"


@rule("kingsburg", "6.4", "6.6")
def test_the_envoy_joins_filips_dice_at_the_architect() -> None:
    t = at(INFLUENCE, seat(), seat(), seat(), seat(dice="d3"), placed=f"3:{FILIP}:d3", envoy=KUBA)
    assert t.refused("influence 3 d3") == "4.2.4"
    t.play("influence 3 d3 envoy")
    assert t.state.envoy not in range(4)
    assert [placed[1] for placed in t.state.placed] == [FILIP, KUBA]


def winter_battle() -> Table:
    return at(
        WINTER,
        seat("statue palisade barricade"),
        seat("inn guard-tower", wood=1, stone=1, army=1),
        seat("guard-tower blacksmith barricade"),
        seat("inn barricade crane", wood=1, score=5),
        dice="1", enemy="goblins 3", phase=8,
    )  # fmt: skip


@rule("kingsburg", "8.1", "8.2", "8.3", "8.4", "8.5", "8.6", "8.7", "8.8", "8.9", "8.11")
def test_the_winter_battle_against_three_goblins() -> None:
    t = winter_battle()
    lines = [(told.message.key, told.message.params) for told in t.state.listener]
    armies = {params["seat"]: params["army"] for key, params in lines if key.startswith("kingsburg-battle")}
    assert armies == {AGA: 3, FILIP: 3, SANDRA: 4, KUBA: 2}
    assert t.state.goods == [(0, 0, 0), (0, 1, 1), (0, 0, 1), (0, 1, 0)], "stone for Sandra; Kuba has no gold to lose"
    assert names(t, KUBA) == ["inn", "barricade"], "the Crane stood rightmost"
    assert t.state.score == [0, 0, 1, 4], "a point for the strongest winner, the Crane's point gone"
    assert t.state.army == [0, 0, 0, 0]


@rule("kingsburg", "8.9")
def test_with_only_first_column_buildings_the_topmost_would_fall() -> None:
    t = at(WINTER, seat(), seat("inn barricade", wood=1), dice="1", enemy="goblins 3", phase=8)
    assert names(t, 1) == ["barricade"]
