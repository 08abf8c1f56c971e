"""Kings are called as houses like, and numbered."""

from __future__ import annotations

from pathlib import Path

import pytest

import interrex
from interrex.cli import saves
from interrex.engine import wire
from interrex.engine.game import Start
from interrex.engine.luck import Luck, key_from_seed
from interrex.engine.match import Match
from interrex.engine.message import Message
from interrex.engine.words import words
from interrex.games.kings_dilemma.between import shows
from interrex.games.kings_dilemma.book import writes
from interrex.games.kings_dilemma.kingdom import Entry
from interrex.games.kings_dilemma.kings import a_name, as_written, names, numeral, parted, roman
from interrex.games.kings_dilemma.play.ending import CleanUp
from interrex.games.kings_dilemma.play.scoring import NameKing
from interrex.games.kings_dilemma.view import VIEW
from interrex.games.kings_dilemma.view.types import KingView
from interrex.server.protocol.table import Ask
from interrex.server.tables.asking import Asking
from interrex.testing import rule
from tests.cli.conftest import Cli, cli

from .positions import Position, at

__all__ = ["cli"]  # a fixture

GAME = "kings-dilemma"
FIRST = {language: {"pack": {"king": "Harald V"}} for language in ("en", "pl")}


def reigned(king: str) -> Entry:
    return Entry(king, "died", 7, (1, 2, 3), ("greedy", "rebel", "moderate"), ((0, 0, 0, 0),) * 3, (1, 2, 3))


def naming(*before: str) -> Position:
    """Wylio names the next king; so were those before called, the last of whom reigns."""
    return at(frame=NameKing(0), parts={"texts": FIRST}, entries=tuple(map(reigned, before[:-1])), king=before[-1])


@rule("kings-dilemma", "6.5.3")
@pytest.mark.parametrize("name", ["aldred", "jan", "jan-kazimierz", "łukasz", "æthelred", "jan-iii", "no-one-of-note"])
def test_any_word_of_letters_is_a_name(name: str) -> None:
    assert a_name(name) == name


@rule("kings-dilemma", "6.5.3")
@pytest.mark.parametrize("name", ["x", "jan-", "-jan", "jan--ii", "jan3", "Jan", "a.b", "y" * 25, 7])
def test_what_is_no_name(name: object) -> None:
    assert a_name(name) is None


@rule("kings-dilemma", "6.5.3", "13.36")
@pytest.mark.parametrize(
    ("name", "before", "number"),
    [
        ("jan", [], "I"),
        ("jan", ["jan", "bryn", "jan"], "III"),
        ("harald", ["harald-v", "bryn"], "VI"),
        ("harald", ["harald-v", "harald", "harald"], "VIII"),
        ("jan-iii", ["jan"], "III"),
        ("jan", ["jan", "jan-iii"], "IV"),
        ("jan-kazimierz", ["jan"], "I"),
    ],
)
def test_kings_of_one_name_are_numbered(name: str, before: list[str], number: str) -> None:
    assert numeral(name, before) == number


def test_numerals_are_written_as_the_romans_did() -> None:
    assert [roman(n) for n in (1, 4, 9, 14, 39)] == ["I", "IV", "IX", "XIV", "XXXIX"]
    assert [parted(name) for name in ("vi", "jan-vi", "jan-vivi")] == [("vi", 0), ("jan", 6), ("jan-vivi", 0)]
    assert names(["", "aldred 7"], "harald-v") == ["harald-v", "aldred"]
    assert [as_written(name) for name in ("aldred", "jan-łaskawy")] == ["aldred", "Jan Łaskawy"]


@rule("kings-dilemma", "6.5.3", "13.36")
@pytest.mark.parametrize(
    ("before", "crowned", "english", "polish"),
    [
        ([""], "harald", "Long live Harald VI of Wylio!", "Niech żyje Harald VI z rodu Wylio!"),
        (["", "aldred 2"], "aldred", "Long live Aldred II of Wylio!", "Niech żyje Aldred II z rodu Wylio!"),
        ([""], "jan-łaskawy", "Long live Jan Łaskawy I of Wylio!", "Niech żyje Jan Łaskawy I z rodu Wylio!"),
        ([""], "jan-iii", "Long live Jan III of Wylio!", "Niech żyje Jan III z rodu Wylio!"),
    ],
)
def test_the_winner_calls_the_next_king_as_it_likes(before: list[str], crowned: str, english: str, polish: str) -> None:
    t = naming(*before)
    t.g.listener = []
    t.play(f"crown {crowned}")
    told: list[Message] = [entry.message for entry in t.g.listener or [] if entry.message.key == f"{GAME}-crowns"]
    said = [words(language, GAME).say(told[0]).replace("\N{NO-BREAK SPACE}", " ") for language in ("en", "pl")]
    assert said == [english, polish]
    assert t.g.heir == f"{crowned} 1"


