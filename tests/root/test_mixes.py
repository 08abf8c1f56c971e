"""Every mix of factions, on both maps, in a random game under the conformance suite."""

from __future__ import annotations

from itertools import combinations

import pytest

import interrex
from interrex.games.root import GAME
from interrex.games.root.data import FACTIONS, MAPS
from interrex.testing import rule
from interrex.testing.conformance import play_and_check


def seats(mix: tuple[str, ...]) -> dict[str, str]:
    return {f"seat-{number}": faction for number, faction in enumerate(mix, 1)}


def fits(mix: tuple[str, ...]) -> bool:
    try:
        interrex.new("root", len(mix), 0, seats(mix))
    except interrex.BadConfig:
        return False
    return True


MIXES = [mix for players in (2, 3, 4) for mix in combinations(FACTIONS, players) if fits(mix)]


@rule("root", "11.1")
def test_which_mixes_there_are() -> None:
    """Six pairs, four threes and one four of the factions; and the second Vagabond beside the first and others."""
    assert len(MIXES) == 6 + (4 + 3) + (1 + 3)


@pytest.mark.parametrize("board", MAPS)
@pytest.mark.parametrize("mix", MIXES, ids="-".join)
def test_every_mix_conforms(mix: tuple[str, ...], board: str) -> None:
    play_and_check(GAME, len(mix), {**seats(mix), "map": board}, seed=len(board), every=50)
