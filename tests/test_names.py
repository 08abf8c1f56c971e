"""What things are called can be asked for: options and their values, roles, components; in both languages."""

from __future__ import annotations

import json

import pytest

import interrex
from interrex.engine.words import LANGUAGES, words

from .cli.conftest import Cli, cli

__all__ = ["cli"]  # a fixture


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", interrex.games(), ids=lambda game: game.id)
def test_every_value_of_an_option_and_every_component_has_a_name(game: interrex.Game, language: str) -> None:
    names = interrex.names(game.id, language)
    for option in game.options:
        called = names.options[option.name]
        assert called.name != option.name
        assert list(called.values) == [*option.values, *option.earlier]
        keys = [f"{game.id}-option-{option.name}-{value}" for value in option.values if not isinstance(value, bool)]
        assert [key for key in keys if not words(language, game.id).knows(key)] == []
    assert list(names.components) == list(names.kinds) == list(game.faces.named)
    assert all(len(set(named.values())) == len(named) for named in names.components.values()), "told apart"


def test_factions_are_the_roles_of_root() -> None:
    assert interrex.names("root", "pl").roles["eyrie"] == "Dynastie Orlich Gniazd"
    assert interrex.names("kingsburg").roles == {}
    match = interrex.new("root", players=2, seed=1, options={"seat-1": "vagabond", "seat-2": "eyrie"})
    assert match.game.roles(match.state) == ("vagabond", "eyrie")


def test_the_command_line_shows_them(cli: Cli) -> None:
    text = cli("games root").stdout
    for said in ("rule 10.1", "winter", "Winter", "Woodland Alliance", "armorers", "Armorers", "Thief"):
        assert said in text
    assert "Sojusz Stworzeń Leśnych" in cli("games root --lang pl").stdout
    known = json.loads(cli("games kingsburg --json").stdout)
    assert known["id"] == "kingsburg"
    assert known["names"]["components"]["building"]["inn"] == "Inn"
    assert "no game called “rot”. Known: root" in cli("games rot").stderr
