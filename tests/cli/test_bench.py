"""The bench: ratios to python-chess, in a table and for machines."""

from __future__ import annotations

import json
import sys

import pytest

import interrex
from interrex.build import compiled
from interrex.cli.commands.bench import ROUNDS, middle_positions
from interrex.games.kingsburg.state import Kingsburg

from .conftest import Cli


def test_bench_for_machines(cli: Cli) -> None:
    result = cli("bench --seconds 1.5 --json")
    assert result.exit_code == 0
    assert result.stderr == ""
    report = json.loads(result.stdout)
    assert report["rounds"] == ROUNDS >= 15
    assert report["python"] == sys.version.split()[0]
    assert report["compiled"] is compiled()
    assert (report["source"] is not None) is compiled()
    assert 0 < report["start"]["import"] < report["start"]["help"]
    assert report["chess"]["moves_per_second"] > 100
    kingsburg = report["games"]["kingsburg"]
    marks = interrex.game("kingsburg").extras.marks
    for what, mark in zip(("decisions", "copies"), marks.compiled if compiled() else marks[:2], strict=True):
        figures = kingsburg[what]
        assert figures["per_second"] > 1000
        assert figures["mark"] == mark
        assert figures["met"] == (figures["ratio"] >= figures["mark"])
    assert 0 < kingsburg["choices"]["ratio"] <= kingsburg["decisions"]["ratio"]
    assert kingsburg["listening"]["per_second"] > 100
    assert kingsburg["games"]["per_second"] > 1
    assert 0 < kingsburg["greedy"]["ms_per_decision"] < 1000
    for game in report["games"].values():
        assert game["search"]["per_second"] > 1
    assert 0 < kingsburg["served"]["ms_per_move"] < 1000
    assert kingsburg["bargaining"] is None  # nobody deals there
    for steps in report["doors"].values():
        assert {*steps} == {"seen", "arrays", "pettingzoo", "openspiel", "openspiel_lists"}
        assert steps["seen"]["overhead"] == 0
        assert all(figures["per_second"] > 1 for figures in steps.values())


def test_a_game_with_modules_is_measured_with_all_of_them_too(cli: Cli) -> None:
    games = json.loads(cli("bench --seconds 0.5 --games kingsburg,root --json").stdout)["games"]
    assert list(games) == ["kingsburg", "kingsburg full", "root"]
    assert games["kingsburg full"]["copies"]["per_second"] > 100
    if not compiled():
        assert games["kingsburg full"]["decisions"]["mark"] == 4


def test_all_modules_are_on_then() -> None:
    game = interrex.game("kingsburg")
    assert game.extras.fullest is not None
    options = game.check(4, game.extras.fullest.options)
    plain = game.check(4, {})
    assert [name for name in options if options[name] == plain[name]] == ["balanced", "scenario"]
    for position in middle_positions(game, options):
        assert isinstance(position, Kingsburg)
        modules = position.modules
        assert modules.governors or modules.hands or modules.strips  # kept, or dealt, or after what is dealt first


def test_bench_for_people(cli: Cli, toy: None) -> None:
    text = cli("bench --seconds 0.5 --games kingsburg,toy").stdout
    for words in (
        "random legal moves/s of python-chess",
        "interrex --help",
        "decisions/s",
        "copies/s",
        "search iterations/s",
        "≥ 6 R",
        "≥ 10 R",
        "Tribute",
        "Kingsburg, all modules",
        "met",
    ):
        assert words in text
    assert "ruchów python-chess" in cli("bench --seconds 0.2 --lang pl").stdout


def test_without_python_chess_the_extra_is_named(cli: Cli, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "chess", None)
    result = cli("bench")
    assert result.exit_code == 2
    assert "interrex[bench]" in result.stderr


def test_positions_come_from_the_middle_of_games(toy: None) -> None:
    import interrex

    for game in interrex.games():
        positions = middle_positions(game, {})
        assert all(not position.over for position in positions)
        assert len({id(position) for position in positions}) == len(positions)
