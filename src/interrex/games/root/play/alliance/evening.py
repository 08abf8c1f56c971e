"""Evening: military operations, as many as there are officers (law 8.6)."""

from __future__ import annotations

from typing import Final

from interrex.engine.action import Action
from interrex.engine.frames import PASS
from interrex.engine.message import Message, Refusal, refusal
from interrex.engine.verbs import Choice, Verb

from ...data import ALLIANCE, CLEARINGS, SYMPATHY_TOKENS
from ...state import NOBODY, Root, SeatProcedure
from ...words import CLEARING
from ..battle import Attack
from ..common import discard_down, place_warriors, why_not_placed
from ..moving import Move
from ..piles import draw
from .sympathy import PlaceSympathy


class Evening(SeatProcedure):
    """Law 8.6."""

    __slots__ = ()

    def step(self, g: Root, n: int) -> bool:
        g.operating = n == 0
        if n == 0:
            g.push(Operating(self.seat))
            return True
        draw(g, self.seat, 1 + sum([base != NOBODY for base in g.bases]))
        discard_down(g, self.seat)
        return False


class Operating(SeatProcedure):
    """As many operations as there are officers, while one can be done."""

    __slots__ = ()

    def step(self, g: Root, n: int) -> bool:
        g.left = max(0, g.officers - g.operated)  # officers may be lost on the way
        if g.left:
            found: list[Action] = []
            for verb in OPERATIONS:
                found += verb.offers(g, self.seat)
            if found:
                g.push(Operate(self.seat, tuple(found)))
        return False


class RecruitAtBase(Verb[Root]):
    """Law 8.6.1.3."""

    name = "recruit"
    takes = (CLEARING,)
    says = "root-do-recruit-at"
    rule = "8.6.1.3"

    def offers(self, g: Root, seat: int) -> list[Action]:
        if not g.supply[ALLIANCE]:
            return []
        return self.each([c for c in sorted(g.bases) if c != NOBODY and g.may_place(ALLIANCE, c)])

    def act(self, g: Root, seat: int, clearing: int) -> None:
        place_warriors(g, ALLIANCE, clearing, 1)
        g.tell("root-recruits-at", seat=seat, n=1, clearing=clearing + 1)

    def why_not(self, g: Root, seat: int, clearing: int) -> Refusal | None:
        return refusal(self.rule, "root-no-base-there")


class Organize(Verb[Root]):
    """A warrior makes way for sympathy (law 8.6.1.4)."""

    name = "organize"
    takes = (CLEARING,)
    rule = "8.6.1.4"

    def offers(self, g: Root, seat: int) -> list[Action]:
        if g.sympathy.bit_count() >= SYMPATHY_TOKENS:
            return []
        mine = g.warriors[ALLIANCE]
        places = [c for c in range(CLEARINGS) if mine[c] and not g.sympathy >> c & 1 and g.may_place(ALLIANCE, c)]
        return self.each(places)

    def act(self, g: Root, seat: int, clearing: int) -> None:
        g.warriors[ALLIANCE][clearing] -= 1
        g.supply[ALLIANCE] += 1
        g.changed(clearing)
        g.tell("root-organizes", seat=seat, clearing=clearing + 1)
        g.push(PlaceSympathy(seat, clearing))

    def why_not(self, g: Root, seat: int, clearing: int) -> Refusal | None:
        return why_not_placed(g, ALLIANCE, clearing) or refusal(self.rule, "root-no-organize")


OPERATIONS: Final[tuple[Verb[Root], ...]] = (Move(), Attack(), RecruitAtBase(), Organize())


class Operate(Choice[Root]):
    """Military operations, as many as there are officers (law 8.6.1)."""

    __slots__ = ("found",)
    rule = "8.6.1"
    ends = "root-do-pass-operations"
    verbs = OPERATIONS

    def __init__(self, seat: int, found: tuple[Action, ...]) -> None:
        self.seat = seat
        self.found = found  # every operation that can be done

    def actions(self, g: Root) -> list[Action]:
        return [*self.found, PASS]

    def do(self, g: Root, verb: Verb[Root], a: Action) -> None:
        g.operated += 1
        g.push(Operating(self.seat))
        verb.perform(g, self.seat, a)

    def question(self, g: Root) -> Message:
        return Message("root-ask-operate", {"n": g.left})
