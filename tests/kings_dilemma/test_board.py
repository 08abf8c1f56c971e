"""The terminal's board: drawn from a view and words alone, in both languages, at any width, with no secrets."""

from __future__ import annotations

import io
import re

import pytest
from rich.console import Console

import interrex
from interrex.cli.boards.kings_dilemma import board
from interrex.engine.luck import Luck, key_from_seed
from interrex.engine.match import Match
from interrex.engine.words import Words
from interrex.games.kings_dilemma import GAME
from interrex.games.kings_dilemma.play import table
from interrex.games.kings_dilemma.play.ending import LastAct
from interrex.games.kings_dilemma.story.shelf import SHELF
from interrex.testing import ScriptedLuck

NAMES = ("Ada", "Bruno", "Celia", "Daria", "Emil")


def words(match: Match, language: str, seat: int | None) -> Words:
    from importlib import resources

    own = resources.files("interrex.cli.boards.kings_dilemma").joinpath("locale", f"{language}.ftl")
    engine = resources.files("interrex.engine").joinpath("locale", f"{language}.ftl")
    packs = [GAME.pack(pack, language) for pack in match.packs(seat)]
    return Words(language, [engine.read_text(), GAME.fluent(language), own.read_text(), *packs], GAME.id)


def drawn(match: Match, seat: int | None, language: str = "en", width: int = 100) -> str:
    console = Console(file=io.StringIO(), width=width, color_system=None)
    console.print(board(match.seen(seat), words(match, language, seat), NAMES, width))
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


def played(moves: int, seed: int = 1) -> Match:
    match = interrex.new(GAME.id, 4, seed=seed)
    luck = Luck(key_from_seed(seed))
    while len(match.moves) < moves and not match.over:
        seat = match.pending()[0]
        match.play(seat, luck.choice(match.state.answers(seat)))
    return match


@pytest.mark.parametrize("language", ["en", "pl"])
@pytest.mark.parametrize("width", [60, 100, 160])
@pytest.mark.parametrize("moves", [0, 6, 9, 14, 40, 999])
def test_everything_has_words_and_fits(language: str, width: int, moves: int) -> None:
    match = played(moves)
    for seat in (None, 0, 3):
        text = drawn(match, seat, language, width)
        assert not re.search(r"(cli|kings-dilemma|engine)-[a-z]+-", text), text
        assert max(len(line) for line in text.splitlines()) <= width


@pytest.mark.parametrize("language", ["en", "pl"])
def test_the_last_vote_says_what_its_sides_are(language: str) -> None:
    match = interrex.new(GAME.id, 3, seed=1)
    match.state = state = table("what-was-borrowed", (1, 2, 3), ScriptedLuck())
    state.push(LastAct())
    state.run()
    said = SHELF[state.tale].texts[language]["finale"]
    text = " ".join(drawn(match, None, language, 1000).split())
    for field in ("title", "tale", "question", "aye", "nay", "ayename", "nayname"):
        assert said[field] in text


def test_the_dilemma_its_question_and_its_pans_are_there() -> None:
    match = played(9)
    view = match.seen(0).board
    text = " ".join(drawn(match, 0, width=200).split())
    assert match.sentence(interrex.engine.message.Message(f"kings-dilemma-card-{view.card.card}", {})) in text
    assert "It ends after" in text
    assert "♛" in text


def test_what_is_behind_a_screen_is_its_own_houses_only() -> None:
    match = played(9)
    assert "Behind your screen" in drawn(match, 0)
    assert "Behind your screen" not in drawn(match, None)


def test_offers_stand_on_the_board() -> None:
    match = played(8)
    seat = match.pending()[0]
    other = match.guests()[0]
    for line in (f"with {seat}", f"promise {other} coins 2 {seat}", f"promise {seat} tie aye"):
        match.play(other, line)
    assert "draft" in drawn(match, other)
    assert "draft" not in drawn(match, seat)
    match.play(other, "propose")
    assert "#1" in drawn(match, None)
    match.play(seat, "accept 1")
    assert "✎" in drawn(match, None)
