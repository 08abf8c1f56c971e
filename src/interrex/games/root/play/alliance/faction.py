"""The Alliance as a faction: its pieces on the map, what their loss brings about, and its phases."""

from __future__ import annotations

from ...boards import AllianceBoard
from ...data import ALLIANCE, BASE, BUILDINGS, SYMPATHY
from ...faction import Phases
from ...places import clearings_in
from ...state import NOBODY, Root
from ..aftermath import LossEffect
from ..army import Army
from .base_lost import BaseLost
from .birdsong import Birdsong
from .daylight import Conspire
from .evening import Evening
from .outrage import Outrage


class Alliance(Army):
    def __init__(self, number: int) -> None:
        super().__init__(number)
        self.guerrilla = True
        self.minds_moves = True

    def new_board(self) -> AllianceBoard:
        return AllianceBoard.new()

    def placed(self, g: Root, piece: str) -> int:
        mine: AllianceBoard = g.boards[ALLIANCE]
        return mine.sympathy.bit_count() if piece == SYMPATHY else super().placed(g, piece)

    def pieces(self, g: Root, clearing: int) -> int:
        mine: AllianceBoard = g.boards[ALLIANCE]
        return mine.warriors[clearing] + mine.bases[clearing] + (mine.sympathy >> clearing & 1)

    def fixtures(self, g: Root, clearing: int) -> list[str]:
        mine: AllianceBoard = g.boards[ALLIANCE]
        return [BUILDINGS[BASE]] * mine.bases[clearing] + [SYMPATHY] * (mine.sympathy >> clearing & 1)

    def minds(self, g: Root, clearing: int) -> bool:
        mine: AllianceBoard = g.boards[ALLIANCE]
        return bool(mine.sympathy >> clearing & 1)

    def entered(self, g: Root, faction: int, clearing: int) -> None:
        """Law 8.2.6."""
        g.push(Outrage(g.seat_of[faction], clearing))

    def taken_off(self, g: Root, piece: str, clearing: int, by: int) -> LossEffect | None:
        mine: AllianceBoard = g.boards[ALLIANCE]
        if piece == SYMPATHY:
            mine.sympathy &= ~(1 << clearing)
            return Outrage(by, clearing) if by != g.seat_of[ALLIANCE] else None
        mine.bases[clearing] -= 1
        g.rebuilt(clearing)
        suit = mine.base_of.index(clearing)
        mine.base_of[suit] = NOBODY
        return BaseLost(suit)

    def crafters(self, g: Root) -> tuple[int, ...]:
        mine: AllianceBoard = g.boards[ALLIANCE]
        return clearings_in(mine.sympathy)

    def deal(self, g: Root) -> None:
        """Law 8.3.4."""
        mine: AllianceBoard = g.boards[ALLIANCE]
        mine.supporters = tuple(sorted([g.deck.pop() for _ in range(3)]))

    def phases(self, seat: int) -> Phases:
        return Birdsong(seat), Conspire(seat), Evening(seat)
