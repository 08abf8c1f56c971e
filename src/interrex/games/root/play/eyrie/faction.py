"""The Eyrie as a faction: their pieces on the map, their leader, their phases."""

from __future__ import annotations

from interrex.engine.frames import Frame
from interrex.engine.message import Message

from ...boards import EyrieBoard
from ...data import EYRIE, FIRST_LEADER
from ...faction import Phases
from ...hands import Cards
from ...moments import FAIR_PRICE, ask
from ...state import NOBODY, Root
from ..aftermath import LossEffect
from ..army import Army
from .forecast import forecast
from .roosts import FirstRoost
from .turmoil import ChooseLeader
from .turn import Birdsong, Daylight, Evening


class Eyrie(Army):
    def __init__(self, number: int) -> None:
        super().__init__(number)
        self.rules_ties = True

    def new_board(self) -> EyrieBoard:
        return EyrieBoard.new()

    def pieces(self, g: Root, clearing: int) -> int:
        mine: EyrieBoard = g.boards[EYRIE]
        return mine.warriors[clearing] + mine.roosts[clearing]

    def taken_off(self, g: Root, piece: str, clearing: int, by: int) -> LossEffect | None:
        mine: EyrieBoard = g.boards[EYRIE]
        mine.roosts[clearing] -= 1
        g.rebuilt(clearing)
        return None

    def crafters(self, g: Root) -> tuple[int, ...]:
        mine: EyrieBoard = g.boards[EYRIE]
        return tuple([clearing for clearing, n in enumerate(mine.roosts) if n])  # never two in one

    def item_points(self, g: Root, printed: int) -> int:
        """They disdain trade (law 7.2.3)."""
        return printed if ask(g, g.seat_of[EYRIE], FAIR_PRICE) else 1

    def held(self, g: Root, seat: int) -> Cards:
        mine: EyrieBoard = g.boards[EYRIE]
        return g.crafted[seat] if mine.leader == NOBODY else (*g.crafted[seat], FIRST_LEADER + mine.leader)

    def warnings(self, g: Root, seat: int) -> tuple[Message, ...]:
        return forecast(g, seat)

    def set_up(self, seat: int) -> tuple[Frame[Root], ...]:
        return FirstRoost(seat), ChooseLeader(seat)

    def phases(self, seat: int) -> Phases:
        return Birdsong(seat), Daylight(seat), Evening(seat)
