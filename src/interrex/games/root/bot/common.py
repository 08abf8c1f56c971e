"""What every faction's prospects have in common: cards, how much of the game is left, and where pieces stand.

A search judges many positions that differ in little: what most of them have in common is remembered, found by what it
hangs on and nothing else. Where pieces stand is written as bytes for that, quickly made and quickly compared.
"""

from __future__ import annotations

from typing import Final

from ..data import CLEARINGS, DECK, GOAL, HAND_LIMIT
from ..state import Root

# fmt: off
IN_HAND:    Final = 0.35  # a card that can be kept
TO_DISCARD: Final = 0.1   # one above the limit
EFFECT:     Final = 0.5   # a crafted effect
A_TURN:     Final = 3.6   # points the leader makes in a turn, about
# fmt: on

REMEMBERED: Final = 1 << 13  # by each that remembers
WOOD: Final = 8  # its row in what ``pieces`` gives, after three of warriors and five of buildings

# by the cards in hand, also more than there are: those to be drawn are counted too
HAND: Final = tuple([IN_HAND * min(n, HAND_LIMIT) + TO_DISCARD * max(0, n - HAND_LIMIT) for n in range(len(DECK) + 9)])


def cards(g: Root, seat: int, to_draw: int) -> float:
    """Cards in hand and those the Evening will bring (or else ending the turn seems to); crafted effects."""
    return HAND[len(g.hands[seat]) + to_draw] + EFFECT * len(g.crafted[seat])


def turns_left(g: Root) -> float:
    """How many more turns everybody will have, judged by whoever leads."""
    return max(1.0, (GOAL - max(g.score)) / A_TURN)


def pieces(g: Root) -> bytes:
    """Where pieces stand, a row a kind: warriors by faction, buildings by kind, wood."""
    cats, birds, rebels = g.warriors
    sawmills, workshops, recruiters, roosts, bases = g.buildings
    return bytes(cats + birds + rebels + sawmills + workshops + recruiters + roosts + bases + g.wood)


def row(stand: bytes, kind: int) -> bytes:
    return stand[kind * CLEARINGS : (kind + 1) * CLEARINGS]
