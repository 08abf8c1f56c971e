"""What a battle promises."""

from __future__ import annotations

from ..data import ALLIANCE, HOSTILE, SWORD, VAGABOND
from ..state import Root, Vagabond

# fmt: off
WARRIOR       = 0.15  # lost
BUILT         = 0.9   # a building or token lost
WOUND         = 0.6   # an item damaged
STANDING      = (0.0, 0.4, 0.9, 2.2)  # of a relationship, beside the points scored on the way
INFAMY        = 0.06  # for each warrior of a hostile faction: points to be had
#         hits  0       1       2       3
HIGH          = (1 / 16, 3 / 16, 5 / 16, 7 / 16)  # how likely the higher of two dice is
LOW           = HIGH[::-1]
# fmt: on


def battle(g: Root, attacker: int, defender: int, clearing: int) -> tuple[float, float]:
    """What a battle promises to either side; cards aside."""
    mine, theirs = (LOW, HIGH) if g.faction[defender] == ALLIANCE else (HIGH, LOW)  # law 8.2.2
    scored, harm = _hits(g, attacker, defender, clearing, mine, attacking=True)
    scored_back, harm_back = _hits(g, defender, attacker, clearing, theirs, attacking=False)
    return scored - harm_back, scored_back - harm


def _hits(g: Root, by: int, at: int, clearing: int, dice: tuple[float, ...], *, attacking: bool) -> tuple[float, float]:
    """The points a side can expect of its hits, and the harm to the other."""
    striker, struck = g.faction[by], g.faction[at]
    strength = g.warriors[striker][clearing] if striker < VAGABOND else g.vagabond(striker).undamaged(SWORD)
    if struck >= VAGABOND:
        hits = sum([chance * min(rolled, strength) for rolled, chance in enumerate(dice)])
        return 0.0, WOUND * (hits + (attacking and not g.vagabond(struck).undamaged(SWORD)))
    warriors = g.warriors[struck][clearing]
    built = g.pieces(struck, clearing) - warriors
    points = harm = 0.0
    for rolled, chance in enumerate(dice):
        hits = min(rolled, strength) + (attacking and not warriors)  # law 4.3.3.2
        fallen = min(hits, warriors)
        razed = min(hits - fallen, built)
        points += chance * razed
        harm += chance * (WARRIOR * fallen + BUILT * razed)
        if attacking and striker >= VAGABOND:
            points += chance * _infamy(g, g.vagabond(striker), struck, fallen, razed)
    return points, harm


def _infamy(g: Root, vagabond: Vagabond, faction: int, fallen: int, razed: int) -> float:
    """Each piece of a hostile faction scores, but for the warrior that makes it hostile (law 9.2.9.3)."""
    standing = vagabond.relations[faction]
    if standing == HOSTILE:
        return fallen + razed
    if not fallen:
        return 0.0
    return fallen - 1 + razed - STANDING[standing] + INFAMY * sum(g.warriors[faction])
