"""Messages into sentences."""

from __future__ import annotations

import pytest

from interrex.engine import registry
from interrex.engine.errors import UnknownLanguage
from interrex.engine.message import Message, message
from interrex.engine.words import LANGUAGES, Words, title, words

FTL = """
x-thing-3 = the crown
    .acc = koronę
x-takes = { $seat } takes { $thing } ({ $thing-acc })
x-list = { $parts }
x-some = { $n ->
    [one] one coin
   *[other] { $n } coins
}
engine-seat-name = Seat { $number }
"""


def said(text: str, **params: object) -> str:
    return Words("en", [FTL], "x").say(Message(text, dict(params)), ("Ala",))


def test_a_value_becomes_the_name_of_a_component_with_its_cases() -> None:
    assert said("x-takes", seat=0, thing=3) == "Ala takes the crown (koronę)"


def test_a_seat_without_a_name_is_counted_from_one() -> None:
    assert said("x-takes", seat=4, thing=3).startswith("Seat 5")


def test_messages_nest_and_lists_are_joined() -> None:
    assert said("x-list", parts=(message("x-some", n=1), message("x-some", n=3), "end")) == "one coin, 3 coins, end"


def test_an_unknown_key_shows_itself() -> None:
    assert said("x-nothing") == "x-nothing"
    assert Words("en", [FTL], "x").faults(message("x-nothing")) == ["no words for x-nothing"]


def test_missing_parameters_are_faults() -> None:
    assert Words("en", [FTL], "x").faults(message("x-takes", thing=3))


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(UnknownLanguage, match="en, pl"):
        words("tlh")


@pytest.mark.parametrize("game", [None, *[g.id for g in registry.games()]])
def test_both_languages_have_the_same_messages(game: str | None) -> None:
    keys = [set(words(language, game).bundle._messages) for language in LANGUAGES]
    assert keys[0] == keys[1], f"only in one language: {keys[0] ^ keys[1]}"


def test_a_plain_title_is_read_without_all_the_other_words(monkeypatch: pytest.MonkeyPatch) -> None:
    keys = [(game, language) for game in ("kingsburg", "oath") for language in LANGUAGES]
    titles = [words(language, game).say(Message(f"{game}-title", {})) for game, language in keys]
    monkeypatch.setattr("interrex.engine.words.words", lambda *_: pytest.fail("all words were read"))
    assert [title(*key) for key in keys] == titles
