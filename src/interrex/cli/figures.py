"""Figures about many games: shares with their uncertainty, spreads, and what `sim` reports of each seat and bot."""

from __future__ import annotations

from collections.abc import Sequence
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
    kinds: tuple[str, ...]
    winners: tuple[int, ...] = ()
    scores: tuple[int, ...] = ()
    decisions: int = 0
    error: str = ""


def by_seat(games: list[Played], players: int) -> list[dict[str, Any]]:
    """For each seat: how often it won, and with which scores."""
    return [
        {
            "seat": seat,
            **share(sum([_part(game, [seat]) for game in games]), len(games))._asdict(),
            "fair": 1 / players,
            "score": spread([game.scores[seat] for game in games])._asdict(),
        }
        for seat in range(players)
    ]


def by_kind(games: list[Played], kinds: tuple[str, ...]) -> list[dict[str, Any]]:
    """For each kind of bot: how often one of that kind won, and with which scores."""
    return [
        {
            "bot": kind,
            "seats": kinds.count(kind),
            **share(sum([_part(game, _seats(game, kind)) for game in games]), len(games))._asdict(),
            "fair": kinds.count(kind) / len(kinds),
            "score": spread([game.scores[seat] for game in games for seat in _seats(game, kind)])._asdict(),
        }
        for kind in dict.fromkeys(kinds)
    ]


def _seats(game: Played, kind: str) -> list[int]:
    return [seat for seat, who in enumerate(game.kinds) if who == kind]


def _part(game: Played, seats: list[int]) -> float:
    """The part of the victory that went to these seats."""
    return len([seat for seat in seats if seat in game.winners]) / len(game.winners)
