"""The Marquise de Cat (law 6)."""

from __future__ import annotations

from interrex.engine.action import Action
from interrex.engine.message import Message, Refusal, refusal

from ..data import (
    BIRD,
    BUILDINGS,
    CLEARINGS,
    MARQUISE,
    MARQUISE_BUILDINGS,
    MARQUISE_COST,
    MARQUISE_DRAWS,
    MARQUISE_POINTS,
    RECRUITER,
    SAWMILL,
    SUIT_OF,
    WORKSHOP,
)  # fmt: skip
from ..state import NOBODY, Decision, Procedure, Root, SeatProcedure, card_id, card_number, matching, neighbours
from . import battle, daylight
from .common import PASS, DiscardDown, clearing_of, draw, place_building, place_warriors, score, spend
from .craft import CraftFirst
from .moving import march, moves, why_not_move

KINDS = (SAWMILL, WORKSHOP, RECRUITER)
ACTIONS = 3
RECRUITED = 1  # the bit in ``g.acted``

# ------------------------------------------------------------------------------------------------------------ set-up


class KeepPlace(Decision):
    """The keep in a corner, and a warrior everywhere but the opposite one (law 6.3.2, 6.3.3)."""

    __slots__ = ()
    rule = "6.3.2"
    asks = "root-ask-keep"

    def actions(self, g: Root) -> list[Action]:
        return [("keep", corner + 1) for corner, _ in g.board.corners]

    def play(self, g: Root, a: Action) -> None:
        garrison(g, self.seat, a)
        g.then(*[StartingBuilding(self.seat, kind) for kind in KINDS])


def garrison(g: Root, seat: int, a: Action) -> None:
    """The keep, and a warrior everywhere but in the opposite corner."""
    g.keep = clearing_of(a[1])
    opposite = dict(g.board.corners)[g.keep]
    for clearing in range(CLEARINGS):
        if clearing != opposite:
            place_warriors(g, MARQUISE, clearing, 1)
    g.tell("root-keep", seat=seat, clearing=a[1])


class StartingBuilding(Decision):
    """Near the keep (law 6.3.4)."""

    __slots__ = ("kind",)
    rule = "6.3.4"
    asks = "root-ask-starting-building"

    def __init__(self, seat: int, kind: int) -> None:
        self.seat = seat
        self.kind = kind

    def actions(self, g: Root) -> list[Action]:
        near = [g.keep, *neighbours(g.board.id)[g.keep]]
        return [("place", BUILDINGS[self.kind], c + 1) for c in sorted(near) if g.slots(c) > 0]

    def play(self, g: Root, a: Action) -> None:
        place_building(g, self.kind, clearing_of(a[2]))
        g.tell("root-places", seat=self.seat, piece=a[1], clearing=a[2])

    def question(self, g: Root) -> Message:
        return Message(self.asks, {"piece": BUILDINGS[self.kind]})


# -------------------------------------------------------------------------------------------------------------- turn


class Birdsong(SeatProcedure):
    """Wood at every sawmill (law 6.4); when it runs short, the Marquise says where it goes."""

    __slots__ = ()

    def step(self, g: Root, n: int) -> bool:
        wanted = list(g.buildings[SAWMILL])
        if sum(wanted) <= g.wood_supply:
            for clearing, wood in enumerate(wanted):
                add_wood(g, clearing, wood)
            if sum(wanted):
                g.tell("root-wood", seat=self.seat, n=sum(wanted))
        elif g.wood_supply:
            places = tuple([c for c in range(CLEARINGS) for _ in range(wanted[c])])
            g.push(PlaceWood(self.seat, places, g.wood_supply))
        return False


def add_wood(g: Root, clearing: int, n: int) -> None:
    g.wood[clearing] += n
    g.wood_supply -= n


class PlaceWood(Decision):
    """Not enough wood for every sawmill: one token at a time (law 1.5.4)."""

    __slots__ = ("left", "places")
    rule = "6.4"
    asks = "root-ask-wood"

    def __init__(self, seat: int, places: tuple[int, ...], left: int) -> None:
        self.seat = seat
        self.places = places
        self.left = left

    def actions(self, g: Root) -> list[Action]:
        return [("wood", c + 1) for c in sorted(set(self.places))]

    def play(self, g: Root, a: Action) -> None:
        clearing = clearing_of(a[1])
        add_wood(g, clearing, 1)
        rest = list(self.places)
        rest.remove(clearing)
        g.tell("root-places", seat=self.seat, piece="wood", clearing=a[1])
        if self.left > 1:
            g.push(PlaceWood(self.seat, tuple(rest), self.left - 1))


