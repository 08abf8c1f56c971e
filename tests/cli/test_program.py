"""What all commands have in common: help, version, language, errors."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

import interrex
from interrex.build import compiled
from interrex.cli.words import CommandError, speak, words
from interrex.engine.message import Message
from interrex.engine.words import LANGUAGES

from .conftest import Cli

LOCALE = Path(interrex.__file__).parent / "cli" / "locale"


def test_version(cli: Cli) -> None:
    build = ", compiled" if compiled() else ""
    assert cli("--version").stdout == f"interrex {interrex.__version__}{build}\n"


def test_help_names_every_command(cli: Cli) -> None:
    for line in ("--help", "-h", ""):
        text = cli(line).output
        assert all(command in text for command in ("games", "play", "sim", "bench", "replay", "rules"))


@pytest.mark.parametrize("command", ["games", "play", "sim", "bench", "replay", "rules"])
def test_every_command_has_help(cli: Cli, command: str) -> None:
    result = cli(f"{command} --help")
    assert result.exit_code == 0
    assert "--lang" in result.stdout


@pytest.mark.parametrize("line", ["nonsense", "games --nonsense", "sim --games 0", "sim --games x", "replay"])
def test_what_is_no_command_or_option_is_refused(cli: Cli, line: str) -> None:
    assert cli(line).exit_code == 2


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("play chess", "no game called “chess”"),
        ("play kingsbrug", "Known: kingsburg"),
        ("play --players 7", "2 to 5 players, not 7"),
        ("play --players 0", "2 to 5 players, not 0"),
        ("play --players 999999999999999999999999999999", "2 to 5 players"),
        ("play --bots gredy", "no bot called “gredy”"),
        ("play --seats human,alien", "no bot called “alien”"),
        ("play --seats human,greedy --players 3", "2 players are named for 3 seats"),
        ("play --bots greedy,random --players 4", "2 players are named for 3 seats"),
        ("play -o colour=red", "no option “colour”"),
        ("play -o colour", "NAME=VALUE"),
        ("play --resume last", "no saved game"),
        ("sim chess", "no game called “chess”"),
        ("sim --players 6", "2 to 5 players, not 6"),
        ("sim --bots human", "no bot called “human”"),
        ("sim --bots greedy,random --players 3", "2 bots are named for 3 seats"),
        ("rules chess", "no game called “chess”"),
        ("rules kingsburg 99.9", "no rule 99.9"),
        ("bench --games chess", "no game called “chess”"),
        ("games --lang de", "“de” is not a language"),
        ("--lang de games", "“de” is not a language"),
    ],
)
def test_bad_input_gets_one_clear_line(cli: Cli, line: str, words: str) -> None:
    result = cli(line)
    assert result.exit_code == 2
    assert result.stdout == ""
    assert words in result.stderr
    assert result.stderr.startswith("Error: ")
    assert result.stderr.count("\n") == 1


def test_the_language_is_asked_for_or_taken_from_the_locale(cli: Cli, monkeypatch: pytest.MonkeyPatch) -> None:
    assert "Players" in cli("games").stdout
    assert "Gracze" in cli("--lang pl games").stdout
    assert "Gracze" in cli("games --lang pl").stdout
    monkeypatch.setenv("LANG", "pl_PL.UTF-8")
    assert "Gracze" in cli("games").stdout
    assert "Players" in cli("games --lang en").stdout
    assert "Błąd: Nie ma gry „chess”" in cli("play chess").stderr
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    assert "Players" in cli("games").stdout, "LC_ALL goes before LANG"


def test_games(cli: Cli) -> None:
    assert re.search(r"kingsburg +Kingsburg +2–5", cli("games").stdout)
    games = sorted(json.loads(cli("games --json").stdout), key=lambda game: game["id"].replace("-", "~"))
    kingsburg = {"id": "kingsburg", "version": 2, "title": "Kingsburg", "players": [2, 5]}
    lessons = [{"id": "first-year", "roles": ["governor"]}]
    options = games[0].pop("options")
    assert games[0] == {**kingsburg, "lessons": lessons, "notations": []}
    assert options[0] == {"name": "rows", "values": [False, True], "default": False, "rule": "15.1.1"}
    assert {game["id"] for game in games} >= {"kings-dilemma", "kingsburg", "oath", "old-kings-crown", "root"}


def test_both_languages_have_the_same_words() -> None:
    keys = [entries(language) for language in LANGUAGES]
    assert keys[0] == keys[1]
    assert len(set(keys[0])) == len(keys[0])


def entries(language: str) -> list[str]:
    """What the command line and its boards have words for."""
    files = [LOCALE / f"{language}.ftl", *sorted(LOCALE.parent.glob(f"boards/*/locale/{language}.ftl"))]
    return re.findall(r"^(cli-[a-z0-9-]+) =", "\n".join([file.read_text() for file in files]), re.M)


def test_every_word_used_has_an_entry_and_every_entry_is_used() -> None:
    code = "".join([path.read_text() for path in LOCALE.parent.rglob("*.py")])
    there = set(entries("en"))
    whole = set(re.findall(r"[\"'](cli-[a-z0-9-]+)[\"']", code))
    begun = set(re.findall(r"[\"'](cli-[a-z0-9-]+-)\{", code))
    begun.add("cli-usage-")  # test_usage.py looks at these
    assert whole <= there
    assert {e for e in there if e not in whole and not any(e.startswith(b) for b in begun)} == set()


def test_polish_plurals() -> None:
    def said(n: int) -> str:
        return words("kingsburg").say(Message("cli-kingsburg-buildings", {"n": n}))

    speak("pl")
    try:
        assert [said(n) for n in (1, 2, 5)] == ["1 budynek", "2 budynki", "5 budynków"]
    finally:
        speak("en")


def test_an_error_of_the_command_line_speaks_both_languages() -> None:
    error = CommandError("cli-too-big", path="x")
    assert str(error) == "“x” is too big to be the record of a game."
    assert error.say("pl") == "Plik „x” jest za duży na zapis gry."


def test_the_installed_program_in_a_process_of_its_own(tmp_path: Path) -> None:
    """With an encoding that lacks most letters, and nobody who reads on."""
    environment = {**os.environ, "PYTHONIOENCODING": "ascii", "XDG_DATA_HOME": str(tmp_path), "LANG": "pl_PL.UTF-8"}
    command = [sys.executable, "-m", "interrex.cli", "play", "--seed", "1"]
    done = subprocess.run(command, env=environment, input=b"1\n\xff\xfe\n", capture_output=True, check=False)
    assert done.returncode == 0
    assert b"Traceback" not in done.stderr
    assert len(list(tmp_path.rglob("*.json"))) == 1
