"""A finished game looked back upon at the terminal: figures, words, and decisions tried again before the answer."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from interrex.cli import saves
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


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_what_a_review_says_reads_well(cli: Cli, saved: Path, lang: str) -> None:
    said = cli(f"review {saved} --lang {lang}").stdout
    assert saves.load(saved).players == 3
    assert "{" not in said
    assert "cli-" not in said
