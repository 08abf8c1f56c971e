"""Sympathy: where it may spread, what it costs and what it scores (law 8.4.2)."""

from __future__ import annotations

from typing import Final

from interrex.engine.action import Action
from interrex.engine.message import Refusal, refusal
from interrex.engine.verbs import Verb

from ...boards import AllianceBoard, Board
from ...data import (
    ALLIANCE,
    CLEARINGS,
    MARTIAL_LAW,
    SYMPATHY,
    SYMPATHY_COST,
    SYMPATHY_POINTS,
    SYMPATHY_TOKENS,
)
from ...hands import by_suit
from ...places import neighbours
from ...state import Procedure, Root
from ...words import CLEARING
from ..common import score
from ..reasons import why_not_placed
from .supporters import SpendSupporters


class SpreadTo(Verb[Root]):
    """Sympathy beside sympathy, for supporters of the clearing's suit (law 8.4.2)."""

    name = "spread"
    takes = (CLEARING,)
    rule = "8.4.2"

    def offers(self, g: Root, seat: int) -> list[Action]:
        places = may_sympathise(g)
        if not places:
            return []
        mine: AllianceBoard = g.boards[ALLIANCE]
        fit, cost = by_suit(mine.supporters), least_cost(g)
        found: list[int] = []
        for c in places:
            spare = fit[g.suits[c]] - cost
            if spare > 0 or (spare == 0 and not martial_law(g, c)):
                found.append(c)
        return self.each(found)

    def seems(self, g: Root, seat: int) -> bool:
        places = may_sympathise(g)
        if not places:
            return False
        mine: AllianceBoard = g.boards[ALLIANCE]
        spare = len(mine.supporters) - least_cost(g)
        return spare > 0 or (spare == 0 and not all(martial_law(g, c) for c in places))

    def act(self, g: Root, seat: int, clearing: int) -> None:
        spending = SpendSupporters(seat, g.suits[clearing], spread_cost(g, clearing))
        g.then(spending, PlaceSympathy(seat, clearing))

    def why_not(self, g: Root, seat: int, clearing: int) -> Refusal | None:
        mine: AllianceBoard = g.boards[ALLIANCE]
        if mine.sympathy >> clearing & 1:
            return refusal("8.2.5.1", "root-no-second-sympathy", clearing=clearing + 1)
        if no := why_not_placed(g, ALLIANCE, clearing):
            return no
        if mine.sympathy.bit_count() >= SYMPATHY_TOKENS:
            return refusal("1.5.1", "root-no-pieces-left", piece=SYMPATHY)
        if clearing not in may_sympathise(g):
            return refusal("8.4.2.1", "root-no-sympathy-near", clearing=clearing + 1)
        return refusal("8.4.2.2", "root-no-supporters", n=spread_cost(g, clearing))


SPREAD_TO: Final = SpreadTo()


def least_cost(g: Root) -> int:
    """As printed, while there are tokens left."""
    mine: AllianceBoard = g.boards[ALLIANCE]
    return SYMPATHY_COST[mine.sympathy.bit_count()]


def martial_law(g: Root, clearing: int) -> bool:
    """Are there three warriors of another player?"""
    for faction in g.armies:
        board: Board = g.boards[faction]
        if faction != ALLIANCE and board.warriors[clearing] >= MARTIAL_LAW:
            return True
    return False


def spread_cost(g: Root, clearing: int) -> int:
    """The printed cost, and one more under martial law (law 8.4.2.2.1)."""
    return least_cost(g) + martial_law(g, clearing)


def may_sympathise(g: Root) -> list[int]:
    """Beside a sympathetic clearing, or anywhere if there is none (law 8.4.2.1)."""
    mine: AllianceBoard = g.boards[ALLIANCE]
    if mine.sympathy.bit_count() >= SYMPATHY_TOKENS:
        return []
    near, closed = edges(g.map.id, mine.sympathy) if mine.sympathy else ALL_CLEARINGS, g.closed_to(ALLIANCE)
    return [c for c in near if not closed >> c & 1]


ALL_CLEARINGS: Final = list(range(CLEARINGS))


def edges(board: str, places: int) -> list[int]:
    """The clearings beside any of these, which are given as bits, but for themselves."""
    found: list[int] = []
    for c, beside in enumerate(neighbours(board)):
        if not places >> c & 1:
            for near in beside:
                if places >> near & 1:
                    found.append(c)
                    break
    return found


class PlaceSympathy(Procedure):
    """Place and score (law 8.4.2.3)."""

    __slots__ = ("clearing", "seat")

    def __init__(self, seat: int, clearing: int) -> None:
        self.seat = seat
        self.clearing = clearing

    def step(self, g: Root, n: int) -> bool:
        mine: AllianceBoard = g.boards[ALLIANCE]
        points = SYMPATHY_POINTS[mine.sympathy.bit_count()]
        mine.sympathy |= 1 << self.clearing
        if g.listener is not None:
            g.tell("root-places", seat=self.seat, piece=SYMPATHY, clearing=self.clearing + 1)
        score(g, self.seat, points)
        return False
