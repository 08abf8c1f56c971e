"""The Woodland Alliance (law 8)."""

from __future__ import annotations

from functools import cache

from interrex.engine.action import Action
from interrex.engine.message import Message, Refusal, refusal

from .. import cards
from ..data import (
    ALLIANCE,
    BASE,
    CLEARINGS,
    EYRIE,
    MARQUISE,
    MARTIAL_LAW,
    SYMPATHY,
    SYMPATHY_COST,
    SYMPATHY_POINTS,
    SYMPATHY_TOKENS,
)
from ..state import (
    NOBODY,
    Cards,
    Decision,
    Procedure,
    Root,
    SeatProcedure,
    card_id,
    card_number,
    matches,
    matching,
    neighbours,
    without,
)
from . import battle, daylight
from .aftermath import gain_supporter
from .common import (
    PASS,
    DiscardDown,
    clearing_of,
    discard,
    draw,
    place_building,
    place_warriors,
    score,
    spend,
    why_not_held,
    why_not_placed,
)
from .craft import craft, craftable, why_not_craft
from .losses import remove_all_enemies
from .moving import march, moves, why_not_move

# -------------------------------------------------------------------------------------------------------- supporters


def supporters_for(g: Root, clearing: int) -> int:
    """How many supporters can be spent for a clearing's suit."""
    suit = g.suits[clearing]
    return sum([matches(card, suit) for card in g.supporters])


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
            g.push(SpendSupporter(self.seat, self.suit))
        return True


class SpendSupporter(Decision):
    __slots__ = ("suit",)
    rule = "8.2.3"
    minor = True
    asks = "root-ask-supporter"

    def __init__(self, seat: int, suit: int) -> None:
        self.seat = seat
        self.suit = suit

    def actions(self, g: Root) -> list[Action]:
        return [("spend", card_id(card)) for card in matching(g.supporters, self.suit)]

    def play(self, g: Root, a: Action) -> None:
        spend_supporter(g, card_number(a[1]))


def spend_supporter(g: Root, card: int) -> None:
    g.supporters = without(g.supporters, card)
    discard(g, card)
    g.tell("root-spends-supporter", card=card_id(card))


# ---------------------------------------------------------------------------------------------------------- Birdsong


class Birdsong(SeatProcedure):
    """First revolts, then sympathy (law 8.4)."""

    __slots__ = ()

    def step(self, g: Root, n: int) -> bool:
        g.then(Revolting(self.seat), Spreading(self.seat))
        return False


def revolts(g: Root) -> list[int]:
    """Sympathetic clearings that match a base still on the board, with two supporters to spend (law 8.4.1)."""
    return [
        c for c in range(CLEARINGS)
        if g.sympathy >> c & 1 and g.bases[g.suits[c]] == NOBODY and supporters_for(g, c) >= 2
        and g.may_place(ALLIANCE, c) and room_after_revolt(g, c)
    ]  # fmt: skip


def room_after_revolt(g: Root, clearing: int) -> bool:
    """Once every enemy building is gone, only a ruin and own bases take slots."""
    return g.board.slots[clearing] - g.buildings[BASE][clearing] - bool(g.ruins[clearing]) > 0


class Revolting(SeatProcedure):
    __slots__ = ()

    def step(self, g: Root, n: int) -> bool:
        # asked by what all can see, not by which supporters there are (rulebook 23.1)
        ripe = any(g.sympathy >> c & 1 and g.bases[g.suits[c]] == NOBODY for c in range(CLEARINGS))
        if ripe and len(g.supporters) >= 2:
            g.push(Revolt(self.seat))
        return False


class Revolt(Decision):
    __slots__ = ()
    rule = "8.4.1"
    asks = "root-ask-revolt"

    def actions(self, g: Root) -> list[Action]:
        return [*[("revolt", c + 1) for c in revolts(g)], *cards.in_birdsong(g, self.seat, False), PASS]

    def play(self, g: Root, a: Action) -> None:
        if a == PASS:
            return
        g.push(Revolting(self.seat))
        if a[0] != "revolt":
            cards.use_in_birdsong(g, self.seat, a)
            return
        clearing = clearing_of(a[1])
        g.tell("root-revolt", seat=self.seat, clearing=a[1])
        g.then(SpendSupporters(self.seat, g.suits[clearing], 2), RiseUp(self.seat, clearing))

    def why_not(self, g: Root, a: Action) -> Refusal | None:
        if a[0] == "spread":
            return refusal("8.4", "root-no-spread-yet")
        if a[0] != "revolt" or len(a) != 2 or clearing_of(a[1]) == NOBODY:
            return daylight.why_not(g, self.seat, a)
        clearing = clearing_of(a[1])
        if not g.sympathy >> clearing & 1:
            return refusal("8.4.1.1", "root-no-sympathy", clearing=a[1])
        if g.bases[g.suits[clearing]] != NOBODY:
            return refusal("8.4.1.1", "root-no-base-left")
        return refusal("8.4.1.2", "root-no-supporters", n=2)


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


