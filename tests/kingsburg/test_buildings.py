"""The twenty buildings: what each costs and scores, and what each does (rulebook 12)."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from interrex.games.kingsburg.data import AUTUMN, BUILDINGS, KINDS, SPRING, SUMMER, WINTER, Building, goods
from interrex.games.kingsburg.play.building import cost
from interrex.testing import Table, rule

from .positions import BUILD, INFLUENCE, LAST_POINTS, RECRUIT, ROLL, SEASON, SEASON_END, SUPPORT, Seat, at, names, seat
from .positions import WINTER as BATTLE

SEASONS = (SPRING, SUMMER, AUTUMN)

# As published, and for the Guard Tower as the book's example has it: row, column, cost, points.
SHEET = {
    #                   row col  gold wood stone  points
    "statue":           (1, 1,   (2,  0,   0),    3),
    "chapel":           (1, 2,   (3,  0,   1),    5),
    "church":           (1, 3,   (3,  1,   2),    7),
    "cathedral":        (1, 4,   (5,  0,   3),    9),
    "inn":              (2, 1,   (1,  1,   0),    0),
    "market":           (2, 2,   (2,  2,   0),    1),
    "farms":            (2, 3,   (2,  3,   1),    2),
    "merchants-guild":  (2, 4,   (3,  1,   2),    4),
    "guard-tower":      (3, 1,   (1,  0,   1),    0),
    "blacksmith":       (3, 2,   (1,  2,   0),    2),
    "barracks":         (3, 3,   (2,  2,   1),    4),
    "wizards-guild":    (3, 4,   (3,  2,   2),    6),
    "palisade":         (4, 1,   (0,  2,   0),    0),
    "stables":          (4, 2,   (1,  1,   1),    2),
    "stone-wall":       (4, 3,   (2,  0,   2),    2),
    "fortress":         (4, 4,   (3,  0,   2),    4),
    "barricade":        (5, 1,   (0,  1,   0),    0),
    "crane":            (5, 2,   (0,  1,   1),    1),
    "town-hall":        (5, 3,   (2,  1,   1),    2),
    "embassy":          (5, 4,   (2,  2,   2),    4),
}  # fmt: skip


def left_of(building: str) -> str:
    """All the buildings to its left."""
    row, column, _, _ = SHEET[building]
    return " ".join([name for name, (r, c, _, _) in SHEET.items() if r == row and c < column])


def with_goods(amounts: Sequence[int], buildings: str = "") -> Seat:
    gold, wood, stone = amounts
    return seat(buildings, gold=gold, wood=wood, stone=stone)


def all_passed(*seats: Seat, phase: int = SPRING) -> Table:
    """A whole season in which nobody influences anybody: the building step begins."""
    return at(SEASON, *seats, phase=phase, dice="1 2 6  1 2 6  1 2 6").play(*["pass"] * len(seats))


# Costs and points


@pytest.mark.parametrize("building", SHEET)
@rule(
    "kingsburg", "4.4.2", "4.4.4", "14.10",
    "12.1", "12.2", "12.3", "12.4", "12.5", "12.6", "12.7", "12.8", "12.9", "12.10",
    "12.11", "12.12", "12.13", "12.14", "12.15", "12.16", "12.17", "12.18", "12.19", "12.20",
)  # fmt: skip
def test_place_cost_and_points(building: str) -> None:
    row, column, (gold, wood, stone), points = SHEET[building]
    printed = next(b for b in BUILDINGS if b.id == building)
    assert (printed.row, printed.column) == ("ABCDEFG"[row], column)
    left = left_of(building)
    price = (gold - 1 if "crane" in left else gold, wood, stone)
    t = at(BUILD, with_goods(price, left), seat(), seat()).play(f"build {building}")
    assert t.state.goods[0] == (0, 0, 0)
    assert t.state.score == [points, 0, 0]
    for kind in (kind for kind in range(3) if price[kind]):
        one_short = [price[k] - 1 if k == kind else 9 for k in range(3)]
        assert at(BUILD, with_goods(one_short, left), seat(), seat()).refused(f"build {building}") == "4.4.2"


@rule("kingsburg", "12.9", "14.8")
def test_guard_tower_scores_nothing() -> None:
    t = at(BUILD, seat(gold=2, stone=1), seat(), seat()).play("build guard-tower")
    assert (t.state.score[0], t.state.goods[0]) == (0, (1, 0, 0)), "as when Sandra builds it in the book"


# Row 1: Statue, Chapel, Church, Cathedral


def rolled(buildings: str, dice: str) -> Table:
    """Seat 0 has rolled; the other two have 1, 2, 6 before them, and ``dice`` may go on with rerolls."""
    mine, _, rerolls = dice.partition("|")
    return at(ROLL, seat(buildings), seat(), seat(), dice=f"{mine} 1 2 6 1 2 6 {rerolls}")


FARMS = "inn market farms"


@rule("kingsburg", "12.1")
def test_statue_rerolls_one_of_three_alike() -> None:
    t = rolled("statue", "4 4 4 | 6")
    assert t.offers() == ["statue coloured", "pass"]
    t.play("statue coloured")
    assert t.state.coloured[0] == (4, 4, 6)


@rule("kingsburg", "12.1", "1.9")
def test_statue_needs_all_dice_alike_white_ones_included() -> None:
    assert rolled("statue", "4 4 5").state.over, "not even asked"
    assert rolled(f"statue {FARMS}", "4 4 4 5").state.over
    assert rolled(f"statue {FARMS}", "4 4 5 4").state.over
    assert rolled(f"statue {FARMS}", "4 4 4 4").offers() == ["statue coloured", "statue white", "pass"]


@rule("kingsburg", "12.1")
def test_statue_may_reroll_the_white_die_instead() -> None:
    t = rolled(f"statue {FARMS}", "4 4 4 4 | 1").play("statue white")
    assert (t.state.coloured[0], t.state.white[0]) == ((4, 4, 4), (1,))


@rule("kingsburg", "12.1")
def test_statue_works_once_even_if_the_dice_match_again() -> None:
    assert rolled("statue", "4 4 4 | 4").play("statue coloured").state.over


@rule("kingsburg", "12.1", "12.2", "1.7")
def test_rerolls_may_be_left() -> None:
    t = rolled("statue chapel", "2 2 2").play("pass")
    assert t.state.over
    assert t.state.coloured[0] == (2, 2, 2)


@rule("kingsburg", "12.2")
def test_chapel_rerolls_everything_at_seven() -> None:
    t = rolled("chapel", "1 2 4 | 5 5 6").play("chapel")
    assert t.state.coloured[0] == (5, 5, 6)


@rule("kingsburg", "12.2", "1.9")
def test_chapel_is_shut_at_eight() -> None:
    assert rolled("chapel", "1 2 5").state.over


@rule("kingsburg", "12.2")
def test_chapel_counts_and_rerolls_white_dice() -> None:
    assert rolled(f"chapel {FARMS}", "1 2 3 2").state.over, "a total of 8"
    t = rolled(f"chapel {FARMS}", "1 2 3 1 | 5 5 6 4").play("chapel")
    assert (t.state.coloured[0], t.state.white[0]) == ((5, 5, 6), (4,))


@rule("kingsburg", "12.2")
def test_chapel_works_once_even_if_the_total_is_low_again() -> None:
    assert rolled("chapel", "1 2 4 | 1 1 2").play("chapel").state.over


@rule("kingsburg", "12.1", "12.2")
def test_each_reroll_is_refused_a_second_time_while_the_other_is_open() -> None:
    t = rolled("statue chapel", "2 2 2 | 2").play("statue coloured")
    assert t.offers() == ["chapel", "pass"]
    assert t.refused("statue coloured") == "12.1"
    t = rolled("statue chapel", "2 2 2 | 1 1 1").play("chapel")
    assert t.offers() == ["statue coloured", "pass"]
    assert t.refused("chapel") == "12.2"


@rule("kingsburg", "12.1", "12.2")
def test_rerolls_are_there_again_next_season() -> None:
    t = at(SEASON, seat("statue"), seat(), seat(), dice="4 4 4 1 2 6 1 2 6 4").play("statue coloured", *["pass"] * 3)
    assert t.state.over
    t.state.luck.script_dice = [1, 2, 6, 1, 2, 6, 5, 5, 5]  # seat 0 is last now
    t.state.push(SEASON)
    t.state.run()
    assert t.offers() == ["statue coloured", "pass"]


@rule("kingsburg", "12.1", "12.2", "1.7")
def test_the_book_two_two_two_and_a_white_two() -> None:
    t = rolled(f"statue chapel {FARMS}", "2 2 2 2 | 1  1 1 1 1")
    assert t.refused("chapel") == "12.2", "the total is 8"
    t.play("statue coloured")
    assert t.state.total(0) == 7
    t.play("chapel")
    assert (t.state.coloured[0], t.state.white[0]) == ((1, 1, 1), (1,))
    assert t.state.over, "all alike and a low total, but both were used"


@rule("kingsburg", "12.1", "12.2", "1.7", "1.9")
def test_the_book_three_threes() -> None:
    t = rolled("statue chapel", "3 3 3 | 1  4 5 6")
    assert t.offers() == ["statue coloured", "pass"]
    assert t.refused("chapel") == "12.2"
    t.play("statue coloured", "chapel")
    assert t.state.coloured[0] == (4, 5, 6), "the rerolled die is rolled again as well"


@rule("kingsburg", "12.1", "12.2", "1.7")
def test_the_book_three_twos_chapel_first() -> None:
    assert set(rolled("statue chapel", "2 2 2").offers()) == {"statue coloured", "chapel", "pass"}
    assert rolled("statue chapel", "2 2 2 | 1 2 3").play("chapel").state.over, "no longer alike"
    t = rolled("statue chapel", "2 2 2 | 5 5 5 1").play("chapel", "statue coloured")
    assert t.state.coloured[0] == (1, 5, 5)


@pytest.mark.parametrize(("die", "open_still"), [(1, True), (2, True), (3, True), (4, False), (5, False), (6, False)])
@rule("kingsburg", "12.1", "12.2", "1.7", "1.9")
def test_the_book_three_twos_statue_first(die: int, open_still: bool) -> None:
    t = rolled("statue chapel", f"2 2 2 | {die}").play("statue coloured")
    assert ("chapel" in t.offers()) is open_still


def bonuses(buildings: str) -> dict[str, int]:
    """What buildings add in a battle against each kind, beyond the one soldier the king sends."""
    cards = ((1, "barbarians 2"), (1, "goblins 3"), (1, "orcs 3"), (1, "zombies 4"), (3, "demons 6"), (5, "dragons 9"))
    added = {}
    for year, card in cards:
        t = at(BATTLE, seat(buildings), seat(), seat(), year=year, enemy=card, dice="1", phase=WINTER)
        battle = next(told.message for told in t.state.listener if told.message.key.startswith("kingsburg-battle"))
        assert battle.params["seat"] == 0
        added[card.split()[0]] = battle.params["army"] - 1
    return added


def always(bonus: int) -> dict[str, int]:
    return dict.fromkeys(KINDS, bonus)


@rule("kingsburg", "12.3", "8.3")
def test_church_helps_against_demons_only() -> None:
    assert bonuses("church") == {**always(0), "demons": 1}


@pytest.mark.parametrize(
    ("amounts", "points"),
    [((0, 0, 0), 0), ((1, 0, 0), 0), ((1, 0, 1), 1), ((1, 1, 1), 1), ((2, 1, 1), 2), ((0, 5, 0), 2), ((9, 9, 9), 13)],
)
@rule("kingsburg", "12.4", "14.13")
def test_cathedral_counts_pairs_of_goods_and_leaves_them(amounts: tuple[int, int, int], points: int) -> None:
    t = at(LAST_POINTS, with_goods(amounts, "cathedral"), seat(gold=4), seat())
    assert t.state.score == [points, 0, 0]
    assert t.state.goods[0] == amounts


@rule("kingsburg", "12.4", "14.18")
def test_cathedral_does_not_count_tokens() -> None:
    assert at(LAST_POINTS, seat("cathedral", gold=1, tokens=3), seat(), seat()).state.score[0] == 0


# Row 2: Inn, Market, Farms, Merchants' Guild


@pytest.mark.parametrize(("phase", "tokens"), [(SPRING, 0), (SUMMER, 1), (AUTUMN, 0)])
@rule("kingsburg", "12.5")
def test_inn_gives_a_token_at_the_end_of_summer(phase: int, tokens: int) -> None:
    assert at(SEASON_END, seat("inn"), seat(), seat(), phase=phase).state.tokens == [tokens, 0, 0]


@rule("kingsburg", "1.10", "12.5")
def test_inn_built_in_summer_gives_a_token_that_summer() -> None:
    t = all_passed(seat(gold=1, wood=1), seat(), seat(), phase=SUMMER).play("build inn")
    assert t.state.tokens[0] == 1


@rule("kingsburg", "12.5", "12.19", "14.15")
def test_the_book_the_inns_token_is_sold_at_the_town_hall_at_once() -> None:
    t = at(SEASON_END, seat("inn town-hall"), seat(), seat(), phase=SUMMER)
    assert t.offers() == ["town-hall +2", "pass"]
    t.play("town-hall +2")
    assert (t.state.tokens[0], t.state.score[0]) == (0, 1)


@rule("kingsburg", "12.6")
def test_market_reaches_one_below_and_one_above() -> None:
    t = at(INFLUENCE, seat("market", dice="d45"), seat(), seat())
    with_both = [a for a in t.offers() if "d45" in a]
    assert set(with_both) == {"influence 9 d45", "influence 8 d45 market", "influence 10 d45 market"}
    t.play("influence 10 d45 market")
    assert t.state.placed == [(10, 0, "d45")], "the dice keep their values"


@rule("kingsburg", "12.6")
def test_market_works_once_a_season() -> None:
    t = at(INFLUENCE, seat("market", dice="d245"), seat(), seat()).play("influence 1 d2 market")
    assert not [a for a in t.offers() if "market" in a]
    assert t.refused("influence 6 d5 market") == "12.6"


@rule("kingsburg", "12.6", "1.7")
def test_market_opens_again_next_season() -> None:
    t = at(SEASON, seat("market"), seat(), seat(), dice="1 1 6  2 3 6  2 3 6")
    t.play("influence 2 d1 market", *["pass"] * 3)
    t.state.luck.script_dice = [1, 1, 6, 2, 3, 6, 2, 3, 6]
    t.state.push(SEASON)
    t.state.run()
    assert "influence 2 d1 market" in t.offers()


@rule("kingsburg", "12.6")
def test_market_never_leaves_the_council() -> None:
    t = at(INFLUENCE, seat("market", dice="d1"), seat(), seat())
    assert t.offers() == ["influence 1 d1", "influence 2 d1 market", "pass"]
    assert t.refused("influence 0 d1 market") == "4.2.2"
    assert t.refused("influence 1 d1 market") == "12.6", "it shifts by one, not by nought"


@rule("kingsburg", "12.6", "14.7")
def test_market_and_token_combine_on_one_placement() -> None:
    t = at(INFLUENCE, seat("market", tokens=1, dice="d45"), seat(), seat())
    both = {a for a in t.offers() if "d45 +2 market" in a}
    assert both == {"influence 10 d45 +2 market", "influence 12 d45 +2 market"}
    t.play("influence 12 d45 +2 market")
    assert t.state.tokens[0] == 0


@rule("kingsburg", "14.7")
def test_market_brings_a_sum_of_nineteen_to_the_king() -> None:
    t = at(INFLUENCE, seat("market", dice="d666w1"), seat(), seat())
    assert "influence 18 d666w1 market" in t.offers()
    t = at(INFLUENCE, seat("market", tokens=1, dice="d566"), seat(), seat())
    assert "influence 18 d566 +2 market" in t.offers()
    assert not [a for a in t.offers() if a.startswith("influence 19")]


@pytest.mark.parametrize("phase", SEASONS)
@rule("kingsburg", "12.7")
def test_farms_add_a_white_die_in_every_productive_season(phase: int) -> None:
    t = at(ROLL, seat("farms"), seat(), seat(), phase=phase, dice="1 2 3 6")
    assert (t.state.coloured[0], t.state.white[0]) == ((1, 2, 3), (6,))
    assert t.state.white[1:] == [(), ()]


@rule("kingsburg", "12.7", "4.2.3")
def test_the_farms_die_is_placed_only_along_with_an_own_die() -> None:
    t = at(INFLUENCE, seat("farms", dice="d1w6"), seat(), seat())
    assert t.offers() == ["influence 1 d1", "influence 7 d1w6", "pass"]
    assert t.refused("influence 6 dw6") == "4.2.3"


@rule("kingsburg", "12.7", "8.3")
def test_farms_weaken_every_battle() -> None:
    assert bonuses("farms") == always(-1)


@pytest.mark.parametrize("phase", SEASONS)
@rule("kingsburg", "12.8")
def test_merchants_guild_gives_gold_before_rolling(phase: int) -> None:
    t = at(ROLL, seat("merchants-guild"), seat(), seat(), phase=phase)
    assert t.state.goods == [(1, 0, 0), (0, 0, 0), (0, 0, 0)]
    assert t.said()[:2] == ["kingsburg-merchants-guild-earns", "kingsburg-rolls"]


@rule("kingsburg", "12.8")
def test_merchants_guild_gives_nothing_in_the_season_it_is_built() -> None:
    t = all_passed(seat("inn market farms", gold=3, wood=1, stone=2), seat(), seat()).play("build merchants-guild")
    assert t.state.over
    assert t.state.goods[0] == (0, 0, 0)


# Row 3: Guard Tower, Blacksmith, Barracks, Wizards' Guild


@rule("kingsburg", "12.9", "8.3")
def test_guard_tower_adds_one_in_every_battle() -> None:
    assert bonuses("guard-tower") == always(1)


@rule("kingsburg", "12.10", "8.3")
def test_blacksmith_adds_one_in_every_battle() -> None:
    assert bonuses("blacksmith") == always(1)


@rule("kingsburg", "12.11")
def test_barracks_give_three_soldiers_for_three_goods_of_any_kind() -> None:
    t = at(RECRUIT, seat("barracks", gold=1, wood=1, stone=1), seat(), seat())
    t.play("recruit stone", "recruit gold", "recruit wood")
    assert t.state.over
    assert (t.state.army[0], t.state.goods[0]) == (3, (0, 0, 0))
    assert bonuses("barracks") == always(0)


@rule("kingsburg", "12.12", "8.3")
def test_wizards_guild_adds_two_in_every_battle() -> None:
    assert bonuses("wizards-guild") == always(2)


# Row 4: Palisade, Stables, Stone Wall, Fortress


@rule("kingsburg", "12.13", "8.3")
def test_palisade_adds_one_and_two_against_zombies() -> None:
    assert bonuses("palisade") == {**always(1), "zombies": 2}


@pytest.mark.parametrize(("rank", "soldiers"), [(5, 2), (10, 3), (18, 2), (13, 0), (16, 0)])
@rule("kingsburg", "12.14", "14.5")
def test_stables_add_a_soldier_where_an_advisor_gives_some(rank: int, soldiers: int) -> None:
    t = at(SUPPORT, seat("stables"), seat(), seat(), placed=f"{rank}:0:d1")
    assert t.state.army == [soldiers, 0, 0]


@rule("kingsburg", "12.14", "14.5")
def test_stables_add_a_soldier_for_each_support_received() -> None:
    t = at(SUPPORT, seat("stables"), seat(), seat(), placed="5:0:d5 5:0:d5 10:0:d46 18:1:d666")
    assert t.state.army == [2 + 2 + 3, 1, 0]


@rule("kingsburg", "12.14", "7.1")
def test_stables_do_not_help_recruiting() -> None:
    t = at(RECRUIT, seat("stables", gold=2), seat(), seat()).play("recruit gold gold")
    assert t.state.army[0] == 1


def battle(*seats: Seat) -> Table:
    """Goblins of strength 3 in year I; the king sends one soldier."""
    return at(BATTLE, *seats, enemy="goblins 3", dice="1", phase=WINTER)


@rule("kingsburg", "12.15", "8.3", "8.5")
def test_stone_wall_adds_one_and_wins_a_draw() -> None:
    assert bonuses("stone-wall") == always(1)
    t = battle(seat("stone-wall", army=1), seat(army=2), seat())
    assert t.state.goods == [(0, 0, 1), (0, 0, 0), (0, 0, 0)], "both stand at 3, only one has won"
    assert t.state.score == [1, 0, 0], "and so has the honour of the highest place"


@rule("kingsburg", "12.15", "8.6")
def test_stone_wall_does_not_save_from_defeat() -> None:
    t = battle(seat("stone-wall", score=2), seat(), seat())
    assert names(t, 0) == []


@rule("kingsburg", "12.16", "8.3", "8.7")
def test_fortress_scores_on_top_of_the_card_and_the_highest_place() -> None:
    assert bonuses("fortress") == always(1)
    t = at(BATTLE, seat("fortress", army=3), seat(army=9), seat(), enemy="zombies 4", dice="1", phase=WINTER)
    assert t.state.score[:2] == [1 + 1, 1 + 1], "card and Fortress; card and highest place"
    t = at(BATTLE, seat("fortress", army=3), seat(), seat(), enemy="zombies 4", dice="1", phase=WINTER)
    assert t.state.score[0] == 1 + 1 + 1, "card, Fortress and highest place"


@rule("kingsburg", "12.16")
def test_fortress_scores_nothing_without_a_victory() -> None:
    assert battle(seat("fortress", army=1), seat(), seat()).state.score[0] == 0, "a draw"
    t = at(BATTLE, seat("fortress"), seat(), seat(), enemy="zombies 4", dice="1", phase=WINTER)
    assert t.state.score[0] == -2, "a defeat"


# Row 5: Barricade, Crane, Town Hall, Embassy


@rule("kingsburg", "12.17", "8.3")
def test_barricade_helps_against_goblins_only() -> None:
    assert bonuses("barricade") == {**always(0), "goblins": 1}


@pytest.mark.parametrize("building", [name for name in SHEET if name not in ("barricade", "crane")])
@rule("kingsburg", "12.18")
def test_crane_takes_a_gold_off_columns_three_and_four(building: str) -> None:
    _, column, (gold, wood, stone), _ = SHEET[building]
    province = " ".join({"barricade", "crane", *left_of(building).split()})
    t = at(BUILD, with_goods((5, 5, 5), province), seat(), seat()).play(f"build {building}")
    saved = 1 if column >= 3 else 0
    assert t.state.goods[0] == (5 - gold + saved, 5 - wood, 5 - stone)


@rule("kingsburg", "12.18")
def test_the_book_farms_under_the_crane() -> None:
    t = at(BUILD, seat("barricade crane inn market", gold=1, wood=3, stone=1), seat(), seat()).play("build farms")
    assert t.state.goods[0] == (0, 0, 0)


@rule("kingsburg", "12.18")
def test_crane_never_makes_a_price_negative() -> None:
    free = Building("free", "B", 3, goods(gold=0, wood=1), 0, "")
    assert cost(at(BUILD, seat("crane"), seat(), seat()).state, 0, free) == (0, 1, 0)


@pytest.mark.parametrize("phase", SEASONS)
@rule("kingsburg", "12.19")
def test_town_hall_sells_one_thing_at_the_end_of_each_season(phase: int) -> None:
    t = at(SEASON_END, seat("town-hall", gold=2, stone=1, tokens=2), seat(gold=1), seat(), phase=phase)
    assert t.offers() == ["town-hall gold", "town-hall stone", "town-hall +2", "pass"]
    assert t.refused("town-hall wood") == "12.19"
    assert t.refused("town-hall gold +2") == "12.19"
    t.play("town-hall stone")
    assert t.state.over, "neither a second good nor a token as well"
    assert (t.state.goods[0], t.state.tokens[0], t.state.score[0]) == ((2, 0, 0), 2, 1)


@rule("kingsburg", "12.19")
def test_town_hall_takes_any_good_or_a_token() -> None:
    for spent in ("gold", "wood", "stone", "+2"):
        t = at(SEASON_END, seat("town-hall", gold=1, wood=1, stone=1, tokens=1), seat(), seat())
        t.play(f"town-hall {spent}")
        left = dict(zip(("gold", "wood", "stone", "+2"), (*t.state.goods[0], t.state.tokens[0]), strict=True))
        assert left == {"gold": 1, "wood": 1, "stone": 1, "+2": 1, spent: 0}
        assert t.state.score[0] == 1


@rule("kingsburg", "12.19", "14.11")
def test_town_hall_may_be_left_and_asks_nothing_of_who_has_nothing() -> None:
    t = at(SEASON_END, seat("town-hall", gold=1), seat(), seat()).play("pass")
    assert (t.state.score[0], t.state.goods[0]) == (0, (1, 0, 0))
    assert at(SEASON_END, seat("town-hall"), seat(), seat()).state.over


@rule("kingsburg", "1.10", "12.19")
def test_town_hall_sells_in_the_season_it_is_built() -> None:
    t = all_passed(seat("barricade crane", gold=2, wood=1, stone=1), seat(), seat()).play("build town-hall")
    t.play("town-hall gold")
    assert t.state.score[0] == 2 + 1


@rule("kingsburg", "14.17", "12.19", "4.2.6")
def test_a_token_may_be_placed_and_another_sold_in_one_season() -> None:
    t = at(SEASON, seat("barricade crane town-hall", tokens=2), seat(), seat(), dice="1 1 1  6 6 6  6 6 6")
    t.play("influence 3 d1 +2", "pass", "pass")
    assert t.refused("influence 4 d11 +2") == "4.2.6"
    t.play("pass", "town-hall +2")
    assert (t.state.tokens[0], t.state.score[0]) == (0, 1)


@pytest.mark.parametrize("phase", SEASONS)
@rule("kingsburg", "12.20")
def test_embassy_scores_at_the_end_of_each_season(phase: int) -> None:
    assert at(SEASON_END, seat("embassy"), seat(), seat(), phase=phase).state.score == [1, 0, 0]


@rule("kingsburg", "1.10", "12.20")
def test_embassy_built_in_spring_scores_that_spring() -> None:
    t = all_passed(seat("barricade crane town-hall", gold=1, wood=2, stone=2), seat(), seat()).play("build embassy")
    assert t.state.score[0] == 4 + 1
