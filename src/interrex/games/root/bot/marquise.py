"""The Marquise's prospects: buildings, wood, and the clearings she rules."""

from __future__ import annotations

from ..data import EVENING, MARQUISE, MARQUISE_DRAWS, RECRUITER, SAWMILL, WORKSHOP
from ..state import Root
from .common import cards, open_slots

# fmt: off
SAWMILLS      = 0.5   # for each; beside the points scored when it was built
WORKSHOPS     = 0.35
RECRUITERS    = 0.45
DRAW          = 0.5   # a card the Evening brings
STORED        = 0.3   # wood on the map
STORED_MOST   = 6     # of it is worth something
RULED         = 0.25  # a clearing
WARRIORS      = 0.1   # for each
ROOM          = 0.15  # a ruled clearing with an open slot
ACTION_LEFT   = 0.05
KEEP_STANDS   = 1.0
# fmt: on


def prospects(g: Root, seat: int) -> float:
    sawmills, workshops, recruiters = g.count(SAWMILL), g.count(WORKSHOP), g.count(RECRUITER)
    rulers = g.rulers()
    worth = SAWMILLS * sawmills + WORKSHOPS * workshops + RECRUITERS * recruiters + DRAW * MARQUISE_DRAWS[recruiters]
    worth += STORED * min(sum(g.wood), STORED_MOST) + WARRIORS * sum(g.warriors[MARQUISE])
    room = sum([slots > 0 and ruler == MARQUISE for slots, ruler in zip(open_slots(g), rulers, strict=True)])
    worth += RULED * rulers.count(MARQUISE) + ROOM * room + (KEEP_STANDS if g.keep >= 0 else 0)
    if g.turn != seat:
        return worth + cards(g, seat, 0)
    return worth + ACTION_LEFT * g.left + cards(g, seat, MARQUISE_DRAWS[recruiters] if g.phase < EVENING else 0)
