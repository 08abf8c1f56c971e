"""The Alliance's prospects: sympathy, bases, supporters, officers."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from ..boards import AllianceBoard
from ..data import ALLIANCE, CLEARINGS, EVENING, SYMPATHY_POINTS, SYMPATHY_TOKENS
from ..hands import Cards, fitting
from ..state import NOBODY, Root
from .common import HELD, REMEMBERED
from .woodland import Woodland

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
    bases, closed = tuple(mine.base_of), g.closed_to(ALLIANCE)
    rebels = woodland.rows[ALLIANCE][0]
    worth = _movement(rebels, mine.sympathy, bases, mine.officers, mine.supporters, closed, turns)
    hand = len(g.hands[seat])
    if g.turn == seat and (g.phase < EVENING or mine.operating):  # law 8.6: cards come after the operations
        hand += 4 - bases.count(NOBODY)
    return worth + HELD[hand][len(g.crafted[seat])]


@lru_cache(maxsize=REMEMBERED)
def _movement(
    mine: bytes, sympathy: int, by_suit: tuple[int, ...], officers: int, supporters: Cards, closed: int, turns: float
) -> float:
    tokens = sympathy.bit_count()
    bases = [base for base in by_suit if base != NOBODY]
    next_points = SYMPATHY_POINTS[tokens] if tokens < SYMPATHY_TOKENS else 0
    worth = SYMPATHETIC * tokens + NEXT_TOKEN * next_points + (BASE_STANDS + BASE_TURN * turns) * len(bases)
    worth += OFFICER_TURN * turns * min(officers, OFFICERS)
    worth += SUPPORTER * min(len(supporters), SUPPORTERS) + WARRIORS * sum(mine)
    worth += GUARD * sum([min(2, mine[base]) for base in bases])
    to_come = [suit for suit in range(3) if by_suit[suit] == NOBODY]
    worth += FOR_A_REVOLT * sum([min(2, fitting(supporters, suit)) for suit in to_come])
    if officers and any(mine):
        barred = sympathy | closed
        ready = sum([1 for c in range(CLEARINGS) if mine[c] and not barred >> c & 1])
        worth += ORGANIZER * next_points * min(ready, officers)
    return worth
