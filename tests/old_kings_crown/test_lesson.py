"""The guided first year shows what a year has, and tells nobody a secret."""

from __future__ import annotations

import pytest

import interrex
from interrex.engine.action import parse, text
from interrex.engine.match import Match
from interrex.engine.message import Message
from interrex.engine.words import LANGUAGES, words
from interrex.games.old_kings_crown.data import CARD_IDS
from interrex.games.old_kings_crown.lessons import FIRST_YEAR, SCRIPT

GAME = "old-kings-crown"


def begin() -> Match:
    return interrex.new(GAME, FIRST_YEAR.players, FIRST_YEAR.seed, FIRST_YEAR.options)


def test_it_shows_what_a_year_has() -> None:
    """A bid, a Herald, Supporters, an ambush, a flank, rewards of all kinds, governing, journeying, a card bought."""
    match = begin()
    for step in FIRST_YEAR.steps:
        match.play(step.seat, step.action)
    told = {line.message.key.removeprefix(f"{GAME}-") for line in match.lines}
    assert {"bids", "takes", "herald", "places", "ambush", "flank", "wins", "herald-reward", "claims"} <= told
    assert {"governs", "journeys", "gains-lore", "buys", "rally", "winter"} <= told
    board = match.view(None)["board"]
    assert (board["year"], [seat["influence"] for seat in board["seats"]]) == (2, [5, 2])


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