def spread_cost(g: Root, clearing: int) -> int:
    """The printed cost, and one more under martial law (law 8.4.2.2.1)."""
    cost = SYMPATHY_COST[g.sympathy.bit_count()]
    martial = g.warriors[MARQUISE][clearing] >= MARTIAL_LAW or g.warriors[EYRIE][clearing] >= MARTIAL_LAW
    return cost + martial


def may_sympathise(g: Root) -> list[int]:
    """Beside a sympathetic clearing, or anywhere if there is none (law 8.4.2.1)."""
    if g.sympathy.bit_count() >= SYMPATHY_TOKENS:
        return []
    taken = g.sympathy
    near = ALL_CLEARINGS if not taken else edges(g.board.id, taken)
    return [c for c in near if not taken >> c & 1 and g.may_place(ALLIANCE, c)]


ALL_CLEARINGS = tuple(range(CLEARINGS))


@cache
def edges(board: str, places: int) -> tuple[int, ...]:
    """The clearings beside any of these, which are given as bits."""
    beside = neighbours(board)
    return tuple([c for c in ALL_CLEARINGS if any(places >> near & 1 for near in beside[c])])


def spreads(g: Root) -> list[int]:
    matching_ = [sum([matches(card, suit) for card in g.supporters]) for suit in range(3)]
    return [c for c in may_sympathise(g) if matching_[g.suits[c]] >= spread_cost(g, c)]


class Spreading(SeatProcedure):
    __slots__ = ()

    def step(self, g: Root, n: int) -> bool:
        if any(spread_cost(g, c) <= len(g.supporters) for c in may_sympathise(g)):
            g.push(Spread(self.seat))
        return False


class Spread(Decision):
    __slots__ = ()
    rule = "8.4.2"
    asks = "root-ask-spread"

    def actions(self, g: Root) -> list[Action]:
        return [*[("spread", c + 1) for c in spreads(g)], *cards.in_birdsong(g, self.seat, False), PASS]

    def play(self, g: Root, a: Action) -> None:
        if a == PASS:
            return
        g.push(Spreading(self.seat))
        if a[0] != "spread":
            cards.use_in_birdsong(g, self.seat, a)
            return
        clearing = clearing_of(a[1])
        spending = SpendSupporters(self.seat, g.suits[clearing], spread_cost(g, clearing))
        g.then(spending, PlaceSympathy(self.seat, clearing))

    def why_not(self, g: Root, a: Action) -> Refusal | None:
        if a[0] == "revolt":
            return refusal("8.4", "root-no-revolt-now")
        if a[0] != "spread" or len(a) != 2 or clearing_of(a[1]) == NOBODY:
            return daylight.why_not(g, self.seat, a)
        clearing = clearing_of(a[1])
        if g.sympathy >> clearing & 1:
            return refusal("8.2.5.1", "root-no-second-sympathy", clearing=a[1])
        if no := why_not_placed(g, ALLIANCE, a[1]):
            return no
        if clearing not in may_sympathise(g):
            return refusal("8.4.2.1", "root-no-sympathy-near", clearing=a[1])
        return refusal("8.4.2.2", "root-no-supporters", n=spread_cost(g, clearing))


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


