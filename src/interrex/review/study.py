"""How far a review can be trusted, from games of bots: do its parts add up, is luck nothing on average, and are chances
what they say? And how many games does it take to tell a bot from another, once luck is taken out?
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from math import sqrt
from typing import Final, NamedTuple

from interrex.engine import wire
from interrex.engine.luck import Luck, key_from_seed
from interrex.engine.registry import find

from .calibration import chances, progress
from .par import stored
from .played import Played, Task, began, moves_of
from .shares import Step, shares, steps

EVERY: Final = 7  # one step in so many is looked at for whether its chances come true
TENTHS: Final = 10
FIFTHS: Final = 5  # for each number of players, of whom there are fewer games


class Look(NamedTuple):
    """A game that was played, to be looked back upon."""

    task: Task
    played: Played


class Moment(wire.Struct, frozen=True):
    """A position on the way: how far the game had come, chances and roles by seat; none before they are chosen."""

    progress: float
    chances: list[float]
    roles: list[str]


class Studied(wire.Struct, frozen=True):
    """One game: a line of a checkpoint."""

    number: int
    rival: int  # the seat of the one that is not like the others; none: -1
    parts: list[list[float]]  # by seat: first, luck, own, others, rest, result
    moments: list[Moment]


def study_all(looks: list[Look]) -> list[Studied]:
    """Some of them; a function, because another process finds it by its name."""
    return [study(look) for look in looks]


def study(look: Look) -> Studied:
    task, played = look
    game = find(task.game)
    state, moves = began(task), moves_of(played)
    walked, roles = list[Step](), [list(game.roles(state))]  # as they were before each step
    for step in steps(game, state, moves, Luck(key_from_seed(f"{task.luck()} review"))):
        walked.append(step)
        roles.append(list(game.roles(state)))  # ``steps`` have played on so far
    par = stored(game)
    parts = [list(shares(walked, seat, par)) for seat in range(played.players)]
    moments = [Moment(step.progress, step.before, had) for step, had in zip(walked, roles, strict=False)]
    return Studied(task.number, task.rivals() if task.rival else -1, parts, moments[::EVERY])


def told_all(looks: list[Look]) -> list[Studied]:
    """Some of them, of which only chances are looked at; a function, because another process finds it by its name."""
    return [told(look) for look in looks]


def told(look: Look) -> Studied:
    """Chances on the way and what came of them. No other luck is tried, so nothing is said of what lies between."""
    task, played = look
    game, state, moments = find(task.game), began(task), list[Moment]()
    for number, (seat, action) in enumerate(moves_of(played)):
        if number % EVERY == 0:
            moments.append(Moment(progress(game, state), chances(game, state), list(game.roles(state))))
        state.play(seat, action)
    parts = [[0.0] * 5 + [won] for won in chances(game, state)]
    return Studied(task.number, task.rivals() if task.rival else -1, parts, moments)


class Mean(NamedTuple):
    """A mean over games, its standard error, and the variance of one game."""

    mean: float
    error: float
    variance: float
    games: int

    def nothing(self) -> bool:
        """Whether it is nothing within two standard errors."""
        return abs(self.mean) <= 2 * self.error


def mean(values: Sequence[float]) -> Mean:
    middle = sum(values) / len(values)
    variance = sum([(value - middle) ** 2 for value in values]) / max(1, len(values) - 1)
    return Mean(middle, sqrt(variance / len(values)), variance, len(values))


class Group(NamedTuple):
    """Positions of one kind: the chance that was named, how many were won, and the error of the difference, by game."""

    name: str
    positions: int
    expected: float
    came: float
    error: float


def adds_up(studied: Iterable[Studied]) -> float:
    """By how much the parts of any seat miss its result, at most."""
    return max([abs(sum(parts[:5]) - parts[5]) for one in studied for parts in one.parts])


def lucks(studied: Sequence[Studied]) -> list[Mean]:
    """By seat, over all games in which somebody sat there: luck, which should be nothing."""
    seats = max([len(one.parts) for one in studied])
    return [mean([one.parts[seat][1] for one in studied if seat < len(one.parts)]) for seat in range(seats)]


def rivals(studied: Sequence[Studied]) -> tuple[Mean, Mean]:
    """Of the seat that the rival had: what it won beyond an even share, as it came and with luck taken out."""
    return _results([(one.parts[one.rival], len(one.parts)) for one in studied])


def left_over(studied: Sequence[Studied]) -> dict[str, float]:
    """By number of players, and for all of them: which part of how results vary is left with luck taken out."""
    counts = sorted({len(one.parts) for one in studied})
    some = {f"{players}p": [one for one in studied if len(one.parts) == players] for players in counts}
    return {name: ratio(*_everybody(games)) for name, games in {**some, "all": list(studied)}.items()}


def ratio(came: Mean, without: Mean) -> float:
    """Of variances: the part of the games that suffices with luck taken out to tell one from another."""
    return without.variance / came.variance if came.variance else 1.0


def _everybody(studied: Sequence[Studied]) -> tuple[Mean, Mean]:
    return _results([(parts, len(one.parts)) for one in studied for parts in one.parts])


def _results(own: Sequence[tuple[list[float], int]]) -> tuple[Mean, Mean]:
    """What a seat was likely to win before anybody decided anything, by its place, role and deal, is luck as well."""
    came = [parts[5] - 1 / players for parts, players in own]
    return mean(came), mean([parts[5] - parts[1] - parts[0] for parts, _ in own])


def calibration(studied: Sequence[Studied]) -> list[Group]:
    """Of positions in which a chance was named, how many were won: by tenths, by number of players, by role."""
    found = [_group(_named(n, TENTHS), studied, _within(n, TENTHS)) for n in range(TENTHS)]
    for players in sorted({len(one.parts) for one in studied}):
        some = [one for one in studied if len(one.parts) == players]
        found += [_group(f"{players}p {_named(n, FIFTHS)}", some, _within(n, FIFTHS)) for n in range(FIFTHS)]
    for role in sorted({role for one in studied for moment in one.moments for role in moment.roles}):
        found.append(_group(role, studied, _played_by(role)))
    return [group for group in found if group is not None]


Belongs = Callable[[Moment, int], bool]


def _named(n: int, of: int) -> str:
    return f"{100 * n // of}–{100 * (n + 1) // of} %"


def _within(n: int, of: int) -> Belongs:
    low, high = n / of, (n + 1) / of + (n == of - 1)
    return lambda moment, seat: low <= moment.chances[seat] < high


def _played_by(role: str) -> Belongs:
    return lambda moment, seat: bool(moment.roles) and moment.roles[seat] == role


def _group(name: str, studied: Sequence[Studied], belongs: Belongs) -> Group | None:
    expected = came = 0.0
    positions, missed = 0, list[float]()
    for one in studied:
        pairs = [
            (chance, one.parts[seat][5])
            for moment in one.moments
            for seat, chance in enumerate(moment.chances)
            if belongs(moment, seat)
        ]
        positions += len(pairs)
        expected += sum([chance for chance, _ in pairs])
        came += sum([won for _, won in pairs])
        missed.append(sum([won - chance for chance, won in pairs]))
    if not positions or len(studied) < 2:
        return None
    per_game = positions / len(studied)
    return Group(name, positions, expected / positions, came / positions, mean(missed).error / per_game)
