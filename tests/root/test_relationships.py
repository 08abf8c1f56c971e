"""The Vagabond's relationships (law 9.2.9): friends, allies, enemies."""

from __future__ import annotations

from typing import Any

import pytest

from interrex.games.root.play import Turn
from interrex.testing import rule

from .positions import Board, at

# Relationships


def friend(aids: int, relation: str = "indifferent", **more: Any) -> Board:
    """He aids the Eyrie in clearing 5 so many times."""
    hand = " ".join(["bake-sale", "cobbler", "a-visit-to-friends", "armorers", "sappers", "brutal-tactics"][:aids])
    t = at("vagabond roam", vagabond="thief 5 tea boot sword torch coin bag", warriors="eyrie:5=3",
           relations=f"eyrie={relation}", hands={"vagabond": hand}, **more)  # fmt: skip
    for _ in range(aids):
        t.play("aid " + t.offered("aid")[0])
    return t


@rule("root", "9.2.9.1", "9.2.9.1.1", "9.2.9.1.2")
@pytest.mark.parametrize(
    ("aids", "before", "after", "points"),
    [
        (1, "indifferent", "1", 1),
        (1, "1", "1", 0),
        (2, "1", "2", 2),
        (2, "2", "2", 0),
        (3, "2", "allied", 2),
        (3, "indifferent", "2", 3),
        (6, "indifferent", "allied", 5),
    ],
)
def test_aids_in_one_turn_improve_a_relationship(aids: int, before: str, after: str, points: int) -> None:
    t = friend(aids, before)
    assert (t.relation("eyrie"), t.points("vagabond")) == (after, points)


@rule("root", "9.2.9.1.1")
def test_aids_of_another_turn_do_not_count() -> None:
    t = at(
        "vagabond turn",
        vagabond="thief 5 tea",
        warriors="eyrie:5=3",
        relations="eyrie=1",
        hands={"vagabond": "bake-sale cobbler"},
    )
    t.play("pass", "aid eyrie bake-sale tea", "pass")
    t.state.push(Turn(t.seat_of("vagabond")))
    t.state.run()
    t.play("pass", "aid eyrie cobbler tea")
    assert t.relation("eyrie") == "1"


@rule("root", "9.2.9", "9.2.9.1.1")
def test_relationships_are_kept_apart() -> None:
    t = at("vagabond roam", vagabond="thief 5 tea boot", warriors="eyrie:5 marquise:5", relations="eyrie=1 marquise=1",
           hands={"vagabond": "bake-sale cobbler"})  # fmt: skip
    t.play("aid eyrie bake-sale tea", "aid marquise cobbler boot")
    assert (t.relation("eyrie"), t.relation("marquise")) == ("1", "1")


@rule("root", "9.2.9.2", "9.2.9.2.1")
def test_each_aid_to_an_ally_scores_two() -> None:
    t = friend(2, "allied")
    assert (t.relation("eyrie"), t.points("vagabond")) == ("allied", 4)


@rule("root", "9.2.9.3.3")
def test_aid_to_the_hostile_brings_items_but_no_friendship() -> None:
    t = friend(1, "hostile", items={"eyrie": "hammer"}).play("take hammer")
    assert t.vagabond().fresh[6] == 1
    assert t.vagabond().relations[1] == -1
    assert t.state.score[3] == 0


# Allies


@rule("root", "9.2.9.2.2", "1.5.3")
def test_warriors_of_an_ally_go_along() -> None:
    t = at("vagabond roam", vagabond="thief 5 boot boot", warriors="eyrie:5=3 marquise:5=2", relations="eyrie=allied")
    t.play("move 1")
    assert t.offers() == ["along eyrie 1", "along eyrie 2", "along eyrie 3", "pass"]
    t.play("along eyrie 2")
    assert (t.warriors("eyrie", 1), t.warriors("eyrie", 5), t.place()) == (2, 1, "1")


@rule("root", "9.2.9.2.2", "9.4.2")
def test_also_when_he_slips_but_not_out_of_a_forest() -> None:
    t = at("vagabond birdsong", vagabond="thief 5", warriors="eyrie:5=3", relations="eyrie=allied").play("slip 2")
    assert t.asked() == "root-ask-take-along"
    t = at("vagabond birdsong", vagabond="thief f1", warriors="eyrie:5=3", relations="eyrie=allied").play("slip 5")
    assert t.state.over


@rule("root", "9.2.9.2.2")
def test_friends_who_are_not_allied_stay() -> None:
    t = at("vagabond roam", vagabond="thief 5 boot", warriors="eyrie:5=3", relations="eyrie=2").play("move 1")
    assert t.asked() == "root-ask-roam"


