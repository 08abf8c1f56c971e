"""The Woodland Alliance (law 8)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final

from interrex.engine.action import Action
from interrex.engine.frames import PASS
from interrex.engine.message import Message, Refusal, refusal
from interrex.engine.verbs import WHILE_OPEN, Choice, Phrase, Verb, While

from ..data import (
    ALLIANCE,
    BASE,
    BIRD,
    BUILDINGS,
    CLEARINGS,
    EYRIE,
    MARQUISE,
    MARTIAL_LAW,
    SUIT_OF,
    SYMPATHY,
    SYMPATHY_COST,
    SYMPATHY_POINTS,
    SYMPATHY_TOKENS,
)
from ..faction import Phases, Presence
from ..moments import IN_BIRDSONG
from ..state import (
    NOBODY,
    Cards,
    Decision,
    Procedure,
    Root,
    SeatProcedure,
    by_suit,
    card_id,
    clearings_in,
    different,
    marked,
    matching,
    neighbours,
)
from ..words import CARD, CLEARING, SUPPORTER
from . import daylight, effects
from .aftermath import gain_supporter
from .army import Army
from .battle import Attack
from .common import discard_down, place_building, place_warriors, score, why_not_held, why_not_placed
from .daylight import CRAFT, DaylightChoice
from .losses import remove_all_enemies
from .moving import Move
from .piles import discard, draw, from_hand, from_supporters, spend


class Alliance(Army):
    def presence(self, g: Root) -> Presence:
        return ALLIANCE, (g.warriors[ALLIANCE], g.buildings[BASE], marked(g.sympathy))

    def pieces(self, g: Root, clearing: int) -> int:
        return g.warriors[ALLIANCE][clearing] + g.buildings[BASE][clearing] + (g.sympathy >> clearing & 1)

    def fixtures(self, g: Root, clearing: int) -> list[str]:
        return [BUILDINGS[BASE]] * g.buildings[BASE][clearing] + [SYMPATHY] * (g.sympathy >> clearing & 1)

    def crafters(self, g: Root) -> tuple[int, ...]:
        return clearings_in(g.sympathy)

    def phases(self, seat: int) -> Phases:
        return Birdsong(seat), Conspire(seat), Evening(seat)


# -------------------------------------------------------------------------------------------------------- supporters


class SpendSupporters(Procedure):
    """Spend so many that match. It is asked which unless all go: silence would tell of the rest (rulebook 23.1)."""

    __slots__ = ("n", "seat", "suit")

    def __init__(self, seat: int, suit: int, n: int) -> None:
        self.seat = seat
        self.suit = suit
        self.n = n

    def step(self, g: Root, n: int) -> bool:
        if n == self.n:
            return False
        if len(g.supporters) == self.n - n:
            spend_supporter(g, g.supporters[0])
        else:
            g.push(SpendSupporter(self.seat, self.suit, self.n - n))
        return True


SPEND: Final = Phrase("spend", SUPPORTER)


class SpendSupporter(Decision):
    __slots__ = ("left", "suit")
    rule = "8.2.3"
    minor = True
    asks = "root-ask-supporter"
    phrases = (SPEND,)

    def __init__(self, seat: int, suit: int, left: int) -> None:
        self.seat = seat
        self.suit = suit
        self.left = left  # to be spent, this one included

    def actions(self, g: Root) -> list[Action]:
        if by_suit(g.supporters)[self.suit] < self.left:
            return []  # not in this world: who may spend so many has them
        return SPEND.each(matching(g.supporters, self.suit))

    def play(self, g: Root, a: Action) -> None:
        (card,) = SPEND.values(a)
        spend_supporter(g, card)


def spend_supporter(g: Root, card: int) -> None:
    from_supporters(g, card)
    discard(g, card)
    if g.told is not None:
        g.tell("root-spends-supporter", card=card_id(card))


# ---------------------------------------------------------------------------------------------------------- Birdsong


class Birdsong(SeatProcedure):
    """First revolts, then sympathy (law 8.4)."""

    __slots__ = ()

    def step(self, g: Root, n: int) -> bool:
        g.push(While(Spread(self.seat)))
        Revolt(self.seat).ask_on(g)  # on top of it: it comes first
        return False


class BirdsongChoice(Choice[Root]):
    """One thing after another, with the effects of Birdsong beside it."""

    __slots__ = ()
    again = WHILE_OPEN

    def choices(self, g: Root) -> Sequence[Verb[Root]]:
        if not g.crafted[self.seat]:
            return self.verbs
        return (*self.verbs, *effects.verbs(g, self.seat, IN_BIRDSONG))

    def open(self, g: Root) -> bool:
        return self.verbs[0].seems(g, self.seat)

    def otherwise(self, g: Root, a: Action) -> Refusal | None:
        return effects.why_not_effect(a)


class RevoltIn(Verb[Root]):
    """Sympathetic clearings that match a base still on the board, with two supporters to spend (law 8.4.1)."""

    name = "revolt"
    takes = (CLEARING,)
    rule = "8.4.1"

    def offers(self, g: Root, seat: int) -> list[Action]:
        fit = by_suit(g.supporters)
        return [
            self.action(c) for c in clearings_in(g.sympathy)
            if g.bases[g.suits[c]] == NOBODY and fit[g.suits[c]] >= 2
            and g.may_place(ALLIANCE, c) and room_after_revolt(g, c)
        ]  # fmt: skip

    def seems(self, g: Root, seat: int) -> bool:
        """By what all can see, not by which supporters there are (rulebook 23.1)."""
        if len(g.supporters) < 2:
            return False
        return bool([c for c in clearings_in(g.sympathy) if g.bases[g.suits[c]] == NOBODY])

    def act(self, g: Root, seat: int, clearing: int) -> None:
        g.tell("root-revolt", seat=seat, clearing=clearing + 1)
        g.then(SpendSupporters(seat, g.suits[clearing], 2), RiseUp(seat, clearing))

    def why_not(self, g: Root, seat: int, clearing: int) -> Refusal | None:
        if not g.sympathy >> clearing & 1:
            return refusal("8.4.1.1", "root-no-sympathy", clearing=clearing + 1)
        if g.bases[g.suits[clearing]] != NOBODY:
            return refusal("8.4.1.1", "root-no-base-left")
        return refusal("8.4.1.2", "root-no-supporters", n=2)


REVOLT_IN: Final = RevoltIn()


def room_after_revolt(g: Root, clearing: int) -> bool:
    """Once every enemy building is gone, only a ruin and own bases take slots."""
    return g.board.slots[clearing] - g.buildings[BASE][clearing] - bool(g.ruins[clearing]) > 0


class Revolt(BirdsongChoice):
    __slots__ = ()
    rule = "8.4.1"
    asks = "root-ask-revolt"
    ends = "root-do-pass-revolt"
    verbs = (REVOLT_IN,)

    def otherwise(self, g: Root, a: Action) -> Refusal | None:
        return refusal("8.4", "root-no-spread-yet") if a[0] == SPREAD_TO.name else super().otherwise(g, a)


class RiseUp(Procedure):
    """Law 8.4.1.3: all enemies go; base, warriors and an officer come."""

    __slots__ = ("clearing", "seat")

    def __init__(self, seat: int, clearing: int) -> None:
        self.seat = seat
        self.clearing = clearing

    def step(self, g: Root, n: int) -> bool:
        if n == 0:
            remove_all_enemies(g, self.seat, [self.clearing])
            return True
        suit = g.suits[self.clearing]
        place_building(g, BASE, self.clearing)
        g.bases[suit] = self.clearing
        same = sum([g.sympathy >> c & 1 for c in range(CLEARINGS) if g.suits[c] == suit])
        placed = place_warriors(g, ALLIANCE, self.clearing, same)
        g.tell("root-rises", seat=self.seat, clearing=self.clearing + 1, n=placed)
        add_officer(g)
        return False


def add_officer(g: Root) -> None:
    if g.supply[ALLIANCE]:
        g.supply[ALLIANCE] -= 1
        g.officers += 1
        g.tell("root-officer", n=g.officers)


class SpreadTo(Verb[Root]):
    """Sympathy beside sympathy, for supporters of the clearing's suit (law 8.4.2)."""

    name = "spread"
    takes = (CLEARING,)
    rule = "8.4.2"

    def offers(self, g: Root, seat: int) -> list[Action]:
        places = may_sympathise(g)
        if not places:
            return []
        fit, cost = by_suit(g.supporters), least_cost(g)
        able = [(c, fit[g.suits[c]] - cost) for c in places]
        return self.each([c for c, spare in able if spare > 0 or (spare == 0 and not martial_law(g, c))])

    def seems(self, g: Root, seat: int) -> bool:
        places = may_sympathise(g)
        if not places:
            return False
        spare = len(g.supporters) - least_cost(g)
        return spare > 0 or (spare == 0 and not all(martial_law(g, c) for c in places))

    def act(self, g: Root, seat: int, clearing: int) -> None:
        spending = SpendSupporters(seat, g.suits[clearing], spread_cost(g, clearing))
        g.then(spending, PlaceSympathy(seat, clearing))

    def why_not(self, g: Root, seat: int, clearing: int) -> Refusal | None:
        if g.sympathy >> clearing & 1:
            return refusal("8.2.5.1", "root-no-second-sympathy", clearing=clearing + 1)
        if no := why_not_placed(g, ALLIANCE, clearing):
            return no
        if clearing not in may_sympathise(g):
            return refusal("8.4.2.1", "root-no-sympathy-near", clearing=clearing + 1)
        return refusal("8.4.2.2", "root-no-supporters", n=spread_cost(g, clearing))


