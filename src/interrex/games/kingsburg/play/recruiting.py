"""Recruiting soldiers before the winter (phase 7)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, Final

from interrex.engine import verbs
from interrex.engine.action import Action
from interrex.engine.message import Message, Refusal, refusal
from interrex.engine.state import State
from interrex.engine.verbs import WHILE_OPEN

from ..data import Goods
from ..moments import RECRUITING_END, SOLDIER_PRICE, TOKENS_PAY, ask
from ..state import Choice, Kingsburg, Procedure, Verb
from ..words import HELPS, LOT, PAYMENT, TOKEN, Payment, bundle, gifts
from .choices import in_order, lots_within
from .occasions import occur

PRICE: Final = 2  # of a soldier, in goods of any kind


def price(g: Kingsburg, seat: int) -> int:
    if not g.in_play[seat] & SOLDIER_PRICE.mask:
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
        if g.listener is not None:
            g.tell("kingsburg-recruits", seat=seat, goods=bundle(amounts))

    def why_not(self, g: Kingsburg, seat: int, amounts: Goods) -> Refusal | None:
        due = price(g, seat)
        if sum(amounts) != due:
            return refusal(self.rule, "kingsburg-no-recruit-price", n=due)
        return refusal(self.rule, "kingsburg-no-goods")

    def seems(self, g: Kingsburg, seat: int) -> bool:
        return sum(g.goods[seat]) >= (price(g, seat) if g.in_play[seat] & SOLDIER_PRICE.mask else PRICE)


RECRUIT: Final = Recruit()


class Enlist(Choice):
    """Soldier after soldier, as many as one likes and can pay."""

    __slots__ = ()
    rule: ClassVar[str] = RECRUIT.rule
    ends: ClassVar[str] = "kingsburg-do-recruit-no-more"
    verbs: ClassVar[tuple[verbs.Verb[Any], ...]] = (RECRUIT,)
    again: ClassVar[int] = WHILE_OPEN

    def tells_nothing(self, g: Kingsburg, seat: int) -> bool:
        """Somebody who comes later can recruit, and is asked next if it is not the seat itself."""
        for other in g.order[g.order.index(seat) + 1 :]:
            if enlists(g, other) is not None:
                return True
        return False

    def tidy(self, a: Action) -> Action:
        return in_order(RECRUIT, a)

    def question(self, g: Kingsburg) -> Message:
        return Message("kingsburg-ask-recruit", {"n": price(g, self.seat)})


class Muster(Verb):
    """One soldier more, paid for with +2 tokens, alone or beside goods, by those whose tokens pay."""

    name = "muster"
    takes = (PAYMENT,)
    rule = "15.2.6"

    def offers(self, g: Kingsburg, seat: int) -> list[Action]:
        due = price(g, seat)
        most = min(due, g.tokens[seat])
        rests = [(tokens, lots_within(RECRUIT, due - tokens, g.goods[seat])) for tokens in range(1, most + 1)]
        return [self.action((*LOT.read(lot[1:]), tokens)) for tokens, lots in rests for lot in lots]

    def act(self, g: Kingsburg, seat: int, payment: Payment) -> None:
        gold, wood, stone, tokens = payment
        g.pay(seat, (gold, wood, stone))
        g.tokens[seat] -= tokens
        g.army[seat] += 1
        g.tell("kingsburg-recruits", seat=seat, goods=gifts((gold, wood, stone), tokens=tokens))

    def refs(self, g: State, seat: int, a: Action) -> tuple[str, ...]:
        tokens = [word for word in a[1:] if word == TOKEN]
        return (*LOT.refs(seat, tuple([word for word in a[1:] if word != TOKEN])), *HELPS.refs(seat, tuple(tokens)))

    def why_not(self, g: Kingsburg, seat: int, payment: Payment) -> Refusal | None:
        return refusal(self.rule, "kingsburg-no-muster", n=price(g, seat))

    def seems(self, g: Kingsburg, seat: int) -> bool:
        return g.tokens[seat] > 0 and g.tokens[seat] + g.wealth(seat) >= price(g, seat)


MUSTER: Final = Muster()


class EnlistWithTokens(Enlist):
    """The same for a seat whose +2 tokens count as goods."""

    __slots__ = ()
    verbs: ClassVar[tuple[verbs.Verb[Any], ...]] = (RECRUIT, MUSTER)


def enlists(g: Kingsburg, seat: int) -> Enlist | None:
    """What a seat that can pay for a soldier is asked."""
    if g.in_play[seat] & TOKENS_PAY.mask and ask(g, seat, TOKENS_PAY, False) and MUSTER.seems(g, seat):
        return EnlistWithTokens(seat)
    return Enlist(seat) if RECRUIT.seems(g, seat) else None


class Recruiting(Procedure):
    """In turn order, each as many as it likes and can pay (rulebook 7.1)."""

    __slots__ = ()

    def step(self, g: Kingsburg, n: int) -> bool:
        for place in range(n, g.players):
            asked = enlists(g, g.order[place])
            if asked is not None:
                g.pause(place + 1, asked)
                return True
        g.resume_at(g.players + 1)
        return n <= g.players and occur(g, RECRUITING_END)
