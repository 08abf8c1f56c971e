"""The Vagabond (law 9): items, actions, characters, quests. Relationships and a second one have their own files."""

from __future__ import annotations

from typing import Any

import pytest

from interrex.engine.words import LANGUAGES, words
from interrex.games.root.data import ITEMS, QUESTS
from interrex.testing import rule

from .positions import at

# A lone wanderer


@rule("root", "9.2.2", "2.5")
def test_his_pawn_rules_nothing_and_keeps_nobody_from_ruling() -> None:
    t = at("vagabond roam", vagabond="thief 5 sword sword sword", warriors="marquise:5=1")
    assert (t.ruler(5), t.ruler(1)) == ("marquise", None)


@rule("root", "9.2.2")
def test_his_pawn_is_never_removed() -> None:
    t = at("marquise actions", vagabond="thief 5 sword", warriors="marquise:5=3", dice="3 0").play("battle 5 vagabond")
    assert (t.place(), t.satchel()) == ("5", "sword!")


@rule("root", "9.2.2.1", "23.21")
def test_full_removal_damages_three_items_of_his_choice() -> None:
    t = at(
        "alliance birdsong",
        tokens="sympathy:5",
        supporters="bake-sale cobbler",
        vagabond="thief 5 boot torch tea- sword bag!",
    )
    t.play("revolt 5")
    assert t.who() == "vagabond"
    assert t.offers() == ["damage boot", "damage torch", "damage sword", "damage tea exhausted"]
    t.play("damage torch", "damage tea exhausted", "damage boot")
    assert t.satchel() == "bag! boot! sword tea!- torch!"


@rule("root", "9.2.2.1", "9.2.7")
def test_or_all_he_has() -> None:
    t = at("alliance birdsong", tokens="sympathy:5", supporters="bake-sale cobbler", vagabond="thief 5 boot tea!")
    t.play("revolt 5")
    if not t.state.over and t.who() == "vagabond":
        t.play("damage boot")
    assert t.satchel() == "boot! tea!"


@rule("root", "9.2.3", "4.2.1")
def test_nimble_he_moves_whoever_rules() -> None:
    t = at("vagabond roam", vagabond="thief 1 boot", warriors="marquise:1=5,5=5").play("move 5")
    assert t.place() == "5"


@rule("root", "9.2.4", "4.3.3.2")
@pytest.mark.parametrize(
    ("items", "damaged"), [("sword- boot tea", 0), ("sword boot tea", 0), ("sword! boot tea", 1), ("torch boot tea", 1)]
)
def test_without_an_undamaged_sword_he_is_defenceless(items: str, damaged: int) -> None:
    t = at("marquise actions", vagabond=f"thief 5 {items}", warriors="marquise:5=3", dice="0 0").play(
        "battle 5 vagabond"
    )
    while not t.state.over and t.who() == "vagabond":
        t.play(t.offers()[0])
    assert t.satchel().count("!") - items.count("!") == damaged


@rule("root", "9.2.6", "4.3.2.1")
@pytest.mark.parametrize(
    ("swords", "hits"), [("sword", 1), ("sword sword-", 2), ("sword sword- sword!", 2), ("sword sword sword sword", 3)]
)
def test_he_rolls_no_more_hits_than_undamaged_swords(swords: str, hits: int) -> None:
    t = at("vagabond roam", vagabond=f"thief 5 {swords}", warriors="marquise:5=5", dice="3 0").play("battle 5 marquise")
    assert t.warriors("marquise", 5) == 5 - hits


@rule("root", "9.2.7")
def test_each_hit_damages_an_item_of_his_choice() -> None:
    t = at("marquise actions", vagabond="thief 5 sword tea boot-", warriors="marquise:5=3", dice="2 0")
    t.play("battle 5 vagabond")
    assert t.who() == "vagabond"
    assert t.offers() == ["damage tea", "damage sword", "damage boot exhausted"]
    t.play("damage boot exhausted", "damage tea")
    assert t.satchel() == "boot!- sword tea!"


