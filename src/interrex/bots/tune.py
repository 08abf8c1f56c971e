"""Learning what the terms of a game's judgement are worth, from games that were played out (``interrex tune``).

A position's chances are a softmax over the seats of weighted terms. The weights are those under which what happened
was likeliest, held near those of before; how near is decided by games that nothing was learned from. Newton's method
does it in a few steps. NumPy is needed here, and nowhere where games are played.
"""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from interrex.engine.weights import Weights

from .self_play import Lived

Array = NDArray[np.float64]

HOLDS: Final = (1e-4, 1e-3, 1e-2, 1e-1)  # how tightly weights are held near those of before
HELD_OUT: Final = 5  # one game in so many is not learned from
NEWTON: Final = 12  # steps
BINS: Final = 10
NEVER: Final = -1e9
HEATS: Final = tuple([round(0.5 + 0.025 * n, 3) for n in range(45)])


class Lesson(NamedTuple):
    """Positions as arrays. A seat that is not there never wins."""

    terms: Array  # position, seat, term at the beginning and at the end
    there: Array  # position, seat: 0, or NEVER where nobody sits
    won: Array  # position, seat
    weight: Array  # position: all games count alike
    game: NDArray[np.int64]  # position: the number of its game
    players: NDArray[np.int64]


class Group(NamedTuple):
    """What was expected of a group of positions, and what came: chances are true if these are alike."""

    name: str
    seats: int
    expected: float
    came: float


class Learned(NamedTuple):
    """What came of it. Losses are of games that nothing was learned from."""

    weights: Weights
    positions: int
    games: int
    loss: float
    before: float
    uniform: float
    groups: list[Group]


def arrays(lived: list[Lived]) -> Lesson:
    rows = [(life, moment) for life in lived for moment in life.moments]
    seats = max([len(life.won) for life, _ in rows])
    width = len(rows[0][1].terms[0])
    terms, won = np.zeros((len(rows), seats, 2 * width)), np.zeros((len(rows), seats))
    there = np.full((len(rows), seats), NEVER)
    for n, (life, moment) in enumerate(rows):
        found = np.asarray(moment.terms)
        many = len(life.won)
        terms[n, :many, :width] = (1 - moment.progress) * found
        terms[n, :many, width:] = moment.progress * found
        won[n, :many], there[n, :many] = life.won, 0.0
    weight = np.array([1 / len(life.moments) for life, _ in rows])
    game = np.array([life.number for life, _ in rows])
    return Lesson(terms, there, won, weight / weight.sum(), game, np.array([len(life.won) for life, _ in rows]))


def part(lesson: Lesson, which: NDArray[np.bool_]) -> Lesson:
    terms, there, won, weight, game, players = lesson
    kept = weight[which]
    return Lesson(terms[which], there[which], won[which], kept / kept.sum(), game[which], players[which])


def chances(lesson: Lesson, weights: Array, heat: Array | float = 1.0) -> Array:
    worth = lesson.terms @ weights * (heat if isinstance(heat, float) else heat[:, None]) + lesson.there
    odds = np.exp(worth - worth.max(axis=1, keepdims=True))
    found: Array = odds / odds.sum(axis=1, keepdims=True)
    return found


def loss(lesson: Lesson, found: Array) -> float:
    return float(-(lesson.weight[:, None] * lesson.won * np.log(found + 1e-12)).sum())


def fit(lesson: Lesson, before: Array, hold: float | Array) -> Array:
    """Newton's method; terms are measured by how far they spread: one hold is the same for all, or each has its own."""
    spread = np.sqrt((lesson.terms**2).mean(axis=(0, 1))) + 1e-9
    terms = lesson.terms / spread
    scaled = lesson._replace(terms=terms)
    start = before * spread
    weights = start.copy()
    for _ in range(NEWTON):
        found = chances(scaled, weights)
        pull = lesson.weight[:, None] * (found - lesson.won)
        slope = np.einsum("ns,nsp->p", pull, terms) + hold * (weights - start)
        mean = np.einsum("ns,nsp->np", found, terms)
        flat = (terms * (lesson.weight[:, None] * found)[:, :, None]).reshape(-1, terms.shape[2])
        bend = flat.T @ terms.reshape(-1, terms.shape[2]) - (mean * lesson.weight[:, None]).T @ mean
        weights = weights - np.linalg.solve(bend + hold * np.eye(len(weights)), slope)
    fitted: Array = weights / spread
    return fitted


