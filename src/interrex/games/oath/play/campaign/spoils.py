"""Seventh and eighth step of a campaign: what the victor takes, and what plans bring (rulebook 5.5.7, 5.5.8)."""

from __future__ import annotations

from typing import Final

from interrex.engine.action import Action

from ...data.numbers import IDS, NOBODY
from ...deeds import ATTACKER, BANDITS, DEFENDER, Campaign, Men
from ...ruling import purse, rules
from ...state import PURPLE, SLOT_COUNT, SLOTS_AMONG, Oath, Procedure, SeatProcedure, Verb
from ...words import CARD, COLOURS
from ..apportion import Share, apportion
from ..asking import PLACES, Carry, Choosing
from ..elsewhere import Question
from ..moving import banner_of, lose_relic, relic_from_site, seize, take_relics
from ..title import look_at_title
from ..travel import Banish
from ..warbands import may_station, put, station, take_back
from ..wealth import burn_favor
from .plans import BattlePlan, plan_of, side_of_plan


class Occupation(Share):
    """Warbands of the victor's on each targeted site, even none (rulebook 5.5.7.1)."""

    asks = "oath-ask-occupy"
    rule = "5.5.7.1"

    def done(self, g: Oath, seat: int, shares: tuple[Men, ...]) -> None:
        for slot, n in shares:
            if n:
                station(g, seat, slot, n)
                g.tell("oath-moves-in", seat=seat, n=n, site=IDS[g.site[slot]])


OCCUPATION: Final = Occupation()


class Recall(Choosing):
    """Warbands of the force that stand at sites may come along: one by one to the board (rulebook 5.5.7.1)."""

    phrase = PLACES
    optional = True
    asks = "oath-ask-recall"

    def options(self, g: Oath, card: int, seat: int) -> list[int]:
        return [slot for slot in range(SLOT_COUNT) if g.war.force >> slot & 1 and g.bands[slot]]

    def chosen(self, g: Oath, card: int, seat: int, value: int) -> None:
        take_back(g, seat, value, 1)
        self.do(g, card, seat)


RECALL: Final = Recall()


class Spoils(SeatProcedure):
    """Sites, relics and banners, then pawn and favor."""

    __slots__ = ()

    def step(self, g: Oath, n: int) -> bool:
        war, seat = g.war, self.seat
        if war.victor != ATTACKER:
            return False
        if n == 0:
            war.stage = "spoils"
            if war.force and war.sites and may_station(g, seat):
                RECALL.do(g, NOBODY, seat)
                return True
        if n < 2:
            g.resume_at(2)
            if war.sites and g.host[seat] and may_station(g, seat):
                free = tuple([(slot, g.host[seat]) for slot in SLOTS_AMONG[war.sites]])
                if apportion(g, seat, OCCUPATION, free, g.host[seat], exact=False):
                    return True
        if n < 3 and (war.relics or war.banners or war.late):
            g.resume_at(3)
            take_all(g, war)
            return True
        if n < 4 and g.stirred:
            g.resume_at(4)
            look_at_title(g)
            return True
        if n < 5 and war.banish:
            g.pause(5, Banish(seat, war.defender, (1 << SLOT_COUNT) - 1, may=True))
            return True
        if war.banish and g.favor[war.defender] > 1 and purse(g, war.defender) == NOBODY:
            g.push(BurnHalf(seat))
        return False


def take_all(g: Oath, war: Campaign) -> None:
    """All targeted relics in one go, and banners (rulebook 5.5.7.2, 18.3.8)."""
    for banner in war.banners:
        seize(g, war.seat, banner_of(banner))
    held = tuple([relic for relic in war.relics if relic in g.relics[war.defender]]) if war.defender != BANDITS else ()
    found = [g.relics_at[slot][at] for slot, at in war.late]
    for relic in found:
        relic_from_site(g, relic)
        g.uncover()
    for relic in held:
        lose_relic(g, war.defender, relic)
    war.relics = (*held, *found)
    take_relics(g, war.seat, war.relics)


