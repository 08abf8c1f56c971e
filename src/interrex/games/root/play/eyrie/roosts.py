"""Roosts: the first in a corner, and a new one when all are lost (law 7.3.2, 7.4.3)."""

from __future__ import annotations

from typing import Final

from interrex.engine.action import Action
from interrex.engine.message import Refusal, refusal
from interrex.engine.verbs import Phrase

from ...boards import EyrieBoard
from ...data import CLEARINGS, EYRIE
from ...state import Decision, Root
from ...words import CLEARING
from ..common import place_building, place_warriors
from ..reasons import why_not_placed

NEST: Final = Phrase("roost", CLEARING)


class FirstRoost(Decision):
    """A corner that is nobody's start, opposite one if possible (law 7.3.2)."""

    __slots__ = ()
    rule = "7.3.2"
    asks = "root-ask-first-roost"
    phrases = (NEST,)

    def actions(self, g: Root) -> list[Action]:
        """Opposite a corner that is closed to them, which is the keep's."""
        closed = g.closed_to(EYRIE)
        opposite = [NEST.action(across) for corner, across in g.map.corners if closed >> corner & 1]
        return opposite or [NEST.action(corner) for corner, _ in g.map.corners]

    def forbids(self, g: Root, clearing: int) -> Refusal | None:
        if clearing not in dict(g.map.corners):
            return refusal(self.rule, "root-no-corner", clearing=clearing + 1)
        return refusal(self.rule, "root-not-opposite", clearing=clearing + 1)

    def play(self, g: Root, a: Action) -> None:
        (clearing,) = NEST.values(a)
        first_roost(g, self.seat, clearing)


def first_roost(g: Root, seat: int, clearing: int) -> None:
    mine: EyrieBoard = g.boards[EYRIE]
    place_building(g, mine.roosts, clearing)
    n = place_warriors(g, EYRIE, clearing, 6)
    g.tell("root-first-roost", seat=seat, clearing=clearing + 1, n=n)


def new_roost(g: Root, seat: int) -> None:
    """Where there are fewest warriors, if a roost and three can be placed (law 7.4.3)."""
    closed = g.closed_to(EYRIE)
    places = [c for c, slots in enumerate(g.slots()) if slots > 0 and not closed >> c & 1]
    if not places:
        return
    rows: list[list[int]] = [g.boards[faction].warriors for faction in g.armies]
    count = [sum([row[c] for row in rows]) for c in range(CLEARINGS)]
    fewest = min([count[c] for c in places])
    g.push(NewRoost(seat, tuple([c for c in places if count[c] == fewest])))


class NewRoost(Decision):
    __slots__ = ("places",)
    rule = "7.4.3"
    asks = "root-ask-new-roost"
    phrases = (NEST,)

    def __init__(self, seat: int, places: tuple[int, ...]) -> None:
        self.seat = seat
        self.places = places

    def actions(self, g: Root) -> list[Action]:
        return [NEST.action(c) for c in self.places]

    def forbids(self, g: Root, clearing: int) -> Refusal | None:
        if no := why_not_placed(g, EYRIE, clearing):
            return no
        if g.slots()[clearing] <= 0:
            return refusal("2.2.3", "root-no-slot", clearing=clearing + 1)
        return refusal(self.rule, "root-not-fewest", clearing=clearing + 1)

    def play(self, g: Root, a: Action) -> None:
        (clearing,) = NEST.values(a)
        mine: EyrieBoard = g.boards[EYRIE]
        place_building(g, mine.roosts, clearing)
        n = place_warriors(g, EYRIE, clearing, 3)
        g.tell("root-new-roost", seat=self.seat, clearing=clearing + 1, n=n)
