"""The Woodland Alliance (law 8): supporters, outrage, revolt, sympathy, officers."""

from __future__ import annotations

from typing import Any

import pytest

from interrex.games.root.data import ALLIANCE
from interrex.games.root.play.alliance import Birdsong
from interrex.testing import rule

from .positions import Board, at, cards

RABBITS = "bake-sale cobbler a-visit-to-friends root-tea-rabbit smugglers-trail command-warren"

# Supporters


@rule("root", "8.2.3.1")
def test_without_a_base_five_supporters_are_the_limit() -> None:
    t = at("alliance daylight", supporters="sword " * 4, hands={"alliance": "anvil cobbler"})
    t.play("mobilize anvil", "mobilize cobbler")
    assert len(t.supporters()) == 5
    assert t.discard() == ["cobbler"]


@rule("root", "8.2.3.1")
def test_with_a_base_there_is_no_limit() -> None:
    t = at("alliance daylight", supporters="sword " * 5, hands={"alliance": "anvil"}, buildings="base:5")
    t.play("mobilize anvil")
    assert len(t.supporters()) == 6


@rule("root", "8.2.3", "8.6.2")
def test_supporters_are_no_part_of_the_hand() -> None:
    t = at("alliance evening", supporters="sword " * 5, hands={"alliance": "anvil sword cobbler sappers"})
    assert t.state.over, "five in hand after the draw"


@rule("root", "8.2.3", "4.3.1")
def test_a_supporter_is_no_ambush() -> None:
    t = at("marquise actions", warriors="marquise:5=2 alliance:5=2", supporters="ambush-bird", dice="0 0")
    t.play("battle 5 alliance")
    assert t.asked() == "root-ask-act"


# Outrage


@pytest.mark.parametrize(("faction", "frame"), [("marquise", "marquise actions"), ("eyrie", "eyrie evening")])
@rule("root", "8.2.6")
def test_moving_warriors_into_sympathy_costs_a_matching_card(faction: str, frame: str) -> None:
    t = at(frame, warriors=f"{faction}:1=2", tokens="sympathy:5", hands={faction: "bake-sale anvil armorers"},
           crafted={"eyrie": "cobbler"})  # fmt: skip
    t.play("march 1 5" if faction == "marquise" else "move 1 5", "warriors 2")
    assert t.offers() == ["give bake-sale", "give armorers"]
    t.play("give bake-sale")
    assert t.supporters() == ["bake-sale"]
    assert "bake-sale" not in t.hand(faction)


@rule("root", "8.2.6")
def test_without_a_matching_card_the_hand_is_shown_and_a_supporter_drawn() -> None:
    t = at(
        "marquise actions",
        warriors="marquise:1",
        tokens="sympathy:5",
        hands={"marquise": "anvil sword"},
        deck="cobbler sappers",
    )
    t.play("march 1 5")
    assert t.offers() == ["show"]
    t.play("show")
    assert (t.supporters(), t.hand("marquise")) == (["cobbler"], ["sword", "anvil"])
    assert "root-shown" in t.said(t.seat_of("alliance"))
    assert "root-shown" not in t.said(t.seat_of("eyrie"))


@rule("root", "8.2.6", "23.1")
def test_an_empty_hand_has_nothing_to_show() -> None:
    t = at("marquise actions", warriors="marquise:1", tokens="sympathy:5", deck="cobbler sappers").play("march 1 5")
    assert t.supporters() == ["cobbler"]


@rule("root", "8.2.6")
def test_removing_sympathy_costs_another() -> None:
    t = at(
        "marquise actions", warriors="marquise:5=2", tokens="sympathy:5", hands={"marquise": "bake-sale"}, dice="0 0"
    )
    t.play("battle 5 alliance", "give bake-sale")
    assert (t.sympathy(), t.points("marquise"), t.supporters()) == ([], 1, ["bake-sale"])


