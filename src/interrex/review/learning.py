"""``python -m interrex.review.learning GAME``: find par from games of stewards, and write it beside the game."""

from __future__ import annotations

import argparse
from importlib import resources
from pathlib import Path

from interrex.bots.playout import playout
from interrex.engine import wire
from interrex.engine.action import Action
from interrex.engine.luck import Luck, key_from_seed
from interrex.engine.registry import find
from interrex.engine.state import State

from .par import FILE, Learner
from .shares import Move, Step, steps


def walked(game_id: str, players: int, bot: str, seed: str) -> list[Step]:
    """A game among bots of one kind, step by step."""
    game = find(game_id)
    began, moves = list[State](), list[Move]()

    def before(state: State, seat: int, action: Action) -> None:
        if not moves:
            began.append(state.copy())
        moves.append((seat, action))

    playout(game, players, game.check(players, {}), seed, (bot,) * players, before=before)
    return list(steps(game, began[0], moves, Luck(key_from_seed(f"{seed} review"))))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--bot", default="steward")
    parser.add_argument("--seed", default="par")
    parser.add_argument("--to", type=Path)
    asked = parser.parse_args()
    learner = Learner()
    low, high = find(asked.game).players
    counts = range(max(2, low), high + 1)  # of players, by turns
    for number in range(asked.games):
        learner.games += 1
        for step in walked(asked.game, counts[number % len(counts)], asked.bot, f"{asked.seed} {number}"):
            for seat, kind, change in zip(step.seats, step.kinds, step.decided, strict=True):
                learner.learn(kind, step.progress, change[seat])
        print(f"\r{number + 1} of {asked.games}", end="", flush=True)
    place = asked.to or Path(str(resources.files(find(asked.game).package).joinpath(FILE)))
    place.write_text(wire.pretty(learner.par()) + "\n", encoding="utf-8")
    print(f"\n{place}")


if __name__ == "__main__":
    main()
