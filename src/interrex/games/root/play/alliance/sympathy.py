"""Sympathy: where it may spread, what it costs and what it scores (law 8.4.2)."""

from __future__ import annotations

from functools import cache
from typing import Final

from interrex.engine.action import Action
from interrex.engine.message import Refusal, refusal
from interrex.engine.verbs import Verb

from ...data import (
    ALLIANCE,
    CLEARINGS,
    EYRIE,
    MARQUISE,
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
from ..common import score, why_not_placed
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
        fit, cost = by_suit(g.supporters), least_cost(g)
        able = [(c, fit[g.suits[c]] - cost) for c in places]
        return self.each([c for c, spare in able if spare > 0 or (spare == 0 and not martial_law(g, c))])

    def seems(self, g: Root, seat: int) -> bool:
        places = may_sympathise(g)
        if not places:
            return False
        spare = len(g.supporters) - least_cost(g)
        return spare > 0 or (spare == 0 and not all(martial_law(g, c) for c in places))

    def act(self, g: Root, seat: int, clearing: int) -> None:
        spending = SpendSupporters(seat, g.suits[clearing], spread_cost(g, clearing))
        g.then(spending, PlaceSympathy(seat, clearing))

    def why_not(self, g: Root, seat: int, clearing: int) -> Refusal | None:
        if g.sympathy >> clearing & 1:
            return refusal("8.2.5.1", "root-no-second-sympathy", clearing=clearing + 1)
        if no := why_not_placed(g, ALLIANCE, clearing):
            return no
        if clearing not in may_sympathise(g):
            return refusal("8.4.2.1", "root-no-sympathy-near", clearing=clearing + 1)
        return refusal("8.4.2.2", "root-no-supporters", n=spread_cost(g, clearing))


SPREAD_TO: Final = SpreadTo()


def least_cost(g: Root) -> int:
    """As printed, while there are tokens left."""
    return SYMPATHY_COST[g.sympathy.bit_count()]


def martial_law(g: Root, clearing: int) -> bool:
    return g.warriors[MARQUISE][clearing] >= MARTIAL_LAW or g.warriors[EYRIE][clearing] >= MARTIAL_LAW


def spread_cost(g: Root, clearing: int) -> int:
    """The printed cost, and one more under martial law (law 8.4.2.2.1)."""
    return least_cost(g) + martial_law(g, clearing)


def may_sympathise(g: Root) -> list[int]:
    """Beside a sympathetic clearing, or anywhere if there is none (law 8.4.2.1)."""
    if g.sympathy.bit_count() >= SYMPATHY_TOKENS:
        return []
    near = ALL_CLEARINGS if not g.sympathy else edges(g.board.id, g.sympathy)
    return [c for c in near if c != g.keep]  # law 6.2.2


ALL_CLEARINGS: Final = tuple(range(CLEARINGS))


@cache
def edges(board: str, places: int) -> tuple[int, ...]:
    """The clearings beside any of these, which are given as bits, but for themselves."""
    beside = neighbours(board)
    outside = [c for c in ALL_CLEARINGS if not places >> c & 1]
    return tuple([c for c in outside if any(places >> near & 1 for near in beside[c])])


class PlaceSympathy(Procedure):
    """Place and score (law 8.4.2.3)."""

    __slots__ = ("clearing", "seat")

    def __init__(self, seat: int, clearing: int) -> None:
        self.seat = seat
        self.clearing = clearing

    def step(self, g: Root, n: int) -> bool:
        points = SYMPATHY_POINTS[g.sympathy.bit_count()]
        g.sympathy |= 1 << self.clearing
        g.tell("root-places", seat=self.seat, piece=SYMPATHY, clearing=self.clearing + 1)
        score(g, self.seat, points)
        return False
