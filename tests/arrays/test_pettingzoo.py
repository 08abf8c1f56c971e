"""PettingZoo's own tests, for every game; and what they do not ask: secrets, rewards, refusals, pictures."""

from __future__ import annotations

import pickle
import random
import time
import warnings
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import (
    api_test,
    parallel_api_test,
    parallel_seed_test,
    performance_benchmark,
    render_test,
    seed_test,
)

import interrex
from interrex.arrays import DoesNotFit
from interrex.engine import wire
from interrex.engine.sealed import Answers
from interrex.pettingzoo import RawEnv, env, parallel_env

GAMES = [game.id for game in interrex.games()]
EXPECTED = "Observation is not a NumPy array|Observation space for each agent probably should be"  # it has a mask


@pytest.fixture(autouse=True)
def _no_other_warnings() -> Iterator[None]:
    """Observations with a mask are dicts, which PettingZoo knows of its own games only."""
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        warnings.filterwarnings("ignore", message=EXPECTED)
        yield


@pytest.mark.parametrize("game", GAMES)
def test_api(game: str) -> None:
    with warnings.catch_warnings():  # at the end nobody has anything to do
        warnings.filterwarnings("ignore", message="Action mask numpy array is all zeros")
        api_test(env(game))  # a whole game
        api_test(env(game, most_moves=6, rewards="chances"), num_cycles=8)


@pytest.mark.parametrize("game", GAMES)
def test_seeds(game: str) -> None:
    seed_test(lambda: env(game), num_cycles=20)
    parallel_seed_test(lambda: Obliging(parallel_env(game)), num_cycles=4)


class Obliging:
    """A parallel environment whose action spaces sample what is offered: that test asks for no mask."""

    def __init__(self, inner: Any) -> None:
        self.inner = inner
        self.seen: dict[str, Any] = {}
        self.rng = random.Random(0)

    def __getattr__(self, name: str) -> Any:
        return getattr(self.inner, name)

    def reset(self, seed: int | None = None) -> Any:
        self.seen, infos = self.inner.reset(seed=seed)
        return self.seen, infos

    def step(self, actions: dict[str, int]) -> Any:
        masks = {agent: np.flatnonzero(self.seen[agent]["action_mask"]).tolist() for agent in actions}
        result = self.inner.step({agent: self.rng.choice(masks[agent]) for agent in actions})
        self.seen = result[0]
        return result


@pytest.mark.parametrize("game", GAMES)
def test_rendering(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    render_test(lambda **wishes: env(game, **wishes))
    assert "\x1b[" in capsys.readouterr().out, "printed in colours, as a terminal shows it"


@pytest.mark.parametrize("game", GAMES)
def test_parallel_api(game: str) -> None:
    parallel_api_test(parallel_env(game))


@pytest.mark.parametrize("game", GAMES)
def test_performance_benchmark(game: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """It takes five seconds by the clock: the clock is let run ahead."""
    ticks = iter(range(0, 10_000, 2))
    monkeypatch.setattr(time, "time", lambda: next(ticks))
    performance_benchmark(env(game))
    assert "turns per second" in capsys.readouterr().out


def play(table: Any, rng: random.Random, moves: int) -> dict[str, float]:
    """Random moves; what each agent has been given in all."""
    earned = dict.fromkeys(table.possible_agents, 0.0)
    for _ in range(moves):
        if not table.agents:
            break
        agent = table.agent_selection
        seen, reward, terminated, truncated, _ = table.last()
        earned[agent] += reward
        over = terminated or truncated
        table.step(None if over else rng.choice(np.flatnonzero(seen["action_mask"]).tolist()))
    return earned


def test_rewards_come_at_the_end_and_add_up_to_nothing() -> None:
    table = env("kingsburg", players=3)
    table.reset(seed=4)
    earned = play(table, random.Random(1), 2000)
    assert not table.agents, "the game has ended"
    assert sum(earned.values()) == pytest.approx(0)
    assert max(earned.values()) == pytest.approx(2 / 3)


def test_shaped_rewards_add_up_to_the_win_less_the_chances_at_first() -> None:
    table = RawEnv("kingsburg", players=3, rewards="chances")
    table.reset(seed=4)
    first = table.table.chances
    earned = play(table, random.Random(1), 2000)
    won = table.table.playing.game.result(table.table.playing.state).winners
    wanted = [(seat in won) / len(won) - first[seat] for seat in range(3)]
    assert list(earned.values()) == pytest.approx(wanted)


def test_a_number_that_is_not_offered_is_refused_and_changes_nothing() -> None:
    table = env("root")
    table.reset(seed=1)
    seen = table.last()[0]
    assert seen is not None
    wrong = int(np.flatnonzero(seen["action_mask"] == 0)[0])
    with pytest.raises(DoesNotFit, match="is offered"):
        table.step(wrong)
    again = table.last()[0]
    assert again is not None
    assert (again["observation"] == seen["observation"]).all()


def test_what_is_answered_under_seal_is_not_seen_by_those_asked_after() -> None:
    """Whatever the first answers, the next one's observation is the same; and not always the same seat is first."""
    table = RawEnv("old-kings-crown", players=3)
    table.reset(seed=2)
    rng, firsts = random.Random(3), set()
    for _ in range(60):
        playing = table.table.playing
        if isinstance(playing.state.waiting(), Answers) and len(playing.state.pending()) > 1:
            firsts.add(playing.state.pending().index(playing.seat))
            observed = set()
            for action in playing.offers(playing.seat)[:4]:
                after = playing.copy()
                after.play(after.seat, action)
                others = [seat for seat in playing.state.pending() if seat != playing.seat]
                observed.add(tuple([after.array(seat).tobytes() for seat in others]))
            assert len(observed) == 1
        play(table, rng, 1)
    assert len(firsts) > 1


def test_games_after_a_seed_are_fixed_and_differ() -> None:
    def two_games() -> list[bytes]:
        table = RawEnv("root")
        table.reset(seed=9)
        first = wire.encode(table.table.playing.view(0))
        table.reset()
        return [first, wire.encode(table.table.playing.view(0))]

    first, second = two_games()
    assert [first, second] == two_games()
    assert first != second


def test_an_environment_can_be_pickled() -> None:
    table = pickle.loads(pickle.dumps(RawEnv("root", players=2, options={"map": "winter"})))
    table.reset(seed=1)
    assert table.table.playing.options["map"] == "winter"
    assert len(table.agents) == 2
