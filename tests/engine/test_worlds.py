"""Worlds dealt from zones: what a seat knows stays where it is, the rest is dealt anew."""

from __future__ import annotations

from typing import Any

from interrex.engine import zones
from interrex.engine.luck import Luck, key_from_seed
from interrex.engine.state import State
from interrex.engine.zones import ALL, NONE, Zone


class Cards(State):
    __slots__ = ("deck", "hands", "sites")

    hands: list[list[int]]
    sites: list[list[int]]
    deck: list[int]

    def copy(self) -> Cards:
        twin = Cards()
        self.copy_into(twin)
        twin.hands, twin.sites, twin.deck = [h[:] for h in self.hands], [s[:] for s in self.sites], self.deck[:]
        return twin


def put(name: str) -> Any:
    return lambda g, place, cards: getattr(g, name).__setitem__(place, cards)


def peeked(g: Any, place: int, seat: int) -> int:
    """Seat 0 has seen the second card of every hand."""
    return ALL if place == seat else 2 if seat == 0 else NONE


HANDS = Zone("hand", "card", lambda g: g.hands, put("hands"), peeked)
DECK = Zone("deck", "card", lambda g: [g.deck], lambda g, place, cards: setattr(g, "deck", cards), zones.nobody)
SITES = Zone("site", "relic", lambda g: g.sites, put("sites"), zones.nobody, apart=True)
ZONES = (HANDS, DECK, SITES)


def position() -> Cards:
    g = Cards()
    g.begin(Luck(key_from_seed(1)))
    g.hands, g.deck, g.sites = [[1, 2], [3, 4], [5, 6]], [7, 8, 9], [[1, 2, 3], [4, 5, 6]]
    return g


def worlds(seat: int) -> list[Cards]:
    luck = Luck(key_from_seed("worlds"))
    return [zones.determinize(position(), ZONES, seat, luck) for _ in range(40)]


def test_what_a_seat_knows_stays_and_the_rest_is_dealt_anew() -> None:
    for g in worlds(0):
        assert g.hands[0] == [1, 2]
        assert [hand[1] for hand in g.hands] == [2, 4, 6]
        assert sorted([g.hands[1][0], g.hands[2][0], *g.deck]) == [3, 5, 7, 8, 9]
    assert len({(g.hands[1][0], g.hands[2][0]) for g in worlds(0)}) > 10
    assert {len(g.hands[0]) for g in worlds(1)} == {2}
    assert len({tuple(g.hands[0]) for g in worlds(1)}) > 10


def test_a_world_has_luck_of_its_own_and_the_original_is_left_alone() -> None:
    g = position()
    world = zones.determinize(g, ZONES, 1, Luck(key_from_seed(2)))
    assert world.luck.key != g.luck.key
    assert g.hands == position().hands


def test_cards_that_lie_apart_stay_at_their_place() -> None:
    for g in worlds(1):
        assert [sorted(pile) for pile in g.sites] == [[1, 2, 3], [4, 5, 6]]
    assert len({tuple(g.sites[0]) for g in worlds(1)}) == 6


def test_the_census_counts_every_card_wherever_it_lies() -> None:
    census = zones.census(position(), ZONES)
    assert census["card 7"] == census["relic 4"] == 1
    assert all(zones.census(g, ZONES) == census for g in worlds(2))


def test_a_view_shows_faces_and_counts_backs() -> None:
    g = position()
    assert zones.shown(g, HANDS, 1, 1) == ([3, 4], 0)
    assert zones.shown(g, HANDS, 1, 0) == ([4], 1)
    assert zones.shown(g, HANDS, 1, 2) == zones.shown(g, HANDS, 1, None) == ([], 2)


def test_as_many_of_a_kind_are_known_as_were_seen() -> None:
    assert zones.some([5, 7, 5, 5], [5, 5]) == 0b0101
    assert zones.some([5, 7], []) == zones.some([], [5]) == NONE
    assert zones.some([5, 7], [7, 9]) == 0b10


def test_open_piles_are_known_to_all_and_hands_to_their_owners() -> None:
    assert zones.everybody(None, 0, zones.NOBODY) == ALL
    assert (zones.owner(None, 1, 1), zones.owner(None, 1, 0)) == (ALL, NONE)
    assert zones.nobody(None, 0, 0) == NONE
