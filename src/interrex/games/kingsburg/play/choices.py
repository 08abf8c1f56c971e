"""Questions that come up in several phases: which goods to take, which to give up."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import ClassVar, Final

from interrex.engine.action import Action
from interrex.engine.message import Message, Refusal, refusal
from interrex.engine.verbs import Phrase

from ..data import Goods
from ..state import Decision, Kingsburg
from ..words import LOT, bundle

TAKE: Final = Phrase("take", LOT)
LOSE: Final = Phrase("lose", LOT)

Lots = tuple[Action, ...]  # ways to take, lose or spend goods, as actions


@cache
def any_goods(n: int) -> tuple[Goods, ...]:
    """Every way to pick n goods."""
    return tuple([(g, w, n - g - w) for g in range(n, -1, -1) for w in range(n - g, -1, -1)])


@cache
def lots(phrase: Phrase, choices: tuple[Goods, ...]) -> Lots:
    return tuple([phrase.action(amounts) for amounts in choices])


@cache
def any_lots(phrase: Phrase, n: int) -> Lots:
    return lots(phrase, any_goods(n))


@lru_cache(maxsize=1 << 14)
def lots_within(phrase: Phrase, n: int, have: Goods) -> Lots:
    """Every way to give up n of the goods one has."""
    gold, wood, stone = have
    return lots(phrase, tuple([lot for lot in any_goods(n) if lot[0] <= gold and lot[1] <= wood and lot[2] <= stone]))


def in_order(phrase: Phrase, a: Action) -> Action:
    """The action with its goods in the order gold, wood, stone."""
    amounts = LOT.read(a[1:]) if a[0] == phrase.name else None
    return a if amounts is None else phrase.action(amounts)


class Take(Decision):
    """Take one of several lots of goods from the supply, as the king, an enemy's fall or an advisor grants."""

    __slots__ = ("advisor", "cited", "lots")
    phrases: ClassVar[tuple[Phrase, ...]] = (TAKE,)

    def __init__(self, seat: int, lots: Lots, rule: str, advisor: int = 0) -> None:
        self.seat = seat
        self.lots = lots
        self.cited = rule
        self.advisor = advisor  # the rank, or 0 if it is none

    def rule_for(self, seat: int) -> str:
        return self.cited

    def actions(self, g: Kingsburg) -> list[Action]:
        return list(self.lots)

    def play(self, g: Kingsburg, a: Action) -> None:
        amounts = LOT.read(a[1:])
        g.gain(self.seat, amounts)
        if g.listener is not None:
            key = "kingsburg-takes-from" if self.advisor else "kingsburg-takes"
            g.tell(key, seat=self.seat, goods=bundle(amounts), advisor=self.advisor)

    def tidy(self, a: Action) -> Action:
        return in_order(TAKE, a)

    def why_not(self, g: Kingsburg, a: Action) -> Refusal | None:
        if a[0] != TAKE.name or TAKE.misread(g, a, self.cited):
            return refusal(self.cited, "kingsburg-no-must-take")
        return refusal(self.cited, "kingsburg-no-not-that-lot")

    def question(self, g: Kingsburg) -> Message:
        key = "kingsburg-ask-take-from" if self.advisor else "kingsburg-ask-take"
        return Message(key, {"n": len(self.lots[0]) - 1, "advisor": self.advisor})


class Lose(Decision):
    """Give up goods of one's choice after a defeat (rulebook 8.8)."""

    __slots__ = ("n",)
    rule: ClassVar[str] = "8.8"
    asks: ClassVar[str] = "kingsburg-ask-lose"
    phrases: ClassVar[tuple[Phrase, ...]] = (LOSE,)

    def __init__(self, seat: int, n: int) -> None:
        self.seat = seat
        self.n = n

    def actions(self, g: Kingsburg) -> list[Action]:
        return list(lots_within(LOSE, self.n, g.goods[self.seat]))

    def play(self, g: Kingsburg, a: Action) -> None:
        amounts = LOT.read(a[1:])
        g.pay(self.seat, amounts)
        g.tell("kingsburg-loses-goods", seat=self.seat, goods=bundle(amounts))

    def tidy(self, a: Action) -> Action:
        return in_order(LOSE, a)

    def why_not(self, g: Kingsburg, a: Action) -> Refusal | None:
        return refusal(self.rule, "kingsburg-no-must-lose", n=self.n)

    def question(self, g: Kingsburg) -> Message:
        return Message(self.asks, {"n": self.n})
