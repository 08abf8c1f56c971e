"""Module 2: the strips, how they are handed out, and the 28 buildings on them (rulebook 16)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import interrex
from interrex.engine.luck import Luck, key_from_seed
from interrex.games.kingsburg import GAME
from interrex.games.kingsburg import moments as m
from interrex.games.kingsburg.data import AUTUMN, SEVEN_ROWS, SHEET, SPRING, STRIPS, SUMMER, WINTER, covered
from interrex.games.kingsburg.play.founding import strips_left
from interrex.games.kingsburg.play.occasions import Occur
from interrex.testing import Table, rule

from .positions import BUILD, INFLUENCE, LAST_POINTS, RECRUIT, ROLL, SEASON_END, SUPPORT, Seat, at, names, seat
from .positions import WINTER as BATTLE

SEASONS = (SPRING, SUMMER, AUTUMN)
YEAR_START, BEFORE_SUPPORT = Occur(m.YEAR_START), Occur(m.BEFORE_SUPPORT)


def fresh(players: int, seed: int = 1, **options: Any) -> Any:
    g = GAME.start(players, options, Luck(key_from_seed(seed)))
    g.run()
    return g


def strengths(t: Table) -> list[int]:
    return [told.message.params["army"] for told in t.state.listener if told.message.key.startswith("kingsburg-battle")]


# Preparation


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("rows", [False, True])
@rule("kingsburg", "16.1.1")
def test_everybody_is_dealt_two_strips(players: int, rows: bool) -> None:
    for seed in range(20):
        g = fresh(players, seed, strips="dealt", rows=rows)
        dealt = [letter for strips in g.modules.strips for letter in strips]
        assert len(dealt) == 2 * players
        assert set(dealt) <= set("ABCDEFG" if rows else "BCDEF")
        assert max(Counter(dealt).values()) <= 2


@rule("kingsburg", "16.1.2", "14.26")
def test_of_two_alike_one_may_be_exchanged() -> None:
    g = next(g for seed in range(200) if (g := fresh(3, seed, strips="dealt")).pending() != (0, 1, 2))
    (who,) = g.pending()
    assert len(set(g.modules.strips[who])) == 1
    kept = g.modules.strips[who][0]
    assert g.actions(who) == [("redraw",), ("pass",)]
    g.play(who, ("redraw",))
    assert kept in g.modules.strips[who]
    assert len(set(g.modules.strips[who])) == 2


@rule("kingsburg", "16.1.2", "14.26")
def test_five_players_leave_nothing_to_exchange() -> None:
    for seed in range(60):
        g = fresh(5, seed, strips="dealt")
        assert strips_left(g) == []
        assert g.pending() == (0, 1, 2, 3, 4)


@rule("kingsburg", "16.1.3", "14.26")
def test_both_strips_one_or_none() -> None:
    g = next(g for seed in range(200) if (g := fresh(2, seed, strips="dealt")).modules.strips[0] == ("B", "F"))
    assert g.actions(0) == [("cover", "b", "f"), ("cover", "b"), ("cover", "f"), ("pass",)]
    g.play(0, ("cover", "b", "f"))
    assert g.modules.sheets == (SHEET, SHEET), "nothing shows before all have decided"
    g.play(1, ("pass",))
    assert g.modules.sheets == (covered(SHEET, ("B", "F")), SHEET)
    assert g.modules.strips == ()
    rows = interrex.game("kingsburg").view(g, None).seats[0].sheet
    assert [row[0] for row in rows] == ["bridge", "inn", "guard-tower", "palisade", "hideout"]


@rule("kingsburg", "16.1.3")
def test_other_strips_are_refused() -> None:
    match = interrex.new("kingsburg", players=2, seed=3, options={"strips": "dealt"})
    own = set(match.view(0)["board"]["seats"][0]["strips"])
    other = min(set("BCDEF") - own)
    refused = match.why_not(0, ("cover", other.lower()))
    assert refused is not None
    assert refused.rule == "16.1.3"


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@rule("kingsburg", "16.1.4")
def test_the_draft_goes_round_and_back(players: int) -> None:
    g = fresh(players, strips="drafted")
    first = g.order[0]
    asked = []
    while len(g.pending()) == 1:
        (who,) = g.pending()
        asked.append(who)
        g.play(who, g.actions(who)[0])
    clockwise = [(first + n) % players for n in range(players)]
    assert asked == [*clockwise, *clockwise[::-1]]
    assert [len(strips) for strips in g.modules.strips] == [2] * players
    assert GAME.view(g, None).draft == ()


@rule("kingsburg", "16.1.4")
def test_what_is_taken_cannot_be_taken_again() -> None:
    match = interrex.new("kingsburg", players=2, seed=3, options={"strips": "drafted"})
    first, second = match.view(None)["board"]["order"]
    match.play(first, ("pick", "b"))
    assert match.view(None)["board"]["draft"] == ["B", "C", "D", "E", "F"]
    match.play(second, ("pick", "b"))
    assert match.view(None)["board"]["draft"] == ["C", "D", "E", "F"], "there were two"
    refused = match.why_not(second, ("pick", "b"))
    assert refused is not None
    assert refused.rule == "16.1.4"


@rule("kingsburg", "16.1.4", "16.1.3")
def test_both_strips_of_a_letter_can_be_taken() -> None:
    match = interrex.new("kingsburg", players=2, seed=3, options={"strips": "drafted"})
    first, second = match.view(None)["board"]["order"]
    match.play(first, ("pick", "e"))
    match.play(second, ("pick", "b"))
    assert ("pick", "b") in match.actions(second), "any that lies open"
    match.play(second, ("pick", "b"))
    match.play(first, ("pick", "c"))
    assert match.actions(second) == [("cover", "b"), ("pass",)], "only one of them can be used"


@rule("kingsburg", "14.21")
def test_the_costs_use_the_numbers_that_survived() -> None:
    numbers = Counter([n for b in STRIPS for n in b.cost if n])
    assert numbers == {1: 29, 2: 26, 3: 4, 4: 2}


# Costs and points

COSTS = {
    #                    gold wood stone  points
    "tiltyard":          (0, 2, 0, 0), "stadium":         (2, 2, 0, 2),
    "gladiators-school": (2, 2, 1, 4), "colosseum":       (3, 2, 2, 6),
    "bridge":            (2, 0, 1, 4), "altar":           (2, 0, 1, 4),
    "monastery":         (3, 0, 2, 5), "basilica":        (4, 1, 2, 8),
    "brewery":           (1, 1, 0, 0), "fair":            (1, 1, 0, 1),
    "vineyard":          (2, 2, 0, 1), "harbour":         (2, 2, 1, 2),
    "watchtower":        (1, 0, 1, 0), "armoury":         (1, 2, 0, 1),
    "quarters":          (2, 1, 1, 3), "alchemists-guild": (4, 1, 2, 5),
    "stockade":          (0, 1, 0, 0), "griffin-tower":   (1, 2, 1, 2),
    "ramparts":          (1, 0, 2, 2), "manor":           (3, 0, 2, 5),
    "hideout":           (1, 1, 0, 0), "carpenters-shop": (0, 2, 0, 1),
    "counting-house":    (2, 2, 0, 2), "architects-guild": (3, 2, 1, 3),
    "fountain":          (0, 0, 1, 0), "park":            (1, 0, 1, 1),
    "school":            (1, 0, 1, 2), "university":      (2, 1, 1, 2),
}  # fmt: skip


@pytest.mark.parametrize("building", COSTS)
@rule(
    "kingsburg",
    "16.2.1", "16.2.2", "16.2.3", "16.2.4", "16.2.5", "16.2.6", "16.2.7", "16.2.8", "16.2.9", "16.2.10",
    "16.2.11", "16.2.12", "16.2.13", "16.2.14", "16.2.15", "16.2.16", "16.2.17", "16.2.18", "16.2.19", "16.2.20",
    "16.2.21", "16.2.22", "16.2.23", "16.2.24", "16.2.25", "16.2.26", "16.2.27", "16.2.28",
)  # fmt: skip
def test_cost_and_points(building: str) -> None:
    gold, wood, stone, points = COSTS[building]
    letter = next(b.row for b in STRIPS if b.id == building)
    row = [b.id for b in STRIPS if b.row == letter]
    left = " ".join(row[: row.index(building)])
    wood = max(0, wood - 1) if "carpenters-shop" in left else wood
    t = building_by(seat(left, gold=gold, wood=wood, stone=stone), year=4).play(f"build {building}")
    assert (t.state.goods[1], t.state.score[1]) == ((0, 0, 0), points)


def building_by(owner: Seat, year: int = 1) -> Table:
    """The building step of a seat that has laid every strip over its sheet of seven rows."""
    return at(BUILD, seat(), owner, year=year, sheets=(SHEET, covered(SEVEN_ROWS, tuple("ABCDEFG"))))


# Row A


@pytest.mark.parametrize("building", ["tiltyard", "stadium"])
@pytest.mark.parametrize("phase", SEASONS)
@rule("kingsburg", "16.2.1", "16.2.2", "14.25")
def test_a_point_each_summer(building: str, phase: int) -> None:
    assert at(SEASON_END, seat(building), seat(), phase=phase).state.score[0] == (phase == SUMMER)


@pytest.mark.parametrize(("enemy", "year", "bonus"), [("zombies 4", 1, 0), ("orcs 3", 1, 2), ("demons 6", 3, 0)])
@rule("kingsburg", "16.2.3")
def test_gladiators_do_not_frighten_zombies_and_demons(enemy: str, year: int, bonus: int) -> None:
    assert strengths(at(BATTLE, seat("gladiators-school"), seat(), enemy=enemy, year=year, dice="1"))[0] == 1 + bonus


@pytest.mark.parametrize(("mine", "theirs", "points"), [(2, 1, 1), (2, 2, 1), (1, 2, 0), (0, 0, 1)])
@rule("kingsburg", "16.2.4", "14.25")
def test_the_colosseum_wants_the_largest_army(mine: int, theirs: int, points: int) -> None:
    assert at(SEASON_END, seat("colosseum", army=mine), seat(army=theirs)).state.score[0] == points


# Row B


@rule("kingsburg", "16.2.5", "14.25")
def test_the_bridge_does_nothing() -> None:
    assert GAME.rules.entries["bridge"] == ()


@rule("kingsburg", "16.2.6")
def test_the_altar_rerolls_a_total_of_nine_and_white_dice_count() -> None:
    t = at(ROLL, seat("altar"), seat(), dice="2 3 4  1 2 3  6 6 6")
    assert t.offers() == ["altar", "pass"]
    assert t.play("altar").state.coloured[0] == (6, 6, 6)
    t = at(ROLL, seat("altar farms"), seat(), dice="2 3 3 2  1 2 3")
    assert t.state.over, "with the white die it is ten"
    t = at(ROLL, seat("altar chapel"), seat(), dice="3 3 3  1 2 3")
    assert t.refused("chapel") == "12.2"


@rule("kingsburg", "16.2.7", "14.25", "14.27")
def test_the_monastery_wants_empty_hands() -> None:
    assert at(SEASON_END, seat("monastery", tokens=2), seat(), phase=SUMMER).state.score[0] == 1, "tokens are no goods"
    assert at(SEASON_END, seat("monastery", gold=1), seat(), phase=SUMMER).state.score[0] == 0
    assert at(SEASON_END, seat("monastery"), seat(), phase=AUTUMN).state.score[0] == 0
    t = at(SEASON_END, seat("monastery town-hall", gold=1), seat(), phase=SUMMER)
    assert t.play("town-hall gold").state.score[0] == 2, "the last good is spent first"


@rule("kingsburg", "16.2.8", "8.9")
def test_the_basilica_is_passed_over() -> None:
    owner = seat("bridge altar monastery basilica")
    t = at(BATTLE, owner, seat(), enemy="goblins 3", dice="1")
    assert names(t, 0) == ["bridge", "altar", "basilica"]
    assert GAME.census(t.state)["provinces built from the left"] == 2
    t = building_by(seat("bridge altar basilica", gold=9, wood=9, stone=9))
    assert "build monastery" in t.offers()
    assert at(BATTLE, seat("basilica"), seat(), enemy="goblins 3", dice="1").state.in_play[0], "nothing else to raze"


# Row C


@pytest.mark.parametrize(("phase", "army", "left", "gain"), [(SUMMER, 2, 1, 1), (SUMMER, 0, 0, 0), (SPRING, 2, 2, 0)])
@rule("kingsburg", "16.2.9")
def test_the_brewery_takes_a_soldier_if_there_is_one(phase: int, army: int, left: int, gain: int) -> None:
    t = at(SEASON_END, seat("brewery", army=army), seat(), phase=phase)
    assert (t.state.army[0], t.state.score[0], t.state.tokens[0]) == (left, gain, gain)


@rule("kingsburg", "16.2.9", "14.27")
def test_the_brewery_cannot_be_passed_over_but_ordered() -> None:
    t = at(SEASON_END, seat("brewery town-hall", gold=1, army=1), seat(), phase=SUMMER)
    assert t.offers() == ["town-hall gold", "brewery"]
    assert t.play("brewery").offers() == ["town-hall gold", "town-hall +2", "pass"], "its token may be sold at once"


@rule("kingsburg", "16.2.10")
def test_the_fair_leads_one_die_to_any_low_advisor() -> None:
    t = at(INFLUENCE, seat("fair", dice="d66w1"), seat(dice="d1"), placed="1:1:d1")
    assert {a for a in t.offers() if "fair" in a} == {f"influence {rank} d6 fair" for rank in (2, 3, 4, 5)}
    assert t.refused("influence 7 d6 fair") == "16.2.10"
    rich = at(INFLUENCE, seat("fair", dice="d3", tokens=1), seat())
    assert [a for a in rich.offers() if "+2" in a] == ["influence 5 d3 +2"], "no token is spent for nothing"
    refusal = rich.refusal("influence 2 d3 +2 fair")
    assert refusal is not None
    assert refusal.message.key == "kingsburg-no-need-of-token"
    t.play("influence 4 d6 fair")
    assert t.refused("influence 3 d6 fair") == "16.2.10"


@pytest.mark.parametrize("phase", SEASONS)
@rule("kingsburg", "16.2.11", "14.25")
def test_the_vineyard_gives_a_die_in_autumn(phase: int) -> None:
    t = at(ROLL, seat("vineyard"), seat(), phase=phase)
    assert len(t.state.white[0]) == (phase == AUTUMN)


@rule("kingsburg", "16.2.12", "14.25")
def test_the_harbour_gives_a_good_of_choice_before_the_roll() -> None:
    t = at(ROLL, seat("harbour"), seat(), dice="1 2 3  1 2 3")
    assert t.offers() == ["harbour gold", "harbour wood", "harbour stone"]
    assert t.state.coloured[0] == ()
    assert t.play("harbour stone").state.goods[0] == (0, 0, 1)


@rule("kingsburg", "16.2.12", "12.8")
def test_who_has_a_harbour_chooses_before_anybody_rolls() -> None:
    t = at(ROLL, seat("merchants-guild"), seat("harbour"), dice="1 2 3  1 2 4")
    assert (t.state.goods[0], t.state.coloured) == ((1, 0, 0), [(), ()])
    assert t.play("harbour wood").state.coloured == [(1, 2, 3), (1, 2, 4)]


# Row D


@pytest.mark.parametrize("year", [1, 3, 4, 5])
@rule("kingsburg", "16.2.13", "14.25")
def test_the_watchtower_sees_late_enemies(year: int) -> None:
    t = at(YEAR_START, seat("watchtower"), seat(), year=year)
    assert t.view(None)["seats"][0]["bonus"] == 1
    if year < 4:
        assert t.state.over
        return
    assert t.offers() == ["watchtower", "pass"]
    t.play("watchtower")
    assert t.view(0)["enemy"]["card"] is not None
    assert t.view(1)["enemy"]["card"] is None


@rule("kingsburg", "16.2.14")
def test_the_armoury_adds_one() -> None:
    assert strengths(at(BATTLE, seat("armoury"), seat(), enemy="orcs 3", dice="1")) == [2, 1]


@pytest.mark.parametrize(("mine", "theirs", "kept"), [(5, 4, 1), (5, 5, 1), (4, 5, 0), (1, 1, 0)])
@rule("kingsburg", "16.2.15", "14.25")
def test_the_quarters_keep_a_soldier_of_the_strongest(mine: int, theirs: int, kept: int) -> None:
    assert at(BATTLE, seat("quarters", army=mine), seat(army=theirs), enemy="orcs 3", dice="1").state.army == [kept, 0]


@pytest.mark.parametrize(("token", "kept"), [(0, 0), (1, 1)])
@rule("kingsburg", "16.2.15", "19.2")
def test_the_quarters_keep_nobody_where_only_walls_have_won(token: int, kept: int) -> None:
    owner = seat("quarters guard-tower blacksmith alchemists-guild", wood=1)
    t = at(BATTLE, owner, seat(), enemy="orcs 3", levies=((0, 1, 1, 2, 3, 4),) * 2, phase=WINTER)
    t.play(f"levy {token}", "levy 0", "alchemists-guild wood")
    assert strengths(t)[0] == 5 + token
    assert t.state.army[0] == kept


@rule("kingsburg", "16.2.16", "14.25")
def test_the_alchemists_guild_makes_three_of_one_for_a_good() -> None:
    t = at(BATTLE, seat("alchemists-guild", wood=1), seat(), enemy="orcs 3", dice="1", phase=WINTER)
    assert t.view(None)["enemy"]["card"] is None
    assert t.offers() == ["alchemists-guild wood", "pass"]
    assert strengths(t.play("alchemists-guild wood")) == [4, 1]
    assert strengths(at(BATTLE, seat("alchemists-guild"), seat(), enemy="orcs 3", dice="1")) == [2, 1]


# Row E


@pytest.mark.parametrize(("army", "strength"), [(0, 1), (1, 3)])
@rule("kingsburg", "16.2.17", "14.25")
def test_the_stockade_adds_a_soldier_to_one(army: int, strength: int) -> None:
    assert strengths(at(BATTLE, seat("stockade", army=army), seat(), enemy="orcs 3", dice="1"))[0] == strength


@rule("kingsburg", "16.2.17", "17.2.22", "1.7")
def test_the_recruiters_soldier_is_enough_for_the_stockade() -> None:
    t = at(BATTLE, seat("stockade recruiter"), seat(), enemy="orcs 3", dice="1")
    assert strengths(t)[0] == 3, "both come before the reinforcements, in the order that serves their owner"


@pytest.mark.parametrize(("dice", "gained"), [("1 2 6", 1), ("2 2 6", 0)])
@rule("kingsburg", "16.2.18", "1.8")
def test_the_griffin_tower_likes_low_totals(dice: str, gained: int) -> None:
    assert at(ROLL, seat("griffin-tower"), seat(), dice=f"{dice}  1 1 1").state.army[0] == gained


@rule("kingsburg", "16.2.18")
def test_white_dice_count_for_the_griffin_tower() -> None:
    assert at(ROLL, seat("griffin-tower farms"), seat(), dice="1 2 4 3  1 1 1").state.army[0] == 0


@rule("kingsburg", "16.2.19", "14.25")
def test_the_ramparts_win_ties_and_take_a_good() -> None:
    t = at(BATTLE, seat("ramparts", army=2, gold=1, stone=1), seat(), enemy="orcs 3", dice="1")
    assert t.offers() == ["ramparts gold", "ramparts stone", "pass"]
    assert strengths(t.play("ramparts stone"))[0] == 4
    drawn = at(BATTLE, seat("ramparts", army=2), seat(), enemy="orcs 3", dice="1")
    assert drawn.state.goods[0] == (1, 0, 0), "a draw is a victory"


@rule("kingsburg", "16.2.20")
def test_the_manor_doubles_the_rewards_of_the_card() -> None:
    t = at(BATTLE, seat("manor fortress", army=9), seat(), enemy="zombies 4", dice="1")
    assert t.state.score[0] == 2 + 1 + 1, "twice the card's, once the Fortress', once the highest place"
    assert at(BATTLE, seat("manor", army=9), seat(), enemy="orcs 3", dice="1").state.goods[0] == (2, 0, 0)


# Row F


@rule("kingsburg", "16.2.21")
def test_the_hideout_saves_points_but_not_those_of_a_building() -> None:
    assert at(BATTLE, seat("hideout", score=5), seat(), enemy="zombies 4", dice="1").state.score[0] == 5
    t = at(BATTLE, seat("hideout statue chapel", score=9, wood=1), seat(), enemy="goblins 2", dice="1")
    assert (t.state.score[0], t.state.goods[0]) == (9 - 5, (0, 0, 0))


@rule("kingsburg", "16.2.22", "14.25")
def test_the_carpenters_shop_saves_wood_in_columns_three_and_four() -> None:
    t = building_by(seat("carpenters-shop hideout fountain park", gold=2, wood=1, stone=2))
    assert "build counting-house" in t.offers()
    t = building_by(seat("carpenters-shop hideout fountain park", gold=2, wood=0, stone=2))
    assert "build brewery" not in t.offers()


@pytest.mark.parametrize("phase", SEASONS)
@rule("kingsburg", "16.2.23", "14.25")
def test_the_counting_house_sells_in_autumn(phase: int) -> None:
    t = at(SEASON_END, seat("counting-house", gold=1, stone=1), seat(), phase=phase)
    if phase != AUTUMN:
        assert t.state.over
        return
    assert t.offers() == ["counting-house gold", "counting-house stone", "pass"]
    t.play("counting-house gold")
    assert (t.state.score[0], t.state.over) == (2, True)


@rule("kingsburg", "16.2.24")
def test_the_architects_guild_scores_what_comes_later() -> None:
    t = building_by(seat("hideout carpenters-shop counting-house", gold=3, wood=1, stone=1))
    assert t.play("build architects-guild").state.score[1] == 3, "not for itself"
    t = building_by(seat("architects-guild", gold=1, stone=1), year=4)
    assert t.play("build fountain").state.score[1] == 1


@pytest.mark.parametrize(("others", "points"), [("", 3), ("inn", 3), ("inn market", 0)])
@rule("kingsburg", "16.2.24")
def test_the_architects_guild_at_the_end(others: str, points: int) -> None:
    assert at(LAST_POINTS, seat("architects-guild"), seat(others), year=5).state.score[0] == points


@rule("kingsburg", "16.2.24", "14.24")
def test_a_razed_guild_keeps_its_points_but_scores_no_more() -> None:
    t = at(BATTLE, seat("architects-guild", score=7, gold=1), seat(), enemy="goblins 3", dice="1")
    assert t.state.score[0] == 7 - 3
    assert at(LAST_POINTS, seat("counting-house"), seat(), year=5).state.score == [0, 0]


# Row G


@pytest.mark.parametrize(("year", "points"), [(1, 3), (2, 2), (3, 1), (4, 0), (5, 0)])
@rule("kingsburg", "16.2.25", "14.24")
def test_the_fountain_scores_early(year: int, points: int) -> None:
    assert building_by(seat(gold=1, stone=1), year=year).play("build fountain").state.score[1] == points
    t = building_by(seat("fountain", gold=1, stone=1), year=year).play("build park")
    assert t.state.score[1] == 1, "only when it is built itself"


@pytest.mark.parametrize(("placed", "points"), [("1:0:d1 2:0:d2 3:0:d3", 1), ("1:0:d1 2:0:d2 3:1:d3", 0)])
@rule("kingsburg", "16.2.26", "14.25")
def test_the_park_likes_three_advisors(placed: str, points: int) -> None:
    assert at(BEFORE_SUPPORT, seat("park"), seat(), placed=placed).state.score[0] == points


@rule("kingsburg", "16.2.26")
def test_the_same_advisor_twice_is_one_for_the_park() -> None:
    assert at(BEFORE_SUPPORT, seat("park"), seat(), placed="1:0:d1 1:0:d1 3:0:d3").state.score[0] == 0


@pytest.mark.parametrize(("army", "gold", "points"), [(3, 0, 2), (2, 2, 2), (2, 0, 0)])
@rule("kingsburg", "16.2.27")
def test_the_school_counts_fresh_soldiers(army: int, gold: int, points: int) -> None:
    t = at(RECRUIT, seat("school", army=army, gold=gold), seat())
    if gold:
        t.play("recruit gold gold")
    assert t.state.score[0] == points


@rule("kingsburg", "16.2.28", "1.8")
def test_the_university_likes_low_totals() -> None:
    assert at(ROLL, seat("university"), seat(), dice="3 3 3  1 1 1").state.score[0] == 2
    assert at(ROLL, seat("university"), seat(), dice="3 3 4  1 1 1").state.score[0] == 0


# The worked examples at the end of the printed book (the fourth has a governor)


@rule("kingsburg", "1.7", "12.5", "12.19")
def test_example_one_the_inns_token_is_sold_at_the_town_hall() -> None:
    t = at(SEASON_END, seat("inn town-hall"), seat(), phase=SUMMER)
    assert t.play("town-hall +2").state.score[0] == 1


@rule("kingsburg", "1.7", "12.1", "12.2")
def test_example_two_the_statue_makes_the_chapel_possible() -> None:
    t = at(ROLL, seat("statue chapel"), seat(), dice="3 3 3  6 6 6  1  2 4 6")
    assert t.offers() == ["statue coloured", "pass"]
    assert t.play("statue coloured").offers() == ["chapel", "pass"]
    assert t.play("chapel").state.coloured[0] == (2, 4, 6)


@rule("kingsburg", "1.7", "12.1", "12.2")
def test_example_three_either_may_spoil_the_other() -> None:
    t = at(ROLL, seat("statue chapel"), seat(), dice="2 2 2  6 6 6  1 4 6")
    assert t.offers() == ["statue coloured", "chapel", "pass"]
    assert t.play("chapel").state.order == (0, 1), "not alike any more: nothing is left to use"
    t = at(ROLL, seat("statue chapel"), seat(), dice="2 2 2  6 6 6  4").play("statue coloured")
    assert t.state.order == (0, 1), "eight is too much for the Chapel"
    t = at(ROLL, seat("statue chapel"), seat(), dice="2 2 2  6 6 6  3").play("statue coloured")
    assert t.offers() == ["chapel", "pass"], "seven is not"


@rule("kingsburg", "1.8", "16.2.28")
def test_example_five_the_university_looks_at_the_final_total() -> None:
    kept = at(ROLL, seat("chapel university"), seat(), dice="1 2 3  6 6 6").play("pass")
    assert kept.state.score[0] == 2
    low = at(ROLL, seat("chapel university"), seat(), dice="1 2 3  6 6 6  1 2 6").play("chapel")
    high = at(ROLL, seat("chapel university"), seat(), dice="1 2 3  6 6 6  4 4 6").play("chapel")
    assert (low.state.score[0], high.state.score[0]) == (2, 0)


@rule("kingsburg", "1.8", "16.2.18", "16.2.28")
def test_example_six_university_and_griffin_tower_both_give() -> None:
    t = at(ROLL, seat("university griffin-tower"), seat(), dice="1 2 3  6 6 6")
    assert (t.state.score[0], t.state.army[0]) == (2, 1)


@rule("kingsburg", "11.5", "12.14")
def test_support_is_untouched_by_strips() -> None:
    assert at(SUPPORT, seat("stockade"), seat(), placed="5:0:d5").state.army[0] == 1
