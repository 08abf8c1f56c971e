"""What the Chairs Remember: a campaign of the printed size."""

from __future__ import annotations

import importlib.util
from collections import Counter
from hashlib import blake2b
from pathlib import Path
from typing import Any

import pytest

import interrex
from interrex.engine import wire
from interrex.engine.wire import replace
from interrex.games.kings_dilemma import GAME, book
from interrex.games.kings_dilemma import vocabulary as v
from interrex.games.kings_dilemma.data import HOUSES, RESOURCES
from interrex.games.kings_dilemma.story.lint import shown, within
from interrex.games.kings_dilemma.story.parts import Pack
from interrex.games.kings_dilemma.story.reader import read, read_words
from interrex.games.kings_dilemma.story.shelf import SHELF, Story, wrong_with
from interrex.games.kings_dilemma.story.tally import tally
from interrex.stories.files import read_files
from interrex.testing import rule

from ..campaign.play import play_out
from ..cli.conftest import Cli, cli

__all__ = ["cli"]  # a fixture

FOLDER = Path(__file__).parents[2] / "src/interrex/games/kings_dilemma/stories/what-the-chairs-remember"
DOCS = Path(__file__).parents[2] / "docs"
FILES = read_files(FOLDER)
PACK = read(FILES)


def test_nothing_is_wrong_with_it() -> None:
    assert wrong_with(FILES) == []


def test_it_has_the_printed_size() -> None:
    envelopes = len(PACK.envelope) + (PACK.finale is not None)
    assert (envelopes, len(PACK.dilemma), len(PACK.sticker), len(PACK.door)) == (75, 240, 177, 12)
    assert Counter(dilemma.storyline for dilemma in PACK.dilemma.values()) == Counter(
        {line: 40 for line, storyline in PACK.storyline.items() if storyline.doors}
    )


def test_every_house_can_reach_its_story_achievement() -> None:
    granted = {piece.house for card in PACK.story.values() for piece in within(card) if isinstance(piece, v.Achieve)}
    assert granted == set(range(1, len(HOUSES) + 1))


def test_rises_and_falls_of_each_resource_are_even() -> None:
    """As far as they stand written; where councils lean, the other way (docs/kings-dilemma-balance.md)."""
    moves = [e for d in PACK.dilemma.values() for e in (*d.aye, *d.nay) if isinstance(e, v.Move)]
    found = Counter([(move.res, move.by > 0) for move in moves])
    uneven = {res: (found[res, True], found[res, False]) for res in RESOURCES}
    assert all(abs(up - down) <= 0.15 * max(up, down) for up, down in uneven.values()), uneven


def test_one_side_in_eight_moves_a_marker_that_its_pan_hides() -> None:
    sides = [
        (icons, done) for d in PACK.dilemma.values() for icons, done in ((d.front.aye, d.aye), (d.front.nay, d.nay))
    ]
    hiding = [side for side in sides if any(i.startswith(("up", "down")) for i in shown(side[1], PACK) - set(side[0]))]
    assert 0.08 <= len(hiding) / len(sides) <= 0.16


def test_it_is_played_unless_another_is_asked_for() -> None:
    option = GAME.options[0]
    assert (option.default, option.values) == (PACK.id, (PACK.id, "what-was-borrowed"))


def test_what_the_short_story_does_stays_as_it_was() -> None:
    """Kingdoms that were begun with it go on, and are replayed."""
    content = (FOLDER.parent / "what-was-borrowed" / "story.toml").read_bytes()
    assert blake2b(content.replace(b"\r\n", b"\n"), digest_size=8).hexdigest() == "c602b30371ce9c1c"


def test_what_the_first_edition_does_stays_as_it_was() -> None:
    """So do those of this one: it is today's, with what stood instead."""
    first = SHELF["what-the-chairs-remember"]
    assert blake2b(wire.encode(replace(first.pack, boxes={})), digest_size=8).hexdigest() == "a248fc9abbcc77e1"
    assert first.boxes == SHELF["what-was-borrowed"].boxes
    assert blake2b("".join(first.sealed).encode(), digest_size=8).hexdigest() == "4bb37b12adbbee1b"
    slots = [(handle, first.slots(handle)) for handle in first.sealed]
    assert (
        blake2b(wire.encode(slots), digest_size=8).hexdigest() == "5d4f124b37ec66cd"
    )  # what is filled in when it is opened


