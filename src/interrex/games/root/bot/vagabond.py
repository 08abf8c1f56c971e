"""The Vagabond's prospects: items, relationships, and what he can reach."""

from __future__ import annotations

from typing import Final

from ..boards import Board, total
from ..data import (
    AIDS_NEEDED,
    ALLIED,
    ALLY_POINTS,
    BAG,
    CLEARINGS,
    COIN,
    EVENING,
    HOSTILE,
    ITEM_LIMIT,
    QUESTS,
    RELATION_POINTS,
    SWORD,
    TEA,
    TORCH,
    TRACK_SPACES,
)  # fmt: skip
from ..hands import fitting
from ..satchel import Vagabond, vagabond_at
from ..state import NOBODY, Root
from .battles import INFAMY, STANDING, sortie
from .common import HELD
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

# By quest: its suit and its two items
QUESTED: Final[list[tuple[int, int, int]]] = [(quest.suit, quest.items[0], quest.items[1]) for quest in QUESTS]


def prospects(g: Root, seat: int, woodland: Woodland, turns: float) -> float:
    vagabond, on_turn, hand = vagabond_at(g, seat), g.turn == seat, g.hands[seat]
    place, fresh = vagabond.place, vagabond.fresh
    suit = g.suits[place] if 0 <= place < CLEARINGS else NOBODY
    to_come = 1 + min(fresh[COIN], TRACK_SPACES) if on_turn and g.phase < EVENING else 0
    carried = _items(vagabond, place >= CLEARINGS and on_turn)
    gifts = 0 if suit == NOBODY else min(total(fresh), fitting(hand, suit))
    worth = carried + _relationships(vagabond, woodland.armies, suit != NOBODY, gifts)
    errands = 0.0 if place == NOBODY else _errands(g, vagabond, woodland.chart)
    worth = worth + HELD[len(hand) + to_come][len(g.crafted[seat])] + errands
    if suit == NOBODY:
        return worth
    return worth + _here(g, seat, vagabond, woodland, suit, gifts)


def _items(vagabond: Vagabond, resting: bool) -> float:
    """What he carries: damaged it is worth less; exhausted, only what stays so past the next Birdsong.

    Resting in a forest repairs it (law 9.6.1).
    """
    fresh, spent = vagabond.fresh, vagabond.spent
    damaged, damaged_spent = vagabond.damaged, vagabond.damaged_spent
    whole = hurt = 0.0
    for item, one in enumerate(ITEM_WORTH):
        whole += one * (fresh[item] + spent[item])
        hurt += one * (damaged[item] + damaged_spent[item])
    tea, coin, bag = min(fresh[TEA], TRACK_SPACES), min(fresh[COIN], TRACK_SPACES), min(fresh[BAG], TRACK_SPACES)
    tired = total(spent) + total(damaged_spent)
    refreshed = 3 + 2 * tea
    carried = total(fresh) + total(damaged) + tired - tea - coin - bag
    too_many = carried - ITEM_LIMIT - 2 * bag  # law 9.6.4
    weary = TIRED * min(tired, refreshed) + TIRED_OUT * max(0, tired - refreshed)
    return whole + hurt * (RESTING if resting else DAMAGED) - weary - OVERLOAD * max(0, too_many)


def _relationships(vagabond: Vagabond, armies: list[int], in_clearing: bool, gifts: int) -> float:
    """What relationships are worth, with the steps that were begun and can still be completed this turn."""
    worth, aids = 0.0, vagabond.aids
    for faction, standing in enumerate(vagabond.relations):
        if standing == HOSTILE:
            worth += INFAMY * armies[faction]
            continue
        worth += STANDING[standing]
        begun = aids[faction]
        if begun and in_clearing and standing < ALLIED:
            needed = AIDS_NEEDED[standing]
            if begun + gifts >= needed:
                worth += STEP_BEGUN * (RELATION_POINTS[standing + 1] + 0.5) * begun / needed
    return worth


def _errands(g: Root, vagabond: Vagabond, chart: Chart) -> float:
    """Quests he has the items for, ruins, and how far away they are."""
    done, fresh, spent, place = vagabond.quests, vagabond.fresh, vagabond.spent, vagabond.place
    worth = QUEST_DONE * total(done)
    steps = chart.nearest[place]
    for quest in g.quests:
        suit, first, second = QUESTED[quest]
        one, other = fresh[first] + spent[first], fresh[second] + spent[second]
        if one > 1 if first == second else one > 0 and other > 0:
            worth += QUEST_READY * (1 + done[suit]) - QUEST_STEP * steps[suit]
        elif one > 0 or other > 0:
            worth += QUEST_HALF
    away, nearest = chart.away[place], NOBODY  # while no ruin is found
    for clearing, items in enumerate(g.ruins):
        if items and (nearest == NOBODY or away[clearing] < nearest):
            nearest = away[clearing]
    return worth - RUIN_STEP * max(0, nearest)


def _here(g: Root, seat: int, vagabond: Vagabond, woodland: Woodland, suit: int, gifts: int) -> float:
    """What the clearing offers to the items and cards at hand."""
    fresh, relations, place = vagabond.fresh, vagabond.relations, vagabond.place
    worth = RUIN_HERE if g.ruins[place] and fresh[TORCH] else 0.0
    quests = 0.0
    for quest in g.quests:
        where, first, second = QUESTED[quest]
        ready = fresh[first] > 1 if first == second else fresh[first] > 0 and fresh[second] > 0
        if ready and where == suit:
            quests += QUEST_HERE
    worth += quests
    fight = aid = 0.0
    for enemy in g.enemies(seat):
        people = g.people[enemy]
        pieces = people.pieces(g, place) if people.has_warriors else 0
        if not pieces:
            continue
        faction = people.number
        board: Board = g.boards[faction]
        relation, warriors = relations[faction], board.warriors[place]
        if fresh[SWORD]:
            swords, army = fresh[SWORD] + vagabond.spent[SWORD], woodland.armies[faction]
            fight = max(fight, sortie(swords, people.guerrilla, warriors, pieces - warriors, relation, army))
        if not gifts:
            continue
        if relation == ALLIED:
            aid = max(aid, AID_HERE * ALLY_POINTS * gifts)
        elif relation != HOSTILE and gifts >= AIDS_NEEDED[relation]:
            aid = max(aid, AID_HERE * RELATION_POINTS[relation + 1])
        if total(g.items[enemy]):
            aid = max(aid, ITEM_HERE)
    return worth + BATTLE_HERE * fight * fresh[SWORD] + aid
