"""The pawn: where it may go, and whom it meets there."""

from __future__ import annotations

from interrex.engine.action import Action
from interrex.engine.message import Refusal, refusal
from interrex.engine.verbs import Verb

from ...data import BOOT, CLEARINGS, HOSTILE
from ...state import Root, Vagabond, surroundings
from ...words import CLEARING
from .allies import may_take_along
from .items import exhaust, why_not_at_hand


def boots_for(g: Root, vagabond: Vagabond, clearing: int) -> int:
    """One, and one more where hostile warriors stand (law 9.5.1, 9.2.9.3.2)."""
    if HOSTILE in vagabond.relations:
        for faction, standing in enumerate(vagabond.relations):
            if standing == HOSTILE and g.warriors[faction][clearing]:
                return 2
    return 1


def wander(g: Root, seat: int, clearing: int) -> None:
    """The pawn goes to a clearing; warriors of an ally may go along."""
    vagabond = g.vagabond_at(seat)
    start, vagabond.place = vagabond.place, clearing
    g.tell("root-wanders", seat=seat, clearing=clearing + 1)
    may_take_along(g, seat, start, clearing)


def others_here(g: Root, seat: int) -> list[int]:
    """The other players with pieces in his clearing."""
    here = g.vagabond_at(seat).place
    return [s for s, people in enumerate(g.people) if s != seat and people.pieces(g, here)]


class Walk(Verb[Root]):
    """A move of the pawn. ``free``: boots that need not be exhausted."""

    name = "move"
    takes = (CLEARING,)
    says = "root-do-move-to"
    rule = "9.5.1"
    free: int = 0

    def offers(self, g: Root, seat: int) -> list[Action]:
        vagabond = g.vagabond_at(seat)
        boots = vagabond.fresh[BOOT] + self.free
        if not boots:
            return []
        near = [place for place in surroundings(g.board.id)[vagabond.place] if place < CLEARINGS]  # never a forest
        return self.each(near if boots > 1 else [c for c in near if boots_for(g, vagabond, c) == 1])

    def act(self, g: Root, seat: int, clearing: int) -> None:
        vagabond = g.vagabond_at(seat)
        for _ in range(boots_for(g, vagabond, clearing) - self.free):
            exhaust(vagabond, BOOT)
        wander(g, seat, clearing)

    def refuse(self, g: Root, seat: int, a: Action) -> Refusal | None:
        return why_not_at_hand(g, seat, BOOT) or super().refuse(g, seat, a)

    def why_not(self, g: Root, seat: int, clearing: int) -> Refusal | None:
        return refusal(self.rule, "root-no-boots")
