"""What a battle promises."""

from __future__ import annotations

from typing import Final

from ..boards import Board, total
from ..data import HOSTILE
from ..satchel import vagabond_at
from ..state import Root

# fmt: off
WARRIOR:  Final = 0.15  # lost
BUILT:    Final = 0.9   # a building or token lost
WOUND:    Final = 0.6   # an item damaged
STANDING: Final[tuple[float, ...]] = (0.0, 0.4, 0.9, 2.2)  # of a relationship, beside the points scored on the way
INFAMY:   Final = 0.06  # for each warrior of a hostile faction: points to be had
#         hits  0       1       2       3
HIGH:     Final[tuple[float, ...]] = (1 / 16, 3 / 16, 5 / 16, 7 / 16)  # how likely the higher of two dice is
LOW:      Final[tuple[float, ...]] = HIGH[::-1]
# fmt: on


def battle(g: Root, attacker: int, defender: int, clearing: int) -> tuple[float, float]:
    """What a battle promises to either side; cards aside."""
    low = g.people[defender].guerrilla
    scored, harm = _hits(g, attacker, defender, clearing, low, attacking=True)
    scored_back, harm_back = _hits(g, defender, attacker, clearing, not low, attacking=False)
    return scored - harm_back, scored_back - harm


def _hits(g: Root, by: int, at: int, clearing: int, low: bool, *, attacking: bool) -> tuple[float, float]:
    """The points a side can expect of its hits, and the harm to the other."""
    striker, struck = g.people[by], g.people[at]
    strength = striker.strength(g, clearing)
    if not struck.has_warriors:
        return 0.0, _wounds(strength, low, attacking and not struck.armed(g, clearing))
    army: Board = g.boards[struck.number]
    warriors = army.warriors[clearing]
    built = struck.pieces(g, clearing) - warriors
    if not attacking or striker.has_warriors:
        return _losses(strength, warriors, built, low, attacking, None, 0)
    return _losses(
        strength, warriors, built, low, True, vagabond_at(g, by).relations[struck.number], total(army.warriors)
    )


def sortie(swords: int, low: bool, warriors: int, built: int, standing: int, army: int) -> float:
    """What a battle against an army promises a Vagabond who begins it."""
    return _losses(swords, warriors, built, low, True, standing, army)[0] - _wounds(warriors, not low, False)


def _wounds(strength: int, low: bool, unarmed: bool) -> float:
    hits = 0.0
    for rolled, chance in enumerate(LOW if low else HIGH):
        hits += chance * min(rolled, strength)
    return WOUND * (hits + unarmed)


def _losses(
    strength: int, warriors: int, built: int, low: bool, attacking: bool, standing: int | None, army: int
) -> tuple[float, float]:
    """Points and harm. The standing is that of whoever strikes as a Vagabond, the army all that are struck at."""
    points = harm = 0.0
    undefended = attacking and not warriors  # law 4.3.3.2
    for rolled, chance in enumerate(LOW if low else HIGH):
        hits = min(rolled, strength) + undefended
        fallen = min(hits, warriors)
        razed = min(hits - fallen, built)
        points += chance * razed
        harm += chance * (WARRIOR * fallen + BUILT * razed)
        if standing is not None:
            points += chance * _infamy(standing, army, fallen, razed)
    return points, harm


def _infamy(standing: int, army: int, fallen: int, razed: int) -> float:
    """Each piece of a hostile faction scores, but for the warrior that makes it hostile (law 9.2.9.3)."""
    if standing == HOSTILE:
        return fallen + razed
    if not fallen:
        return 0.0
    return fallen - 1 + razed - STANDING[standing] + INFAMY * army