@rule("root", "9.2.7")
def test_when_nothing_is_left_further_hits_are_ignored() -> None:
    t = at("marquise actions", vagabond="thief 5 sword", warriors="marquise:5=3", dice="3 0").play("battle 5 vagabond")
    assert (t.satchel(), t.asked()) == ("sword!", "root-ask-act")


# Items


@rule("root", "9.2.5", "9.5")
def test_only_undamaged_items_face_up_can_be_exhausted() -> None:
    t = at("vagabond roam", vagabond="thief 5 boot- sword! torch!- crossbow-", warriors="marquise:5=1", ruins="5=bag")
    assert t.offers() == ["pass"]
    for action in ("move 1", "battle 5 marquise", "explore", "strike marquise warrior"):
        assert t.refused(action) == "9.5"


@rule("root", "9.2.5.1", "9.4.1")
def test_teas_on_their_track_refresh_two_each_but_three_at_most() -> None:
    nine = "boot- boot- boot- sword- sword- sword- torch- torch- hammer- hammer- crossbow- coin-"
    for teas, refreshed in ((0, 3), (1, 5), (3, 9), (4, 9)):
        t = at("vagabond birdsong", vagabond=f"thief 5 {'tea ' * teas}{nine}")
        for _ in range(refreshed):
            assert t.asked() == "root-ask-refresh"
            t.play(t.offers()[0])
        assert t.asked() == "root-ask-slip"


@rule("root", "9.2.5.1", "9.4.1")
def test_an_exhausted_or_damaged_tea_does_not_help() -> None:
    t = at("vagabond birdsong", vagabond="thief 5 tea- tea! boot- boot- sword- sword- torch-")
    t.play("refresh tea", "refresh boot", "refresh boot")
    assert t.asked() == "root-ask-slip"


@rule("root", "9.2.5.2", "9.2.5.1", "9.6.4", "23.26")
def test_items_on_tracks_do_not_fill_the_satchel() -> None:
    t = at("vagabond evening", vagabond="thief 5 boot boot sword sword torch hammer tea tea tea coin coin bag")
    assert t.state.over, "six in the Satchel, six on tracks"
    t = at("vagabond evening", vagabond="thief 5 boot boot sword sword torch hammer crossbow tea")
    assert t.asked() == "root-ask-drop", "seven in the Satchel"
    assert "drop tea" not in t.offers(), "it lies on its track"


# Birdsong


@rule("root", "9.4.1")
def test_refresh_flips_three_items_of_his_choice() -> None:
    t = at("vagabond birdsong", vagabond="thief 5 boot- sword- torch- hammer- boot!-")
    assert t.offers() == ["refresh boot", "refresh torch", "refresh sword", "refresh hammer", "refresh boot damaged"]
    t.play("refresh hammer", "refresh sword", "refresh torch")
    assert t.satchel() == "boot!- boot- hammer sword torch"


@rule("root", "23.4", "9.4.1", "23.13")
def test_damaged_items_are_refreshed_too_and_stay_damaged() -> None:
    t = at("vagabond birdsong", vagabond="thief 5 boot!- sword- torch")
    assert t.satchel() == "boot! sword torch", "all of them: nobody is asked"


@rule("root", "9.4.2", "2.4.1", "9.4")
def test_slip_to_any_clearing_or_forest_beside() -> None:
    t = at("vagabond birdsong", vagabond="thief 1 boot")
    assert t.offers() == ["slip 5", "slip 9", "slip 10", "hide 1", "hide 2", "pass"]
    t.play("hide 2")
    assert (t.place(), t.satchel()) == ("f2", "boot")
    t = at("vagabond birdsong", vagabond="thief f2 boot")
    assert t.offers() == ["slip 1", "slip 9", "slip 10", "slip 12", "hide 1", "hide 3", "hide 4", "pass"]
    assert t.refused("slip 2") == "2.4.1"


