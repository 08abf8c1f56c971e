"""The Marquise as a faction: her pieces on the map, her workshops, her phases."""

from __future__ import annotations

from interrex.engine.frames import Frame

from ...data import KEEP, MARQUISE, WOOD, WORKSHOP
from ...faction import Phases, Presence
from ...places import ONLY
from ...state import Root
from ..army import Army
from .set_up import KeepPlace
from .turn import Birdsong, Daylight, Evening


class Marquise(Army):
    def presence(self, g: Root) -> Presence:
        sawmills, workshops, recruiters, _, _ = g.buildings
        return MARQUISE, (g.warriors[MARQUISE], sawmills, workshops, recruiters, g.wood, ONLY[g.keep])

    def pieces(self, g: Root, clearing: int) -> int:
        sawmills, workshops, recruiters, _, _ = g.buildings
        found = g.warriors[MARQUISE][clearing] + sawmills[clearing] + workshops[clearing] + recruiters[clearing]
        return found + g.wood[clearing] + (g.keep == clearing)

    def fixtures(self, g: Root, clearing: int) -> list[str]:
        return super().fixtures(g, clearing) + [WOOD] * g.wood[clearing] + [KEEP] * (g.keep == clearing)

    def crafters(self, g: Root) -> tuple[int, ...]:
        return tuple([clearing for clearing, n in enumerate(g.buildings[WORKSHOP]) if n for _ in range(n)])

    def set_up(self, seat: int) -> tuple[Frame[Root], ...]:
        return (KeepPlace(seat),)

    def phases(self, seat: int) -> Phases:
        return Birdsong(seat), Daylight(seat), Evening(seat)
