"""A productive season: rolling, influencing, support, building, its end (rulebook 4), and the envoy's two uses (6)."""

from __future__ import annotations

import random
from collections.abc import Callable
from itertools import combinations

import pytest

from interrex.engine.powers import Power
from interrex.games.kingsburg.data import AUTUMN, SUMMER, WINTER
from interrex.games.kingsburg.moments import ROLL_SETTLED
from interrex.games.kingsburg.state import NOBODY, Kingsburg, Procedure
from interrex.testing import Table, rule, snapshot

from .conftest import Enter
from .positions import AID, BUILD, INFLUENCE, RECRUIT, ROLL, SEASON, SEASON_END, SUPPORT, Seat, at, names, seat
from .positions import WINTER as BATTLE


def rich(buildings: str = "") -> Seat:
    return seat(buildings, gold=9, wood=9, stone=9)


def then(t: Table, frame: Procedure, dice: str = "") -> Table:
    """Go on with another procedure."""
    t.state.luck.script_dice = [int(d) for d in dice.split()]
    t.state.push(frame)
    t.state.run()
    return t


def influencing(*seats: Seat, placed: str = "", envoy: int = NOBODY, order: tuple[int, ...] = ()) -> Table:
    """Three seats; who is not named has no dice."""
    return at(INFLUENCE, *seats, *[seat()] * (3 - len(seats)), placed=placed, envoy=envoy, order=order)


# 4.1 Rolling and turn order


@rule("kingsburg", "4.1.1")
def test_all_roll_all_their_dice_before_anybody_decides() -> None:
    t = at(SEASON, seat(), seat("farms"), seat(), dice="1 2 3  2 3 4 5  3 4 5")
    assert t.said()[:3] == ["kingsburg-rolls"] * 3
    assert t.state.coloured == [(1, 2, 3), (2, 3, 4), (3, 4, 5)]
    assert t.state.white == [(), (5,), ()]


@rule("kingsburg", "4.1.2", "3.1")
def test_farms_and_the_kings_aid_make_two_white_dice() -> None:
    t = then(at(AID, seat("farms"), seat("inn", gold=1), seat("inn", gold=1)), ROLL, "1 2 3  4 5")
    assert (t.state.coloured[0], t.state.white[0]) == ((1, 2, 3), (4, 5))


@rule("kingsburg", "4.1.3")
def test_the_order_is_set_by_the_final_dice() -> None:
    t = at(ROLL, seat("chapel"), seat(), seat(), dice="1 1 2  3 3 3  4 4 4  6 6 6", order=(0, 1, 2))
    assert t.state.order == (0, 1, 2)
    assert "kingsburg-order" not in t.said(), "the order waits for the reroll"
    t.play("chapel")
    assert t.state.order == (1, 2, 0)


@rule("kingsburg", "14.2")
def test_rolls_are_changed_in_the_order_of_before() -> None:
    chapel = seat("chapel")
    t = at(ROLL, chapel, chapel, chapel, dice="1 1 3  1 1 2  1 1 1", order=(2, 0, 1))
    asked = []
    while not t.state.over:
        asked.append(t.seat())
        t.play("pass")
    assert asked == [2, 0, 1]


@rule("kingsburg", "4.1.4")
def test_white_dice_count_for_the_order() -> None:
    t = at(ROLL, seat("farms"), seat(), seat(), dice="1 1 1 6  2 3 3  2 2 3")
    assert t.state.order == (2, 1, 0), "totals of 9, 8 and 7"


@pytest.mark.parametrize("before", [(0, 1, 2), (2, 1, 0), (1, 2, 0)])
@rule("kingsburg", "4.1.5")
def test_equal_totals_keep_the_order_of_the_season_before(before: tuple[int, ...]) -> None:
    t = at(ROLL, seat(), seat(), seat(), order=before, dice="1 2 3  2 2 2  1 1 4")
    assert t.state.order == before
    lowest_last = at(ROLL, seat(), seat(), seat(), order=before, dice="4 4 4  3 4 5  1 1 1")
    assert lowest_last.state.order == (before[2], before[0], before[1])