class Conspire(Decision):
    """Craft, mobilize, train, in any order and number (law 8.5)."""

    __slots__ = ()
    rule = "8.5"
    asks = "root-ask-conspire"

    def actions(self, g: Root) -> list[Action]:
        seat = self.seat
        hand = sorted(set(g.hands[seat]))
        found = craftable(g, seat)
        found += [("mobilize", card_id(card)) for card in hand]
        if g.supply[ALLIANCE]:
            found += [("train", card_id(card)) for card in trainers(g, g.hands[seat])]
        return [*found, *daylight.options(g, seat), PASS]

    def play(self, g: Root, a: Action) -> None:
        if a == PASS:
            return
        seat = self.seat
        g.push(self)
        match a[0]:
            case "craft":
                craft(g, seat, card_number(a[1]))
            case "mobilize":
                card = card_number(a[1])
                g.hands[seat] = without(g.hands[seat], card)
                g.tell("root-mobilizes", seat=seat)
                gain_supporter(g, card)
            case "train":
                spend(g, seat, card_number(a[1]))
                add_officer(g)
            case _:
                daylight.play(g, seat, a)

    def why_not(self, g: Root, a: Action) -> Refusal | None:
        match a[0]:
            case "craft":
                return why_not_craft(g, self.seat, a)
            case "mobilize":
                return why_not_held(g, self.seat, "8.5.2", a[-1])
            case "train":
                return refusal("8.5.3", "root-no-train")
        return daylight.why_not(g, self.seat, a)


def trainers(g: Root, hand: Cards) -> list[int]:
    """Cards that match the printed suit of a base on the map."""
    suits = [suit for suit in range(3) if g.bases[suit] != NOBODY]
    return [card for card in sorted(set(hand)) if any(matches(card, suit) for suit in suits)]


# ----------------------------------------------------------------------------------------------------------- Evening


class Evening(SeatProcedure):
    """Law 8.6."""

    __slots__ = ()

    def step(self, g: Root, n: int) -> bool:
        if n == 0:
            g.acted = 0  # operations so far
            g.push(Operating(self.seat))
            return True
        draw(g, self.seat, 1 + sum([base != NOBODY for base in g.bases]))
        g.push(DiscardDown(self.seat))
        return False


class Operating(SeatProcedure):
    __slots__ = ()

    def step(self, g: Root, n: int) -> bool:
        g.left = max(0, g.officers - g.acted)  # officers may be lost on the way
        if g.left and (recruits(g) or operations(g, self.seat)):
            g.push(Operate(self.seat))
        return False


def operations(g: Root, seat: int) -> list[Action]:
    found = moves(g, ALLIANCE, "move")
    found += battle.battles(g, seat)
    found += recruits(g)
    if g.sympathy.bit_count() < SYMPATHY_TOKENS:
        mine = g.warriors[ALLIANCE]
        found += [
            ("organize", c + 1) for c in range(CLEARINGS)
            if mine[c] and not g.sympathy >> c & 1 and g.may_place(ALLIANCE, c)
        ]  # fmt: skip
    return found


def recruits(g: Root) -> list[Action]:
    if not g.supply[ALLIANCE]:
        return []
    return [("recruit", c + 1) for c in sorted(g.bases) if c != NOBODY and g.may_place(ALLIANCE, c)]


class Operate(Decision):
    """Military operations, as many as there are officers (law 8.6.1)."""

    __slots__ = ()
    rule = "8.6.1"

    def actions(self, g: Root) -> list[Action]:
        return [*operations(g, self.seat), PASS]

    def play(self, g: Root, a: Action) -> None:
        if a == PASS:
            return
        g.acted += 1
        seat = self.seat
        g.push(Operating(seat))
        match a[0]:
            case "move":
                march(g, ALLIANCE, clearing_of(a[1]), clearing_of(a[2]))
            case "battle":
                battle.start(g, seat, a)
            case "recruit":
                place_warriors(g, ALLIANCE, clearing_of(a[1]), 1)
                g.tell("root-recruits-at", seat=seat, n=1, clearing=a[1])
            case "organize":
                clearing = clearing_of(a[1])
                g.warriors[ALLIANCE][clearing] -= 1
                g.supply[ALLIANCE] += 1
                g.changed(clearing)
                g.tell("root-organizes", seat=seat, clearing=a[1])
                g.push(PlaceSympathy(seat, clearing))

    def why_not(self, g: Root, a: Action) -> Refusal | None:
        match a[0]:
            case "move":
                return why_not_move(g, ALLIANCE, a)
            case "battle":
                return battle.why_not_battle(g, self.seat, a)
            case "recruit":
                return refusal("8.6.1.3", "root-no-base-there")
            case "organize":
                return why_not_placed(g, ALLIANCE, a[-1]) or refusal("8.6.1.4", "root-no-organize")
        return None

    def question(self, g: Root) -> Message:
        return Message("root-ask-operate", {"n": g.left})
