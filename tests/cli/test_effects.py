"""What a component does is said once, in the game's words, and reads the same in terminal, web and rulebook."""

from __future__ import annotations

import pytest

import interrex
from interrex.engine.words import LANGUAGES, Effect, words
from interrex.rules.rulebook import markdown
from interrex.server.words import fluent

from .conftest import Cli

GAMES = [game.id for game in interrex.games()]
EVERYWHERE = [(game, language) for game in GAMES for language in LANGUAGES]


def effects(game: str, language: str) -> list[Effect]:
    return words(language, game).effects()


def joined(text: str) -> str:
    return " ".join(text.split())


@pytest.mark.parametrize("game", GAMES)
def test_everything_with_powers_says_what_it_does(game: str) -> None:
    english, polish = effects(game, "en"), effects(game, "pl")
    said = {
        name for effect in english for name in (effect.id, effect.id.partition("-")[2])
    }  # clans-agent: four share agent
    assert set(interrex.game(game).rules.entries) <= said
    assert [(e.kind, e.id) for e in english] == [(e.kind, e.id) for e in polish]


@pytest.mark.parametrize(("game", "language"), EVERYWHERE)
def test_the_rulebook_says_it(game: str, language: str) -> None:
    book = joined(markdown(game, language))
    assert not [effect for effect in effects(game, language) if joined(effect.does) not in book]
    assert "{" not in book


@pytest.mark.parametrize(("game", "language"), EVERYWHERE)
def test_the_terminal_says_it_when_asked(cli: Cli, game: str, language: str) -> None:
    asked = effects(game, language)
    text = joined(cli(f"play {game} --lang {language} --seed 1", *[f"? {effect.id}" for effect in asked]).stdout)
    assert not [effect for effect in asked if joined(f"{effect.name}: {effect.does}") not in text]


@pytest.mark.parametrize(("game", "language"), EVERYWHERE)
def test_the_browser_is_given_the_same_words(game: str, language: str) -> None:
    """What boards do with them is tested where boards are: every one of them is said (``*.test.ts``)."""
    assert interrex.game(game).fluent(language) in fluent(language, game)


def test_a_component_is_found_by_a_part_of_its_name(cli: Cli) -> None:
    text = cli("play kingsburg --seed 1", "? guild", "help nothing").stdout
    assert "Merchants' Guild: 1 gold at the start of every season." in text
    assert "Wizards' Guild: +2 in battle." in text


def test_a_component_that_is_not_there(cli: Cli) -> None:
    assert "Nothing that does something is called “excalibur”." in joined(cli("play --seed 1", "? excalibur").output)
