"""The Alliance as a faction: its pieces on the map, and its phases."""

from __future__ import annotations

from ...data import ALLIANCE, BASE, BUILDINGS, SYMPATHY
from ...faction import Phases, Presence
from ...places import clearings_in, marked
from ...state import Root
from ..army import Army
from .birdsong import Birdsong
from .daylight import Conspire
from .evening import Evening


class Alliance(Army):
    def presence(self, g: Root) -> Presence:
        return ALLIANCE, (g.warriors[ALLIANCE], g.buildings[BASE], marked(g.sympathy))

    def pieces(self, g: Root, clearing: int) -> int:
        return g.warriors[ALLIANCE][clearing] + g.buildings[BASE][clearing] + (g.sympathy >> clearing & 1)

    def fixtures(self, g: Root, clearing: int) -> list[str]:
        return [BUILDINGS[BASE]] * g.buildings[BASE][clearing] + [SYMPATHY] * (g.sympathy >> clearing & 1)

    def crafters(self, g: Root) -> tuple[int, ...]:
        return clearings_in(g.sympathy)

    def phases(self, seat: int) -> Phases:
        return Birdsong(seat), Conspire(seat), Evening(seat)