SPREAD_TO: Final = SpreadTo()


def least_cost(g: Root) -> int:
    """As printed, while there are tokens left."""
    return SYMPATHY_COST[g.sympathy.bit_count()]


def martial_law(g: Root, clearing: int) -> bool:
    return g.warriors[MARQUISE][clearing] >= MARTIAL_LAW or g.warriors[EYRIE][clearing] >= MARTIAL_LAW


def spread_cost(g: Root, clearing: int) -> int:
    """The printed cost, and one more under martial law (law 8.4.2.2.1)."""
    return least_cost(g) + martial_law(g, clearing)


def may_sympathise(g: Root) -> list[int]:
    """Beside a sympathetic clearing, or anywhere if there is none (law 8.4.2.1)."""
    if g.sympathy.bit_count() >= SYMPATHY_TOKENS:
        return []
    near = ALL_CLEARINGS if not g.sympathy else edges(g.board.id, g.sympathy)
    return [c for c in near if c != g.keep]  # law 6.2.2


ALL_CLEARINGS: Final = tuple(range(CLEARINGS))


@cache
def edges(board: str, places: int) -> tuple[int, ...]:
    """The clearings beside any of these, which are given as bits, but for themselves."""
    beside = neighbours(board)
    outside = [c for c in ALL_CLEARINGS if not places >> c & 1]
    return tuple([c for c in outside if any(places >> near & 1 for near in beside[c])])


