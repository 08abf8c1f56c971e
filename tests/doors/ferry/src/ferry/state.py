"""The position of Ferry, and who knows which crate where."""

from __future__ import annotations

from interrex.engine import zones
from interrex.engine.luck import Luck
from interrex.engine.state import State
from interrex.engine.zones import Zone

from .data import QUAYS, WEIGHTS


class Ferry(State):
    __slots__ = ("boats", "players", "quays", "rounds", "score", "shore")

    game = "ferry"

    players: int
    rounds: int
    quays: list[list[int]]  # crates, face down
    boats: list[list[int]]  # by seat: their owner knows what is in them
    shore: list[int]  # landed or sunk, for all to see
    score: list[int]

    def copy(self) -> Ferry:
        twin = Ferry()
        self.copy_into(twin)
        twin.players, twin.rounds, twin.score, twin.shore = self.players, self.rounds, self.score[:], self.shore[:]
        twin.quays, twin.boats = [pile[:] for pile in self.quays], [pile[:] for pile in self.boats]
        return twin

    def load(self, seat: int) -> int:
        """What the seat's boat carries."""
        return sum([WEIGHTS[crate] for crate in self.boats[seat]])


def new(players: int, rounds: int, luck: Luck) -> Ferry:
    g = Ferry()
    g.begin(luck)
    crates = list(range(len(WEIGHTS)))
    luck.shuffle(crates)
    g.players, g.rounds, g.score, g.shore = players, rounds, [0] * players, []
    g.quays, g.boats = [crates[quay::QUAYS] for quay in range(QUAYS)], [[] for _ in range(players)]
    return g


def _put_quay(g: Ferry, place: int, crates: list[int]) -> None:
    g.quays[place] = crates


def _put_boat(g: Ferry, place: int, crates: list[int]) -> None:
    g.boats[place] = crates


def _put_shore(g: Ferry, place: int, crates: list[int]) -> None:
    g.shore = crates


BOATS = Zone("boat", "crate", lambda g: g.boats, _put_boat, zones.owner)
ZONES = (
    BOATS,
    Zone("quay", "crate", lambda g: g.quays, _put_quay, zones.nobody),
    Zone("shore", "crate", lambda g: [g.shore], _put_shore, zones.everybody),
)
