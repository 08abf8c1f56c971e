"""The Alliance's prospects: sympathy, bases, supporters, officers."""

from __future__ import annotations

from ..data import ALLIANCE, CLEARINGS, EVENING, SYMPATHY_POINTS, SYMPATHY_TOKENS
from ..state import NOBODY, Root, fitting
from .common import cards, turns_left

# fmt: off
SYMPATHETIC   = 0.75  # for each token
NEXT_TOKEN    = 0.3   # of the points for the next
BASE_STANDS   = 1.5
BASE_TURN     = 0.35  # for each turn that is left: a card, and officers to be trained
OFFICER_TURN  = 0.14  # for each of these turns
OFFICERS      = 4     # that have something to do
SUPPORTER     = 0.45
SUPPORTERS    = 8     # that will be spent
FOR_A_REVOLT  = 0.4   # each of two supporters that fit a base still to come
WARRIORS      = 0.2   # for each
GUARD         = 0.3   # for each of two warriors at a base
ORGANIZER     = 0.3   # of the points for the next token, where a warrior can place it
# fmt: on


def prospects(g: Root, seat: int) -> float:
    mine, tokens, turns = g.warriors[ALLIANCE], g.sympathy.bit_count(), turns_left(g)
    bases = [base for base in g.bases if base != NOBODY]
    next_points = SYMPATHY_POINTS[tokens] if tokens < SYMPATHY_TOKENS else 0
    worth = SYMPATHETIC * tokens + NEXT_TOKEN * next_points + (BASE_STANDS + BASE_TURN * turns) * len(bases)
    worth += OFFICER_TURN * turns * min(g.officers, OFFICERS)
    worth += SUPPORTER * min(len(g.supporters), SUPPORTERS) + WARRIORS * sum(mine)
    worth += GUARD * sum([min(2, mine[base]) for base in bases])
    to_come = [suit for suit in range(3) if g.bases[suit] == NOBODY]
    worth += FOR_A_REVOLT * sum([min(2, fitting(g.supporters, suit)) for suit in to_come])
    if g.officers and any(mine):
        ready = sum([1 for c in range(CLEARINGS) if mine[c] and not g.sympathy >> c & 1 and c != g.keep])
        worth += ORGANIZER * next_points * min(ready, g.officers)
    return worth + cards(g, seat, 1 + len(bases) if _before_drawing(g, seat) else 0)


def _before_drawing(g: Root, seat: int) -> bool:
    """Cards come after the operations of the Evening (law 8.6)."""
    return g.turn == seat and (g.phase < EVENING or g.operating)