@rule("root", "9.4.2")
def test_slipping_needs_no_boots_even_among_the_hostile() -> None:
    t = at("vagabond birdsong", vagabond="thief 1 tea", warriors="marquise:5=4", relations="marquise=hostile")
    t.play("slip 5")
    assert t.place() == "5"


# Daylight: moving


@rule("root", "9.5.1")
def test_a_boot_moves_him_never_into_a_forest() -> None:
    t = at("vagabond roam", vagabond="thief 1 boot")
    assert t.offered("move") == ["5", "9", "10"]
    t.play("move 9")
    assert (t.place(), t.satchel()) == ("9", "boot-")
    t = at("vagabond roam", vagabond="thief f4 boot")
    assert t.offered("move") == ["4", "9", "12"]


@rule("root", "9.5.1", "9.2.9.3.2")
def test_hostile_warriors_cost_another_boot() -> None:
    position: dict[str, Any] = {
        "warriors": "marquise:5=1 eyrie:9=1",
        "relations": "marquise=hostile",
        "buildings": "sawmill:10",
    }
    t = at("vagabond roam", vagabond="thief 1 boot", **position)
    assert t.offered("move") == ["9", "10"], "other warriors or hostile buildings do not matter"
    assert t.refused("move 5") == "9.2.9.3.2"
    t = at("vagabond roam", vagabond="thief 1 boot boot", **position).play("move 5")
    assert t.vagabond().place == 4


@rule("root", "9.5.1", "9.2.9.3.2")
def test_the_two_boots_are_exhausted() -> None:
    t = at("vagabond roam", vagabond="thief 1 boot boot boot", warriors="marquise:5=1", relations="marquise=hostile")
    t.play("move 5")
    assert t.satchel() == "boot boot- boot-"


# Battle


@rule("root", "9.5.2")
def test_a_sword_starts_a_battle() -> None:
    t = at("vagabond roam", vagabond="thief 5 sword", warriors="eyrie:5=2", dice="0 0").play("battle 5 eyrie")
    assert (t.satchel(), t.relation("eyrie")) == ("sword-", "indifferent")
    assert "battle" not in t.verbs()
    assert at("vagabond roam", vagabond="thief f1 sword", warriors="eyrie:5=2").offered("battle") == []


# Explore


@rule("root", "9.5.3", "2.2.4")
def test_exploring_takes_the_item_scores_and_clears_the_ruin() -> None:
    t = at("vagabond roam", vagabond="thief 6 torch", ruins="6=hammer")
    slots = t.state.slots()[5]
    t.play("explore")
    assert (t.satchel(), t.points("vagabond"), t.state.slots()[5]) == ("hammer torch-", 1, slots + 1)
    assert at("vagabond roam", vagabond="thief 5 torch", ruins="6=hammer").refused("explore") == "9.5.3"


# Aid


@rule("root", "9.5.4", "1.3.2")
def test_aid_exhausts_any_item_and_gives_a_matching_card() -> None:
    t = at(
        "vagabond roam",
        vagabond="thief 5 tea sword-",
        warriors="eyrie:5=1",
        hands={"vagabond": "bake-sale anvil armorers"},
    )
    assert t.offered("aid") == ["eyrie bake-sale tea", "eyrie armorers tea"]
    assert t.refused("aid eyrie anvil tea") == "9.5.4"
    t.play("aid eyrie bake-sale tea")
    assert (t.hand("eyrie"), t.hand("vagabond"), t.satchel()) == (["bake-sale"], ["anvil", "armorers"], "sword- tea-")


