"""The history book: what each game of a chronicle brought, in words, and no more than everybody could see."""

from __future__ import annotations

from typing import Any

import pytest

from interrex.engine import wire
from interrex.engine.words import LANGUAGES, words
from interrex.games.oath.book import BOOK, WON, says
from interrex.games.oath.chronicle import Chapter, Chronicle, Player, read

from .positions import exile
from .test_chronicle import played, reigning, usurped, written

HOUSES = ("Ada", "Bo", "Cy")
PLAYERS = (Player(0, "chancellor", "purple"), Player(1, "exile", "red"), Player(2, "citizen", "blue"))
GROUND = (("plains", "red"), ("mountain", "purple"), *[("", "")] * 6)


def chapter(**more: Any) -> Chapter:
    given: dict[str, Any] = {"game": 3, "winner": 0, "rule": "3.3.3", "vision": "", "oath": "devotion", "chancellor": 0}
    given |= {"players": PLAYERS, "sites": GROUND, "built": "", "ruined": (), "suit": "beast"}
    return Chapter(**(given | more))


def told(one: Chapter, language: str = "en") -> list[str]:
    return [words(language, "oath").say(line, HOUSES) for line in says(one)]


def last(chronicle: Chronicle) -> Chapter:
    return chronicle.history[-1]


def test_a_chapter_tells_who_won_and_what_came_of_it() -> None:
    kept = {"relics": ("map", "ivory-eye"), "kept": ("mountain",), "ruined": ("forest-temple",), "vowed": "supremacy"}
    assert told(chapter(**kept)) == [
        "Game 3: Devotion",
        "Ada won as Chancellor: the realm had settled.",
        "A Citizen at the end: Cy.",
        "The winner's side ruled: Mountain.",
        "The winner held relics: Map, Ivory Eye.",
        "One site stayed on the map: Mountain.",
        "Fallen into ruin: Forest Temple.",
        "Six cards joined the world deck: 3 × Beast, 2 × Nomad, 1 × Discord. Six others left it, seen by nobody.",
        "For the next game Ada vowed: Supremacy.",
    ]


def test_an_exile_who_won_ruled_in_a_colour_of_their_own() -> None:
    lines = told(chapter(winner=1, rule="3.1"))
    assert lines[1:3] == ["Bo won as the Usurper.", "Ada had been Chancellor."]
    assert "The winner's side ruled: Plains." in lines


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("rule", WON)
def test_every_victory_has_words(rule: str, language: str) -> None:
    spoken = words(language, "oath")
    for vision in ("", "vision-of-faith"):
        assert all(spoken.knows(line.key) for line in says(chapter(rule=rule, vision=vision, built="forest-temple")))
    assert all(spoken.knows(line.key) for line in says(chapter(suit="")))


def test_what_the_winner_held_and_kept_is_written_down() -> None:
    one = last(
        written(reigning(exile(), own={"relics": "map"}, cards="fertile-valley: tents", bands="fertile-valley: 0x1"))
    )
    assert (one.relics, one.kept) == (("map",), ("fertile-valley",))
    assert one.cards[0] == ("tents",)


def test_the_next_oath_and_its_citizens_are_written_down() -> None:
    chronicle = written(usurped())
    assert (last(chronicle).vowed, last(chronicle).citizens) == (chronicle.oath, chronicle.citizens)


def test_a_book_has_a_chapter_for_each_game_and_names_no_hidden_card() -> None:
    chronicle = played(3, played(3, None, 1), 2)
    book = BOOK.chapters(chronicle)
    assert [one.game for one in book] == [1, 2]
    hidden = set(read(chronicle).dispossessed)
    for one in book:
        shown = {card for cards in one.cards for card in cards}
        assert not hidden & (set(str(wire.plain(one)).split("'")) - shown)


def test_a_chapter_of_an_earlier_chronicle_is_still_read() -> None:
    old = chapter()
    assert (old.cards, old.relics, old.kept, old.vowed) == ((), (), (), "")
    assert told(old)[-1].startswith("Six cards joined")