@rule("kingsburg", "1.7")
def test_effects_of_one_moment_come_in_the_owners_order_and_are_checked_anew() -> None:
    statue_first = rolled("statue chapel", "2 2 2", "6")().play("statue coloured")
    assert statue_first.state.over, "with a total of 10 the Chapel is out"
    chapel_first = rolled("statue chapel", "2 2 2", "6 6 6")().play("chapel")
    assert chapel_first.offers() == ["statue coloured", "pass"]


@pytest.fixture
def university(enter: Enter) -> None:
    """In the Inn's place a building of a module: a point for a total of 9 or less (the book's example 5)."""

    def lecture(g: Kingsburg, number: int, owner: int) -> None:
        g.score[owner] += g.total(owner) <= 9

    enter("inn", Power(ROLL_SETTLED.happens, lecture))


@pytest.mark.usefixtures("university")
@rule("kingsburg", "1.8")
def test_what_depends_on_the_total_alone_comes_after_the_rerolls() -> None:
    def chapel_and_university(dice: str) -> Table:
        t = at(ROLL, seat("chapel inn"), seat(), seat(), dice=f"1 2 3  6 6 6  6 6 6  {dice}")
        assert t.state.score[0] == 0, "first the Chapel is settled, one way or the other"
        return t

    assert chapel_and_university("").play("pass").state.score[0] == 1
    assert chapel_and_university("5 5 5").play("chapel").state.score[0] == 0
    assert chapel_and_university("2 3 4").play("chapel").state.score[0] == 1


@pytest.mark.usefixtures("university")
@rule("kingsburg", "1.8")
def test_it_looks_at_the_final_total_of_a_roll_that_began_too_high() -> None:
    t = at(ROLL, seat("statue inn"), seat(), seat(), dice="4 4 4  6 6 6  6 6 6  1").play("statue coloured")
    assert (t.state.total(0), t.state.score[0]) == (9, 1)


# 4.2 Influencing advisors


@rule("kingsburg", "4.2.1")
def test_round_after_round_until_all_have_passed() -> None:
    t = influencing(seat(dice="d135"), seat(dice="d246"), seat(dice="d356"), order=(1, 0, 2))
    asked = []
    for line in ("influence 2 d2", "influence 1 d1", "influence 6 d6", "influence 4 d4", "pass", "influence 3 d3"):
        asked.append(t.seat())
        t.play(line)
    assert asked == [1, 0, 2, 1, 0, 2]
    assert t.seat() == 2, "seat 1's six is blocked, seat 0 has passed"
    t.play("pass")
    assert t.state.over
    assert sorted(t.state.placed) == [(1, 0, "d1"), (2, 1, "d2"), (3, 2, "d3"), (4, 1, "d4"), (6, 2, "d6")]


@rule("kingsburg", "4.2.1")
def test_anybody_may_pass_with_dice_in_hand() -> None:
    t = influencing(seat(dice="d123")).play("pass")
    assert t.state.over


@rule("kingsburg", "4.2.2")
def test_any_of_ones_dice_must_add_up_to_the_rank() -> None:
    assert influencing(seat(dice="d124")).offers() == [
        "influence 1 d1", "influence 3 d12", "influence 7 d124", "influence 5 d14",
        "influence 2 d2", "influence 6 d24", "influence 4 d4", "pass",
    ]  # fmt: skip
    assert influencing(seat(dice="d124")).refused("influence 8 d24") == "4.2.2"


@rule("kingsburg", "4.2.3")
def test_white_dice_only_go_along_with_an_own_die() -> None:
    t = influencing(seat(dice="d2w34"))
    assert set(t.offers()) == {"influence 2 d2", "influence 5 d2w3", "influence 6 d2w4", "influence 9 d2w34", "pass"}
    assert t.refused("influence 7 dw34") == "4.2.3"


