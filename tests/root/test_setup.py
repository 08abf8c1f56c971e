"""Set-up (law 5.1 and each faction's own), options (rulebook 11)."""

from __future__ import annotations

import pytest

from interrex.engine.errors import BadConfig
from interrex.games.root.data import ITEMS, RUIN_ITEMS
from interrex.games.root.satchel import vagabonds
from interrex.testing import rule

from .positions import Board, begin

ALL = ("marquise", "eyrie", "alliance", "vagabond")


def four(seed: int = 1) -> Board:
    """Four factions, all set up, before the first turn."""
    t = begin(*ALL, seed=seed)
    t.play("keep 1", "place sawmill 1", "place workshop 5", "place recruiter 9", "roost 3", "leader despot")
    return t.play("character ranger", "forest 3")


@rule("root", "5.1.2", "5.1.3")
def test_no_points_and_three_cards() -> None:
    t = begin(*ALL)
    assert t.state.score == [0, 0, 0, 0]
    assert [len(hand) for hand in t.state.hands] == [3, 3, 3, 3]
    assert len(t.state.deck) == 54 - 12 - 3


@rule("root", "5.1.4")
def test_four_ruins_on_their_slots() -> None:
    for factions in (ALL, ALL[:3]):
        shown = begin(*factions).view(None)["clearings"]
        assert [n + 1 for n, clearing in enumerate(shown) if clearing["ruin"]] == [6, 10, 11, 12]


@rule("root", "5.1.5")
def test_the_item_supply() -> None:
    assert begin(*ALL).view(None)["items"] == {
        "boot": 2, "bag": 2, "crossbow": 1, "hammer": 1, "sword": 2, "tea": 2, "coin": 2,
    }  # fmt: skip


@rule("root", "5.1.7", "5.1.1")
def test_factions_are_set_up_in_their_order_whatever_the_seats() -> None:
    t = begin("vagabond", "alliance", "eyrie", "marquise")
    order = [t.who()]
    for line in ("keep 1", "place sawmill 1", "place workshop 5", "place recruiter 9", "roost 3", "leader despot"):
        t.play(line)
        order.append(t.who())
    assert order == ["marquise"] * 4 + ["eyrie"] * 2 + ["vagabond"]
    t.play("character thief", "forest 1")
    assert (t.who(), t.asked()) == ("vagabond", "root-ask-slip"), "and the first seat begins"


@rule("root", "1.4.1", "11.1")
def test_turns_go_round_from_the_first_seat() -> None:
    t = begin("eyrie", "vagabond", "marquise")
    t.play("keep 1", "place sawmill 1", "place workshop 5", "place recruiter 9")
    t.play("roost 3", "leader commander", "character thief", "forest 5")
    seen = [t.view(None)["turn"]]
    while len(seen) < 4:
        t.play(t.offers()[-1])
        if t.view(None)["turn"] != seen[-1]:
            seen.append(t.view(None)["turn"])
    assert seen == [0, 1, 2, 0]
    assert t.view(None)["round"] == 2


# Marquise


@rule("root", "6.3.1", "6.3.2", "6.3.3", "1.5.2")
def test_the_keep_in_a_corner_and_a_garrison_everywhere_but_opposite() -> None:
    t = begin(*ALL)
    assert t.offers() == ["keep 1", "keep 2", "keep 3", "keep 4"]
    t.play("keep 2")
    assert [t.warriors("marquise", c) for c in range(1, 13)] == [1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 1]
    assert (t.supply("marquise"), t.wood_supply(), t.view(None)["marquise"]["keep"]) == (14, 8, 2)


@rule("root", "6.3.4", "6.3.5")
def test_starting_buildings_near_the_keep_cost_and_score_nothing() -> None:
    t = begin(*ALL).play("keep 1")
    assert t.offers() == ["place sawmill 1", "place sawmill 5", "place sawmill 9", "place sawmill 10"]
    t.play("place sawmill 5", "place workshop 5")
    assert t.offers() == ["place recruiter 1", "place recruiter 9", "place recruiter 10"], "5 is full"
    t.play("place recruiter 10")
    assert (t.points("marquise"), t.buildings("sawmill", 5), t.buildings("recruiter", 10)) == (0, 1, 1)


# Eyrie


@pytest.mark.parametrize(("keep", "roost"), [(1, 3), (2, 4), (3, 1), (4, 2)])
@rule("root", "7.3.1", "7.3.2")
def test_the_eyrie_start_opposite_the_keep(keep: int, roost: int) -> None:
    t = begin(*ALL).play(f"keep {keep}")
    while t.who() == "marquise":
        t.play(t.offers()[0])
    assert t.offers() == [f"roost {roost}"]
    t.play(f"roost {roost}")
    assert (t.buildings("roost", roost), t.warriors("eyrie", roost), t.supply("eyrie")) == (1, 6, 14)


@rule("root", "23.9", "7.3.2")
def test_without_a_marquise_they_start_in_any_corner() -> None:
    assert begin("eyrie", "alliance").offers() == ["roost 1", "roost 2", "roost 3", "roost 4"]


@rule("root", "7.3.3", "7.3.4", "7.3.5")
def test_they_choose_a_leader_and_tuck_two_viziers() -> None:
    t = begin("eyrie", "alliance").play("roost 1")
    assert t.offers() == ["leader builder", "leader charismatic", "leader commander", "leader despot"]
    t.play("leader charismatic")
    decree = {column: [card["card"] for card in cards] for column, cards in t.view(None)["eyrie"]["decree"].items()}
    assert decree == {"recruit": ["vizier"], "move": [], "battle": ["vizier"], "build": []}
    assert t.view(None)["eyrie"]["deposed"] == []


