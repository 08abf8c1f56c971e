"""The Eyrie's prospects: its roosts, and whether the Decree can be resolved, this turn and the next."""

from __future__ import annotations

from typing import Final

from interrex.engine.kept import Kept

from ..boards import EyrieBoard, total
from ..data import (
    BATTLE,
    BIRD,
    BUILD,
    DAYLIGHT,
    EVENING,
    EYRIE,
    EYRIE_DRAWS,
    EYRIE_POINTS,
    FIRST_LEADER,
    MOVE,
    RECRUIT,
    ROOSTS,
    SUIT_OF,
)  # fmt: skip
from ..hands import Cards
from ..moments import EFFECTS
from ..moments import RECRUITED as RECRUITED_MORE
from ..state import DONE, NOBODY, Root
from .common import HELD
from .land import Land, survey
from .woodland import Woodland, how_many

# fmt: off
# On the map
ROOST_STANDS:  Final = 0.6   # for each
A_TURN_OF:     Final = 0.55  # of the points roosts make in each turn that is left
ROOST_MORE:    Final = 0.9   # points a turn that one more roost makes, about
DRAW:          Final = 0.6   # a card the Evening brings
WARRIORS:      Final = 0.12  # for each
RULED:         Final = 0.25  # a clearing
#               builder charismatic commander despot, none yet
LEADERS_WORTH: Final[tuple[float, ...]] = (0.0,   0.8,        0.5,      0.6,    0.0)

# What the cards of the Decree bring
RECRUITED:     Final = 0.15  # a warrior
MOVED:         Final = 0.25  # a move
FOUGHT:        Final = 0.2   # a battle
BUILT:         Final = 0.9   # of a roost's worth, this turn
BUILT_LATER:   Final = 0.45  # the same, in the turns to come
LATER:         Final = 0.5   # of what the next turn brings
LATER_NOW:     Final = 0.5   # of how the next turn counts while this one is not over

# How likely each of them is to be resolved if nothing on the map serves it now
#                this turn, later
NO_ROOST:      Final[tuple[float, ...]] = (0.1,  0.3)
NO_MOVER:      Final[tuple[float, ...]] = (0.15, 0.5)
NO_ENEMY:      Final[tuple[float, ...]] = (0.05, 0.5)
MOVE_TO_ENEMY: Final = 0.6   # if warriors can still move
NO_SITE:       Final[tuple[float, ...]] = (0.05, 0.35)
MOVE_TO_SITE:  Final = 0.9   # if they can move to where a roost can then be built

# Turmoil
FALL:          Final = 5.0   # beside points and cards: a leader, and the rest of the turn
BIRD_LOST:     Final = 1.0   # a point, to be exact
CARD_LOST:     Final = 0.5   # a card of the Decree
FALL_LATER:    Final = 0.7   # of all that, if it is for the next turn
NO_DECREE:     Final = 3.0   # before a leader is chosen
FEW_LEFT:      Final = 0.2   # for each warrior that recruiting will lack
TURNS_AHEAD:   Final = 3     # within so many turns
# fmt: on

SUITS: Final = (*SUIT_OF, BIRD)  # of a card on the Decree; the last, found by VIZIER, is a bird


def prospects(g: Root, seat: int, woodland: Woodland, turns: float) -> float:
    mine: EyrieBoard = g.boards[EYRIE]
    roosts, decree, hand = total(mine.roosts), mine.decree, len(g.hands[seat])
    left = None
    if g.turn == seat and g.phase < EVENING:
        hand += EYRIE_DRAWS[roosts]
        left = still_to_resolve(g, seat)
    on_map = WARRIORS * woodland.armies[EYRIE] + RULED * how_many(woodland.ruled[EYRIE])
    worth = A_TURN_OF * turns * EYRIE_POINTS[roosts] + ROOST_STANDS * roosts + DRAW * EYRIE_DRAWS[roosts] + on_map
    worth += LEADERS_WORTH[mine.leader] + HELD[hand][len(g.crafted[seat])]
    cards = 0
    for column in decree:
        cards += len(column)
    if not cards:
        return worth - NO_DECREE
    land, supply, at_once = survey(g, woodland), mine.supply, AT_ONCE.of(mine.leader)
    lacking = FEW_LEFT * max(0, TURNS_AHEAD * len(decree[RECRUIT]) * at_once - supply)
    roost = A_TURN_OF * turns * ROOST_MORE + ROOST_STANDS if roosts < ROOSTS else 0.0
    fall = FALL + (BIRD_LOST * _birds(decree) + CARD_LOST * (cards - 2))  # law 7.7
    now, weight = 0.0, 1.0
    if left is not None:
        brings, chance = _outlook(land, left, BUILT * roost, 0, at_once, supply)
        now = chance * brings - (1 - chance) * fall
        weight = LATER_NOW * chance
    brings, chance = _outlook(land, decree, BUILT_LATER * roost, 1, at_once, supply)
    return worth - lacking + now + weight * (LATER * chance * brings - (1 - chance) * FALL_LATER * fall)


