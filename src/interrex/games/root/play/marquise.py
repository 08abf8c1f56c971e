"""The Marquise de Cat (law 6)."""

from __future__ import annotations

from typing import Final

from interrex.engine.action import Action
from interrex.engine.frames import Frame
from interrex.engine.message import Message, Refusal, refusal
from interrex.engine.verbs import Choice, Phrase, Verb

from ..data import (
    BIRD,
    BUILDINGS,
    CLEARINGS,
    KEEP,
    MARQUISE,
    MARQUISE_BUILDINGS,
    MARQUISE_COST,
    MARQUISE_DRAWS,
    MARQUISE_POINTS,
    RECRUITER,
    SAWMILL,
    SUIT_OF,
    WOOD,
    WOOD_TOKENS,
    WORKSHOP,
)  # fmt: skip
from ..faction import Phases, Presence
from ..state import Decision, Procedure, Root, SeatProcedure, different, matching, neighbours, only
from ..words import CARD, CLEARING, END, PIECE, START
from . import daylight
from .army import Army
from .battle import Attack
from .common import discard_down, place_building, place_warriors, score
from .daylight import CraftFirst, DaylightChoice
from .moving import Move, march, moves, why_not_move
from .piles import draw, spend

KINDS: Final = (SAWMILL, WORKSHOP, RECRUITER)
ACTIONS: Final = 3


class Marquise(Army):
    def presence(self, g: Root) -> Presence:
        sawmills, workshops, recruiters, _, _ = g.buildings
        return MARQUISE, (g.warriors[MARQUISE], sawmills, workshops, recruiters, g.wood, only(g.keep))

    def pieces(self, g: Root, clearing: int) -> int:
        sawmills, workshops, recruiters, _, _ = g.buildings
        found = g.warriors[MARQUISE][clearing] + sawmills[clearing] + workshops[clearing] + recruiters[clearing]
        return found + g.wood[clearing] + (g.keep == clearing)

    def fixtures(self, g: Root, clearing: int) -> list[str]:
        return super().fixtures(g, clearing) + [WOOD] * g.wood[clearing] + [KEEP] * (g.keep == clearing)

    def crafters(self, g: Root) -> list[int]:
        return [clearing for clearing, n in enumerate(g.buildings[WORKSHOP]) for _ in range(n)]

    def set_up(self, seat: int) -> tuple[Frame[Root], ...]:
        return (KeepPlace(seat),)

    def phases(self, seat: int) -> Phases:
        return Birdsong(seat), Daylight(seat), Evening(seat)


# ------------------------------------------------------------------------------------------------------------ set-up

RAISE: Final = Phrase("keep", CLEARING)


class KeepPlace(Decision):
    """The keep in a corner, and a warrior everywhere but the opposite one (law 6.3.2, 6.3.3)."""

    __slots__ = ()
    rule = "6.3.2"
    asks = "root-ask-keep"
    phrases = (RAISE,)

    def actions(self, g: Root) -> list[Action]:
        return [RAISE.action(corner) for corner, _ in g.board.corners]

    def play(self, g: Root, a: Action) -> None:
        (corner,) = RAISE.values(a)
        garrison(g, self.seat, corner)
        g.then(*[StartingBuilding(self.seat, kind) for kind in KINDS])


def garrison(g: Root, seat: int, corner: int) -> None:
    """The keep, and a warrior everywhere but in the opposite corner."""
    g.keep = corner
    opposite = dict(g.board.corners)[corner]
    for clearing in range(CLEARINGS):
        if clearing != opposite:
            place_warriors(g, MARQUISE, clearing, 1)
    g.tell("root-keep", seat=seat, clearing=corner + 1)


PLACE: Final = Phrase("place", PIECE, CLEARING)


class StartingBuilding(Decision):
    """Near the keep (law 6.3.4)."""

    __slots__ = ("kind",)
    rule = "6.3.4"
    asks = "root-ask-starting-building"
    phrases = (PLACE,)

    def __init__(self, seat: int, kind: int) -> None:
        self.seat = seat
        self.kind = kind

    def actions(self, g: Root) -> list[Action]:
        near = [g.keep, *neighbours(g.board.id)[g.keep]]
        slots = g.slots()
        return [PLACE.action(self.kind, c) for c in sorted(near) if slots[c] > 0]

    def play(self, g: Root, a: Action) -> None:
        kind, clearing = PLACE.values(a)
        place_first(g, self.seat, kind, clearing)

    def question(self, g: Root) -> Message:
        return Message(self.asks, {"piece": BUILDINGS[self.kind]})


def place_first(g: Root, seat: int, kind: int, clearing: int) -> None:
    place_building(g, kind, clearing)
    g.tell("root-places", seat=seat, piece=BUILDINGS[kind], clearing=clearing + 1)


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


