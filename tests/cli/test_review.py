"""A finished game looked back upon at the terminal: figures, words, and decisions tried again before the answer."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from interrex.cli import saves
from interrex.engine import wire
from interrex.review import calibration

from .conftest import Cli


def test_a_review_names_luck_and_what_cost_most_and_lets_one_try_again(cli: Cli, saved: Path) -> None:
    found = json.loads(cli(f"review {saved} --json").stdout)
    costly = [one for seat in found["seats"] for one in seat["costly"]]
    assert costly, "people who do anything regret nothing"
    plain = " ".join(cli(f"review {saved}").stdout.split())
    assert plain.count(" cost ") >= len(costly)
    assert "as it stood then" not in plain, "nobody is there to answer"
    assert "Best luck: +" in plain
    result = cli(f"review {saved} --again", *["1"] * len(costly))
    said = " ".join(result.stdout.split())
    assert said.count("as it stood then. What would you do?") == len(costly)
    assert said.count("your answer now") == len(costly)
    assert said.count("the best that was found") == len(costly)
    first = f"Move {costly[0]['move'] + 1}"
    assert said.index(f"{first}, as it stood then") < said.index(f"{first} cost"), "the answer comes afterwards"


def test_where_nobody_has_measured_how_far_chances_come_true_it_says_so(
    cli: Cli, saved: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert "nobody has measured" not in " ".join(cli(f"review {saved}").stdout.split())
    monkeypatch.setattr(calibration, "stored", lambda game: calibration.Calibration())
    assert "nobody has measured" in " ".join(cli(f"review {saved}").stdout.split())


def test_whoever_would_rather_be_told_is(cli: Cli, saved: Path) -> None:
    said = " ".join(cli(f"review {saved} --again --lang pl", "").stdout.split())
    assert "najlepsze ze znalezionych" in said
    assert "twój wybór teraz" not in said


def test_a_game_that_goes_on_is_not_looked_back_upon(cli: Cli, tmp_path: Path) -> None:
    cli("play kingsburg --seed 1", "1")
    assert "Only a finished game" in cli("review last").stderr


def test_from_any_position_of_it_one_plays_on_for_practice(cli: Cli, saved: Path, tmp_path: Path) -> None:
    said = " ".join(cli(f"review {saved} --no-again").stdout.split())
    command = f"play --resume {saved} --at 40 --seats steward,human,steward"
    assert f"interrex play --resume {saved} --at N --seats human,steward,steward" in said
    before, whole = saved.read_text(), saves.load(saved)
    there = tmp_path / "there.json"
    assert "Player 2 (you)" in cli(f"{command} --save {there}", "1").stdout
    played = saves.load(there)
    assert played.practice
    assert played.key == whole.key, "with the luck of this game"
    assert played.moves[:40] == whole.moves[:40]
    assert len(played.moves) > 40
    assert saved.read_text() == before, "the game itself stays as it was"


def test_nobody_plays_on_from_where_nothing_is_to_be_played(cli: Cli, saved: Path, tmp_path: Path) -> None:
    moves = len(saves.load(saved).moves)
    assert f"{moves - 1} moves at most" in " ".join(cli(f"play --resume {saved} --at {moves}").stderr.split())
    assert "of which game" in cli("play kingsburg --at 3").stderr
    path = tmp_path / "goes-on.json"
    cli(f"play kingsburg --seed 1 --save {path}", "1")
    assert "Only a finished game" in cli(f"play --resume {path} --at 1").stderr
    saves.save(path, wire.replace(saves.load(saved), houses=(0, 1, 2)))
    assert "belongs to a campaign" in cli(f"play --resume {path} --at 1").stderr


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_what_a_review_says_reads_well(cli: Cli, saved: Path, lang: str) -> None:
    said = cli(f"review {saved} --lang {lang}").stdout
    assert saves.load(saved).players == 3
    assert "{" not in said
    assert "cli-" not in said
