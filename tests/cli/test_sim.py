"""Many games: the same numbers from the same seed, honest figures, and errors that name their seed."""

from __future__ import annotations

import json
from typing import Any

import pytest

from interrex.bots.playout import Outcome, playout
from interrex.cli.commands.sim import Series
from interrex.cli.figures import Played, by_kind, by_seat, share, spread
from interrex.engine.game import Game, Options, Result

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
    series = Series("kingsburg", ("greedy", "random", "random"), {}, "1", rotate=True)
    assert [series.seating(n).index("greedy") for n in range(6)] == [0, 1, 2, 0, 1, 2]
    assert series._replace(rotate=False).seating(2) == series.kinds
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


def test_a_game_that_raises_is_reported_with_its_seed(cli: Cli, monkeypatch: pytest.MonkeyPatch) -> None:
    def unlucky(game: Game, players: int, options: Options, seed: int | str, kinds: tuple[str, ...]) -> Outcome:
        if str(seed) == "7 game 2":
            raise ZeroDivisionError("oh \x1b[2J no")
        return playout(game, players, options, seed, kinds)

    monkeypatch.setattr("interrex.cli.commands.sim.playout", unlucky)
    result = cli("sim --players 2 --games 6 --bots random --seed 7 --jobs 1 --json")
    assert result.exit_code == 1
    report = json.loads(result.stdout)
    assert (report["games"], report["finished"]) == (6, 5)
    assert report["errors"][0]["seed"] == "7 game 2"
    assert report["errors"][0]["error"].startswith("ZeroDivisionError")
    assert "The game with seed “7 game 2” (bots random,random) failed: ZeroDivisionError" in result.stderr
    assert "\x1b" not in result.stderr
    assert cli("sim --players 2 --games 6 --bots random --seed 7 --jobs 1").exit_code == 1


# Figures


def test_wilsons_interval() -> None:
    """Against published values: 8 of 10, and the ends."""
    assert share(8, 10)[1:] == pytest.approx((0.8, 0.4902, 0.9433), abs=1e-4)
    assert share(0, 20)[1:] == pytest.approx((0.0, 0.0, 0.1611), abs=1e-4)
    assert share(20, 20)[1:] == pytest.approx((1.0, 0.8389, 1.0), abs=1e-4)
    assert share(0, 0) == (0.0, 0.0, 0.0, 1.0)


def test_a_shared_victory_counts_in_parts() -> None:
    shared = Result((0, 2), (5, 1, 5), "9.4")
    game = Played(0, "s", ("greedy", "random", "random"), shared.winners, shared.scores, 10)
    assert [seat["wins"] for seat in by_seat([game], 3)] == [0.5, 0, 0.5]
    assert [(kind["bot"], kind["wins"]) for kind in by_kind([game], game.kinds)] == [("greedy", 0.5), ("random", 0.5)]


def test_spread() -> None:
    assert spread([2, 4]) == (3.0, 1.0, 2, 4)
    assert spread([]) == (0.0, 0.0, 0, 0)
