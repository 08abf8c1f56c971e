"""``python -m interrex.review.learning GAME``: find par from games of stewards, and write it beside the game."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from importlib import resources
from itertools import repeat
from multiprocessing import get_context
from pathlib import Path

from interrex.bots import Run, asked_seats, decide
from interrex.bots.kinds import make
from interrex.engine import wire
from interrex.engine.luck import Luck, key_from_seed
from interrex.engine.registry import find

from .par import FILE, Learner
from .shares import Move, Step, steps


def walked(game_id: str, players: int, bot: str, seed: str) -> list[Step]:
    """A game among bots of one kind, step by step."""
    game = find(game_id)
    state = game.start(players, game.check(players, {}), Luck(key_from_seed(seed)))
    state.run()
    began, run, moves = state.copy(), Run(), list[Move]()
    bots = [make(bot, game, Luck(key_from_seed(f"{seed} bot {seat}"))) for seat in range(players)]
    while seats := asked_seats(state):
        action = decide(bots[seats[0]], state, seats[0], run)
        run.note(seats[0], action)
        moves.append((seats[0], action))
        state.play(seats[0], action)
    return list(steps(game, began, moves, Luck(key_from_seed(f"{seed} review"))))


def all_walked(game: str, bot: str, seeds: list[str], jobs: int) -> Iterator[list[Step]]:
    """One after another, at every number of players in turn."""
    low, high = find(game).players
    players = [max(2, low) + number % (high - max(2, low) + 1) for number in range(len(seeds))]
    if jobs == 1:
        yield from map(walked, repeat(game), players, repeat(bot), seeds)
        return
    with ProcessPoolExecutor(jobs, get_context("forkserver")) as pool:
        yield from pool.map(walked, repeat(game), players, repeat(bot), seeds)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--bot", default="steward")
    parser.add_argument("--seed", default="par")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--to", type=Path)
    asked = parser.parse_args()
    learner = Learner()
    seeds = [f"{asked.seed} {number}" for number in range(asked.games)]
    for number, game in enumerate(all_walked(asked.game, asked.bot, seeds, asked.jobs)):
        learner.games += 1
        for step in game:
            for seat, kind, change in zip(step.seats, step.kinds, step.decided, strict=True):
                learner.learn(kind, step.progress, change[seat])
        print(f"\r{number + 1} of {asked.games}", end="", flush=True)
    place = asked.to or Path(str(resources.files(find(asked.game).package).joinpath(FILE)))
    place.write_text(wire.pretty(learner.par()) + "\n", encoding="utf-8")
    print(f"\n{place}")


if __name__ == "__main__":
    main()
