"""``python -m interrex.review.learning GAME``: find calibration and par, and write them beside the game.

From games of stewards: first how far chances come true, then what decisions usually bring, in chances that do.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterable, Iterator
from importlib import resources
from pathlib import Path
from typing import Final

from interrex.crews.checkpoint import Kept, checkpoint
from interrex.engine import wire
from interrex.engine.game import Game
from interrex.engine.luck import Luck, key_from_seed
from interrex.engine.registry import find

from . import calibration
from .fitting import Told, calibrated
from .par import FILE, Learner, Par
from .played import Played, Task, began, judged_by, moves_of, play
from .shares import Step, steps

EVERY: Final = 3  # one position in so many is learned from


def told(task: Task, played: Played) -> Iterator[Told]:
    """Positions of a game as its judgement sees them, without calibration, and what came of them."""
    game, state = find(task.game), began(task)
    found = []
    for number, (seat, action) in enumerate(moves_of(played)):
        if number % EVERY == 0:
            found.append((calibration.progress(game, state), game.chances(state), list(game.roles(state))))
        state.play(seat, action)
    won = game.chances(state)
    for progress, chances, roles in found:
        yield Told(task.number, progress, chances, roles, won)


def walked(task: Task, played: Played) -> list[Step]:
    """A game step by step."""
    return list(steps(find(task.game), began(task), moves_of(played), Luck(key_from_seed(f"{task.luck()} review"))))


def par_of(walks: Iterable[list[Step]]) -> Par:
    learner = Learner()
    for walk in walks:
        learner.games += 1
        for step in walk:
            for seat, kind, change in zip(step.seats, step.kinds, step.decided, strict=True):
                learner.learn(kind, step.progress, step.before[seat], change[seat])
    return learner.par()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--bot", default="steward")
    parser.add_argument("--seed", default="par")
    parser.add_argument("--played", type=Path, help="keeps the games, so that an interrupted run goes on")
    asked = parser.parse_args()
    game = find(asked.game)
    tasks = [Task(game.id, number, asked.seed, 0, asked.bot, "") for number in range(asked.games)]
    head = {"game": game.id, "seed": asked.seed, "players": 0, "bot": asked.bot, "rival": "", "judge": judged_by(game)}
    with checkpoint(asked.played, head, Played, lambda one: one.number) as kept:
        games = [(task, _played(task, kept, asked.games)) for task in tasks]
    _write(
        game, calibration.FILE, calibrated([one for task, played in games for one in told(task, played)], asked.games)
    )
    calibration.forget()
    _write(game, FILE, par_of(walked(task, played) for task, played in games))


def _played(task: Task, kept: Kept[int, Played], games: int) -> Played:
    if task.number not in kept.done:
        kept.keep(play(task))
        print(f"\r{len(kept.done)} of {games}", end="", flush=True)
    return kept.done[task.number]


def _write(game: Game, name: str, found: wire.Struct) -> None:
    place = Path(str(resources.files(game.package).joinpath(name)))
    place.write_text(wire.pretty(found) + "\n", encoding="utf-8")
    print(f"\n{place}")


if __name__ == "__main__":
    main()
