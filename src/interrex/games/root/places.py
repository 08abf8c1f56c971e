"""Clearings and forests: what lies beside what, and sets of clearings as bits."""

from __future__ import annotations

from functools import cache
from typing import Final

from .data import CLEARINGS, MAPS

By = tuple[tuple[int, ...], ...]


def _neighbours(board: str) -> By:
    found: list[set[int]] = [set() for _ in range(CLEARINGS)]
    for a, b in MAPS[board].paths:
        found[a].add(b)
        found[b].add(a)
    return tuple([tuple(sorted(places)) for places in found])


NEIGHBOURS: Final = {board: _neighbours(board) for board in MAPS}


def neighbours(board: str) -> By:
    """By clearing: the clearings a path leads to."""
    return NEIGHBOURS[board]


def _surroundings(board: str) -> By:
    forests = MAPS[board].forests
    found = [list(places) for places in neighbours(board)] + [list(clearings) for clearings in forests]
    for number, clearings in enumerate(forests):
        for clearing in clearings:
            found[clearing].append(CLEARINGS + number)
    for a, b in MAPS[board].forest_paths:
        found[CLEARINGS + a].append(CLEARINGS + b)
        found[CLEARINGS + b].append(CLEARINGS + a)
    return tuple([tuple(sorted(places)) for places in found])


SURROUNDINGS: Final = {board: _surroundings(board) for board in MAPS}


def surroundings(board: str) -> By:
    """By place, forests too: the clearings and forests beside it (law 2.2.1, 2.4.1)."""
    return SURROUNDINGS[board]


# By place, and then by clearing: is it this one? Of a forest none is, nor of NOBODY or GONE, which find the last rows.
ONLY: Final = [[int(clearing == place) for clearing in range(CLEARINGS)] for place in range(2 * CLEARINGS)]


@cache
def clearings_in(mask: int) -> tuple[int, ...]:
    """The clearings of a mask."""
    return tuple([clearing for clearing in range(CLEARINGS) if mask >> clearing & 1])


@cache
def distances(board: str) -> list[list[int]]:
    """Steps between places, forests included."""
    beside = surroundings(board)
    found: list[list[int]] = []
    for start in range(len(beside)):
        steps = {start: 0}
        edge = [start]
        while edge:
            place = edge.pop(0)
            for near in beside[place]:
                if near not in steps:
                    steps[near] = steps[place] + 1
                    edge.append(near)
        found.append([steps[place] for place in range(len(beside))])
    return found
