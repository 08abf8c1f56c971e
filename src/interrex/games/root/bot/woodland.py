"""The woodland as those who judge it see it: where pieces stand, and what follows from that for everybody.

A search judges many positions that differ in little, and most of them by what is not on the map: so what follows from
the map is worked out once and found by how pieces stand, written as bytes. Sets of clearings are masks. What follows
for one faction alone is for its own judgement to find, and kept beside.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

from interrex.engine.kept import Kept

from ..boards import Board
from ..data import BIRD, CLEARINGS, FACTIONS
from ..places import clearings_in, neighbours
from ..state import Root
from .common import REMEMBERED

_ANY: Final = b"0" + b"1" * 255  # by number: the digit of a mask


class Chart:
    """A map with its suits: one of each, known by itself, so that nothing needs to compare them."""

    __slots__ = ("beside", "board", "suits")

    def __init__(self, board: str, suits: tuple[int, ...]) -> None:
        self.board = board
        self.suits = suits
        self.beside = tuple([sum([1 << c for c in places]) for places in neighbours(board)])  # a path leads there


class Woodland:
    """Where pieces stand, and what follows. Tuples are by faction."""

    __slots__ = ("armies", "chart", "free", "own", "rows", "ruins", "ruled", "there")

    chart: Chart
    rows: tuple[tuple[bytes, ...], ...]  # of its board (see ``Board.standing``)
    armies: tuple[int, ...]  # warriors on the map
    there: tuple[int, ...]  # clearings with any of its pieces
    ruled: tuple[int, ...]  # clearings
    free: int  # clearings with an open slot
    ruins: bytes
    own: list[Any]  # what each faction's judgement makes of it, once it was asked


def look(g: Root) -> Woodland:
    stand = bytes(g.slots_ or g.slots())  # by which ruins are known, too
    for faction in g.armies:
        board: Board = g.boards[faction]
        stand += board.standing()
    return WOODLANDS.of((stand, g.armies, g.suits, g.map.id), g)


def _survey(g: Root) -> Woodland:
    rows = [_rows(board.standing()) for board in g.boards]
    found = Woodland()
    found.chart = _chart(g.map.id, g.suits)
    found.rows = tuple(rows)
    found.armies = tuple([count(of[0])[0] if of else 0 for of in rows])
    found.there = tuple([_in_any(of) for of in rows])
    found.ruled = _ruled(g.rulers())
    found.free = count(bytes(g.slots()))[1]
    found.ruins = bytes(map(bool, g.ruins))
    found.own = [None] * len(FACTIONS)
    return found


def _same(one: Woodland, other: Woodland) -> bool:
    """What each faction makes of it aside: that was asked of one of them."""
    return (one.rows, one.ruled, one.free, one.ruins) == (other.rows, other.ruled, other.free, other.ruins)


WOODLANDS: Final[Kept[Woodland]] = Kept("woodlands", _survey, "pieces, slots, armies, suits, map", REMEMBERED, _same)


def _rows(standing: bytes) -> tuple[bytes, ...]:
    return tuple([standing[start : start + CLEARINGS] for start in range(0, len(standing), CLEARINGS)])


def _in_any(rows: tuple[bytes, ...]) -> int:
    found = 0
    for row in rows:
        found |= count(row)[1]
    return found


_chart: Final = lru_cache(maxsize=None)(Chart)


@lru_cache(maxsize=REMEMBERED)
def _ruled(rulers: tuple[int, ...]) -> tuple[int, ...]:
    """By faction, the clearings that it rules."""
    return tuple([
        sum([1 << c for c, ruler in enumerate(rulers) if ruler == faction]) for faction in range(len(FACTIONS))
    ])  # fmt: skip


@lru_cache(maxsize=REMEMBERED)
def count(row: bytes) -> tuple[int, int]:
    """How many there are, and where."""
    return sum(row), int(row[::-1].translate(_ANY), 2)


@lru_cache(maxsize=REMEMBERED)
def around(chart: Chart, clearings: int) -> int:
    """All that a path leads to from these."""
    found = 0
    for c in clearings_in(clearings):
        found |= chart.beside[c]
    return found


@lru_cache(maxsize=REMEMBERED)
def number_by_suit(clearings: int, suits: tuple[int, ...]) -> tuple[int, ...]:
    """How many of these clearings are of each suit."""
    there = [suits[c] for c in clearings_in(clearings)]
    return tuple([there.count(suit) for suit in range(3)])


@lru_cache(maxsize=REMEMBERED)
def suits_in(clearings: int, suits: tuple[int, ...]) -> int:
    """The suits of these clearings; birds stand for any."""
    return sum([1 << suit for suit in {suits[c] for c in clearings_in(clearings)}]) | (1 << BIRD if clearings else 0)
