"""Crafting cards (law 4.1)."""

from __future__ import annotations

from typing import Final

from interrex.engine.action import Action
from interrex.engine.kept import Kept
from interrex.engine.message import Message, Refusal, refusal
from interrex.engine.verbs import Phrase, Verb

from ..data import AMBUSH as AMBUSH_CARD
from ..data import CARDS, CLEARINGS, FAVOUR, ITEM, ITEMS, PERSISTENT, Card
from ..hands import card_id, with_one_more
from ..state import NOBODY, Decision, Procedure, Root
from ..words import ACTIVATED, CARD
from .common import score
from .effects import discard_crafted
from .losses import remove_all_enemies
from .piles import discard, from_hand
from .reasons import why_not_held

CRAFTED: Final = (ITEM, PERSISTENT, FAVOUR)  # kinds of cards


class Craft(Verb[Root]):
    """A card from the hand, paid with crafting pieces."""

    name = "craft"
    takes = (CARD,)
    rule = "4.1"

    def offers(self, g: Root, seat: int) -> list[Action]:
        hand = g.hands[seat]
        if not hand:
            return []
        fox, rabbit, mouse = g.people[seat].crafting_pieces(g)
        paid = payable(fox, rabbit, mouse)
        found: list[int] = []
        last = NOBODY
        for card in hand:  # which is sorted: of several of a kind one is offered
            if card != last and paid[card] and can_craft(g, seat, card):
                found.append(card)
                last = card
        return self.each(found)

    def act(self, g: Root, seat: int, number: int) -> None:
        """Pay; where a cost of any suit can be paid in several ways, ask."""
        ways = ways_to_pay(CARDS[number], g.people[seat].crafting_pieces(g))
        if len(ways) == 1:
            crafted(g, seat, number, ways[0])
        else:
            g.push(Activate(seat, number))

    def why_not(self, g: Root, seat: int, number: int) -> Refusal | None:
        if no := why_not_held(g, seat, self.rule, number):
            return no
        card = CARDS[number]
        if card.kind not in CRAFTED:
            return refusal("2.1.2" if card.kind == AMBUSH_CARD else "2.1.3", "root-no-craft-kind", card=card.id)
        if card.kind == ITEM and not g.item_supply[card.item]:
            return refusal("4.1.2", "root-no-item", item=ITEMS[card.item])
        if card.kind == PERSISTENT and number in g.crafted[seat]:
            return refusal("4.1.4", "root-no-duplicate", card=card.id)
        return refusal("4.1.1", "root-no-crafting-pieces", card=card.id)


def can_craft(g: Root, seat: int, number: int) -> bool:
    """If it can be paid for: an item must be left, an effect not be there yet."""
    card = CARDS[number]
    if card.kind == ITEM:
        return g.item_supply[card.item] > 0
    return card.kind == FAVOUR or number not in g.crafted[seat]


def payable(fox: int, rabbit: int, mouse: int) -> list[bool]:
    """By card: can it be crafted, and do these pieces suffice?"""
    pieces = (fox * MANY + rabbit) * MANY + mouse
    return PAYABLE.known.get(pieces) or PAYABLE.of(pieces, fox, rabbit, mouse)


def _payable(fox: int, rabbit: int, mouse: int) -> list[bool]:
    pieces = [fox, rabbit, mouse]
    return [card.kind in CRAFTED and bool(ways_to_pay(card, pieces)) for card in CARDS]


MANY: Final = 100  # crafting pieces of a suit: there are never so many
PAYABLE: Final = Kept("payable", _payable, "crafting pieces by suit")


def ways_to_pay(card: Card, pieces: list[int]) -> list[tuple[int, int, int]]:
    """Pieces to activate, by suit."""
    fox, rabbit, mouse = card.cost
    foxes, rabbits, mice = pieces
    return [
        (fox + f, rabbit + r, mouse + card.any - f - r)
        for f in range(min(foxes - fox, card.any) + 1)
        for r in range(min(rabbits - rabbit, card.any - f) + 1)
        if card.any - f - r <= mice - mouse
    ]


ACTIVATE: Final = Phrase("activate", ACTIVATED)


class Activate(Decision):
    """Which crafting pieces to activate for a cost of any suit."""

    __slots__ = ("card",)
    rule = "4.1.1"
    minor = True
    asks = "root-ask-activate"
    phrases = (ACTIVATE,)

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def actions(self, g: Root) -> list[Action]:
        if self.card not in g.hands[self.seat]:
            return []  # not in this world: it is a secret until it is paid
        return [ACTIVATE.action(way) for way in ways_to_pay(CARDS[self.card], g.people[self.seat].crafting_pieces(g))]

    def play(self, g: Root, a: Action) -> None:
        (way,) = ACTIVATE.values(a)
        crafted(g, self.seat, self.card, way)

    def forbids(self, g: Root, way: tuple[int, int, int]) -> Refusal | None:
        card = CARDS[self.card]
        if sum(way) != card.any + sum(card.cost):
            return refusal(self.rule, "root-no-activate", n=card.any + sum(card.cost))
        return refusal(self.rule, "root-no-crafting-pieces", card=card.id)

    def question(self, g: Root) -> Message:
        return Message(self.asks, {"card": card_id(self.card)})


def crafted(g: Root, seat: int, number: int, way: tuple[int, int, int]) -> None:
    card = CARDS[number]
    g.people[seat].activate(g, way)
    from_hand(g, seat, number)
    g.tell("root-crafts", seat=seat, card=card.id)
    if card.kind == ITEM:
        discard(g, number)
        g.item_supply[card.item] -= 1
        g.people[seat].keep_item(g, card.item)
        score(g, seat, g.people[seat].item_points(g, card.points))
        return
    g.crafted[seat] = with_one_more(g.crafted[seat], number)
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
        discard_crafted(g, self.seat, self.card, "root-favour-done")
        return False
