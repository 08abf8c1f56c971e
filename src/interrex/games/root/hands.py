"""Cards in a hand: which can stand for which suit, which are alike, what they are called."""

from __future__ import annotations

from typing import Final

from interrex.engine.message import Message

from .data import CARDS, FOX, MOUSE, RABBIT, SUIT_OF

Cards = tuple[int, ...]  # card numbers, sorted
_NO_CARD: Final = -2  # nor a vizier


def matches(card: int, suit: int) -> bool:
    """Of this suit, or a bird, which is any (law 2.1.1)."""
    return SUIT_OF[card] in (suit, 3)


# By suit and card: can it stand for the suit (law 2.1.1)?
_STANDS_FOR: Final = [[matches(card, suit) for card in range(len(CARDS))] for suit in range(4)]


def matching(hand: Cards, suit: int) -> list[int]:
    """The different cards of a hand that can stand for the suit; suit 3: birds only (law 2.1.1.2)."""
    fit = _STANDS_FOR[suit]
    found: list[int] = []
    last = _NO_CARD
    for card in hand:  # hands are sorted
        if card != last and fit[card]:
            found.append(card)
            last = card
    return found


def fitting(hand: Cards, suit: int) -> int:
    """How many cards of a hand can stand for the suit (law 2.1.1)."""
    fit, found = _STANDS_FOR[suit], 0
    for card in hand:
        if fit[card]:
            found += 1
    return found


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
    fox = rabbit = mouse = bird = 0
    for card in cards:  # written out: it is asked at every supporter spent
        suit = SUIT_OF[card]
        if suit == FOX:
            fox += 1
        elif suit == RABBIT:
            rabbit += 1
        elif suit == MOUSE:
            mouse += 1
        else:
            bird += 1
    return [fox + bird, rabbit + bird, mouse + bird]


def without(hand: Cards, card: int) -> Cards:
    for at, held in enumerate(hand):
        if held == card:
            return hand[:at] + hand[at + 1 :]
    raise ValueError(f"{card} is not in {hand}")


def with_one_more(hand: Cards, card: int) -> Cards:
    """The card comes to its place: hands are sorted."""
    at = 0
    for held in hand:
        if held > card:
            break
        at += 1
    cards = list(hand)
    cards.insert(at, card)
    return tuple(cards)


def card_id(card: int) -> str:
    return CARDS[card].id


def card_message(card: int) -> Message:
    return Message(f"root-card-{CARDS[card].id}", {})
