"""The Eyrie Dynasties (law 7): Decree, turmoil, leaders."""

from __future__ import annotations

from typing import Any

import pytest

from interrex.testing import rule

from .positions import Board, at

# Birdsong


@rule("root", "7.4.1")
def test_emergency_orders_for_an_empty_hand() -> None:
    t = at("eyrie birdsong", buildings="roost:3", deck="anvil sword")
    assert t.hand("eyrie") == ["anvil"]
    t = at("eyrie birdsong", buildings="roost:3", deck="anvil sword", hands={"eyrie": "cobbler"})
    assert t.hand("eyrie") == ["cobbler"]


@rule("root", "7.4.2")
def test_one_card_must_a_second_may_be_added_to_any_columns() -> None:
    t = at("eyrie birdsong", buildings="roost:3", hands={"eyrie": "anvil sword cobbler"})
    assert t.refused("pass") == "7.4.2"
    assert len(t.offers()) == 12, "three cards, four columns"
    t.play("decree build anvil")
    assert "pass" in t.offers()
    t.play("decree build sword")
    assert t.state.over, "no third"
    assert t.decree("build") == ["sword", "anvil"]
    assert t.hand("eyrie") == ["cobbler"]


@rule("root", "7.4.2")
def test_why_a_second_card_is_refused() -> None:
    t = at("eyrie birdsong", buildings="roost:3", hands={"eyrie": "armorers sappers anvil"}).play(
        "decree move armorers"
    )
    reasons = [t.refusal(f"decree move {card}") for card in ("sappers", "bake-sale", "nonsense")]
    keys = [no and no.message.key for no in reasons]
    assert keys == ["root-no-second-bird", "root-no-card-in-hand", "engine-no-such-word"]


@rule("root", "22.10", "23.5", "7.4.1")
def test_what_was_stolen_may_still_join_the_decree() -> None:
    t = at("eyrie turn", crafted={"eyrie": "stand-and-deliver"}, buildings="roost:1", hands={"marquise": "anvil"},
           deck="cobbler armorers sappers")  # fmt: skip
    t.play("pass", "decree move cobbler", "stand-and-deliver marquise", "decree recruit anvil")
    assert (t.decree("move"), t.decree("recruit"), t.hand("eyrie")) == (["cobbler"], ["anvil"], [])


@rule("root", "7.4.2")
def test_one_is_enough() -> None:
    t = at("eyrie birdsong", buildings="roost:3", hands={"eyrie": "anvil sword"}).play("decree move anvil", "pass")
    assert (t.state.over, t.hand("eyrie")) == (True, ["sword"])


@rule("root", "7.4.2")
def test_only_one_of_them_may_be_a_bird() -> None:
    t = at("eyrie birdsong", buildings="roost:3", hands={"eyrie": "armorers sappers anvil"})
    t.play("decree move armorers")
    assert t.refused("decree move sappers") == "7.4.2"
    t.play("decree battle anvil")
    t = at("eyrie birdsong", buildings="roost:3", hands={"eyrie": "armorers anvil"})
    t.play("decree move anvil", "decree move armorers")
    assert t.decree("move") == ["anvil", "armorers"]


@rule("root", "7.4.3")
def test_a_new_roost_where_the_fewest_warriors_are() -> None:
    everywhere = ",".join([f"{c}=2" for c in range(1, 13) if c not in (5, 9)])
    t = at("eyrie birdsong", hands={"eyrie": "anvil"}, warriors=f"marquise:{everywhere},5=1 alliance:9=1")
    t.play("decree move anvil")
    assert t.offers() == ["roost 5", "roost 9"]
    t.play("roost 9")
    assert (t.buildings("roost", 9), t.warriors("eyrie", 9), t.supply("eyrie")) == (1, 3, 17)


@rule("root", "7.4.3")
def test_only_where_a_roost_can_be_placed() -> None:
    t = at("eyrie birdsong", hands={"eyrie": "anvil"}, warriors="marquise:2,3,4,5,6,7,8,9,10,12=2",
           buildings="sawmill:1", tokens="keep:11")  # fmt: skip
    t.play("decree move anvil")
    assert t.offered("roost") == ["2", "3", "4", "5", "6", "7", "8", "9", "10"], (
        "1 is full, 11 has the keep, 12 more warriors"
    )


@rule("root", "7.4.3", "7.4")
def test_no_new_roost_while_there_is_one() -> None:
    t = at("eyrie birdsong", hands={"eyrie": "anvil"}, buildings="roost:3").play("decree move anvil")
    assert t.state.over


@rule("root", "23.16")
def test_a_new_roost_with_the_warriors_that_are_left() -> None:
    t = at("eyrie birdsong", hands={"eyrie": "anvil"}, supply="eyrie=2").play("decree move anvil", "roost 9")
    assert (t.buildings("roost", 9), t.warriors("eyrie", 9)) == (1, 2)


