"""Which moves can be taken back without asking: those by which nobody has come to know another's card (law 1.2.1)."""

from __future__ import annotations

from typing import Any

import pytest

import interrex
from interrex.engine.taking_back import Before
from interrex.games.root import GAME
from interrex.testing import rule

from .positions import Board, at


def is_final(t: Board, line: str) -> bool:
    seat = t.seat()
    before = Before(GAME, t.state.copy(), seat)
    t.state.listener = []
    t.play(line)
    assert not t.state.over
    return before.final(t.state)


AIDING: dict[str, Any] = {"vagabond": "thief 5 torch", "warriors": "eyrie:5=1", "hands": {"vagabond": "bake-sale"}}
OUTRAGED: dict[str, Any] = {"warriors": "marquise:1", "tokens": "sympathy:5"}


@rule("root", "1.2.1", "9.5.4", "23.20")
def test_a_card_given_in_aid_has_been_seen() -> None:
    assert is_final(at("vagabond roam", **AIDING), "aid eyrie bake-sale torch")


@pytest.mark.parametrize(("hand", "answer"), [("bake-sale", "give bake-sale"), ("sword", "show")])
@rule("root", "1.2.1", "8.2.6", "23.20")
def test_so_has_a_card_given_or_a_hand_shown_in_outrage(hand: str, answer: str) -> None:
    assert is_final(at("marquise actions", hands={"marquise": hand}, **OUTRAGED).play("march 1 5"), answer)


@rule("root", "1.2.1", "2.1")
def test_a_card_of_ones_own_spent_in_the_open_can_be_taken_back() -> None:
    t = at("marquise actions", buildings="sawmill:5", hands={"marquise": "bake-sale"})
    assert not is_final(t, "overwork 5 bake-sale")


@rule("root", "8.2.3", "8.2.4")
def test_supporters_laid_open_by_a_lost_base_have_been_seen() -> None:
    t = at("vagabond roam", vagabond="ranger 5 crossbow", buildings="base:5", supporters="bake-sale cobbler sword")
    assert is_final(t, "strike alliance base")


@rule("root", "8.2.3", "8.2.4")
def test_so_has_it_been_seen_that_none_of_them_matches() -> None:
    t = at("vagabond roam", vagabond="ranger 5 crossbow", buildings="base:5", supporters="sword anvil")
    assert is_final(t, "strike alliance base")


@rule("root", "5.1.7", "9.3.3")
def test_the_quests_that_a_vagabonds_setup_opens_have_been_seen() -> None:
    m = interrex.new("root", players=2, seed=1, options={"seat-1": "vagabond", "seat-2": "eyrie"})
    opened = [len(m.view(None)["board"]["quests"])]
    while not opened[-1]:
        seat = m.pending()[0]
        m.play(seat, m.actions(seat)[0])
        opened.append(len(m.view(None)["board"]["quests"]))
    assert m.moves[-1].final
