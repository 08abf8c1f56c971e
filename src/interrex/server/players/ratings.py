"""Ratings: how strong somebody is at a game, by one fit over all finished games, and where they are stronger or weaker.

Bradley and Terry, by pairs: whoever came before another at a table has won against them. A seat's strength is that of
its player at the game, a little more or less at this number of players and with this side, and that of the side itself.
All of it is found together, each part drawn to nothing as long as few games speak for it. Glicko-2 is for two players,
one game after another, and would take a strong side for a strong player.

Pairs of a game with many players count less each, so that a game counts once for everybody in it. Bots are players, of
their kind; whoever has no key is a guest, whose strength is nothing more or less.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from math import exp, log, sqrt
from typing import NamedTuple

MIDDLE, UNIT = 1500.0, 400.0 / log(10.0)  # as ratings are written: 400 more are ten to one
SPREADS = {"player": 1.0, "count": 0.3, "side": 0.3, "sides": 0.5}  # how far apart one expects each to be
SWEEPS, ENOUGH = 60, 1e-3  # until nothing moves by more
LEFT = -1  # a place: whoever left the seat to a bot has lost against all who stayed

Part = tuple[str, ...]  # ("player", who), ("count", who, players), ("side", who, side), ("sides", side)


class Seat(NamedTuple):
    """Who played, "" for a guest; with which side, if any; and in which place they ended, the larger the better."""

    who: str
    side: str
    place: int


class Rating(NamedTuple):
    """In the usual figures, and by how much it may be wrong (two in three are closer)."""

    rating: float
    spread: float
    games: int


class Fit(NamedTuple):
    """What is known about a game: strengths, how sure they are, and of how many games each speaks."""

    strengths: Mapping[Part, float]
    spreads: Mapping[Part, float]
    games: Mapping[Part, int]

    def rating(self, who: str, *more: Part) -> Rating | None:
        """Of a player; at a number of players or with a side, where that is named."""
        parts: list[Part] = [("player", who), *more]
        if parts[-1] not in self.strengths:
            return None
        strength = sum([self.strengths[part] for part in parts])
        spread = sqrt(sum([self.spreads[part] ** 2 for part in parts]))
        return Rating(MIDDLE + UNIT * strength, UNIT * spread, self.games[parts[-1]])


NOTHING = Fit({}, {}, {})


def fit(games: Iterable[Sequence[Seat]], before: Fit = NOTHING) -> Fit:
    """All games of one title; ``before`` is where to begin, so that a few more games take little time."""
    seats: list[list[Part]] = []
    pairs: list[tuple[int, int, float, float]] = []  # two seats, what the first has won, and how much that counts
    for game in games:
        first = len(seats)
        seats += [_parts(seat, len(game)) for seat in game]
        pairs += _pairs(game, first)
    met: dict[Part, list[int]] = defaultdict(list)
    beside: dict[int, list[tuple[int, float, float]]] = defaultdict(list)
    for one, other, won, counts in pairs:
        beside[one].append((other, won, counts))
        beside[other].append((one, 1.0 - won, counts))
    for seat, parts in enumerate(seats):
        for part in parts if seat in beside else ():
            met[part].append(seat)
    strengths = {part: before.strengths.get(part, 0.0) for part in met}
    total = [sum([strengths.get(part, 0.0) for part in parts]) for parts in seats]
    known: dict[Part, float] = {}
    for _ in range(SWEEPS):
        moved = 0.0
        for part, where in met.items():
            slope, bend = _slope(part, where, strengths[part], total, beside)
            step = max(-1.0, min(1.0, slope / bend))
            strengths[part] += step
            for seat in where:
                total[seat] += step
            known[part] = bend
            moved = max(moved, abs(step))
        if moved < ENOUGH:
            break
    spreads = {part: 1.0 / sqrt(bend) for part, bend in known.items()}
    return Fit(strengths, spreads, {part: len(where) for part, where in met.items()})


def _slope(
    part: Part,
    where: Sequence[int],
    strength: float,
    total: Sequence[float],
    beside: Mapping[int, Sequence[tuple[int, float, float]]],
) -> tuple[float, float]:
    """How much likelier everything would be with more of it, and how fast that ends."""
    narrow = 1.0 / SPREADS[part[0]] ** 2
    slope, bend = -strength * narrow, narrow
    for seat in where:
        own = total[seat]
        for other, won, counts in beside[seat]:
            chance = 1.0 / (1.0 + exp(total[other] - own))
            slope += counts * (won - chance)
            bend += counts * chance * (1.0 - chance)
    return slope, bend


def _parts(seat: Seat, players: int) -> list[Part]:
    of_side: list[Part] = [("sides", seat.side)] if seat.side else []
    if not seat.who:
        return of_side
    own: list[Part] = [("player", seat.who), ("count", seat.who, str(players))]
    return [*own, *[("side", seat.who, seat.side)] * bool(seat.side), *of_side]


def _pairs(game: Sequence[Seat], first: int) -> list[tuple[int, int, float, float]]:
    """Of equal places only a shared victory says anything: many games do not count on after somebody has won.

    Two seats of one player's say nothing, nor do two who both left.
    """
    found: list[tuple[int, int, float, float]] = []
    counts, best = 1.0 / max(1, len(game) - 1), max([seat.place for seat in game], default=0)
    for one, mine in enumerate(game):
        for other, theirs in enumerate(game[:one]):
            tied = mine.place == theirs.place
            if (mine.who and mine.who == theirs.who) or (tied and mine.place < best):
                continue
            found.append((first + one, first + other, 0.5 if tied else float(mine.place > theirs.place), counts))
    return found


def places(winners: Sequence[int], scores: Sequence[int], left: Iterable[int]) -> list[int]:
    """By seat, the larger the better: those who won before all others, the others by their scores."""
    gone = set(left)
    order = sorted({score for seat, score in enumerate(scores) if seat not in winners})
    ranks = [len(order) + 1 if seat in winners else order.index(score) + 1 for seat, score in enumerate(scores)]
    return [LEFT if seat in gone else rank for seat, rank in enumerate(ranks)]
