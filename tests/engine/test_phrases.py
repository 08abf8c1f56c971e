"""Every phrase a game can offer is found, and its words are counted."""

from __future__ import annotations

import pytest

import interrex
from interrex.engine.verbs import AMOUNT, Phrase, Word, table
from interrex.games.root.play.aftermath import FIRST, LossEffect
from interrex.testing.conformance import Phrases
from tests.engine.toy import GAME as TOY

COLOUR = table("colour", "", ("red", "green"))
LAMPS = Word("lamps", many=True, every=((), ("on",), ("on", "dim")))
CHAIN = Word("chain", read=lambda words: words if set(words) <= {"a", "b"} else None, many=True, endless=True)


def named(game: interrex.Game, name: str) -> list[Phrase]:
    return [phrase for phrase in game.phrases() if phrase.name == name]


def test_a_phrase_counts_what_its_words_can_be() -> None:
    assert Phrase("wait").count() == 1
    assert Phrase("paint", COLOUR, AMOUNT).count() == 2 * 100
    assert Phrase("light", COLOUR, LAMPS).count() == 2 * 3
    assert Phrase("link", COLOUR, CHAIN).count() is None, "there is no end to it"


@pytest.mark.parametrize(
    ("said", "spelt"),
    [
        (("light", "red"), True),
        (("light", "red", "on", "dim"), True),
        (("light", "red", "dim"), False),
        (("light", "blue"), False),
        (("light",), False),
        (("paint", "red"), False),
    ],
)
def test_it_spells_those_and_no_others(said: interrex.Action, spelt: bool) -> None:
    assert Phrase("light", COLOUR, LAMPS).spells(said) == spelt


def test_what_is_endless_is_what_can_be_read() -> None:
    assert Phrase("link", CHAIN).spells(("link", "a", "b", "a"))
    assert not Phrase("link", CHAIN).spells(("link", "a", "c"))


def test_verbs_of_decisions_components_and_deals_are_found_once() -> None:
    for name in ("bid", "look", "levy", "mule", "ambush", "spy", "jest", "with", "promise", "swear"):
        assert len(named(TOY, name)) == 1, name
    assert [phrase.count() for phrase in named(TOY, "lay")] == [15]
    assert [phrase.count() for phrase in named(TOY, "look")] == [3]


def test_what_reads_alike_is_one_phrase_and_what_does_not_is_several() -> None:
    moves = named(interrex.game("root"), "move")
    assert [phrase.names for phrase in moves] == [("card", "start", "end"), ("clearing",), ("start", "end")]


def test_what_only_says_why_not_is_never_offered() -> None:
    assert [phrase.names for phrase in named(interrex.game("kingsburg"), "build")] == [("building",)]


@pytest.mark.parametrize("game", interrex.games(), ids=lambda game: game.id)
def test_every_word_is_counted_or_said_to_be_endless(game: interrex.Game) -> None:
    Phrases(game)
    endless = {word.name for phrase in game.phrases() for word in phrase.words if word.said() is None}
    assert endless <= {"dice", "goods", "helps", "king", "payment", "n", "what"}, "and these are few"


def test_an_action_that_no_phrase_spells_is_noticed() -> None:
    with pytest.raises(AssertionError, match="bid 1000 is spelt by 0 phrases"):
        Phrases(TOY).check([("bid", 1), ("bid", 1000)])
    with pytest.raises(AssertionError, match="swear 1000"):
        Phrases(TOY).check([("promise", 1, "swear", 1000)])


def test_every_effect_of_losses_can_come_first() -> None:
    words = {kind.word for kind in LossEffect.__subclasses__() if kind.word}
    assert words == set(FIRST.words[0].every)
