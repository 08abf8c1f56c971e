"""The Day action step of a clash, and the windows in which only what was just revealed may answer (rulebook 5.3)."""

from __future__ import annotations

from collections.abc import Sequence

from interrex.engine.action import Action
from interrex.engine.frames import Frame
from interrex.engine.message import Message, Refusal, refusal
from interrex.engine.verbs import WHILE_OPEN, Choice

from ..data import REGIONS
from ..moments import DAY_TEXT, IN_DAY
from ..nature import says
from ..state import ANSWER, Crown, Round, Verb
from .commands import AMBUSHES, FLANKS, RETREATS, fighters
from .using import of_text, verbs

COMMANDS: tuple[Verb, ...] = (AMBUSHES, RETREATS, FLANKS)


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
        mask = 0
        for card in fighters(g, seat):
            mask |= says(g, card, DAY_TEXT)
        found = [*COMMANDS, *of_text(g, seat, DAY_TEXT, mask)] if mask else COMMANDS
        return found if g.clash.stage == ANSWER else [*found, *verbs(g, seat, IN_DAY)]

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