@rule("root", "9.5.4", "1.5.2")
def test_anybody_with_pieces_there_can_be_aided() -> None:
    t = at(
        "vagabond roam",
        vagabond="thief 5 tea",
        warriors="eyrie:5=1",
        tokens="wood:5=1 sympathy:5",
        hands={"vagabond": "bake-sale"},
    )
    assert t.offered("aid") == ["marquise bake-sale tea", "eyrie bake-sale tea", "alliance bake-sale tea"]
    assert at("vagabond roam", vagabond="thief 5 tea", hands={"vagabond": "bake-sale"}).offered("aid") == []


@rule("root", "9.5.4")
def test_for_aid_he_may_take_a_crafted_item() -> None:
    t = at(
        "vagabond roam",
        vagabond="thief 5 tea",
        warriors="eyrie:5=1",
        items={"eyrie": "coin sword sword"},
        hands={"vagabond": "bake-sale"},
    )
    t.play("aid eyrie bake-sale tea")
    assert t.offers() == ["take sword", "take coin", "pass"]
    t.play("take sword")
    assert (t.satchel(), t.items("eyrie")) == ("sword tea-", ["sword", "coin"])


# Quests


@pytest.mark.parametrize("number", range(15), ids=[quest.id for quest in QUESTS])
@rule("root", "9.5.5")
def test_every_quest(number: int) -> None:
    items = {
        "errand": "tea boot", "escort": "boot boot", "expel-bandits": "sword sword",
        "fend-off-a-bear": "torch crossbow",
        "fundraising": "tea coin", "give-a-speech": "torch tea", "guard-duty": "torch sword",
        "logistics-help": "boot bag", "repair-a-shed": "torch hammer",
    }  # fmt: skip
    name = QUESTS[number].id
    kind, _, suit = name.rpartition("-")
    clearing = {"fox": 1, "rabbit": 5, "mouse": 9}[suit]
    wrong = {"fox": 5, "rabbit": 9, "mouse": 1}[suit]
    t = at("vagabond roam", vagabond=f"thief {clearing} {items[kind]}", quests=name, quest_deck="errand-fox")
    t.play(f"quest {name}", "points")
    assert t.satchel() == " ".join(sorted([f"{item}-" for item in items[kind].split()]))
    assert t.points("vagabond") == 1
    assert at("vagabond roam", vagabond=f"thief {wrong} {items[kind]}", quests=name).refused(f"quest {name}") == "9.5.5"
    first, second = items[kind].split()
    for short in (f"{first} {second}-", f"{first}! {second}", first):
        assert (
            at("vagabond roam", vagabond=f"thief {clearing} {short}", quests=name).refused(f"quest {name}") == "9.5.5"
        )


@pytest.mark.parametrize("language", LANGUAGES)
@rule("root", "9.5.5")
def test_a_quest_says_which_items_it_takes(language: str) -> None:
    said = words(language, "root").effects()
    does = {effect.id: effect.does for effect in said if effect.kind == "quest"}
    names = {effect.id: effect.name for effect in said if effect.kind == "item"}
    two = {"en": {"boot": "two boots", "sword": "two swords"}, "pl": {"boot": "dwa buty", "sword": "dwa miecze"}}
    for quest in QUESTS:
        first, second = [ITEMS[item] for item in quest.items]
        pair = f"{names[first]} {'and' if language == 'en' else 'i'} {names[second]}"
        quest_ = does[quest.id].replace("\N{NO-BREAK SPACE}", " ")
        assert quest_.startswith(two[language][first] if first == second else pair)


@rule("root", "9.5.5")
def test_fifteen_quests_five_of_each_suit() -> None:
    assert [sum([quest.id.endswith(suit) for quest in QUESTS]) for suit in ("fox", "rabbit", "mouse")] == [5, 5, 5]


@rule("root", "9.5.5")
def test_a_quest_scores_for_all_of_its_suit_or_draws_two_cards() -> None:
    position: dict[str, Any] = {
        "vagabond": "thief 1 tea boot",
        "quests": "errand-fox escort-mouse",
        "quests_done": "fox fox mouse",
    }
    t = at("vagabond roam", **position).play("quest errand-fox", "points")
    assert t.state.score[3] == 3
    t = at("vagabond roam", deck="anvil sword cobbler", **position).play("quest errand-fox", "cards")
    assert (t.state.score[3], len(t.state.hands[3])) == (0, 2)


