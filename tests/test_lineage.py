"""Campaigns of bots: kept game by game, gone on with, and every fault told."""

from __future__ import annotations

from itertools import islice
from pathlib import Path

import pytest

import interrex
from interrex.engine.game import Chronicle
from interrex.testing.lineage import NAMES, Kept, Settings, go_on, read_back, summary

OATH = Settings("oath", interrex.game("oath").version, "random", "1", None)


def run(file: Path, games: int = 2, settings: Settings = OATH) -> list[Kept]:
    return [kept for _, kept in go_on(file, settings, 2, games)]


def test_an_interrupted_run_goes_on_and_comes_to_the_same(tmp_path: Path) -> None:
    def plain(played: list[Kept]) -> list[tuple[int, int, int, Chronicle | None]]:
        return [(kept.campaign, kept.number, kept.decisions, kept.chronicle) for kept in played]

    whole = run(tmp_path / "whole")
    assert len(list(islice(go_on(tmp_path / "broken", OATH, 2, 2), 3))) == 3
    assert plain(run(tmp_path / "broken")) == plain(whole)
    assert [(kept.campaign, kept.number, kept.players) for kept in whole] == [
        (0, 0, 2),
        (0, 1, 3),
        (1, 0, 3),
        (1, 1, 4),
    ]


def test_the_summary_counts_what_was_played(tmp_path: Path) -> None:
    report = summary(OATH, run(tmp_path / "kept"), 2)
    assert (report["campaigns"], report["games"], report["faults"]) == (2, 4, [])
    assert report["players"] == {"2": 1, "3": 2, "4": 1}
    assert report["slowest_decision"] > 0


def test_a_campaign_ends_with_its_first_fault_and_the_next_begins(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("interrex.testing.lineage.MOST_DECISIONS", 10)
    played = run(tmp_path / "kept")
    assert [(kept.campaign, kept.number) for kept in played] == [(0, 0), (1, 0)]
    assert played[0].fault == "1 campaign 0 game 0: AssertionError: the game does not end"


def test_what_a_notation_loses_on_the_way_is_a_fault(tmp_path: Path) -> None:
    game = interrex.game("oath")
    kept = run(tmp_path / "kept", games=1)[0].chronicle
    assert game.saga is not None
    assert game.saga.notation is not None
    assert kept is not None
    assert read_back(game, kept) == ""
    forgetful = game.saga.notation._replace(write=lambda chronicle, names: saved)
    saved = game.saga.notation.write({**kept, "citizens": ["red"]}, NAMES)
    with pytest.raises(AssertionError, match="citizens"):
        read_back(game._replace(saga=game.saga._replace(notation=forgetful)), {**kept, "citizens": ["blue"]})


def test_a_file_of_another_run_is_refused(tmp_path: Path) -> None:
    run(tmp_path / "kept", games=1)
    with pytest.raises(SystemExit, match="keeps another run"):
        run(tmp_path / "kept", 1, Settings("oath", OATH.version, "greedy", "1", None))


def test_the_same_houses_may_play_every_game(tmp_path: Path) -> None:
    legs = Settings("root", interrex.game("root").version, "random", "1", 2)
    assert [kept.fault for kept in run(tmp_path / "kept", 2, legs)] == [""] * 4
