"""The Day action step of a clash, and the windows in which only what was just revealed may answer (rulebook 5.3)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from interrex.engine.action import Action
from interrex.engine.frames import PASS, Frame
from interrex.engine.message import Message, Refusal, refusal
from interrex.engine.verbs import WHILE_OPEN, Choice

from ..data import AMBUSH, FLANK, REGIONS, RETREAT
from ..moments import DAY_TEXT, IN_DAY
from ..nature import WITH_ORDER, all_say, those
from ..state import ANSWER, Crown, Round, Verb
from .commands import AMBUSHES, FLANKS, RETREATS, Command, fighters
from .using import of_text, verbs

COMMANDS: Final[tuple[Command, ...]] = (AMBUSHES, RETREATS, FLANKS)
BY_DAY: Final = AMBUSH | RETREAT | FLANK


class DayTurn(Choice[Crown]):
    """Any number of actions and commands of a seat; then it is over for it (rulebook 5.3.4)."""

    __slots__ = ()
    rule = "5.3.1"
    asks = "old-kings-crown-ask-day"
    ends = "old-kings-crown-do-end-day"
    again = WHILE_OPEN
    verbs = COMMANDS

    def choices(self, g: Crown) -> Sequence[Verb]:
        here = fighters(g, self.seat)
        able = [verb for verb in COMMANDS if those(g, self.seat, here, WITH_ORDER, verb.command)]
        return [*able, *self.uses(g, here)]

    def uses(self, g: Crown, here: list[int]) -> list[Verb]:
        """Actions: of the text on one's cards in the clash, and of components."""
        mask = all_say(g, here, DAY_TEXT) if here else 0
        found = of_text(g, self.seat, DAY_TEXT, mask) if mask else []
        return found if g.clash.stage == ANSWER else found + verbs(g, self.seat, IN_DAY)

    def actions(self, g: Crown) -> list[Action]:
        seat = self.seat
        here = fighters(g, seat)
        found: list[Action] = []
        able = those(g, seat, here, WITH_ORDER, BY_DAY)
        if able:
            for order in COMMANDS:
                found += order.by(g, seat, able)
        for verb in self.uses(g, here):
            found += verb.offers(g, seat)
        found.append(PASS)
        return found

    def open(self, g: Crown) -> bool:
        seat = self.seat
        here = fighters(g, seat)
        able = those(g, seat, here, WITH_ORDER, BY_DAY) if here else here
        if able:
            for order in COMMANDS:
                if order.by(g, seat, able):
                    return True
        for verb in self.uses(g, here):
            if verb.seems(g, seat):
                return True
        return False

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
