"""The Marquise de Cat (law 6)."""

from __future__ import annotations

from typing import Any

import pytest

from interrex.testing import rule

from .positions import Board, at

# The keep


@rule("root", "6.2.2")
def test_nobody_else_places_pieces_at_the_keep() -> None:
    t = at("alliance birdsong", tokens="keep:1 sympathy:5", supporters="anvil")
    assert t.refused("spread 1") == "6.2.2"
    t = at("eyrie decree", tokens="keep:1", warriors="eyrie:1=3", decree={"build": "vizier"}, score="eyrie=5")
    assert t.asked() == "root-ask-leader", "no roost there: turmoil"
    t = at("alliance operations", officers=1, tokens="keep:1", warriors="alliance:1=1")
    assert t.offered("organize") == []
    assert t.refused("organize 1") == "6.2.2"
    t = at("eyrie decree", tokens="keep:1", warriors="eyrie:1=3,6=3", decree={"build": "anvil"})
    assert t.refused("build anvil 1") == "6.2.2"
    t = at("eyrie birdsong", tokens="keep:1", hands={"eyrie": "sword"}, warriors="marquise:2,3,4,5,6,7,8,9,10,11,12")
    t.play("decree move sword")
    assert "1" not in t.offered("roost")


@rule("root", "6.2.2", "1.1.2")
def test_but_they_may_move_there() -> None:
    t = at("eyrie decree", tokens="keep:1", warriors="eyrie:5=3 marquise:1", decree={"move": "vizier"})
    t.play("move vizier 5 1", "warriors 3")
    assert t.warriors("eyrie", 1) == 3


@rule("root", "6.2.2")
def test_the_marquise_herself_builds_there() -> None:
    t = at("marquise actions", tokens="keep:1 wood:1", warriors="marquise:1", buildings="recruiter:5")
    t.play("build sawmill 1")
    assert t.buildings("sawmill", 1) == 1


@rule("root", "6.2.2")
def test_once_the_keep_is_gone_others_come() -> None:
    t = at(
        "eyrie decree",
        tokens="keep:1",
        warriors="eyrie:1=3",
        decree={"battle": "vizier", "build": "vizier"},
        dice="0 0",
    )
    t.play("battle vizier 1 marquise", "build vizier 1")
    assert t.buildings("roost", 1) == 1
    assert t.points("eyrie") == 1


# Field hospitals


def struck(hand: str, tokens: str = "keep:1", dice: str = "2 0") -> Board:
    """The Eyrie take two Marquise warriors in clearing 5, a rabbit one."""
    t = at("eyrie decree", decree={"battle": "vizier"}, warriors="eyrie:5=3 marquise:5=3", tokens=tokens, dice=dice,
           hands={"marquise": hand})  # fmt: skip
    t.play("battle vizier 5 marquise")
    return t


@pytest.mark.parametrize("card", ["bake-sale", "armorers"])
@rule("root", "6.2.3")
def test_a_matching_card_brings_the_fallen_to_the_keep(card: str) -> None:
    t = struck(f"{card} anvil").play("pass")
    assert (t.who(), t.offers()) == ("marquise", [f"hospital {card}", "pass"])
    t.play(f"hospital {card}")
    assert (t.warriors("marquise", 1), t.warriors("marquise", 5), t.discard()) == (2, 1, [card])
    assert t.supply("marquise") == 22


@rule("root", "6.2.3")
def test_one_card_for_all_of_them_and_only_if_she_likes() -> None:
    t = struck("bake-sale cobbler").play("pass", "pass")
    assert (t.warriors("marquise", 1), t.hand("marquise")) == (0, ["bake-sale", "cobbler"])


@rule("root", "6.2.3")
def test_no_keep_no_hospitals() -> None:
    t = struck("bake-sale", tokens="").play("pass")
    assert t.state.over


@rule("root", "6.2.3", "8.4.1.3")
def test_hospitals_answer_a_revolt_too() -> None:
    t = at("alliance birdsong", tokens="keep:1 sympathy:5", warriors="marquise:5=4", supporters="bake-sale cobbler",
           hands={"marquise": "investments travel-gear-fox a-visit-to-friends"})  # fmt: skip
    t.play("revolt 5")
    assert t.offers() == ["hospital a-visit-to-friends", "pass"]
    t.play("hospital a-visit-to-friends")
    assert t.warriors("marquise", 1) == 4


# Birdsong


