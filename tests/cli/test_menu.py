"""The menu: what an offer costs and brings stands beside it."""

from __future__ import annotations

from io import StringIO

import pytest
from rich.console import Console

import interrex
from interrex.cli.menu import SPACIOUS, Menu
from interrex.cli.typed import understood
from interrex.engine.match import Match
from interrex.engine.words import words


def printed(match: Match, seat: int, language: str) -> str:
    out = StringIO()
    Console(file=out, width=200).print(Menu(match, seat, words(language, match.game.id), ()).shown())
    return out.getvalue()


def test_offers_say_what_they_bring() -> None:
    match = interrex.new("kingsburg", players=3, seed=3)
    while len(match.actions(seat := match.pending()[0])) > SPACIOUS or match.actions(seat)[0][0] != "influence":
        match.play(seat, match.actions(seat)[-1])
    rank = match.actions(seat)[0][1]
    for language in ("en", "pl"):
        support = words(language, "kingsburg").does("advisor", str(rank))
        assert f"· {support}" in printed(match, seat, language)


def test_beyond_a_screenful_rows_that_differ_read_differently_and_say_what_they_bring() -> None:
    match = interrex.new("root", players=2, seed=3, options={"seat-1": "marquise", "seat-2": "eyrie"})
    while len(match.actions(seat := match.pending()[0])) <= SPACIOUS or match.actions(seat)[0][0] != "battle":
        match.play(seat, match.actions(seat)[0])
    for language in ("en", "pl"):
        menu = Menu(match, seat, words(language, "root"), ())
        shown = printed(match, seat, language)
        assert " · " in shown, "what a battle promises"
        assert "build sawmill" not in shown, "words, not what one types"
        for n, label in enumerate(menu.labels):
            assert f"{n + 1} " in shown
            assert label.split()[-1] in shown


def test_an_offer_is_meant_by_its_words() -> None:
    match = interrex.new("kingsburg", players=3, seed=3)
    for language in ("en", "pl"):
        menu = Menu(match, 0, words(language, "kingsburg"), ())
        assert [menu.pick(label.upper()) for label in menu.labels] == menu.actions


@pytest.mark.parametrize(
    ("line", "action"),
    [
        ("Zbuduj tawernę", "build inn"),
        ("zbuduj: Tawerna!", "build inn"),
        ("wplyn na skarbnika d35", "influence 8 d35"),
        ("build inn", "build inn"),
        ("fly away", "fly away"),
        ("² tawerna", "² inn"),
    ],
)
def test_what_is_typed_in_polish_is_understood(line: str, action: str) -> None:
    assert understood(line, interrex.game("kingsburg"), words("pl", "kingsburg")) == action
