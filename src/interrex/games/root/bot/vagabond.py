"""The Vagabond's prospects: items, relationships, and what he can reach."""

from __future__ import annotations

from functools import cache, lru_cache
from struct import Struct
from typing import Final

from ..boards import Board
from ..data import (
    AIDS_NEEDED,
    ALLIED,
    ALLY_POINTS,
    CLEARINGS,
    COIN,
    EVENING,
    FACTIONS,
    HOSTILE,
    ITEM_LIMIT,
    ITEMS,
    ON_TRACKS,
    QUESTS,
    RELATION_POINTS,
    SWORD,
    TORCH,
    TRACK_SPACES,
)  # fmt: skip
from ..hands import Cards, fitting
from ..places import surroundings
from ..satchel import vagabond_at
from ..state import NOBODY, Root
from .battles import INFAMY, STANDING, sortie
from .common import HELD, REMEMBERED
from .woodland import Chart, Woodland

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

NO_AIDS: Final = (0,) * len(FACTIONS)
_PILES: Final = Struct(f"{len(ITEMS)}s" * 4)  # what he carries: fresh, exhausted, damaged, both


def prospects(g: Root, seat: int, woodland: Woodland, turns: float) -> float:
    vagabond, on_turn, hand = vagabond_at(g, seat), g.turn == seat, g.hands[seat]
    place, fresh, relations = vagabond.place, vagabond.fresh, tuple(vagabond.relations)
    suit = g.suits[place] if 0 <= place < CLEARINGS else NOBODY
    to_come = 1 + min(fresh[COIN], TRACK_SPACES) if on_turn and g.phase < EVENING else 0
    items = bytes([*fresh, *vagabond.spent, *vagabond.damaged, *vagabond.damaged_spent])
    carried, errands = _baggage(
        woodland.chart, place, place >= CLEARINGS and on_turn, items, tuple(vagabond.quests), g.quests, woodland.ruins
    )
    if suit != NOBODY and any(vagabond.aids):
        gifts = min(sum(fresh), fitting(hand, suit))
        worth = carried + _relationships(relations, woodland.armies, tuple(vagabond.aids), gifts)
    else:
        worth = carried + _relationships(relations, woodland.armies, NO_AIDS, 0)
    worth = worth + HELD[len(hand) + to_come][len(g.crafted[seat])] + errands
    if suit == NOBODY:
        return worth
    there = woodland.ruins[place], suit, woodland.armies, g.quests
    return worth + _here(there, items, relations, fitting(hand, suit), _crowd(g, seat, place))


Company = tuple[int, bool, int, int, bool]  # a faction, whether it fights from ambush, warriors, others, has it items


def _crowd(g: Root, seat: int, place: int) -> tuple[Company, ...]:
    """The armies in a clearing that are no friends of his."""
    found: list[Company] = []
    for enemy in g.enemies(seat):
        people = g.people[enemy]
        if people.has_warriors and (pieces := people.pieces(g, place)):
            board: Board = g.boards[people.number]
            warriors = board.warriors[place]
            found.append((people.number, people.guerrilla, warriors, pieces - warriors, any(g.items[enemy])))
    return tuple(found)


@lru_cache(maxsize=1 << 14)
def _baggage(
    chart: Chart, place: int, resting: bool, items: bytes, done: tuple[int, ...], quests: Cards, ruins: bytes
) -> tuple[float, float]:
    """What he carries, and what he can do with it elsewhere; resting in a forest repairs it (law 9.6.1)."""
    fresh, spent, damaged, damaged_spent = _piles(items)
    errands = 0.0 if place == NOBODY else _errands(chart, place, fresh, spent, done, quests, ruins)
    return _items(fresh, spent, damaged, damaged_spent, resting), errands


def _piles(items: bytes) -> tuple[bytes, bytes, bytes, bytes]:
    fresh, spent, damaged, damaged_spent = _PILES.unpack(items)
    return fresh, spent, damaged, damaged_spent


def _items(fresh: bytes, spent: bytes, damaged: bytes, damaged_spent: bytes, resting: bool) -> float:
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


@lru_cache(maxsize=REMEMBERED)
def _relationships(relations: tuple[int, ...], armies: tuple[int, ...], aids: tuple[int, ...], gifts: int) -> float:
    """What relationships are worth, with the steps that were begun and can still be completed this turn."""
    worth = 0.0
    for faction, standing in enumerate(relations):
        if standing == HOSTILE:
            worth += INFAMY * armies[faction]
            continue
        worth += STANDING[standing]
        begun = aids[faction]
        if begun and standing < ALLIED:
            needed = AIDS_NEEDED[standing]
            if begun + gifts >= needed:
                worth += STEP_BEGUN * (RELATION_POINTS[standing + 1] + 0.5) * begun / needed
    return worth


def _errands(
    chart: Chart, place: int, fresh: bytes, spent: bytes, done: tuple[int, ...], quests: Cards, ruins: bytes
) -> float:
    """Quests he has the items for, ruins, and how far away they are."""
    worth = QUEST_DONE * sum(done)
    steps = nearest(chart.board, chart.suits)[place]
    for number in quests:
        _, suit, (first, second) = QUESTS[number]
        one, other = fresh[first] + spent[first], fresh[second] + spent[second]
        if one > 1 if first == second else one and other:
            worth += QUEST_READY * (1 + done[suit]) - QUEST_STEP * steps[suit]
        elif one or other:
            worth += QUEST_HALF
    away = distances(chart.board)[place]
    return worth - RUIN_STEP * min([away[c] for c, ruin in enumerate(ruins) if ruin], default=0)


@lru_cache(maxsize=REMEMBERED)
def _here(
    there: tuple[int, int, tuple[int, ...], Cards],
    items: bytes,
    relations: tuple[int, ...],
    matching: int,
    crowd: tuple[Company, ...],
) -> float:
    """What the clearing offers to the items and cards at hand."""
    ruin, suit, armies, quests = there
    fresh, spent, _, _ = _piles(items)
    worth = RUIN_HERE if ruin and fresh[TORCH] else 0.0
    worth += sum([QUEST_HERE for quest in quests if _can_quest(fresh, quest, suit)])
    gifts = min(matching, sum(fresh))
    fight = aid = 0.0
    for faction, guerrilla, warriors, others, has_items in crowd:
        relation = relations[faction]
        if fresh[SWORD]:
            swords = fresh[SWORD] + spent[SWORD]
            fight = max(fight, sortie(swords, guerrilla, warriors, others, relation, armies[faction]))
        if not gifts:
            continue
        if relation == ALLIED:
            aid = max(aid, AID_HERE * ALLY_POINTS * gifts)
        elif relation != HOSTILE and gifts >= AIDS_NEEDED[relation]:
            aid = max(aid, AID_HERE * RELATION_POINTS[relation + 1])
        if has_items:
            aid = max(aid, ITEM_HERE)
    return worth + BATTLE_HERE * fight * fresh[SWORD] + aid


def _can_quest(fresh: bytes, number: int, suit: int) -> bool:
    """Has he the items for it, and is he where it is to be done?"""
    _, where, (first, second) = QUESTS[number]
    return where == suit and (fresh[first] >= 2 if first == second else bool(fresh[first] and fresh[second]))


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
