"""The winter map (rulebook 10)."""

from __future__ import annotations

from collections import Counter

from interrex.engine.luck import Luck, key_from_seed
from interrex.games.root import GAME
from interrex.games.root.data import CLEARINGS, MAPS
from interrex.games.root.places import neighbours, surroundings
from interrex.games.root.state import Root
from interrex.testing import rule

from .positions import at

PATHS = {
    1: [5, 10, 11], 2: [6, 7, 12], 3: [7, 8, 12], 4: [9, 10, 11], 5: [1, 6], 6: [2, 5],
    7: [2, 3], 8: [3, 9, 12], 9: [4, 8, 11], 10: [1, 4], 11: [1, 4, 9], 12: [2, 3, 8],
}  # fmt: skip


@rule("root", "10.1")
def test_four_suits_of_each_are_dealt_at_random() -> None:
    dealt = set()
    for seed in range(10):
        g = GAME.start(3, GAME.check(3, {"map": "winter"}), Luck(key_from_seed(seed)))
        assert isinstance(g, Root)
        assert Counter(g.suits) == {0: 4, 1: 4, 2: 4}
        dealt.add(g.suits)
        shown = GAME.view(g, None).clearings
        assert [clearing.suit for clearing in shown] == [("fox", "rabbit", "mouse")[suit] for suit in g.suits]
    assert len(dealt) == 10


@rule("root", "10.1", "5.1.4")
def test_slots_ruins_and_paths() -> None:
    board = MAPS["winter"]
    assert board.slots == (1, 1, 2, 2, 2, 2, 1, 2, 2, 1, 3, 3)
    assert [c + 1 for c in board.ruins] == [8, 9, 11, 12]
    assert {c + 1: [n + 1 for n in near] for c, near in enumerate(neighbours("winter"))} == PATHS


@rule("root", "10.1", "2.3")
def test_warriors_do_not_travel_on_the_river() -> None:
    t = at("marquise actions", map="winter", warriors="marquise:11=3")
    assert t.offered("march") == ["11 1", "11 4", "11 9"]


@rule("root", "10.2")
def test_the_river_divides_forests() -> None:
    beside = surroundings("winter")
    forests = {
        n + 1: (
            [place + 1 for place in beside[CLEARINGS + n] if place < CLEARINGS],
            [place - CLEARINGS + 1 for place in beside[CLEARINGS + n] if place >= CLEARINGS],
        )
        for n in range(8)
    }
    assert forests == {
        1: ([1, 10, 11], [2, 4]),
        2: ([4, 10, 11], [1, 3]),
        3: ([4, 9, 11], [2, 5]),
        4: ([1, 2, 5, 6, 11, 12], [1, 5, 8]),
        5: ([8, 9, 11, 12], [3, 4, 6]),
        6: ([3, 8, 12], [5, 7]),
        7: ([3, 7, 12], [6, 8]),
        8: ([2, 7, 12], [4, 7]),
    }


@rule("root", "10.2", "9.4.2")
def test_a_vagabond_slips_across_the_river_forest_by_forest() -> None:
    t = at("vagabond birdsong", map="winter", vagabond="thief f4")
    assert [offer for offer in t.offers() if offer.startswith("hide")] == ["hide 1", "hide 5", "hide 8"]
    t = at("vagabond birdsong", map="winter", vagabond="thief 12")
    assert [offer for offer in t.offers() if offer.startswith("hide")] == [
        "hide 4",
        "hide 5",
        "hide 6",
        "hide 7",
        "hide 8",
    ]


@rule("root", "10.1", "2.2")
def test_corners_lie_where_they_do_in_autumn() -> None:
    t = at("alliance turn", map="winter", warriors="alliance:2,4", dominance={"alliance": "dominance-bird"})
    assert t.state.over


@rule("root", "10.1", "2.1.1")
def test_cards_match_the_dealt_suits() -> None:
    t = at("marquise actions", map="winter", suits="mouse " * 4 + "fox " * 4 + "rabbit " * 4, buildings="sawmill:1,5,9",
           hands={"marquise": "anvil sword bake-sale"})  # fmt: skip
    assert t.offered("overwork") == ["1 sword", "5 anvil", "9 bake-sale"]