def test_a_kingdom_that_was_begun_with_the_first_edition_goes_on_and_nobody_begins_one_now() -> None:
    first = "what-the-chairs-remember"
    assert first not in GAME.options[0].values
    kingdom = interrex.campaign(GAME.id, ["a", "b", "c"], {"story": first})
    match: Any = kingdom.next(seed="first")
    assert match.state.story is SHELF[first]
    again: Any = interrex.replay(match.record)
    assert again.state.story is SHELF[first]


@rule("kings-dilemma", "11.19")
def test_a_story_says_how_many_boxes_achievements_have() -> None:
    assert SHELF["what-was-borrowed"].boxes[4][6] == (1, 3, 4, 3)  # Gamam's, as rulebook 9.7 has them
    other = Story(replace(PACK, boxes={"gamam": (2, 5, 6)}), {})
    assert [other.boxes[n][6] for n in (3, 4, 5)] == [(1, 2, 5, 6)] * 3
    assert other.boxes[4][7] == SHELF["what-was-borrowed"].boxes[4][7]


@rule("kings-dilemma", "11.19")
def test_a_story_says_so_by_the_number_of_houses() -> None:
    table = {"boxes": {"gamam": {"3": [2, 5, 6], "4": [3, 4, 5], "5": [1, 1, 2]}}}
    given = wire.convert({**wire.plain(PACK), **table}, Pack)
    assert [Story(given, {}).boxes[n][6] for n in (3, 4, 5)] == [(1, 2, 5, 6), (1, 3, 4, 5), (1, 1, 1, 2)]


@rule("kings-dilemma", "11.19")
def test_as_many_boxes_as_the_first_reign_had_houses_for_whoever_sits_later() -> None:
    kingdom = interrex.campaign(GAME.id, ["a", "b", "c", "d", "e"], {"story": PACK.id})
    first: Any = kingdom.next((0, 1, 2), seed="boxes")
    assert first.state.printed is SHELF[PACK.id].boxes[3]
    free = first.view(0)["board"]["free_houses"]
    assert (len(free), free["wylio"]) == (12, [1, 6, 4, 9])
    kingdom.add(play_out(first))
    assert first.view(0)["board"]["free_houses"] == {}
    second: Any = kingdom.next(seed="boxes")
    assert second.state.players == 5
    assert second.state.printed is SHELF[PACK.id].boxes[3]
    assert kingdom.chronicle is not None
    assert book.printed(book.read(kingdom.chronicle)) is SHELF[PACK.id].boxes[3]


def test_its_last_reign_is_scored() -> None:
    assert PACK.finale is not None
    assert PACK.finale.scores_reign


def test_nothing_lacks_words_and_no_eight_words_stand_in_two_dilemmas() -> None:
    counted = tally(PACK, {language: read_words(FILES, language) for language in PACK.languages}, None)
    for language in ("en", "pl"):
        told = counted[language]
        assert (told["missing"], told["said twice"]) == (0, [])
        assert (told["scenes too short or long"], told["afters too short or long"]) == ({}, {})


def test_what_is_said_of_its_words_is_counted() -> None:
    spec = importlib.util.spec_from_file_location("dilemma_balance", DOCS.parent / "tools" / "dilemma_balance.py")
    assert spec is not None
    assert spec.loader is not None
    tool = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(tool)
    assert "\n".join(tool.words()) in (DOCS / "kings-dilemma-balance.md").read_text(encoding="utf-8")


@pytest.mark.parametrize(("language", "page"), [("en", "a-kingdom-told.md"), ("pl", "a-kingdom-told.pl.md")])
def test_the_kingdom_that_is_told_is_one_that_is_played(cli: Cli, tmp_path: Path, language: str, page: str) -> None:
    told = tmp_path / page
    cli(f"story tell --bot interrex.bots.hasty:HastyBot --lang {language} -o {told}")
    assert told.read_text(encoding="utf-8") == (DOCS / page).read_text(encoding="utf-8")