@rule("kings-dilemma", "6.5.3")
@pytest.mark.parametrize("name", ["x", "jan3", "y" * 25])
def test_what_is_no_name_is_refused_in_a_sentence(name: str) -> None:
    refused = naming("").refusal(f"crown {name}")
    assert refused is not None
    assert refused.rule == "6.5.3"
    for language, kind in (("en", "a king's name, of 2 to 24 letters"), ("pl", "imię Króla, od 2 do 24 liter")):
        assert kind in words(language, GAME).say(refused.message).replace("\N{NO-BREAK SPACE}", " ")


@rule("kings-dilemma", "6.5.3", "7.5", "8.1.3")
def test_every_king_is_seen_with_his_number_now_and_between_reigns() -> None:
    kings = ["", "harald 2", "jan-łaskawy 3", "harald 1"]
    t = at(
        frame=CleanUp(), parts={"texts": FIRST}, entries=tuple(map(reigned, kings[:3])), king=kings[3], heir="jan-ii 1"
    )
    seen = [
        KingView(None, None, None, None),
        KingView(None, "Harald", "VI", "solad"),
        KingView(None, "Jan Łaskawy", "I", "tork"),
        KingView(None, "Harald", "VII", "wylio"),
        KingView(None, "Jan", "II", "wylio"),
    ]
    shown = VIEW(t.g, None)
    assert [reign.king for reign in shown.reigns] == seen[:3]
    assert shown.king == seen[4]
    kingdom = shows(writes(t.g, Start(3, {"story": "trial"}, None, (0, 1, 2))), None)
    assert kingdom.king == seen[4]


# At the table


def about_to_name() -> Match:
    """A reign has been played, and the winner names the next king."""
    match, luck = interrex.new(GAME, players=3, seed=1), Luck(key_from_seed("a reign"))
    while match.state.waiting().invents != "crown":
        seat = match.pending()[0]
        match.play(seat, luck.choice(match.state.answers(seat)))
    return match


@rule("kings-dilemma", "6.5.3")
def test_a_table_hears_that_a_name_may_be_made_up_and_keeps_it_in_its_record() -> None:
    match = about_to_name()
    (seat,) = match.pending()
    ask = wire.decode(wire.sent(Asking().ask(match, seat, 1)), Ask)
    assert ask.invents == "crown"
    assert [words("pl", GAME).say(Message(offer.label.key, offer.label.params)) for offer in ask.offers][:2] == [
        "Aldred I",
        "Bryn I",
    ]
    match.play(seat, "crown żywia")
    assert match.record.moves[-1] == (seat, "crown żywia")
    assert interrex.replay(match.record).view(None) == match.view(None)


@rule("kings-dilemma", "6.5.3")
@pytest.mark.parametrize(
    ("language", "hint"), [("en", "A name of your own: type “crown …”."), ("pl", "Własne imię: wpisz „crown …”.")]
)
def test_a_name_of_ones_own_is_typed_with_its_accents(cli: Cli, tmp_path: Path, language: str, hint: str) -> None:
    match, path = about_to_name(), tmp_path / "reign.json"
    saves.save(path, match.record)
    saves.save_seats(path, ("human",) * 3)
    told = cli(f"play --lang {language} --resume {path}", "", "crown 7", "crown Jan Łaskawy", "quit")
    assert hint in told.stdout
    assert ("of 2 to 24 letters" if language == "en" else "od 2 do 24 liter") in " ".join(
        (told.stdout + told.stderr).replace("\N{NO-BREAK SPACE}", " ").split()
    )
    assert "Jan Łaskawy I" in told.stdout
    assert (match.pending()[0], "crown jan-łaskawy") in saves.load(path).moves
