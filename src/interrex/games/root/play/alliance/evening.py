"""Evening: military operations, as many as there are officers (law 8.6)."""

from __future__ import annotations

from typing import Final

from interrex.engine.action import Action
from interrex.engine.frames import PASS
from interrex.engine.message import Message, Refusal, refusal
from interrex.engine.verbs import Choice, Verb

from ...boards import AllianceBoard
from ...data import ALLIANCE, SYMPATHY, SYMPATHY_TOKENS
from ...state import NOBODY, Root, SeatProcedure
from ...words import CLEARING
from ..battle import Attack
from ..common import discard_down, place_warriors
from ..moving import Move
from ..piles import draw
from ..reasons import why_not_enlisted, why_not_placed
from .sympathy import PlaceSympathy


class Evening(SeatProcedure):
    """Law 8.6."""

    __slots__ = ()

    def step(self, g: Root, n: int) -> bool:
        mine: AllianceBoard = g.boards[ALLIANCE]
        mine.operating = n == 0
        if n == 0:
            g.push(Operating(self.seat))
            return True
        draw(g, self.seat, 1 + sum([base != NOBODY for base in mine.base_of]))
        discard_down(g, self.seat)
        return False


class Operating(SeatProcedure):
    """As many operations as there are officers, while one can be done."""

    __slots__ = ()

    def step(self, g: Root, n: int) -> bool:
        mine: AllianceBoard = g.boards[ALLIANCE]
        g.left = max(0, mine.officers - mine.operated)  # officers may be lost on the way
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
        mine: AllianceBoard = g.boards[ALLIANCE]
        if not mine.supply:
            return []
        closed = g.closed_to(ALLIANCE)
        return self.each([c for c in sorted(mine.base_of) if c != NOBODY and not closed >> c & 1])

    def act(self, g: Root, seat: int, clearing: int) -> None:
        place_warriors(g, ALLIANCE, clearing, 1)
        g.tell("root-recruits-at", seat=seat, n=1, clearing=clearing + 1)

    def why_not(self, g: Root, seat: int, clearing: int) -> Refusal | None:
        mine: AllianceBoard = g.boards[ALLIANCE]
        if not mine.bases[clearing]:
            return refusal(self.rule, "root-no-base-there", clearing=clearing + 1)
        return why_not_enlisted(g, ALLIANCE, self.rule) or why_not_placed(g, ALLIANCE, clearing)


class Organize(Verb[Root]):
    """A warrior makes way for sympathy (law 8.6.1.4)."""

    name = "organize"
    takes = (CLEARING,)
    rule = "8.6.1.4"

    def offers(self, g: Root, seat: int) -> list[Action]:
        mine: AllianceBoard = g.boards[ALLIANCE]
        if mine.sympathy.bit_count() >= SYMPATHY_TOKENS:
            return []
        barred = mine.sympathy | g.closed_to(ALLIANCE)
        return self.each([c for c, n in enumerate(mine.warriors) if n and not barred >> c & 1])

    def act(self, g: Root, seat: int, clearing: int) -> None:
        mine: AllianceBoard = g.boards[ALLIANCE]
        mine.warriors[clearing] -= 1
        mine.supply += 1
        g.changed(clearing)
        g.tell("root-organizes", seat=seat, clearing=clearing + 1)
        g.push(PlaceSympathy(seat, clearing))

    def why_not(self, g: Root, seat: int, clearing: int) -> Refusal | None:
        mine: AllianceBoard = g.boards[ALLIANCE]
        if not mine.warriors[clearing]:
            return refusal(self.rule, "root-no-warriors", clearing=clearing + 1)
        if mine.sympathy >> clearing & 1:
            return refusal("8.2.5.1", "root-no-second-sympathy", clearing=clearing + 1)
        return why_not_placed(g, ALLIANCE, clearing) or refusal("1.5.1", "root-no-pieces-left", piece=SYMPATHY)


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
        mine: AllianceBoard = g.boards[ALLIANCE]
        mine.operated += 1
        g.push(Operating(self.seat))
        verb.perform(g, self.seat, a)

    def question(self, g: Root) -> Message:
        return Message("root-ask-operate", {"n": g.left})
