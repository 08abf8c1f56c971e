"""The Eyrie as a faction: their pieces on the map, their leader, their phases."""

from __future__ import annotations

from interrex.engine.frames import Frame

from ...data import EYRIE, FIRST_LEADER, ROOST
from ...faction import Phases, Presence
from ...hands import Cards
from ...moments import FAIR_PRICE, ask
from ...state import NOBODY, Root
from ..army import Army
from .roosts import FirstRoost
from .turmoil import ChooseLeader
from .turn import Birdsong, Daylight, Evening


class Eyrie(Army):
    def presence(self, g: Root) -> Presence:
        return EYRIE, (g.warriors[EYRIE], g.buildings[ROOST])

    def pieces(self, g: Root, clearing: int) -> int:
        return g.warriors[EYRIE][clearing] + g.buildings[ROOST][clearing]

    def crafters(self, g: Root) -> tuple[int, ...]:
        return tuple([clearing for clearing, n in enumerate(g.buildings[ROOST]) if n])  # never two in one

    def item_points(self, g: Root, printed: int) -> int:
        """They disdain trade (law 7.2.3)."""
        return printed if ask(g, g.seat_of[EYRIE], FAIR_PRICE) else 1

    def held(self, g: Root, seat: int) -> Cards:
        return g.crafted[seat] if g.leader == NOBODY else (*g.crafted[seat], FIRST_LEADER + g.leader)

    def set_up(self, seat: int) -> tuple[Frame[Root], ...]:
        return FirstRoost(seat), ChooseLeader(seat)

    def phases(self, seat: int) -> Phases:
        return Birdsong(seat), Daylight(seat), Evening(seat)
