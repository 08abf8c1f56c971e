"""Something for a price or for nothing, when its owner likes."""

from __future__ import annotations

from typing import Any, Final

from interrex.engine.action import Action
from interrex.engine.message import Message, Refusal
from interrex.engine.state import State
from interrex.engine.verbs import table

from ..data import GOODS, NOTHING, Goods
from ..moments import SALES, ask
from ..play.choices import TAKE, Take, any_lots
from ..state import Kingsburg
from ..words import GOOD, bundle, sourced
from .conditions import Given, always
from .gifts import ONE_OF, Gift, gift_told, give, tell
from .use import Usable


class Sell(Usable):
    """One good or one +2 token for points."""

    spendable: Final = (*GOODS, "+2")
    takes = (table("spent", "", (*GOODS, "+2")),)

    def __init__(self, name: str, points: int, given: Given | None = None) -> None:
        super().__init__(name)
        self.points = points
        self.given = given

    def offers(self, g: Kingsburg, seat: int) -> list[Action]:
        if self.given is not None and not self.given(g, seat):
            return []
        return [self.action(kind) for kind, n in enumerate((*g.goods[seat], g.tokens[seat])) if n]

    def brings(self, g: Kingsburg, seat: int) -> int:
        points: int = ask(g, seat, SALES, self.points)
        return points

    def label(self, g: Any, seat: int, a: Action) -> Message:
        return sourced("kingsburg-do-sell", self.name, spent=a[1], points=self.brings(g, seat))

    def act(self, g: Kingsburg, seat: int, spent: int) -> None:
        gold, wood, stone, tokens = [int(kind == spent) for kind in range(len(self.spendable))]
        g.pay(seat, (gold, wood, stone))
        g.tokens[seat] -= tokens
        points = self.brings(g, seat)
        g.score[seat] += points
        tell(g, "kingsburg-sells", self.name, seat=seat, spent=self.spendable[spent], points=points)

    def why_not(self, g: Kingsburg, seat: int, *values: Any) -> Refusal | None:
        return self.cannot()


class Worded(Usable):
    """Something given to the owner, for a price or for nothing, while a condition holds."""

    def __init__(self, name: str, gift: Gift, given: Given) -> None:
        super().__init__(name)
        self.gift = gift
        self.given = given

    def why_not(self, g: Kingsburg, seat: int, *values: Any) -> Refusal | None:
        return self.cannot()

    def given_for(self, g: Kingsburg, seat: int, price: Goods, gift: Gift) -> None:
        give(g, seat, gift)
        if g.told is not None:
            key = "kingsburg-gains" if price == NOTHING else "kingsburg-barters"
            tell(g, key, self.name, seat=seat, goods=bundle(price), gifts=gift_told(gift))


class Gain(Worded):
    """Something for nothing, in the order its owner likes."""

    def offers(self, g: Kingsburg, seat: int) -> list[Action]:
        return [self.action()] if self.given(g, seat) else []

    def act(self, g: Kingsburg, seat: int) -> None:
        self.given_for(g, seat, NOTHING, self.gift)

    def label(self, g: State, seat: int, a: Action) -> Message:
        return sourced("kingsburg-do-gain", self.name, gifts=gift_told(self.gift))


class Barter(Worded):
    """Goods of a certain kind for something else."""

    def __init__(self, name: str, price: Goods, gift: Gift, given: Given) -> None:
        super().__init__(name, gift, given)
        self.price = price

    def offers(self, g: Kingsburg, seat: int) -> list[Action]:
        able = all(have >= due for have, due in zip(g.goods[seat], self.price, strict=True))
        return [self.action()] if able and self.given(g, seat) else []

    def act(self, g: Kingsburg, seat: int) -> None:
        g.pay(seat, self.price)
        self.given_for(g, seat, self.price, self.gift)

    def label(self, g: State, seat: int, a: Action) -> Message:
        return sourced("kingsburg-do-barter", self.name, goods=bundle(self.price), gifts=gift_told(self.gift))


class BarterAny(Worded):
    """A good of any kind for something else."""

    takes = (GOOD,)

    def offers(self, g: Kingsburg, seat: int) -> list[Action]:
        return [self.action(kind) for kind, n in enumerate(g.goods[seat]) if n] if self.given(g, seat) else []

    def act(self, g: Kingsburg, seat: int, good: int) -> None:
        g.pay(seat, ONE_OF[good])
        self.given_for(g, seat, ONE_OF[good], self.brings(g, seat))

    def brings(self, g: Kingsburg, seat: int) -> Gift:
        return self.gift._replace(points=ask(g, seat, SALES, self.gift.points)) if self.gift.points else self.gift

    def label(self, g: Any, seat: int, a: Action) -> Message:
        (good,) = self.values(a)
        gift = gift_told(self.brings(g, seat))
        return sourced("kingsburg-do-barter", self.name, goods=bundle(ONE_OF[good]), gifts=gift)


class GainAny(Usable):
    """A good of choice."""

    takes = (GOOD,)

    def __init__(self, name: str, given: Given = always) -> None:
        super().__init__(name)
        self.given = given

    def offers(self, g: Kingsburg, seat: int) -> list[Action]:
        return self.each(range(len(GOODS))) if self.given(g, seat) else []

    def act(self, g: Kingsburg, seat: int, good: int) -> None:
        g.gain(seat, ONE_OF[good])
        tell(g, "kingsburg-gains", self.name, seat=seat, gifts=bundle(ONE_OF[good]))

    def label(self, g: State, seat: int, a: Action) -> Message:
        (good,) = self.values(a)
        return sourced("kingsburg-do-gain", self.name, gifts=bundle(ONE_OF[good]))

    def why_not(self, g: Kingsburg, seat: int, *values: Any) -> Refusal | None:
        return self.cannot()


class Dismiss(Worded):
    """A soldier goes home, and something comes for him."""

    def offers(self, g: Kingsburg, seat: int) -> list[Action]:
        return [self.action()] if g.army[seat] > 0 and self.given(g, seat) else []

    def act(self, g: Kingsburg, seat: int) -> None:
        g.army[seat] -= 1
        give(g, seat, self.gift)
        tell(g, "kingsburg-dismisses", self.name, seat=seat, gifts=gift_told(self.gift))

    def label(self, g: State, seat: int, a: Action) -> Message:
        return sourced("kingsburg-do-dismiss", self.name, gifts=gift_told(self.gift))


class Claim(Usable):
    """So many goods of choice."""

    def __init__(self, name: str, n: int) -> None:
        super().__init__(name)
        self.n = n

    def offers(self, g: Kingsburg, seat: int) -> list[Action]:
        return [self.action()]

    def act(self, g: Kingsburg, seat: int) -> None:
        g.push(Take(seat, any_lots(TAKE, self.n), self.rule))

    def label(self, g: State, seat: int, a: Action) -> Message:
        return sourced("kingsburg-do-claim", self.name, n=self.n)
