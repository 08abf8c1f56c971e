"""Set-up: the keep, a garrison nearly everywhere, and the first of each building (law 6.3)."""

from __future__ import annotations

from typing import Final

from interrex.engine.action import Action
from interrex.engine.message import Message, Refusal, refusal
from interrex.engine.verbs import Phrase

from ...boards import MarquiseBoard
from ...data import BUILDINGS, CLEARINGS, MARQUISE
from ...places import neighbours
from ...state import Decision, Root
from ...words import CLEARING, PIECE
from ..common import place_building, place_warriors
from .building import KINDS

RAISE: Final = Phrase("keep", CLEARING)


class KeepPlace(Decision):
    """The keep in a corner, and a warrior everywhere but the opposite one (law 6.3.2, 6.3.3)."""

    __slots__ = ()
    rule = "6.3.2"
    asks = "root-ask-keep"
    phrases = (RAISE,)

    def actions(self, g: Root) -> list[Action]:
        return [RAISE.action(corner) for corner, _ in g.map.corners]

    def forbids(self, g: Root, clearing: int) -> Refusal | None:
        return refusal(self.rule, "root-no-corner", clearing=clearing + 1)

    def play(self, g: Root, a: Action) -> None:
        (corner,) = RAISE.values(a)
        garrison(g, self.seat, corner)
        g.then(*[StartingBuilding(self.seat, kind) for kind in KINDS])


def garrison(g: Root, seat: int, corner: int) -> None:
    """The keep, and a warrior everywhere but in the opposite corner."""
    hers: MarquiseBoard = g.boards[MARQUISE]
    hers.keep = corner
    opposite = dict(g.map.corners)[corner]
    for clearing in range(CLEARINGS):
        if clearing != opposite:
            place_warriors(g, MARQUISE, clearing, 1)
    g.tell("root-keep", seat=seat, clearing=corner + 1, opposite=opposite + 1)


PLACE: Final = Phrase("place", PIECE, CLEARING)


class StartingBuilding(Decision):
    """Near the keep (law 6.3.4)."""

    __slots__ = ("kind",)
    rule = "6.3.4"
    asks = "root-ask-starting-building"
    phrases = (PLACE,)

    def __init__(self, seat: int, kind: int) -> None:
        self.seat = seat
        self.kind = kind

    def actions(self, g: Root) -> list[Action]:
        hers: MarquiseBoard = g.boards[MARQUISE]
        near = [hers.keep, *neighbours(g.map.id)[hers.keep]]
        slots = g.slots()
        return [PLACE.action(self.kind, c) for c in sorted(near) if slots[c] > 0]

    def forbids(self, g: Root, kind: int, clearing: int) -> Refusal | None:
        hers: MarquiseBoard = g.boards[MARQUISE]
        if kind != self.kind:
            return refusal(self.rule, "root-first-this", piece=BUILDINGS[self.kind])
        if clearing != hers.keep and clearing not in neighbours(g.map.id)[hers.keep]:
            return refusal(self.rule, "root-not-near-keep", clearing=clearing + 1)
        return refusal("2.2.3", "root-no-slot", clearing=clearing + 1)

    def play(self, g: Root, a: Action) -> None:
        kind, clearing = PLACE.values(a)
        place_first(g, self.seat, kind, clearing)

    def question(self, g: Root) -> Message:
        return Message(self.asks, {"piece": BUILDINGS[self.kind]})


def place_first(g: Root, seat: int, kind: int, clearing: int) -> None:
    hers: MarquiseBoard = g.boards[MARQUISE]
    place_building(g, hers.buildings[kind], clearing)
    g.tell("root-places", seat=seat, piece=BUILDINGS[kind], clearing=clearing + 1)
