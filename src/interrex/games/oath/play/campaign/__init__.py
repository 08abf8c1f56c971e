"""Campaign, in eight steps (rulebook 5.5).

targets   whom and what it is about, Allies, the pools of dice
plans     battle plans
battle    rolls, sacrifices, losses
spoils    what the victor takes, and what plans bring
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from interrex.engine.action import Action
from interrex.engine.deals import Clause
from interrex.engine.message import Refusal, refusal

from ...data.constants import CAMPAIGN_COST
from ...data.numbers import NOBODY
from ...deeds import ATTACKER, BANDITS, CAMPAIGN, Campaign
from ...moments import (
    ANSWERS,
    BURDEN,
    ENDED,
    FLIP,
    NO_CAMPAIGN,
    NO_POWER,
    NO_TARGET,
    WHOLE_TARGETS,
)
from ...ruling import NO_AMBUSH, NO_TARGETS, barred, happen, naming, promised, react, rules
from ...state import CHANCELLOR, CITIZEN, PURPLE, Oath, SeatProcedure, by_seat
from ...words import FOE
from ..access import forbidden_by
from ..deeds import can_flip, spend_supply
from ..ways import Contested, ways_of
from .battle import Defeat, Rolls
from .plans import Plans
from .spoils import Conclude, IfLost, Spoils, restore
from .targets import Pools, begin_targets, cast_out, completable, declare_own_site, foes, told_foe


def can_campaign(g: Oath, seat: int, slot: int, defender: int) -> bool:
    """Is there anything to declare that stands?"""
    war = Campaign.new(seat, defender, slot)
    g.deeds.append(war)
    cast_out(g, war)
    declare_own_site(g, war)
    found = completable(g)
    if war.outcast != NOBODY:
        g.flag[war.outcast] = PURPLE
    g.deeds.pop()
    return found


def attackable(g: Oath, seat: int, slot: int) -> list[int]:
    """Looked at closely only where a component has a say."""
    found = foes(g, seat, slot)
    hindering = g.live & ways_of(ATTACK).hindering
    if found and hindering:
        if hindering & ~FLIP[CAMPAIGN].mask or g.deeds:
            if barred(g, NO_CAMPAIGN, seat):
                return []
            found = campaigned_against(g, seat, slot, found)
        elif not can_show_at(g, seat, slot):  # a secret is asked for with every target at the site
            found = []
    return unpromised(g, seat, slot, found) if g.pledges else found


def campaigned_against(g: Oath, seat: int, slot: int, found: list[int]) -> list[int]:
    return [other for other in found if can_campaign(g, seat, slot, other)]


def unpromised(g: Oath, seat: int, slot: int, found: list[int]) -> list[int]:
    """Those against whom no promise of the seat stands."""
    return [other for other in found if not kept_from_war(g, seat, slot, other)]


def kept_from_war(g: Oath, seat: int, slot: int, other: int) -> Clause | None:
    """The pledge that a campaign from a slot would break: to leave somebody alone, or to spare their sites where that
    one would have to be a target (rulebook 5.5.2.4, 19.9)."""
    alone = promised(g, seat, NO_AMBUSH, other)
    return promised(g, seat, NO_TARGETS, other, "sites") if not alone and rules_against(g, seat, other, slot) else alone


def rules_against(g: Oath, seat: int, other: int, slot: int) -> bool:
    """Does a defender rule a site in a campaign of the seat? No Citizen does whom the Chancellor attacks."""
    if other == BANDITS or (g.role[seat] == CHANCELLOR and g.role[other] == CITIZEN):
        return False
    return rules(g, other, slot)


def can_show_at(g: Oath, seat: int, slot: int) -> bool:
    """Is no secret asked for with targets at a site, or can it be turned down?"""
    if g.secrets[seat] and not g.live & NO_POWER.mask:
        return True
    return can_flip(g, seat, naming(g, FLIP[CAMPAIGN], seat, slot))


def begin(g: Oath, seat: int, defender: int, slot: int, force: int = 0, free: bool = False) -> None:
    """A whole campaign; ``force``: mask of slots whose warbands join it."""
    war = Campaign.new(seat, defender, slot)
    war.force = force
    war.free = free
    g.deeds.append(war)
    g.push(WARS[seat])


class Attack(Contested):
    """Against a player, or the bandits."""

    name = "campaign"
    takes = (FOE,)
    rule = "5.5.1"
    verb = CAMPAIGN
    bans = (NO_CAMPAIGN, NO_TARGET, WHOLE_TARGETS)

    def __init__(self) -> None:
        super().__init__()
        self.against: dict[tuple[int, ...], list[Action]] = {}  # by the defenders

    def as_printed(self, g: Oath, seat: int) -> Sequence[Action]:
        if g.supply[seat] < CAMPAIGN_COST:
            return ()
        slot = g.pawn[seat]
        found = foes(g, seat, slot)
        return self.on(unpromised(g, seat, slot, found) if g.pledges else found)

    def asked_about(self, g: Oath, seat: int, helped: int, hindered: bool) -> Sequence[Action]:
        return self.on(attackable(g, seat, g.pawn[seat])) if g.supply[seat] >= CAMPAIGN_COST else ()

    def on(self, found: list[int]) -> Sequence[Action]:
        """Against each of these."""
        return (self.against.get(tuple(found)) or self.remember(tuple(found))) if found else ()

    def remember(self, found: tuple[int, ...]) -> list[Action]:
        offers = self.against[found] = [self.action(other) for other in found]
        return offers

    def act(self, g: Oath, seat: int, other: int) -> None:
        spend_supply(g, seat, CAMPAIGN_COST)
        begin(g, seat, other, g.pawn[seat])

    def why_not(self, g: Oath, seat: int, other: int) -> Refusal | None:
        if g.supply[seat] < CAMPAIGN_COST:
            return refusal("4.2.2", "oath-no-supply", n=g.supply[seat])
        kept = kept_from_war(g, seat, g.pawn[seat], other)
        if kept:
            return refusal("19.9", "engine-pledged", clause=kept.says(g))
        by = barred(g, NO_CAMPAIGN, seat)
        return forbidden_by(by) if by else refusal(self.rule, "oath-no-such-foe")


ATTACK: Final = Attack()


class War(SeatProcedure):
    """The eight steps, and what follows a campaign."""

    __slots__ = ()

    def step(self, g: Oath, n: int) -> bool:
        war: Campaign = g.deeds[-1]
        seat = self.seat
        if n == 0:
            if g.listener is not None:
                g.tell("oath-campaigns", seat=seat, foe=told_foe(g, war))
            cast_out(g, war)
            happen(g, BURDEN[CAMPAIGN], seat)
            begin_targets(g)
        elif n == 1:
            g.then(POOLS[seat], *FIGHT)
        elif n == 2 and war.plans:
            g.then(IfLost(), SPOILS[seat], Conclude())
        elif n == 2 and war.victor == ATTACKER:
            g.push(SPOILS[seat])
        else:
            restore(g, war)
            g.deeds.pop()
            g.then(*war.after)
            react(g, ANSWERS, seat, war.defender)
            react(g, ENDED[CAMPAIGN], seat, war.defender)
            return False
        return True


WARS: Final = by_seat(War)
POOLS: Final = by_seat(Pools)
FIGHT: Final = (Plans(), Rolls(), Defeat())
SPOILS: Final = by_seat(Spoils)
