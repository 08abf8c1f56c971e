"""Many games: the same numbers from the same seed, honest figures, and errors that name their seed."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import pytest

from interrex.bots import Kind
from interrex.bots.playout import Outcome, Watch, playout
from interrex.build import compiled
from interrex.engine.game import Game, Options

from .conftest import Cli


def numbers(cli: Cli, line: str) -> dict[str, Any]:
    result = cli(f"sim {line} --json")
    assert result.exit_code == 0
    assert result.stderr == ""
    report: dict[str, Any] = json.loads(result.stdout)
    return report


def without_timing(report: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in report.items() if name != "timing"}


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_random_games_of_every_size_finish(cli: Cli, players: int) -> None:
    report = numbers(cli, f"kingsburg --players {players} --games 12 --bots random --seed 1 --jobs 1")
    assert (report["games"], report["finished"], report["errors"]) == (12, 12, [])
    assert len(report["seats"]) == players
    assert sum([seat["wins"] for seat in report["seats"]]) == pytest.approx(12)
    assert report["decisions"]["min"] > 50


def test_the_same_seed_gives_the_same_numbers_whatever_the_jobs(cli: Cli) -> None:
    line = "--players 3 --games 30 --bots random --seed abc"
    one, two, three = [numbers(cli, f"{line} --jobs {jobs}") for jobs in (1, 2, 3)]
    assert without_timing(one) == without_timing(two) == without_timing(three)
    assert two["timing"]["jobs"] == 2
    other = numbers(cli, "--players 3 --games 30 --bots random --seed abd --jobs 1")
    assert other["score"] != one["score"]


def test_without_a_seed_the_one_drawn_is_told(cli: Cli) -> None:
    report = numbers(cli, "--players 2 --games 3 --bots random --jobs 1")
    again = numbers(cli, f"--players 2 --games 3 --bots random --jobs 1 --seed {report['seed']}")
    assert without_timing(report) == without_timing(again)


def test_bots_change_seats_unless_told_not_to(cli: Cli) -> None:
    fixed = numbers(cli, "--bots greedy,random,random --games 6 --seed 1 --no-rotate")
    assert fixed["rotate"] is False
    assert fixed["players"] == 3, "as many as are named"
    assert fixed["seats"][0]["wins"] == fixed["kinds"][0]["wins"]


def test_the_table(cli: Cli) -> None:
    text = cli("sim --bots greedy,random --games 8 --seed 1").stdout
    for words in ("Kingsburg, 2 players, 8 games, seed 1", "95 % interval", "greedy × 1", "random × 1", "50.0%"):
        assert words in text
    assert "Decisions a game: " in text
    assert "Miejsce" in cli("sim --bots random --games 2 --seed 1 --lang pl").stdout


def test_options_reach_the_game(cli: Cli, toy: None) -> None:
    report = numbers(cli, "toy --players 2 --games 4 --bots greedy -o rounds=1 --seed 1 --jobs 1")
    assert report["options"] == {"rounds": 1, "court": False}
    assert report["decisions"]["max"] == 3
    assert "cannot be “2”" in cli("sim toy --players 2 -o rounds=2").stderr


@pytest.mark.skipif(compiled(), reason="a compiled function calls the one it knows: none takes its place")
def test_a_game_that_raises_is_reported_with_its_seed(cli: Cli, monkeypatch: pytest.MonkeyPatch) -> None:
    def unlucky(
        game: Game, players: int, options: Options, seed: str, kinds: tuple[Kind, ...], watch: Watch
    ) -> Outcome:
        if seed == "7 game 2":
            raise ZeroDivisionError("oh \x1b[2J no")
        return playout(game, players, options, seed, kinds, watch=watch)

    monkeypatch.setattr("interrex.bots.simulate.playout", unlucky)
    result = cli("sim --players 2 --games 6 --bots random --seed 7 --jobs 1 --json")
    assert result.exit_code == 1
    report = json.loads(result.stdout)
    assert (report["games"], report["finished"]) == (6, 5)
    assert report["errors"][0]["seed"] == "7 game 2"
    assert report["errors"][0]["error"].startswith("ZeroDivisionError")
    assert "The game with seed “7 game 2” (bots random,random) failed: ZeroDivisionError" in result.stderr
    assert "\x1b" not in result.stderr
    assert cli("sim --players 2 --games 6 --bots random --seed 7 --jobs 1").exit_code == 1


def test_roles_are_reported_by_name(cli: Cli) -> None:
    line = "root --players 2 --games 6 --bots random --seed 1 --jobs 1 -o seat-1=eyrie -o seat-2=alliance"
    report = numbers(cli, line)
    assert [(row["role"], row["name"], row["games"]) for row in report["roles"]] == [
        ("eyrie", "Eyrie Dynasties", 6),
        ("alliance", "Woodland Alliance", 6),
    ]
    assert [row["wins"] for row in report["roles"]] == [row["wins"] for row in report["seats"]]
    assert numbers(cli, f"{line} --lang pl")["roles"][0]["name"] == "Dynastie Orlich Gniazd"
    assert "Woodland Alliance" in cli(f"sim {line}").stdout
    assert numbers(cli, "kingsburg --games 1 --bots random --jobs 1")["roles"] == []


def test_a_bot_of_ones_own_is_taken_from_this_folder(cli: Cli, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("sys.path", [*sys.path])
    (tmp_path / "my_bots.py").write_text(BOT)
    for jobs in (1, 2):  # other processes find it too
        report = numbers(cli, f"--bots my_bots:First,random --games 4 --seed 1 --jobs {jobs}")
        assert [kind["bot"] for kind in report["kinds"]] == ["my_bots:First", "random"]
    cheating = json.loads(cli("sim --bots my_bots:Cheat,random --games 2 --seed 1 --jobs 1 --json").stdout)
    assert "chose “('cheat',)” for Player" in cheating["errors"][0]["error"]


@pytest.mark.parametrize(
    ("bot", "words"),
    [
        ("gredy", "no bot called “gredy”. Known: greedy, knight, random"),
        ("no_such_module:Bot", "no module “no_such_module”"),
        ("interrex.bots.random:RandomBit", "Bots in interrex.bots.random: RandomBot"),
        ("interrex.engine.luck:Luck", "is no bot"),
    ],
)
def test_a_bot_that_is_not_there_is_refused_with_help(cli: Cli, bot: str, words: str) -> None:
    result = cli(f"sim --bots {bot}")
    assert result.exit_code == 2
    assert words in result.stderr


BOT = """
from interrex.bots import Bot

class First(Bot):
    def choose(self, imagine, seat, actions):
        return actions[0]

class Cheat(Bot):
    def choose(self, imagine, seat, actions):
        return ("cheat",)
"""
