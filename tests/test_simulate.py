"""Many games from Python: the same from the same seed, with bots of one's own, and honest figures."""

from __future__ import annotations

from pathlib import Path

import pytest

import interrex
from interrex import bots
from interrex.bots.figures import Played, of_bot, of_role, of_seat, share, spread
from interrex.bots.simulate import Series, run
from interrex.crews.processes import Here
from interrex.engine.action import Action


class Last(bots.Bot):
    """Takes what is offered last."""

    def choose(self, imagine: bots.Imagine, seat: int, actions: list[Action]) -> Action:
        return actions[-1]


class Stubborn(bots.Bot):
    def choose(self, imagine: bots.Imagine, seat: int, actions: list[Action]) -> Action:
        return ("no",)


def test_a_class_plays_beside_installed_bots() -> None:
    report = interrex.simulate("kingsburg", bots=(Last, "random"), games=6, seed=1)
    assert (len(report.finished), report.failed) == (6, [])
    assert list(report.bots) == ["Last", "random"]
    assert sum([one.wins for one in report.bots.values()]) == pytest.approx(6)
    assert (report.bots["Last"].games, report.bots["Last"].seats, report.bots["Last"].fair) == (6, 1, 0.5)


def test_workers_play_the_same_games() -> None:
    one, two = [interrex.simulate("kingsburg", bots=(Last, "random"), games=6, seed=1, workers=n) for n in (1, 2)]
    assert one.games == two.games
    assert one.games != interrex.simulate("kingsburg", bots=(Last, "random"), games=6, seed=2).games


def test_a_game_a_bot_breaks_is_kept_with_its_seed() -> None:
    report = interrex.simulate("kingsburg", bots=Stubborn, players=2, games=2, seed=3)
    assert report.finished == []
    assert [game.seed for game in report.failed] == ["3 game 0", "3 game 1"]
    assert "Stubborn chose" in report.failed[0].error
    assert report.bots["Stubborn"].rate == 0


def test_somebody_is_told_of_every_game() -> None:
    told: list[int] = []
    run(Series("kingsburg", ("random", "random"), {}, "1", rotate=True), 5, Here(), watch=told.append)
    assert sum(told) == 5


def test_games_begin_where_a_campaign_has_come_to() -> None:
    one, two = [
        interrex.simulate("oath", bots="random", players=2, games=4, seed=1, after=2, workers=n) for n in (1, 2)
    ]
    assert one.games == two.games
    assert not one.failed
    assert one.games != interrex.simulate("oath", bots="random", players=2, games=4, seed=1, after=1).games


def test_what_is_played_game_by_game_comes_after_nothing() -> None:
    with pytest.raises(interrex.BadConfig) as refused:
        interrex.simulate("kingsburg", bots="random", games=1, after=1)
    assert refused.value.said.key == "engine-no-saga"


def test_a_component_that_vanishes_is_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    game = interrex.game("kingsburg")
    assert not interrex.simulate("kingsburg", bots="random", games=2, seed=1, census=True).failed
    counts = iter([{"cube": 3, "disc": 1}, {"cube": 3, "disc": 1}, {"cube": 2, "disc": 1}])
    monkeypatch.setattr(type(game), "census", lambda self, state: next(counts))
    report = interrex.simulate("kingsburg", bots="random", games=1, seed=1, census=True)
    assert report.failed[0].error == "Miscount: Components have appeared or vanished: cube: 3 → 2."


def test_bots_change_seats_unless_told_not_to() -> None:
    series = Series("kingsburg", ("greedy", "random", "random"), {}, "1", rotate=True)
    assert [series.seating(n).index("greedy") for n in range(6)] == [0, 1, 2, 0, 1, 2]
    assert series._replace(rotate=False).seating(2) == series.bots


def test_as_many_bots_as_seats_or_one_for_all() -> None:
    with pytest.raises(interrex.BadConfig, match="3 bots are named for 2 seats"):
        interrex.simulate("kingsburg", bots=("random", "random", "random"), players=2)
    with pytest.raises(bots.UnknownBot, match="greedy"):
        interrex.simulate("kingsburg", bots="gredy")


def test_factions_are_reported_in_printed_order() -> None:
    report = interrex.simulate("root", bots="random", players=2, games=6, seed=1)
    assert list(report.roles) == [role for role in interrex.names("root").roles if role in report.roles]
    assert sum([one.games for one in report.roles.values()]) == 2 * 6
    assert interrex.simulate("kingsburg", bots="random", players=2, games=1, seed=1).roles == {}


# Figures


def test_wilsons_interval() -> None:
    """Against published values: 8 of 10, and the ends."""
    assert share(8, 10)[1:] == pytest.approx((0.8, 0.4902, 0.9433), abs=1e-4)
    assert share(0, 20)[1:] == pytest.approx((0.0, 0.0, 0.1611), abs=1e-4)
    assert share(20, 20)[1:] == pytest.approx((1.0, 0.8389, 1.0), abs=1e-4)
    assert share(0, 0) == (0.0, 0.0, 0.0, 1.0)


def test_a_shared_victory_counts_in_parts() -> None:
    game = Played(0, "s", ("greedy", "random", "random"), ("cat", "dog", "cat"), (0, 2), (5, 1, 5), 10)
    assert [of_seat([game], seat).wins for seat in range(3)] == [0.5, 0, 0.5]
    assert [of_bot([game], bot).wins for bot in ("greedy", "random")] == [0.5, 0.5]
    assert [of_role([game], role).wins for role in ("cat", "dog", "hen")] == [1, 0, 0]
    assert [of_role([game], role).fair for role in ("cat", "dog", "hen")] == pytest.approx([2 / 3, 1 / 3, 0])


def test_spread() -> None:
    assert spread([2, 4]) == (3.0, 1.0, 2, 4)
    assert spread([]) == (0.0, 0.0, 0, 0)


# What is kept


def test_an_interrupted_run_goes_on_with_its_own_seed_and_drops_a_half_written_line(tmp_path: Path) -> None:
    kept = tmp_path / "kept.jsonl"
    interrex.simulate("kingsburg", bots="random", players=2, games=3, seed="s", kept=kept)
    for torn in (b"[3,", b"[4,"):  # killed twice while it wrote: the next line stands by itself
        kept.write_bytes(kept.read_bytes() + torn)
        more = interrex.simulate("kingsburg", bots="random", players=2, games=6, kept=kept)
        assert more == interrex.simulate("kingsburg", bots="random", players=2, games=6, seed="s")
    assert len(kept.read_bytes().splitlines()) == 1 + 6


@pytest.mark.parametrize("words", [b"notes", b"notes\n", b'{"game":"root"}\n', b"[]\n"])
def test_a_file_of_something_else_is_refused_and_left_as_it_is(tmp_path: Path, words: bytes) -> None:
    kept = tmp_path / "kept.jsonl"
    kept.write_bytes(words)
    with pytest.raises(interrex.BadConfig, match="keeps other games"):
        interrex.simulate("kingsburg", bots="random", players=2, games=1, kept=kept)
    assert kept.read_bytes() == words
