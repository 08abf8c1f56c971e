"""Many games at once: the same games however they are stepped, arrays that say what each game says, and new games."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

import interrex
from interrex.arrays import DoesNotFit
from interrex.bots import asked_seats
from interrex.engine.luck import Luck, key_from_seed


@pytest.fixture
def many() -> Iterator[Any]:
    with interrex.vector("kingsburg", n=3, players=2, seed=5) as found:
        yield found


def test_a_row_is_what_its_game_says(many: Any) -> None:
    luck = np.random.default_rng(1)
    state = many.spec.game.start(2, many.setting.options, Luck(key_from_seed("5 row 1 game 0")))
    state.run()
    for move in range(30):
        seat = asked_seats(state)[0]
        offers = state.answers(seat)
        assert many.seat[1] == seat
        assert many.count[1] == len(offers)
        assert (many.seen[1] == many.spec.layout.look(state, seat, many.setting.options, move)).all()
        assert many.offers[1, : len(offers)].tolist() == many.spec.numbering.numbers(offers)
        assert (many.offers[1, len(offers) :] == -1).all()
        assert (many.mask()[1] == many.spec.numbering.mask(offers)).all()
        places = luck.integers(many.count)
        numbers = many.offers[np.arange(3), places]
        assert many.places(numbers).tolist() == places.tolist()
        state.play(seat, offers[places[1]])
        many.step(places)


def test_a_game_that_ends_is_rewarded_once_and_another_begins(many: Any) -> None:
    luck = np.random.default_rng(2)
    while not many.done.any():
        assert not many.reward.any()
        many.step(luck.integers(many.count))
    ended = np.flatnonzero(many.done)
    assert many.reward[ended].sum(axis=1).tolist() == [1.0] * len(ended)
    assert many.played[ended].tolist() == [1] * len(ended)
    assert (many.count > 0).all()
    many.step(luck.integers(many.count))
    assert not many.done[ended].any()


def test_other_processes_step_the_same_games(many: Any) -> None:
    with interrex.vector("kingsburg", n=3, players=2, seed=5, workers=2) as shared:
        luck = np.random.default_rng(3)
        for _ in range(20):
            places = luck.integers(many.count)
            many.step(places)
            shared.step(places)
            for name in ("seen", "seat", "offers", "count", "reward", "done"):
                assert (getattr(shared, name) == getattr(many, name)).all(), name


def test_what_is_not_on_offer_is_refused(many: Any) -> None:
    for wrong in (many.count, [-1, 0, 0], [0, 0]):
        with pytest.raises(IndexError):
            many.step(wrong)
    for number in (-1, many.spec.numbering.n):
        with pytest.raises(IndexError):
            many.places([number] * many.n)


@pytest.mark.parametrize("workers", [0, 1])
def test_more_on_offer_than_there_is_room_for_is_said(workers: int) -> None:
    with pytest.raises(DoesNotFit):
        step_blindly(workers)


def step_blindly(workers: int) -> None:
    with interrex.vector("kingsburg", n=2, seed=1, workers=workers, most=1) as found:
        for _ in range(20):
            found.step(np.zeros(2, int))