@rule("kingsburg", "4.2.3")
def test_white_dice_may_be_spread_over_several_placements() -> None:
    t = influencing(seat(dice="d12w34")).play("influence 4 d1w3", "influence 6 d2w4")
    assert t.state.over
    assert t.state.placed == [(4, 0, "d1w3"), (6, 0, "d2w4")]


@rule("kingsburg", "4.2.4")
def test_an_advisor_is_influenced_once_a_season_even_by_oneself() -> None:
    t = influencing(seat(dice="d333"), seat(dice="d12")).play("influence 3 d3")
    assert t.refused("influence 3 d12") == "4.2.4"
    t.play("pass")
    assert t.offers() == ["influence 6 d33", "pass"]
    assert t.refused("influence 3 d3") == "4.2.4"


@rule("kingsburg", "4.2.5")
def test_a_token_adds_exactly_two_and_goes_back() -> None:
    t = influencing(seat(dice="d3", tokens=2))
    assert t.offers() == ["influence 3 d3", "influence 5 d3 +2", "pass"]
    assert t.refused("influence 4 d3 +2") == "4.2.2"
    t.play("influence 5 d3 +2")
    assert t.state.tokens[0] == 1
    assert t.state.placed == [(5, 0, "d3")]


@rule("kingsburg", "4.2.5", "4.2.3")
def test_a_token_needs_an_own_die_and_takes_white_ones_along() -> None:
    t = influencing(seat(dice="d1w4", tokens=1))
    assert "influence 7 d1w4 +2" in t.offers()
    assert t.refused("influence 6 dw4 +2") == "4.2.3"
    assert t.refused("influence 2 d +2") == "4.2.3"


@rule("kingsburg", "4.2.6")
def test_one_token_a_season() -> None:
    t = at(SEASON, seat(tokens=3), seat(), seat(), dice="1 2 2  6 6 6  6 6 6").play("influence 3 d1 +2", "pass", "pass")
    assert t.offers() == ["influence 2 d2", "influence 4 d22", "pass"]
    assert t.refused("influence 4 d2 +2") == "4.2.6"
    t.play("pass")
    assert t.state.tokens[0] == 2
    assert "influence 3 d1 +2" in then(t, SEASON, "1 2 2  6 6 6  6 6 6").offers(), "and one again in the next"


@pytest.mark.parametrize("rank", [3, 5])
@rule("kingsburg", "4.2.5", "4.2.6")
def test_two_tokens_never_join_one_placement(rank: int) -> None:
    t = influencing(seat(dice="d1", tokens=3))
    assert t.refused(f"influence {rank} d1 +2 +2") in ("4.2.5", "4.2.6"), "one token is the limit: that is the reason"


@pytest.mark.parametrize("dice", ["d", "dw45", "d2", "d2w5"])
@rule("kingsburg", "4.2.7", "14.11")
def test_who_cannot_place_passes_unasked(dice: str) -> None:
    t = influencing(seat(dice=dice), placed="2:1:d2 7:1:d16")
    assert t.state.over
    assert t.said() == ["kingsburg-passes"] * 3


@rule("kingsburg", "4.2.8")
def test_who_has_passed_is_out_for_this_season_only() -> None:
    t = at(SEASON, seat(), seat(), seat(), dice="1 1 1  2 2 2  3 3 3")
    t.play("pass", "influence 2 d2", "influence 3 d3")
    assert t.seat() == 1
    assert t.refusal("influence 1 d1", seat=0) is not None
    t.play("pass", "pass")
    then(t, SEASON, "1 1 1  2 2 2  3 3 3")
    assert t.seat() == 0
    assert "influence 1 d1" in t.offers()


