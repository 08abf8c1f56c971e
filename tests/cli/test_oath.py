"""Oath's board in the terminal: at every width, in both languages, with no secrets."""

from __future__ import annotations

from functools import cache

import pytest

import interrex
from interrex.cli.words import words
from interrex.engine.match import Match
from interrex.engine.message import Message

from .test_boards import NAMES, drawn


@cache
def played(moves: int, seed: int = 5) -> Match:
    match = interrex.new("oath", players=4, seed=seed)
    while len(match.moves) < moves and not match.over:
        seat = match.pending()[0]
        offers = match.actions(seat)
        match.play(seat, offers[(len(match.moves) * 7) % len(offers)])
    return match


@pytest.mark.parametrize("language", ["en", "pl"])
@pytest.mark.parametrize("width", [60, 80, 120, 200])
def test_a_board_fits_its_terminal_and_has_all_its_words(width: int, language: str) -> None:
    for moves in (0, 30, 90):
        text = drawn(played(moves).view(0), width, language)
        assert max([len(line) for line in text.splitlines()]) <= width
        assert "oath-" not in text.replace("mobs-favor", "")


def test_what_lies_face_down_is_named_to_its_owner_alone() -> None:
    match = played(30)
    views = [match.view(seat)["board"] for seat in range(4)]
    owner, card = next(
        (seat, face["card"]) for seat, view in enumerate(views) for face in view["seats"][seat]["face_down"]
    )
    name = words("oath").say(Message(f"oath-card-{card}", {}))
    assert f"▒ {name}" in drawn(match.view(owner))
    strangers = [s for s in range(4) if all(f["card"] != card for f in views[s]["seats"][owner]["face_down"])]
    assert strangers
    assert all(f"▒ {name}" not in drawn(match.view(s)) for s in strangers)


def test_the_map_says_who_rules_and_who_is_there() -> None:
    match = played(90)
    board = match.view(0)["board"]
    text = drawn(match.view(0))
    for slot in board["slots"]:
        for seat in slot["pawns"]:
            assert f"♟{NAMES[seat]}" in text
    assert "Ada (you)" in text
    assert "(you)" not in drawn(match.view(None))


@pytest.mark.parametrize("language", ["en", "pl"])
def test_a_pawn_that_is_not_on_the_map_yet_is_said_to_be_beside_it(language: str) -> None:
    match = interrex.new("oath", players=4, seed=5)
    beside = {"en": "pawn not placed yet", "pl": "pionek jeszcze nie stoi na mapie"}[language]
    assert [seat.pawn for seat in match.seen(0).board.seats].count(0) > 0
    assert drawn(match.view(0), 120, language).count(beside) > 0
    placed = played(90)
    assert all(seat.pawn for seat in placed.seen(0).board.seats)
    assert beside not in drawn(placed.view(0), 120, language)