@rule("root", "8.2.6")
def test_the_defender_who_removes_sympathy_pays_too() -> None:
    t = at("alliance operations", officers=1, warriors="alliance:5=1 eyrie:5=3", tokens="sympathy:5", dice="3 3",
           hands={"eyrie": "bake-sale"})  # fmt: skip
    t.play("battle 5 eyrie", "pass")
    assert (t.who(), t.offers()) == ("eyrie", ["give bake-sale"])


@rule("root", "8.2.6", "9.2.2")
def test_a_pawn_stirs_no_outrage_but_a_strike_does() -> None:
    t = at("vagabond roam", vagabond="ranger 1 boot crossbow", tokens="sympathy:5", hands={"vagabond": "bake-sale"})
    t.play("move 5")
    assert t.asked() == "root-ask-roam"
    t.play("strike alliance sympathy")
    assert t.offers() == ["give bake-sale"]


@rule("root", "8.2.6", "8.2.3.1")
def test_outrage_finds_no_room() -> None:
    t = at(
        "marquise actions",
        warriors="marquise:1",
        tokens="sympathy:5",
        hands={"marquise": "bake-sale"},
        supporters="sword " * 5,
    )
    t.play("march 1 5", "give bake-sale")
    assert (len(t.supporters()), t.discard()) == (5, ["bake-sale"])


@rule("root", "8.2.6")
def test_the_alliance_is_not_outraged_at_itself() -> None:
    t = at(
        "alliance operations", officers=1, warriors="alliance:1=1", tokens="sympathy:5", hands={"alliance": "bake-sale"}
    )
    t.play("move 1 5")
    assert (t.state.over, t.supporters()) == (True, [])


# Revolt


def revolt(**more: Any) -> Board:
    position: dict[str, Any] = {"tokens": "sympathy:5", "supporters": "bake-sale cobbler", **more}
    return at("alliance birdsong", **position)


@rule("root", "8.4.1.2", "2.1.1")
def test_two_matching_supporters_are_spent() -> None:
    t = revolt(supporters="bake-sale cobbler anvil armorers").play("revolt 5")
    assert t.offers() == ["spend bake-sale", "spend armorers", "spend cobbler"]
    t.play("spend armorers", "spend cobbler")
    assert (sorted(t.supporters()), sorted(t.discard())) == (["anvil", "bake-sale"], ["armorers", "cobbler"])
    assert revolt(supporters="bake-sale anvil").refused("revolt 5") == "8.4.1.2"


@rule("root", "8.4.1.1")
def test_revolts_need_sympathy_and_a_base_of_the_suit() -> None:
    t = revolt(supporters=RABBITS)
    assert t.refused("revolt 4") == "8.4.1.1", "no sympathy"
    t = revolt(supporters=RABBITS, buildings="base:4", tokens="sympathy:5,1")
    assert t.refused("revolt 5") == "8.4.1.1", "the rabbit base stands already"


@rule("root", "8.4.1.3", "3.2.1")
def test_a_revolt_removes_every_enemy_piece_and_scores() -> None:
    t = revolt(warriors="marquise:5=3 eyrie:5=2", buildings="sawmill:5 roost:5", tokens="sympathy:5 wood:5=2",
               vagabond="thief 5 boot torch tea sword")  # fmt: skip
    t.play("revolt 5", "damage boot", "damage tea", "damage sword")
    assert (t.warriors("marquise", 5), t.warriors("eyrie", 5), t.wood(5)) == (0, 0, 0)
    assert (t.buildings("sawmill", 5), t.buildings("roost", 5), t.points("alliance")) == (0, 0, 4)
    assert (t.buildings("base", 5), t.sympathy(), t.satchel()) == (1, [5], "boot! sword! tea! torch")


