"""What helps a placement (rulebook 4.2)."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from interrex.engine.powers import Power

from ..data import RULE, Advisor
from ..moments import HELPS, OWN_PLACES, Help
from ..words import Dice


@cache
def _either_side(by: int) -> Callable[[int, Dice, Dice], tuple[int, int]]:
    def reached(total: int, own: Dice, white: Dice) -> tuple[int, int]:
        return total - by, total + by

    return reached


def shifts(building: str, by: int) -> Power:
    """An advisor so far below or above the sum may be influenced."""
    return Power(HELPS, Help(building, _either_side(by), RULE[building]))


def _low_ranks(total: int, own: Dice, white: Dice) -> list[int]:
    """One own die alone, whatever it shows."""
    return [rank for rank in range(1, 7) if rank != total] if len(own) == 1 and not white else []


def reaches_low_ranks(building: str) -> Power:
    """A single own die leads to any advisor of the lowest row."""
    return Power(HELPS, Help(building, _low_ranks, RULE[building], alone=True))


def has_places(places: tuple[Advisor, ...]) -> Power:
    """Dice may be put there by their owner alone (rulebook 17.2.20)."""
    return Power(OWN_PLACES, tuple([place.rank for place in places]))