# Resolving the Decree


@rule("root", "7.5.2", "7.5")
def test_columns_from_left_to_right() -> None:
    t = at("eyrie daylight", warriors="eyrie:5=3,1=1 marquise:1=1", buildings="roost:5", dice="1 0",
           decree={"recruit": "vizier", "move": "bake-sale", "battle": "anvil", "build": "vizier"})  # fmt: skip
    t.play("pass")
    assert t.refused("move bake-sale 5 1") == "7.5.2"
    t.play("recruit vizier 5", "move bake-sale 5 2", "warriors 2", "battle anvil 1 marquise", "build vizier 2")
    assert t.state.over
    assert (t.buildings("roost", 2), t.warriors("eyrie", 5), t.warriors("marquise", 1)) == (1, 2, 0)


@rule("root", "7.5.2")
def test_within_a_column_in_any_order() -> None:
    t = at("eyrie decree", buildings="roost:1,5", decree={"recruit": "anvil bake-sale"})
    assert t.offered("recruit") == ["bake-sale 5", "anvil 1"]
    t.play("recruit anvil 1")
    assert t.offered("recruit") == ["bake-sale 5"]


@rule("root", "7.5.2")
def test_what_can_be_done_must_be_done() -> None:
    t = at("eyrie decree", buildings="roost:1", decree={"recruit": "anvil"})
    assert t.refused("pass") == "7.5.2"


@rule("root", "7.5.2", "2.1.1")
def test_a_bird_fits_any_clearing() -> None:
    t = at("eyrie decree", buildings="roost:1,5,9", decree={"recruit": "armorers"})
    assert t.offered("recruit") == ["armorers 1", "armorers 5", "armorers 9"]


@rule("root", "7.5.2.1")
def test_recruit_in_a_matching_clearing_with_a_roost() -> None:
    t = at("eyrie decree", warriors="eyrie:8=2", buildings="roost:1,5,6", decree={"recruit": "anvil"})
    assert t.offered("recruit") == ["anvil 1", "anvil 6"]
    t.play("recruit anvil 6")
    assert (t.warriors("eyrie", 6), t.supply("eyrie")) == (1, 17)


@rule("root", "7.5.2.2")
def test_move_from_a_matching_clearing() -> None:
    t = at("eyrie decree", warriors="eyrie:5=2,1=2,9=2 marquise:9=5", decree={"move": "sword anvil"})
    assert t.offered("move") == ["sword 9 1", "anvil 1 5", "anvil 1 9", "anvil 1 10"]
    assert t.refused("move anvil 5 1") == "7.5.2.2"


@rule("root", "7.5.2.3")
def test_battle_in_a_matching_clearing() -> None:
    t = at("eyrie decree", warriors="eyrie:5=2,1=2 marquise:5,1", decree={"battle": "anvil"})
    assert t.offered("battle") == ["anvil 1 marquise"]
    assert t.refused("battle anvil 5 marquise") == "7.5.2.3"


@rule("root", "7.5.2.4")
def test_build_where_they_rule_match_and_have_no_roost() -> None:
    t = at("eyrie decree", warriors="eyrie:1=2,6=2,8=2,12=2,5=2 marquise:8=3", buildings="roost:1 sawmill:12=2",
           decree={"build": "anvil"})  # fmt: skip
    assert t.offered("build") == ["anvil 6"], "1 has a roost, 8 is not ruled, 12 is full, 5 does not match"
    t.play("build anvil 6")
    assert (t.buildings("roost", 6), t.points("eyrie")) == (1, 0)


# Evening


@pytest.mark.parametrize(
    ("roosts", "points", "cards"),
    [(0, 0, 1), (1, 0, 1), (2, 1, 1), (3, 2, 2), (4, 3, 2), (5, 4, 2), (6, 4, 3), (7, 5, 3)],
)
@rule("root", "7.6.1", "7.6.2", "7.6", "7.3.5")
def test_roosts_score_and_draw(roosts: int, points: int, cards: int) -> None:
    where = ",".join([str(c) for c in range(1, roosts + 1)])
    t = at("eyrie evening", buildings=f"roost:{where}" if roosts else "")
    assert (t.points("eyrie"), len(t.hand("eyrie"))) == (points, cards)


@rule("root", "7.6.2")
def test_the_eyrie_too_keep_five_cards() -> None:
    t = at("eyrie evening", hands={"eyrie": "anvil sword cobbler sappers bake-sale"}, deck="armorers codebreakers")
    assert len(t.offered("discard")) == 6


# Turmoil


@rule("root", "7.7", "7.7.1")
def test_humiliation_costs_a_point_for_every_bird_viziers_too() -> None:
    t = at("eyrie decree", score="eyrie=8", decree={"move": "vizier anvil", "battle": "vizier armorers sword"})
    assert t.points("eyrie") == 5
    assert t.asked() == "root-ask-leader"


