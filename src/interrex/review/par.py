"""Par: what a decision of each kind usually brings to whoever makes it, of a chance to win.

It lies beside a game (``par.json``): for each question, by its name in the code, in four parts of the game. There is
less to be gained by whoever has hardly a chance, or has nearly won: par is measured by what is open, the chance times
what is missing. It is found from games of stewards, by ``python -m interrex.review.learning``.
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

    def of(self, kind: str, progress: float, chance: float) -> float:
        """To whoever had such a chance before. Nothing for a question that never came up."""
        found = self.kinds.get(kind)
        return found[part(progress)] * unsettled(chance) if found else 0.0


def part(progress: float) -> int:
    return min(PARTS - 1, int(PARTS * progress))


def unsettled(chance: float) -> float:
    return chance * (1 - chance)


def stored(game: Game) -> Par:
    """As it lies beside the game; a game without one has none."""
    file = resources.files(game.package).joinpath(FILE)
    return wire.decode(file.read_bytes(), Par) if file.is_file() else Par()


class Learner:
    """What was gained, of what was open, by kind and part of the game."""

    def __init__(self) -> None:
        self.sums: dict[str, list[tuple[float, float]]] = {}
        self.games = 0

    def learn(self, kind: str, progress: float, chance: float, gained: float) -> None:
        row = self.sums.setdefault(kind, [(0.0, 0.0)] * PARTS)
        whole, open_ = row[part(progress)]
        row[part(progress)] = (whole + gained, open_ + unsettled(chance))

    def par(self) -> Par:
        """Where something came up too seldom in one part of the game, it is taken for what it was in all."""
        found = {}
        for kind, row in sorted(self.sums.items()):
            whole, open_ = sum([one for one, _ in row]), sum([n for _, n in row])
            usual = whole / open_ if open_ else 0.0
            found[kind] = [round((one + SEW * usual) / (n + SEW), 5) for one, n in row]
        return Par(found, self.games)


SEW: Final = 4.0  # of what was open, in all: so much does the mean of the whole game count beside what a part has shown
