"""Building in the province (rulebook 4.4)."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Any, ClassVar, Final

from interrex.engine.action import Action
from interrex.engine.frames import PASS
from interrex.engine.kept import Kept
from interrex.engine.message import Message, Refusal, refusal
from interrex.engine.verbs import Phrase

from .. import data
from ..data import ALL_BUILDINGS, BUILDINGS, FIRST_COLUMN, NOTHING, Goods
from ..moments import BUILDS, DISCOUNT, OTHER_BUILDS, ask, happen
from ..state import NOBODY, Decision, Kingsburg, Procedure, SeatProcedure
from ..words import BUILDING, bundle


class Building(Procedure):
    """In turn order, each may build one (rulebook 4.4.1); with the envoy's help two (6.5)."""

    __slots__ = ()

    def step(self, g: Kingsburg, n: int) -> bool:
        order = g.order
        for place in range(n, len(order)):
            seat = order[place]
            fields = open_fields(g, seat)
            if fields:
                g.pause(place + 1, _question(seat, fields, False))
                return place + 1 < len(order)
        return False


class BuildPhrase(Phrase):
    """``build inn``: the label says what it costs the builder."""

    def label(self, g: Any, seat: int, a: Action) -> Message:
        (number,) = self.values(a)
        return _label(number, cost(g, seat, BUILDINGS[number]))


@lru_cache(1024)
def _label(number: int, price: Goods) -> Message:
    building = BUILDINGS[number]
    return Message("kingsburg-do-build", {"building": building.id, "goods": bundle(price), "points": building.points})


BUILD: Final = BuildPhrase("build", BUILDING)


class Build(Decision):
    """Build one building, or none. The second in a season costs the envoy."""

    __slots__ = ("options", "second")
    rule: ClassVar[str] = "4.4"
    ends: ClassVar[str] = "kingsburg-do-build-nothing"
    phrases: ClassVar[tuple[Phrase, ...]] = (BUILD,)

    def __init__(self, seat: int, options: tuple[Action, ...], second: bool) -> None:
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
        if g.envoy == seat and not self.second:
            g.push(WithEnvoy(seat))  # below what the first one asks
        build(g, seat, number)
        if self.second:
            g.envoy = NOBODY
            g.tell("kingsburg-envoy-helped", seat=seat)

    def tells_nothing(self, g: Kingsburg, seat: int) -> bool:
        """Somebody who comes later can build, and is asked next if nobody is before."""
        for other in g.order[g.order.index(seat) + 1 :]:
            if open_fields(g, other):
                return True
        return False

    def why_not(self, g: Kingsburg, a: Action) -> Refusal | None:
        if a[0] != BUILD.name:
            return None
        misread = BUILD.misread(g, a, self.rule)
        if misread:
            return refusal(self.rule, "kingsburg-no-building", name=a[1]) if len(a) == 2 else misread
        (number,) = BUILD.values(a)
        return why_not_build(g, self.seat, number)

    def question(self, g: Kingsburg) -> Message:
        return Message("kingsburg-ask-build-second" if self.second else "kingsburg-ask-build", {})


class WithEnvoy(SeatProcedure):
    """The second building, right after the first and what that brings others at once (rulebook 14.14, 17.2.4)."""

    __slots__ = ()

    def step(self, g: Kingsburg, n: int) -> bool:
        if fields := open_fields(g, self.seat):
            g.push(_question(self.seat, fields, True))
        return False


def build(g: Kingsburg, seat: int, number: int) -> None:
    building = BUILDINGS[number]
    price = cost(g, seat, building)
    g.pay(seat, price)
    g.bring(seat, number)
    g.score[seat] += building.points
    if g.listener is not None:
        key = "kingsburg-builds" if any(price) else "kingsburg-builds-free"
        g.tell(key, seat=seat, building=building.id, points=building.points, goods=bundle(price))
    if g.in_play[seat] & BUILDS.mask:
        happen(g, seat, BUILDS, building)
    g.built |= 1 << seat  # only now: until then it tells whether this is the first of the season
    if g.brought & OTHER_BUILDS.mask:
        for other in g.order:
            if other != seat:
                happen(g, other, OTHER_BUILDS, building, seat)


