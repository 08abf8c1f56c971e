"""What is sent from memory, or derived without trying it out, is what a server would send that has just begun."""

from __future__ import annotations

import pytest

import interrex
from interrex.engine.sealed import Answers
from interrex.server.tables.served import Served, ServedPlay
from interrex.server.tables.views import NOTHING, Views

MOVES = 90


def afresh(table: Served) -> list[bytes]:
    views = Views(table.views.table)
    return [views.state([seat], NOTHING, 0, 0.0) for seat in range(table.match.players)]


@pytest.mark.parametrize("game", ["kingsburg", "root", "old-kings-crown", "oath", "kings-dilemma"])
def test_a_table_that_was_looked_at_all_along_shows_what_a_new_one_does(game: str) -> None:
    play = ServedPlay(interrex.game(game), {}, talking=True)
    for _ in range(MOVES):
        play.work()
        assert play.table.look(NOTHING) == afresh(play.table)


def test_an_answer_under_seal_leaves_the_others_what_they_have() -> None:
    play = ServedPlay(interrex.game("old-kings-crown"), {})
    state = play.table.match.state
    while not (isinstance(state.waiting(), Answers) and len(state.pending()) > 2):
        play.work()
        state = play.table.match.state
    before, (mover, *others) = state.waiting(), state.pending()
    play.table.move(mover, state.actions(mover)[0])
    after = play.table.match.state.waiting()
    assert all(before.unchanged(after, other) for other in (None, *others))
    assert not before.unchanged(after, mover)


def test_the_last_answer_under_seal_is_foreseen_to_open_all() -> None:
    play = ServedPlay(interrex.game("old-kings-crown"), {})
    state = play.table.match.state
    while not (isinstance(state.waiting(), Answers) and len(state.pending()) == 1):
        play.work()
        state = play.table.match.state
    (last,) = state.pending()
    assert not state.waiting().tells_nothing(state, last)