# Alliance


@rule("root", "8.3.1", "8.3.2", "8.3.3", "8.3.4")
def test_the_alliance_begins_with_three_supporters_and_nothing_on_the_map() -> None:
    t = four()
    assert (len(t.supporters()), t.supply("alliance"), t.sympathy(), t.officers()) == (3, 10, [], 0)
    assert t.view(None)["alliance"]["bases"] == {"fox": None, "rabbit": None, "mouse": None}


# Vagabond


@pytest.mark.parametrize(
    ("character", "items"),
    [("thief", "boot sword tea torch"), ("tinker", "bag boot hammer torch"), ("ranger", "boot crossbow sword torch")],
)
@rule("root", "9.3.1", "9.3.2", "9.3.5", "9.3.6")
def test_a_character_his_items_and_a_forest(character: str, items: str) -> None:
    t = begin("vagabond", "alliance")
    assert t.offered("character") == ["thief", "tinker", "ranger"]
    t.play(f"character {character}")
    assert t.offers() == [f"forest {n}" for n in range(1, 8)]
    t.play("forest 4")
    assert (t.satchel(), t.place(), t.relation("alliance")) == (items, "f4", "indifferent")


@rule("root", "9.3.3")
def test_three_quests_lie_open() -> None:
    t = begin("vagabond", "alliance")
    for choice in ("character thief", "forest 4"):
        assert t.view(None)["quests"] == [], "drawn after the pawn is placed"
        t.play(choice)
    shown = t.view(None)
    assert (len(shown["quests"]), shown["quest_deck"]) == (3, 12)


@rule("root", "9.3.4")
def test_an_item_under_every_ruin_in_random_order() -> None:
    orders = {tuple([begin(*ALL, seed=seed).state.ruins[c - 1] for c in (6, 10, 11, 12)]) for seed in range(20)}
    assert len(orders) > 5
    for order in orders:
        assert sorted([item for under in order for item in under]) == sorted(RUIN_ITEMS)
    assert sorted([ITEMS[item] for item in RUIN_ITEMS]) == ["bag", "boot", "hammer", "sword"]


@rule("root", "23.10")
def test_without_a_vagabond_the_ruins_stay() -> None:
    t = begin("marquise", "eyrie", "alliance")
    assert vagabonds(t.state) == []
    assert t.state.slots()[10] == 2, "a ruin fills one of the three in clearing 11"


@rule("root", "9.7.1", "23.22")
def test_two_vagabonds_two_items_to_a_ruin_and_two_characters() -> None:
    t = begin("vagabond", "vagabond-2", "marquise")
    assert [len(t.state.ruins[c - 1]) for c in (6, 10, 11, 12)] == [2, 2, 2, 2]
    assert sorted([item for c in (6, 10, 11, 12) for item in t.state.ruins[c - 1]]) == sorted(RUIN_ITEMS * 2)
    t.play("keep 1", "place sawmill 1", "place workshop 5", "place recruiter 9", "character thief", "forest 1")
    assert t.offered("character") == ["tinker", "ranger"]


@rule("root", "9.7.1")
def test_chance_says_which_vagabond_is_set_up_first() -> None:
    assert {begin("vagabond", "vagabond-2", "alliance", seed=seed).who() for seed in range(12)} == {
        "vagabond",
        "vagabond-2",
    }


@rule("root", "5.1.7", "9.3.3", "9.7.1", "9.7.2")
def test_two_vagabonds_share_the_quests_that_the_first_opens() -> None:
    t = begin("vagabond", "vagabond-2", "alliance").play("character thief", "forest 4")
    opened = t.view(None)["quests"]
    assert len(opened) == 3, "the second chooses his character knowing them"
    t.play("character ranger", "forest 1")
    assert t.view(None)["quests"] == opened


# Options


@rule("root", "11.1")
def test_factions_as_chosen_or_by_chance() -> None:
    assert [seat["faction"] for seat in begin("alliance", "marquise", "vagabond").view(None)["seats"]] == [
        "alliance", "marquise", "vagabond",
    ]  # fmt: skip
    drawn = set()
    for seed in range(40):
        t = begin("random", "eyrie", "random", seed=seed)
        factions = [seat["faction"] for seat in t.view(None)["seats"]]
        assert len(set(factions)) == 3
        assert factions[1] == "eyrie"
        drawn.add((factions[0], factions[2]))
    assert len(drawn) == 6


@rule("root", "11.1")
def test_each_faction_once_and_no_second_vagabond_without_a_first() -> None:
    with pytest.raises(BadConfig):
        begin("marquise", "marquise")
    with pytest.raises(BadConfig):
        begin("marquise", "vagabond-2")


@rule("root", "11.1", "23.25")
def test_two_vagabonds_want_company() -> None:
    with pytest.raises(BadConfig, match="another faction"):
        begin("vagabond", "vagabond-2")
    with pytest.raises(BadConfig):
        begin("vagabond-2", "vagabond")
    assert begin("vagabond", "random", "vagabond-2").who() in ("marquise", "eyrie", "vagabond", "vagabond-2")


@rule("root", "11.2", "5.1.3")
def test_two_players_have_no_dominance_cards() -> None:
    t = begin("marquise", "eyrie")
    assert len(t.state.deck) + 6 == 50
