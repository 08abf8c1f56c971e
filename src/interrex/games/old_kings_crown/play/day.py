"""The Day action step of a clash, and the windows in which only what was just revealed may answer (rulebook 5.3)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from interrex.engine.action import Action
from interrex.engine.frames import PASS, Frame
from interrex.engine.message import Message

from ..data import REGIONS
from ..many import BY_DAY, with_orders
from ..moments import DAY_TEXT, IN_DAY
from ..nature import SPEAKING, all_say
from ..state import ANSWER, Clash, Crown, Round, Verb, by_seat
from .commands import AMBUSHES, FLANKS, RETREATS, Command, fighters
from .using import Step, of_text, verbs

COMMANDS: Final[tuple[Command, ...]] = (AMBUSHES, RETREATS, FLANKS)
ORDERS: Final = tuple([(order.command, order) for order in COMMANDS])


def speakers(g: Crown, seat: int) -> list[int]:
    """The seat's cards that may act now, but none of them where nothing on any of its cards speaks by Day."""
    clash: Clash = g.deeds[-1]
    active = g.active[clash.region]
    if g.altered.isdisjoint(active):
        orders = BY_DAY.own(g, seat)
        texts = SPEAKING.known.get(DAY_TEXT) or SPEAKING.of(DAY_TEXT)
        if orders.keys().isdisjoint(active) and texts.isdisjoint(active):
            return []
    return fighters(g, seat)


class DayTurn(Step):
    """Any number of actions and commands of a seat; then it is over for it (rulebook 5.3.4)."""

    __slots__ = ()
    rule = "5.3.1"
    asks = "old-kings-crown-ask-day"
    ends = "old-kings-crown-do-end-day"
    verbs = COMMANDS
    moments = (IN_DAY, DAY_TEXT)

    def choices(self, g: Crown) -> Sequence[Verb]:
        here = speakers(g, self.seat)
        able = 0
        for _, left in with_orders(g, self.seat, here):
            able |= left
        return [*[order for order in COMMANDS if order.command & able], *self.uses(g, here)]

    def uses(self, g: Crown, here: list[int]) -> Sequence[Verb]:
        """Actions: of the text on one's cards in the clash, and of components."""
        mask = all_say(g, here, DAY_TEXT) if here else 0
        found = of_text(g, self.seat, DAY_TEXT, mask) if mask else ()
        clash: Clash = g.deeds[-1]
        if clash.stage == ANSWER:
            return found
        return [*found, *verbs(g, self.seat, IN_DAY)] if found else verbs(g, self.seat, IN_DAY)

    def orders(self, g: Crown, here: list[int]) -> list[Action]:
        """Commands of one's cards in the clash."""
        found: list[Action] = []
        able = with_orders(g, self.seat, here)
        if able:
            for command, order in ORDERS:
                cards: list[int] = []
                for card, left in able:  # written out: a comprehension is a call
                    if left & command:
                        cards.append(card)
                if cards:
                    found += order.by(g, self.seat, cards)
        return found

    def actions(self, g: Crown) -> list[Action]:
        here = speakers(g, self.seat)
        found = self.orders(g, here) if here else []
        for verb in self.uses(g, here):
            found += verb.offers(g, self.seat)
        found.append(PASS)
        return found

    def open(self, g: Crown) -> bool:
        seat = self.seat
        here = speakers(g, seat)
        if here:
            for card, left in with_orders(g, seat, here):
                for command, order in ORDERS:
                    if left & command and order.possible(g, seat, card):
                        return True
        for verb in self.uses(g, here):
            if verb.seems(g, seat):
                return True
        return False

    def question(self, g: Crown) -> Message:
        return Message(self.asks, {"region": REGIONS[g.clash.region]})


TURNS: Final = by_seat(DayTurn)


class DayTurns(Round):
    """Those who take part, in turn order."""

    __slots__ = ("seats",)

    def __init__(self, seats: tuple[int, ...]) -> None:
        self.seats = seats

    def order(self, g: Crown) -> tuple[int, ...]:
        return self.seats

    def visit(self, g: Crown, seat: int) -> Frame[Crown] | None:
        turn = TURNS[seat]
        return turn if turn.open(g) else None
