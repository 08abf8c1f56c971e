"""Building in the province (rulebook 4.4)."""

from __future__ import annotations

from functools import cache

from interrex.engine.action import Action
from interrex.engine.message import Message, Refusal, refusal

from .. import cards, data
from ..data import BUILDINGS, COLUMNS, NUMBER, ROWS, Goods
from ..state import NOBODY, Decision, Kingsburg, Procedure, bundle
from .choices import PASS


class Building(Procedure):
    """In turn order, each may build one (rulebook 4.4.1); with the envoy's help two (6.5)."""

    __slots__ = ()

    def step(self, g: Kingsburg, n: int) -> bool:
        for place in range(n, g.players):
            seat = g.order[place]
            if options := affordable(g.province[seat], g.goods[seat]):
                g.resume_at(place + 1)
                g.push(Build(seat, options))
                return True
        return False


class Build(Decision):
    """Build one building, or none. The second in a season costs the envoy."""

    __slots__ = ("options", "second")
    rule = "4.4"

    def __init__(self, seat: int, options: tuple[Action, ...], second: bool = False) -> None:
        self.seat = seat
        self.options = options
        self.second = second

    def actions(self, g: Kingsburg) -> list[Action]:
        return [*self.options, PASS]

    def play(self, g: Kingsburg, a: Action) -> None:
        if a == PASS:
            return
        seat = self.seat
        building = BUILDINGS[NUMBER[str(a[1])]]
        g.pay(seat, *cost(building, g.province[seat]))
        g.province[seat] |= 1 << building.number
        g.score[seat] += building.points
        if g.told is not None:
            g.tell("kingsburg-builds", seat=seat, building=building.id, points=building.points)
        if self.second:
            g.envoy = NOBODY
            g.tell("kingsburg-envoy-helped", seat=seat)
        elif g.envoy == seat and (options := affordable(g.province[seat], g.goods[seat])):
            g.push(Build(seat, options, second=True))  # rulebook 14.14

    def why_not(self, g: Kingsburg, a: Action) -> Refusal | None:
        if a[0] != "build" or len(a) != 2:
            return None
        if a[1] not in NUMBER:
            return refusal(self.rule, "kingsburg-no-building", name=a[1])
        province = g.province[self.seat]
        building = BUILDINGS[NUMBER[str(a[1])]]
        if province >> building.number & 1:
            return refusal("4.4.5", "kingsburg-no-twice", building=building.id)
        if not stands_left_of(building, province):
            left = BUILDINGS[building.number - 1]
            return refusal(
                "4.4.3", "kingsburg-no-left", building=building.id, left=Message(f"kingsburg-building-{left.id}", {})
            )
        price = cost(building, province)
        return refusal("4.4.2", "kingsburg-no-price", building=building.id, goods=bundle(price))

    def question(self, g: Kingsburg) -> Message:
        return Message("kingsburg-ask-build-second" if self.second else "kingsburg-ask-build", {})


def cost(building: data.Building, province: int) -> Goods:
    """What a building costs the owner of this province."""
    gold, wood, stone = building.cost
    if building.column >= 3:
        gold = max(0, gold - cards.discount(province))
    return gold, wood, stone


def stands_left_of(building: data.Building, province: int) -> bool:
    """Everything to its left is there (rulebook 4.4.3); rows are always filled from the left."""
    return building.column == 1 or bool(province >> building.number - 1 & 1)


def affordable(province: int, goods: Goods) -> tuple[Action, ...]:
    """The buildings that can be built now: the next of each row, if it can be paid."""
    gold, wood, stone = goods
    return tuple([a for (g, w, s), a in _next(province) if g <= gold and w <= wood and s <= stone])


@cache
def _next(province: int) -> tuple[tuple[Goods, Action], ...]:
    """The next building of each row, and its price."""
    found: list[tuple[Goods, Action]] = []
    for row in range(ROWS):
        built = (province >> row * COLUMNS & (1 << COLUMNS) - 1).bit_count()
        if built < COLUMNS:
            building = BUILDINGS[row * COLUMNS + built]
            found.append((cost(building, province), ("build", building.id)))
    return tuple(found)