@rule("root", "8.4.1.3")
def test_a_base_warriors_for_sympathetic_clearings_of_the_suit_and_an_officer() -> None:
    t = revolt(tokens="sympathy:5,10,4,1").play("revolt 5")
    assert (t.buildings("base", 5), t.warriors("alliance", 5), t.officers()) == (1, 3, 1)
    assert t.supply("alliance") == 6


@rule("root", "8.4.1.3", "23.16", "1.5.1")
def test_when_warriors_run_short_the_officer_comes_last() -> None:
    t = revolt(tokens="sympathy:5,10,4", supply="alliance=2").play("revolt 5")
    assert (t.warriors("alliance", 5), t.officers()) == (2, 0)


@rule("root", "8.4.1", "8.4")
def test_any_number_of_revolts_and_then_sympathy() -> None:
    t = revolt(tokens="sympathy:5,1", supporters="bake-sale cobbler anvil foxfolk-steel armorers sword")
    t.play("revolt 5", "spend bake-sale", "spend cobbler")
    assert t.offered("revolt") == ["1"]
    t.play("pass")
    assert t.asked() == "root-ask-spread"
    assert t.refused("revolt 1") == "8.4"


@rule("root", "8.4")
def test_sympathy_waits_for_the_revolts() -> None:
    t = at("alliance birdsong", tokens="sympathy:5", supporters="bake-sale cobbler anvil")
    assert t.offers() == ["revolt 5", "pass"]
    assert t.refused("spread 1") == "8.4"
    assert "spread 1" in t.play("pass").offers()


@rule("root", "23.15", "2.2.4")
def test_a_revolt_beside_a_ruin_finds_its_slot() -> None:
    t = revolt(tokens="sympathy:10", ruins="10=boot", buildings="sawmill:10").play("revolt 10")
    assert (t.buildings("base", 10), t.state.slots()[9]) == (1, 0)


# Spreading sympathy


@rule("root", "8.4.2.1")
def test_the_first_sympathy_goes_anywhere_the_next_beside_it() -> None:
    t = at("alliance spread", supporters="anvil anvil sword bake-sale")
    assert len(t.offered("spread")) == 12
    t.play("spread 12", "spend anvil")
    assert t.offered("spread") == ["4", "7", "9", "10", "11"]
    assert t.refused("spread 1") == "8.4.2.1"


@pytest.mark.parametrize(
    ("before", "cost", "points"),
    [(0, 1, 0), (1, 1, 1), (2, 1, 1), (3, 2, 1), (4, 2, 2), (5, 2, 2), (6, 3, 3), (7, 3, 4), (8, 3, 4), (9, 3, 4)],
)
@rule("root", "8.4.2.2", "8.4.2.3", "8.2.5", "8.3.3")
def test_what_sympathy_costs_and_scores(before: int, cost: int, points: int) -> None:
    there = ",".join([str(c) for c in (2, 1, 9, 4, 8, 7, 3, 11, 6, 12)][:before])
    t = at("alliance spread", tokens=f"sympathy:{there}" if there else "", supporters="armorers " * cost)
    t.play("spread 5")
    assert (t.points("alliance"), t.supporters()) == (points, [])
    if cost > 1:
        poor = at("alliance spread", tokens=f"sympathy:{there}", supporters="armorers " * (cost - 1) + "anvil")
        assert poor.refused("spread 5") == "8.4.2.2"


@rule("root", "8.2.5")
def test_ten_tokens_are_all() -> None:
    t = at("alliance spread", tokens="sympathy:1,2,3,4,6,7,8,9,11,12", supporters="armorers " * 5)
    assert "spread" not in (t.verbs() if not t.state.over else set())
    t = at("alliance operations", officers=1, tokens="sympathy:1,2,3,4,6,7,8,9,11,12", warriors="alliance:5=1")
    assert t.offered("organize") == []


@rule("root", "8.2.5.1", "8.2.5.2")
def test_one_to_a_clearing() -> None:
    t = at("alliance spread", tokens="sympathy:5", supporters="bake-sale anvil")
    assert t.refused("spread 5") == "8.2.5.1"
    assert t.offered("spread") == ["1"], "and only unsympathetic ones"


