"""Clearings, paths, forests, rule and moving (law 2 and 4.2)."""

from __future__ import annotations

from typing import Any

import pytest

from interrex.games.root.data import CLEARINGS, MAPS, SUITS
from interrex.games.root.places import neighbours, surroundings
from interrex.testing import rule

from .positions import at

# Rule


@rule("root", "2.5")
def test_the_most_warriors_and_buildings_together_rule() -> None:
    t = at("marquise actions", warriors="marquise:5=2 alliance:5=2", buildings="sawmill:5")
    assert t.ruler(5) == "marquise"
    assert t.ruler(1) is None, "an empty clearing is nobody's"


@rule("root", "2.5")
def test_more_than_each_other_player_not_than_all_together() -> None:
    t = at("marquise actions", warriors="marquise:5=3 alliance:5=2 eyrie:5=2")
    assert t.ruler(5) == "marquise"


@rule("root", "2.5")
def test_tokens_and_pawns_do_not_count_for_rule() -> None:
    t = at("marquise actions", warriors="marquise:5=1", tokens="wood:1=3 keep:1 sympathy:5,2", vagabond="thief 5 sword")
    assert t.ruler(1) is None
    assert t.ruler(2) is None
    assert t.ruler(5) == "marquise"


@rule("root", "2.5")
def test_a_tie_is_nobodys() -> None:
    assert at("marquise actions", warriors="marquise:5=2 alliance:5=2").ruler(5) is None


@rule("root", "7.2.2", "1.1.1")
def test_the_eyrie_rule_when_tied_for_most() -> None:
    assert at("eyrie decree", warriors="marquise:5=2 eyrie:5=2").ruler(5) == "eyrie"
    assert at("eyrie decree", warriors="marquise:5=2", buildings="roost:5 base:5").ruler(5) == "marquise"
    assert at("eyrie decree", warriors="marquise:5", buildings="roost:5 base:5").ruler(5) == "eyrie"
    assert at("eyrie decree", warriors="marquise:5=2 eyrie:5=1 alliance:5=2").ruler(5) is None


@rule("root", "7.2.2")
def test_the_eyrie_do_not_rule_where_they_have_nothing() -> None:
    t = at("eyrie decree")
    assert [t.ruler(c) for c in range(1, 13)] == [None] * 12


# Moving


@rule("root", "4.2.1")
def test_to_move_rule_the_start_or_the_end() -> None:
    t = at("marquise actions", warriors="marquise:1=1,5=1 eyrie:1=2,9=3,10=1 alliance:2=2")
    assert "march 1 5" in t.offers(), "the end is ruled"
    assert "march 5 2" in t.offers(), "the start is ruled"
    assert t.refused("march 1 9") == "4.2.1"
    assert t.refused("march 1 10") == "4.2.1"


@rule("root", "4.2.1", "7.2.2")
def test_lords_of_the_forest_move_from_a_tie() -> None:
    t = at("eyrie decree", warriors="eyrie:5=1 marquise:5=1,1=3", decree={"move": "vizier"})
    assert "move vizier 5 1" in t.offers()


@rule("root", "2.2.1")
def test_warriors_follow_paths() -> None:
    t = at("marquise actions", warriors="marquise:1=3")
    assert t.offered("march") == ["1 5", "1 9", "1 10"]
    assert t.refused("march 1 2") == "2.2.1"


@rule("root", "2.3")
def test_a_river_is_no_path() -> None:
    t = at("marquise actions", warriors="marquise:5=3,10=3")
    assert t.refused("march 5 10") == "2.2.1"
    assert t.offered("march") == ["5 1", "5 2", "10 1", "10 2", "10 12"]


@rule("root", "4.2")
def test_any_number_but_none_goes_along() -> None:
    t = at("marquise actions", warriors="marquise:1=3").play("march 1 5")
    assert t.offers() == ["warriors 1", "warriors 2", "warriors 3"]
    t.play("warriors 2")
    assert (t.warriors("marquise", 1), t.warriors("marquise", 5)) == (1, 2)


