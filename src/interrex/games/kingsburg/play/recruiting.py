"""Recruiting soldiers before the winter (phase 7)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, Final

from interrex.engine import verbs
from interrex.engine.action import Action
from interrex.engine.message import Message, Refusal, refusal
from interrex.engine.verbs import WHILE_OPEN

from .. import cards
from ..data import Goods
from ..state import Choice, Kingsburg, Round, Verb
from ..words import LOT
from .choices import in_order, lots_within


class Recruit(Verb):
    """One soldier more, for two goods of any kind, or for fewer with the right building."""

    name = "recruit"
    words = (LOT,)
    rule = "7.1"

    def offers(self, g: Kingsburg, seat: int) -> Sequence[Action]:
        return lots_within(self, cards.price_of_a_soldier(g.province[seat]), g.goods[seat])

    def act(self, g: Kingsburg, seat: int, amounts: Goods) -> None:
        g.pay(seat, *amounts)
        g.army[seat] += 1
        g.tell("kingsburg-recruits", seat=seat)

    def why_not(self, g: Kingsburg, seat: int, amounts: Goods) -> Refusal | None:
        price = cards.price_of_a_soldier(g.province[seat])
        if sum(amounts) != price:
            return refusal(self.rule, "kingsburg-no-recruit-price", n=price)
        return refusal(self.rule, "kingsburg-no-goods")

    def seems(self, g: Kingsburg, seat: int) -> bool:
        return g.wealth(seat) >= cards.price_of_a_soldier(g.province[seat])


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
        return Message("kingsburg-ask-recruit", {"n": cards.price_of_a_soldier(g.province[self.seat])})


class Recruiting(Round):
    """In turn order, each as many as it likes and can pay (rulebook 7.1)."""

    __slots__ = ()

    def order(self, g: Kingsburg) -> tuple[int, ...]:
        return g.order

    def visit(self, g: Kingsburg, seat: int) -> Choice | None:
        return Enlist(seat) if RECRUIT.seems(g, seat) else None
