"""The pawn: where it may go, who goes along, and whom it meets there."""

from __future__ import annotations

from interrex.engine.action import Action

from ...data import ALLIED, CLEARINGS, FACTIONS, HOSTILE
from ...state import Decision, Root, neighbours, surroundings
from ..common import PASS
from ..moving import move


def boots_for(g: Root, seat: int, clearing: int) -> int:
    """One, and one more where hostile warriors stand (law 9.5.1, 9.2.9.3.2)."""
    relations = g.rover_at(seat).relations
    return 1 + any(relations[f] == HOSTILE and g.warriors[f][clearing] for f in range(3))


def free_moves(g: Root, seat: int) -> list[Action]:
    """Where the pawn can move, boots aside: never into a forest."""
    here = g.rover_at(seat).place
    return [("move", place + 1) for place in surroundings(g.board.id)[here] if place < CLEARINGS]


def wander(g: Root, seat: int, clearing: int) -> None:
    """The pawn goes to a clearing; warriors of an ally may go along (law 9.2.9.2.2)."""
    rover = g.rover_at(seat)
    start = rover.place
    rover.place = clearing
    g.tell("root-wanders", seat=seat, clearing=clearing + 1)
    if start < CLEARINGS and clearing in neighbours(g.board.id)[start]:
        rulers = g.rulers()  # forced warriors move by the rules of moving (law 1.5.5, 4.2.1)
        allies = [
            f for f in range(3)
            if rover.relations[f] == ALLIED and g.warriors[f][start] and f in (rulers[start], rulers[clearing])
        ]  # fmt: skip
        if allies:
            g.push(TakeAlong(seat, start, clearing, tuple(allies)))


class TakeAlong(Decision):
    """Warriors of one allied faction, as many as he likes."""

    __slots__ = ("allies", "end", "start")
    rule = "9.2.9.2.2"
    minor = True
    asks = "root-ask-take-along"

    def __init__(self, seat: int, start: int, end: int, allies: tuple[int, ...]) -> None:
        self.seat = seat
        self.start = start
        self.end = end
        self.allies = allies

    def actions(self, g: Root) -> list[Action]:
        found: list[Action] = [
            ("along", FACTIONS[f], n) for f in self.allies for n in range(1, g.warriors[f][self.start] + 1)
        ]
        return [*found, PASS]

    def play(self, g: Root, a: Action) -> None:
        if a != PASS:
            assert isinstance(a[2], int)
            move(g, FACTIONS.index(str(a[1])), self.start, self.end, a[2], led_by=self.seat)


def others_here(g: Root, seat: int) -> list[int]:
    """The other players with pieces in his clearing."""
    here = g.rover_at(seat).place
    return [s for s in range(g.players) if s != seat and g.pieces(g.faction[s], here)]
