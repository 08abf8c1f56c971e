"""Letting a turn end: positions are compared as they are then, so that ending it is neither feared nor hurried."""

from __future__ import annotations

from interrex.bots import asked_seats, decide, make
from interrex.bots.settle import settle
from interrex.engine.frames import PASS
from interrex.engine.luck import Luck, key_from_seed
from interrex.engine.registry import find
from interrex.engine.state import State

OATH = find("oath")


def acting(seed: str) -> tuple[State, int]:
    """Somebody in the middle of a turn of Oath."""
    state = OATH.start(4, OATH.check(4, {}), Luck(key_from_seed(seed)))
    state.run()
    luck = Luck(key_from_seed(f"{seed} play"))
    while True:
        seat = asked_seats(state)[0]
        answers = state.answers(seat)
        if PASS in answers and len(answers) > 4:
            return state, seat
        state.play(seat, luck.choice(answers))


def turn_of(state: State) -> int:
    assert OATH.thinking.turn is not None
    return OATH.thinking.turn(state)


def test_a_turn_is_passed_out_until_the_next_begins() -> None:
    state, seat = acting("pass")
    assert turn_of(state) == seat
    settle(OATH, state, seat)
    assert turn_of(state) != seat
    assert asked_seats(state)[0] == turn_of(state)


def test_what_is_settled_asks_for_nothing_of_those_who_are_not_on_turn() -> None:
    state, seat = acting("pass")
    other = (seat + 1) % 4
    before = asked_seats(state)
    settle(OATH, state, other)
    assert asked_seats(state) == before


def test_stewards_of_oath_come_to_an_end() -> None:
    """In this game they once asked again and again for what others denied, because every end of a turn lost."""
    state = OATH.start(4, OATH.check(4, {}), Luck(key_from_seed("x1")))
    state.run()
    bots = [make("steward", OATH, Luck(key_from_seed(f"x1 bot {seat}"))) for seat in range(4)]
    decisions = 0
    while (seats := asked_seats(state)) and decisions < 500:
        state.play(seats[0], decide(bots[seats[0]], state, seats[0]))
        decisions += 1
    assert state.over
