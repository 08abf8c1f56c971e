"""The guided first year: it can be played as written, has words for everything, and tells nobody a secret."""

from __future__ import annotations

import pytest

import interrex
from interrex.engine.action import parse, text
from interrex.engine.lesson import DONE, ON, about, guide
from interrex.engine.match import Match
from interrex.engine.message import Message
from interrex.engine.words import LANGUAGES, words
from interrex.games.old_kings_crown.data import CARD_IDS
from interrex.games.old_kings_crown.lessons import FIRST_YEAR, SCRIPT

GAME = "old-kings-crown"


def begin() -> Match:
    return interrex.new(GAME, FIRST_YEAR.players, FIRST_YEAR.seed, FIRST_YEAR.options)


def test_the_guide_goes_along_through_the_year() -> None:
    match = begin()
    for made, step in enumerate(FIRST_YEAR.steps):
        told = guide(match)
        assert told is not None
        assert (told.status, told.made, told.wants(step.seat)) == (ON, made, step)
        match.play(step.seat, step.action)
    told = guide(match)
    assert told is not None
    assert told.status == DONE
    board = match.view(None)["board"]
    assert (board["year"], [seat["influence"] for seat in board["seats"]]) == (2, [5, 2])


def test_it_shows_what_a_year_has() -> None:
    """A bid, a Herald, Supporters, an ambush, a flank, rewards of all kinds, governing, journeying, a card bought."""
    match = begin()
    for step in FIRST_YEAR.steps:
        match.play(step.seat, step.action)
    told = {line.message.key.removeprefix(f"{GAME}-") for line in match.lines}
    assert {"bids", "takes", "herald", "places", "ambush", "flank", "wins", "herald-reward", "claims"} <= told
    assert {"governs", "journeys", "gains-lore", "buys", "rally", "winter"} <= told


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_and_every_other_choice_has_words(language: str) -> None:
    spoken = words(language, GAME)
    match = begin()
    for step in FIRST_YEAR.steps:
        assert spoken.knows(step.why), step
        told = about(match, FIRST_YEAR, step.seat)
        assert all(spoken.knows(message.key) for message in told.values()), step
        assert not any("{" in spoken.say(message) for message in told.values())
        match.play(step.seat, step.action)
    assert len({spoken.say(Message(step.why, {})) for step in FIRST_YEAR.steps}) == len(FIRST_YEAR.steps)
    for key in ("lesson-first-year", "lesson-first-year-text"):
        assert spoken.knows(f"{GAME}-{key}")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_reasons_name_no_card_that_others_may_not_know(language: str) -> None:
    spoken = words(language, GAME)
    names = [spoken.say(Message(f"{GAME}-card-{card}", {})) for card in CARD_IDS]
    match = begin()
    for step in FIRST_YEAR.steps:
        why = spoken.say(Message(step.why, {}))
        match.play(step.seat, step.action)
        seen = {spoken.say(line.message) for line in match.lines if line.audience is None}
        for name in names:
            assert name not in why or any(name in sentence for sentence in seen), step


def test_the_script_reads_as_a_table() -> None:
    assert len([line for line in SCRIPT.splitlines() if line]) == len(FIRST_YEAR.steps) == 37
    assert all(text(parse(step.action)) == step.action for step in FIRST_YEAR.steps)
