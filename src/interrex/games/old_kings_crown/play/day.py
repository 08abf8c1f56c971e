"""The Day action step of a clash, and the windows in which only what was just revealed may answer (rulebook 5.3)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from interrex.engine.action import Action
from interrex.engine.frames import Frame
from interrex.engine.message import Message, Refusal, refusal
from interrex.engine.verbs import WHILE_OPEN, Choice

from ..data import REGIONS
from ..moments import DAY_TEXT, IN_DAY
from ..nature import commands, either, says
from ..state import ANSWER, Crown, Round, Verb
from .commands import AMBUSHES, FLANKS, RETREATS, Command, fighters
from .using import of_text, verbs

COMMANDS: Final[tuple[Command, ...]] = (AMBUSHES, RETREATS, FLANKS)


class DayTurn(Choice[Crown]):
    """Any number of actions and commands of a seat; then it is over for it (rulebook 5.3.4)."""

    __slots__ = ()
    rule = "5.3.1"
    asks = "old-kings-crown-ask-day"
    ends = "old-kings-crown-do-end-day"
    again = WHILE_OPEN
    verbs = COMMANDS

    def choices(self, g: Crown) -> Sequence[Verb]:
        seat = self.seat
        orders = mask = 0
        for card in fighters(g, seat):
            orders |= commands(g, card) | either(g, card)
            mask |= says(g, card, DAY_TEXT)
        found: list[Verb] = [verb for verb in COMMANDS if orders & verb.command]
        if mask:
            found += of_text(g, seat, DAY_TEXT, mask)
        if g.clash.stage != ANSWER:
            found += verbs(g, seat, IN_DAY)
        return found

    def question(self, g: Crown) -> Message:
        return Message(self.asks, {"region": REGIONS[g.clash.region]})

    def otherwise(self, g: Crown, a: Action) -> Refusal | None:
        return refusal("5.3.6" if g.clash.stage == ANSWER else self.rule, "old-kings-crown-no-day")


class DayTurns(Round):
    """Those who take part, in turn order."""

    __slots__ = ("seats",)

    def __init__(self, seats: tuple[int, ...]) -> None:
        self.seats = seats

    def order(self, g: Crown) -> tuple[int, ...]:
        return self.seats

    def visit(self, g: Crown, seat: int) -> Frame[Crown] | None:
        turn = DayTurn(seat)
        return turn if turn.open(g) else None
