"""What a thinking player of Kingsburg looks at: the terms of its judgement, for all seats at once.

They are measured in points where that makes sense; how much each of them counts was learned (``judgement.json``).
"""

from __future__ import annotations

from typing import Final

from .bot import (
    alliances,
    founding,
    goods_worth,
    in_hand,
    later_winters,
    levies_worth,
    next_battle,
    placed_support,
    seasons_left,
    works,
)
from .data import AUTUMN, BUILDINGS, FIRST_COLUMN, PLACES
from .state import Kingsburg

SEASONS: Final = 15
ENOUGH: Final = 4  # goods of a kind that are of use

NAMES: Final = (
    "score",      # points
    "support",    # what dice already placed will bring
    "pips",       # on dice in hand
    "dice",       # in hand
    "goods",      # at what they may still build
    "few",        # of the kind one has least of: what blocks a building
    "reach",      # points of the dearest building that goods in hand and support to come pay for
    "works",      # what buildings bring in seasons and years to come
    "buildings",  # how many, while the year's end still pays for them
    "winter",     # what the coming battle is likely to bring or cost
    "winters",    # likewise those of later years
    "soldiers",   # before the battle
    "tokens",     # +2
    "envoy",      # the marker
    "first",      # places in the turn order behind one
    "modules",    # soldier tokens, alliances, strips and governors
)  # fmt: skip


def progress(g: Kingsburg) -> float:
    return 1 - seasons_left(g) / SEASONS


def terms(g: Kingsburg) -> list[list[float]]:
    left = seasons_left(g) / SEASONS
    return [_of(g, seat, left) for seat in range(g.players)]


def _of(g: Kingsburg, seat: int, left: float) -> list[float]:
    goods = g.goods[seat]
    pips, dice = in_hand(g, seat)
    return [
        float(g.score[seat]),
        placed_support(g, seat),
        float(pips),
        float(dice),
        goods_worth(g, seat),
        float(min(ENOUGH, *goods)) + 0.5 * min(ENOUGH, sorted(goods)[1]),
        _reach(g, seat),
        works(g, seat),
        g.buildings(seat) * left,
        next_battle(g, seat),
        later_winters(g, seat),
        float(g.army[seat]) if g.phase <= AUTUMN else 0.0,
        min(g.tokens[seat], 3) * left,
        float(g.envoy == seat),
        g.order.index(seat) * left,
        (levies_worth(g, seat) if g.levies else 0.0)
        + (alliances(g, seat) if g.modules.allies else 0.0)
        + (founding(g, seat) if g.modules.strips or g.modules.hands or g.modules.stall else 0.0),
    ]


def _reach(g: Kingsburg, seat: int) -> float:
    """The points of the dearest building that can be paid for this season, unless one was built already."""
    if g.built >> seat & 1 or g.phase > AUTUMN:
        return 0.0
    gold, wood, stone = g.goods[seat]
    free = 0  # goods to come of any kind
    for rank, owner, _ in g.placed[g.supported :]:
        if owner == seat and not g.whims >> rank & 1:
            advisor = PLACES[rank - 1]
            gold, wood, stone = gold + advisor.goods[0], wood + advisor.goods[1], stone + advisor.goods[2]
            free += advisor.any + (sum(advisor.choice[0]) if advisor.choice else 0)
    held = g.in_play[seat]
    fields = g.modules.sheets[seat].fields & ~held & (FIRST_COLUMN | held << 1)
    best = 0
    while fields:
        low = fields & -fields
        fields ^= low
        building = BUILDINGS[low.bit_length() - 1]
        if building.points > best:
            due = building.cost
            if max(0, due[0] - gold) + max(0, due[1] - wood) + max(0, due[2] - stone) <= free:
                best = building.points
    return float(best)
