"""What every game says to those who do not know it: a sentence, a picture, and set-ups that can be played."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest

import interrex
from interrex.engine.game import ROLE, Invitation, Preset
from interrex.engine.message import Message
from interrex.engine.words import LANGUAGES, invitation, words

from .cli.conftest import Cli, cli

__all__ = ["cli"]  # a fixture

GAMES = interrex.games()
PRESETS = [
    pytest.param(game, preset, players, id=f"{game.id}-{preset.id}-{players}")
    for game in GAMES
    if game.faces.invitation
    for preset in game.faces.invitation.presets
    for players in preset.seats(game)
]


def invites(game: interrex.Game) -> Invitation:
    assert game.faces.invitation is not None
    return game.faces.invitation


@pytest.mark.parametrize(("game", "preset", "players"), PRESETS)
def test_every_preset_can_be_played_at_every_count_it_is_offered_for(
    game: interrex.Game, preset: Preset, players: int
) -> None:
    match = interrex.new(game.id, players=players, seed=1, options=preset.options)
    assert match.pending()
    assert {name: match.options[name] for name in preset.options} == preset.options
    assert not preset.campaign or game.saga is not None


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_presets_differ_and_the_game_as_it_comes_is_one_of_them(game: interrex.Game) -> None:
    presets = invites(game).presets
    setups = [(game.check(preset.seats(game)[0], preset.options), preset.campaign) for preset in presets]
    assert all(setups.count(setup) == 1 for setup in setups)
    assert (game.check(game.players[0], {}), False) in setups
    assert len({preset.id for preset in presets}) == len(presets)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_the_sentence_the_presets_and_what_seats_can_be_have_words(game: interrex.Game, language: str) -> None:
    said = words(language, game.id)
    assert 60 <= len(invitation(game.id, language)) <= 190
    keys = [f"{game.id}-preset-{preset.id}" for preset in invites(game).presets]
    keys += [f"{key}.about" for key in keys]
    keys += [f"{game.id}-role-{role}.about" for role in game.faces.named.get(ROLE, ())]
    assert [key for key in keys if not said.knows(key)] == []
    assert len({said.say(Message(key, {})) for key in keys}) == len(keys)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_length_and_weight_are_believable_and_the_picture_is_a_drawing_and_nothing_else(game: interrex.Game) -> None:
    told = invites(game)
    assert 10 <= told.minutes[0] <= told.minutes[1] <= 300
    assert 1 <= told.weight <= 5
    text = game.file(told.picture)
    drawn = ElementTree.fromstring(text)
    assert drawn.get("viewBox") == "0 0 400 500"
    allowed = {
        "svg",
        "defs",
        "g",
        "path",
        "circle",
        "ellipse",
        "rect",
        "use",
        "linearGradient",
        "radialGradient",
        "stop",
    }
    assert {node.tag.removeprefix("{http://www.w3.org/2000/svg}") for node in drawn.iter()} <= allowed
    assert "http" not in text.replace("http://www.w3.org/2000/svg", "")
    assert len(text) < 16_000


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_terminal_says_the_same_sentence(cli: Cli, language: str) -> None:
    shown = " ".join(cli(f"games oath --lang {language}").stdout.split())
    assert " ".join(invitation("oath", language).split()) in shown
