"""The Marquise as a faction: her pieces on the map, her workshops, her phases."""

from __future__ import annotations

from interrex.engine.frames import Frame

from ...boards import MarquiseBoard
from ...data import BUILDINGS, KEEP, MARQUISE, WOOD, WORKSHOP
from ...faction import Phases
from ...state import GONE, Root
from ..aftermath import LossEffect
from ..army import Army
from .hospitals import FieldHospitals
from .set_up import KeepPlace
from .turn import Birdsong, Daylight, Evening
from .wood import add_wood


class Marquise(Army):
    def __init__(self, number: int) -> None:
        super().__init__(number)
        self.closes_clearings = True

    def new_board(self) -> MarquiseBoard:
        return MarquiseBoard.new()

    def pieces(self, g: Root, clearing: int) -> int:
        hers: MarquiseBoard = g.boards[MARQUISE]
        sawmills, workshops, recruiters = hers.buildings
        found = hers.warriors[clearing] + sawmills[clearing] + workshops[clearing] + recruiters[clearing]
        return found + hers.wood[clearing] + (hers.keep == clearing)

    def fixtures(self, g: Root, clearing: int) -> list[str]:
        hers: MarquiseBoard = g.boards[MARQUISE]
        return super().fixtures(g, clearing) + [WOOD] * hers.wood[clearing] + [KEEP] * (hers.keep == clearing)

    def fallen(self, g: Root, clearing: int, n: int) -> LossEffect | None:
        return FieldHospitals(clearing, n)

    def taken_off(self, g: Root, piece: str, clearing: int, by: int) -> LossEffect | None:
        hers: MarquiseBoard = g.boards[MARQUISE]
        if piece == WOOD:
            add_wood(g, clearing, -1)
        elif piece == KEEP:
            hers.keep = GONE
        else:
            hers.buildings[BUILDINGS.index(piece)][clearing] -= 1
            g.rebuilt(clearing)
        return None

    def crafters(self, g: Root) -> tuple[int, ...]:
        hers: MarquiseBoard = g.boards[MARQUISE]
        return tuple([clearing for clearing, n in enumerate(hers.buildings[WORKSHOP]) if n for _ in range(n)])

    def set_up(self, seat: int) -> tuple[Frame[Root], ...]:
        return (KeepPlace(seat),)

    def phases(self, seat: int) -> Phases:
        return Birdsong(seat), Daylight(seat), Evening(seat)