@rule("root", "6.4")
def test_every_sawmill_gives_a_wood() -> None:
    t = at("marquise birdsong", buildings="sawmill:1,5=2 workshop:9", tokens="wood:1")
    assert (t.wood(1), t.wood(5), t.wood(9), t.wood_supply()) == (2, 2, 0, 4)


@rule("root", "6.4", "1.5.1", "1.5.4", "23.14")
def test_when_wood_runs_short_she_says_where_it_goes() -> None:
    t = at("marquise birdsong", buildings="sawmill:1,5,9", tokens="wood:2=6")
    assert t.offers() == ["wood 1", "wood 5", "wood 9"]
    t.play("wood 9")
    assert t.offers() == ["wood 1", "wood 5"]
    t.play("wood 1")
    assert t.state.over
    assert (t.wood(1), t.wood(5), t.wood(9), t.wood_supply()) == (1, 0, 1, 0)


# Daylight: the number of actions


@rule("root", "6.5")
def test_three_actions() -> None:
    t = at(
        "marquise actions",
        buildings="sawmill:1",
        hands={"marquise": "anvil foxfolk-steel travel-gear-fox root-tea-fox"},
    )
    t.play("overwork 1 anvil", "overwork 1 foxfolk-steel", "overwork 1 travel-gear-fox")
    assert t.refused("overwork 1 root-tea-fox") == "6.5"
    assert t.offers() == ["pass"]


@rule("root", "6.5", "2.1.1.2")
def test_and_one_for_every_bird_spent() -> None:
    t = at("marquise actions", left=0, hands={"marquise": "armorers sappers anvil"}, warriors="marquise:1")
    assert t.offers() == ["bird armorers", "bird sappers", "pass"]
    t.play("bird armorers")
    assert t.state.left == 1
    t.play("march 1 5", "pass")
    assert t.state.left == 0
    t.play("bird sappers")
    assert t.state.left == 1


@rule("root", "6.5.1")
def test_battle_is_an_action_as_often_as_she_likes() -> None:
    t = at("marquise actions", warriors="marquise:5=5 eyrie:5=5", dice="1 0 1 0 1 0")
    t.play("battle 5 eyrie", "battle 5 eyrie", "battle 5 eyrie")
    assert (t.warriors("eyrie", 5), t.state.left) == (2, 0)


@rule("root", "6.5.2", "1.4.2")
def test_a_march_is_up_to_two_moves_with_nothing_between() -> None:
    t = at("marquise actions", warriors="marquise:1=2", hands={"marquise": "armorers"}).play("march 1 5", "warriors 1")
    assert t.asked() == "root-ask-second-move"
    assert t.verbs() == {"move", "pass"}
    t.play("pass")
    assert t.state.left == 2


@rule("root", "6.5.2", "8.2.6")
def test_outrage_comes_between_the_two_moves() -> None:
    t = at("marquise actions", warriors="marquise:1=1", tokens="sympathy:5,2", hands={"marquise": "bake-sale sword"})
    t.play("march 1 5")
    assert t.asked() == "root-ask-outrage"
    t.play("give bake-sale", "move 5 2", "give sword")
    assert sorted(t.supporters()) == ["bake-sale", "sword"]


# Recruit


@rule("root", "6.5.3")
def test_recruiting_places_one_at_each_recruiter_once_a_turn() -> None:
    t = at("marquise actions", buildings="recruiter:1,5=2").play("recruit")
    assert (t.warriors("marquise", 1), t.warriors("marquise", 5), t.supply("marquise")) == (1, 2, 22)
    assert t.refused("recruit") == "6.5.3"


@rule("root", "6.5.3", "1.5.4", "23.14")
def test_when_warriors_run_short_she_chooses_where() -> None:
    t = at("marquise actions", buildings="recruiter:1,5,9", supply="marquise=2")
    t.play("recruit", "recruit 9", "recruit 1")
    assert [t.warriors("marquise", c) for c in (1, 5, 9)] == [1, 0, 1]


# Build


