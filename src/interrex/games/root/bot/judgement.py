"""How well a seat stands: its points and prospects against those of the others."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ..data import ALLIANCE, BIRD, EYRIE, GOAL, MARQUISE, SUIT_OF
from ..state import ALONE, AMBUSHING, CHOOSING_ALLY, NOBODY, Root
from ..state import OTHERS as OTHERS_OF
from . import alliance, eyrie, marquise, vagabond
from .battles import battle
from .common import TURNS_LEFT
from .woodland import Woodland, look

# fmt: off
WON:          Final = 100.0
OTHERS:       Final = 0.05     # of what each enemy has, taken off one's own
THREAT:       Final = 0.00015  # and of its cube: a point off one who has 30 is worth four times one off whoever has 12
DOMINANT:     Final = 18.0     # instead of points, for whoever follows a dominance card and rules all it asks for
NOT_RULED:    Final = 5.0      # less for each clearing it lacks
STILL_OF_USE: Final = 0.3      # of the prospects of somebody who scores no more
# fmt: on


def evaluate(g: Root, seat: int) -> float:
    """How well the seat stands against the others, in points."""
    if not g.stack:
        return WON if seat in g.winners else -WON
    woodland, turns, score = look(g), turns_left(g), g.score
    worth: list[float] = []
    for s, faction in enumerate(g.faction):
        worth.append(score[s] + prospects(g, s, faction, woodland, turns))
    for s, card in enumerate(g.dominance):
        if card != NOBODY:
            worth[s] = dominance(g, s, SUIT_OF[card]) + STILL_OF_USE * (worth[s] - score[s])
    if g.deeds:
        fight = g.fight
        gained: tuple[float, float] | list[int] = fight.points
        if fight.stage in (CHOOSING_ALLY, AMBUSHING) and not fight.ambushed:  # the dice are still to be rolled
            gained = battle(g, fight.attacker, fight.defender, fight.clearing)
        worth[fight.attacker] += gained[0]
        worth[fight.defender] += gained[1]
    enemies: Sequence[int] = OTHERS_OF[g.players][seat]
    if g.coalition != ALONE[g.players]:
        enemies = g.enemies(seat)
        for s, partner in enumerate(g.coalition):
            if partner != NOBODY:
                worth[s] = worth[partner]  # law 9.2.8: he wins if his partner does
    foes = cubes = 0.0
    for s in enemies:  # written out: a comprehension is a call
        foe = worth[s]
        foes += foe
        cubes += foe * foe * foe
    return worth[seat] - OTHERS * foes - THREAT * cubes


def turns_left(g: Root) -> float:
    """How many more turns everybody will have."""
    leads = 0
    for points in g.score:
        leads = max(leads, points)
    return TURNS_LEFT[min(GOAL, leads)]


def prospects(g: Root, seat: int, faction: int, woodland: Woodland, turns: float) -> float:
    if faction == MARQUISE:
        return marquise.prospects(g, seat, woodland, turns)
    if faction == EYRIE:
        return eyrie.prospects(g, seat, woodland, turns)
    if faction == ALLIANCE:
        return alliance.prospects(g, seat, woodland, turns)
    return vagabond.prospects(g, seat, woodland, turns)


def dominance(g: Root, seat: int, suit: int) -> float:
    """How near the seat is to winning by its dominance card (law 3.3.1)."""
    ruled = [ruler == g.faction[seat] for ruler in g.rulers()]
    if suit == BIRD:
        missing = 2 - max([ruled[corner] + ruled[opposite] for corner, opposite in g.map.corners])
    else:
        missing = max(0, 3 - sum([mine for mine, s in zip(ruled, g.suits, strict=True) if s == suit]))
    return DOMINANT - NOT_RULED * missing
