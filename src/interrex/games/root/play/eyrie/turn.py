"""Their turn: the Decree grows in Birdsong and is resolved in Daylight; roosts score in Evening (law 7.4 to 7.6)."""

from __future__ import annotations

from ...boards import EyrieBoard, total
from ...data import EYRIE, EYRIE_DRAWS, EYRIE_POINTS
from ...state import NOBODY, Root, SeatProcedure
from ..common import discard_down, score
from ..daylight import CraftFirst
from ..piles import draw
from .decree import AddToDecree
from .resolving import ResolveDecree
from .roosts import new_roost


class Birdsong(SeatProcedure):
    """Law 7.4."""

    __slots__ = ()

    def step(self, g: Root, n: int) -> bool:
        if n == 0:
            if not g.hands[self.seat]:
                draw(g, self.seat, 1)
            if g.hands[self.seat]:
                g.push(AddToDecree(self.seat, first=NOBODY))
            return True
        mine: EyrieBoard = g.boards[EYRIE]
        if not total(mine.roosts):
            new_roost(g, self.seat)
        return False


class Daylight(SeatProcedure):
    """Crafting, then the whole Decree from left to right (law 7.5)."""

    __slots__ = ()

    def step(self, g: Root, n: int) -> bool:
        g.then(CraftFirst(self.seat, "7.5.1"), ResolveDecree(self.seat))
        return False


class Evening(SeatProcedure):
    """Law 7.6."""

    __slots__ = ()

    def step(self, g: Root, n: int) -> bool:
        mine: EyrieBoard = g.boards[EYRIE]
        roosts = total(mine.roosts)
        score(g, self.seat, EYRIE_POINTS[roosts])
        draw(g, self.seat, EYRIE_DRAWS[roosts])
        discard_down(g, self.seat)
        return False
