"""Recruiting soldiers before the winter (phase 7)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, Final

from interrex.engine import verbs
from interrex.engine.action import Action
from interrex.engine.message import Message, Refusal, refusal
from interrex.engine.verbs import WHILE_OPEN

from ..data import Goods
from ..moments import RECRUITING_END, SOLDIER_PRICE, ask
from ..state import Choice, Kingsburg, Procedure, Verb
from ..words import LOT
from .choices import in_order, lots_within
from .occasions import occur

PRICE: Final = 2  # of a soldier, in goods of any kind


def price(g: Kingsburg, seat: int) -> int:
    if not g.in_play[seat] & SOLDIER_PRICE.speakers:  # mostly; it is asked again and again
        return PRICE
    found: int = ask(g, seat, SOLDIER_PRICE, PRICE)
    return found


class Recruit(Verb):
    """One soldier more, for goods of any kind."""

    name = "recruit"
    takes = (LOT,)
    rule = "7.1"

    def offers(self, g: Kingsburg, seat: int) -> Sequence[Action]:
        return lots_within(self, price(g, seat), g.goods[seat])

    def act(self, g: Kingsburg, seat: int, amounts: Goods) -> None:
        g.pay(seat, amounts)
        g.army[seat] += 1
        if g.told is not None:
            g.tell("kingsburg-recruits", seat=seat)

    def why_not(self, g: Kingsburg, seat: int, amounts: Goods) -> Refusal | None:
        due = price(g, seat)
        if sum(amounts) != due:
            return refusal(self.rule, "kingsburg-no-recruit-price", n=due)
        return refusal(self.rule, "kingsburg-no-goods")

    def seems(self, g: Kingsburg, seat: int) -> bool:
        return g.wealth(seat) >= price(g, seat)


RECRUIT: Final = Recruit()


class Enlist(Choice):
    """Soldier after soldier, as many as one likes and can pay."""

    __slots__ = ()
    rule: ClassVar[str] = RECRUIT.rule
    ends: ClassVar[str] = "kingsburg-do-recruit-no-more"
    verbs: ClassVar[tuple[verbs.Verb[Any], ...]] = (RECRUIT,)
    again: ClassVar[int] = WHILE_OPEN

    def tidy(self, a: Action) -> Action:
        return in_order(RECRUIT, a)

    def question(self, g: Kingsburg) -> Message:
        return Message("kingsburg-ask-recruit", {"n": price(g, self.seat)})


class Recruiting(Procedure):
    """In turn order, each as many as it likes and can pay (rulebook 7.1)."""

    __slots__ = ()

    def step(self, g: Kingsburg, n: int) -> bool:
        for place in range(n, g.players):
            seat = g.order[place]
            if RECRUIT.seems(g, seat):
                g.pause(place + 1, Enlist(seat))
                return True
        g.resume_at(g.players + 1)
        return n <= g.players and occur(g, RECRUITING_END)