@rule("root", "9.5.5")
def test_a_new_quest_is_laid_out() -> None:
    t = at(
        "vagabond roam", vagabond="thief 1 tea boot", quests="errand-fox escort-mouse", quest_deck="guard-duty-mouse"
    )
    t.play("quest errand-fox")
    assert sorted(t.view(None)["quests"]) == ["escort-mouse", "guard-duty-mouse"]
    t = at("vagabond roam", vagabond="thief 1 tea boot", quests="errand-fox").play("quest errand-fox", "points")
    assert t.view(None)["quests"] == [], "as long as there are any"


# Strike


@rule("root", "9.5.6", "9.2.9.3")
def test_strike_removes_a_warrior_and_makes_an_enemy() -> None:
    t = at("vagabond roam", vagabond="ranger 5 crossbow", warriors="eyrie:5=2", buildings="roost:5")
    assert t.offered("strike") == ["eyrie warrior"]
    t.play("strike eyrie warrior")
    assert (t.warriors("eyrie", 5), t.relation("eyrie"), t.satchel(), t.points("vagabond")) == (
        1,
        "hostile",
        "crossbow-",
        0,
    )


@rule("root", "9.5.6", "9.2.9.3.1")
def test_strike_is_no_battle_and_brings_no_infamy() -> None:
    t = at("vagabond roam", vagabond="ranger 5 crossbow", warriors="eyrie:5=2", relations="eyrie=hostile")
    t.play("strike eyrie warrior")
    assert t.state.score[3] == 0


@rule("root", "9.5.6", "3.2.1")
def test_where_there_is_no_warrior_strike_takes_another_piece() -> None:
    t = at("vagabond roam", vagabond="ranger 5 crossbow", buildings="sawmill:5", tokens="wood:5=2")
    assert t.offered("strike") == ["marquise sawmill", "marquise wood"]
    t.play("strike marquise sawmill")
    assert (t.points("vagabond"), t.relation("marquise"), t.buildings("sawmill", 5)) == (1, "indifferent", 0)


@rule("root", "9.5.6", "9.2.2")
def test_a_pawn_cannot_be_struck() -> None:
    t = at("vagabond roam", factions="vagabond vagabond-2", vagabond="ranger 5 crossbow", vagabond_2="thief 5 sword")
    assert t.refused("strike vagabond-2 warrior") == "9.2.2"


# Repair and special actions


@rule("root", "9.5.7")
def test_repair_keeps_the_side_an_item_is_on() -> None:
    t = at("vagabond roam", vagabond="tinker 5 hammer hammer sword! tea!-")
    assert t.offered("repair") == ["sword", "tea exhausted"]
    t.play("repair sword", "repair tea exhausted")
    assert t.satchel() == "hammer- hammer- sword tea-"


@rule("root", "9.5.9")
def test_the_thief_steals_a_random_card_in_his_clearing() -> None:
    t = at(
        "vagabond roam",
        vagabond="thief 5 torch",
        warriors="eyrie:5=1 marquise:1=1",
        hands={"eyrie": "anvil sword", "marquise": "cobbler"},
        dice="1",
    )
    assert t.offered("special") == ["eyrie"]
    stolen = t.hand("eyrie")[1]
    t.play("special eyrie")
    assert (t.hand("vagabond"), len(t.hand("eyrie")), t.satchel()) == ([stolen], 1, "torch-")
    assert t.points("eyrie") == 0


@rule("root", "9.5.9", "23.7")
def test_the_tinker_takes_a_matching_card_from_the_discard_pile() -> None:
    t = at("vagabond roam", vagabond="tinker 5 torch", discard="anvil bake-sale armorers sword")
    assert t.offered("special") == ["bake-sale", "armorers"]
    t.play("special armorers")
    assert (t.hand("vagabond"), t.discard(), t.satchel()) == (["armorers"], ["anvil", "bake-sale", "sword"], "torch-")


