"""Weights by trial: those that win more games are kept (``interrex climb``).

Whoever foretells best who will win need not play best: what goes along with winning does not always bring it about.
Here the weights of a judgement are varied, each variation plays the same deals, one steward among greedy players, and
the next ones are drawn around those that won most (the cross-entropy method).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from math import exp, sqrt
from typing import Any, Final, NamedTuple

from interrex.engine import wire
from interrex.engine.luck import Luck, key_from_seed
from interrex.engine.registry import find
from interrex.engine.weights import Weights

from .playout import playout

WIDE: Final = 0.5  # how far weights are varied at first, as a spread of their logarithms
LEAST: Final = 0.08  # and in the end
BEST: Final = 4  # one in so many is drawn around
FINE: Final = 1_000_000


class Around(NamedTuple):
    """Where weights are looked for: factors of those one began with, as logarithms, by term."""

    centre: tuple[float, ...]
    spread: tuple[float, ...]


class Trial(NamedTuple):
    """One game of one variation."""

    game: str
    players: int
    options: dict[str, Any]
    seed: str
    weights: Weights
    generation: int
    variation: int
    number: int

    @property
    def name(self) -> str:
        return f"{self.generation} {self.variation} {self.number}"


class Tried(wire.Struct, frozen=True):
    """What came of it: a line of a checkpoint."""

    name: str
    won: float


def begin(terms: int) -> Around:
    return Around((0.0,) * terms, (WIDE,) * terms)


def draw(around: Around, luck: Luck) -> tuple[float, ...]:
    """A variation."""
    pairs = zip(around.centre, around.spread, strict=True)
    return tuple([centre + spread * _normal(luck) for centre, spread in pairs])


def _normal(luck: Luck) -> float:
    return sum([luck.below(FINE) for _ in range(12)]) / FINE - 6.0


def nearer(around: Around, tried: list[tuple[tuple[float, ...], float]]) -> Around:
    """Around the best of what was tried; what they agree upon is varied less from now on."""
    best = [one for one, _ in sorted(tried, key=lambda pair: -pair[1])[: max(2, len(tried) // BEST)]]
    columns = list(zip(*best, strict=True))
    centre = [sum(column) / len(column) for column in columns]
    found = [
        sqrt(sum([(x - mean) ** 2 for x in column]) / len(column)) for column, mean in zip(columns, centre, strict=True)
    ]
    spread = [max(LEAST, (old + new) / 2) for old, new in zip(around.spread, found, strict=True)]
    return Around(tuple(centre), tuple(spread))


def weights_of(start: Weights, factors: tuple[float, ...]) -> Weights:
    """What a variation judges by."""
    terms = {
        name: (round(early * exp(factor), 5), round(late * exp(factor), 5))
        for (name, (early, late)), factor in zip(start.terms.items(), factors, strict=True)
    }
    return Weights(terms, start.heat, start.learned)


def try_all(trials: list[Trial]) -> list[Tried]:
    """Play some; a function, because another process finds it by its name."""
    return [try_out(trial) for trial in trials]


def try_out(trial: Trial) -> Tried:
    game = find(trial.game)
    judgement = game.thinking.judgement
    assert judgement is not None
    judgement.use(trial.weights)
    try:
        seat = trial.number % trial.players
        kinds = ["greedy"] * trial.players
        kinds[seat] = "steward"
        deal = f"{trial.seed} {trial.generation} {trial.number // trial.players}"  # all variations play the same
        winners = playout(game, trial.players, trial.options, deal, tuple(kinds)).result.winners
    finally:
        judgement.use(judgement.stored())
    return Tried(trial.name, 1 / len(winners) if seat in winners else 0.0)


Play = Callable[[list[Trial]], Iterator[Tried]]


def climb(first: Trial, generations: int, variations: int, games: int, play: Play) -> Iterator[tuple[Around, float]]:
    """Generation after generation: where weights are looked for next, and what share of its games the last one won."""
    around = begin(len(first.weights.terms))
    for generation in range(generations):
        luck = Luck(key_from_seed(f"{first.seed} variations {generation}"))
        drawn = [draw(around, luck) for _ in range(variations)]
        trials = [
            first._replace(
                weights=weights_of(first.weights, factors), generation=generation, variation=n, number=number
            )
            for n, factors in enumerate(drawn)
            for number in range(games)
        ]
        won = [0.0] * variations
        for trial, tried in zip(trials, play(trials), strict=True):
            won[trial.variation] += tried.won
        around = nearer(around, list(zip(drawn, won, strict=True)))
        yield around, sum(won) / len(trials)
