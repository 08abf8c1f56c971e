"""What a told message concerns on the board: derived from its parameters, in one place."""

from __future__ import annotations

import interrex
from interrex.engine.message import message

ROOT = interrex.game("root")
KINGSBURG = interrex.game("kingsburg")


def test_words_of_a_message_point_where_words_of_an_action_do() -> None:
    told = message("root-moves", seat=1, n=3, start=5, end=9)
    assert ROOT.log_refs(told) == ("seat:1", "clearing:5", "clearing:9")


def test_what_belongs_to_a_seat_is_that_seats() -> None:
    assert KINGSBURG.log_refs(message("kingsburg-razed", seat=2, building="inn", points=1)) == (
        "seat:2",
        "building:2:inn",
    )


def test_what_belongs_to_a_seat_points_nowhere_where_nobody_is_named() -> None:
    assert KINGSBURG.log_refs(message("kingsburg-razed", building="inn")) == ()


def test_lists_and_numbers_point_at_nothing() -> None:
    assert ROOT.log_refs(message("root-stolen", cards=(message("root-card-anvil"),), n=1)) == ()


def test_a_card_told_of_does_not_light_the_same_card_in_a_hand() -> None:
    assert ROOT.log_refs(message("root-discards", seat=0, card="anvil")) == ("seat:0",)
