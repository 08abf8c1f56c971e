"""How likely a campaign is to be won, and what is at stake in it: rough, but fast."""

from __future__ import annotations

from math import exp
from typing import Final

from ..data.constants import CAMPAIGN_COST, SITE_DICE
from ..data.numbers import NOBODY
from ..deeds import ATTACKER, BANDITS, DEFENDER, UNDECIDED, Campaign
from ..play.campaign.targets import defending, foes, force_size, title_dice
from ..ruling import bandits, ruled
from ..state import Oath

SWORDS: Final = 0.85  # of an attack die, what its skulls cost taken off
SHIELDS: Final = 0.67  # of a defense die, but for those that double
DOUBLING: Final = 0.17
WILLING: Final = 0.6  # of what is left of a force, the part that it pays to sacrifice
LEFT: Final = 0.5  # of a force that wins
SPREAD: Final = 1.0

# What is at stake, in the measure of ``judgement``
SITE: Final = 0.07
TREASURE: Final = 0.05
PAWN: Final = 0.01
MAN: Final = 0.006  # a warband that falls


def shields(dice: int) -> float:
    return dice * SHIELDS * (1 + DOUBLING * max(0, dice - 1))


def chance(attack: float, defense: float) -> float:
    """That the attack exceeds the defense."""
    return 1 / (1 + exp((defense - attack + 0.5) / SPREAD))


def outlook(g: Oath, war: Campaign, seat: int) -> float:
    """What a campaign under way is worth to a seat: its stake by its chance, for the attacker or against a defender."""
    if seat != war.seat and seat not in defending(war):
        return 0.0
    own, other = force_size(g, war, ATTACKER), force_size(g, war, DEFENDER)
    stake = SITE * min(war.sites.bit_count(), max(1, own * LEFT))  # each site wants a warband that has survived
    stake += TREASURE * (len(war.relics) + len(war.banners)) + PAWN * war.banish
    if war.victor != UNDECIDED:
        won = 1.0 if war.victor == ATTACKER else 0.0
    elif war.rolled[ATTACKER]:
        attack, defense = war.totals
        won = 1.0 if attack > defense else chance(attack + WILLING * own, defense)
    elif not own:
        won = 0.0
    else:
        dice = war.attack if war.stage != "targets" or war.attack else own
        defense_dice = war.defense or war.target_dice + title_dice(g, war)
        won = chance(SWORDS * dice + WILLING * own, shields(defense_dice) + other)
    gained = won * stake - (1 - won) * MAN * own
    return gained if seat == war.seat else -gained


def prospect(g: Oath, seat: int) -> float:
    """What the seat could win by attacking whoever holds its site, while it has the Supply for it."""
    if g.supply[seat] < CAMPAIGN_COST or not g.host[seat]:
        return 0.0
    slot, own = g.pawn[seat], g.host[seat]
    if slot == NOBODY or ruled(g, seat) >> slot & 1:  # nowhere yet, or at home
        return 0.0
    best = 0.0
    for foe in foes(g, seat, slot):
        if foe == BANDITS:
            defense = shields(SITE_DICE) + bandits(g, slot)
        else:
            near = g.host[foe] if g.pawn[foe] == slot else 0
            defense = shields(SITE_DICE + (g.title == foe)) + g.bands[slot] + near
        won = chance((SWORDS + WILLING) * own, defense)
        best = max(best, won * SITE - (1 - won) * MAN * own)
    return best * 0.8  # a bird in the hand
