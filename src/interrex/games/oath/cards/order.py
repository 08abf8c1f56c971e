"""The 33 denizens of Order, in printed order."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from interrex.engine.action import Action
from interrex.engine.conditions import Condition, condition
from interrex.engine.frames import PASS
from interrex.engine.message import Refusal, refusal
from interrex.engine.powers import Power

from ..data.faces import ORDER, SUITS
from ..data.numbers import IDS, NOBODY, SECRET_BANNER, is_vision
from ..deeds import ATTACKER, BANDITS, DEFENDER, MUSTER, PLAY, SEARCH, SKULLS, TRADE, TRAVEL, WORLD
from ..moments import (
    ARRIVES,
    ENEMIES,
    EVERYBODY,
    NO_EXILE,
    NO_FACE_UP,
    NO_PLAN,
    NO_TAKE,
    NO_TARGET,
)
from ..play.asking import FACE_DOWN_RELICS, RELICS, SITES, Choosing
from ..play.campaign.plans import EITHER, whole_cost
from ..play.campaign.targets import A_BANNER, force_size
from ..play.moving import buriable, bury_held, reveal_site
from ..play.travel import Banish, PayToGo, go, guide, priced, within_reach
from ..play.using import Use
from ..play.warbands import kill
from ..play.wealth import give_favor, take_favor
from ..powers.aftermath import still_acting
from ..powers.changes import follows, over_tokens
from ..powers.checks import enemies, in_region, is_exile, others_here, ruler_rules, sites_ruled, targeted_here
from ..powers.effects.battle import Dice, FreeCampaign, IgnoreFaces, LoseAll, WinNow
from ..powers.effects.dealings import BecomeCitizen
from ..powers.effects.shape import Choose, Do, Given, May, To
from ..powers.effects.turn import GainSupply
from ..powers.effects.warbands import GainWarbands, Gather, KillOnBoard, SacrificeOfForce, StationAt, ruled_slots
from ..powers.effects.wealth import GainFavor, GainFromBank, from_bank
from ..powers.forms import (
    action,
    action_verb,
    cannot,
    does,
    if_won,
    modifies,
    named,
    plan,
    rest,
    toll,
    when_played,
)
from ..powers.marching import March
from ..ruling import kept_from, matching, ruled, rules, spendable
from ..state import EXILE, SLOT_COUNT, Oath
from ..words import SEAT, SLOT, hidden_relic, relic_place

# ----------------------------------------------------------------------------------------------------------- warbands


def ruled_without_new(g: Oath, card: int, seat: int) -> Sequence[int]:
    """Sites to which Garrison may still send one: each once, so those it has not served yet."""
    mask = ruled(g, seat)
    return [slot for slot in range(SLOT_COUNT) if mask >> slot & 1]


class Garrisons(Choosing):
    """One warband to each ruled site, as far as they go; which ones, the player says."""

    phrase = SITES

    def __init__(self, served: int) -> None:
        self.served = served  # mask of slots

    def options(self, g: Oath, card: int, seat: int) -> Sequence[int]:
        found = [slot for slot in ruled_without_new(g, card, seat) if not self.served >> slot & 1]
        return TO_SITE.options(g, card, seat) and found

    def chosen(self, g: Oath, card: int, seat: int, value: int) -> None:
        TO_SITE.chosen(g, card, seat, value)
        GARRISONS[self.served | 1 << value].do(g, card, seat)


TO_SITE: Final = StationAt(ruled_without_new)
GARRISONS: Final = tuple([Garrisons(served) for served in range(1 << SLOT_COUNT)])


def sites_of_region(g: Oath, card: int, seat: int) -> Sequence[int]:
    return [slot for slot in in_region(g, seat) if g.bands[slot]]


def besiege(g: Oath, card: int, seat: int, slot: int) -> None:
    kill(g, slot, 2)


def tyranny(g: Oath, card: int, seat: int, slot: int) -> None:
    """One warband at the site reached dies, whosever it is (rulebook 9.2.4)."""
    kill(g, slot, 1)


# -------------------------------------------------------------------------------------------------------------- plans


@condition("oath-exiles-on-both-sides")
def both_exiles(g: Oath, card: int, seat: int, *about: Any) -> bool:
    """User and enemy are Exiles, and the enemy is a player."""
    if seat == BANDITS or not is_exile.holds(g, card, seat):
        return False
    enemy = g.war.seat if seat != g.war.seat else g.war.defender
    return enemy != BANDITS and g.role[enemy] == EXILE


def pay_by_advisers(g: Oath, card: int, seat: int) -> None:
    """A favor for each adviser of the enemy's, from the bank of its suit."""
    for other in enemies(g, seat):
        for suit in range(len(SUITS)):
            n = matching(g, other, suit)
            if n:
                from_bank(g, seat, suit, n)