def heats(lesson: Lesson, weights: Array) -> dict[str, float]:
    """By number of players, how far differences decide: with few, and with many."""
    found = {}
    for many in sorted(set(lesson.players.tolist())):
        some = part(lesson, lesson.players == many)
        losses = [loss(some, chances(some, weights, heat)) for heat in HEATS]
        found[str(many)] = HEATS[losses.index(min(losses))]
    return found


def learn(lived: list[Lived], names: tuple[str, ...], before: Weights, fixed: tuple[str, ...] = ()) -> Learned:
    """Weights from games, and how good they are for those that were held out. Fixed ones stay as they were."""
    lived = [life for life in lived if life.moments]
    lesson = arrays(lived)
    for n, name in enumerate(names):
        if name in fixed:
            lesson.terms[:, :, [n, len(names) + n]] = 0.0
    held = lesson.game % HELD_OUT == 0
    seen, unseen = part(lesson, ~held), part(lesson, held)
    was = np.array([[before.terms.get(name, (0.0, 0.0))[when] for name in names] for when in (0, 1)]).ravel()
    tries = [fit(seen, was, hold) for hold in HOLDS]
    weights = min(tries, key=lambda one: loss(unseen, chances(unseen, one)))
    heat = heats(seen, weights)
    found = chances(unseen, weights, np.array([heat.get(str(many), 1.0) for many in unseen.players]))
    early, late = weights[: len(names)].tolist(), weights[len(names) :].tolist()
    terms = {name: (round(early[n], 5), round(late[n], 5)) for n, name in enumerate(names)}
    uniform = loss(unseen, np.where(unseen.there < 0, 1.0, 1 / unseen.players[:, None]))
    was_loss = loss(unseen, chances(unseen, was)) if was.any() else uniform
    figures = {"games": len(lived), "positions": len(lesson.game), "loss": round(loss(unseen, found), 4)}
    return Learned(
        Weights(terms, heat, {**figures, "uniform": round(uniform, 4)}),
        len(lesson.game), len(lived), loss(unseen, found), was_loss, uniform,
        groups(unseen, found, {life.number: life.roles for life in lived}),
    )  # fmt: skip


def groups(lesson: Lesson, found: Array, roles: dict[int, list[str]]) -> list[Group]:
    """How true the chances are: by tenths, by number of players, by role."""
    here = lesson.there == 0
    told: list[Group] = []

    def group(name: str, which: NDArray[np.bool_]) -> None:
        weight = np.broadcast_to(lesson.weight[:, None], found.shape)[which]
        if weight.sum() > 0:
            expected, came = np.average(found[which], weights=weight), np.average(lesson.won[which], weights=weight)
            told.append(Group(name, int(which.sum()), float(expected), float(came)))

    for n in range(BINS):
        group(f"{10 * n}–{10 * n + 10} %", here & (found >= n / BINS) & (found < (n + 1) / BINS + (n == BINS - 1)))
    for many in sorted(set(lesson.players.tolist())):
        group(f"{many}p", here & (lesson.players == many)[:, None] & (found == found.max(axis=1, keepdims=True)))
    names = sorted({role for life in roles.values() for role in life})
    for name in names:
        mask = np.zeros(found.shape, dtype=bool)
        for n, number in enumerate(lesson.game.tolist()):
            for seat, role in enumerate(roles[number]):
                mask[n, seat] = role == name
        group(name, mask)
    return told
