"""Building: a slot she rules, and wood that reaches it (law 6.5.4)."""

from __future__ import annotations

from typing import Final

from interrex.engine.action import Action
from interrex.engine.message import Refusal, refusal
from interrex.engine.verbs import Verb

from ...boards import MarquiseBoard, total
from ...data import (
    BUILDINGS,
    CLEARINGS,
    MARQUISE,
    MARQUISE_BUILDINGS,
    MARQUISE_COST,
    MARQUISE_POINTS,
    RECRUITER,
    SAWMILL,
    WOOD_TOKENS,
    WORKSHOP,
)
from ...places import neighbours
from ...state import Decision, Procedure, Root
from ...words import CLEARING, PIECE
from ..common import place_building, score
from .wood import WOOD_AT, use_wood

KINDS: Final = (SAWMILL, WORKSHOP, RECRUITER)


class Build(Verb[Root]):
    """A building where she rules, for wood within reach (law 6.5.4)."""

    name = "build"
    takes = (PIECE, CLEARING)
    rule = "6.5.4"

    def offers(self, g: Root, seat: int) -> list[Action]:
        hers: MarquiseBoard = g.boards[MARQUISE]
        costs: list[int] = []
        least = WOOD_TOKENS + 1
        for row in hers.buildings:
            n = total(row)
            cost = MARQUISE_COST[n] if n < MARQUISE_BUILDINGS else WOOD_TOKENS + 1
            costs.append(cost)
            least = min(least, cost)
        if total(hers.wood) < least:
            return []
        rulers = g.rulers()
        sites = [c for c, slots in enumerate(g.slots()) if slots > 0 and rulers[c] == MARQUISE]
        if not sites:
            return []
        wood = wood_at_hand(g)
        return [
            self.row(kind)[c] for c in sites if wood[c] >= least for kind, cost in enumerate(costs) if cost <= wood[c]
        ]

    def act(self, g: Root, seat: int, kind: int, clearing: int) -> None:
        hers: MarquiseBoard = g.boards[MARQUISE]
        sources = [c for c in connected(g, clearing) if hers.wood[c]]
        g.push(PayWood(seat, kind, clearing, MARQUISE_COST[sum(hers.buildings[kind])], tuple(sorted(sources))))

    def why_not(self, g: Root, seat: int, kind: int, clearing: int) -> Refusal | None:
        hers: MarquiseBoard = g.boards[MARQUISE]
        if kind not in KINDS:
            return refusal(self.rule, "root-no-build-words")
        built = sum(hers.buildings[kind])
        if g.rulers()[clearing] != MARQUISE:
            return refusal("6.5.4.1", "root-no-ruler", clearing=clearing + 1)
        if built == MARQUISE_BUILDINGS:
            return refusal("1.5.1", "root-no-pieces-left", piece=BUILDINGS[kind])
        if g.slots()[clearing] <= 0:
            return refusal("2.2.3", "root-no-slot", clearing=clearing + 1)
        return refusal("6.5.4.2", "root-no-wood", n=MARQUISE_COST[built])


def connected(g: Root, clearing: int) -> list[int]:
    """The clearings whose wood can be used there: ruled, and linked through ruled ones (law 6.5.4.2)."""
    rulers = g.rulers()
    beside = neighbours(g.map.id)
    found, reached = [clearing], 1 << clearing
    for place in found:  # which grows
        for near in beside[place]:
            if rulers[near] == MARQUISE and not reached >> near & 1:
                reached |= 1 << near
                found.append(near)
    return found


def wood_at_hand(g: Root) -> list[int]:
    """By clearing, the wood that could be used there."""
    hers: MarquiseBoard = g.boards[MARQUISE]
    found = [0] * CLEARINGS
    rulers = g.rulers()
    for c, n in enumerate(hers.wood):
        if n and rulers[c] == MARQUISE and not found[c]:
            together = connected(g, c)
            wood = 0
            for near in together:
                wood += hers.wood[near]
            for near in together:
                found[near] = wood
    return found


class PayWood(Procedure):
    """Wood for a building, from where the Marquise likes; then it stands and scores (law 6.5.4.3)."""

    __slots__ = ("clearing", "kind", "pay", "seat", "sources")

    def __init__(self, seat: int, kind: int, clearing: int, pay: int, sources: tuple[int, ...]) -> None:
        self.seat = seat
        self.kind = kind
        self.clearing = clearing
        self.pay = pay
        self.sources = sources

    def step(self, g: Root, n: int) -> bool:
        hers: MarquiseBoard = g.boards[MARQUISE]
        there = [c for c in self.sources if hers.wood[c]]
        if n < self.pay:
            if len(there) == 1 or sum([hers.wood[c] for c in there]) == self.pay - n:  # nothing to choose
                paid = min(hers.wood[there[0]], self.pay - n)
                g.resume_at(n + paid)
                use_wood(g, self.seat, there[0], paid)
            else:
                g.push(WoodFrom(self.seat, tuple(there)))
            return True
        points = MARQUISE_POINTS[self.kind][sum(hers.buildings[self.kind])]
        place_building(g, hers.buildings[self.kind], self.clearing)
        g.tell("root-builds", seat=self.seat, piece=BUILDINGS[self.kind], clearing=self.clearing + 1)
        score(g, self.seat, points)
        return False


class WoodFrom(Decision):
    __slots__ = ("places",)
    rule = "6.5.4.2"
    minor = True
    asks = "root-ask-wood-from"
    phrases = (WOOD_AT,)

    def __init__(self, seat: int, places: tuple[int, ...]) -> None:
        self.seat = seat
        self.places = places

    def actions(self, g: Root) -> list[Action]:
        return [WOOD_AT.action(c) for c in self.places]

    def forbids(self, g: Root, clearing: int) -> Refusal | None:
        return refusal(self.rule, "root-no-wood-from", clearing=clearing + 1)

    def play(self, g: Root, a: Action) -> None:
        (clearing,) = WOOD_AT.values(a)
        use_wood(g, self.seat, clearing, 1)