@condition("oath-force-not-larger")
def larger_force(g: Oath, card: int, seat: int, *about: Any) -> bool:
    own = ATTACKER if seat == g.war.seat else DEFENDER
    return force_size(g, g.war, own) > force_size(g, g.war, 1 - own)


@condition("oath-enemy-not-here")
def enemy_here(g: Oath, card: int, seat: int, *about: Any) -> bool:
    """The enemy's pawn is at the user's site (rulebook 18.5.5)."""
    war = g.war
    if BANDITS in (seat, war.defender):
        return False
    return bool(g.pawn[war.defender] == war.pawn if seat == war.seat else g.pawn[seat] == war.pawn)


def _peace_price(g: Oath, card: int, seat: int) -> int:
    cost = whole_cost(g, g.war, seat, card)
    return g.war.defense + cost.favor + cost.burned_favor


def _peace_too_dear(g: Oath, card: int, seat: int, *about: Any) -> Refusal:
    return refusal("18.5.5", "oath-no-favor", n=_peace_price(g, card, seat))


@condition(_peace_too_dear)
def peace_affordable(g: Oath, card: int, seat: int, *about: Any) -> bool:
    """A favor for each defense die is left to give."""
    return spendable(g, seat) >= _peace_price(g, card, seat)


def make_peace(g: Oath, card: int, seat: int) -> None:
    war = g.war
    give_favor(g, seat, war.defender if seat == war.seat else war.seat, war.defense)
    war.unkillable = True


def defenders_plan(g: Oath, card: int, seat: int, *about: Any) -> bool:
    """After a Specialist the defending side uses no plans."""
    return seat != g.war.seat and any(plan.card == card for plan in g.war.plans)


class HuntRelics(Choosing):
    """Face-down relics at targeted sites become targets, a defense die each. They are named by their places."""

    phrase = FACE_DOWN_RELICS
    optional = True

    def options(self, g: Oath, card: int, seat: int) -> Sequence[int]:
        war = g.war
        open_ = [slot for slot in range(SLOT_COUNT) if war.sites >> slot & 1 and not kept_from(g, seat, slot)]
        lying = [(slot, at) for slot in open_ for at in range(len(g.relics_at[slot]))]
        return [hidden_relic(*place) for place in lying if place not in war.late]

    def chosen(self, g: Oath, card: int, seat: int, value: int) -> None:
        g.war.late = (*g.war.late, relic_place(value))
        g.war.defense += 1
        self.do(g, card, seat)


def relics_won(g: Oath, card: int, seat: int) -> Sequence[int]:
    return buriable(tuple([relic for relic in g.war.relics if relic in g.relics[seat]]))


def bury_won(g: Oath, card: int, seat: int, relic: int) -> None:
    bury_held(g, seat, relic)
    BURY_WON.do(g, card, seat)


BURY_WON: Final = Choose(RELICS, relics_won, bury_won, optional=True)

# ----------------------------------------------------------------------------------------------------- tolls and bans


def at_rulers_site(g: Oath, card: int, seat: int, *about: Any) -> bool:
    return ruler_rules(g, card, g.pawn[seat])


def to_rulers_site(g: Oath, card: int, seat: int, *about: Any) -> bool:
    return about[0] != NOBODY and ruler_rules(g, card, about[0])


def rulers_card(g: Oath, card: int, seat: int, *about: Any) -> bool:
    place = g.place[about[0]]
    return place < SLOT_COUNT and ruler_rules(g, card, place)


def darkest_target(g: Oath, card: int, seat: int, *about: Any) -> bool:
    return bool(about[0] == A_BANNER and about[1] == SECRET_BANNER)


def darkest_taken(g: Oath, card: int, seat: int, *about: Any) -> bool:
    return bool(about[0] == SECRET_BANNER)


def vision_here(g: Oath, card: int, seat: int, *about: Any) -> bool:
    return is_vision(about[0]) and at_rulers_site(g, card, seat)


def any_vision(g: Oath, card: int, seat: int, *about: Any) -> bool:
    return is_vision(about[0])


# ---------------------------------------------------------------------------------------------- taxes, journeys, wars


def tax(g: Oath, card: int, seat: int) -> None:
    for slot in in_region(g, seat):
        if rules(g, seat, slot):
            for other in range(g.players):
                if other != seat and g.pawn[other] == slot:
                    take_favor(g, seat, other, 2)


