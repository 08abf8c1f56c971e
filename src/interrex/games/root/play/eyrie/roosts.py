"""Roosts: the first in a corner, and a new one when all are lost (law 7.3.2, 7.4.3)."""

from __future__ import annotations

from typing import Final

from interrex.engine.action import Action
from interrex.engine.verbs import Phrase

from ...data import CLEARINGS, EYRIE, ROOST
from ...state import Decision, Root
from ...words import CLEARING
from ..common import place_building, place_warriors

NEST: Final = Phrase("roost", CLEARING)


class FirstRoost(Decision):
    """A corner that is nobody's start, opposite one if possible (law 7.3.2)."""

    __slots__ = ()
    rule = "7.3.2"
    asks = "root-ask-first-roost"
    phrases = (NEST,)

    def actions(self, g: Root) -> list[Action]:
        corners = dict(g.board.corners)
        if g.keep >= 0:
            return [NEST.action(corners[g.keep])]
        return [NEST.action(corner) for corner in corners]

    def play(self, g: Root, a: Action) -> None:
        (clearing,) = NEST.values(a)
        first_roost(g, self.seat, clearing)


def first_roost(g: Root, seat: int, clearing: int) -> None:
    place_building(g, ROOST, clearing)
    place_warriors(g, EYRIE, clearing, 6)
    g.tell("root-first-roost", seat=seat, clearing=clearing + 1)


def new_roost(g: Root, seat: int) -> None:
    """Where there are fewest warriors, if a roost and three can be placed (law 7.4.3)."""
    places = [c for c, slots in enumerate(g.slots()) if slots > 0 and g.may_place(EYRIE, c)]
    if not places:
        return
    count = [sum([row[c] for row in g.warriors]) for c in range(CLEARINGS)]
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

    def play(self, g: Root, a: Action) -> None:
        (clearing,) = NEST.values(a)
        place_building(g, ROOST, clearing)
        place_warriors(g, EYRIE, clearing, 3)
        g.tell("root-new-roost", seat=self.seat, clearing=clearing + 1)