def lawful(own: list[int], white: list[int], taken: set[int], *, token: bool, market: bool, envoy: bool) -> set[str]:
    """Every placement the rules allow, straight from their words."""
    found = {"pass"}
    hand = [("d", die) for die in own] + [("w", die) for die in white]
    for some in (c for n in range(1, len(hand) + 1) for c in combinations(hand, n)):
        mine, others = (sorted(die for colour, die in some if colour == c) for c in "dw")
        if not mine:
            continue
        word = "d" + "".join(map(str, mine)) + ("w" + "".join(map(str, others)) if others else "")
        for plus in (0, 2) if token else (0,):
            for shift in (-1, 0, 1) if market else (0,):
                rank = sum(mine) + sum(others) + plus + shift
                if 1 <= rank <= 18 and (rank not in taken or envoy):
                    helps = [(plus, "+2"), (shift, "market"), (rank in taken, "envoy")]
                    found.add(" ".join(["influence", str(rank), word, *[name for on, name in helps if on]]))
    return found


@rule("kingsburg", "4.2.2", "4.2.3", "4.2.4", "4.2.5", "6.4", "12.6", "14.7")
def test_what_is_offered_is_exactly_what_the_rules_allow() -> None:
    luck = random.Random("lawful")
    for _ in range(150):
        own = sorted(luck.choices(range(1, 7), k=luck.randint(1, 3)))
        white = sorted(luck.choices(range(1, 7), k=luck.randint(0, 2)))
        token, market, envoy = (luck.random() < 0.5 for _ in range(3))
        taken = set(luck.sample(range(1, 19), luck.randint(0, 12)))
        word = "d" + "".join(map(str, own)) + ("w" + "".join(map(str, white)) if white else "")
        player = seat("market" if market else "", dice=word, tokens=int(token))
        t = influencing(player, placed=" ".join([f"{rank}:1:d1" for rank in taken]), envoy=0 if envoy else 1)
        allowed = lawful(own, white, taken, token=token, market=market, envoy=envoy)
        assert set(t.offers()) == (allowed if allowed != {"pass"} else set())


# 4.3 Support


@rule("kingsburg", "4.3.1")
def test_support_goes_from_low_to_high_whatever_the_order_of_placing() -> None:
    t = at(SUPPORT, seat(), seat(), seat(), placed="12:0:d66 4:1:d4 7:2:d34 1:2:d1", order=(2, 1, 0))
    asked = []
    for line in ("take gold", "take gold", "take gold gold"):
        asked.append(t.seat())
        t.play(line)
    assert asked == [1, 2, 0]
    assert t.state.goods == [(2, 0, 0), (1, 0, 0), (1, 0, 0)]


@rule("kingsburg", "4.3.1")
def test_goods_of_a_low_rank_feed_the_alchemist() -> None:
    t = at(SUPPORT, seat(), seat(), seat(), placed="6:0:d6 2:0:d2 8:0:d35")
    assert t.offers() == ["trade gold", "pass"]
    assert t.state.goods[0] == (1, 0, 0), "the Squire before him, the Treasurer after"


@rule("kingsburg", "4.3.1")
def test_unvisited_advisors_give_nothing() -> None:
    t = at(SUPPORT, seat(), seat(), seat())
    assert t.state.over
    assert t.said() == []


@rule("kingsburg", "4.3.2", "4.5.2", "14.20")
def test_dice_are_taken_back_before_building() -> None:
    t = at(SEASON, seat("farms", wood=1), seat(), seat(), dice="1 2 3 4  1 2 3  1 2 3")
    t.play("influence 1 d1", "influence 2 d2", "influence 3 d12", "pass", "pass", "pass")
    assert t.asked() == "kingsburg-ask-build"
    assert t.view(None)["advisors"] == [[]] * 18
    assert t.state.white == t.state.coloured == [(), (), ()], "the white die that stayed in hand is gone as well"


