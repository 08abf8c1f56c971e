"""His items, counted by kind and state (law 9.2.5)."""

from __future__ import annotations

from ...data import ITEMS, TRACK_SPACES
from ...state import Rover

KINDS = range(len(ITEMS))


def exhaust(rover: Rover, item: int) -> None:
    rover.fresh[item] -= 1
    rover.spent[item] += 1


def on_track(rover: Rover, item: int) -> int:
    """Face up on its track: three at most (law 9.2.5.1)."""
    return min(rover.fresh[item], TRACK_SPACES)


def gain(rover: Rover, item: int) -> None:
    rover.fresh[item] += 1


def repair(rover: Rover, item: int, tired: bool) -> None:
    """From the Damaged box, keeping its side (law 9.5.7)."""
    if tired:
        rover.damaged_spent[item] -= 1
        rover.spent[item] += 1
    else:
        rover.damaged[item] -= 1
        rover.fresh[item] += 1
