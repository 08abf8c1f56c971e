"""The Vagabond's prospects: items, relationships, and what he can reach."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Final

from ..data import (
    AIDS_NEEDED,
    ALLIED,
    ALLY_POINTS,
    CLEARINGS,
    COIN,
    EVENING,
    HOSTILE,
    ITEM_LIMIT,
    ON_TRACKS,
    QUESTS,
    RELATION_POINTS,
    SWORD,
    TORCH,
    TRACK_SPACES,
    VAGABOND,
)  # fmt: skip
from ..play.vagabond import can_quest, on_track
from ..state import NOBODY, Cards, Root, Vagabond, fitting, surroundings
from .battles import INFAMY, STANDING, battle
from .common import REMEMBERED, cards

# fmt: off
#               boot torch tea  sword bag  crossbow hammer coin
ITEM_WORTH:  Final[tuple[float, ...]] = (0.8, 1.1, 1.2, 1.4,  0.7, 0.8,     1.0,   1.1)
DAMAGED:     Final = 0.35  # of its worth
RESTING:     Final = 0.9   # the same in a forest, before the Evening repairs it
OVERLOAD:    Final = 0.9   # lost for each item too many to carry
TIRED:       Final = 0.04  # lost for each exhausted item that the next Birdsong refreshes
TIRED_OUT:   Final = 0.45  # and for each that it does not
STEP_BEGUN:  Final = 0.8   # of the worth of a step that the cards in hand can still complete
QUEST_DONE:  Final = 0.5   # the next one of its suit scores more
QUEST_READY: Final = 0.35  # of the points for a quest whose items he has
QUEST_HALF:  Final = 0.15  # where he has one of the two
QUEST_STEP:  Final = 0.12  # lost for each step to a clearing of its suit
QUEST_HERE:  Final = 0.3   # to be done at once
RUIN_HERE:   Final = 0.8   # with a torch at hand
RUIN_STEP:   Final = 0.2   # lost for each step to the nearest
BATTLE_HERE: Final = 0.35  # of what the best battle promises, for each sword at hand
AID_HERE:    Final = 0.5   # of the points for the best aid
ITEM_HERE:   Final = 0.4   # an aid may bring one
# fmt: on


def prospects(g: Root, seat: int, stand: bytes) -> float:
    vagabond = g.vagabond_at(seat)
    to_draw = 1 + on_track(vagabond, COIN) if g.turn == seat and g.phase < EVENING else 0
    resting = vagabond.place >= CLEARINGS and g.turn == seat  # law 9.6.1
    piles = tuple(vagabond.fresh), tuple(vagabond.spent), tuple(vagabond.damaged), tuple(vagabond.damaged_spent)
    worth = _items(*piles, resting) + _relationships(g, seat, vagabond) + cards(g, seat, to_draw)
    if vagabond.place == NOBODY:
        return worth
    ruins = tuple([c for c, ruin in enumerate(g.ruins) if ruin])
    away = g.board.id, g.suits, vagabond.place
    worth += _errands(*away, *piles[:2], tuple(vagabond.quests), g.quests, ruins)
    return worth + (_here(g, seat, vagabond) if vagabond.place < CLEARINGS else 0.0)


@lru_cache(maxsize=1 << 14)
def _items(
    fresh: tuple[int, ...],
    spent: tuple[int, ...],
    damaged: tuple[int, ...],
    damaged_spent: tuple[int, ...],
    resting: bool,
) -> float:
    """What he carries: damaged it is worth less; exhausted, only what stays so past the next Birdsong."""
    whole = sum([w * (a + b) for w, a, b in zip(ITEM_WORTH, fresh, spent, strict=True)])
    hurt = sum([w * (a + b) for w, a, b in zip(ITEM_WORTH, damaged, damaged_spent, strict=True)])
    tea, coin, bag = [min(fresh[item], TRACK_SPACES) for item in ON_TRACKS]
    tired = sum(spent) + sum(damaged_spent)
    refreshed = 3 + 2 * tea
    carried = sum(fresh) + sum(damaged) + tired - tea - coin - bag
    too_many = carried - ITEM_LIMIT - 2 * bag  # law 9.6.4
    weary = TIRED * min(tired, refreshed) + TIRED_OUT * max(0, tired - refreshed)
    return whole + hurt * (RESTING if resting else DAMAGED) - weary - OVERLOAD * max(0, too_many)


def _relationships(g: Root, seat: int, vagabond: Vagabond) -> float:
    worth = 0.0
    for faction, standing in enumerate(vagabond.relations):
        if standing == HOSTILE:
            worth += INFAMY * sum(g.warriors[faction])
            continue
        worth += STANDING[standing]
        begun = vagabond.aids[faction]
        if begun and standing < ALLIED and vagabond.place < CLEARINGS:
            needed = AIDS_NEEDED[standing]
            gifts = min(sum(vagabond.fresh), fitting(g.hands[seat], g.suits[vagabond.place]))
            if begun + gifts >= needed:
                worth += STEP_BEGUN * (RELATION_POINTS[standing + 1] + 0.5) * begun / needed
    return worth


@lru_cache(maxsize=REMEMBERED)
def _errands(
    board: str,
    suits: tuple[int, ...],
    place: int,
    fresh: tuple[int, ...],
    spent: tuple[int, ...],
    done: tuple[int, ...],
    quests: Cards,
    ruins: tuple[int, ...],
) -> float:
    """Quests he has the items for, ruins, and how far away they are."""
    worth = QUEST_DONE * sum(done)
    steps = nearest(board, suits)[place]
    for number in quests:
        _, suit, (first, second) = QUESTS[number]
        one, other = fresh[first] + spent[first], fresh[second] + spent[second]
        if one > 1 if first == second else one and other:
            worth += QUEST_READY * (1 + done[suit]) - QUEST_STEP * steps[suit]
        elif one or other:
            worth += QUEST_HALF
    away = distances(board)[place]
    return worth - RUIN_STEP * min([away[c] for c in ruins], default=0)


def _here(g: Root, seat: int, vagabond: Vagabond) -> float:
    """What the clearing offers to the items and cards at hand."""
    here, suit, fresh = vagabond.place, g.suits[vagabond.place], vagabond.fresh
    worth = RUIN_HERE if g.ruins[here] and fresh[TORCH] else 0.0
    worth += sum([QUEST_HERE for quest in g.quests if can_quest(vagabond, quest, suit)])
    gifts = min(fitting(g.hands[seat], suit), sum(fresh))
    fight = aid = 0.0
    for enemy in g.enemies(seat):
        faction = g.faction[enemy]
        if faction >= VAGABOND or not g.pieces(faction, here):
            continue
        if fresh[SWORD]:
            fight = max(fight, battle(g, seat, enemy, here)[0])
        if not gifts:
            continue
        standing = vagabond.relations[faction]
        if standing == ALLIED:
            aid = max(aid, AID_HERE * ALLY_POINTS * gifts)
        elif standing != HOSTILE and gifts >= AIDS_NEEDED[standing]:
            aid = max(aid, AID_HERE * RELATION_POINTS[standing + 1])
        if any(g.items[enemy]):
            aid = max(aid, ITEM_HERE)
    return worth + BATTLE_HERE * fight * fresh[SWORD] + aid


@lru_cache(maxsize=64)
def nearest(board: str, suits: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """By place: the steps to a clearing of each suit."""
    return tuple([
        tuple([min([steps[c] for c in range(CLEARINGS) if suits[c] == suit]) for suit in range(3)])
        for steps in distances(board)
    ])  # fmt: skip


@cache
def distances(board: str) -> tuple[tuple[int, ...], ...]:
    """Steps between places, forests included."""
    beside = surroundings(board)
    found = []
    for start in range(len(beside)):
        steps = {start: 0}
        edge = [start]
        while edge:
            place = edge.pop(0)
            for near in beside[place]:
                if near not in steps:
                    steps[near] = steps[place] + 1
                    edge.append(near)
        found.append(tuple([steps[place] for place in range(len(beside))]))
    return tuple(found)
