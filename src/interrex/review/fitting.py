"""Finding a calibration: how far differences decide, and what roles win beside what was expected, from finished games.

Chances that come true are again a softmax over the seats, of the logarithms of those the judgement names: so this is
what ``interrex tune`` does, with few terms. How near to what was before they are held is decided by games that nothing
was learned from, each in its turn: once for how far differences decide, and once for roles, of which there are many and
each is seen seldom. NumPy is needed here.
"""

from __future__ import annotations

from math import log
from typing import Final, NamedTuple

import numpy as np

from interrex.bots.self_play import Lived
from interrex.bots.self_play import Moment as Terms
from interrex.bots.tune import HELD_OUT, Array, Lesson, arrays, chances, fit, loss, part

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
    before = np.array(([1.0] + [0.0] * (len(counts) + len(roles))) * 2)
    found = fit(lesson, before, _holds(lesson, before, len(roles))).tolist()
    early, late = found[: len(found) // 2], found[len(found) // 2 :]
    spans = list(zip(early, late, strict=True))
    scale = {str(count): _plus(spans[0], span) for count, span in zip(counts, spans[1:], strict=False)}
    lean = {role: _plus(span) for role, span in zip(roles, spans[1 + len(counts) :], strict=True)}
    return Calibration(scale, lean, games)


def _holds(lesson: Lesson, before: Array, roles: int) -> Array:
    """How tightly every term is held: what differences decide as one, and then roles as one."""
    of_roles = np.tile(np.arange(len(before) // 2) >= len(before) // 2 - roles, 2)
    holds = np.full(len(before), HOLDS[-1])
    for which in (~of_roles, of_roles):
        if which.any():
            tries = [np.where(which, hold, holds) for hold in HOLDS]
            holds = min(tries, key=lambda one: _missed(lesson, before, one))
    return holds


def _missed(lesson: Lesson, before: Array, holds: Array) -> float:
    """The loss of games that nothing was learned from, every game held out once."""
    missed = 0.0
    for turn in range(HELD_OUT):
        held = lesson.game % HELD_OUT == turn
        if held.any() and not held.all():
            unseen = part(lesson, held)
            missed += lesson.weight[held].sum() * loss(unseen, chances(unseen, fit(part(lesson, ~held), before, holds)))
    return missed


def _terms(one: Told, counts: list[int], roles: list[str]) -> list[list[float]]:
    """How far differences decide, with so many players and with any, so that where little is known all are alike."""
    return [
        [log(chance), *[log(chance) * (len(one.chances) == count) for count in counts]]
        + [float(bool(one.roles) and one.roles[seat] == role) for role in roles]
        for seat, chance in enumerate(one.chances)
    ]


def _plus(*spans: Span) -> Span:
    return round(sum([early for early, _ in spans]), 4), round(sum([late for _, late in spans]), 4)
