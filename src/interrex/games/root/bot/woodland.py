"""The woodland as those who judge it see it: what follows from where pieces stand, looked at once for all seats.

Sets of clearings are masks. What follows for one faction alone is for its own judgement to find. Nothing of it is
remembered: compiled, to count is cheaper than to find out whether it was counted before.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from ..boards import Board, total, where
from ..data import BIRD, CLEARINGS, FACTIONS
from ..places import distances, neighbours
from ..state import Root


class Chart:
    """A map with its suits, and what follows from them: one of each."""

    __slots__ = ("away", "beside", "board", "nearest", "of_suit", "suits")

    def __init__(self, board: str, suits: tuple[int, ...]) -> None:
        self.board = board
        self.suits = suits
        self.beside = [sum([1 << c for c in places]) for places in neighbours(board)]  # a path leads there
        self.of_suit = [sum([1 << c for c in range(CLEARINGS) if suits[c] == suit]) for suit in range(BIRD)]
        self.away = distances(board)  # by place, and then by clearing: steps
        self.nearest = [
            [min([steps[c] for c in range(CLEARINGS) if suits[c] == suit]) for suit in range(BIRD)]
            for steps in self.away
        ]  # by place: the steps to a clearing of each suit

    def around(self, clearings: int) -> int:
        """All that a path leads to from these."""
        found, bit = 0, 1
        for beside in self.beside:
            if clearings & bit:
                found |= beside
            bit += bit
        return found

    def suits_in(self, clearings: int) -> int:
        """The suits of these clearings; birds stand for any."""
        if not clearings:
            return 0
        found, bit = 1 << BIRD, 1
        for there in self.of_suit:
            if clearings & there:
                found |= bit
            bit += bit
        return found

    def number_by_suit(self, clearings: int) -> list[int]:
        """How many of these clearings are of each suit."""
        return [how_many(clearings & there) for there in self.of_suit]


_chart: Final = lru_cache(maxsize=64)(Chart)
_LAST: Final[list[Chart | None]] = [None]  # mostly the next position is on the same


def chart_of(g: Root) -> Chart:
    last = _LAST[0]
    if last is None or last.suits is not g.suits or last.board != g.map.id:
        last = _LAST[0] = _chart(g.map.id, g.suits)
    return last


class Woodland:
    """What everybody's judgement begins with. Lists are by faction."""

    __slots__ = ("armies", "chart", "free", "ruled")

    chart: Chart
    armies: list[int]  # warriors on the map
    ruled: list[int]  # clearings
    free: int  # clearings with an open slot


def look(g: Root) -> Woodland:
    found = Woodland()
    found.chart = chart_of(g)
    found.armies = armies = [0] * len(FACTIONS)
    for faction in g.armies:
        board: Board = g.boards[faction]
        armies[faction] = total(board.warriors)
    found.ruled = ruled = [0] * len(FACTIONS)
    bit = 1
    for ruler in g.rulers():
        if ruler >= 0:
            ruled[ruler] |= bit
        bit += bit
    found.free = where(g.slots())
    return found


def how_many(clearings: int) -> int:
    """How many they are."""
    found = 0
    while clearings:
        clearings &= clearings - 1
        found += 1
    return found