class Spread(BirdsongChoice):
    __slots__ = ()
    rule = "8.4.2"
    asks = "root-ask-spread"
    ends = "root-do-pass-spread"
    verbs = (SPREAD_TO,)

    def otherwise(self, g: Root, a: Action) -> Refusal | None:
        return refusal("8.4", "root-no-revolt-now") if a[0] == REVOLT_IN.name else super().otherwise(g, a)


class PlaceSympathy(Procedure):
    """Place and score (law 8.4.2.3)."""

    __slots__ = ("clearing", "seat")

    def __init__(self, seat: int, clearing: int) -> None:
        self.seat = seat
        self.clearing = clearing

    def step(self, g: Root, n: int) -> bool:
        points = SYMPATHY_POINTS[g.sympathy.bit_count()]
        g.sympathy |= 1 << self.clearing
        g.tell("root-places", seat=self.seat, piece=SYMPATHY, clearing=self.clearing + 1)
        score(g, self.seat, points)
        return False


# ---------------------------------------------------------------------------------------------------------- Daylight


class Mobilize(Verb[Root]):
    """A card becomes a supporter (law 8.5.2)."""

    name = "mobilize"
    takes = (CARD,)
    rule = "8.5.2"

    def offers(self, g: Root, seat: int) -> list[Action]:
        return self.each(different(g.hands[seat]))

    def act(self, g: Root, seat: int, card: int) -> None:
        if g.told is not None:
            g.tell("root-mobilizes", seat=seat)
        from_hand(g, seat, card, eyes=1 << seat)
        gain_supporter(g, card)

    def why_not(self, g: Root, seat: int, card: int) -> Refusal | None:
        return why_not_held(g, seat, self.rule, card)


class Train(Verb[Root]):
    """A card that matches the printed suit of a base on the map makes an officer (law 8.5.3)."""

    name = "train"
    takes = (CARD,)
    rule = "8.5.3"

    def offers(self, g: Root, seat: int) -> list[Action]:
        return self.each(trainers(g, g.hands[seat])) if g.supply[ALLIANCE] else []

    def act(self, g: Root, seat: int, card: int) -> None:
        spend(g, seat, card)
        add_officer(g)

    def why_not(self, g: Root, seat: int, card: int) -> Refusal | None:
        return refusal(self.rule, "root-no-train")


