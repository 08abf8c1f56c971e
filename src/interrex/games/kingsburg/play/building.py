"""Building in the province (rulebook 4.4)."""

from __future__ import annotations

from functools import cache
from typing import Any, ClassVar, Final

from interrex.engine.action import Action
from interrex.engine.frames import PASS
from interrex.engine.message import Message, Refusal, refusal
from interrex.engine.verbs import Phrase

from .. import cards, data
from ..data import BUILDINGS, COLUMNS, NUMBER, Goods
from ..state import NOBODY, Decision, Kingsburg, Round
from ..words import BUILDING, bundle

ROWS = 5


class Building(Round):
    """In turn order, each may build one (rulebook 4.4.1); with the envoy's help two (6.5)."""

    __slots__ = ()

    def order(self, g: Kingsburg) -> tuple[int, ...]:
        return g.order

    def visit(self, g: Kingsburg, seat: int) -> Decision | None:
        options = affordable(g.province[seat], g.goods[seat])
        return Build(seat, options) if options else None


class BuildPhrase(Phrase):
    """``build inn``: the label says what it costs the builder."""

    def label(self, g: Any, seat: int, a: Action) -> Message:
        (number,) = self.values(a)
        building = BUILDINGS[number]
        price = bundle(cost(building, g.province[seat]))
        return Message("kingsburg-do-build", {"building": building.id, "goods": price, "points": building.points})


BUILD: Final = BuildPhrase("build", BUILDING)


class Build(Decision):
    """Build one building, or none. The second in a season costs the envoy."""

    __slots__ = ("options", "second")
    rule: ClassVar[str] = "4.4"
    ends: ClassVar[str] = "kingsburg-do-build-nothing"
    phrases: ClassVar[tuple[Phrase, ...]] = (BUILD,)

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
        (number,) = BUILD.values(a)
        building = BUILDINGS[number]
        g.pay(seat, *cost(building, g.province[seat]))
        g.province[seat] |= 1 << number
        g.score[seat] += building.points
        if g.told is not None:
            g.tell("kingsburg-builds", seat=seat, building=building.id, points=building.points)
        if self.second:
            g.envoy = NOBODY
            g.tell("kingsburg-envoy-helped", seat=seat)
        elif g.envoy == seat and (options := affordable(g.province[seat], g.goods[seat])):
            g.push(Build(seat, options, second=True))  # rulebook 14.14

    def why_not(self, g: Kingsburg, a: Action) -> Refusal | None:
        if a[0] != BUILD.name:
            return None
        misread = BUILD.misread(g, a, self.rule)
        if misread:
            return refusal(self.rule, "kingsburg-no-building", name=a[1]) if len(a) == 2 else misread
        province = g.province[self.seat]
        (number,) = BUILD.values(a)
        building = BUILDINGS[number]
        if province >> number & 1:
            return refusal("4.4.5", "kingsburg-no-twice", building=building.id)
        if not stands_left_of(building, province):
            left = BUILDINGS[number - 1]
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
    return building.column == 1 or bool(province >> NUMBER[building.id] - 1 & 1)


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
            number = row * COLUMNS + built
            found.append((cost(BUILDINGS[number], province), BUILD.action(number)))
    return tuple(found)
