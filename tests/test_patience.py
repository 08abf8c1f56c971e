"""No bot goes on for ever: who has answered very often in a row does nothing twice."""

from __future__ import annotations

from interrex.bots import Run
from interrex.bots.patience import PATIENCE
from interrex.engine.action import Action
from interrex.engine.frames import PASS

TO, FRO, NEW = ("move", "there"), ("move", "back"), ("search",)


def after(answers: int) -> Run:
    run = Run()
    for number in range(answers):
        run.note(0, (TO, FRO)[number % 2])
    return run


def test_a_bot_that_goes_to_and_fro_must_do_something_else_in_the_end() -> None:
    offered: list[Action] = [TO, FRO, NEW, PASS]
    assert after(PATIENCE - 1).left(0, offered) == offered
    assert after(PATIENCE).left(0, offered) == [NEW, PASS]


def test_passing_is_never_forgotten() -> None:
    run = after(PATIENCE)
    run.note(0, PASS)
    assert run.left(0, [TO, FRO, PASS]) == [PASS]


def test_what_must_be_done_is_done_again() -> None:
    assert after(PATIENCE).left(0, [TO, FRO]) == [TO, FRO]


def test_an_answer_of_somebody_else_begins_anew() -> None:
    run = after(PATIENCE)
    run.note(1, NEW)
    assert run.left(0, [TO, PASS]) == [TO, PASS]
    assert run.left(1, [NEW, PASS]) == [NEW, PASS]


def test_the_moves_of_a_game_tell_the_same_as_having_watched_it() -> None:
    watched = after(PATIENCE)
    moves = [(1, NEW), *[(0, answer) for answer in watched.answers]]
    again = Run(reversed(moves))
    assert (again.seat, set(again.answers), len(again.answers)) == (0, {TO, FRO}, PATIENCE)
