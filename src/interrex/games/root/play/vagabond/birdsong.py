"""Birdsong: refresh and slip (law 9.4)."""

from __future__ import annotations

from interrex.engine.action import Action
from interrex.engine.message import Refusal, refusal

from ...data import CLEARINGS, ITEMS, TEA
from ...state import Decision, Procedure, Root, SeatProcedure, surroundings
from ..common import PASS
from .items import KINDS, on_track
from .pawn import wander


class Birdsong(SeatProcedure):
    """Refresh, then slip (law 9.4)."""

    __slots__ = ()

    def step(self, g: Root, n: int) -> bool:
        rover = g.rover_at(self.seat)
        if n == 0:
            rover.aids = [0, 0, 0]
            g.push(Refreshing(self.seat, 2 * on_track(rover, TEA) + 3))
            return True
        g.push(Slip(self.seat))
        return False


class Refreshing(Procedure):
    """Flip exhausted items face up; which ones is asked only when not all can be."""

    __slots__ = ("n", "seat")

    def __init__(self, seat: int, n: int) -> None:
        self.seat = seat
        self.n = n

    def step(self, g: Root, n: int) -> bool:
        rover = g.rover_at(self.seat)
        tired = sum(rover.spent) + sum(rover.damaged_spent)
        if n == 0 and tired <= self.n:
            for item in KINDS:
                rover.fresh[item] += rover.spent[item]
                rover.damaged[item] += rover.damaged_spent[item]
                rover.spent[item] = rover.damaged_spent[item] = 0
            return False
        if n == self.n:
            return False
        g.push(Refresh(self.seat))
        return True


class Refresh(Decision):
    __slots__ = ()
    rule = "9.4.1"
    asks = "root-ask-refresh"

    def actions(self, g: Root) -> list[Action]:
        rover = g.rover_at(self.seat)
        found: list[Action] = [("refresh", ITEMS[item]) for item in KINDS if rover.spent[item]]
        return [*found, *[("refresh", ITEMS[item], "damaged") for item in KINDS if rover.damaged_spent[item]]]

    def play(self, g: Root, a: Action) -> None:
        rover = g.rover_at(self.seat)
        item = ITEMS.index(str(a[1]))
        if len(a) == 3:
            rover.damaged_spent[item] -= 1
            rover.damaged[item] += 1
        else:
            rover.spent[item] -= 1
            rover.fresh[item] += 1


class Slip(Decision):
    """A free move into any clearing or forest beside (law 9.4.2)."""

    __slots__ = ()
    rule = "9.4.2"
    asks = "root-ask-slip"

    def actions(self, g: Root) -> list[Action]:
        here = g.rover_at(self.seat).place
        beside = surroundings(g.board.id)[here]
        return [*[slip_word(place) for place in beside], PASS]

    def play(self, g: Root, a: Action) -> None:
        if a == PASS:
            return
        assert isinstance(a[1], int)
        if a[0] == "hide":
            g.rover_at(self.seat).place = CLEARINGS + a[1] - 1
            g.tell("root-forest", seat=self.seat, forest=a[1])
        else:
            wander(g, self.seat, a[1] - 1)

    def why_not(self, g: Root, a: Action) -> Refusal | None:
        return refusal("2.4.1", "root-no-slip") if a[0] in ("slip", "hide") else None


def slip_word(place: int) -> Action:
    return ("hide", place - CLEARINGS + 1) if place >= CLEARINGS else ("slip", place + 1)
