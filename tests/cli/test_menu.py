"""The menu: what an offer costs and brings stands beside it."""

from __future__ import annotations

from io import StringIO

from rich.console import Console

import interrex
from interrex.cli.menu import SPACIOUS, Menu
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