@rule("root", "1.5.5", "9.2.9.2.2", "4.2.1")
def test_forced_warriors_move_by_their_own_rules() -> None:
    position: dict[str, Any] = {"vagabond": "thief 5 boot", "relations": "eyrie=allied alliance=allied"}
    t = at("vagabond roam", warriors="alliance:5=2 marquise:5=2", **position).play("move 1")
    assert t.asked() == "root-ask-roam", "the Alliance rules neither clearing"
    t = at("vagabond roam", warriors="eyrie:5=2 marquise:5=2", **position).play("move 1")
    assert t.asked() == "root-ask-take-along", "Lords of the Forest rule the tie"


@rule("root", "1.5.5", "9.2.9.2.2", "8.2.6")
def test_outrage_at_forced_warriors_is_their_players() -> None:
    t = at("vagabond roam", vagabond="thief 5 boot", warriors="eyrie:5=3", relations="eyrie=allied",
           tokens="sympathy:1", hands={"eyrie": "anvil", "vagabond": "travel-gear-fox"})  # fmt: skip
    t.play("move 1", "along eyrie 1")
    assert (t.who(), t.offers()) == ("eyrie", ["give anvil"])


@rule("root", "9.2.9.2.3")
def test_attacking_with_an_ally_adds_its_warriors_to_his_swords() -> None:
    t = at(
        "vagabond roam",
        vagabond="thief 5 sword",
        warriors="eyrie:5=2 marquise:5=5",
        relations="eyrie=allied",
        dice="3 0",
    )
    t.play("battle 5 marquise")
    assert t.offers() == ["ally eyrie", "pass"]
    t.play("ally eyrie")
    assert t.warriors("marquise", 5) == 2
    assert (t.relation("marquise"), t.relation("eyrie")) == ("hostile", "allied")


@rule("root", "9.2.9.2.3")
def test_he_may_fight_alone() -> None:
    t = at(
        "vagabond roam",
        vagabond="thief 5 sword",
        warriors="eyrie:5=2 marquise:5=5",
        relations="eyrie=allied",
        dice="3 0",
    )
    t.play("battle 5 marquise", "pass")
    assert t.warriors("marquise", 5) == 4


@rule("root", "9.2.9.2.3")
def test_an_ally_does_not_fight_itself() -> None:
    t = at("vagabond roam", vagabond="thief 5 sword", warriors="eyrie:5=2", relations="eyrie=allied", dice="1 0")
    t.play("battle 5 eyrie")
    assert (t.warriors("eyrie", 5), t.relation("eyrie")) == (1, "hostile")


def beside_the_eyrie(*hits: str) -> Board:
    """He attacks three Marquise warriors with two allied Eyrie warriors and takes two hits as said."""
    t = at(
        "vagabond roam",
        vagabond="thief 5 sword tea boot",
        warriors="eyrie:5=2 marquise:5=3",
        relations="eyrie=allied",
        dice="2 2",
    )
    t.play("battle 5 marquise", "ally eyrie", *hits)
    return t


@rule("root", "9.2.9.2.4")
def test_hits_taken_by_an_ally_more_than_by_items_end_the_friendship() -> None:
    t = beside_the_eyrie("sacrifice eyrie", "sacrifice eyrie")
    assert (t.warriors("eyrie", 5), t.relation("eyrie"), t.satchel()) == (0, "hostile", "boot sword- tea")
    assert t.points("vagabond") == 1, "one Marquise warrior beyond the first; nothing for the Eyrie's"


@rule("root", "9.2.9.2.4")
def test_as_many_by_items_as_by_an_ally_keep_it() -> None:
    t = beside_the_eyrie("sacrifice eyrie", "damage tea")
    assert (t.warriors("eyrie", 5), t.relation("eyrie"), t.satchel()) == (1, "allied", "boot sword- tea!")


@rule("root", "9.2.9.2.4", "6.2.3")
def test_field_hospitals_take_in_fallen_allies() -> None:
    t = at("vagabond roam", vagabond="thief 5 sword tea", warriors="marquise:5=2 eyrie:5=3", tokens="keep:1",
           dice="1 1", relations="marquise=allied", hands={"marquise": "bake-sale"})  # fmt: skip
    t.play("battle 5 eyrie", "ally marquise", "sacrifice marquise")
    assert (t.who(), t.asked()) == ("marquise", "root-ask-hospital")


