"""Crafting cards (law 4.1)."""

from __future__ import annotations

from interrex.engine.action import Action
from interrex.engine.message import Message, Refusal, refusal

from .. import cards
from ..data import (
    ALLIANCE,
    BUILDER,
    CARDS,
    CLEARINGS,
    EYRIE,
    FAVOUR,
    HAMMER,
    ITEM,
    ITEMS,
    MARQUISE,
    PERSISTENT,
    ROOST,
    SUITS,
    VAGABOND,
    WORKSHOP,
    Card,
)  # fmt: skip
from ..state import Decision, Procedure, Root, card_id, card_number, without
from . import daylight
from .common import PASS, score, why_not_held
from .losses import remove_all_enemies


def crafting_pieces(g: Root, seat: int) -> list[int]:
    """How many crafting pieces of each suit the seat can still activate this turn."""
    faction = g.faction[seat]
    found = [0, 0, 0]
    if faction >= VAGABOND:
        rover = g.rover(faction)
        if rover.place < CLEARINGS:
            found[g.suits[rover.place]] = rover.fresh[HAMMER]  # law 9.2.1
        return found
    if faction == ALLIANCE:
        for c, suit in enumerate(g.suits):
            found[suit] += g.sympathy >> c & 1
    else:
        for suit, there in zip(g.suits, g.buildings[WORKSHOP if faction == MARQUISE else ROOST], strict=True):
            found[suit] += there
    return [have - done for have, done in zip(found, g.activated, strict=True)]


def payable(card: Card, pieces: list[int]) -> bool:
    fox, rabbit, mouse = card.cost
    foxes, rabbits, mice = pieces
    if card.any and foxes + rabbits + mice < fox + rabbit + mouse + card.any:
        return False
    return fox <= foxes and rabbit <= rabbits and mouse <= mice


def craftable(g: Root, seat: int) -> list[Action]:
    if not g.hands[seat]:
        return []
    pieces = crafting_pieces(g, seat)
    if not any(pieces):
        return []
    return [("craft", card_id(card)) for card in sorted(set(g.hands[seat])) if can_craft(g, seat, card, pieces)]


def can_craft(g: Root, seat: int, number: int, pieces: list[int]) -> bool:
    card = CARDS[number]
    if card.kind == ITEM:
        if not g.item_supply[card.item]:
            return False
    elif card.kind == PERSISTENT:
        if number in g.crafted[seat]:
            return False
    elif card.kind != FAVOUR:
        return False
    return payable(card, pieces)


def why_not_craft(g: Root, seat: int, a: Action) -> Refusal | None:
    if no := why_not_held(g, seat, "4.1", a[-1]):
        return no
    number = card_number(a[-1])
    card = CARDS[number]
    if card.kind not in (ITEM, PERSISTENT, FAVOUR):
        return refusal("2.1.2" if card.kind == "ambush" else "2.1.3", "root-no-craft-kind", card=a[1])
    if card.kind == ITEM and not g.item_supply[card.item]:
        return refusal("4.1.2", "root-no-item", item=ITEMS[card.item])
    if card.kind == PERSISTENT and number in g.crafted[seat]:
        return refusal("4.1.4", "root-no-duplicate", card=a[1])
    return refusal("4.1.1", "root-no-crafting-pieces", card=a[1])


def craft(g: Root, seat: int, number: int) -> None:
    """Pay; where a cost of any suit can be paid in several ways, ask."""
    card = CARDS[number]
    ways = ways_to_pay(card, crafting_pieces(g, seat))
    if len(ways) == 1:
        crafted(g, seat, number, ways[0])
    else:
        g.push(Activate(seat, number))


def ways_to_pay(card: Card, pieces: list[int]) -> list[tuple[int, int, int]]:
    """Pieces to activate, by suit."""
    fox, rabbit, mouse = card.cost
    left = [have - need for have, need in zip(pieces, card.cost, strict=True)]
    return [
        (fox + f, rabbit + r, mouse + card.any - f - r)
        for f in range(min(left[0], card.any) + 1)
        for r in range(min(left[1], card.any - f) + 1)
        if card.any - f - r <= left[2]
    ]


class Activate(Decision):
    """Which crafting pieces to activate for a cost of any suit."""

    __slots__ = ("card",)
    rule = "4.1.1"
    minor = True
    asks = "root-ask-activate"

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def actions(self, g: Root) -> list[Action]:
        ways = ways_to_pay(CARDS[self.card], crafting_pieces(g, self.seat))
        return [("activate", *[SUITS[suit] for suit in range(3) for _ in range(way[suit])]) for way in ways]

    def play(self, g: Root, a: Action) -> None:
        fox, rabbit, mouse = [a[1:].count(suit) for suit in SUITS[:3]]
        crafted(g, self.seat, self.card, (fox, rabbit, mouse))

    def question(self, g: Root) -> Message:
        return Message(self.asks, {"card": card_id(self.card)})


def crafted(g: Root, seat: int, number: int, way: tuple[int, int, int]) -> None:
    card = CARDS[number]
    faction = g.faction[seat]
    if faction >= VAGABOND:
        from .vagabond import exhaust  # the Vagabond's files build on this one

        for _ in range(sum(way)):
            exhaust(g.rover(faction), HAMMER)
    else:
        g.activated = [done + n for done, n in zip(g.activated, way, strict=True)]
    g.hands[seat] = without(g.hands[seat], number)
    g.tell("root-crafts", seat=seat, card=card.id)
    if card.kind == ITEM:
        g.discard.append(number)
        take_item(g, seat, card)
        return
    g.crafted[seat] = tuple(sorted((*g.crafted[seat], number)))
    if card.kind == FAVOUR:
        g.push(FavourDone(seat, number))
        remove_all_enemies(g, seat, [c for c in range(CLEARINGS) if g.suits[c] == card.suit])


class FavourDone(Procedure):
    """A Favor lies in the open until all it brings about has happened; then it is discarded (law 4.1.2)."""

    __slots__ = ("card", "seat")

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def step(self, g: Root, n: int) -> bool:
        cards.use_up(g, self.seat, self.card)
        return False


def take_item(g: Root, seat: int, card: Card) -> None:
    """Into the Crafted Items box, or a Vagabond's satchel; points as printed, but for the Eyrie (law 7.2.3)."""
    faction = g.faction[seat]
    g.item_supply[card.item] -= 1
    if faction >= VAGABOND:
        g.rover(faction).fresh[card.item] += 1
    else:
        g.items[seat][card.item] += 1
    disdain = faction == EYRIE and g.leader != BUILDER
    score(g, seat, 1 if disdain else card.points)


class CraftFirst(Decision):
    """Crafting, for factions that do it before their other work; what else Daylight allows, too."""

    __slots__ = ("cited",)
    asks = "root-ask-craft"

    def __init__(self, seat: int, rule: str) -> None:
        self.seat = seat
        self.cited = rule

    def rule_for(self, seat: int) -> str:
        return self.cited

    def actions(self, g: Root) -> list[Action]:
        return [*craftable(g, self.seat), *daylight.options(g, self.seat), PASS]

    def play(self, g: Root, a: Action) -> None:
        if a == PASS:
            return
        g.push(self)
        if a[0] == "craft":
            craft(g, self.seat, card_number(a[1]))
        else:
            daylight.play(g, self.seat, a)

    def why_not(self, g: Root, a: Action) -> Refusal | None:
        if a[0] == "craft":
            return why_not_craft(g, self.seat, a)
        return daylight.why_not(g, self.seat, a)
