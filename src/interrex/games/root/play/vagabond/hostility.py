"""Hostile factions (law 9.2.9.3)."""

from __future__ import annotations

from ...data import FACTIONS, HOSTILE
from ...state import Root


def turn_hostile(g: Root, seat: int, faction: int) -> bool:
    """A Vagabond has removed a warrior (law 9.2.9.3). True if that made the faction hostile just now."""
    vagabond = g.vagabond_at(seat)
    if vagabond.relations[faction] == HOSTILE:
        return False
    vagabond.relations[faction] = HOSTILE
    vagabond.aids[faction] = 0
    g.tell("root-hostile", seat=seat, faction=FACTIONS[faction])
    return True