WOOD_AT: Final = Phrase("wood", CLEARING)


class PlaceWood(Decision):
    """Not enough wood for every sawmill: one token at a time (law 1.5.4)."""

    __slots__ = ("left", "places")
    rule = "6.4"
    asks = "root-ask-wood"
    phrases = (WOOD_AT,)

    def __init__(self, seat: int, places: tuple[int, ...], left: int) -> None:
        self.seat = seat
        self.places = places
        self.left = left

    def actions(self, g: Root) -> list[Action]:
        return [WOOD_AT.action(c) for c in sorted(set(self.places))]

    def play(self, g: Root, a: Action) -> None:
        (clearing,) = WOOD_AT.values(a)
        add_wood(g, clearing, 1)
        rest = list(self.places)
        rest.remove(clearing)
        g.tell("root-places", seat=self.seat, piece=WOOD, clearing=clearing + 1)
        if self.left > 1:
            g.push(PlaceWood(self.seat, tuple(rest), self.left - 1))


class Daylight(SeatProcedure):
    """First crafting, then three actions and one for every bird spent (law 6.5)."""

    __slots__ = ()

    def step(self, g: Root, n: int) -> bool:
        g.left = ACTIONS
        g.then(CraftFirst(self.seat, "6.5"), Act(self.seat))
        return False


class March(Verb[Root]):
    """Up to two moves (law 6.5.2)."""

    name = "march"
    takes = (START, END)
    rule = "6.5.2"

    def offers(self, g: Root, seat: int) -> list[Action]:
        return moves(g, MARQUISE, self.name)

    def act(self, g: Root, seat: int, start: int, end: int) -> None:
        g.push(MayMoveAgain(seat))
        march(g, MARQUISE, start, end)

    def why_not(self, g: Root, seat: int, start: int, end: int) -> Refusal | None:
        return why_not_move(g, MARQUISE, start, end)


class Recruit(Verb[Root]):
    """One warrior at each recruiter, once a turn; if they run short, the Marquise chooses where (law 6.5.3)."""

    name = "recruit"
    rule = "6.5.3"

    def offers(self, g: Root, seat: int) -> list[Action]:
        able = not g.recruited and g.supply[MARQUISE] and g.count(RECRUITER)
        return [self.action()] if able else []

    def act(self, g: Root, seat: int) -> None:
        g.recruited = True
        places = tuple([c for c in range(CLEARINGS) for _ in range(g.buildings[RECRUITER][c])])
        if len(places) <= g.supply[MARQUISE]:
            for clearing in places:
                place_warriors(g, MARQUISE, clearing, 1)
            g.tell("root-recruits", seat=seat, n=len(places))
        else:
            g.push(RecruitAt(seat, places))

    def why_not(self, g: Root, seat: int) -> Refusal | None:
        return refusal(self.rule, "root-no-recruit")


class Build(Verb[Root]):
    """A building where she rules, for wood within reach (law 6.5.4)."""

    name = "build"
    takes = (PIECE, CLEARING)
    rule = "6.5.4"

    def offers(self, g: Root, seat: int) -> list[Action]:
        built = [(kind, g.count(kind)) for kind in KINDS]
        costs = [(MARQUISE_COST[n], self.row(kind)) for kind, n in built if n < MARQUISE_BUILDINGS]
        least = min([cost for cost, _ in costs], default=WOOD_TOKENS + 1)
        if sum(g.wood) < least:
            return []
        rulers, wood = g.rulers(), wood_at_hand(g)
        found: list[Action] = []
        for c, slots in enumerate(g.slots()):
            if slots > 0 and wood[c] >= least and rulers[c] == MARQUISE:
                found += [row[c] for cost, row in costs if cost <= wood[c]]
        return found

    def act(self, g: Root, seat: int, kind: int, clearing: int) -> None:
        sources = [c for c in connected(g, clearing) if g.wood[c]]
        g.push(PayWood(seat, kind, clearing, MARQUISE_COST[g.count(kind)], tuple(sorted(sources))))

    def why_not(self, g: Root, seat: int, kind: int, clearing: int) -> Refusal | None:
        if kind not in KINDS:
            return refusal(self.rule, "root-no-build-words")
        if g.rulers()[clearing] != MARQUISE:
            return refusal("6.5.4.1", "root-no-ruler", clearing=clearing + 1)
        if g.count(kind) == MARQUISE_BUILDINGS:
            return refusal("1.5.1", "root-no-pieces-left", piece=BUILDINGS[kind])
        if g.slots()[clearing] <= 0:
            return refusal("2.2.3", "root-no-slot", clearing=clearing + 1)
        return refusal("6.5.4.2", "root-no-wood", n=MARQUISE_COST[g.count(kind)])