@pytest.mark.parametrize(
    ("kind", "points"),
    [("sawmill", (0, 1, 2, 3, 4, 5)), ("workshop", (0, 2, 2, 3, 4, 5)), ("recruiter", (0, 1, 2, 3, 3, 4))],
)
@rule("root", "6.5.4.3", "6.5.4.2", "6.5.4", "6.3.5")
def test_costs_and_points_of_the_tracks(kind: str, points: tuple[int, ...]) -> None:
    where = (2, 5, 6, 7, 8, 9)
    for before, (cost, vp) in enumerate(zip((0, 1, 2, 3, 3, 4), points, strict=True)):
        built = f"{kind}:" + ",".join(map(str, where[:before])) if before else ""
        t = at("marquise actions", warriors="marquise:11=2", buildings=built, tokens=f"wood:11={cost}" if cost else "")
        t.play(f"build {kind} 11")
        assert (t.points("marquise"), t.wood(11), t.buildings(kind, 11)) == (vp, 0, 1), (kind, before)
        if cost:
            poor = at("marquise actions", warriors="marquise:11=2", buildings=built, tokens=f"wood:11={cost - 1}")
            assert poor.refused(f"build {kind} 11") == "6.5.4.2"


@rule("root", "6.5.4.1", "1.5.1")
def test_six_of_each_kind() -> None:
    t = at("marquise actions", warriors="marquise:11=2", buildings="sawmill:2,5,6,7,8,9", tokens="wood:11=8")
    assert t.refused("build sawmill 11") == "1.5.1"


@rule("root", "6.5.4.1")
def test_she_must_rule_where_she_builds() -> None:
    t = at("marquise actions", warriors="marquise:11=2 eyrie:11=2", buildings="sawmill:2", tokens="wood:11=2")
    assert t.refused("build workshop 11") == "6.5.4.1"


@rule("root", "6.5.4.2")
def test_wood_comes_through_ruled_clearings_only() -> None:
    chain: dict[str, Any] = {"buildings": "sawmill:2", "tokens": "wood:10=1"}  # 10 - 12 - 11
    t = at("marquise actions", warriors="marquise:11=2,12=1,10=1", **chain)
    assert "build sawmill 11" in t.offers()
    t = at("marquise actions", warriors="marquise:11=2,12=1,10=1 alliance:12=1", **chain)
    assert t.refused("build sawmill 11") == "6.5.4.2", "the way is not hers"
    t = at("marquise actions", warriors="marquise:11=2,12=1,10=1 alliance:10=1", **chain)
    assert t.refused("build sawmill 11") == "6.5.4.2", "the clearing with the wood is not hers"


@rule("root", "6.5.4.2", "23.14")
def test_she_chooses_whose_wood_is_spent() -> None:
    t = at("marquise actions", warriors="marquise:11=2,12=1", buildings="sawmill:2", tokens="wood:11=1,12=1")
    t.play("build sawmill 11")
    assert t.offers() == ["wood 11", "wood 12"]
    t.play("wood 12")
    assert (t.wood(11), t.wood(12), t.wood_supply()) == (1, 0, 7)


# Overwork


@rule("root", "6.5.5")
def test_overwork_spends_a_card_of_the_sawmills_suit() -> None:
    t = at("marquise actions", buildings="sawmill:1,9", hands={"marquise": "anvil bake-sale sword armorers"})
    assert t.offered("overwork") == ["1 anvil", "1 armorers", "9 sword", "9 armorers"]
    assert t.refused("overwork 1 bake-sale") == "6.5.5"
    t.play("overwork 9 sword")
    assert (t.wood(9), t.discard(), t.state.left) == (1, ["sword"], 2)


@rule("root", "6.5.5", "1.5.1")
def test_no_overwork_without_wood() -> None:
    t = at("marquise actions", buildings="sawmill:1", hands={"marquise": "anvil"}, tokens="wood:5=8")
    assert t.refused("overwork 1 anvil") == "6.5.5"


# Evening


@pytest.mark.parametrize(("recruiters", "cards"), [(0, 1), (1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3)])
@rule("root", "6.6")
def test_recruiters_uncover_draws(recruiters: int, cards: int) -> None:
    where = ",".join([str(c) for c in (2, 5, 7, 8, 9, 11)][:recruiters])
    t = at("marquise evening", buildings=f"recruiter:{where}" if where else "")
    assert len(t.hand("marquise")) == cards


@rule("root", "6.6")
def test_five_cards_at_the_end() -> None:
    t = at(
        "marquise evening",
        buildings="recruiter:2,5,7",
        hands={"marquise": "anvil sword cobbler sappers"},
        deck="armorers codebreakers bake-sale",
    )
    assert t.offered("discard") == ["sword", "anvil", "armorers", "sappers", "cobbler", "codebreakers"]
    t.play("discard anvil")
    assert (len(t.hand("marquise")), t.discard(), t.state.over) == (5, ["anvil"], True)