@rule("root", "4.2")
def test_without_warriors_there_is_no_move() -> None:
    t = at("marquise actions", buildings="sawmill:1")
    assert t.refused("march 1 5") == "4.2"


@rule("root", "4.2.2")
def test_the_same_warriors_may_move_twice() -> None:
    t = at("marquise actions", warriors="marquise:1=2").play("march 1 5", "warriors 2", "move 5 2", "warriors 2")
    assert t.warriors("marquise", 2) == 2


@rule("root", "4.2.2")
def test_or_others_may_take_the_second_move() -> None:
    t = at("marquise actions", warriors="marquise:1=1,4=1").play("march 1 5", "move 4 8")
    assert (t.warriors("marquise", 5), t.warriors("marquise", 8)) == (1, 1)


# The map


@rule("root", "2.2")
def test_every_clearing_has_its_paths() -> None:
    paths = {
        1: (5, 9, 10), 2: (5, 6, 10), 3: (6, 7, 11), 4: (8, 9, 12), 5: (1, 2), 6: (2, 3, 11),
        7: (3, 8, 12), 8: (4, 7), 9: (1, 4, 12), 10: (1, 2, 12), 11: (3, 6, 12), 12: (4, 7, 9, 10, 11),
    }  # fmt: skip
    beside = neighbours("autumn")
    assert {c + 1: tuple([n + 1 for n in beside[c]]) for c in range(CLEARINGS)} == paths


@rule("root", "2.2.2")
def test_four_clearings_of_each_suit() -> None:
    suits = " ".join([SUITS[suit] for suit in MAPS["autumn"].suits])
    assert suits == "fox mouse rabbit rabbit rabbit fox mouse fox mouse rabbit mouse fox"


@rule("root", "2.2.3")
def test_a_building_needs_an_open_slot() -> None:
    t = at("marquise actions", warriors="marquise:1=2,5=2", buildings="sawmill:1", tokens="wood:1=2")
    assert t.refused("build workshop 1") == "2.2.3"
    assert "build workshop 5" in t.offers()


@rule("root", "2.2.3")
def test_tokens_need_no_slot() -> None:
    t = at("alliance birdsong", buildings="sawmill:1", supporters="anvil").play("spread 1")
    assert t.sympathy() == [1]


@rule("root", "2.2.4")
def test_a_ruin_fills_a_slot() -> None:
    ruled: dict[str, Any] = {"warriors": "marquise:10=2", "buildings": "sawmill:10", "tokens": "wood:10=2"}
    assert at("marquise actions", ruins="10=boot", **ruled).refused("build sawmill 10") == "2.2.3"
    assert "build sawmill 10" in at("marquise actions", **ruled).offers()


@pytest.mark.parametrize("board", ["autumn", "winter"])
@rule("root", "2.4", "2.4.1")
def test_forests_side_by_side_share_exactly_one_path(board: str) -> None:
    map_ = MAPS[board]
    links = {frozenset(path) for path in (*map_.paths, *(map_.river if board == "winter" else ()))}
    count = len(map_.forests)
    for a in range(count):
        for b in range(a + 1, count):
            both = set(map_.forests[a]) & set(map_.forests[b])
            shared = [link for link in links if link <= both]
            assert len(shared) == ((a, b) in map_.forest_paths), (board, a + 1, b + 1)
    assert count == len(links) - CLEARINGS + 1, "as many as Euler counts"


@rule("root", "2.4.1")
def test_the_forests_of_autumn_and_their_clearings() -> None:
    beside = surroundings("autumn")
    forests = [[place + 1 for place in beside[CLEARINGS + n] if place < CLEARINGS] for n in range(7)]
    assert forests == [
        [1, 2, 5, 10], [1, 9, 10, 12], [2, 6, 10, 11, 12], [4, 9, 12], [3, 7, 11, 12], [3, 6, 11], [4, 7, 8, 12],
    ]  # fmt: skip