@rule("root", "7.7.1", "23.3")
def test_a_score_does_not_fall_below_zero() -> None:
    t = at("eyrie decree", score="eyrie=1", decree={"move": "vizier armorers", "build": "vizier"})
    assert t.points("eyrie") == 0


@rule("root", "7.7.2")
def test_the_purge_discards_all_but_the_viziers() -> None:
    t = at("eyrie decree", decree={"move": "vizier anvil", "battle": "vizier armorers sword"})
    assert sorted(t.discard()) == ["anvil", "armorers", "sword"]
    t.play("leader despot")
    assert {c: t.decree(c) for c in ("recruit", "move", "battle", "build")} == {
        "recruit": [], "move": ["vizier"], "battle": [], "build": ["vizier"],
    }  # fmt: skip


@rule("root", "7.7.3")
def test_the_deposed_leader_lies_face_down() -> None:
    t = at("eyrie decree", leader="commander", deposed="despot", decree={"move": "vizier"})
    assert t.offered("leader") == ["builder", "charismatic"]
    t.play("leader charismatic")
    assert t.view(None)["eyrie"]["leader"] == "charismatic"
    assert t.view(None)["eyrie"]["deposed"] == ["commander", "despot"]


@rule("root", "7.7.3.1")
def test_when_all_have_been_deposed_all_return() -> None:
    t = at("eyrie decree", leader="commander", deposed="builder charismatic despot", decree={"move": "vizier"})
    assert t.offered("leader") == ["builder", "charismatic", "commander", "despot"]
    t.play("leader commander")
    assert t.view(None)["eyrie"]["deposed"] == []


@rule("root", "7.7.4")
def test_after_turmoil_evening_begins() -> None:
    t = at("eyrie turn", buildings="roost:3", hands={"eyrie": "bake-sale sword"}, deck="anvil sappers",
           decree={"move": "vizier", "battle": "vizier"}, score="eyrie=5")  # fmt: skip
    t.play("decree recruit bake-sale", "pass", "pass")
    assert t.asked() == "root-ask-resolve"
    t.play("recruit bake-sale 3", "move vizier 3 7")
    assert t.asked() == "root-ask-leader", "nobody to battle"
    t.play("leader charismatic")
    assert (t.state.over, t.hand("eyrie")) == (True, ["sword", "anvil"])


@pytest.mark.parametrize(
    ("decree", "position"),
    [
        ({"recruit": "anvil"}, {"buildings": "roost:5"}),  # no roost in a fox clearing
        ({"recruit": "bake-sale"}, {"buildings": "roost:5", "supply": "eyrie=0"}),  # no warriors left
        ({"move": "anvil"}, {"warriors": "eyrie:5=3"}),  # none in a fox clearing
        ({"move": "bake-sale"}, {"warriors": "eyrie:5=1 marquise:5=2,1,2"}),  # no rule on either side
        ({"battle": "vizier"}, {"warriors": "eyrie:5=3"}),  # nobody to battle
        ({"build": "vizier"}, {"warriors": "eyrie:5=3", "buildings": "roost:5"}),  # a roost already
        ({"build": "vizier"}, {"warriors": "eyrie:1=3", "buildings": "sawmill:1"}),  # no slot
        ({"build": "vizier"}, {"warriors": "eyrie:12=3", "buildings": "roost:1,2,3,4,5,6,7"}),  # no roosts left
    ],
)
@rule("root", "7.7", "7.5.2", "23.8", "1.5.1")
def test_whatever_cannot_be_done_is_turmoil(decree: dict[str, str], position: dict[str, Any]) -> None:
    assert at("eyrie decree", decree=decree, **position).asked() == "root-ask-leader"


@rule("root", "7.7")
def test_a_card_that_cannot_be_resolved_may_come_first() -> None:
    t = at("eyrie decree", warriors="eyrie:1=2 marquise:1=5", decree={"battle": "anvil sword"}, score="eyrie=5")
    assert t.offers() == ["battle anvil 1 marquise", "turmoil sword"]
    assert t.play("turmoil sword").asked() == "root-ask-leader"
    assert (t.warriors("marquise", 1), t.decree("battle")) == (5, [])


@rule("root", "7.5.2")
def test_but_not_one_that_can() -> None:
    t = at("eyrie decree", warriors="eyrie:1=2,2=2 marquise:1=5,2=1", decree={"battle": "anvil sword"})
    assert "turmoil" not in t.verbs()
    assert t.refused("turmoil sword") == "7.5.2"


@rule("root", "7.7")
def test_turmoil_strikes_in_the_middle_of_a_column() -> None:
    t = at("eyrie decree", buildings="roost:1", decree={"recruit": "anvil bake-sale"}, score="eyrie=3")
    t.play("recruit anvil 1")
    assert t.asked() == "root-ask-leader"
    assert t.warriors("eyrie", 1) == 1, "what was done stays done"


