"""Bots are fair: in positions that differ only in what a seat may not know they do the same, and who peeks is found."""

from __future__ import annotations

import pytest

from interrex.bots import Bot, Imagine
from interrex.bots.greedy import StewardBot
from interrex.build import compiled
from interrex.engine.action import Action
from interrex.engine.registry import find
from interrex.engine.state import State
from interrex.testing.twins import differences


class Peeking(Bot):
    """Finds the real position where Python keeps it, and knows the luck to come."""

    def choose(self, imagine: Imagine, seat: int, actions: list[Action]) -> Action:
        cells = [cell.cell_contents for cell in imagine.__closure__ or ()]
        (real,) = [held for held in cells if isinstance(held, State)]
        return actions[real.luck.copy().below(len(actions))]


@pytest.mark.parametrize("title", ["kingsburg", "kings-dilemma", "old-kings-crown", "oath", "root"])
def test_a_steward_does_the_same_in_twins(title: str) -> None:
    assert list(differences(find(title), {"steward": StewardBot}, 8, "test")) == []


@pytest.mark.skipif(compiled(), reason="nothing can be found there")
def test_one_that_peeks_is_found_out() -> None:
    assert list(differences(find("kingsburg"), {"peeking": Peeking}, 8, "test"))
