"""Recruiting soldiers before the winter (phase 7)."""

from __future__ import annotations

from interrex.engine.action import Action
from interrex.engine.message import Message, Refusal, refusal

from .. import cards
from ..state import Decision, Kingsburg, Procedure, amounts_of
from .choices import PASS, goods_named, in_order, lots_within


class Recruiting(Procedure):
    """In turn order, each as many as it likes and can pay (rulebook 7.1)."""

    __slots__ = ()

    def step(self, g: Kingsburg, n: int) -> bool:
        for place in range(n, g.players):
            if can_recruit(g, g.order[place]):
                g.resume_at(place + 1)
                g.push(Recruit(g.order[place]))
                return True
        return False


def can_recruit(g: Kingsburg, seat: int) -> bool:
    return g.wealth(seat) >= cards.price_of_a_soldier(g.province[seat])


class Recruit(Decision):
    """One soldier more, for two goods of any kind, or for one with the Barracks."""

    __slots__ = ()
    rule = "7.1"

    def actions(self, g: Kingsburg) -> list[Action]:
        price = cards.price_of_a_soldier(g.province[self.seat])
        return [*lots_within("recruit", price, g.goods[self.seat]), PASS]

    def play(self, g: Kingsburg, a: Action) -> None:
        if a == PASS:
            return
        g.pay(self.seat, *amounts_of(a))
        g.army[self.seat] += 1
        g.tell("kingsburg-recruits", seat=self.seat)
        if can_recruit(g, self.seat):
            g.push(self)

    def tidy(self, a: Action) -> Action:
        return in_order(a)

    def why_not(self, g: Kingsburg, a: Action) -> Refusal | None:
        if a[0] != "recruit" or goods_named(a) is None:
            return None
        price = cards.price_of_a_soldier(g.province[self.seat])
        if len(a) - 1 != price:
            return refusal(self.rule, "kingsburg-no-recruit-price", n=price)
        return refusal(self.rule, "kingsburg-no-goods")

    def question(self, g: Kingsburg) -> Message:
        return Message("kingsburg-ask-recruit", {"n": cards.price_of_a_soldier(g.province[self.seat])})
