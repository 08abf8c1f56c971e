"""Personalities: bots to whom some terms of their game's judgement count more or less than they should."""

from __future__ import annotations

from typing import Any

import pytest

import interrex
from interrex.bots import UnknownBot, decide, judged, make
from interrex.engine.luck import Luck, key_from_seed
from interrex.engine.message import Message
from interrex.engine.registry import find, games
from interrex.engine.words import LANGUAGES, words

OURS = [game for game in games() if game.package.startswith("interrex.games")]
LIKE = [pytest.param(game.id, one.id, id=f"{game.id} {one.id}") for game in OURS for one in game.thinking.personalities]


def test_every_game_has_some() -> None:
    assert all(len(game.thinking.personalities) >= 3 for game in OURS)


@pytest.mark.parametrize(("title", "like"), LIKE)
def test_it_leans_towards_terms_that_are_there_and_says_so(title: str, like: str) -> None:
    game = find(title)
    leans = next(one.leans for one in game.thinking.personalities if one.id == like)
    assert game.thinking.judgement is not None
    assert leans.keys() <= set(game.thinking.judgement.names)
    for language in LANGUAGES:
        told = words(language, title)
        for key in (f"{title}-personality-{like}", f"{title}-personality-{like}.about"):
            assert told.say(Message(key, {})) != key


def test_it_thinks_more_of_what_it_likes() -> None:
    """The captain of two positions prefers the one with soldiers, by more than others do."""
    game = find("kingsburg")
    captain = game.leaning("captain")
    assert captain is not None
    weak: Any = interrex.new("kingsburg", 3, 1).state
    strong = weak.copy()
    strong.army[0] += 4
    gained = [one.chances(strong)[0] - one.chances(weak)[0] for one in (game, captain)]
    assert gained[1] > gained[0] > -0.1
    assert captain.evaluate(strong, 0) - captain.evaluate(weak, 0) > game.evaluate(strong, 0) - game.evaluate(weak, 0)


def test_chances_still_add_up_to_one() -> None:
    for game in OURS:
        state = interrex.new(game.id, game.players[1], 3).state
        for one in game.thinking.personalities:
            leaning = game.leaning(one.id)
            assert leaning is not None
            assert sum(leaning.chances(state)) == pytest.approx(1.0)


def test_the_game_itself_is_judged_as_before() -> None:
    game = find("oath")
    state = interrex.new("oath", 4, 3).state
    before = game.chances(state)
    make("steward/conqueror", game, Luck(key_from_seed("a")))
    assert game.chances(state) == before


def test_a_level_may_have_a_personality() -> None:
    match = interrex.new("kingsburg", 3, 5)
    bot = make("steward/builder", match.game, Luck(key_from_seed("b")))
    assert decide(bot, match.state, 0) in match.actions(0)
    report = interrex.simulate("kingsburg", bots=("steward/captain", "random"), games=2, seed=1)
    assert report.bots["steward/captain"].games == 2


def test_nobody_is_like_what_the_game_does_not_know() -> None:
    with pytest.raises(UnknownBot) as no:
        judged("steward/builder", find("root"))
    assert "warlord" in str(no.value)
    with pytest.raises(UnknownBot):
        interrex.simulate("root", bots="steward/builder", games=1)
