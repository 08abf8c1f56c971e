"""Judgement: chances that add up, weights that are all there, and learning that finds what decides."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest
from typer.testing import CliRunner

from interrex.bots import asked_seats, decide, make
from interrex.bots.greedy import StewardBot
from interrex.bots.self_play import Lived, Moment, Task, live
from interrex.bots.tune import learn
from interrex.cli import app
from interrex.engine.game import Game
from interrex.engine.judgement import Judgement
from interrex.engine.luck import Luck, key_from_seed
from interrex.engine.registry import find, games
from interrex.engine.state import State
from interrex.engine.weights import Weights

TITLES = [game.id for game in games() if game.thinking.judgement is not None]


def judgement(game: Game) -> Judgement:
    assert game.thinking.judgement is not None
    return game.thinking.judgement


@cache
def met(title: str, players: int) -> list[State]:
    """Positions of a random game, the first and the last included. They are looked at, never played on."""
    game = find(title)
    state = game.start(players, game.check(players, {}), Luck(key_from_seed(title)))
    state.run()
    luck, found = Luck(key_from_seed(f"{title} play")), [state.copy()]
    for step in range(5000):
        if not (seats := asked_seats(state)):
            break
        state.play(seats[0], luck.choice(state.answers(seats[0])))
        if step % 29 == 0:
            found.append(state.copy())
    return [*found, state]


@pytest.mark.parametrize("title", TITLES)
def test_chances_add_up_to_one_over_the_seats_and_are_the_winners_in_the_end(title: str) -> None:
    game = find(title)
    for players in game.players:
        for state in met(title, players):
            chances = game.chances(state)
            assert len(chances) == players
            assert sum(chances) == pytest.approx(1)
            assert min(chances) >= 0
        assert state.over
        assert [seat for seat in range(players) if chances[seat]] == sorted(game.result(state).winners)


@pytest.mark.parametrize("title", TITLES)
def test_every_term_has_a_weight_and_every_weight_a_term(title: str) -> None:
    judged = judgement(find(title))
    assert list(judged.stored().terms) == list(judged.names)
    assert {len(row) for row in judged.terms(met(title, find(title).players[1])[3])} == {len(judged.names)}


@pytest.mark.parametrize("title", TITLES)
def test_progress_goes_from_nought_to_one(title: str) -> None:
    way = [judgement(find(title)).progress(state) for state in met(title, find(title).players[1])[:-1]]
    assert way == sorted(way)
    assert 0 <= way[0] < 0.2
    assert way[-1] <= 1


@pytest.mark.parametrize("title", TITLES)
def test_a_steward_does_the_same_in_worlds_that_look_the_same(title: str) -> None:
    game = find(title)
    for n, state in enumerate(met(title, game.players[1])[:-1:3]):
        seat = asked_seats(state)[0]
        twin = game.determinize(state, seat, Luck(key_from_seed(f"twin {n}")))
        moves = {decide(make(StewardBot, game, Luck(key_from_seed(f"move {n}"))), one, seat) for one in (state, twin)}
        assert len(moves) == 1


# Learning


def games_decided_by(weights: tuple[float, float], many: int) -> list[Lived]:
    """Made-up games of two seats with two terms: who has more by these weights wins more often."""
    luck, found = Luck(key_from_seed("made up")), []
    for number in range(many):
        rows = [[float(luck.below(9)), float(luck.below(9))] for _ in range(2)]
        ahead = sum([weight * (mine - theirs) for weight, mine, theirs in zip(weights, *rows, strict=True)])
        first = luck.below(1000) < 1000 / (1 + 2.718281828**-ahead)
        moment = Moment(luck.below(11) / 10, rows)
        found.append(Lived(number, [float(first), float(not first)], [], [moment]))
    return found


def test_learning_finds_what_decides() -> None:
    learned = learn(games_decided_by((0.5, -0.25), 4000), ("good", "bad"), Weights({}))
    for weight in (*learned.weights.terms["good"], *[-2 * one for one in learned.weights.terms["bad"]]):
        assert weight == pytest.approx(0.5, abs=0.12)
    assert learned.loss < learned.uniform


def test_what_is_fixed_stays_as_it_was() -> None:
    before = Weights({"good": (0.1, 0.1), "bad": (-3.0, -3.0)})
    learned = learn(games_decided_by((0.5, -0.25), 500), ("good", "bad"), before, ("bad",))
    assert learned.weights.terms["bad"] == (-3.0, -3.0)
    assert learned.weights.terms["good"] != (0.1, 0.1)


def test_a_game_lived_is_the_same_again() -> None:
    stored = judgement(find("kings-dilemma")).stored()
    task = Task("kings-dilemma", 3, "again", stored, {})
    first = live(task)
    assert first == live(task)
    assert sum(first.won) == pytest.approx(1)
    assert first.moments


TUNE = ["tune", "kings-dilemma", "-n", "5", "-r", "1", "-j", "1", "--json"]


def test_tuning_goes_on_where_it_was_and_comes_to_the_same(tmp_path: Path) -> None:
    kept, weights = tmp_path / "kept.jsonl", tmp_path / "weights.json"
    first = CliRunner().invoke(app, [*TUNE, "--kept", str(kept), "--to", str(weights)])
    assert first.exit_code == 0, first.output
    written = weights.read_text()
    lines = kept.read_bytes().splitlines(keepends=True)
    assert len(lines) == 6
    kept.write_bytes(b"".join(lines[:4]))
    assert CliRunner().invoke(app, [*TUNE, "--kept", str(kept), "--to", str(weights)]).exit_code == 0
    assert weights.read_text() == written
    other = CliRunner().invoke(app, [*TUNE, "--seed", "other", "--kept", str(kept), "--to", str(weights)])
    assert other.exit_code == 2