class Daylight(SeatProcedure):
    """First crafting, then three actions and one for every bird spent (law 6.5)."""

    __slots__ = ()

    def step(self, g: Root, n: int) -> bool:
        if n == 0:
            g.left = ACTIONS
            g.push(CraftFirst(self.seat, "6.5"))
            return True
        g.push(Act(self.seat))
        return False


class Act(Decision):
    """One action after another."""

    __slots__ = ()
    rule = "6.5"

    def actions(self, g: Root) -> list[Action]:
        seat = self.seat
        found: list[Action] = []
        if g.left:
            found += battle.battles(g, seat)
            found += moves(g, MARQUISE, "march")
            if not g.acted & RECRUITED and g.supply[MARQUISE] and g.count(RECRUITER):
                found.append(("recruit",))
            found += buildable(g)
            found += overworkable(g, seat)
        found += [("bird", card_id(card)) for card in sorted(set(g.hands[seat])) if SUIT_OF[card] == BIRD]
        found += daylight.options(g, seat)
        found.append(PASS)
        return found

    def play(self, g: Root, a: Action) -> None:
        if a == PASS:
            return
        seat = self.seat
        g.push(self)
        if daylight.play(g, seat, a):
            return
        if a[0] == "bird":
            spend(g, seat, card_number(a[1]))
            g.left += 1
            return
        g.left -= 1
        match a[0]:
            case "battle":
                battle.start(g, seat, a)
            case "march":
                g.push(MayMoveAgain(seat))
                march(g, MARQUISE, clearing_of(a[1]), clearing_of(a[2]))
            case "recruit":
                g.acted |= RECRUITED
                recruit(g, seat)
            case "build":
                build(g, seat, BUILDINGS.index(str(a[1])), clearing_of(a[2]))
            case "overwork":
                spend(g, seat, card_number(a[2]))
                add_wood(g, clearing_of(a[1]), 1)
                g.tell("root-places", seat=seat, piece="wood", clearing=a[1])

    def why_not(self, g: Root, a: Action) -> Refusal | None:
        if a[0] in ("battle", "march", "recruit", "build", "overwork") and not g.left:
            return refusal("6.5", "root-no-actions-left")
        match a[0]:
            case "battle":
                return battle.why_not_battle(g, self.seat, a)
            case "march":
                return why_not_move(g, MARQUISE, a)
            case "recruit":
                return refusal("6.5.3", "root-no-recruit")
            case "build":
                return why_not_build(g, a)
            case "overwork":
                return refusal("6.5.5", "root-no-overwork")
            case "craft":
                return refusal("6.5", "root-no-craft-now")
        return daylight.why_not(g, self.seat, a)

    def question(self, g: Root) -> Message:
        return Message("root-ask-act", {"n": g.left})


class MayMoveAgain(SeatProcedure):
    """The second move of a march, if one is possible."""

    __slots__ = ()

    def step(self, g: Root, n: int) -> bool:
        if moves(g, MARQUISE, "move"):
            g.push(SecondMove(self.seat))
        return False


class SecondMove(Decision):
    """A march is up to two moves (law 6.5.2)."""

    __slots__ = ()
    rule = "6.5.2"
    minor = True
    asks = "root-ask-second-move"

    def actions(self, g: Root) -> list[Action]:
        return [*moves(g, MARQUISE, "move"), PASS]

    def play(self, g: Root, a: Action) -> None:
        if a != PASS:
            march(g, MARQUISE, clearing_of(a[1]), clearing_of(a[2]))

    def why_not(self, g: Root, a: Action) -> Refusal | None:
        return why_not_move(g, MARQUISE, a) if a[0] == "move" else None


def recruit(g: Root, seat: int) -> None:
    """One warrior at each recruiter; if they run short, the Marquise chooses where (law 6.5.3)."""
    places = tuple([c for c in range(CLEARINGS) for _ in range(g.buildings[RECRUITER][c])])
    if len(places) <= g.supply[MARQUISE]:
        for clearing in places:
            place_warriors(g, MARQUISE, clearing, 1)
        g.tell("root-recruits", seat=seat, n=len(places))
    else:
        g.push(RecruitAt(seat, places))


class RecruitAt(Decision):
    __slots__ = ("places",)
    rule = "6.5.3"
    asks = "root-ask-recruit-at"

    def __init__(self, seat: int, places: tuple[int, ...]) -> None:
        self.seat = seat
        self.places = places

    def actions(self, g: Root) -> list[Action]:
        return [("recruit", c + 1) for c in sorted(set(self.places))]

    def play(self, g: Root, a: Action) -> None:
        clearing = clearing_of(a[1])
        place_warriors(g, MARQUISE, clearing, 1)
        g.tell("root-recruits-at", seat=self.seat, n=1, clearing=a[1])
        rest = list(self.places)
        rest.remove(clearing)
        if rest and g.supply[MARQUISE]:
            g.push(RecruitAt(self.seat, tuple(rest)))


