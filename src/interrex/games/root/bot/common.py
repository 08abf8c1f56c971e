"""What every faction's prospects have in common: cards, and how much of the game is left."""

from __future__ import annotations

from typing import Final

from ..data import DECK, GOAL, HAND_LIMIT

# fmt: off
IN_HAND:    Final = 0.35  # a card that can be kept
TO_DISCARD: Final = 0.1   # one above the limit
EFFECT:     Final = 0.5   # a crafted effect
A_TURN:     Final = 3.6   # points the leader makes in a turn, about
# fmt: on

MOST_CARDS: Final = len(DECK) + 9  # in hand, also more than there are: those to be drawn are counted too


def _held(hand: int, crafted: int) -> float:
    return IN_HAND * min(hand, HAND_LIMIT) + TO_DISCARD * max(0, hand - HAND_LIMIT) + EFFECT * crafted


# By cards in hand and effects crafted. Those the Evening will bring count as in hand, or else ending the turn seems to
# bring them.
HELD: Final = tuple([tuple([_held(hand, crafted) for crafted in range(len(DECK))]) for hand in range(MOST_CARDS)])

# By the points of whoever leads: how many more turns everybody will have
TURNS_LEFT: Final = tuple([max(1.0, (GOAL - points) / A_TURN) for points in range(GOAL + 1)])