@rule("root", "6.2.3", "4.3.4")
def test_one_card_nurses_all_the_allies_lost_to_one_roll() -> None:
    t = at("vagabond roam", vagabond="thief 5 sword torch boot", warriors="marquise:5=3 eyrie:5=3", tokens="keep:1",
           relations="marquise=allied", dice="2 2", hands={"marquise": "bake-sale cobbler"})  # fmt: skip
    t.play("battle 5 eyrie", "ally marquise", "sacrifice marquise", "sacrifice marquise", "hospital bake-sale")
    assert (t.warriors("marquise", 1), t.hand("marquise")) == (2, ["cobbler"])


@rule("root", "9.2.7", "9.2.9.2.4")
def test_without_an_item_to_damage_no_ally_need_fall() -> None:
    t = at("vagabond roam", vagabond="thief 5 sword", warriors="marquise:5=3 eyrie:5=3", relations="marquise=allied",
           dice="3 3")  # fmt: skip
    t.play("battle 5 eyrie", "ally marquise", "damage sword exhausted")
    assert t.offers() == ["sacrifice marquise", "pass"]
    t.play("pass", "pass")
    assert (t.warriors("marquise", 5), t.relation("marquise")) == (3, "allied")


@rule("root", "9.2.9.1.1", "9.2.9.3")
def test_hostility_ends_what_aid_had_begun() -> None:
    t = at("vagabond roam", vagabond="thief 5 crossbow torch tea", warriors="eyrie:5=3", relations="eyrie=1",
           hands={"vagabond": "bake-sale cobbler dominance-fox"},
           score="vagabond=12 marquise=20 alliance=20")  # fmt: skip
    t.play("aid eyrie bake-sale torch", "strike eyrie warrior", "coalition dominance-fox eyrie")
    assert t.relation("eyrie") == "indifferent"
    t.play("aid eyrie cobbler tea")
    assert t.relation("eyrie") == "1", "the first step takes one aid, whatever was given before"


# Enemies


@rule("root", "9.2.9.3", "9.2.9.3.1")
def test_removing_a_warrior_makes_a_faction_hostile_and_the_rest_infamous() -> None:
    t = at("vagabond roam", vagabond="thief 5 sword sword sword", warriors="eyrie:5=4", relations="eyrie=2", dice="3 0")
    t.play("battle 5 eyrie")
    assert (t.relation("eyrie"), t.points("vagabond")) == ("hostile", 2)


@rule("root", "9.2.9.3.1", "3.2.1")
def test_infamy_comes_on_top_of_buildings_and_tokens() -> None:
    t = at("vagabond roam", vagabond="thief 5 sword sword sword", warriors="marquise:5=1", buildings="sawmill:5",
           tokens="wood:5=1", relations="marquise=hostile", dice="3 0")  # fmt: skip
    t.play("battle 5 marquise")
    assert t.points("vagabond") == 5, "three hostile pieces, a building and a token"


@rule("root", "9.2.9.3.1")
def test_a_faction_made_hostile_by_its_first_warrior_is_infamous_by_its_buildings() -> None:
    t = at("vagabond roam", vagabond="thief 5 sword sword", warriors="marquise:5=1", buildings="sawmill:5", dice="2 0")
    t.play("battle 5 marquise")
    assert t.points("vagabond") == 2


@rule("root", "9.2.9.3")
def test_buildings_and_tokens_alone_make_no_enemies() -> None:
    t = at("vagabond roam", vagabond="thief 5 sword", buildings="sawmill:5", dice="0 0").play("battle 5 marquise")
    assert (t.relation("marquise"), t.points("vagabond")) == ("indifferent", 1)


@rule("root", "9.2.9.3", "9.2.9.3.1")
def test_defending_himself_makes_enemies_but_brings_no_infamy() -> None:
    t = at("marquise actions", vagabond="thief 5 sword sword tea", warriors="marquise:5=3", dice="2 2")
    t.play("battle 5 vagabond")
    t.play("damage tea")
    assert (t.warriors("marquise", 5), t.relation("marquise"), t.points("vagabond")) == (1, "hostile", 0)
    t = at("marquise actions", vagabond="thief 5 sword sword", warriors="marquise:5=1", buildings="sawmill:5",
           relations="marquise=hostile", dice="2 2")  # fmt: skip
    t.play("battle 5 vagabond")
    while t.who() == "vagabond":
        t.play(t.offers()[0])
    assert t.points("vagabond") == 1, "for the building only"


@rule("root", "9.2.9.3", "4.3.1.2")
def test_an_ambush_of_his_makes_enemies() -> None:
    t = at(
        "marquise actions",
        vagabond="thief 5 sword",
        warriors="marquise:5=3",
        hands={"vagabond": "ambush-bird"},
        dice="0 0",
    )
    t.play("battle 5 vagabond", "ambush ambush-bird")
    assert (t.warriors("marquise", 5), t.relation("marquise")) == (1, "hostile")
