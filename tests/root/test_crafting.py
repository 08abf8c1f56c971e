"""Crafting cards (law 4.1) and each faction's crafting pieces."""

from __future__ import annotations

import pytest

from interrex.testing import rule

from .positions import at


@rule("root", "4.1.1", "6.2.1")
def test_workshops_of_the_suit_pay() -> None:
    hand = {"marquise": "anvil sword"}  # a fox; two foxes
    assert at("marquise craft", buildings="workshop:1", hands=hand).offered("craft") == ["anvil"]
    assert at("marquise craft", buildings="workshop:1,6", hands=hand).offered("craft") == ["sword", "anvil"]
    t = at("marquise craft", buildings="workshop:5 sawmill:1,6", hands=hand)
    assert t.offered("craft") == []
    assert t.refused("craft anvil") == "4.1.1"


@rule("root", "4.1.1")
def test_a_crafting_piece_is_activated_once_a_turn() -> None:
    t = at("marquise craft", buildings="workshop:1", hands={"marquise": "anvil crossbow-mouse"}).play("craft anvil")
    assert t.refused("craft crossbow-mouse") == "4.1.1"


@rule("root", "4.1.1")
def test_pieces_are_ready_again_the_next_turn() -> None:
    t = at("marquise turn", buildings="workshop:1", hands={"marquise": "anvil"}).play("craft anvil", "pass", "pass")
    assert t.state.over
    t = at("marquise turn", buildings="workshop:1", hands={"marquise": "crossbow-mouse"})
    t.state.activated = [1, 0, 0]
    assert t.refused("craft crossbow-mouse") == "4.1.1"
    t.state.push(type(t.state.stack[0])(0))
    t.state.run()
    assert "craft crossbow-mouse" in t.offers()


@rule("root", "4.1.2", "3.2.2")
def test_an_item_comes_from_the_supply_and_scores() -> None:
    t = at("marquise craft", buildings="workshop:1", hands={"marquise": "anvil"}).play("craft anvil")
    assert t.items("marquise") == ["hammer"]
    assert t.view(None)["items"].get("hammer", 0) == 0
    assert (t.points("marquise"), t.discard(), t.hand("marquise")) == (2, ["anvil"], [])


@rule("root", "4.1.2")
def test_no_item_left_no_crafting() -> None:
    t = at("marquise craft", buildings="workshop:1", hands={"marquise": "anvil"}, item_supply="hammer=0")
    assert t.refused("craft anvil") == "4.1.2"


@rule("root", "4.1.3")
def test_a_persistent_effect_stays_in_front_of_its_owner() -> None:
    t = at("marquise craft", buildings="workshop:1", hands={"marquise": "armorers"}).play("craft armorers")
    assert (t.crafted("marquise"), t.discard()) == (["armorers"], [])
    assert t.points("marquise") == 0


@rule("root", "4.1.4")
def test_no_second_identical_effect() -> None:
    t = at("marquise craft", buildings="workshop:1,6", hands={"marquise": "armorers armorers"}).play("craft armorers")
    assert t.refused("craft armorers") == "4.1.4"
    t = at("marquise craft", buildings="workshop:1", hands={"marquise": "armorers"}, crafted={"eyrie": "armorers"})
    assert "craft armorers" in t.offers(), "another player's does not matter"


@rule("root", "2.1.2", "2.1.3")
def test_ambush_and_dominance_cards_cannot_be_crafted() -> None:
    t = at("marquise craft", buildings="workshop:1,6", hands={"marquise": "ambush-fox dominance-fox"})
    assert t.refused("craft ambush-fox") == "2.1.2"
    assert t.refused("craft dominance-fox") == "2.1.3"


@rule("root", "4.1")
def test_only_cards_in_hand() -> None:
    t = at("marquise craft", buildings="workshop:1")
    assert t.refused("craft anvil") == "4.1"


@rule("root", "6.5")
def test_the_marquise_crafts_before_her_actions() -> None:
    t = at("marquise daylight", buildings="workshop:1", hands={"marquise": "anvil"}).play("pass")
    assert t.refused("craft anvil") == "6.5"


