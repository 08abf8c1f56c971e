"""The Eyrie's prospects: its roosts, and whether the Decree can be resolved, this turn and the next."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from ..data import (
    BATTLE,
    BIRD,
    BUILD,
    CLEARINGS,
    DAYLIGHT,
    EVENING,
    EYRIE,
    EYRIE_DRAWS,
    EYRIE_POINTS,
    MOVE,
    RECRUIT,
    ROOST,
    ROOSTS,
    SUIT_OF,
)  # fmt: skip
from ..play.eyrie import recruited
from ..state import DONE, NOBODY, Cards, Root, neighbours
from .common import REMEMBERED, cards, row, turns_left

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


class Chart(NamedTuple):
    """The map as the Eyrie looks at it: where pieces stand, and what follows from that and what does not."""

    stand: bytes
    slots: tuple[int, ...]
    rulers: tuple[int, ...]
    sympathy: int
    keep: int
    pawns: tuple[int, ...]  # where Vagabonds are
    suits: tuple[int, ...]
    board: str


class Land(NamedTuple):
    """What the map offers the Decree. Lists are by suit, birds meaning any."""

    roosts: list[int]
    warriors: list[int]  # clearings with any
    fights: list[int]  # clearings where there is somebody to fight
    sites: list[int]  # where a roost can be built
    near: list[tuple[int, int]]  # where one could after a move: its suit, and as bits the suits to move from


def prospects(g: Root, seat: int, stand: bytes) -> float:
    held = cards(g, seat, EYRIE_DRAWS[g.count(ROOST)] if g.turn == seat and g.phase < EVENING else 0)
    left = still_to_resolve(g, seat)
    return _worth(
        chart(g, stand),
        turns_left(g),
        g.leader,
        held,
        tuple(g.decree),
        None if left is None else tuple(left),
        recruited(g, seat),
        g.supply[EYRIE],
    )


def chart(g: Root, stand: bytes) -> Chart:
    pawns = tuple([vagabond.place for vagabond in g.vagabonds])
    return Chart(stand, tuple(g.slots()), g.rulers(), g.sympathy, g.keep, pawns, g.suits, g.board.id)


@lru_cache(maxsize=REMEMBERED)
def _worth(
    look: Chart,
    turns: float,
    leader: int,
    held: float,
    decree: tuple[Cards, ...],
    left: tuple[Cards, ...] | None,
    at_once: int,
    supply: int,
) -> float:
    roosts = sum(row(look.stand, 3 + ROOST))
    rate = A_TURN_OF * turns
    worth = rate * EYRIE_POINTS[roosts] + ROOST_STANDS * roosts + DRAW * EYRIE_DRAWS[roosts]
    worth += WARRIORS * sum(row(look.stand, EYRIE)) + RULED * look.rulers.count(EYRIE)
    worth += LEADERS_WORTH[leader] + held
    if not any(decree):
        return worth - NO_DECREE
    worth -= FEW_LEFT * max(0, TURNS_AHEAD * len(decree[RECRUIT]) * at_once - supply)
    land = survey(look)
    roost = rate * ROOST_MORE + ROOST_STANDS if roosts < ROOSTS else 0.0
    fall = FALL + _lost(decree)
    weight = 1.0
    if left is not None:
        brings, chance = _outlook(land, left, BUILT * roost, 0, at_once, supply)
        worth += chance * brings - (1 - chance) * fall
        weight = LATER_NOW * chance
    brings, chance = _outlook(land, decree, BUILT_LATER * roost, 1, at_once, supply)
    return worth + weight * (LATER * chance * brings - (1 - chance) * FALL_LATER * fall)


def still_to_resolve(g: Root, seat: int) -> list[Cards] | None:
    """By column, the cards that must still be resolved this turn."""
    if g.turn != seat or g.phase > DAYLIGHT or g.column == DONE:
        return None
    if g.column == NOBODY:
        return g.decree
    return [()] * g.column + [g.unresolved] + g.decree[g.column + 1 :]


@lru_cache(maxsize=1 << 12)
def _lost(decree: tuple[Cards, ...]) -> float:
    """Points and cards lost with the Decree (law 7.7)."""
    suits = [SUITS[card] for column in decree for card in column]
    return BIRD_LOST * suits.count(BIRD) + CARD_LOST * (len(suits) - 2)


@lru_cache(maxsize=1 << 12)
def by_suit(column: Cards) -> tuple[int, int, int, int]:
    suits = [SUITS[card] for card in column]
    return suits.count(0), suits.count(1), suits.count(2), suits.count(BIRD)


@lru_cache(maxsize=REMEMBERED)
def survey(look: Chart) -> Land:
    suits, rulers, mine, keep, slots = look.suits, look.rulers, row(look.stand, EYRIE), look.keep, look.slots
    nests, beside = row(look.stand, 3 + ROOST), neighbours(look.board)
    roosts, warriors, fights, sites = [0] * 4, [0] * 4, [0] * 4, [0] * 4
    origins: dict[int, int] = {}
    for c, suit in enumerate(suits):
        if nests[c]:
            roosts[suit] += 1
        elif rulers[c] == EYRIE and slots[c] > 0 and c != keep:  # law 6.2.2
            sites[suit] += 1
        if not (here := mine[c]):
            continue
        warriors[suit] += 1
        if _enemies(look, c):
            fights[suit] += 1
        if rulers[c] == EYRIE:
            for there in beside[c]:
                if rulers[there] != EYRIE and slots[there] > 0 and there != keep and here > _to_rule(look.stand, there):
                    origins[there] = origins.get(there, 0) | 1 << suit  # one stays behind
    for kind in (roosts, warriors, fights, sites):
        kind[BIRD] = kind[0] + kind[1] + kind[2]
    return Land(roosts, warriors, fights, sites, [(suits[c], froms) for c, froms in origins.items() if not nests[c]])


def _enemies(look: Chart, c: int) -> bool:
    """Is there anybody to fight?"""
    cats, _, rebels, sawmills, workshops, recruiters, _, bases, wood = look.stand[c::CLEARINGS]
    return (
        cats + rebels + sawmills + workshops + recruiters + bases + wood > 0
        or look.sympathy >> c & 1 == 1
        or c == look.keep
        or c in look.pawns
    )


def _to_rule(stand: bytes, c: int) -> int:
    """How many more warriors it takes to rule there: a tie is enough (law 7.2.2)."""
    cats, mine, rebels, sawmills, workshops, recruiters, _, bases, _ = stand[c::CLEARINGS]
    return max(cats + sawmills + workshops + recruiters, rebels + bases) - mine


def _outlook(
    land: Land, columns: tuple[Cards, ...], roost: float, later: int, at_once: int, supply: int
) -> tuple[float, float]:
    """What the cards bring if all are resolved, and how likely that is."""
    brings, chance = 0.0, 1.0
    if columns[RECRUIT]:
        for suit, n in enumerate(by_suit(columns[RECRUIT])):
            for _ in range(n):
                if land.roosts[suit] and supply >= at_once:
                    supply -= at_once
                    brings += RECRUITED * at_once
                else:
                    chance *= NO_ROOST[later]
    moves, origins = 0, 0
    if columns[MOVE]:
        for suit, n in enumerate(by_suit(columns[MOVE])):
            if n and land.warriors[suit]:
                moves += n
                brings += MOVED * n
                origins |= 7 if suit == BIRD else 1 << suit
            elif n:
                chance *= NO_MOVER[later or bool(columns[RECRUIT])] ** n
    if columns[BATTLE]:
        for suit, n in enumerate(by_suit(columns[BATTLE])):
            if n and land.fights[suit]:
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
