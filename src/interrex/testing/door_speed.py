"""How fast the doors to other libraries are: random steps through each, beside the same steps at the fast layer.

``seen`` is what whoever steps by hand does: who is asked, the view, the offers, a move. ``arrays`` is that with the
view as an array and the offers as a mask. A door's ``overhead`` is the part of its step that ``seen`` does not take.
``openspiel`` has its tensors written by OpenSpiel's observer, ``openspiel_lists`` asks each state for a list of them.
Time is this process's own, so that a busy machine changes little.

What no other work can touch at all are instructions: those of so many steps more, counted by Valgrind.

valgrind --tool=callgrind python -m interrex.testing.door_speed GAME seen --steps 320
valgrind --tool=callgrind python -m interrex.testing.door_speed GAME seen --steps 1600
"""

from __future__ import annotations

import argparse
import random
import time
from collections.abc import Callable, Sequence
from statistics import median
from typing import Any

import pyspiel
from open_spiel.python.observation import make_observation

from interrex.arrays import Playing, players_of, spec
from interrex.engine.game import Game
from interrex.engine.luck import key_from_seed
from interrex.engine.registry import find, games
from interrex.openspiel import named
from interrex.pettingzoo import RawEnv

Work = Callable[[], int]
BATCH = 16  # steps between two looks at the clock
TURNS = 15
SEED = 1


def measured(games: Sequence[Game], seconds: float) -> dict[str, dict[str, dict[str, float]]]:
    """By game and kind of step: how many a second, and the overhead. They take turns, a few batches each."""
    found: dict[str, dict[str, dict[str, float]]] = {}
    shown = [game for game in games if game.faces.shows]
    for game in shown:
        tasks = works(game)
        turn = seconds / (len(shown) * len(tasks) * (TURNS + 1))
        times: dict[str, list[float]] = {name: [] for name in tasks}
        for _ in range(TURNS + 1):
            for name, work in tasks.items():
                times[name].append(_time_a_step(work, turn))
        step = {name: median(spent[1:]) for name, spent in times.items()}  # the first one warms up
        found[game.id] = {
            name: {"per_second": 1 / spent, "overhead": 1 - step["seen"] / spent} for name, spent in step.items()
        }
    return found


def _time_a_step(work: Work, seconds: float) -> float:
    steps, began = 0, time.process_time()
    while (passed := time.process_time() - began) < seconds or not steps:
        steps += work()
    return passed / steps


def works(game: Game) -> dict[str, Work]:
    """A batch of each kind of step, by name; it says how many steps it was."""
    return {
        "seen": _by_hand(game, arrays=lambda playing, seat: None),
        "arrays": _by_hand(game, arrays=lambda playing, seat: (playing.array(seat), playing.mask(seat))),
        "pettingzoo": _pettingzoo(game),
        "openspiel": _openspiel(game, _observed(game)),
        "openspiel_lists": _openspiel(game, lambda state: state.observation_tensor()),
    }


def _by_hand(game: Game, arrays: Callable[[Playing, int], object]) -> Work:
    what = spec(game, players_of(game, None))
    playing, rng, begun = Playing(what.layout, what.numbering, {}), random.Random(SEED), 0
    look = playing.view

    def work() -> int:
        nonlocal begun
        for _ in range(BATCH):
            if not begun or playing.over:
                playing.begin(key_from_seed(f"{SEED} {begun}"))  # the games that PettingZoo's door plays
                begun += 1
            seat = playing.seat
            if arrays(playing, seat) is None:
                look(seat)
            playing.play(seat, rng.choice(playing.offers(seat)))
        return BATCH

    return work


def _pettingzoo(game: Game) -> Work:
    table, rng = RawEnv(game.id), random.Random(SEED)
    table.reset(seed=SEED)

    def work() -> int:
        for _ in range(BATCH):
            terminated = table.last()[2]
            if terminated:
                table.reset()
            else:
                table.step(rng.choice(table.table.playing.numbers(table.table.playing.seat)))  # not the learner's time
        return BATCH

    return work


def _observed(game: Game) -> Callable[[Any], object]:
    seen = make_observation(pyspiel.load_game(named(game)))
    return lambda state: seen.set_from(state, state.current_player())


def _openspiel(game: Game, observe: Callable[[Any], object]) -> Work:
    loaded, rng = pyspiel.load_game(named(game)), random.Random(SEED)
    state: Any = loaded.new_initial_state()

    def work() -> int:
        nonlocal state
        steps = 0
        while steps < BATCH:
            if state.is_terminal():
                state = loaded.new_initial_state()
            elif state.is_chance_node():
                state.apply_action(rng.randrange(len(state.chance_outcomes())))
            else:
                observe(state)
                state.apply_action(rng.choice(state.legal_actions()))
                steps += 1
        return BATCH

    return work


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("game", choices=[game.id for game in games()])
    asked.add_argument("door", choices=["seen", "arrays", "pettingzoo", "openspiel", "openspiel_lists"])
    asked.add_argument("--steps", type=int, default=1600)
    args = asked.parse_args()
    work = works(find(args.game))[args.door]
    for _ in range(args.steps // BATCH):
        work()


if __name__ == "__main__":
    main()
