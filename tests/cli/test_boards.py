"""Boards: drawn from a view and words alone, at every width, in both languages, with no secrets."""

from __future__ import annotations

import io
import json
from typing import Any

import pytest
from rich.console import Console

import interrex
from interrex.cli.boards import board
from interrex.cli.menu import Menu, in_order
from interrex.cli.words import speak, words
from interrex.engine.match import Match

NAMES = ("Ada", "Bruno", "Celia", "Daria", "Emil")


def drawn(view: dict[str, Any], width: int = 120, language: str = "en") -> str:
    speak(language)
    console = Console(file=io.StringIO(), width=width, color_system=None)
    console.print(board(json.loads(json.dumps(view)), words("kingsburg"), NAMES, width))
    speak("en")
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


def played(players: int, moves: int, seed: int = 1, pick: int = 0) -> Match:
    match = interrex.new("kingsburg", players=players, seed=seed)
    while len(match.moves) < moves and not match.over:
        seat = match.pending()[0]
        offers = match.actions(seat)
        match.play(seat, offers[(len(match.moves) * 7 + pick) % len(offers)])
    return match


@pytest.mark.parametrize("language", ["en", "pl"])
@pytest.mark.parametrize("width", [60, 80, 100, 120, 200])
def test_a_board_fits_its_terminal_and_has_all_its_words(width: int, language: str) -> None:
    for moves in (0, 8, 60, 140, 400):
        text = drawn(played(5, moves).view(0), width, language)
        assert max([len(line) for line in text.splitlines()]) <= width
        assert "kingsburg-" not in text
        assert "cli-" not in text


def test_dice_goods_and_buildings_are_shown() -> None:
    match = played(2, 30, seed=3)
    text = drawn(match.view(1))
    mine = match.view(1)["board"]["seats"][1]
    assert "".join([f"[{die}] " for die in mine["coloured"]]).strip() in text
    assert "Bruno (you)" in text
    assert "Ada (you)" not in text
    assert "(you)" not in drawn(match.view(None))
    for seat, name in enumerate(NAMES[:2]):
        row = next(line for line in text.splitlines() if f"{seat + 1} {name}" in line)
        assert f" {match.state.score[seat]} " in row  # type: ignore[attr-defined]


def test_nobodys_dice_are_shown_in_a_game_for_two() -> None:
    assert "nobody [" in drawn(played(2, 2).view(0))


def test_the_enemy_is_shown_to_those_who_know_it() -> None:
    match = interrex.new("kingsburg", players=2, seed=1)
    while not any(line.audience is not None for line in match.lines):
        seat = match.pending()[0]
        match.play(seat, match.actions(seat)[-2 if len(match.actions(seat)) > 1 else 0])
    knows = next(line.audience for line in match.lines if line.audience is not None)
    assert "only you know" in drawn(match.view(knows))
    assert "defeat" in drawn(match.view(knows))
    for other in (1 - knows, None):
        assert "not known yet" in drawn(match.view(other))
        assert "defeat" not in drawn(match.view(other))


def test_options_come_in_the_order_of_their_numbers() -> None:
    offers: list[tuple[str | int, ...]] = [
        ("go", 9, "a"),
        ("go", 2, "a", "b"),
        ("go", 2, "c"),
        ("stay", "x"),
        ("pass",),
    ]
    assert in_order(offers) == [("go", 2, "c"), ("go", 2, "a", "b"), ("go", 9, "a"), ("stay", "x"), ("pass",)]


def test_every_option_has_its_number_in_the_menu() -> None:
    match = interrex.new("kingsburg", players=4, seed=1)
    console = Console(file=io.StringIO(), width=80, color_system=None)
    most = 0
    while not match.over:
        seat = match.pending()[0]
        offers = match.actions(seat)
        if len(offers) > most:
            most = len(offers)
            menu = Menu(match, seat, words("kingsburg"), NAMES)
            assert sorted(menu.actions, key=str) == sorted(offers, key=str)
            assert [menu.pick(str(n)) for n in range(1, most + 1)] == menu.actions
            assert [menu.pick(interrex.text(a)) for a in offers] == offers
            assert isinstance(console.file, io.StringIO)
            console.file = io.StringIO()
            console.print(menu.shown())
            shown = console.file.getvalue().split()
            assert all(str(n) in shown for n in range(1, most + 1))
        match.play(seat, offers[len(match.moves) % len(offers)])
    assert most > 12