class Burn(Verb):
    name = "burn"
    rule = "5.5.7.3"

    def offers(self, g: Oath, seat: int) -> list[Action]:
        return [self.action()]

    def act(self, g: Oath, seat: int) -> None:
        other = g.war.defender
        burn_favor(g, other, g.favor[other] // 2)


class BurnHalf(Question):
    """Half of the defender's favor, if the attacker likes."""

    __slots__ = ()
    verbs = (Burn(),)
    rule = "5.5.7.3"
    asks = "oath-ask-burn"
    ends = "oath-do-spare-favor"


# ------------------------------------------------------------------------------------------------------- battle plans


def used_plans(war: Campaign, side: int) -> list[tuple[BattlePlan, int]]:
    """Plans of a side with their users, in the order of use."""
    return [(plan_of(used.card), used.user) for used in war.plans if side_of_plan(war, used.user) == side]


class IfLost(Procedure):
    """What plans of the defeated side say (rulebook 5.5.6.3)."""

    __slots__ = ()

    def step(self, g: Oath, n: int) -> bool:
        war = g.war
        beaten = DEFENDER if war.victor == ATTACKER else ATTACKER
        found = [Carry(plan.number, user, plan.lost) for plan, user in used_plans(war, beaten) if plan.lost]
        g.then(*found)
        return False


class Resolve(Verb):
    """One of the plans that bring something after a victory."""

    name = "resolve"
    takes = (CARD,)
    rule = "5.5.8"

    def offers(self, g: Oath, seat: int) -> list[Action]:
        return []


RESOLVE: Final = Resolve()


class IfWon(Procedure):
    """What plans of the victorious side bring, in the victor's order."""

    __slots__ = ("left",)

    def __init__(self, left: tuple[tuple[int, int], ...]) -> None:
        self.left = left  # cards and users

    def step(self, g: Oath, n: int) -> bool:
        if len(self.left) == 1:
            card, user = self.left[0]
            g.push(Carry(card, user, plan_of(card).won))
        elif self.left:
            war = g.war
            victor = war.seat if war.victor == ATTACKER else war.defender
            if victor == BANDITS:
                g.then(*[Carry(card, user, plan_of(card).won) for card, user in self.left])
            else:
                g.push(Which(victor, self.left))
        return False


class Which(Question):
    __slots__ = ("left",)
    verbs = (RESOLVE,)
    rule = "5.5.8"
    asks = "oath-ask-resolve"

    def __init__(self, seat: int, left: tuple[tuple[int, int], ...]) -> None:
        self.seat = seat
        self.left = left

    def actions(self, g: Oath) -> list[Action]:
        return RESOLVE.each([card for card, _ in self.left])

    def play(self, g: Oath, a: Action) -> None:
        card = RESOLVE.values(a)[0]
        user = next(user for which, user in self.left if which == card)
        rest = tuple([row for row in self.left if row[0] != card])
        g.then(Carry(card, user, plan_of(card).won), IfWon(rest))


class Conclude(Procedure):
    """Plans after the battle, and discards at the end (rulebook 18.3.3)."""

    __slots__ = ()

    def step(self, g: Oath, n: int) -> bool:
        war = g.war
        if n == 0:
            war.stage = "end"
            g.push(IfWon(tuple([(plan.number, user) for plan, user in used_plans(war, war.victor) if plan.won])))
            return True
        war.ended = True
        found = [(plan, user) for side in (ATTACKER, DEFENDER) for plan, user in used_plans(war, side) if plan.end]
        g.then(*[Carry(plan.number, user, plan.end) for plan, user in found])
        return False


def restore(g: Oath, war: Campaign) -> None:
    """Who was cast out is an Imperial player again; what was put aside goes to its site, or dies (rulebook 18.5.9)."""
    if war.outcast != NOBODY:
        g.flag[war.outcast] = PURPLE
    for card, user, colour, n in war.aside:
        slot = g.place[card]
        if n and slot < SLOT_COUNT and user != BANDITS and rules(g, user, slot) and may_station(g, user):
            put(g, slot, colour, n)
            g.tell("oath-healed", n=n, site=IDS[g.site[slot]], colour=COLOURS[colour])
        else:
            g.bank[colour] += n
    war.aside = ()
