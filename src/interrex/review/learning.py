"""``python -m interrex.review.learning GAME``: find calibration and par, and write them beside the game.

From games of stewards: first how far chances come true, then what decisions usually bring, in chances that do.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterable
from contextlib import AbstractContextManager
from importlib import resources
from pathlib import Path
from typing import Final, NamedTuple, TypeVar

from interrex.crews import Crew, Wants, muster, play_all
from interrex.crews.checkpoint import Kept, checkpoint
from interrex.crews.processes import cores
from interrex.engine import wire
from interrex.engine.game import Game
from interrex.engine.luck import Luck, key_from_seed
from interrex.engine.registry import find

from . import calibration
from .fitting import Told, calibrated
from .par import FILE, Learner, Par
from .played import Played, Task, began, judged_by, moves_of
from .played import play_all as play_games
from .shares import Step, steps
from .study import Look

EVERY: Final = 3  # one position in so many is learned from
CHUNK: Final = 2  # games handed over at a time: they take seconds each

Came = TypeVar("Came")


class Gain(NamedTuple):
    """What one decision brought to whoever made it, who had such a chance before."""

    kind: str
    progress: float
    chance: float
    gained: float


def told(task: Task, played: Played) -> list[Told]:
    """Positions of a game as its judgement sees them, without calibration, and what came of them."""
    game, state = find(task.game), began(task)
    found = []
    for number, (seat, action) in enumerate(moves_of(played)):
        if number % EVERY == 0:
            found.append((calibration.progress(game, state), calibration.named(game, state), list(game.roles(state))))
        state.play(seat, action)
    won = game.chances(state)
    return [Told(task.number, progress, chances, roles, won) for progress, chances, roles in found]


def told_all(looks: list[Look]) -> list[tuple[int, list[Told]]]:
    """Of some games, by number; a function, because another process finds it by its name."""
    return [(look.task.number, told(*look)) for look in looks]


def walked(task: Task, played: Played) -> list[Step]:
    """A game step by step."""
    return list(steps(find(task.game), began(task), moves_of(played), Luck(key_from_seed(f"{task.luck()} review"))))


def gains(walk: Iterable[Step]) -> list[Gain]:
    return [
        Gain(kind, step.progress, step.before[seat], change[seat])
        for step in walk
        for seat, kind, change in zip(step.seats, step.kinds, step.decided, strict=True)
    ]


def gains_all(looks: list[Look]) -> list[tuple[int, list[Gain]]]:
    """Of some games, by number; a function, because another process finds it by its name."""
    return [(look.task.number, gains(walked(*look))) for look in looks]


def par_of(games: Iterable[list[Gain]]) -> Par:
    learner = Learner()
    for found in games:
        learner.games += 1
        for gain in found:
            learner.learn(*gain)
    return learner.par()


def main(arguments: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--bot", default="steward")
    parser.add_argument("--seed", default="par")
    parser.add_argument("--played", type=Path, help="keeps the games, so that an interrupted run goes on")
    parser.add_argument("--jobs", type=int, default=cores(), help="processes")
    asked = parser.parse_args(arguments)
    game = find(asked.game)
    tasks = [Task(game.id, number, asked.seed, 0, asked.bot, "") for number in range(asked.games)]
    head = {"game": game.id, "seed": asked.seed, "players": 0, "bot": asked.bot, "rival": "", "judge": judged_by(game)}
    with checkpoint(asked.played, head, Played, lambda one: one.number) as kept, _crew(asked.jobs, game) as crew:
        games = play_all(crew, play_games, tasks, lambda task: task.number, kept, _count(asked.games), CHUNK)
    looks = [Look(task, one) for task, one in zip(tasks, games, strict=True)]
    positions = [one for some in _looked(told_all, looks, asked.jobs) for one in some]
    ahead = calibration.stored(game).ahead  # nothing is learned of it
    _write(game, calibration.FILE, wire.replace(calibrated(positions, len(games)), ahead=ahead))
    calibration.forget()
    _write(game, FILE, par_of(_looked(gains_all, looks, asked.jobs)))


def _looked(look_all: Callable[[list[Look]], list[tuple[int, Came]]], looks: list[Look], jobs: int) -> list[Came]:
    """What came of every game, by processes that read anew what lies beside it."""
    kept: Kept[int, tuple[int, Came]] = Kept("", lambda one: one[0], [], None)
    with _crew(jobs, find(looks[0].task.game)) as crew:
        found = play_all(crew, look_all, looks, lambda look: look.task.number, kept, _count(len(looks)), CHUNK)
    return [came for _, came in found]


def _crew(jobs: int, game: Game) -> AbstractContextManager[Crew]:
    return muster(None, jobs, Wants(game.id, (), _nothing))


def _nothing() -> None:
    """Besides the package no game needs anything."""


def _count(games: int) -> Callable[[int], None]:
    """Says how many games have come."""
    done = 0

    def came(more: int) -> None:
        nonlocal done
        done += more
        print(f"\r{done} of {games}", end="", flush=True)

    return came


def _write(game: Game, name: str, found: wire.Struct) -> None:
    place = Path(str(resources.files(game.package).joinpath(name)))
    place.write_text(wire.pretty(found) + "\n", encoding="utf-8")
    print(f"\n{place}")


if __name__ == "__main__":
    main()
