"""Figures about many games: shares with their uncertainty, spreads, and how a seat, a bot or a role fared."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from math import sqrt
from statistics import fmean, pstdev
from typing import Any, NamedTuple

Z = 1.959963984540054  # 95 % of a normal distribution lie within so many standard deviations


class Share(NamedTuple):
    """So much of so many, with the interval in which the true rate lies with 95 % confidence (Wilson's)."""

    wins: float
    rate: float
    low: float
    high: float


def share(wins: float, games: int) -> Share:
    """Shared victories count as fractions."""
    if not games:
        return Share(0.0, 0.0, 0.0, 1.0)
    p = wins / games
    spread = 1 + Z * Z / games
    middle = (p + Z * Z / (2 * games)) / spread
    margin = Z * sqrt(max(0.0, p * (1 - p) / games + Z * Z / (4 * games * games))) / spread
    return Share(wins, p, max(0.0, middle - margin), min(1.0, middle + margin))


class Spread(NamedTuple):
    """Mean, standard deviation, lowest and highest."""

    mean: float
    sd: float
    min: float
    max: float


def spread(values: Sequence[float]) -> Spread:
    return Spread(fmean(values), pstdev(values), min(values), max(values)) if values else Spread(0.0, 0.0, 0, 0)


class Played(NamedTuple):
    """One game of many, as far as the figures need it; ``error`` says why it could not be finished."""

    number: int
    seed: str
    bots: tuple[str, ...]  # by seat
    roles: tuple[str, ...] = ()  # by seat; none where all seats are alike
    winners: tuple[int, ...] = ()
    scores: tuple[int, ...] = ()
    decisions: int = 0
    error: str = ""


class Tally(NamedTuple):
    """How a seat, a bot or a role fared in the games in which it took part."""

    games: int
    seats: float  # it held so many of them a game
    wins: float  # shared victories count in parts
    rate: float
    low: float
    high: float
    fair: float  # the rate of players who are all equally likely to win
    score: Spread

    def json(self) -> dict[str, Any]:
        return {**self._asdict(), "score": self.score._asdict()}


def tally(games: Iterable[Played], held: Callable[[Played], list[int]]) -> Tally:
    """Of whoever held these seats."""
    part = [(game, seats) for game in games if (seats := held(game))]
    won = sum([len(set(seats) & set(game.winners)) / len(game.winners) for game, seats in part])
    many = fmean([len(seats) for _, seats in part]) if part else 0.0
    fair = fmean([len(seats) / len(game.bots) for game, seats in part]) if part else 0.0
    scores = [game.scores[seat] for game, seats in part for seat in seats]
    return Tally(len(part), many, *share(won, len(part)), fair, spread(scores))


def of_seat(games: Iterable[Played], seat: int) -> Tally:
    return tally(games, lambda game: [seat])


def of_bot(games: Iterable[Played], bot: str) -> Tally:
    return tally(games, lambda game: _where(game.bots, bot))


def of_role(games: Iterable[Played], role: str) -> Tally:
    return tally(games, lambda game: _where(game.roles, role))


def _where(names: tuple[str, ...], name: str) -> list[int]:
    return [seat for seat, here in enumerate(names) if here == name]