class Overwork(Verb[Root]):
    """A matching card at a sawmill brings wood (law 6.5.5)."""

    name = "overwork"
    takes = (CLEARING, CARD)
    rule = "6.5.5"

    def offers(self, g: Root, seat: int) -> list[Action]:
        if not g.wood_supply:
            return []
        sawmills, hand, suits = g.buildings[SAWMILL], g.hands[seat], g.suits
        rows = [(self.row(c), suits[c]) for c in range(CLEARINGS) if sawmills[c]]
        return [row[card] for row, suit in rows for card in matching(hand, suit)]

    def act(self, g: Root, seat: int, clearing: int, card: int) -> None:
        spend(g, seat, card)
        add_wood(g, clearing, 1)
        g.tell("root-places", seat=seat, piece=WOOD, clearing=clearing + 1)

    def why_not(self, g: Root, seat: int, clearing: int, card: int) -> Refusal | None:
        return refusal(self.rule, "root-no-overwork")


class SpendBird(Verb[Root]):
    """A bird for another action (law 6.5)."""

    name = "bird"
    takes = (CARD,)
    rule = "6.5"

    def offers(self, g: Root, seat: int) -> list[Action]:
        return self.each([card for card in different(g.hands[seat]) if SUIT_OF[card] == BIRD])

    def act(self, g: Root, seat: int, card: int) -> None:
        spend(g, seat, card)
        g.left += 1


COUNTED: Final[tuple[Verb[Root], ...]] = (Attack(), March(), Recruit(), Build(), Overwork())
SPEND_BIRD: Final = SpendBird()


class Act(DaylightChoice):
    """One action after another."""

    __slots__ = ()
    rule = "6.5"
    ends = "root-do-pass-daylight"
    verbs = (*COUNTED, SPEND_BIRD, *daylight.VERBS)

    def own_actions(self, g: Root) -> list[Action]:
        found: list[Action] = []
        if g.left:
            for verb in COUNTED:
                found += verb.offers(g, self.seat)
        found += SPEND_BIRD.offers(g, self.seat)
        return found

    def do(self, g: Root, verb: Verb[Root], a: Action) -> None:
        g.left -= verb in COUNTED
        verb.perform(g, self.seat, a)

    def why_not(self, g: Root, a: Action) -> Refusal | None:
        if not g.left and a[0] in [verb.name for verb in COUNTED]:
            return refusal("6.5", "root-no-actions-left")
        return super().why_not(g, a)

    def otherwise(self, g: Root, a: Action) -> Refusal | None:
        return refusal("6.5", "root-no-craft-now") if a[0] == daylight.CRAFT.name else super().otherwise(g, a)

    def question(self, g: Root) -> Message:
        return Message("root-ask-act", {"n": g.left})


class MayMoveAgain(SeatProcedure):
    """The second move of a march, if one is possible."""

    __slots__ = ()

    def step(self, g: Root, n: int) -> bool:
        if moves(g, MARQUISE, "move"):
            g.push(SecondMove(self.seat))
        return False


class SecondMove(Choice[Root]):
    """A march is up to two moves (law 6.5.2)."""

    __slots__ = ()
    rule = "6.5.2"
    minor = True
    asks = "root-ask-second-move"
    ends = "root-do-pass-second-move"
    verbs = (Move(),)


RECRUIT_AT: Final = Phrase("recruit", CLEARING, says="root-do-recruit-at")


class RecruitAt(Decision):
    __slots__ = ("places",)
    rule = "6.5.3"
    asks = "root-ask-recruit-at"
    phrases = (RECRUIT_AT,)

    def __init__(self, seat: int, places: tuple[int, ...]) -> None:
        self.seat = seat
        self.places = places

    def actions(self, g: Root) -> list[Action]:
        return [RECRUIT_AT.action(c) for c in sorted(set(self.places))]

    def play(self, g: Root, a: Action) -> None:
        (clearing,) = RECRUIT_AT.values(a)
        place_warriors(g, MARQUISE, clearing, 1)
        g.tell("root-recruits-at", seat=self.seat, n=1, clearing=clearing + 1)
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
    phrases = (WOOD_AT,)

    def __init__(self, seat: int, places: tuple[int, ...]) -> None:
        self.seat = seat
        self.places = places

    def actions(self, g: Root) -> list[Action]:
        return [WOOD_AT.action(c) for c in self.places]

    def play(self, g: Root, a: Action) -> None:
        (clearing,) = WOOD_AT.values(a)
        add_wood(g, clearing, -1)


class Evening(SeatProcedure):
    """Law 6.6."""

    __slots__ = ()

    def step(self, g: Root, n: int) -> bool:
        draw(g, self.seat, MARQUISE_DRAWS[g.count(RECRUITER)])
        discard_down(g, self.seat)
        return False
