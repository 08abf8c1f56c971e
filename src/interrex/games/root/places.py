"""Clearings and forests: what lies beside what, and sets of clearings as bits."""

from __future__ import annotations

from functools import cache
from typing import Final

from .data import CLEARINGS, MAPS


@cache
def neighbours(board: str) -> tuple[tuple[int, ...], ...]:
    """By clearing: the clearings a path leads to."""
    found: list[set[int]] = [set() for _ in range(CLEARINGS)]
    for a, b in MAPS[board].paths:
        found[a].add(b)
        found[b].add(a)
    return tuple([tuple(sorted(places)) for places in found])


@cache
def surroundings(board: str) -> tuple[tuple[int, ...], ...]:
    """By place, forests too: the clearings and forests beside it (law 2.2.1, 2.4.1)."""
    forests = MAPS[board].forests
    found = [list(places) for places in neighbours(board)] + [list(clearings) for clearings in forests]
    for number, clearings in enumerate(forests):
        for clearing in clearings:
            found[clearing].append(CLEARINGS + number)
    for a, b in MAPS[board].forest_paths:
        found[CLEARINGS + a].append(CLEARINGS + b)
        found[CLEARINGS + b].append(CLEARINGS + a)
    return tuple([tuple(sorted(places)) for places in found])


@cache
def marked(mask: int) -> list[int]:
    """By clearing: is it in the mask? Not to be changed."""
    return [mask >> clearing & 1 for clearing in range(CLEARINGS)]


# By place, and then by clearing: is it this one? Of a forest none is, nor of NOBODY or GONE, which find the last rows.
ONLY: Final = [[int(clearing == place) for clearing in range(CLEARINGS)] for place in range(2 * CLEARINGS)]


@cache
def clearings_in(mask: int) -> tuple[int, ...]:
    """The clearings of a mask."""
    return tuple([clearing for clearing in range(CLEARINGS) if mask >> clearing & 1])
