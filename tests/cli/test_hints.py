"""Hints and a tutor at the terminal."""

from __future__ import annotations

from pathlib import Path

import pytest

from interrex.cli import hints

from .conftest import Cli
from .test_play import game_in, the_save


def test_a_hint_says_three_choices_and_the_record_says_so(cli: Cli, tmp_path: Path) -> None:
    result = cli("play --seed 4", "1", "hint")
    assert "influence" in result.stdout
    assert "For it: " in result.stdout
    assert "Chances to win, as far as you can know" in result.stdout
    assert game_in(the_save(tmp_path)).hinted


def test_in_polish_too_and_without_asking_there_is_no_mark(cli: Cli, tmp_path: Path) -> None:
    assert "Za tym: " in cli("play --seed 4 --lang pl", "1", "podpowiedz").stdout
    the_save(tmp_path).unlink()
    cli("play --seed 4", "1")
    assert not game_in(the_save(tmp_path)).hinted


def test_people_among_themselves_have_none_unless_it_was_allowed(cli: Cli) -> None:
    two = "play --seed 4 --seats human,human"
    assert "Where several people play" in cli(two, "", "hint").output
    assert "Chances to win" in cli(f"{two} --hints", "", "hint").output
    assert "Where several people play" in cli("play --seed 4 --no-hints", "hint").output


def test_a_tutor_speaks_up_before_a_blunder_and_lets_one_think_again(
    cli: Cli, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    said: list[float] = []

    def warning(match: object, seat: int, action: object, loss: float) -> str | None:
        said.append(loss)
        return "Think again!" if len(said) == 1 else None

    monkeypatch.setattr(hints, "warning", warning)
    result = cli("play --seed 4 --tutor 5", "1", "n", "1")
    assert "Think again!" in result.stdout
    assert said[:2] == [0.05, 0.05]
    assert sum(move.seat == 0 for move in game_in(the_save(tmp_path)).moves) == 1


def test_a_tutor_sits_beside_one_person(cli: Cli) -> None:
    result = cli("play --seats human,human --tutor 5")
    assert result.exit_code
    assert "one person who plays bots" in result.output
