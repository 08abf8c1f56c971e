"""Searching the rulebooks: words in any form, ranked, and other words when nothing is found."""

from __future__ import annotations

import pytest

import interrex
from interrex.rules.rulebook import parse
from interrex.rules.search import MOST_WORDS, Index, distance, lines, search
from interrex.rules.stems import plain, stem

BOOK = """# X

## 1 The king

**1.1** Crown: a king wears it. *An example.* It is gold.

**1.2** Whoever holds the crown (1.1) is king.

## 2 War

**2.1** Each soldier (1.1, 2.2) fights.

**2.2** Soldiers cost gold:

| Soldier | Cost |
| ------- | ---- |
| Archer  | 2    |

**2.3** Gold buys soldiers.
"""
INDEX = Index(parse("x", "en", BOOK))


def found(sought: str) -> list[str]:
    return [hit.id for hit in INDEX.search(sought).hits]


def test_every_word_must_be_there() -> None:
    assert found("gold soldier") == ["2.2", "2.3"]
    assert found("gold king") == ["1.1"]
    assert found("gold dragon") == []
    assert found("") == found(" –!") == []


def test_case_and_accents_do_not_matter() -> None:
    assert found("KİNG") == found("king") == ["1", "1.1", "1.2"]
    assert plain("Żółć ŁĄKA") == "zolc laka"


def test_a_title_counts_most_then_what_a_rule_begins_with() -> None:
    assert found("king")[0] == "1"
    assert found("crown") == ["1.1", "1.2"]
    assert found("gold") == ["2.2", "2.3", "1.1"], "of equals the rule that others name comes first"


def test_titles_above_count_for_the_rules_below_but_do_not_suffice() -> None:
    assert found("war gold") == ["2.2", "2.3"]
    assert found("war") == ["2"]


def test_beginnings_of_words_are_found_while_one_types() -> None:
    assert set(found("sold")) == set(found("soldi")) == set(found("soldier"))
    assert "2.2" in found("arc")
    assert found("a") == ["1.1"], "one letter is a word or nothing"


def test_an_id_finds_its_rule_those_below_and_those_that_name_it() -> None:
    assert found("1.1") == ["1.1", "2.1", "1.2"]
    assert found("2") == ["2", "2.2"]


def test_a_hit_shows_where_it_stands_and_the_lines_with_the_words() -> None:
    crown, *_ = INDEX.search("crown king").hits
    assert (crown.titles, crown.line) == (("The king",), "Crown: a king wears it.")
    assert INDEX.search("gold king").hits[0].line == "Crown: a king wears it. … It is gold."
    assert INDEX.search("archer").hits[0].line == "Archer · 2"
    assert INDEX.search("soldiers").words == ("soldier", "soldiers")


def test_lines_are_sentences_and_rows_without_marks() -> None:
    text = "One (see 4.2). *Two,\nzob. 4.3.* +1 three.\n\n| A | `B` |\n|---|---|\n| 1 |  |"
    assert lines(text) == ["One (see 4.2).", "Two, zob. 4.3.", "+1 three.", "A · B", "1"]


def test_nothing_found_brings_suggestions_that_find_something() -> None:
    for sought, suggested in (("crwon", "crown"), ("gold archr", "gold archer"), ("archer king", "archer")):
        nothing = INDEX.search(sought)
        assert not nothing.hits
        assert nothing.suggestions[0] == suggested
        assert all(found(other) for other in nothing.suggestions)
    assert INDEX.search("qwertyuiop").suggestions == ()
    assert [distance("crown", other) for other in ("crown", "crow", "brown", "clown", "")] == [0, 1, 1, 1, 5]


@pytest.mark.parametrize(
    ("language", "forms"),
    [
        ("en", "battle battles battling battled"),
        ("en", "die dice"),
        ("en", "enemy enemies"),
        ("en", "pass passes passed passing"),
        ("en", "win wins won winning"),
        ("pl", "bitwa bitwy bitwie bitwę bitwach bitew bitwami"),
        ("pl", "budynek budynku budynki budynków budynkami budynkiem"),
        ("pl", "budować buduje budują budowanie budowania budowa"),
        ("pl", "wojownik wojownicy wojowników wojownikiem"),
        ("pl", "karta kart karcie kartami"),
        ("pl", "Włóczęga Włóczędze Włóczędzy Włóczęgów"),
        ("pl", "gniazdo gniazd gnieździe"),
        ("pl", "walka walce walczyć walczy"),
        ("pl", "las lesie lasu lasów"),
        ("pl", "kość kości kośćmi"),
    ],
)
def test_forms_of_a_word_have_one_stem(language: str, forms: str) -> None:
    assert len({stem(plain(form), language) for form in forms.split()}) == 1


@pytest.mark.parametrize(
    ("language", "words"),
    [("en", "inn in"), ("en", "play place player"), ("en", "even evening"), ("pl", "baza bez"), ("pl", "kość kościół"),
     ("pl", "król królik"), ("pl", "budynek budowa")],
)  # fmt: skip
def test_different_words_have_different_stems(language: str, words: str) -> None:
    assert len({stem(plain(word), language) for word in words.split()}) == len(words.split())


@pytest.mark.parametrize(
    ("game", "language", "sought", "first"),
    [
        ("root", "en", "battle", "4.3"),
        ("root", "en", "vagabond quest", "9.5.5"),
        ("root", "en", "marquise build", "6.5.4"),
        ("root", "en", "turmoil", "7.7"),
        ("root", "pl", "zamieszek", "7.7"),
        ("root", "pl", "wloczega misje", "9.5.5"),
        ("root", "pl", "rewolty", "8.4.1"),
        ("kingsburg", "en", "embassy", "12.20"),
        ("kingsburg", "en", "equal totals", "4.1.5"),
        ("kingsburg", "pl", "bitwą", "8.2"),
        ("kingsburg", "pl", "rekrutacja", "7"),
    ],
)
def test_people_find_what_they_look_for(game: str, language: str, sought: str, first: str) -> None:
    assert first in [hit.id for hit in search(game, language, sought).hits[:3]]


@pytest.mark.parametrize("game", [game.id for game in interrex.games()])
@pytest.mark.parametrize("language", ["en", "pl"])
def test_every_rule_is_found_by_its_own_words(game: str, language: str) -> None:
    for rule in interrex.rulebook(game, language).rules.values():
        opening = " ".join(rule.text.split()[:4])
        assert rule.id in [hit.id for hit in search(game, language, opening).hits]


def test_of_a_long_question_the_first_words_are_looked_for() -> None:
    """What nobody has written is compared with every word of the book: a hundred such words would take seconds."""
    asked = " ".join(["king"] * MOST_WORDS)
    assert search("kingsburg", "en", f"{asked} zzzz qqqq xxxx").hits == search("kingsburg", "en", "king").hits