@pytest.mark.parametrize("order", [(0, 1, 2), (1, 0, 2)])
@rule("kingsburg", "14.3", "6.4")
def test_two_sets_at_one_advisor_are_served_in_turn_order(order: tuple[int, ...]) -> None:
    t = at(SUPPORT, seat(), seat(), seat(), placed="7:1:d34 7:0:d25", order=order)
    assert t.seat() == order[0]
    t.play("take gold")
    assert t.seat() == order[1]
    t.play("take gold")
    assert (t.state.goods[:2], t.state.tokens[:2]) == ([(1, 0, 0)] * 2, [1, 1])


# 4.4 Building


@rule("kingsburg", "4.4.1")
def test_each_may_build_one_building_or_none_in_turn_order() -> None:
    t = at(BUILD, rich(), rich(), rich(), order=(2, 0, 1))
    built = []
    for line in ("build statue", "pass", "build inn"):
        built.append(t.seat())
        t.play(line)
    assert built == [2, 0, 1]
    assert t.state.over
    assert [names(t, s) for s in range(3)] == [[], ["inn"], ["statue"]]


@rule("kingsburg", "14.11")
def test_who_can_afford_nothing_is_not_asked_to_build() -> None:
    t = at(BUILD, seat(gold=1), seat(stone=9), seat(wood=1))
    assert t.seat() == 2


@rule("kingsburg", "4.4.2")
def test_the_cost_is_paid_in_the_goods_it_names() -> None:
    t = at(BUILD, seat(gold=1, wood=9, stone=9), seat(), seat())
    assert t.refused("build statue") == "4.4.2", "wood and stone do not stand in for gold"
    t.play("build inn")
    assert t.state.goods[0] == (0, 8, 9)


@rule("kingsburg", "4.4.3")
def test_rows_are_built_from_the_left_and_begun_at_any_time() -> None:
    t = at(BUILD, rich("statue chapel barricade"), seat(), seat())
    following = {"build church", "build inn", "build guard-tower", "build palisade", "build crane", "pass"}
    assert set(t.offers()) == following
    for building in ("cathedral", "market", "blacksmith", "stables", "town-hall", "embassy"):
        assert t.refused(f"build {building}") == "4.4.3"


@rule("kingsburg", "4.4.4")
def test_points_come_at_once_and_effects_add_to_those_of_the_others() -> None:
    t = at(BUILD, seat("statue", gold=3, stone=1, score=4), seat(), seat()).play("build chapel")
    assert t.state.score[0] == 4 + 5
    t = then(t, ROLL, "2 2 2  6 6 6  6 6 6")
    assert t.offers() == ["statue coloured", "chapel", "pass"]


@rule("kingsburg", "4.4.5")
def test_a_building_stands_only_once() -> None:
    t = at(BUILD, rich("statue"), seat(), seat())
    assert "build statue" not in t.offers()
    assert t.refused("build statue") == "4.4.5"


# 4.5 End of the season


@rule("kingsburg", "4.5.1", "14.16")
def test_end_of_season_effects_take_place_in_turn_order() -> None:
    player = seat("embassy town-hall", gold=1)
    t = at(SEASON_END, player, player, player, order=(1, 2, 0))
    sold = []
    while not t.state.over:
        sold.append(t.seat())
        t.play("town-hall gold")
    assert sold == [1, 2, 0]
    assert t.state.score == [2, 2, 2]


@rule("kingsburg", "14.15")
def test_gains_that_come_by_themselves_precede_the_town_hall() -> None:
    t = at(SEASON_END, seat("inn embassy town-hall", gold=1), seat(), seat(), phase=SUMMER)
    assert (t.state.tokens[0], t.state.score[0]) == (1, 1)
    assert t.offers() == ["town-hall gold", "town-hall +2", "pass"]


@rule("kingsburg", "4.5.2", "3.1")
def test_the_kings_white_die_stays_until_the_spring_ends() -> None:
    t = then(at(AID, seat(wood=1), seat("inn"), seat("inn")), SEASON, "1 1 1 4  2 2 2  3 3 3").play(
        "pass", "pass", "pass"
    )
    assert t.asked() == "kingsburg-ask-build"
    assert t.view(None)["seats"][0]["aided"]
    t.play("pass")
    assert not t.view(None)["seats"][0]["aided"]


