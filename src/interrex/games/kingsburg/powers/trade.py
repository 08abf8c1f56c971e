"""Something for a price or for nothing, when its owner likes."""

from __future__ import annotations

from typing import Any, Final

from interrex.engine.action import Action
from interrex.engine.conditions import Condition
from interrex.engine.message import Message
from interrex.engine.state import State
from interrex.engine.verbs import table

from ..data import GOODS, NOTHING, Goods
from ..gifts import ONE_OF, Gift, gift_told, give, tell
from ..moments import SALES, ask
from ..play.choices import TAKE, Take, any_lots
from ..state import Kingsburg
from ..words import GOOD, HELPS, TOKEN, bundle
from .conditions import affords, any_good, any_good_or_token, soldiers_at_least
from .use import Usable


class Sell(Usable):
    """One good or one +2 token for points."""

    spendable: Final = (*GOODS, TOKEN)
    takes = (table("spent", "", (*GOODS, TOKEN)),)
    needs: Condition | None = any_good_or_token

    def __init__(self, points: int) -> None:
        super().__init__()
        self.points = points

    def when_ready(self, g: Kingsburg, seat: int) -> list[Action]:
        return [self.action(kind) for kind, n in enumerate((*g.goods[seat], g.tokens[seat])) if n]

    def refs(self, g: State, seat: int, a: Action) -> tuple[str, ...]:
        word = HELPS if a[1] == TOKEN else GOOD
        return (*super().refs(g, seat, a), *word.refs(seat, a[1:]))

    def brings(self, g: Kingsburg, seat: int) -> int:
        points: int = ask(g, seat, SALES, self.points)
        return points

    def label(self, g: Any, seat: int, a: Action) -> Message:
        return self.worded("kingsburg-do-sell", spent=a[1], points=self.brings(g, seat))

    def happens(self, g: Kingsburg, seat: int, spent: int) -> None:
        gold, wood, stone, tokens = [int(kind == spent) for kind in range(len(self.spendable))]
        g.pay(seat, (gold, wood, stone))
        g.tokens[seat] -= tokens
        points = self.brings(g, seat)
        g.score[seat] += points
        tell(g, "kingsburg-sells", self.name, seat=seat, spent=self.spendable[spent], points=points)


class Gain(Usable):
    """Something for nothing, in the order its owner likes."""

    def __init__(self, gift: Gift) -> None:
        super().__init__()
        self.gift = gift

    def happens(self, g: Kingsburg, seat: int) -> None:
        given_for(g, seat, self.name, NOTHING, self.gift)

    def label(self, g: State, seat: int, a: Action) -> Message:
        return self.worded("kingsburg-do-gain", gifts=gift_told(self.gift))


def given_for(g: Kingsburg, seat: int, name: str, price: Goods, gift: Gift) -> None:
    give(g, seat, gift)
    if g.listener is not None:
        key = "kingsburg-gains" if price == NOTHING else "kingsburg-barters"
        tell(g, key, name, seat=seat, goods=bundle(price), gifts=gift_told(gift))


class Barter(Usable):
    """Goods of a certain kind for something else."""

    def __init__(self, price: Goods, gift: Gift) -> None:
        super().__init__()
        self.needs = affords(price)
        self.price = price
        self.gift = gift

    def happens(self, g: Kingsburg, seat: int) -> None:
        g.pay(seat, self.price)
        given_for(g, seat, self.name, self.price, self.gift)

    def label(self, g: State, seat: int, a: Action) -> Message:
        return self.worded("kingsburg-do-barter", goods=bundle(self.price), gifts=gift_told(self.gift))


class BarterAny(Usable):
    """A good of any kind for something else."""

    takes = (GOOD,)
    needs: Condition | None = any_good

    def __init__(self, gift: Gift) -> None:
        super().__init__()
        self.gift = gift

    def when_ready(self, g: Kingsburg, seat: int) -> list[Action]:
        return [self.action(kind) for kind, n in enumerate(g.goods[seat]) if n]

    def happens(self, g: Kingsburg, seat: int, good: int) -> None:
        g.pay(seat, ONE_OF[good])
        given_for(g, seat, self.name, ONE_OF[good], self.brings(g, seat))

    def brings(self, g: Kingsburg, seat: int) -> Gift:
        return self.gift._replace(points=ask(g, seat, SALES, self.gift.points)) if self.gift.points else self.gift

    def label(self, g: Any, seat: int, a: Action) -> Message:
        (good,) = self.values(a)
        gift = gift_told(self.brings(g, seat))
        return self.worded("kingsburg-do-barter", goods=bundle(ONE_OF[good]), gifts=gift)


class GainAny(Usable):
    """A good of choice."""

    takes = (GOOD,)

    def when_ready(self, g: Kingsburg, seat: int) -> list[Action]:
        return self.each(range(len(GOODS)))

    def happens(self, g: Kingsburg, seat: int, good: int) -> None:
        g.gain(seat, ONE_OF[good])
        tell(g, "kingsburg-gains", self.name, seat=seat, gifts=bundle(ONE_OF[good]))

    def label(self, g: State, seat: int, a: Action) -> Message:
        (good,) = self.values(a)
        return self.worded("kingsburg-do-gain", gifts=bundle(ONE_OF[good]))


class Dismiss(Gain):
    """A soldier goes home, and something comes for him."""

    needs: Condition | None = soldiers_at_least(1)

    def happens(self, g: Kingsburg, seat: int) -> None:
        g.army[seat] -= 1
        give(g, seat, self.gift)
        tell(g, "kingsburg-dismisses", self.name, seat=seat, gifts=gift_told(self.gift))

    def label(self, g: State, seat: int, a: Action) -> Message:
        return self.worded("kingsburg-do-dismiss", gifts=gift_told(self.gift))


class Claim(Usable):
    """So many goods of choice."""

    def __init__(self, n: int) -> None:
        super().__init__()
        self.n = n

    def happens(self, g: Kingsburg, seat: int) -> None:
        g.push(Take(seat, any_lots(TAKE, self.n), self.rule))

    def label(self, g: State, seat: int, a: Action) -> Message:
        return self.worded("kingsburg-do-claim", n=self.n)