@rule("root", "8.4.2.2")
def test_supporters_must_match() -> None:
    t = at("alliance spread", tokens="sympathy:1", supporters="anvil foxfolk-steel")
    assert t.refused("spread 5") == "8.4.2.2"


@rule("root", "8.4.2.2.1")
def test_martial_law_costs_one_more() -> None:
    t = at("alliance spread", tokens="sympathy:1", warriors="marquise:5=3", supporters="bake-sale")
    assert t.refused("spread 5") == "8.4.2.2"
    t = at("alliance spread", tokens="sympathy:1", warriors="marquise:5=3", supporters="bake-sale cobbler")
    t.play("spread 5")
    assert (t.supporters(), t.points("alliance")) == ([], 1)


@rule("root", "8.4.2.2.1")
def test_martial_law_counts_one_player_not_all_and_not_itself() -> None:
    for warriors in ("marquise:5=2 eyrie:5=2", "alliance:5=4"):
        t = at("alliance spread", tokens="sympathy:1", warriors=warriors, supporters="bake-sale").play("spread 5")
        assert t.sympathy() == [1, 5]


@rule("root", "8.4.2")
def test_any_number_of_times() -> None:
    t = at("alliance spread", supporters="bake-sale anvil sword")
    t.play("spread 5", "spend bake-sale", "spread 1", "spend anvil", "spread 9")
    assert (t.sympathy(), t.points("alliance"), t.state.over) == ([1, 5, 9], 2, True)


# Daylight


@rule("root", "8.5", "8.5.2")
def test_mobilize_adds_a_supporter() -> None:
    t = at("alliance daylight", hands={"alliance": "anvil sword"}).play("mobilize sword", "mobilize anvil")
    assert (t.supporters(), t.hand("alliance")) == (["sword", "anvil"], [])


@rule("root", "8.5.3")
def test_train_spends_a_card_of_a_bases_suit() -> None:
    t = at("alliance daylight", hands={"alliance": "bake-sale anvil armorers"}, buildings="base:5")
    assert t.offered("train") == ["bake-sale", "armorers"]
    assert t.refused("train anvil") == "8.5.3"
    t.play("train bake-sale", "train armorers")
    assert (t.officers(), t.supply("alliance"), sorted(t.discard())) == (2, 8, ["armorers", "bake-sale"])


@rule("root", "8.5.3", "1.5.1")
def test_no_training_without_a_base_or_a_warrior() -> None:
    assert at("alliance daylight", hands={"alliance": "armorers"}).refused("train armorers") == "8.5.3"
    t = at("alliance daylight", hands={"alliance": "armorers"}, buildings="base:5", supply="alliance=0")
    assert t.refused("train armorers") == "8.5.3"


# Evening


@rule("root", "8.6.1")
def test_as_many_operations_as_officers() -> None:
    t = at("alliance evening", officers=2, buildings="base:5").play("recruit 5", "recruit 5")
    assert (t.warriors("alliance", 5), t.state.over) == (2, True)
    assert at("alliance evening", buildings="base:5", warriors="alliance:5=3").state.over, "no officers, no operations"


@rule("root", "8.6.1")
def test_operations_may_be_left_undone() -> None:
    t = at("alliance evening", officers=3, buildings="base:5").play("pass")
    assert t.state.over


@rule("root", "8.6.1", "8.2.4")
def test_officers_lost_on_the_way_operate_no_more() -> None:
    t = at("alliance evening", officers=3, buildings="base:5,1", warriors="alliance:5=1 marquise:5=3", dice="2 2")
    t.play("battle 5 marquise")
    assert (t.buildings("base", 5), t.officers()) == (0, 1)
    assert t.state.over, "one officer is left, and one operation is done"


