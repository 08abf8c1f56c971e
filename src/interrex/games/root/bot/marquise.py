"""The Marquise's prospects: buildings, wood, and the clearings she rules."""

from __future__ import annotations

from typing import Final

from ..data import EVENING, MARQUISE, MARQUISE_DRAWS
from ..state import Root
from .common import HELD
from .woodland import Woodland, count

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
    known: tuple[float, int] | None = woodland.own[MARQUISE]
    if known is None:
        known = woodland.own[MARQUISE] = _on_map(woodland)
    worth, draws = known
    hand = len(g.hands[seat])
    if g.turn == seat:
        worth += ACTION_LEFT * g.left
        if g.phase < EVENING:
            hand += draws
    return worth + HELD[hand][len(g.crafted[seat])]


def _on_map(woodland: Woodland) -> tuple[float, int]:
    """What stands there is worth to her, and the cards it will bring."""
    sawmills, workshops, recruiters, wood, keep = [count(row)[0] for row in woodland.rows[MARQUISE][1:]]
    ruled, draws = woodland.ruled[MARQUISE], MARQUISE_DRAWS[recruiters]
    worth = SAWMILLS * sawmills + WORKSHOPS * workshops + RECRUITERS * recruiters + DRAW * draws
    worth += STORED * min(wood, STORED_MOST) + WARRIORS * woodland.armies[MARQUISE]
    room = (ruled & woodland.free).bit_count()
    return worth + (RULED * ruled.bit_count() + ROOM * room + (KEEP_STANDS if keep else 0)), draws
