"""Denizens that a power discards, and piles it looks into."""

from __future__ import annotations

from collections.abc import Sequence

from ...play.asking import CARDS, PILES, Choosing
from ...play.minor import look
from ...play.moving import discard, movable
from ...ruling import slot_of
from ...state import REGION, Oath
from .shape import Selects


class Discard(Choosing):
    """A face-up card that the user may discard (locked ones stay)."""
    says = "oath-nothing-to-discard"

    phrase = CARDS

    def __init__(self, cards: Selects) -> None:
        self.cards = cards

    def options(self, g: Oath, card: int, seat: int) -> Sequence[int]:
        return movable(g, seat, tuple(self.cards(g, card, seat)))

    def chosen(self, g: Oath, card: int, seat: int, value: int) -> None:
        discard(g, value, seat)


class DiscardAll(Choosing):
    """All such cards, region by region; those of one region in the order the user likes (rulebook 10.5.1)."""

    phrase = CARDS
    asks = "oath-ask-next-discard"

    def __init__(self, cards: Selects) -> None:
        self.cards = cards

    def options(self, g: Oath, card: int, seat: int) -> Sequence[int]:
        found = movable(g, seat, tuple(self.cards(g, card, seat)))
        regions = [REGION[slot_of(g, other)] for other in found]
        return [other for other, region in zip(found, regions, strict=True) if region == min(regions)]

    def chosen(self, g: Oath, card: int, seat: int, value: int) -> None:
        discard(g, value, seat)
        self.do(g, card, seat)


class PeekPile(Choosing):
    """Cards on top of a discard pile."""
    says = "oath-seen-already"

    phrase = PILES

    def __init__(self, n: int, piles: Selects) -> None:
        self.n = n
        self.piles = piles

    def options(self, g: Oath, card: int, seat: int) -> Sequence[int]:
        return [pile for pile in self.piles(g, card, seat) if unseen(g, seat, g.piles[pile][-self.n :])]

    def chosen(self, g: Oath, card: int, seat: int, value: int) -> None:
        for other in g.piles[value][-self.n :][::-1]:
            look(g, seat, other)


def unseen(g: Oath, seat: int, cards: Sequence[int]) -> bool:
    return any(not g.eyes[card] >> seat & 1 for card in cards)