@rule("kingsburg", "4.5.2", "3.1")
def test_the_kings_white_die_is_gone_after_spring() -> None:
    t = then(at(AID, seat(), seat("inn"), seat("inn")), SEASON, "1 1 1 4  2 2 2  3 3 3")
    assert t.state.white[0] == (4,)
    t.play("pass", "pass", "pass")
    assert t.state.over
    assert not t.view(None)["seats"][0]["aided"]
    assert then(t, SEASON).state.white == [(), (), ()]


# The envoy's two uses


@rule("kingsburg", "6.4")
def test_the_envoy_leads_to_an_advisor_another_has_influenced() -> None:
    t = influencing(seat(dice="d123"), placed="6:1:d6 3:2:d3", envoy=0)
    assert t.refused("influence 6 d123") == "4.2.4"
    t.play("influence 6 d123 envoy")
    assert t.state.envoy == NOBODY


@rule("kingsburg", "6.4", "6.6")
def test_the_envoy_leads_back_to_an_advisor_of_ones_own_who_supports_twice() -> None:
    t = at(SEASON, seat(), seat(), seat(), envoy=0, phase=AUTUMN, dice="2 2 2  3 3 3  3 3 3")
    t.play("influence 2 d2", "pass", "pass", "influence 2 d2 envoy")
    assert t.state.envoy == NOBODY
    assert t.asked() == "kingsburg-ask-build", "for the third two there is no help left"
    assert t.state.goods[0] == (2, 0, 0)


@rule("kingsburg", "6.4")
def test_other_rules_of_placing_hold_for_the_envoy() -> None:
    t = influencing(seat(dice="d12w3"), placed="6:1:d6 5:1:d5 3:1:d3", envoy=0)
    assert t.refused("influence 5 d12 envoy") == "4.2.2"
    assert t.refused("influence 3 dw3 envoy") == "4.2.3"
    assert t.refused("influence 4 d1w3 envoy") == "6.4", "the Merchant is free: no envoy is needed"


@rule("kingsburg", "6.5", "14.14")
def test_the_envoy_builds_a_second_building_before_the_next_player() -> None:
    t = at(BUILD, rich(), rich(), seat(), envoy=0).play("build inn")
    assert (t.seat(), t.asked()) == (0, "kingsburg-ask-build-second")
    assert "build market" in t.offers(), "the first may stand to the left of the second"
    assert t.refused("build farms") == "4.4.3"
    t.play("build market")
    assert t.state.goods[0] == (9 - 1 - 2, 9 - 1 - 2, 9)
    assert t.seat() == 1
    t.play("build inn")
    assert t.state.over, "only the envoy's holder may build twice"


@pytest.mark.parametrize("envoy", [1, 2, NOBODY])
@rule("kingsburg", "6.5", "4.4.1")
def test_nobody_but_the_envoys_holder_builds_twice(envoy: int) -> None:
    t = at(BUILD, rich(), rich(), rich(), envoy=envoy)
    asked = []
    while not t.state.over:
        asked.append((t.seat(), t.asked()))
        t.play("build inn" if t.asked() == "kingsburg-ask-build" else "pass")
    twice = [who for who, question in asked if question == "kingsburg-ask-build-second"]
    assert twice == [who for who in (0, 1, 2) if who == envoy]
    assert t.state.envoy == envoy, "it was not used"


@rule("kingsburg", "6.5", "6.6")
def test_the_envoy_stays_if_the_second_building_is_left() -> None:
    t = at(BUILD, rich(), seat(), seat(), envoy=0).play("build inn", "pass")
    assert t.state.envoy == 0
    t = at(BUILD, seat(wood=1), seat(), seat(), envoy=0).play("build barricade")
    assert t.state.over, "nothing is affordable any more"
    assert t.state.envoy == 0


