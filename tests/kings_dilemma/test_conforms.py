"""Whole reigns and kingdoms under the conformance suite."""

from __future__ import annotations

import pytest

from interrex.games.kings_dilemma import GAME
from interrex.testing.conformance import play_and_check, play_on_and_check


@pytest.mark.parametrize("seed", range(6))
def test_reigns_conform(seed: int) -> None:
    play_and_check(GAME, 3 + seed % 3, {}, seed, every=20)


def test_kingdoms_conform() -> None:
    campaign = play_on_and_check(GAME, 3, 3, 1, every=60)
    assert len(campaign.games) == 3