@rule("root", "7.2.1", "7.5.1")
def test_the_eyrie_craft_with_roosts_before_the_decree() -> None:
    t = at("eyrie daylight", buildings="roost:1", hands={"eyrie": "anvil"}, decree={"recruit": "vizier vizier"})
    t.play("craft anvil")
    assert t.items("eyrie") == ["hammer"]
    t = at("eyrie daylight", buildings="roost:1", hands={"eyrie": "anvil"}, decree={"recruit": "vizier vizier"})
    t.play("pass", "recruit vizier 1")
    assert "craft" not in t.verbs()


@rule("root", "7.2.3")
def test_the_eyrie_score_only_one_for_an_item() -> None:
    t = at("eyrie craft", leader="despot", buildings="roost:5,10", hands={"eyrie": "bake-sale"}).play("craft bake-sale")
    assert t.points("eyrie") == 1
    assert t.items("eyrie") == ["coin"]


@rule("root", "7.8.1")
def test_but_for_the_builder() -> None:
    t = at("eyrie craft", leader="builder", buildings="roost:5,10", hands={"eyrie": "bake-sale"})
    assert t.play("craft bake-sale").state.score[t.seat_of("eyrie")] == 3


@rule("root", "8.2.1", "8.5.1")
def test_the_alliance_crafts_with_sympathy() -> None:
    t = at("alliance daylight", tokens="sympathy:5,10", hands={"alliance": "bake-sale anvil"})
    assert t.offered("craft") == ["bake-sale"]
    t.play("craft bake-sale")
    assert (t.points("alliance"), t.items("alliance")) == (3, ["coin"])
    assert "craft" not in t.verbs()


@rule("root", "8.2.3")
def test_supporters_cannot_be_crafted() -> None:
    t = at("alliance daylight", tokens="sympathy:1", supporters="anvil")
    assert t.refused("craft anvil") == "4.1"


@rule("root", "9.2.1", "9.5.8")
def test_the_vagabonds_hammers_match_his_clearing() -> None:
    t = at("vagabond roam", vagabond="tinker 1 hammer hammer", hands={"vagabond": "sword bake-sale"})
    assert t.offered("craft") == ["sword"]
    t.play("craft sword")
    assert t.satchel() == "hammer- hammer- sword"
    assert t.points("vagabond") == 2


@rule("root", "9.5.8")
def test_as_many_hammers_as_symbols() -> None:
    t = at("vagabond roam", vagabond="tinker 1 hammer hammer- hammer!", hands={"vagabond": "sword anvil"})
    assert t.offered("craft") == ["anvil"]


@rule("root", "9.2.1")
def test_in_a_forest_hammers_match_nothing() -> None:
    t = at("vagabond roam", vagabond="tinker f1 hammer", hands={"vagabond": "anvil"})
    assert t.refused("craft anvil") == "4.1.1"


@pytest.mark.parametrize(
    ("roosts", "ways"),
    [("1,5,2,6", ["fox fox rabbit mouse"]), ("1,6,8,5,10", ["fox fox rabbit rabbit", "fox fox fox rabbit"])],
)
@rule("root", "4.1.1")
def test_a_cost_of_any_suit_is_paid_as_the_player_likes(roosts: str, ways: list[str]) -> None:
    t = at("eyrie craft", buildings=f"roost:{roosts}", hands={"eyrie": "royal-claim"}).play("craft royal-claim")
    if len(ways) > 1:
        assert t.offered("activate") == ways
        t.play(f"activate {ways[0]}")
    assert t.crafted("eyrie") == ["royal-claim"]


@rule("root", "4.1")
def test_a_word_too_many_is_named_as_such() -> None:
    no = at("marquise craft", hands={"marquise": "ambush-fox"}).refusal("craft 5 ambush-fox")
    assert no is not None
    assert (no.rule, no.message.key) == ("4.1", "engine-words-wanted")