@rule("root", "7.5.2", "22.11")
def test_a_tax_collector_may_still_avert_turmoil() -> None:
    t = at("eyrie decree", crafted={"eyrie": "tax-collector"}, warriors="eyrie:5=1", buildings="roost:5",
           decree={"recruit": "vizier"}, supply="eyrie=0")  # fmt: skip
    t.play("tax-collector 5", "recruit vizier 5")
    assert t.state.over
    assert t.view(None)["eyrie"]["deposed"] == []


# Leaders


@pytest.mark.parametrize(
    ("leader", "columns"),
    [
        ("builder", ["recruit", "move"]),
        ("charismatic", ["recruit", "battle"]),
        ("commander", ["move", "battle"]),
        ("despot", ["move", "build"]),
    ],
)
@rule("root", "7.8", "7.8.1", "7.8.2", "7.8.3", "7.8.4", "7.7.3")
def test_where_the_viziers_of_each_leader_begin(leader: str, columns: list[str]) -> None:
    start = "charismatic" if leader != "charismatic" else "despot"
    t = at("eyrie decree", leader=start, decree={"move": "vizier"}).play(f"leader {leader}")
    assert [c for c in ("recruit", "move", "battle", "build") if t.decree(c) == ["vizier"]] == columns


@rule("root", "7.8.2", "23.8")
def test_the_charismatic_recruits_two() -> None:
    t = at("eyrie decree", leader="charismatic", buildings="roost:5", decree={"recruit": "vizier"})
    t.play("recruit vizier 5")
    assert t.warriors("eyrie", 5) == 2
    t = at("eyrie decree", leader="charismatic", buildings="roost:5", decree={"recruit": "vizier"}, supply="eyrie=1")
    assert t.asked() == "root-ask-leader", "one alone is not enough: turmoil"


@rule("root", "7.8.3")
def test_the_commander_deals_an_extra_hit_in_attack() -> None:
    t = at(
        "eyrie decree", leader="commander", warriors="eyrie:5=1 marquise:5=4", decree={"battle": "vizier"}, dice="3 0"
    )
    t.play("battle vizier 5 marquise")
    assert t.warriors("marquise", 5) == 2
    t = at("marquise actions", leader="commander", warriors="eyrie:5=2 marquise:5=4", dice="0 0").play("battle 5 eyrie")
    assert (t.warriors("marquise", 5), t.warriors("eyrie", 5)) == (4, 2), "not in defence"


@rule("root", "7.8.4")
def test_the_despot_scores_one_more_for_removing_buildings_or_tokens_in_battle() -> None:
    t = at("eyrie decree", leader="despot", warriors="eyrie:5=3", buildings="sawmill:5", tokens="wood:5=1",
           decree={"battle": "vizier"}, dice="1 0")  # fmt: skip
    t.play("battle vizier 5 marquise")
    assert t.points("eyrie") == 3, "two pieces, and one more"
    t = at("eyrie decree", leader="despot", warriors="eyrie:5=3 marquise:5=3", decree={"battle": "vizier"}, dice="1 0")
    t.play("battle vizier 5 marquise")
    assert t.points("eyrie") == 0, "warriors do not count"


@rule("root", "7.8.4")
def test_the_despot_scores_in_defence_too_but_not_outside_battle() -> None:
    t = at("marquise actions", leader="despot", warriors="eyrie:5=3 marquise:5=1", buildings="sawmill:5", dice="3 3")
    t.play("battle 5 eyrie")
    assert t.points("eyrie") == 2
    t = at("eyrie craft", leader="despot", hands={"eyrie": "favor-of-the-foxes"}, buildings="roost:1,6,8 sawmill:12")
    t.play("craft favor-of-the-foxes")
    assert t.points("eyrie") == 1


@rule("root", "7.5.2")
def test_all_see_how_far_the_decree_has_come() -> None:
    t = at(
        "eyrie decree", buildings="roost:1", warriors="eyrie:1=2", decree={"recruit": "vizier", "move": "vizier anvil"}
    )
    assert (t.view(None)["eyrie"]["resolving"], resolved(t)) == ("recruit", [])
    t.play("recruit vizier 1", "move anvil 1 5")
    assert (t.view(None)["eyrie"]["resolving"], resolved(t)) == ("move", ["recruit vizier", "move anvil"])
    t = at("marquise actions", decree={"move": "vizier"})
    assert (t.view(None)["eyrie"]["resolving"], resolved(t)) == (None, [])


def resolved(t: Board) -> list[str]:
    decree = t.view(None)["eyrie"]["decree"]
    return [f"{column} {card['card']}" for column in decree for card in decree[column] if card["resolved"]]