@rule("kingsburg", "6.6")
def test_the_envoy_helps_once_in_one_way() -> None:
    t = at(SEASON, seat(wood=9), seat(), seat(), envoy=0, dice="1 1 1  3 3 3  3 3 3")
    t.play("influence 1 d1", "pass", "pass", "influence 1 d1 envoy")
    assert t.state.envoy == NOBODY
    t.play("build barricade")
    assert t.state.over, "no second building"


# Refusals: each names its rule and its reason


def rolled(buildings: str, dice: str, rerolls: str = "") -> Callable[[], Table]:
    return lambda: at(ROLL, seat(buildings), seat(), seat(), dice=f"{dice}  1 2 6  1 2 6  {rerolls}")


def placing(player: Seat, placed: str = "", envoy: int = NOBODY) -> Callable[[], Table]:
    return lambda: influencing(player, placed=placed, envoy=envoy)


def used_token() -> Table:
    return influencing(seat(dice="d123", tokens=2)).play("influence 3 d1 +2")


def used_market() -> Table:
    return influencing(seat("market", dice="d123")).play("influence 2 d1 market")


def used_statue() -> Table:
    return rolled("statue chapel", "2 2 2", "1")().play("statue coloured")


def building(player: Seat) -> Callable[[], Table]:
    return lambda: at(BUILD, player, seat(), seat())


def supported(rank: int, player: Seat) -> Callable[[], Table]:
    return lambda: at(SUPPORT, player, seat(), seat(), placed=f"{rank}:0:d1")


def recruiting(player: Seat) -> Callable[[], Table]:
    return lambda: at(RECRUIT, player, seat(), seat())


def beaten() -> Table:
    return at(BATTLE, seat(gold=2, wood=1), seat(army=9), seat(army=9), enemy="orcs 3", dice="1", phase=WINTER)


def selling() -> Table:
    return at(SEASON_END, seat("town-hall", gold=1), seat(), seat())