class Carried(Use):
    """Put one's own pawn at a site that another here can reach; they travel after it (rulebook 18.5.12)."""

    takes = (SEAT, SLOT)

    def when_ready(self, g: Oath, seat: int) -> Sequence[Action]:
        return [
            self.action(other, slot) for other in others_here(g, self.number, seat) for slot in within_reach(g, other)
        ]

    def happens(self, g: Oath, seat: int, *values: Any) -> None:
        other, slot = values
        if guide(g, other) == NOBODY and priced(g, other, slot):
            g.push(Follow(other, seat, slot, 1 << slot, False))
        else:
            lead_away(g, seat, other, slot)


def lead_away(g: Oath, seat: int, other: int, slot: int) -> None:
    """From a Shrouded Wood its ruler may send the other elsewhere."""
    g.pawn[seat] = slot
    reveal_site(g, slot)
    g.tell("oath-puts-pawn", seat=seat, site=IDS[g.site[slot]])
    if guide(g, other) == NOBODY:
        go(g, other, slot)
    else:
        g.push(Banish(seat, other, (1 << SLOT_COUNT) - 1, may=False))


class Follow(PayToGo):
    """Whoever will not pay cannot reach the site: then nobody goes."""

    __slots__ = ()

    def play(self, g: Oath, a: Action) -> None:
        if a != PASS:
            lead_away(g, self.by, self.seat, self.slot)


@condition("oath-only-world-deck")
def of_world(g: Oath, card: int, seat: int, *about: Any) -> bool:
    return bool(g.deeds[-1].what == WORLD)


ONE_OF_FORCE: Final = SacrificeOfForce()
has_force: Final = Condition(ONE_OF_FORCE.can, "oath-no-force-left")

ENTRIES: Final[dict[str, tuple[Power, ...]]] = named(
    {
        "wrestlers":        (plan(DEFENDER, To(ONE_OF_FORCE, Dice(defense=1)), given=has_force,
                                  for_players=True),),
        "battle-honors":    (plan(EITHER, if_won(GainFavor(2, ORDER))),),
        "bear-traps":       (plan(DEFENDER, Dice(attack=-1), KillOnBoard(1)),),
        "longbows":         (plan(EITHER, Dice(attack=1, signed=True)),),
        "keep":             (plan(DEFENDER, Dice(defense=2), given=targeted_here),),
        "pressgangs":       (modifies(MUSTER, over_tokens, auto=True),),
        "garrison":         (when_played(GainWarbands(sites_ruled), GARRISONS[0]),),
        "scouts":           (plan(ATTACKER, GainSupply(1)),),
        "martial-culture":  (plan(EITHER, if_won(May(BecomeCitizen())), given=both_exiles, for_players=True),),
        "code-of-honor":    (plan(EITHER, Dice(attack=2, signed=True), alone=True),),
        "outriders":        (plan(ATTACKER, IgnoreFaces(SKULLS)),),
        "messenger":        (action(Gather()),),
        "field-promotion":  (plan(EITHER, if_won(GainWarbands(3))),),
        "palanquin":        (action_verb(Carried()),),
        "shield-wall":      (plan(DEFENDER, Dice(defense=2), LoseAll()),),
        "military-parade":  (plan(EITHER, if_won(Do(pay_by_advisers))),),
        "tome-guardians":   (cannot(NO_TARGET, darkest_target, ENEMIES), cannot(NO_TAKE, darkest_taken, ENEMIES)),
        "tyrant":           (does(ARRIVES, tyranny),),
        "forced-labor":     (toll(SEARCH, at_rulers_site), toll(PLAY, at_rulers_site)),
        "secret-police":    (cannot(NO_FACE_UP, vision_here, ENEMIES),),
        "specialist":       (plan(ATTACKER), cannot(NO_PLAN, defenders_plan, EVERYBODY)),
        "captains":         (action(March(ruled_slots)),),
        "siege-engines":    (action(Choose(SITES, sites_of_region, besiege)),),
        "royal-tax":        (when_played(Do(tax)),),
        "toll-roads":       (toll(TRAVEL, to_rulers_site),),
        "curfew":           (toll(TRADE, rulers_card),),
        "knights-errant":   (modifies(MUSTER, follows(Given(still_acting, FreeCampaign())), auto=True),),
        "vow-of-obedience": (cannot(NO_FACE_UP, any_vision), rest(GainFromBank(1))),
        "hunting-party":    (modifies(SEARCH, follows(Given(still_acting, FreeCampaign())), given=of_world,
                                      auto=True),),
        "council-seat":     (cannot(NO_EXILE),),
        "encirclement":     (plan(EITHER, Dice(attack=2, signed=True), given=larger_force),),
        "peace-envoy":      (plan(EITHER, Do(make_peace), WinNow(), given=enemy_here & peace_affordable, alone=True,
                                  for_players=True),),
        "relic-hunter":     (plan(ATTACKER, HuntRelics(), if_won(BURY_WON)),),
    }
)  # fmt: skip