@rule("root", "8.6.1.1", "4.2.1")
def test_an_operation_is_one_move() -> None:
    t = at("alliance operations", officers=1, warriors="alliance:5=2").play("move 5 1", "warriors 2")
    assert (t.warriors("alliance", 1), t.state.over) == (2, True)
    t = at("alliance operations", officers=1, warriors="alliance:5=1 marquise:5=1,1=1", buildings="base:4")
    assert t.refused("move 5 1") == "4.2.1"


@rule("root", "8.6.1.2")
def test_or_a_battle() -> None:
    t = at("alliance operations", officers=1, warriors="alliance:5=2 eyrie:5=2", dice="2 0").play("battle 5 eyrie")
    assert (t.warriors("eyrie", 5), t.state.over) == (0, True)


@rule("root", "8.6.1.3")
def test_or_a_warrior_at_a_base() -> None:
    t = at("alliance operations", officers=1, buildings="base:5,1", warriors="alliance:9=1")
    assert t.offered("recruit") == ["1", "5"]
    assert t.refused("recruit 9") == "8.6.1.3"


@rule("root", "8.6.1.4")
def test_or_sympathy_for_a_warrior() -> None:
    t = at("alliance operations", officers=1, warriors="alliance:5=2,1=1 marquise:5=4", tokens="sympathy:1,9")
    assert t.offered("organize") == ["5"], "not where there is sympathy; neither neighbours nor martial law matter"
    assert t.refused("organize 1") == "8.2.5.1"
    t.play("organize 5")
    assert (t.warriors("alliance", 5), t.sympathy(), t.points("alliance"), t.supply("alliance")) == (1, [1, 5, 9], 1, 7)


@pytest.mark.parametrize(("bases", "cards"), [("", 1), ("base:5", 2), ("base:5,1", 3), ("base:5,1,2", 4)])
@rule("root", "8.6.2", "8.6")
def test_bases_uncover_draws(bases: str, cards: int) -> None:
    assert len(at("alliance evening", buildings=bases).hand("alliance")) == cards


# Bases lost


def stormed(supporters: str, officers: int, buildings: str = "base:5") -> Board:
    """The Marquise removes the rabbit base."""
    t = at(
        "marquise actions",
        warriors="marquise:5=2",
        buildings=buildings,
        supporters=supporters,
        officers=officers,
        dice="0 0",
    )
    t.play("battle 5 alliance")
    return t


@pytest.mark.parametrize(("officers", "left"), [(0, 0), (1, 0), (2, 1), (3, 1), (5, 2)])
@rule("root", "8.2.4")
def test_a_lost_base_costs_half_the_officers_rounded_up(officers: int, left: int) -> None:
    t = stormed("", officers)
    assert (t.officers(), t.supply("alliance"), t.points("marquise")) == (left, 10 - left, 1)


@rule("root", "8.2.4")
def test_and_all_supporters_of_its_suit_birds_included() -> None:
    t = stormed("bake-sale anvil armorers sword cobbler dominance-bird", 2)
    assert sorted(t.supporters()) == ["anvil", "sword"]
    assert (sorted(t.discard()), t.available()) == (["armorers", "bake-sale", "cobbler"], ["dominance-bird"])


@rule("root", "8.2.4", "8.2.3.1")
def test_with_the_last_base_down_to_five_supporters() -> None:
    t = stormed("anvil " * 3 + "sword " * 4, 0)
    assert (t.who(), t.offers()) == ("alliance", ["discard sword", "discard anvil"])
    t.play("discard anvil", "discard anvil")
    assert sorted(t.supporters()) == ["anvil", "sword", "sword", "sword", "sword"]


@rule("root", "8.2.4")
def test_with_another_base_they_may_stay() -> None:
    t = stormed("anvil " * 3 + "sword " * 4, 0, buildings="base:5,1")
    assert len(t.supporters()) == 7


