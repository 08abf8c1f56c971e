"""Worlds that those who only watch imagine can be played on: what was announced can be paid (rulebook 23.1)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from interrex.engine.luck import Luck, key_from_seed
from interrex.games.root import GAME
from interrex.testing import rule
from interrex.testing.conformance import check_playable

from .positions import Board, at


def spreading() -> Board:
    """One matching supporter is spent."""
    return at("alliance spread", tokens="sympathy:1", supporters="bake-sale anvil sword cobbler tax-collector")


def revolting() -> Board:
    """Two matching supporters are spent, one after the other."""
    return at("alliance birdsong", tokens="sympathy:5", supporters="bake-sale cobbler anvil sword armorers")


def crafting() -> Board:
    """Royal Claim can be paid for in more than one way."""
    return at("marquise daylight", buildings="workshop:1,2,5,6,7", hands={"marquise": "royal-claim sword anvil"})


ANNOUNCED: list[tuple[str, Callable[[], Board], tuple[str, ...], str]] = [
    ("a supporter", spreading, ("spread 5",), "root-ask-supporter"),
    ("the first of two supporters", revolting, ("revolt 5",), "root-ask-supporter"),
    ("the second of two supporters", revolting, ("revolt 5", "spend bake-sale"), "root-ask-supporter"),
    ("workshops", crafting, ("craft royal-claim",), "root-ask-activate"),
]


@pytest.mark.parametrize(("position", "moves", "asked"), [row[1:] for row in ANNOUNCED], ids=[r[0] for r in ANNOUNCED])
@rule("root", "8.2.3", "4.1.1", "23.1")
def test_whoever_watches_imagines_that_the_cost_can_be_paid(
    position: Callable[[], Board], moves: tuple[str, ...], asked: str
) -> None:
    t = position().play(*moves)
    assert t.asked() == asked
    luck = Luck(key_from_seed("worlds"))
    for seat in range(4):
        for _ in range(40):
            check_playable(GAME, GAME.determinize(t.state, seat, luck), seat, luck)
