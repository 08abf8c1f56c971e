"""What the linter advises of stories that can be played: achievements out of reach, votes about nothing."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from interrex.engine.words import words
from interrex.games.kings_dilemma.data import HOUSE_IDS
from interrex.games.kings_dilemma.packs import STORIES
from interrex.stories.files import read_files
from tests.cli.conftest import Cli, cli

__all__ = ["cli"]  # a fixture

STORIES_FOLDER = Path(__file__).parents[2] / "src/interrex/games/kings_dilemma/stories"
FOLDER = STORIES_FOLDER / "what-was-borrowed"
FILES = read_files(FOLDER)


def advised(files: dict[str, bytes]) -> list[tuple[str, int]]:
    return [(fault.message.key.removeprefix("kings-dilemma-advice-"), fault.line) for fault in STORIES.advice(files)]


def changed(old: str, new: str) -> dict[str, bytes]:
    story = FILES["story.toml"].decode()
    assert old in story
    return {**FILES, "story.toml": story.replace(old, new, 1).encode()}


def test_houses_that_can_never_reach_their_story_achievement_are_named() -> None:
    found = [f.message.params["name"] for f in STORIES.advice(FILES) if f.message.key.endswith("achievement")]
    assert found == ["solad", "olwyn", "gamam", "natar", "tiryll"]


def test_a_campaign_of_the_printed_size_needs_no_advice() -> None:
    assert STORIES.advice(read_files(STORIES_FOLDER / "what-the-chairs-remember")) == []


@pytest.mark.parametrize(
    ("key", "old", "new"),
    [("unread", 'flag = "hungry-year" }, { do = "envelope"', 'flag = "hungry-night" }, { do = "envelope"'),
     ("idle", 'nay = [{ do = "move", res = "knowledge", by = -1 }]',
      'nay = [{ do = "text", text = "said" }, { do = "sticker", sticker = "copied-laws" }]'),
     ("endless", 'aye = [{ do = "sticker", sticker = "copied-laws" }]\nnay = [',
      'aye = [{ do = "card_to", to = "deck" }]\nnay = [{ do = "card_to", to = "deck" }, ')],
)  # fmt: skip
def test_what_had_better_be_otherwise_is_told_with_its_line(key: str, old: str, new: str) -> None:
    before = advised(FILES)
    more = [(found, line) for found, line in advised(changed(old, new)) if (found, line) not in before]
    assert key in [found for found, _ in more]
    assert all(line > 1 for found, line in more if found == key)


def test_a_flag_that_words_alone_ask_after_is_read() -> None:
    said = FILES["words.en.toml"].replace(b"[two-sacks]", b'[two-sacks]\nmore = "{by:mayor-sent-home}"', 1)
    before = [f.message.params.get("name") for f in STORIES.advice(FILES)]
    after = [f.message.params.get("name") for f in STORIES.advice({**FILES, "words.en.toml": said})]
    assert ("mayor-sent-home" in before, "mayor-sent-home" in after) == (True, False)


def test_a_last_reign_that_is_not_scored_is_told() -> None:
    assert "unscored" in dict(advised(FILES))
    scored = changed("equal = { prestige = 2, crave = 2 }", "equal = { prestige = 2, crave = 2 }\nscores_reign = true")
    assert "unscored" not in dict(advised(scored))


def test_advice_speaks_both_languages_and_is_no_fault(cli: Cli) -> None:
    for language in ("en", "pl"):
        for fault in STORIES.advice(FILES):
            assert words(language, "kings-dilemma").faults(fault.message) == []
    answer = cli(f"story lint {FOLDER} --json")
    found = json.loads(answer.stdout)
    assert (answer.exit_code, found["faults"]) == (0, [])
    assert len([one for one in found["advice"] if "achievement" in one["key"]]) == 5 < len(HOUSE_IDS)
    assert "Advice" in cli(f"story lint {FOLDER}").stdout


@pytest.mark.parametrize(
    ("written", "advised"),
    [
        ("the *Hind* sails", True),
        ("_so_ it is", True),
        ("2 * 3 * 4", False),
        ("snake_case_words", False),
        ("* * *", False),
    ],
)
def test_emphasis_that_would_be_shown_with_its_signs_is_told_with_its_place(written: str, advised: bool) -> None:
    said = FILES["words.pl.toml"].decode().replace('[two-sacks]\ntitle = "', f'[two-sacks]\ntitle = "{written} ', 1)
    assert written in said
    found = [f for f in STORIES.advice({**FILES, "words.pl.toml": said.encode()}) if f.message.key.endswith("emphasis")]
    line = said.splitlines().index("[two-sacks]") + 2
    assert [(fault.file, fault.line) for fault in found] == ([("words.pl.toml", line)] if advised else [])
    for fault in found:
        assert "two-sacks, title" in words("en", "kings-dilemma").say(fault.message)
        assert "zwykły tekst" in words("pl", "kings-dilemma").say(fault.message).replace("\N{NO-BREAK SPACE}", " ")
