"""Bots of one's own that use the search: they judge for themselves, and think as much as they ask for."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path

import pytest

import interrex
from interrex.bots import decide
from interrex.bots.search import Opinion, SearchBot
from interrex.engine.luck import Luck, key_from_seed
from interrex.engine.registry import find
from interrex.engine.state import State

ASKED: list[int] = []


class Counting(Opinion):
    def worth(self, world: State, seat: int) -> float:
        ASKED.append(seat)
        return 0.5


class Brief(SearchBot):
    effort = 0.05

    def judge(self, world: State) -> Counting:
        return Counting(self.game, world)


class Long(Brief):
    effort = 1.0


def judged(kind: type[SearchBot]) -> int:
    """How often its judgement is asked while it makes one decision."""
    game = find("kingsburg")
    state = game.start(2, game.check(2, {}), Luck(key_from_seed("position")))
    state.run()
    ASKED.clear()
    decide(kind(game, Luck(key_from_seed("bot"))), state, state.pending()[0])
    return len(ASKED)


def test_a_search_asks_the_judgement_it_is_given_as_often_as_its_budget_says() -> None:
    assert 0 < 3 * judged(Brief) < judged(Long)


def test_the_example_leads(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(Path(__file__).parents[1] / "examples")
    monkeypatch.setattr(import_module("thoughtful_bot").Thoughtful, "effort", 0.05)
    report = interrex.simulate("kingsburg", bots=("thoughtful_bot:Thoughtful", "random"), games=4, seed=1)
    assert report.failed == []
    assert report.bots["thoughtful_bot:Thoughtful"].wins >= 3