def trainers(g: Root, hand: Cards) -> list[int]:
    """Cards that match the printed suit of a base on the map."""
    suits = [suit for suit in range(3) if g.bases[suit] != NOBODY]
    if not suits:
        return []
    return [card for card in different(hand) if SUIT_OF[card] == BIRD or SUIT_OF[card] in suits]


class Conspire(DaylightChoice):
    """Craft, mobilize, train, in any order and number (law 8.5)."""

    __slots__ = ()
    rule = "8.5"
    asks = "root-ask-conspire"
    ends = "root-do-pass-daylight"
    verbs = (CRAFT, Mobilize(), Train(), *daylight.VERBS)


# ----------------------------------------------------------------------------------------------------------- Evening


class Evening(SeatProcedure):
    """Law 8.6."""

    __slots__ = ()

    def step(self, g: Root, n: int) -> bool:
        g.operating = n == 0
        if n == 0:
            g.push(Operating(self.seat))
            return True
        draw(g, self.seat, 1 + sum([base != NOBODY for base in g.bases]))
        discard_down(g, self.seat)
        return False


class Operating(SeatProcedure):
    """As many operations as there are officers, while one can be done."""

    __slots__ = ()

    def step(self, g: Root, n: int) -> bool:
        g.left = max(0, g.officers - g.operated)  # officers may be lost on the way
        if g.left:
            found: list[Action] = []
            for verb in OPERATIONS:
                found += verb.offers(g, self.seat)
            if found:
                g.push(Operate(self.seat, tuple(found)))
        return False


class RecruitAtBase(Verb[Root]):
    """Law 8.6.1.3."""

    name = "recruit"
    takes = (CLEARING,)
    says = "root-do-recruit-at"
    rule = "8.6.1.3"

    def offers(self, g: Root, seat: int) -> list[Action]:
        if not g.supply[ALLIANCE]:
            return []
        return self.each([c for c in sorted(g.bases) if c != NOBODY and g.may_place(ALLIANCE, c)])

    def act(self, g: Root, seat: int, clearing: int) -> None:
        place_warriors(g, ALLIANCE, clearing, 1)
        g.tell("root-recruits-at", seat=seat, n=1, clearing=clearing + 1)

    def why_not(self, g: Root, seat: int, clearing: int) -> Refusal | None:
        return refusal(self.rule, "root-no-base-there")


class Organize(Verb[Root]):
    """A warrior makes way for sympathy (law 8.6.1.4)."""

    name = "organize"
    takes = (CLEARING,)
    rule = "8.6.1.4"

    def offers(self, g: Root, seat: int) -> list[Action]:
        if g.sympathy.bit_count() >= SYMPATHY_TOKENS:
            return []
        mine = g.warriors[ALLIANCE]
        places = [c for c in range(CLEARINGS) if mine[c] and not g.sympathy >> c & 1 and g.may_place(ALLIANCE, c)]
        return self.each(places)

    def act(self, g: Root, seat: int, clearing: int) -> None:
        g.warriors[ALLIANCE][clearing] -= 1
        g.supply[ALLIANCE] += 1
        g.changed(clearing)
        g.tell("root-organizes", seat=seat, clearing=clearing + 1)
        g.push(PlaceSympathy(seat, clearing))

    def why_not(self, g: Root, seat: int, clearing: int) -> Refusal | None:
        return why_not_placed(g, ALLIANCE, clearing) or refusal(self.rule, "root-no-organize")


OPERATIONS: Final[tuple[Verb[Root], ...]] = (Move(), Attack(), RecruitAtBase(), Organize())


class Operate(Choice[Root]):
    """Military operations, as many as there are officers (law 8.6.1)."""

    __slots__ = ("found",)
    rule = "8.6.1"
    ends = "root-do-pass-operations"
    verbs = OPERATIONS

    def __init__(self, seat: int, found: tuple[Action, ...]) -> None:
        self.seat = seat
        self.found = found  # every operation that can be done

    def actions(self, g: Root) -> list[Action]:
        return [*self.found, PASS]

    def do(self, g: Root, verb: Verb[Root], a: Action) -> None:
        g.operated += 1
        g.push(Operating(self.seat))
        verb.perform(g, self.seat, a)

    def question(self, g: Root) -> Message:
        return Message("root-ask-operate", {"n": g.left})
