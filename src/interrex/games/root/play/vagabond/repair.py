"""Repair: a hammer for a damaged item (law 9.5.7), and a rest in hiding for three."""

from __future__ import annotations

from typing import Any

from interrex.engine.action import Action
from interrex.engine.message import Message, Refusal, refusal
from interrex.engine.state import State

from ...data import HAMMER
from ...state import Decision, Root, SeatProcedure, Vagabond
from ...words import REPAIR
from .items import REPAIRED, Tool, in_states, turn


class Repair(Tool):
    """Any damaged item, which keeps its side."""

    name = "repair"
    takes = REPAIR.words
    rule = "9.5.7"
    item = HAMMER
    in_forests = True

    def ways(self, g: Root, seat: int, vagabond: Vagabond) -> list[Action]:
        return repairs(vagabond)

    def happens(self, g: Root, seat: int, item: int, state: int) -> None:
        turn(g.vagabond_at(seat), item, state, REPAIRED)
        g.tell("root-repairs", seat=seat, item=REPAIR.action(item, state)[1])

    def why_not(self, g: Root, seat: int, *values: Any) -> Refusal | None:
        return refusal(self.rule, "root-no-repair")

    def label(self, g: State, seat: int, a: Action) -> Message:
        return REPAIR.label(g, seat, a)

    def refs(self, g: State, seat: int, a: Action) -> tuple[str, ...]:
        return REPAIR.refs(g, seat, a)

    def fill(self, g: State, seat: int, pointed: tuple[str, ...]) -> tuple[Action, bool] | None:
        return REPAIR.fill(g, seat, pointed)


def repairs(vagabond: Vagabond) -> list[Action]:
    return [REPAIR.action(item, state) for item, state in in_states(vagabond, REPAIR.states)]


class Hideout(SeatProcedure):
    """Three items repaired (law 9.5.9)."""

    __slots__ = ()

    def step(self, g: Root, n: int) -> bool:
        vagabond = g.vagabond_at(self.seat)
        hurt = sum(vagabond.damaged) + sum(vagabond.damaged_spent)
        if n == 0 and hurt <= 3:
            while left := in_states(vagabond, REPAIR.states):
                turn(vagabond, *left[0], REPAIRED)
            return False
        if n == 3:
            return False
        g.push(HideoutRepair(self.seat))
        return True


class HideoutRepair(Decision):
    __slots__ = ()
    rule = "9.5.9"
    asks = "root-ask-repair"
    phrases = (REPAIR,)

    def actions(self, g: Root) -> list[Action]:
        return repairs(g.vagabond_at(self.seat))

    def play(self, g: Root, a: Action) -> None:
        item, state = REPAIR.values(a)
        turn(g.vagabond_at(self.seat), item, state, REPAIRED)
