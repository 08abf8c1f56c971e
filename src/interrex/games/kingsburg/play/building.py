"""Building in the province (rulebook 4.4)."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from interrex.engine.action import Action
from interrex.engine.frames import PASS
from interrex.engine.message import Message, Refusal, refusal
from interrex.engine.verbs import Phrase

from .. import data
from ..data import BUILDINGS, NOTHING, Goods, Sheet
from ..moments import BUILDS, DISCOUNT, OTHER_BUILDS, POWERS, ask, happen
from ..state import NOBODY, Decision, Kingsburg, Procedure
from ..words import BUILDING, bundle


class Building(Procedure):
    """In turn order, each may build one (rulebook 4.4.1); with the envoy's help two (6.5)."""

    __slots__ = ()

    def step(self, g: Kingsburg, n: int) -> bool:
        for place in range(n, g.players):
            options = affordable(g, g.order[place])
            if options:
                g.pause(place + 1, Build(g.order[place], options))
                return True
        return False


class BuildPhrase(Phrase):
    """``build inn``: the label says what it costs the builder."""

    def label(self, g: Any, seat: int, a: Action) -> Message:
        (number,) = self.values(a)
        building = BUILDINGS[number]
        price = bundle(cost(g, seat, building))
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
        build(g, seat, number)
        if self.second:
            g.envoy = NOBODY
            g.tell("kingsburg-envoy-helped", seat=seat)
        elif g.envoy == seat and (options := affordable(g, seat)):
            g.push(Build(seat, options, second=True))  # rulebook 14.14

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


def build(g: Kingsburg, seat: int, number: int) -> None:
    building = BUILDINGS[number]
    g.pay(seat, cost(g, seat, building))
    g.bring(seat, number)
    g.built |= 1 << seat
    g.score[seat] += building.points
    if g.told is not None:
        g.tell("kingsburg-builds", seat=seat, building=building.id, points=building.points)
    if g.in_play[seat] & BUILDS.speakers:
        happen(g, seat, BUILDS, building)
    if g.brought & OTHER_BUILDS.speakers:
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
    if not g.in_play[seat] & DISCOUNT.speakers:
        return building.cost
    off: Goods = ask(g, seat, DISCOUNT, NOTHING, building)
    gold, wood, stone = [max(0, due - less) for due, less in zip(building.cost, off, strict=True)]
    return gold, wood, stone


def affordable(g: Kingsburg, seat: int) -> tuple[Action, ...]:
    """The buildings that can be built now: the next of each row, if it can be paid."""
    key = (g.modules.sheets[seat], g.in_play[seat])
    prices: list[tuple[int, int, int, Action]] | None = POWERS.memo.get(key)
    if prices is None:
        prices = POWERS.memo[key] = next_prices(g, seat)
    gold, wood, stone = g.goods[seat]
    found: list[Action] = []
    for due_gold, due_wood, due_stone, a in prices:  # written out: a comprehension is a call
        if due_gold <= gold and due_wood <= wood and due_stone <= stone:
            found.append(a)
    return tuple(found)


def next_prices(g: Kingsburg, seat: int) -> list[tuple[int, int, int, Action]]:
    """What the next building of each row costs in each kind of goods. It hangs on what stands alone."""
    fields = next_fields(g.modules.sheets[seat], g.in_play[seat])
    return [(*cost(g, seat, BUILDINGS[field]), BUILD.action(field)) for field in fields]


def next_fields(sheet: Sheet, standing: int) -> list[int]:
    """Of each row of the sheet the first building that is missing (rulebook 4.4.3)."""
    missing = [[number for number in row if not standing >> number & 1] for row in sheet.rows]
    return [row[0] for row in missing if row]
