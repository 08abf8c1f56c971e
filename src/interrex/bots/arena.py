"""The arena: bots against each other until it shows who is stronger.

In every game one bot of a kind sits among others of another kind: each kind meets each other so, in every seat. A
game's luck hangs on the seed and its number alone, so that all pairs play the same deals. Ratings are fitted to all
games together.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, log
from typing import Any, NamedTuple

from interrex.engine import wire
from interrex.engine.registry import find as find_game

from .figures import Share, share
from .kinds import Kind, name_of
from .playout import playout

STEPS = 400
SCALE = 400 / log(10)  # of ratings, as chess players know them
EVEN = 1500.0


class Bout(NamedTuple):
    """One game: a challenger in a seat, the same rival in all others."""

    game: str
    players: int
    options: dict[str, Any]
    seed: str
    number: int
    challenger: Kind
    rival: Kind

    @property
    def seat(self) -> int:
        return self.number % self.players

    @property
    def deal(self) -> str:
        """Its seed: every seat of a deal is tried before the next deal."""
        return f"{self.seed} {self.number // self.players}"

    @property
    def kinds(self) -> tuple[Kind, ...]:
        return tuple([self.challenger if seat == self.seat else self.rival for seat in range(self.players)])

    @property
    def name(self) -> str:
        return f"{name_of(self.challenger)} {name_of(self.rival)} {self.number}"


class Fought(wire.Struct, frozen=True):
    """What came of it: a line of a checkpoint."""

    name: str
    challenger: str
    rival: str
    won: float  # the challenger's part of the victory
    role: str
    players: int


def fight_all(bouts: list[Bout]) -> list[Fought]:
    """Play some; a function, because another process finds it by its name."""
    return [fight(bout) for bout in bouts]


def fight(bout: Bout) -> Fought:
    outcome = playout(find_game(bout.game), bout.players, bout.options, bout.deal, bout.kinds)
    winners = outcome.result.winners
    won = 1 / len(winners) if bout.seat in winners else 0.0
    role = outcome.roles[bout.seat] if outcome.roles else ""
    return Fought(bout.name, name_of(bout.challenger), name_of(bout.rival), won, role, bout.players)


def bouts(
    game: str, pairs: Sequence[tuple[Kind, Kind]], players: int, options: dict[str, Any], seed: str, games: int
) -> list[Bout]:
    """All that is to be played: ``games`` of each pair, the pairs by turns."""
    return [
        Bout(game, players, options, seed, number, challenger, rival)
        for number in range(games)
        for challenger, rival in pairs
    ]


class Pair(NamedTuple):
    """How a challenger fared among rivals: in all, and by role."""

    challenger: str
    rival: str
    games: int
    share: Share
    roles: dict[str, tuple[int, Share]]


def pairs_of(fought: list[Fought]) -> list[Pair]:
    found: dict[tuple[str, str], list[Fought]] = {}
    for one in fought:
        found.setdefault((one.challenger, one.rival), []).append(one)
    return [_pair(*names, games) for names, games in found.items()]


def _pair(challenger: str, rival: str, games: list[Fought]) -> Pair:
    roles = sorted({one.role for one in games if one.role})
    parts = {role: [one.won for one in games if one.role == role] for role in roles}
    by_role = {role: (len(won), share(sum(won), len(won))) for role, won in parts.items()}
    return Pair(challenger, rival, len(games), share(sum([one.won for one in games]), len(games)), by_role)


def ratings(fought: list[Fought]) -> dict[str, float]:
    """Strengths under which the results are most likely: of players, each wins in proportion to theirs. Mean 1500."""
    names = sorted({name for one in fought for name in (one.challenger, one.rival)})
    worth = dict.fromkeys(names, 0.0)
    for _ in range(STEPS):
        slope = dict.fromkeys(names, 0.0)
        for one in fought:
            others = one.players - 1
            chance = 1 / (1 + others * exp(worth[one.rival] - worth[one.challenger]))
            slope[one.challenger] += one.won - chance
            slope[one.rival] -= one.won - chance
        for name in names:
            worth[name] += 4 * (slope[name] - 0.01 * worth[name]) / len(fought)
    mean = sum(worth.values()) / len(worth) if worth else 0.0
    return {name: EVEN + SCALE * (worth[name] - mean) for name in names}
