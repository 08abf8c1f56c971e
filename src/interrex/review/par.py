"""Par: what a decision of each kind usually brings to whoever makes it, of a chance to win.

It lies beside a game (``par.json``): for each question, by its name in the code, in four parts of the game. It is found
from games of stewards, by ``python -m interrex.review.learning``.
"""

from __future__ import annotations

from importlib import resources
from typing import Final

from interrex.engine import wire
from interrex.engine.game import Game

FILE: Final = "par.json"
PARTS: Final = 4  # of a game


class Par(wire.Struct, frozen=True):
    kinds: dict[str, list[float]] = {}  # noqa: RUF012 - msgspec copies it
    games: int = 0  # it was found from so many

    def of(self, kind: str, progress: float) -> float:
        """Nothing for a question that never came up."""
        found = self.kinds.get(kind)
        return found[part(progress)] if found else 0.0


def part(progress: float) -> int:
    return min(PARTS - 1, int(PARTS * progress))


def stored(game: Game) -> Par:
    """As it lies beside the game; a game without one has none."""
    file = resources.files(game.package).joinpath(FILE)
    return wire.decode(file.read_bytes(), Par) if file.is_file() else Par()


class Learner:
    """Means, by kind and part of the game."""

    def __init__(self) -> None:
        self.sums: dict[str, list[tuple[float, int]]] = {}
        self.games = 0

    def learn(self, kind: str, progress: float, gained: float) -> None:
        row = self.sums.setdefault(kind, [(0.0, 0)] * PARTS)
        whole, times = row[part(progress)]
        row[part(progress)] = (whole + gained, times + 1)

    def par(self) -> Par:
        """Where something came up too seldom in one part of the game, it is taken for what it was in all."""
        found = {}
        for kind, row in sorted(self.sums.items()):
            whole, times = sum([one for one, _ in row]), sum([n for _, n in row])
            found[kind] = [round((one + SEW * whole / times) / (n + SEW), 5) for one, n in row]
        return Par(found, self.games)


SEW: Final = 20  # times that the mean of the whole game counts for beside what was seen in a part of it
