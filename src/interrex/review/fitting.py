"""Finding a calibration: how far differences decide, and what roles win beside what was expected, from finished games.

Chances that come true are again a softmax over the seats, of the logarithms of those the judgement names: so this is
what ``interrex tune`` does, with few terms. How near to what was before they are held is decided by games that nothing
was learned from, each in its turn, and nearer where that is as good: once for how far differences decide, once for
roles, of which there are many and each is seen seldom, and once for large chances. NumPy is needed here.
"""

from __future__ import annotations

from math import log, sqrt
from typing import Final, NamedTuple

import numpy as np

from interrex.bots.self_play import Lived
from interrex.bots.self_play import Moment as Terms
from interrex.bots.tune import HELD_OUT, Array, Lesson, arrays, chances, fit, part

from .calibration import Calibration, Span

HOLDS: Final = (1e-4, 1e-3, 1e-2, 1e-1, 1.0, 10.0, 100.0)


class Told(NamedTuple):
    """A position: how far the game had come, chances and roles by seat, and what came of it."""

    game: int
    progress: float
    chances: list[float]
    roles: list[str]
    won: list[float]


def calibrated(told: list[Told], games: int) -> Calibration:
    """Positions in which somebody is sure to win teach nothing."""
    told = [one for one in told if min(one.chances) > 0]
    counts = sorted({len(one.chances) for one in told})
    roles = sorted({role for one in told for role in one.roles})
    by_game: dict[int, list[Told]] = {}
    for one in told:
        by_game.setdefault(one.game, []).append(one)
    lived = [
        Lived(game, some[0].won, [], [Terms(one.progress, _terms(one, counts, roles)) for one in some])
        for game, some in by_game.items()
    ]
    lesson = arrays(lived)
    before = np.array(([1.0] + [0.0] * (len(counts) + len(roles) + 1)) * 2)
    found = fit(lesson, before, _holds(lesson, before, len(roles))).tolist()
    early, late = found[: len(found) // 2], found[len(found) // 2 :]
    spans = list(zip(early, late, strict=True))
    scale = {str(count): _plus(spans[0], span) for count, span in zip(counts, spans[1:], strict=False)}
    lean = {role: _plus(span) for role, span in zip(roles, spans[1 + len(counts) :], strict=False)}
    return Calibration(scale, lean, games, _plus(spans[-1]))


def _holds(lesson: Lesson, before: Array, roles: int) -> Array:
    """How tightly every term is held: how far differences decide as one, then roles as one, then the bend."""
    kinds = len(before) // 2 - roles - 1, roles, 1
    kind = np.tile(np.repeat(np.arange(3), kinds), 2)
    holds = np.full(len(before), HOLDS[-1])
    for one in np.unique(kind):
        tries = [np.where(kind == one, hold, holds) for hold in HOLDS]
        holds = tries[_tightest([_missed(lesson, before, some) for some in tries])]
    return holds


def _tightest(tries: list[Array]) -> int:
    """Of losses by game, from loose to tight: the last that is as good as the best, within a standard error."""
    best = min(tries, key=lambda losses: float(losses.sum()))
    behind = [losses - best for losses in tries]
    return max([n for n, more in enumerate(behind) if more.sum() <= more.std() * sqrt(len(more))])


def _missed(lesson: Lesson, before: Array, holds: Array) -> Array:
    """By game, the loss where nothing was learned from it: every game is held out once."""
    found = np.ones_like(lesson.won)
    for turn in range(HELD_OUT):
        held = lesson.game % HELD_OUT == turn
        if held.any() and not held.all():
            found[held] = chances(part(lesson, held), fit(part(lesson, ~held), before, holds))
    losses = -lesson.weight * (lesson.won * np.log(found + 1e-12)).sum(axis=1)
    return np.array([losses[lesson.game == game].sum() for game in np.unique(lesson.game)])


def _terms(one: Told, counts: list[int], roles: list[str]) -> list[list[float]]:
    """How far differences decide, with so many players and with any, so that where little is known all are alike.

    Then roles, and the chance itself, by which large ones are drawn in.
    """
    return [
        [log(chance), *[log(chance) * (len(one.chances) == count) for count in counts]]
        + [float(bool(one.roles) and one.roles[seat] == role) for role in roles]
        + [chance]
        for seat, chance in enumerate(one.chances)
    ]


def _plus(*spans: Span) -> Span:
    return round(sum([early for early, _ in spans]), 4), round(sum([late for _, late in spans]), 4)
