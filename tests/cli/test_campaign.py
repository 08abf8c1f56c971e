"""Campaigns at the terminal: begun, played, left, killed, gone on with, handed on."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path

import pytest

import interrex
from interrex.cli import saves
from interrex.cli.commands import campaign
from interrex.engine import registry
from tests.campaign.play import play_out

from .conftest import Cli


@cache
def one_leg() -> str:
    legs = interrex.campaign("root", houses=("Ada", "Bo"))
    legs.add(play_out(legs.next(seed=1)))
    return legs.to_json()


@pytest.fixture
def legs(cli: Cli, tmp_path: Path) -> Path:
    """A match of which the first leg is played, imported as “legs”."""
    (tmp_path / "given.json").write_text(one_leg())
    assert cli(f"campaign import {tmp_path / 'given.json'} --name legs").exit_code == 0
    return saves.folder("campaigns") / "legs.json"


def test_both_legs_of_a_match_against_a_bot(cli: Cli) -> None:
    assert "interrex campaign next root" in cli("campaign new root --houses Ada,Bo --seats random,greedy").stdout
    first = cli("campaign next --seed 3")
    assert first.exit_code == 0
    assert "Leg 1: Ada (" in first.stdout
    assert "Play the next game with: interrex campaign next root" in first.stdout
    second = cli("campaign next --seed 4 --seats random")
    assert "wins the match with" in second.stdout
    assert "interrex campaign next" not in second.stdout
    assert "Both legs of this match have been played." in cli("campaign next").stderr
    told = json.loads(cli("campaign show --json").stdout)
    assert told["result"]["rule"] == "11.3"
    assert [game["houses"] for game in told["games"]] == [[0, 1], [0, 1]]
    assert not told["under_way"]


def test_people_go_by_the_names_of_their_houses(cli: Cli, legs: Path) -> None:
    text = cli("campaign next legs --houses Bo,Ada --seats human,random --seed 1", "quit").stdout
    assert "Bo" in text
    assert "Player 1" not in text


def test_a_game_that_was_left_is_gone_on_with(cli: Cli, legs: Path) -> None:
    left = cli("campaign next --seed 5 --seats human,random", "1", "1", "quit")
    assert left.exit_code == 0
    assert "Go on with: interrex campaign next legs" in left.stdout
    moves = len(saves.load(campaign.under_way(legs)).moves)
    assert moves >= 2
    assert "is under way" in cli("campaign next legs --seed 6").stderr
    cli("campaign next legs", "1", "quit")
    assert len(saves.load(campaign.under_way(legs)).moves) > moves
    assert json.loads(cli("campaign show legs --json").stdout)["under_way"]
    cli("campaign next legs --seats random")
    assert not campaign.under_way(legs).exists()
    assert "wins the match" in cli("campaign show legs").stdout


def test_a_crash_after_the_last_move_loses_nothing_and_doubles_nothing(cli: Cli, legs: Path) -> None:
    match = play_out(interrex.Campaign.from_json(one_leg()).next(seed=2))
    game = campaign.under_way(legs)
    saves.save(game, match.record)  # killed before the campaign was written
    assert "Leg 2" in cli("campaign show legs").stdout
    assert not game.exists()
    written = legs.read_text()
    saves.save(game, match.record)  # killed before the game's file went
    assert "Leg 2" in cli("campaign show legs").stdout
    assert not game.exists()
    assert legs.read_text() == written


def test_a_game_can_be_given_up_and_stays_a_game(cli: Cli, legs: Path) -> None:
    cli("campaign next --seed 5 --seats human,random", "1", "quit")
    moves = saves.load(campaign.under_way(legs)).moves
    cli("campaign next --anew --seed 6 --seats human,random", "quit")
    [saved] = saves.folder().glob("*.json")
    assert saves.load(saved).moves == moves
    assert saves.load(campaign.under_way(legs)).moves != moves


def test_new_rules_leave_the_campaign_and_close_the_game(cli: Cli, legs: Path) -> None:
    cli("campaign next --seed 5 --seats human,random", "1", "quit")
    root = interrex.game("root")
    registry.register(root._replace(version=root.version + 1))
    try:
        assert "Leg 1" in cli("campaign show legs").stdout
        assert "rules version" in cli("campaign next legs").stderr
        assert "Leg 2" in cli("campaign next legs --anew --seats random").stdout
    finally:
        registry.register(root)


def test_export_holds_finished_games_only(cli: Cli, legs: Path, tmp_path: Path) -> None:
    cli("campaign next --seed 5 --seats human,random", "1", "quit")
    key = saves.load(campaign.under_way(legs)).key
    assert cli("campaign export legs").stdout == one_leg()
    cli(f"campaign export legs --to {tmp_path / 'out.json'}")
    assert (tmp_path / "out.json").read_text() == one_leg()
    assert key not in one_leg()


def test_the_history_book_is_read(cli: Cli, tmp_path: Path) -> None:
    realm = interrex.campaign("oath", houses=("Ada", "Bo", "Cy"))
    assert realm.chapters() == []
    realm.add(play_out(realm.next(seed=1)))
    (tmp_path / "realm.json").write_text(realm.to_json())
    cli(f"campaign import {tmp_path / 'realm.json'} --name realm")
    assert "Game 1: Supremacy" in cli("campaign book realm").stdout
    [pages] = json.loads(cli("campaign book realm --json --lang pl").stdout)["chapters"]
    assert pages[0] == "Gra 1: Przysięga Hegemonii"
    cli("campaign new oath --houses Ada,Bo --name young")
    assert "pages are empty" in cli("campaign book young").stdout


def test_a_game_without_a_history_book_says_so(cli: Cli, legs: Path) -> None:
    assert "Root keeps no history book." in cli(f"campaign book {legs.stem}").stderr


def test_a_newcomer_joins(cli: Cli, legs: Path) -> None:
    assert "Cy" in cli("campaign join legs Cy --as greedy").stdout
    assert saves.load_seats(legs, 3) == ("human", "human", "greedy")
    assert "names differ" in cli("campaign join legs Cy").stderr


def test_campaigns_are_listed_a_broken_one_too(cli: Cli, legs: Path) -> None:
    cli("campaign new root --houses Cy,Di --name other")
    (legs.parent / "broken.json").write_text("{")
    result = cli("campaign list")
    assert result.exit_code == 0
    assert "Ada, Bo" in result.stdout
    assert "Cy, Di" in result.stdout
    assert "not a readable campaign" in result.stderr


def test_polish(cli: Cli, legs: Path) -> None:
    assert "Gra 1: Ada" in cli("campaign show legs --lang pl").stdout
    assert "Nie ma kampanii" not in cli("campaign list --lang pl").stderr


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("list", "no campaign in"),
        ("show", "no campaign in"),
        ("show nowhere", "There is no file"),
        ("next nowhere/at-all", "There is no file"),
        ("new kingsburg --houses A,B", "game by game"),
        ("new root --houses A", "at least 2 houses"),
        ("new root --houses A,A", "names differ"),
        ("new root --houses A,", "1 to 30 letters"),
        ("new root --houses A,B --seats human,alien", "no bot called"),
        ("new root --houses A,B --name a/b", "cannot be a campaign's name"),
        ("new root --houses A,B -o map=mars", "cannot be “mars”"),
        ("import /nowhere", "There is no file"),
    ],
)
def test_bad_input_gets_one_clear_line(cli: Cli, line: str, words: str) -> None:
    result = cli(f"campaign {line}")
    assert result.exit_code == 2
    assert words in result.stderr
    assert result.stderr.count("\n") == 1


def test_a_name_is_given_once_and_houses_are_known(cli: Cli, legs: Path) -> None:
    assert "already" in cli("campaign new root --houses A,B --name legs").stderr
    assert "There is: Ada, Bo." in cli("campaign next legs --houses Ada,Zed").stderr
    assert cli(f"campaign import {legs}").exit_code == 0
    assert (legs.parent / "root.json").exists()
    assert cli(f"campaign import {legs}").exit_code == 0
    assert (legs.parent / "root-2.json").exists()


@pytest.mark.parametrize("command", ["new", "list", "show", "book", "next", "join", "export", "import"])
def test_every_command_has_help(cli: Cli, command: str) -> None:
    result = cli(f"campaign {command} --help")
    assert result.exit_code == 0
    assert "--lang" in result.stdout


def test_a_campaign_kept_here_is_not_played_again_unless_asked(
    cli: Cli, legs: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shown = cli("campaign show legs").stdout
    assert "One game was played again" in cli("campaign check legs").stdout
    assert saves.folder("seal").stat().st_mode & 0o077 == 0
    monkeypatch.setattr("interrex.campaign.replay", lambda _: pytest.fail("played again"))
    assert cli("campaign show legs").stdout == shown


def test_without_a_place_for_a_key_a_campaign_is_played_again(cli: Cli, legs: Path) -> None:
    shown = cli("campaign show legs").stdout
    saves.folder("seal").unlink()
    saves.folder("seal").mkdir()
    assert cli("campaign show legs").stdout == shown
    assert cli("campaign join legs Cy").exit_code == 0  # written without a seal
    assert "Cy" in cli("campaign show legs").stdout
