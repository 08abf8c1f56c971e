"""Conditions are values: they compose, know what they look at, and say why they fail."""

from __future__ import annotations

from typing import Any

import pytest

from interrex.engine.conditions import ANYTHING, Condition, among, condition
from interrex.engine.message import Refusal, refusal

COINS, PLACES = 1, 2


@condition("toy-no-coins", "2.1", reads=COINS)
def rich(g: dict[str, int], card: int, seat: int, *about: Any) -> bool:
    return g["coins"] > seat


def nowhere(g: dict[str, int], card: int, seat: int, *about: Any) -> Refusal:
    return refusal("2.2", "toy-no-place", card=card, place=about[0])


HERE = among(lambda g, card, seat: g["here"], nowhere, reads=PLACES)
THERE = among(lambda g, card, seat: g["there"], "toy-not-there", "2.3", reads=PLACES)
G = {"coins": 1, "here": 0b0110, "there": 0b0011}


def key(said: Refusal | None) -> str | None:
    return None if said is None else said.message.key


def test_it_holds_or_says_why_not() -> None:
    assert rich.holds(G, 7, 0)
    assert rich.blame(G, 7, 0) is None
    assert rich.blame(G, 7, 1) == refusal("2.1", "toy-no-coins")
    assert HERE.blame(G, 7, 0, 3) == refusal("2.2", "toy-no-place", card=7, place=3)
    assert Condition(lambda g, card, seat: False).blame(G, 7, 0) is None, "it has no words"


@pytest.mark.parametrize(
    ("seat", "place", "said"), [(0, 1, None), (1, 1, "toy-no-coins"), (0, 3, "toy-no-place"), (1, 3, "toy-no-coins")]
)
def test_of_several_the_first_that_fails_gives_the_reason(seat: int, place: int, said: str | None) -> None:
    both = rich & HERE
    assert both.holds(G, 7, seat, place) == (said is None)
    assert key(both.blame(G, 7, seat, place)) == said


def test_one_of_two_is_enough_and_where_neither_holds_the_first_says_so() -> None:
    either = HERE | THERE
    assert [either.holds(G, 7, 0, place) for place in range(4)] == [True, True, True, False]
    assert key(either.blame(G, 7, 0, 3)) == "toy-no-place"
    assert key((Condition(lambda g, card, seat, *about: False) | THERE).blame(G, 7, 0, 3)) == "toy-not-there"


def test_what_is_not_so_has_no_words() -> None:
    poor = ~rich
    assert (poor.holds(G, 7, 0), poor.holds(G, 7, 1)) == (False, True)
    assert poor.blame(G, 7, 0) is None


def test_what_it_looks_at_and_of_what_it_holds_at_once_is_derived() -> None:
    assert ((rich & HERE).reads, (HERE | THERE).reads, (~rich).reads) == (COINS | PLACES, PLACES, COINS)
    assert Condition(lambda g, card, seat: True).reads == ANYTHING
    masks = [(HERE & THERE).mask, (HERE | THERE).mask, (~HERE).mask]
    assert [mask(G, 7, 0) & 15 for mask in masks if mask is not None] == [0b0010, 0b0111, 0b1001]
    assert (rich & HERE).mask is None, "one of them cannot say"
