"""``python -m interrex.review.leaks GAME``: are hints and reviews the same in worlds that look the same to a seat?

Games of stewards are played; at every few questions the seat that is asked gets hints, or its answer is weighed as a
review does it, by turns: once in the real position and once in another that it cannot tell from it. What differs has
leaked.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from itertools import count
from typing import Final, NamedTuple

from interrex.bots import asked_seats, decide
from interrex.bots.kinds import make
from interrex.engine.action import Action
from interrex.engine.game import Game
from interrex.engine.luck import Luck, key_from_seed
from interrex.engine.registry import find
from interrex.engine.state import State

from .hints import Hint, hints, told, weighed
from .weighing import WORLDS

APART: Final = 3  # questions from one that is looked at to the next, at least


class Twin(NamedTuple):
    """What is said of one question: as it is, and in a world that looks the same."""

    game: int
    move: int
    seat: int
    real: list[Hint]
    imagined: list[Hint]


def twins(game: Game, seed: str, worlds: int = WORLDS) -> Iterator[Twin]:
    """For ever, game after game, with as many players as there can be by turns."""
    low, high = game.players
    for number in count():
        yield from _of_a_game(game, low + number % (high - low + 1), number, f"{seed} {number}", worlds)


def _of_a_game(game: Game, players: int, number: int, seed: str, worlds: int) -> Iterator[Twin]:
    luck = Luck(key_from_seed(seed))
    state = game.start(players, game.check(players, {}), luck.branch())
    state.run()
    bots = [make("steward", game, luck.branch()) for _ in range(players)]
    looked, asked = -APART, 0
    for move in count():
        if not (seats := asked_seats(state)):
            return
        seat = seats[0]
        action, answers = decide(bots[seat], state, seat), state.answers(seat)
        # talk is no answer, and nobody is told what else might have been offered
        if len(answers) > 1 and action in answers and move >= looked + APART + luck.below(2 * APART):
            looked, asked = move, asked + 1
            other = game.determinize(state, seat, luck)
            real, imagined = [
                hints(game, one, seat, move, worlds) if asked % 2 else reviewed(game, one, seat, move, action, worlds)
                for one in (state, other)
            ]
            yield Twin(number, move, seat, real, imagined)
        state.play(seat, action)


def reviewed(game: Game, state: State, seat: int, move: int, action: Action, worlds: int) -> list[Hint]:
    """What a review says of an answer that was given: every candidate, and what it cost beside the best."""
    weighing = weighed(game, state, seat, move, action, worlds)
    assert weighing is not None
    return [told(game, weighing, one.action) for one in weighing.candidates]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--positions", type=int, default=500)
    parser.add_argument("--worlds", type=int, default=WORLDS, help="in which each answer is tried")
    parser.add_argument("--seed", default="leaks")
    asked = parser.parse_args()
    differ = 0
    for number, twin in enumerate(twins(find(asked.game), asked.seed, asked.worlds), 1):
        if twin.real != twin.imagined:
            differ += 1
            print(f"\ngame {twin.game}, move {twin.move}, seat {twin.seat}: {twin.real} and {twin.imagined}")
        print(f"\r{number} of {asked.positions} positions, {differ} differ", end="", flush=True)
        if number == asked.positions:
            break
    print()
    raise SystemExit(1 if differ else 0)


if __name__ == "__main__":
    main()
