"""The guided first game shows what a round of Oath has, and tells nobody a secret."""

from __future__ import annotations

import pytest

import interrex
from interrex.engine import wire
from interrex.engine.action import parse, text
from interrex.engine.errors import BadConfig
from interrex.engine.match import Match
from interrex.engine.message import Message
from interrex.engine.words import LANGUAGES, words
from interrex.games.oath.chronicle import first_chronicle
from interrex.games.oath.components import NAMED
from interrex.games.oath.data import first_game
from interrex.games.oath.lessons import FIRST_GAME, SCRIPT
from interrex.testing import rule


def begin() -> Match:
    return interrex.new("oath", FIRST_GAME.players, FIRST_GAME.seed, FIRST_GAME.options)


@rule("oath", "12.8")
def test_a_chronicle_cannot_be_guided() -> None:
    with pytest.raises(BadConfig, match="first game"):
        interrex.new("oath", 3, 1, {"guided": True}, chronicle=wire.plain(first_chronicle()))


def test_it_shows_what_a_round_has() -> None:
    """Every major action, three victories, a title that comes and goes, a Vision and a new Citizen."""
    match = begin()
    for step in FIRST_GAME.steps:
        match.play(step.seat, step.action)
    told = [line.message.key.removeprefix("oath-") for line in match.lines]
    assert {"searches", "musters", "trades", "recovers", "travels", "campaigns", "usurps"} <= set(told)
    assert told.count("attacker-wins") == 3
    board = match.view(None)["board"]
    assert (board["round"], [seat["role"] for seat in board["seats"]]) == (3, ["chancellor", "exile", "citizen"])
    assert board["title"] == {"seat": 0, "usurper": False}
    assert board["seats"][1]["vision"] == "vision-of-conquest"
    assert [len(seat["relics"]) for seat in board["seats"]] == [1, 2, 1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_reasons_name_no_card_that_others_may_not_know(language: str) -> None:
    spoken = words(language, "oath")
    named = [(kind, one) for kind in ("card", "relic") for one in NAMED[kind]]
    names = [spoken.say(Message(f"oath-{kind}-{one}", {})) for kind, one in named]
    match = begin()
    seen = [spoken.say(Message(f"oath-card-{card}", {})) for slot in first_game.GUIDED_GAME for card in slot.cards]
    for step in FIRST_GAME.steps:
        why = spoken.say(Message(step.why, {}))
        match.play(step.seat, step.action)
        heard = [*seen, *[spoken.say(line.message) for line in match.lines if line.audience is None]]
        for name in names:
            assert name not in why or any(name in sentence for sentence in heard), (step, name)


def test_the_script_reads_as_a_table() -> None:
    assert len([line for line in SCRIPT.splitlines() if line]) == len(FIRST_GAME.steps) == 70
    assert all(text(parse(step.action)) == step.action for step in FIRST_GAME.steps)
