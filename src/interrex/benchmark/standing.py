"""What came of a benchmark: shares of victories with intervals, as they are and with luck taken out.

A deal is played once from every seat and counts as one observation. What fortune saw is a control variate: its mean is
zero, and the part of it that is taken off a deal's result is found by regression over all *other* deals, so that
the mean stays what it was. The ratio says what is left of the variance: 1 means that nothing was gained.
"""

from __future__ import annotations

from collections.abc import Iterable
from math import sqrt
from statistics import fmean, pvariance, variance
from typing import NamedTuple

from interrex.bots.figures import Share, Z, share

from .suite import Measured

FEWEST = 8  # deals from which anything is learned about luck


class Standing(NamedTuple):
    """How an entrant fared among rivals in one game."""

    game: str
    rival: str
    games: int
    deals: int  # of which every seat was played
    unfinished: int
    share: Share  # every game for itself
    level: Share  # by deals, with luck taken out
    part: float  # of luck that was taken off, on the average
    mirrored: float | None  # variance by deals beside that of as many games on their own; None: all ended alike
    ratio: float | None  # variance with luck taken out beside the same

    def json(self) -> dict[str, object]:
        return {**self._asdict(), "share": self.share._asdict(), "level": self.level._asdict()}


def standings(measured: Iterable[Measured], players: int) -> list[Standing]:
    found: dict[tuple[str, str], list[Measured]] = {}
    for one in measured:
        found.setdefault((one.game, one.rival), []).append(one)
    return [standing(games, players) for games in found.values()]


def standing(games: list[Measured], players: int) -> Standing:
    """Of games of one title among one kind of rivals."""
    games = sorted(games, key=lambda one: (one.deal, one.seat))  # sums of floats hang on their order
    deals: dict[int, list[Measured]] = {}
    for one in games:
        deals.setdefault(one.deal, []).append(one)
    whole = [deal for deal in deals.values() if len(deal) == players]
    plain = share(sum([one.won for one in games]), len(games))
    won = [fmean([one.won for one in deal]) for deal in whole]
    luck = [fmean([one.luck for one in deal]) for deal in whole]
    parts = shrink(won, luck)
    level = [mine - part * chance for mine, part, chance in zip(won, parts, luck, strict=True)]
    alone = pvariance([one.won for deal in whole for one in deal]) / players if whole else 0.0
    return Standing(
        games[0].game,
        games[0].rival,
        len(games),
        len(whole),
        len([one for one in games if one.error]),
        plain,
        by_deals(level, plain),
        fmean(parts) if parts else 0.0,
        pvariance(won) / alone if alone else None,
        pvariance(level) / alone if alone else None,
    )


def shrink(won: list[float], luck: list[float]) -> list[float]:
    """For each deal the part of its luck that is taken off, from none to all: what fits the others best."""
    if len(won) < FEWEST:
        return [0.0] * len(won)
    parts = []
    for out in range(len(won)):
        others = [pair for at, pair in enumerate(zip(won, luck, strict=True)) if at != out]
        mean = fmean([mine for mine, _ in others])
        square = sum([chance * chance for _, chance in others])
        fits = sum([chance * (mine - mean) for mine, chance in others]) / square if square else 0.0
        parts.append(min(1.0, max(0.0, fits)))  # few deals say wild things
    return parts


def by_deals(level: list[float], plain: Share) -> Share:
    """The mean with Student's 95 % interval; where all deals ended alike they say nothing of it: Wilson's of games."""
    if len(level) < 2 or not (spread := variance(level)):
        return plain
    mean, margin = fmean(level), student(len(level) - 1) * sqrt(spread / len(level))
    return Share(mean * len(level), mean, max(0.0, mean - margin), min(1.0, mean + margin))


def student(degrees: int) -> float:
    """The 97.5 % quantile of Student's distribution, by the expansion of Cornish and Fisher; close from three on."""
    third = (Z**3 + Z) / (4 * degrees)
    fifth = (5 * Z**5 + 16 * Z**3 + 3 * Z) / (96 * degrees**2)
    return Z + third + fifth + (3 * Z**7 + 19 * Z**5 + 17 * Z**3 - 15 * Z) / (384 * degrees**3)
