"""What every faction's prospects have in common: cards, and how much of the game is left."""

from __future__ import annotations

from ..data import DECK, GOAL, HAND_LIMIT
from ..state import Root

# fmt: off
IN_HAND       = 0.35  # a card that can be kept
TO_DISCARD    = 0.1   # one above the limit
EFFECT        = 0.5   # a crafted effect
A_TURN        = 3.6   # points the leader makes in a turn, about
# fmt: on

# by the cards in hand, also more than there are: those to be drawn are counted too
HAND = tuple([IN_HAND * min(n, HAND_LIMIT) + TO_DISCARD * max(0, n - HAND_LIMIT) for n in range(len(DECK) + 9)])


def cards(g: Root, seat: int, to_draw: int) -> float:
    """Cards in hand and those the Evening will bring (or else ending the turn seems to); crafted effects."""
    return HAND[len(g.hands[seat]) + to_draw] + EFFECT * len(g.crafted[seat])


def turns_left(g: Root) -> float:
    """How many more turns everybody will have, judged by whoever leads."""
    return max(1.0, (GOAL - max(g.score)) / A_TURN)


def open_slots(g: Root) -> list[int]:
    """By clearing (law 2.2.3, 2.2.4); all at once, as they are asked for at every position."""
    slots = zip(g.board.slots, *g.buildings, g.ruins, strict=True)
    return [n - a - b - c - d - e - (1 if ruin else 0) for n, a, b, c, d, e, ruin in slots]
