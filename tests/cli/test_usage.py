"""What --help says: words of the locale files, in the person's language, for every command and parameter."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
from typer.main import get_command

from interrex.cli import app, usage
from interrex.cli.program import Listed
from interrex.cli.words import say, speak, words
from interrex.engine.words import LANGUAGES

from .conftest import Cli


def parts(command: Any) -> dict[str, Any]:
    """The commands in one, read from their files."""
    listed = getattr(command, "commands", {})
    return {name: part.read() if isinstance(part, Listed) else part for name, part in listed.items()}


def commands(command: Any, typed: str = "") -> Iterator[tuple[str, Any]]:
    """The program, its groups and their commands, each with what one types for it."""
    yield typed, command
    for name, part in parts(command).items():
        yield from commands(part, f"{typed} {name}".strip())


BY_LINE = dict(commands(get_command(app)))
LINES = list(BY_LINE)
ALL = {"-".join([usage.USAGE, *line.split()]): command for line, command in BY_LINE.items()}  # by the key of its words


@pytest.fixture(params=LANGUAGES)
def language(request: pytest.FixtureRequest) -> Iterator[str]:
    speak(request.param)
    yield request.param
    speak("en")


def test_every_command_and_every_parameter_has_words(language: str) -> None:
    lacking = [key for key in ALL if not words().knows(key)]
    parameters = [usage.parameter_key(p.name, key) for key, command in ALL.items() for p in command.params]
    lacking += [key for key in parameters if not words().knows(key)]
    assert not lacking


def test_every_value_has_a_placeholder_and_every_placeholder_words(language: str) -> None:
    for key, command in ALL.items():
        for param in command.params:
            flag = getattr(param, "is_flag", False)
            assert flag or param.metavar, f"{key}: {param.name} takes a value: say of what kind"
            for part in re.findall(r"\b[A-Z]+\b", param.metavar or ""):
                assert words().knows(f"cli-value-{part.lower()}"), part


def test_no_words_are_left_over() -> None:
    used = {usage.parameter_key(p.name, key) for key, command in ALL.items() for p in command.params}
    used |= {f"{usage.USAGE}.help"}
    said = words()
    there = {f"{key}.{name}" for key in ALL for name in said.bundle.get_message(key).attributes}
    assert there == used


@pytest.mark.parametrize("line", LINES)
def test_help_in_polish_has_no_english_of_ours(cli: Cli, line: str) -> None:
    """Nothing of the English words stands there; what the two languages share, such as BOT, may."""
    english, polish = [cli(f"--lang {language} {line} --help").stdout for language in ("en", "pl")]
    assert "Użycie:" in polish
    own = [sentence for sentence in said_in("en", line) if sentence not in said_in("pl", line)]
    assert own
    flat = " ".join(re.sub(r"[│╭╮╰╯─]", " ", polish).split())
    assert not [sentence for sentence in own if sentence in flat]
    assert not re.search(r"Usage:|Options|Arguments|Commands|default:|required|env var|Show this", flat)
    assert "Usage:" in english


def said_in(language: str, line: str) -> list[str]:
    """The sentences that belong to a command's help."""
    speak(language)
    try:
        key = "-".join([usage.USAGE, *line.split()])
        command = ALL[key]
        below = [f"{key}-{name}" for name in getattr(command, "commands", {})]
        keys = [key, *below, *[usage.parameter_key(p.name, key) for p in command.params]]
        return [" ".join(say(k).split()) for k in keys]
    finally:
        speak("en")


@pytest.mark.parametrize("line", ["--lang pl play --help", "play --help --lang pl", "play -h --lang=pl"])
def test_the_language_may_be_named_before_or_after(cli: Cli, line: str) -> None:
    assert "Zagraj: ty przeciw trzem botom" in cli(line).stdout


def test_help_speaks_the_locale(cli: Cli, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "pl_PL.UTF-8")
    assert "Stół do gier o sporne korony" in cli("").output
    assert "Gry jedna po drugiej" in cli("campaign").output