# ---------------------------------------------------------------------------------------------------------- building


def connected(g: Root, clearing: int) -> list[int]:
    """The clearings whose wood can be used there: ruled, and linked through ruled ones (law 6.5.4.2)."""
    rulers = g.rulers()
    beside = neighbours(g.board.id)
    found, edge = [clearing], [clearing]
    while edge:
        for near in beside[edge.pop()]:
            if rulers[near] == MARQUISE and near not in found:
                found.append(near)
                edge.append(near)
    return found


def buildable(g: Root) -> list[Action]:
    rulers = g.rulers()
    costs = [(kind, MARQUISE_COST[on_map]) for kind in KINDS if (on_map := g.count(kind)) < MARQUISE_BUILDINGS]
    wood = wood_at_hand(g)
    found: list[Action] = []
    for c in range(CLEARINGS):
        if rulers[c] == MARQUISE and g.slots(c) > 0:
            found += [("build", BUILDINGS[kind], c + 1) for kind, cost in costs if cost <= wood[c]]
    return found


def wood_at_hand(g: Root) -> list[int]:
    """By clearing, the wood that could be used there."""
    found = [0] * CLEARINGS
    if any(g.wood):
        rulers = g.rulers()
        for c in range(CLEARINGS):
            if rulers[c] == MARQUISE and not found[c]:
                together = connected(g, c)
                wood = sum([g.wood[near] for near in together])
                for near in together:
                    found[near] = wood
    return found


def why_not_build(g: Root, a: Action) -> Refusal | None:
    if len(a) != 3 or a[1] not in BUILDINGS[:3] or clearing_of(a[2]) == NOBODY:
        return refusal("6.5.4", "root-no-build-words")
    clearing, kind = clearing_of(a[2]), BUILDINGS.index(str(a[1]))
    if g.rulers()[clearing] != MARQUISE:
        return refusal("6.5.4.1", "root-no-ruler", clearing=a[2])
    if g.count(kind) == MARQUISE_BUILDINGS:
        return refusal("1.5.1", "root-no-pieces-left", piece=a[1])
    if g.slots(clearing) <= 0:
        return refusal("2.2.3", "root-no-slot", clearing=a[2])
    return refusal("6.5.4.2", "root-no-wood", n=MARQUISE_COST[g.count(kind)])


def build(g: Root, seat: int, kind: int, clearing: int) -> None:
    on_map = g.count(kind)
    pay = MARQUISE_COST[on_map]
    sources = [c for c in connected(g, clearing) if g.wood[c]]
    g.push(PayWood(seat, kind, clearing, pay, tuple(sorted(sources))))


class PayWood(Procedure):
    """Wood for a building, from where the Marquise likes; then it stands and scores (law 6.5.4.3)."""

    __slots__ = ("clearing", "kind", "pay", "seat", "sources")

    def __init__(self, seat: int, kind: int, clearing: int, pay: int, sources: tuple[int, ...]) -> None:
        self.seat = seat
        self.kind = kind
        self.clearing = clearing
        self.pay = pay
        self.sources = sources

    def step(self, g: Root, n: int) -> bool:
        there = [c for c in self.sources if g.wood[c]]
        if n < self.pay:
            if len(there) == 1 or sum([g.wood[c] for c in there]) == self.pay - n:  # nothing to choose
                add_wood(g, there[0], -1)
            else:
                g.push(WoodFrom(self.seat, tuple(there)))
            return True
        points = MARQUISE_POINTS[self.kind][g.count(self.kind)]
        place_building(g, self.kind, self.clearing)
        g.tell("root-builds", seat=self.seat, piece=BUILDINGS[self.kind], clearing=self.clearing + 1)
        score(g, self.seat, points)
        return False


class WoodFrom(Decision):
    __slots__ = ("places",)
    rule = "6.5.4.2"
    minor = True
    asks = "root-ask-wood-from"

    def __init__(self, seat: int, places: tuple[int, ...]) -> None:
        self.seat = seat
        self.places = places

    def actions(self, g: Root) -> list[Action]:
        return [("wood", c + 1) for c in self.places]

    def play(self, g: Root, a: Action) -> None:
        add_wood(g, clearing_of(a[1]), -1)


def overworkable(g: Root, seat: int) -> list[Action]:
    if not g.wood_supply:
        return []
    return [
        ("overwork", c + 1, card_id(card))
        for c in range(CLEARINGS)
        if g.buildings[SAWMILL][c]
        for card in matching(g.hands[seat], g.suits[c])
    ]


class Evening(SeatProcedure):
    """Law 6.6."""

    __slots__ = ()

    def step(self, g: Root, n: int) -> bool:
        draw(g, self.seat, MARQUISE_DRAWS[g.count(RECRUITER)])
        g.push(DiscardDown(self.seat))
        return False
