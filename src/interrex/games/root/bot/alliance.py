"""The Alliance's prospects: sympathy, bases, supporters, officers."""

from __future__ import annotations

from typing import Final

from ..boards import AllianceBoard, where
from ..data import ALLIANCE, EVENING, SYMPATHY_POINTS, SYMPATHY_TOKENS
from ..hands import by_suit
from ..state import NOBODY, Root
from .common import HELD
from .woodland import Woodland, how_many

# fmt: off
SYMPATHETIC:  Final = 0.75  # for each token
NEXT_TOKEN:   Final = 0.3   # of the points for the next
BASE_STANDS:  Final = 1.5
BASE_TURN:    Final = 0.35  # for each turn that is left: a card, and officers to be trained
OFFICER_TURN: Final = 0.14  # for each of these turns
OFFICERS:     Final = 4     # that have something to do
SUPPORTER:    Final = 0.45
SUPPORTERS:   Final = 8     # that will be spent
FOR_A_REVOLT: Final = 0.4   # each of two supporters that fit a base still to come
WARRIORS:     Final = 0.2   # for each
GUARD:        Final = 0.3   # for each of two warriors at a base
ORGANIZER:    Final = 0.3   # of the points for the next token, where a warrior can place it
# fmt: on


def prospects(g: Root, seat: int, woodland: Woodland, turns: float) -> float:
    mine: AllianceBoard = g.boards[ALLIANCE]
    rebels, tokens = mine.warriors, how_many(mine.sympathy)
    next_points = SYMPATHY_POINTS[tokens] if tokens < SYMPATHY_TOKENS else 0
    fit = by_suit(mine.supporters)
    bases = guards = revolting = 0
    for suit, base in enumerate(mine.base_of):
        if base != NOBODY:
            bases += 1
            guards += min(2, rebels[base])
        else:
            revolting += min(2, fit[suit])
    worth = SYMPATHETIC * tokens + NEXT_TOKEN * next_points + (BASE_STANDS + BASE_TURN * turns) * bases
    worth += OFFICER_TURN * turns * min(mine.officers, OFFICERS)
    worth += SUPPORTER * min(len(mine.supporters), SUPPORTERS) + WARRIORS * woodland.armies[ALLIANCE]
    worth += GUARD * guards
    worth += FOR_A_REVOLT * revolting
    if mine.officers:
        ready = how_many(where(rebels) & ~(mine.sympathy | g.closed_to(ALLIANCE)))
        worth += ORGANIZER * next_points * min(ready, mine.officers)
    hand = len(g.hands[seat])
    if g.turn == seat and (g.phase < EVENING or mine.operating):  # law 8.6: cards come after the operations
        hand += 1 + bases
    return worth + HELD[hand][len(g.crafted[seat])]