@rule("root", "8.2.4", "8.4.1.1")
def test_a_lost_base_can_be_founded_again() -> None:
    t = stormed("", 0)
    board = t.state.boards[ALLIANCE]
    board.sympathy, board.supporters = 1 << 4, cards("bake-sale cobbler")
    t.state.push(Birdsong(t.seat_of("alliance")))
    t.state.run()
    assert "revolt 5" in t.offers()


@rule("root", "4.3.4", "8.2.4", "8.2.6")
@pytest.mark.parametrize(("first", "left"), [("base", ["anvil", "bake-sale"]), ("outrage", ["anvil"])])
def test_in_battle_the_alliance_orders_the_effects_of_its_losses(first: str, left: list[str]) -> None:
    t = at("marquise actions", warriors="marquise:5=2", buildings="base:5", tokens="sympathy:5", dice="1 1",
           supporters="cobbler anvil", hands={"marquise": "bake-sale"})  # fmt: skip
    t.play("battle 5 alliance")
    assert (t.who(), t.offers()) == ("alliance", ["first outrage", "first base"])
    t.play(f"first {first}", "give bake-sale")
    assert sorted(t.supporters()) == left


@rule("root", "1.1.3", "23.17")
@pytest.mark.parametrize("base", [3, 10])
@pytest.mark.parametrize(("first", "left"), [("base", 4), ("outrage", 3)])
def test_a_favours_crafter_orders_its_effects_wherever_the_base_stood(base: int, first: str, left: int) -> None:
    t = at("marquise craft", buildings=f"workshop:5=2,4 base:{base}", tokens="sympathy:3,10 keep:1",
           hands={"marquise": "favor-of-the-rabbits bake-sale cobbler"}, supporters="anvil sword")  # fmt: skip
    t.play("craft favor-of-the-rabbits")
    assert (t.who(), t.offers()) == ("marquise", ["first outrage", "first base"])
    t.play(f"first {first}", "give bake-sale")
    if first == "outrage":  # the second is still to come, and may come before the base as well
        t.play("first base")
    t.play("give cobbler")
    assert len(t.supporters()) == left
    assert t.discard().count("favor-of-the-rabbits") == 1


@rule("root", "1.1.3", "6.2.3", "8.2.6")
@pytest.mark.parametrize(("first", "saved"), [("hospitals", 1), ("outrage", 0)])
def test_whoevers_turn_it_is_says_whether_outrage_or_hospitals_come_first(first: str, saved: int) -> None:
    position: dict[str, Any] = {
        "tokens": "sympathy:5 keep:1",
        "hands": {"marquise": "bake-sale"},
        "deck": "anvil sword",
    }
    t = at("marquise actions", warriors="marquise:5=3 alliance:5=1", dice="2 2", **position)
    t.play("battle 5 alliance")
    assert (t.who(), t.offers()) == ("marquise", ["first outrage", "first hospitals"])
    t.play(f"first {first}", "hospital bake-sale" if saved else "give bake-sale")
    assert t.warriors("marquise", 1) == saved
    assert len(t.supporters()) == 1

    t = at("alliance operations", officers=1, warriors="alliance:5=1 marquise:5=2", dice="2 2", **position)
    t.play("battle 5 marquise", "pass")
    assert (t.who(), t.offers()) == ("alliance", ["first outrage", "first hospitals"])


@rule("root", "1.1.3", "23.17")
def test_nobody_orders_what_cannot_matter() -> None:
    position: dict[str, Any] = {"warriors": "marquise:5=3 alliance:5=1", "dice": "2 2", "deck": "anvil sword"}
    t = at("marquise actions", tokens="sympathy:5", hands={"marquise": "bake-sale"}, **position)
    assert t.play("battle 5 alliance").asked() == "root-ask-outrage", "no keep, no hospitals"
    t = at("marquise actions", tokens="sympathy:5 keep:1", **position)
    assert t.play("battle 5 alliance").asked() == "root-ask-act", "no cards either"
