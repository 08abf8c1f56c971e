"""The Marquise's prospects: buildings, wood, and the clearings she rules."""

from __future__ import annotations

from typing import Final

from ..boards import MarquiseBoard, total
from ..data import EVENING, MARQUISE, MARQUISE_DRAWS
from ..state import Root
from .common import HELD
from .woodland import Woodland, how_many

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


def prospects(g: Root, seat: int, woodland: Woodland, turns: float) -> float:
    """What stands on the map is worth to her, and the cards it will bring."""
    hers: MarquiseBoard = g.boards[MARQUISE]
    sawmills, workshops, recruiters = hers.buildings
    ruled, draws = woodland.ruled[MARQUISE], MARQUISE_DRAWS[total(recruiters)]
    worth = SAWMILLS * total(sawmills) + WORKSHOPS * total(workshops) + RECRUITERS * total(recruiters) + DRAW * draws
    worth += STORED * min(total(hers.wood), STORED_MOST) + WARRIORS * woodland.armies[MARQUISE]
    room = ROOM * how_many(ruled & woodland.free)
    worth += RULED * how_many(ruled) + room + (KEEP_STANDS if hers.keep >= 0 else 0.0)
    hand = len(g.hands[seat])
    if g.turn == seat:
        worth += ACTION_LEFT * g.left
        if g.phase < EVENING:
            hand += draws
    return worth + HELD[hand][len(g.crafted[seat])]
