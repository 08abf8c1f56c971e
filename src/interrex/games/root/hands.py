"""Cards in a hand: which can stand for which suit, which are alike, what they are called."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from interrex.engine.message import Message

from .data import CARDS, SUIT_OF

Cards = tuple[int, ...]  # card numbers, sorted
_NO_CARD: Final = -1


def matches(card: int, suit: int) -> bool:
    """Of this suit, or a bird, which is any (law 2.1.1)."""
    return SUIT_OF[card] in (suit, 3)


# By suit, the cards that can stand for it (law 2.1.1).
_STAND_FOR: Final = tuple([frozenset([card for card in range(len(CARDS)) if matches(card, suit)]) for suit in range(4)])


def matching(hand: Cards, suit: int) -> list[int]:
    """The different cards of a hand that can stand for the suit; suit 3: birds only (law 2.1.1.2)."""
    fit = _STAND_FOR[suit]
    found: list[int] = []
    last = _NO_CARD
    for card in hand:  # hands are sorted
        if card in fit and card != last:
            found.append(card)
            last = card
    return found


@lru_cache(maxsize=1 << 14)
def fitting(hand: Cards, suit: int) -> int:
    """How many cards of a hand can stand for the suit (law 2.1.1)."""
    return sum([SUIT_OF[card] in (suit, 3) for card in hand])


def different(hand: Cards) -> list[int]:
    """A hand, which is sorted, with every kind of card once. Hands differ too much to be remembered."""
    found: list[int] = []
    last = _NO_CARD
    for card in hand:
        if card != last:
            found.append(card)
            last = card
    return found


def by_suit(cards: Cards) -> list[int]:
    """How many cards can stand for fox, rabbit and mouse (law 2.1.1)."""
    found = [0, 0, 0, 0]
    for card in cards:  # written out: it is asked at every supporter spent
        found[SUIT_OF[card]] += 1
    fox, rabbit, mouse, bird = found
    return [fox + bird, rabbit + bird, mouse + bird]


def without(hand: Cards, card: int) -> Cards:
    at = hand.index(card)
    return hand[:at] + hand[at + 1 :]


def card_id(card: int) -> str:
    return CARDS[card].id


def card_message(card: int) -> Message:
    return Message(f"root-card-{CARDS[card].id}", {})
