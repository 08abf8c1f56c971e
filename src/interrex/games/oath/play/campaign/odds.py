"""The odds of a campaign as it stands: every roll of both pools, counted, and sacrifices where they would win it."""

from __future__ import annotations

from typing import Final

from interrex.engine.kept import Kept
from interrex.engine.prospect import NOTHING, Prospect, odds

from ...deeds import ATTACKER, DEFENDER, HOLLOW, SHIELD_1, SHIELD_2, SKULLS, SWORD_2, UNDECIDED, Campaign
from ...moments import NO_SACRIFICE
from ...ruling import barred
from ...state import Oath
from .battle import DOUBLES, HOLLOW_SWORDS, SHIELDS, SKULLS_SHOWN, SWORDS
from .targets import force_places, force_size, warbands_at

FACES: Final = range(1, 7)
MOST_DICE: Final = 24  # beyond that one more changes nothing that a per cent could show

Chances = dict[tuple[int, int], float]


def _defense(key: tuple[int, int]) -> Chances:
    """Of so many dice, with some faces ignored: how likely each sum of shields with so many doublings is."""
    dice, ignored = key
    counted = SHIELDS[ignored & (SHIELD_1 | SHIELD_2)]
    chances: Chances = {(0, 0): 1.0}
    for _ in range(dice):
        rolled: Chances = {}
        for (shields, doubles), chance in chances.items():
            for face in FACES:
                to = (shields + counted[face], doubles + DOUBLES[face])
                rolled[to] = rolled.get(to, 0.0) + chance / 6
        chances = rolled
    return chances


def _attack(key: tuple[int, int, int]) -> Chances:
    """The same: swords, and skulls."""
    dice, ignored, doubled = key
    whole, hollow = SWORDS[ignored & SWORD_2], (0,) * 7 if ignored & HOLLOW else HOLLOW_SWORDS
    skulls = (0,) * 7 if ignored & SKULLS else SKULLS_SHOWN
    chances: dict[tuple[int, int, int], float] = {(0, 0, 0): 1.0}
    for _ in range(dice):
        rolled: dict[tuple[int, int, int], float] = {}
        for (swords, halves, dead), chance in chances.items():
            for face in FACES:
                to = (swords + whole[face], halves + hollow[face], dead + skulls[face])
                rolled[to] = rolled.get(to, 0.0) + chance / 6
        chances = rolled
    found: Chances = {}
    for (swords, halves, dead), chance in chances.items():
        to_ = ((swords << doubled) + (halves << doubled) // 2, dead << doubled)
        found[to_] = found.get(to_, 0.0) + chance
    return found


DEFENSE: Final[Kept[Chances]] = Kept("defense rolls", _defense, "dice and ignored faces", size=256)
ATTACK: Final[Kept[Chances]] = Kept("attack rolls", _attack, "dice, ignored faces, doublings", size=256)


def _shield_chances(key: tuple[int, int]) -> dict[int, float]:
    found: dict[int, float] = {}
    for (shields, doubles), chance in DEFENSE.of(key).items():
        found[shields << doubles] = found.get(shields << doubles, 0.0) + chance
    return found


SHIELD_CHANCES: Final[Kept[dict[int, float]]] = Kept("shields", _shield_chances, "dice and ignored faces", size=256)


def chance(g: Oath, war: Campaign, attack: int, defense: int) -> float:
    """That the attacker wins with these pools, if whatever helps is sacrificed."""
    own = sum([warbands_at(g, place) for place in force_places(g, war, ATTACKER)])
    against = force_size(g, war, DEFENDER)
    worth = 0 if barred(g, NO_SACRIFICE, war.seat) else war.worth
    shields = SHIELD_CHANCES.of((min(defense, MOST_DICE), war.facing & (SHIELD_1 | SHIELD_2)))
    facing = war.facing & (SWORD_2 | HOLLOW | SKULLS)
    won = 0.0
    for (swords, dead), likely in ATTACK.of((min(attack, MOST_DICE), facing, war.doubled)).items():
        left = own if war.unkillable else max(0, own - dead)
        reach = swords + left * worth
        won += likely * sum([there for n, there in shields.items() if n + against < reach])
    return won


def outlook(g: Oath, war: Campaign, attack: int | None = None, defense: int | None = None) -> Prospect:
    """The odds in per cent, as things stand or with other pools."""
    if war.victor != UNDECIDED:
        return NOTHING
    dice = (war.attack if attack is None else attack) >> war.halved
    against = war.defense if defense is None else defense
    return odds("oath-odds", n=round(100 * chance(g, war, dice, against)), attack=dice, defense=against)