@rule("root", "9.5.9")
def test_the_ranger_repairs_three_items_and_ends_daylight() -> None:
    t = at("vagabond turn", vagabond="ranger 5 torch sword! boot!- crossbow! hammer! sword!", deck="anvil sword")
    t.play("pass")
    t.play("special", "repair sword", "repair crossbow", "repair boot")
    assert t.hand("vagabond") == ["anvil"], "it is Evening"
    assert t.satchel() == "boot crossbow hammer! sword sword! torch-"


@rule("root", "9.5.9", "23.13")
def test_the_ranger_with_less_damage_repairs_all_of_it() -> None:
    t = at("vagabond roam", vagabond="ranger f1 torch sword! boot!-").play("special")
    assert (t.satchel(), t.state.over) == ("boot- sword torch-", True)


@rule("root", "9.5.9", "9.5")
def test_special_actions_take_a_torch() -> None:
    for character in ("thief", "tinker", "ranger"):
        t = at(
            "vagabond roam",
            vagabond=f"{character} 5 torch- sword!",
            warriors="eyrie:5=1",
            hands={"eyrie": "anvil"},
            discard="armorers",
        )
        assert "special" not in t.verbs()


# Evening


@rule("root", "9.6.1", "9.6")
def test_a_rest_in_the_forest_repairs_and_refreshes_the_damaged() -> None:
    t = at("vagabond evening", vagabond="thief f1 sword! boot!- tea- coin!")
    assert t.satchel() == "boot coin sword tea-"
    assert len(t.hand("vagabond")) == 2, "the coin is on its track again before he draws"
    assert at("vagabond evening", vagabond="thief 1 sword! boot!-").satchel() == "boot!- sword!"


@rule("root", "9.6.2", "9.2.5.1")
@pytest.mark.parametrize(
    ("coins", "cards"), [("", 1), ("coin", 2), ("coin coin- coin!", 2), ("coin coin coin coin", 4)]
)
def test_coins_on_their_track_draw(coins: str, cards: int) -> None:
    assert len(at("vagabond evening", vagabond=f"thief 1 {coins}").hand("vagabond")) == cards


@rule("root", "9.6.3")
def test_five_cards_at_the_end() -> None:
    t = at("vagabond evening", vagabond="thief 1", hands={"vagabond": "anvil sword cobbler sappers armorers"})
    t.play("discard anvil")
    assert (len(t.hand("vagabond")), t.state.over) == (5, True)


@rule("root", "9.6.4")
def test_six_items_and_two_for_each_bag_on_its_track() -> None:
    six = "boot- boot- sword! sword torch tea-"
    assert at("vagabond evening", vagabond=f"thief 1 {six}").state.over
    t = at("vagabond evening", vagabond=f"thief 1 {six} hammer!-")
    assert t.offers() == [
        "drop torch", "drop sword", "drop boot exhausted", "drop tea exhausted", "drop sword damaged",
        "drop hammer damaged exhausted",
    ]  # fmt: skip
    t.play("drop hammer damaged exhausted")
    assert (t.satchel(), t.state.over) == ("boot- boot- sword sword! tea- torch", True)
    assert at("vagabond evening", vagabond=f"thief 1 {six} hammer hammer bag").state.over
    assert not at("vagabond evening", vagabond=f"thief 1 {six} hammer bag-").state.over


# Crafting


@rule("root", "23.11", "9.5.8")
def test_he_takes_what_he_crafts() -> None:
    t = at("vagabond roam", vagabond="tinker 1 hammer", hands={"vagabond": "anvil"}).play("craft anvil")
    assert (t.satchel(), t.items("vagabond"), t.points("vagabond")) == ("hammer hammer-", [], 2)
