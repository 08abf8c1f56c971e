"""Rules name each other by address: every address exists, and both languages name the same ones."""

from __future__ import annotations

import pytest

import interrex
from interrex.rules.references import addresses, between, references
from interrex.rules.rulebook import parse

GAMES = [game.id for game in interrex.games()]
BOOKS = [(game, language) for game in GAMES for language in ("en", "pl")]


def test_a_reference_is_an_id_or_a_chapter_named_as_one() -> None:
    assert addresses("See 6.4 (and 4.2.10, 6.4 again); chapter 11, but 11 gold.") == ("6.4", "4.2.10", "11")
    assert addresses("zob. 6.4 i rozdział\n11; rozdziały od 1 do 9; w rozdziale 14") == ("6.4", "11", "1", "14")
    assert addresses("Chapters 2 and 3 are ours; law `17.1.1` is not. 1–18, 3 VP.") == ("2",)


def test_rules_know_whom_they_name_and_who_names_them() -> None:
    book = parse("x", "en", "# X\n\n## 1 One\n\n**1.1** See 1.2.\n\n**1.2** See chapter 1.\n\n**1.3** See 1.2.\n")
    found = between(book)
    assert found.to == {"1": (), "1.1": ("1.2",), "1.2": ("1",), "1.3": ("1.2",)}
    assert found.by == {"1": ("1.2",), "1.1": (), "1.2": ("1.1", "1.3"), "1.3": ()}


@pytest.mark.parametrize(("game", "language"), BOOKS)
def test_every_reference_leads_to_another_rule(game: str, language: str) -> None:
    book = interrex.rulebook(game, language)
    named = {**references(game, language).to, "the introduction": addresses(book.intro)}
    lost = [f"{rule_id} names {one}" for rule_id, ids in named.items() for one in ids if one not in book.rules]
    assert not lost, "write a number that is no rule of this book in backquotes"
    assert not [rule_id for rule_id, ids in named.items() if rule_id in ids], "a rule that names itself"


@pytest.mark.parametrize("game", GAMES)
def test_both_languages_refer_to_the_same_rules(game: str) -> None:
    english, polish = (references(game, language).to for language in ("en", "pl"))
    assert {i: set(english[i]) for i in english} == {i: set(polish[i]) for i in polish}
    assert set(addresses(interrex.rulebook(game, "en").intro)) == set(addresses(interrex.rulebook(game, "pl").intro))


@pytest.mark.parametrize("game", GAMES)
def test_rules_do_refer_to_each_other(game: str) -> None:
    found = references(game, "en").to
    assert sum([bool(ids) for ids in found.values()]) > len(found) / 5