HAND = seat(dice="d123w5")
REFUSALS = [
    (placing(HAND),                            "influence 19 d1",              "4.2.2",  "advisor"),
    (placing(HAND),                            "influence jester d1",          "4.2.2",  "advisor"),
    (placing(HAND),                            "influence 3 three",            "4.2.2",  "dice-word"),
    (placing(HAND),                            "influence 7 d7",               "4.2.2",  "dice-word"),
    (placing(HAND),                            "influence 3 d3 please",        "4.2.2",  "dice-word"),
    (placing(HAND),                            "influence 4 d4",               "4.2.2",  "such-dice"),
    (placing(HAND),                            "influence 2 d11",              "4.2.2",  "such-dice"),
    (placing(HAND),                            "influence 6 d5w1",             "4.2.2",  "such-dice"),
    (placing(HAND),                            "influence 5 dw5",              "4.2.3",  "own-die"),
    (placing(HAND),                            "influence 4 d12",              "4.2.2",  "sum"),
    (placing(HAND, "3:1:d3"),                  "influence 3 d12",              "4.2.4",  "taken"),
    (placing(HAND, "3:-2:d3"),                 "influence 3 d12",              "10.5",   "taken"),
    (placing(HAND),                            "influence 3 d1 +2",            "4.2.5",  "token"),
    (used_token,                               "influence 4 d2 +2",            "4.2.6",  "second-token"),
    (placing(HAND),                            "influence 4 d3 market",        "12.6",   "not-yours"),
    (used_market,                              "influence 4 d3 market",        "12.6",   "used"),
    (placing(seat("market", dice="d13")),      "influence 6 d13 market",       "12.6",   "market"),
    (placing(HAND, "3:1:d3"),                  "influence 3 d12 envoy",        "6.4",    "envoy"),
    (placing(HAND, "3:1:d3", envoy=1),         "influence 3 d12 envoy",        "6.4",    "envoy"),
    (placing(HAND, "4:1:d4", envoy=0),         "influence 3 d12 envoy",        "6.4",    "need-of-envoy"),
    (placing(HAND),                            "influence 3",                  "4.2.2",  "dice-chosen"),
    (placing(HAND),                            "influence 18",                 "4.2.2",  "way"),
    (placing(HAND, "3:1:d3"),                  "influence 3",                  "4.2.4",  "taken"),
    (building(rich()),                         "build castle",                 "4.4",    "building"),
    (building(rich("inn")),                    "build inn",                    "4.4.5",  "twice"),
    (building(rich("inn")),                    "build farms",                  "4.4.3",  "left"),
    (building(seat(gold=1, wood=1)),           "build statue",                 "4.4.2",  "price"),
    (supported(7, seat()),                     "pass",                         "11.7",   "must-take"),
    (supported(7, seat()),                     "take silver",                  "11.7",   "must-take"),
    (supported(7, seat()),                     "take gold gold",               "11.7",   "not-that-lot"),
    (supported(4, seat()),                     "take stone",                   "11.4",   "not-that-lot"),
    (supported(9, seat()),                     "take gold stone",              "11.9",   "not-that-lot"),
    (supported(6, seat(gold=1)),               "trade wood",                   "11.6",   "good"),
    (recruiting(seat(gold=2)),                 "recruit gold",                 "7.1",    "recruit-price"),
    (recruiting(seat(gold=2)),                 "recruit wood wood",            "7.1",    "goods"),
    (beaten,                                   "lose stone stone",             "8.8",    "must-lose"),
    (beaten,                                   "lose gold",                    "8.8",    "must-lose"),
    (beaten,                                   "pass",                         "8.8",    "must-lose"),
    (rolled("statue", "2 2 2"),                "chapel",                       "12.2",   "not-yours"),
    (used_statue,                              "statue coloured",              "12.1",   "used"),
    (rolled("statue chapel", "1 2 2"),         "statue coloured",              "12.1",   "alike"),
    (rolled("statue chapel", "3 3 3"),         "chapel",                       "12.2",   "total"),
    (selling,                                  "town-hall wood",               "12.19",  "use"),
    (selling,                                  "town-hall +2",                 "12.19",  "use"),
]  # fmt: skip


@pytest.mark.parametrize(("position", "action", "forbidden_by", "reason"), REFUSALS, ids=[r[1] for r in REFUSALS])
@rule(
    "kingsburg", "1.9", "4.2.2", "4.2.3", "4.2.4", "4.2.5", "4.2.6",
    "4.4.2", "4.4.3", "4.4.5", "6.4", "7.1", "8.8", "10.5",
)  # fmt: skip
def test_a_refusal_names_its_rule_and_its_reason(
    position: Callable[[], Table], action: str, forbidden_by: str, reason: str
) -> None:
    t = position()
    assert action not in t.offers()
    assert t.refused(action) == forbidden_by
    refusal = t.refusal(action)
    assert refusal is not None
    assert refusal.message.key == f"kingsburg-no-{reason}"
    assert t.say(refusal.message, "pl") != refusal.message.key


@pytest.mark.parametrize(
    ("position", "action", "same"),
    [
        (supported(12, seat()), "take wood gold", "take gold wood"),
        (recruiting(seat(gold=1, wood=1)), "recruit wood gold", "recruit gold wood"),
        (beaten, "lose wood gold", "lose gold wood"),
        (placing(HAND), "influence 10 d32w5", "influence 10 d23w5"),
        (placing(seat("market", dice="d123", tokens=1)), "influence 6 d21 market +2", "influence 6 d12 +2 market"),
    ],
)
@rule("kingsburg", "4.2.2", "7.1", "8.8", "11.12")
def test_the_order_of_words_is_no_rule(position: Callable[[], Table], action: str, same: str) -> None:
    assert snapshot(position().play(action).state) == snapshot(position().play(same).state)
