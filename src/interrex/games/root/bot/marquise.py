"""The Marquise's prospects: buildings, wood, and the clearings she rules."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from ..data import EVENING, MARQUISE, MARQUISE_DRAWS, RECRUITER, SAWMILL, WORKSHOP
from ..state import Root
from .common import REMEMBERED, WOOD, cards, row

# fmt: off
SAWMILLS:    Final = 0.5   # for each; beside the points scored when it was built
WORKSHOPS:   Final = 0.35
RECRUITERS:  Final = 0.45
DRAW:        Final = 0.5   # a card the Evening brings
STORED:      Final = 0.3   # wood on the map
STORED_MOST: Final = 6     # of it is worth something
RULED:       Final = 0.25  # a clearing
WARRIORS:    Final = 0.1   # for each
ROOM:        Final = 0.15  # a ruled clearing with an open slot
ACTION_LEFT: Final = 0.05
KEEP_STANDS: Final = 1.0
# fmt: on


def prospects(g: Root, seat: int, stand: bytes) -> float:
    worth = _on_map(stand, tuple(g.slots()), g.rulers(), g.keep >= 0)
    if g.turn != seat:
        return worth + cards(g, seat, 0)
    to_draw = MARQUISE_DRAWS[g.count(RECRUITER)] if g.phase < EVENING else 0
    return worth + ACTION_LEFT * g.left + cards(g, seat, to_draw)


@lru_cache(maxsize=REMEMBERED)
def _on_map(stand: bytes, slots: tuple[int, ...], rulers: tuple[int, ...], keep: bool) -> float:
    sawmills, workshops, recruiters = [sum(row(stand, 3 + kind)) for kind in (SAWMILL, WORKSHOP, RECRUITER)]
    worth = SAWMILLS * sawmills + WORKSHOPS * workshops + RECRUITERS * recruiters + DRAW * MARQUISE_DRAWS[recruiters]
    worth += STORED * min(sum(row(stand, WOOD)), STORED_MOST) + WARRIORS * sum(row(stand, MARQUISE))
    room = sum([n > 0 and ruler == MARQUISE for n, ruler in zip(slots, rulers, strict=True)])
    return worth + (RULED * rulers.count(MARQUISE) + ROOM * room + (KEEP_STANDS if keep else 0))
