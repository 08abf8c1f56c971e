"""How fast many games step, beside RLCard's and OpenSpiel's Python games in the same run on the same interpreter.

    python tools/vectors.py [--seconds 20] [--json]

Everybody plays at random and is given what the player to move sees, as an array, and what is legal, at every step.
RLCard and OpenSpiel are taken if they can be imported; otherwise the table says that they are not there.
"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Callable
from importlib import import_module
from statistics import median
from typing import Any

import numpy as np

import interrex
from interrex.build import compiled

Work = Callable[[], int]
ROUNDS = 5
ROWS = 256


def ours(game: str) -> Work:
    many = interrex.vector(game, n=ROWS, seed=1)
    luck = np.random.default_rng(1)

    def work() -> int:
        many.step(luck.integers(many.count))
        return ROWS

    return work


def rlcard(game: str) -> Work:
    env: Any = import_module("rlcard").make(game, config={"seed": 1})
    luck = np.random.default_rng(1)
    state, _ = env.reset()

    def work() -> int:
        nonlocal state
        for _ in range(64):
            if env.is_over():
                state, _ = env.reset()
            legal = list(state["legal_actions"])
            state, _ = env.step(legal[luck.integers(len(legal))])
        return 64

    return work


def openspiel(game: str) -> Work:
    spiel: Any = import_module("pyspiel")
    import_module("open_spiel.python.games")  # registers them
    played: Any = spiel.load_game(game)
    observe: Any = import_module("open_spiel.python.observation").make_observation(played)
    luck = np.random.default_rng(1)
    state = played.new_initial_state()

    def work() -> int:
        nonlocal state
        steps = 0
        while steps < 64:
            if state.is_terminal():
                state = played.new_initial_state()
            if state.is_chance_node():
                outcomes, odds = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(luck.choice(outcomes, p=odds))
                continue
            observe.set_from(state, state.current_player())
            legal = state.legal_actions()
            state.apply_action(legal[luck.integers(len(legal))])
            steps += 1
        return steps

    return work


THEIRS: list[tuple[str, Callable[[str], Work], tuple[str, ...]]] = [
    ("RLCard", rlcard, ("leduc-holdem", "uno", "gin-rummy")),
    ("OpenSpiel, Python", openspiel, ("python_tic_tac_toe", "python_kuhn_poker")),
]


def rate(work: Work, seconds: float) -> float:
    steps, began = 0, time.process_time()  # of this process alone: the machine may have other work
    while (spent := time.process_time() - began) < seconds:
        steps += work()
    return steps / spent


def measure(seconds: float) -> dict[str, Any]:
    works = {f"Interrex {game.id}": ours(game.id) for game in interrex.games()}
    missing: dict[str, str] = {}
    for library, make, games in THEIRS:
        for game in games:
            try:
                works[f"{library} {game}"] = make(game)
            except Exception as error:  # whatever another library says of a game that it has not
                missing[f"{library} {game}"] = f"{type(error).__name__}: {error}"[:120]
    part = seconds / (ROUNDS * len(works))
    rates: dict[str, list[float]] = {name: [] for name in works}
    for _ in range(ROUNDS):
        for name, work in works.items():
            rates[name].append(rate(work, part))
    return {
        "compiled": compiled(),
        "steps_per_second": {name: round(median(found)) for name, found in rates.items()},
        "missing": missing,
    }


def main() -> None:
    asked = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    asked.add_argument("--seconds", type=float, default=20.0)
    asked.add_argument("--json", action="store_true")
    given = asked.parse_args()
    found = measure(given.seconds)
    if given.json:
        print(json.dumps(found))
        return
    for name, steps in found["steps_per_second"].items():
        print(f"{name:36} {steps:>9,} steps a second")
    for name, why in found["missing"].items():
        print(f"{name:36} not there: {why}")


if __name__ == "__main__":
    main()