def why_not_build(g: Kingsburg, seat: int, number: int) -> Refusal | None:
    building = BUILDINGS[number]
    if g.owns(seat, number):
        return refusal("4.4.5", "kingsburg-no-twice", building=building.id)
    for row in g.modules.sheets[seat].rows:
        if number in row:
            missing = [left for left in row[: row.index(number)] if not g.owns(seat, left)]
            if missing:
                left = Message(f"kingsburg-building-{BUILDINGS[missing[-1]].id}", {})
                return refusal("4.4.3", "kingsburg-no-left", building=building.id, left=left)
            price = bundle(cost(g, seat, building))
            return refusal("4.4.2", "kingsburg-no-price", building=building.id, goods=price)
    return refusal("4.4", "kingsburg-no-building", name=building.id)  # not on this sheet


def cost(g: Kingsburg, seat: int, building: data.Building) -> Goods:
    """What a building costs the seat: of no kind of goods less than none."""
    if not g.in_play[seat] & DISCOUNT.mask:
        return building.cost
    off: Goods = ask(g, seat, DISCOUNT, NOTHING, building)
    gold, wood, stone = [max(0, due - less) for due, less in zip(building.cost, off, strict=True)]
    return gold, wood, stone


def affordable(g: Kingsburg, seat: int) -> tuple[Action, ...]:
    """The buildings that can be built now, row by row."""
    return _offers(open_fields(g, seat))


def open_fields(g: Kingsburg, seat: int) -> int:
    """A mask of the buildings that can be built now: the next of each row (rulebook 4.4.3), if it can be paid."""
    held = g.in_play[seat]
    discounts = held & DISCOUNT.mask
    prices = PRICES.known.get(discounts) or PRICES.of(discounts, g, seat)
    can_pay = prices.paid.get(g.goods[seat])
    if can_pay is None:
        can_pay = prices.paid_with(g.goods[seat])
    # A row's numbers follow one another, and what stands right of a gap has nothing to its right (rulebook 16.2.8).
    return can_pay & g.modules.sheets[seat].fields & ~held & (FIRST_COLUMN | held << 1)


def prices_of(g: Kingsburg, seat: int) -> Prices:
    return Prices([cost(g, seat, building) for building in BUILDINGS])


class Prices:
    """What all buildings cost, which hangs on what gives discounts alone."""

    __slots__ = ("by_gold", "by_stone", "by_wood", "paid")

    def __init__(self, costs: list[Goods]) -> None:
        gold, wood, stone = zip(*costs, strict=True)
        self.by_gold, self.by_wood, self.by_stone = _at_most(gold), _at_most(wood), _at_most(stone)
        self.paid: dict[Goods, int] = {}  # masks of what goods that somebody had can pay for

    def paid_with(self, goods: Goods) -> int:
        gold, wood, stone = goods
        found = self.paid[goods] = (
            self.by_gold.get(gold, ALL_BUILDINGS)
            & self.by_wood.get(wood, ALL_BUILDINGS)
            & self.by_stone.get(stone, ALL_BUILDINGS)
        )
        return found


def _same_prices(one: Prices, two: Prices) -> bool:
    return (one.by_gold, one.by_wood, one.by_stone) == (two.by_gold, two.by_wood, two.by_stone)


PRICES: Final = Kept("prices", prices_of, "what gives discounts", same=_same_prices)


def _at_most(dues: tuple[int, ...]) -> dict[int, int]:
    """By how many goods of a kind one has: the buildings that take no more. Whoever has still more can pay for all."""
    return {have: sum([1 << n for n, due in enumerate(dues) if due <= have]) for have in range(max(dues))}


_ROWS: Final = [
    sum([1 << number for number, b in enumerate(BUILDINGS) if b.row == letter])
    for letter in sorted({b.row for b in BUILDINGS})
]
_BUILD_AT: Final = {1 << number: BUILD.action(number) for number in range(len(BUILDINGS))}


@cache
def _offers(fields: int) -> tuple[Action, ...]:
    """One of a row at most, from the top."""
    return tuple([_BUILD_AT[fields & row] for row in _ROWS if fields & row])


@cache
def _question(seat: int, fields: int, second: bool) -> Build:
    """The same comes up again and again, whatever else the position is like."""
    return Build(seat, _offers(fields), second)