def _at_once(leader: int) -> int:
    """The warriors that come for one card; only leaders speak of that."""
    n: int = 1 if leader == NOBODY else EFFECTS.total(RECRUITED_MORE, (FIRST_LEADER + leader,), 1)
    return n


AT_ONCE: Final = Kept("warriors for a card", _at_once, "the leader, and what is entered of leaders")


def still_to_resolve(g: Root, seat: int) -> list[Cards] | None:
    """By column, the cards that must still be resolved this turn."""
    mine: EyrieBoard = g.boards[EYRIE]
    if g.turn != seat or g.phase > DAYLIGHT or mine.column == DONE:
        return None
    if mine.column == NOBODY:
        return mine.decree
    left = mine.decree[:]
    for column in range(mine.column):
        left[column] = ()
    left[mine.column] = mine.unresolved
    return left


def _birds(decree: list[Cards]) -> int:
    found = 0
    for column in decree:
        for card in column:
            if SUITS[card] == BIRD:
                found += 1
    return found


def by_suit(column: Cards) -> list[int]:
    found = [0, 0, 0, 0]
    for card in column:
        found[SUITS[card]] += 1
    return found


def _outlook(
    land: Land, columns: list[Cards], roost: float, later: int, at_once: int, supply: int
) -> tuple[float, float]:
    """What the cards bring if all are resolved, and how likely that is."""
    brings, chance = 0.0, 1.0
    if columns[RECRUIT]:
        for suit, n in enumerate(by_suit(columns[RECRUIT])):
            for _ in range(n):
                if land.roosts >> suit & 1 and supply >= at_once:
                    supply -= at_once
                    brings += RECRUITED * at_once
                else:
                    chance *= NO_ROOST[later]
    moves, origins = 0, 0
    if columns[MOVE]:
        for suit, n in enumerate(by_suit(columns[MOVE])):
            if n and land.warriors >> suit & 1:
                moves += n
                brings += MOVED * n
                origins |= 7 if suit == BIRD else 1 << suit
            elif n:
                chance *= NO_MOVER[later or bool(columns[RECRUIT])] ** n
    if columns[BATTLE]:
        for suit, n in enumerate(by_suit(columns[BATTLE])):
            if n and land.fights >> suit & 1:
                brings += FOUGHT * n
            elif n:
                chance *= (MOVE_TO_ENEMY if moves else NO_ENEMY[later]) ** n
    if not columns[BUILD]:
        return brings, chance
    near = [0, 0, 0]
    if moves or later:
        for suit, froms in land.near:
            near[suit] += later or bool(froms & origins)
    free = reached = missing = spare = 0
    wanted = by_suit(columns[BUILD])
    for suit in range(3):
        lack = wanted[suit] - land.sites[suit]
        if lack <= 0:
            free -= lack
            spare += near[suit]
            continue
        steps = min(lack, near[suit], moves)
        moves -= steps
        reached += steps
        missing += lack - steps
        spare += near[suit] - steps
    if (lack := wanted[BIRD] - free) > 0:
        steps = min(lack, spare, moves)
        reached += steps
        missing += lack - steps
    brings += roost * (len(columns[BUILD]) - missing)
    return brings, chance * MOVE_TO_SITE**reached * NO_SITE[later] ** missing
