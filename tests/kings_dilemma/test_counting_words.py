"""Counting what a story has, and finding what it says twice."""

from __future__ import annotations

import json
from pathlib import Path

from interrex.games.kings_dilemma.packs import STORIES
from interrex.games.kings_dilemma.story.blank import blank
from interrex.games.kings_dilemma.story.likeness import alike, closings, openings
from interrex.games.kings_dilemma.story.tally import length
from interrex.stories.files import read_files
from tests.cli.conftest import Cli, cli

__all__ = ["cli"]  # a fixture

FOLDER = Path(__file__).parents[2] / "src/interrex/games/kings_dilemma/stories/what-was-borrowed"
FILES = read_files(FOLDER)


def test_a_phrase_of_eight_words_in_two_texts_is_found_once_and_whole() -> None:
    said = "one two three four five six seven eight nine"
    texts = {"a": f"Now {said}, then.", "b": f"And {said.upper()}!", "c": "one two three four five six seven"}
    assert alike(texts) == [f"a, b: {said}"]


def test_openings_and_closings_are_counted() -> None:
    texts = ["The clerk comes. Nobody asks.", "The clerk goes, nobody asks", "A child asks: who?"]
    assert openings(texts) == {"the clerk": 2, "a child": 1}
    assert closings(texts) == {"asks": 2, "who": 1}


def test_what_is_filled_in_counts_as_two_words() -> None:
    assert length("The seal of {by:white-tax:gen} is “old”, isn't it") == 9


def test_everything_is_counted_by_kind_storyline_and_language() -> None:
    found = STORIES.tally(FILES, None)
    assert (found["kinds"]["dilemma"], found["storylines"]["salt"]["dilemma"]) == (49, 13)
    assert (found["en"]["missing"], found["pl"]["scenes"]["texts"]) == (0, 49)
    assert found["en"]["scenes too short or long"]["the-clerk"] < 60
    assert sum(found["voices"].values()) == 49
    assert sum(STORIES.tally(FILES, "salt")["voices"].values()) == 13


def test_what_lacks_words_is_named() -> None:
    files = {name: text.encode() for name, text in blank("tale").items()}
    files["story.toml"] = b"draft = true\n" + files["story.toml"]
    files["words.pl.toml"] = files["words.pl.toml"].replace(b'question = "', b'other = "', 1)
    found = STORIES.tally(files, None)
    assert (found["en"]["missing"], found["pl"]["missing parts"]) == (0, ["card-1.question"])


def test_a_story_whose_cards_say_the_same_is_told_so() -> None:
    files = {name: text.encode() for name, text in blank("tale").items()}
    said = b"The clerk lays down his pen and looks at all of you."
    files["words.en.toml"] = files["words.en.toml"].replace(b"What came of it.", said, 4)
    assert STORIES.tally(files, None)["en"]["said twice"][0] == (
        "card-1.aye-after, card-1.nay-after: the clerk lays down his pen and looks at all of you"
    )


def test_the_command_counts(cli: Cli) -> None:
    assert json.loads(cli(f"story count {FOLDER} --storyline rust --json").stdout)["en"]["missing"] == 0
    assert "sticker: 20" in cli(f"story count {FOLDER}").stdout
