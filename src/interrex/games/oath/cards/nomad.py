"""The 33 denizens of Nomad, in printed order."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from interrex.engine.action import Action
from interrex.engine.conditions import condition
from interrex.engine.powers import Power

from ..data.constants import REGIONS
from ..data.faces import ADVISER_ONLY, BEAST, NOMAD, SUITS
from ..data.nomad import NOMAD_DENIZENS
from ..data.numbers import CHAINED, CONSPIRES, IDS, NOBODY, SUIT, WHERE, is_denizen, is_relic, is_vision
from ..deeds import ATTACKER, BANDITS, DEFENDER, SHIELD_1, TRAVEL, Plan
from ..moments import (
    ACCESS,
    ENEMIES,
    EVERYBODY,
    LOCKS,
    NO_FACE_UP,
    NO_POWER,
    NO_TAKE,
    NO_TARGET,
    NOT_RULER,
    OTHERS,
    OUTSIDERS,
    PLAN_LEAVES,
    PURSE,
    RECOVERED,
    RULER,
)
from ..play.asking import CARDS, NUMBERS, PILES, YES, Choosing
from ..play.campaign.plans import EITHER, plan_of, side_of_plan
from ..play.campaign.targets import A_BANNER, A_RELIC, change_attack, side
from ..play.deals import GATHERED, give_banner, negotiate
from ..play.deeds import Modifier, gain_supply
from ..play.minor import look
from ..play.moving import (
    PILE_WORDS,
    SECRET,
    discard,
    dispossess,
    draw_vision,
    from_dispossessed,
    movable,
)
from ..play.playing import can_play_searched, play_searched
from ..play.using import Use
from ..play.wealth import burn_favor, burn_secrets, clear, give_favor, lay
from ..powers.changes import follows, free
from ..powers.checks import (
    at_sites,
    costs_supply,
    enemy_advised_by,
    here,
    holder_of,
    holds_secret,
    is_exile,
    others,
    ruled_cards,
    saving,
    unlocked,
)
from ..powers.effects.battle import Dice, DiscardThis, IgnoreFaces
from ..powers.effects.dealings import BecomeCitizen
from ..powers.effects.shape import Choose, Do, EachPlayer, Given, May
from ..powers.effects.turn import EndAct, GainSupply
from ..powers.effects.warbands import Gather
from ..powers.effects.wealth import GainFromBank, GainSecrets
from ..powers.forms import (
    action,
    action_verb,
    at_end,
    cannot,
    does,
    modifies,
    modifies_with,
    named,
    plan,
    says,
    when_played,
)
from ..powers.relocating import Relocate, sites_with_room
from ..powers.secrets import KeepOneSecret
from ..powers.swapping import swap_this
from ..ruling import acting_on, bandits_rule, card_chief, locked, rules, spendable, suits_advising
from ..state import REGION, SLOT_COUNT, SLOTS_IN, Oath
from ..words import CARD, SLOT, component

# -------------------------------------------------------------------------------------------------------------- plans


def double_roll(g: Oath, card: int, seat: int) -> None:
    """Every face counts twice, skulls too."""
    g.war.doubled += 1


def halve_pool(g: Oath, card: int, seat: int) -> None:
    """The final attack pool: plans used later still change it first."""
    g.war.halved += 1


def nomads_ruled(g: Oath, card: int, seat: int) -> int:
    """By the whole side (rulebook 5.5.3.3)."""
    if seat == BANDITS:
        return len(at_sites(g, [slot for slot in range(SLOT_COUNT) if bandits_rule(g, slot)], (NOMAD,)))
    return len({c for one in side(g.war, seat) for c in ruled_cards(g, one) if SUIT[c] == NOMAD})


GREAT_STRIDE: Final = 3


class Stride(Choosing):
    """One attack die, or three and the Giant goes away; the sign was chosen with the plan."""

    phrase = NUMBERS
    signed: Final = True

    def options(self, g: Oath, card: int, seat: int) -> Sequence[int]:
        return (1, GREAT_STRIDE)

    def chosen(self, g: Oath, card: int, seat: int, value: int) -> None:
        war = g.war
        used = war.plans[-1]
        change_attack(war, -value if used.minus else value)
        war.plans = (*war.plans[:-1], used._replace(dice=value))


@condition()
def strode(g: Oath, card: int, seat: int) -> bool:
    return any(used.card == card and used.dice == GREAT_STRIDE for used in g.war.plans)


# -------------------------------------------------------------------------------------------------------- Wild Mounts


def mounts(g: Oath, seat: int) -> list[int]:
    """The Beast cards that may go in place of Nomad plans, from the Cradle's top down."""
    if seat == BANDITS:
        found = at_sites(g, [slot for slot in range(SLOT_COUNT) if bandits_rule(g, slot)], (BEAST,))
        return [card for card in found if not CHAINED[card]]
    return [card for card in ruled_cards(g, seat) if SUIT[card] == BEAST and not locked(g, seat, card)]


@condition("oath-no-beast-to-discard")
def has_mounts(g: Oath, card: int, seat: int) -> bool:
    return bool(mounts(g, seat))


def used_plan(g: Oath, card: int) -> Plan | None:
    """The Wild Mounts, or another plan, as it was used in this campaign."""
    return next((used for used in g.war.plans if used.card == card), None)


def decide(g: Oath, card: int, agreed: bool) -> None:
    g.war.plans = tuple([used._replace(agreed=agreed) if used.card == card else used for used in g.war.plans])


def nomads_leave(g: Oath, card: int, seat: int, *about: Any) -> bool:
    """A Nomad plan of the same side is to be discarded, and a Beast may go for it."""
    riding = used_plan(g, card)
    if riding is None or riding.agreed is False or SUIT[about[0]] != NOMAD:
        return False
    if side_of_plan(g.war, riding.user) != side_of_plan(g.war, seat):
        return False
    if riding.user == BANDITS and leaving(g) < 2:
        return False
    return riding.agreed is True or has_mounts.holds(g, card, riding.user)


def leaving(g: Oath) -> int:
    """How many Nomad plans the bandits are to lose (rulebook 22.2.22)."""
    return len(
        [1 for used in g.war.plans if used.user == BANDITS and SUIT[used.card] == NOMAD and plan_of(used.card).end]
    )


class Mounted(Choosing):
    """The first Nomad plan to go: a Beast card instead of it and all others, or not."""

    phrase = CARDS
    optional = True

    def __init__(self, leaving: int) -> None:
        self.leaving = leaving

    def options(self, g: Oath, card: int, seat: int) -> Sequence[int]:
        return mounts(g, seat)

    def chosen(self, g: Oath, card: int, seat: int, value: int) -> None:
        decide(g, card, agreed=True)
        discard(g, value, seat)

    def declined(self, g: Oath, card: int, seat: int) -> None:
        decide(g, card, agreed=False)
        gone = used_plan(g, self.leaving)
        assert gone is not None, "only a plan that was used is discarded after its campaign"
        discard(g, self.leaving, gone.user)


MOUNTED: Final = {card.number: Mounted(card.number) for card in NOMAD_DENIZENS}


def ride(g: Oath, card: int, seat: int, *about: Any) -> None:
    riding = used_plan(g, card)
    if riding is None or riding.agreed is True:
        return
    if riding.user == BANDITS:
        MOUNTED[about[0]].chosen(g, card, BANDITS, mounts(g, BANDITS)[0])
    else:
        MOUNTED[about[0]].do(g, card, riding.user)


# ------------------------------------------------------------------------------------------------------------ secrets


def itself(g: Oath, card: int, seat: int) -> int:
    return seat


@condition()
def bystander(g: Oath, card: int, seat: int) -> bool:
    return seat != g.turn


@condition()
def binder(g: Oath, card: int, seat: int) -> bool:
    return seat == g.turn


def bind_own(g: Oath, card: int, seat: int) -> None:
    """Whoever uses it keeps only the secret lying here."""
    for laden, favor, secrets in g.tokens:
        if laden != card and secrets:
            clear(g, laden)
            if favor:
                lay(g, laden, favor, 0)
            g.tell("oath-burns-secrets-on", n=secrets, what=component(laden))
            g.shared_secrets += secrets
    burn_secrets(g, seat, g.secrets[seat], g.dark[seat])


def costs_secrets(g: Oath, card: int, seat: int, *about: Any) -> bool:
    return bool(about[1])


def to_nomad_bank(g: Oath, card: int, seat: int) -> None:
    """Favor on the board when the vow is made (rulebook 18.5.2)."""
    n, g.favor[seat] = g.favor[seat], 0
    g.banks[NOMAD] += n
    if n:
        g.tell("oath-to-bank", seat=seat, n=n, bank=SUITS[NOMAD])


# ----------------------------------------------------------------------------------------------------------- journeys


class PutPawn(Choosing):
    """Somebody's pawn to the site, if they like; that is no journey (rulebook 18.2.4)."""

    phrase = YES
    optional = True

    def options(self, g: Oath, card: int, seat: int) -> Sequence[int]:
        return (1,) if g.pawn[seat] != here(g, card) else ()

    def chosen(self, g: Oath, card: int, seat: int, value: int) -> None:
        slot = here(g, card)
        g.pawn[seat] = slot
        g.tell("oath-puts-pawn", seat=seat, site=IDS[g.site[slot]])


def gather(g: Oath, card: int, seat: int) -> None:
    """Deals among those who are here, until all of them have had enough (rulebook 19.7)."""
    there = tuple([other for other in g.order(seat) if g.pawn[other] == here(g, card)])
    if len(there) > 1:
        negotiate(g, there, GATHERED, *there)


def slots_in_region(g: Oath, card: int, seat: int) -> int:
    return SLOTS_IN[REGION[g.pawn[seat]]]


within_region = acting_on(slots_in_region, "oath-only-within-region")


@condition("oath-host-too-large")
def small_host(g: Oath, card: int, seat: int) -> bool:
    return g.host[seat] <= 3


@condition("oath-only-to-this-site")
def to_here(g: Oath, card: int, seat: int) -> bool:
    return bool(g.deed.what == g.place[card])


class Lodge(Modifier):
    """A favor to whoever rules the card."""

    def affordable(self, g: Oath, seat: int) -> bool:
        return spendable(g, seat) > 0

    def act(self, g: Oath, seat: int, *values: Any) -> None:
        ruler = card_chief(g, self.number)
        if ruler == NOBODY:
            burn_favor(g, seat, 1)
        else:
            give_favor(g, seat, ruler, 1)
        super().act(g, seat, *values)


def welcoming_banks(g: Oath, card: int, seat: int) -> Sequence[int]:
    """Of suits that are at the site reached and among the traveller's advisers."""
    there = {SUIT[other] for other in g.cards[g.pawn[seat]]}
    return sorted(there & suits_advising(g, seat))


# -------------------------------------------------------------------------------------------------------------- cards


def nomads_at_sites(g: Oath, card: int, seat: int) -> Sequence[int]:
    found = tuple([other for other in at_sites(g, range(SLOT_COUNT), (NOMAD,)) if other != card])
    return movable(g, seat, found)


def nomads_of_others(g: Oath, card: int, seat: int) -> Sequence[int]:
    found = tuple([c for other in others(g, card, seat) for c in g.advisers[other] if SUIT[c] == NOMAD])
    return movable(g, seat, found)


class Resettle(Use):
    """Anybody's face-up Nomad moves to a site."""

    takes = (CARD, SLOT)

    def when_ready(self, g: Oath, seat: int) -> Sequence[Action]:
        advisers = tuple([c for cards in g.advisers for c in cards if SUIT[c] == NOMAD and WHERE[c] != ADVISER_ONLY])
        free = movable(g, seat, advisers)
        return [self.action(card, slot) for slot in sites_with_room(g, seat) for card in free] if free else []

    def happens(self, g: Oath, seat: int, *values: Any) -> None:
        card, slot = values
        g.push(Relocate(card, seat, slot))


def other_piles(g: Oath, card: int, seat: int) -> Sequence[int]:
    return [pile for pile in range(3) if pile != g.region(seat) and g.piles[pile]]


def pile_up(g: Oath, card: int, seat: int, pile: int) -> None:
    """Onto one's own pile as it lies: who knew its cards still does."""
    region = g.region(seat)
    g.piles[region] = (*g.piles[region], *g.piles[pile])
    g.piles[pile] = ()
    g.tell("oath-piles-up", seat=seat, region=REGIONS[pile])


def vision_left(g: Oath, card: int, seat: int) -> bool:
    return any(is_vision(other) for other in g.world) and can_play_searched(g, seat)


def foresee(g: Oath, card: int, seat: int) -> None:
    play_searched(g, seat, draw_vision(g, seat))


def pilgrims(g: Oath, card: int, seat: int) -> None:
    """Denizens here join the Dispossessed; as many of these, at random, come onto the pile of this region."""
    leaving = [other for other in movable(g, seat, g.cards[g.pawn[seat]]) if is_denizen(other)]
    for other in leaving:
        dispossess(g, other)
    region, found = g.region(seat), from_dispossessed(g, len(leaving)) if leaving else ()
    g.piles[region] = (*g.piles[region], *found)
    if found:
        g.tell("oath-return-to-pile", n=len(found), pile=PILE_WORDS[region])
    for other in found:
        look(g, seat, other)


def at_holders_site(g: Oath, card: int, seat: int, *about: Any) -> bool:
    return rules(g, holder_of(g, card), about[0])


def vision_elsewhere(g: Oath, card: int, seat: int, *about: Any) -> bool:
    """Any Vision but the Conspiracy, by somebody whose pawn is not here."""
    return is_vision(about[0]) and about[0] != CONSPIRES and g.pawn[seat] != g.place[card]


# ------------------------------------------------------------------------------------------------- relics and banners


def without_nomads(g: Oath, seat: int) -> bool:
    return not any(SUIT[card] == NOMAD for card in ruled_cards(g, seat))


def foreign_target(g: Oath, card: int, seat: int, *about: Any) -> bool:
    """A relic or banner of the holder's, for somebody who rules no Nomad."""
    kind, which = about
    return kind in (A_RELIC, A_BANNER) and bool(g.own[holder_of(g, card)] >> which & 1) and without_nomads(g, seat)


def foreign_taker(g: Oath, card: int, seat: int, *about: Any) -> bool:
    return about[1] == holder_of(g, card) and without_nomads(g, seat)


def recovers_relic(g: Oath, card: int, seat: int, *about: Any) -> bool:
    return about[0] == seat and is_relic(about[1])


def worship(g: Oath, card: int, seat: int, *about: Any) -> None:
    gain_supply(g, seat, 3)


def give_secret(g: Oath, card: int, seat: int) -> None:
    """A gift to the Chancellor: nothing is burned, and nothing forbids it."""
    give_banner(g, seat, g.chancellor, SECRET)


AT_END: Final = at_end(DiscardThis())

ENTRIES: Final[dict[str, tuple[Power, ...]]] = named(
    {
        "rain-boots":        (plan(ATTACKER, IgnoreFaces(SHIELD_1), AT_END),),
        "ancient-binding":   (action(EachPlayer(Given(bystander, KeepOneSecret(itself)),
                                                Given(binder, Do(bind_own)))),),
        "horse-archers":     (plan(EITHER, Dice(attack=3, signed=True), AT_END),),
        "warning-signals":   (plan(DEFENDER, Gather(), AT_END, for_players=True),),
        "elders":            (action(GainSecrets(1)),),
        "the-gathering":     (when_played(EachPlayer(PutPawn()), Do(gather)),),
        "faithful-friend":   (when_played(GainSupply(4)),),
        "tents":             (modifies(TRAVEL, free, given=saving(within_region)),),
        "great-herd":        (when_played(Choose(CARDS, nomads_at_sites, swap_this, optional=True), given=unlocked),),
        "convoys":           (action(Choose(PILES, other_piles, pile_up)),),
        "vow-of-kinship":    (says(PURSE, NOMAD), when_played(Do(to_nomad_bank))),
        "wild-mounts":       (plan(EITHER, given=has_mounts), does(PLAN_LEAVES, ride, nomads_leave, EVERYBODY)),
        "lancers":           (plan(ATTACKER, Do(double_roll), AT_END),),
        "mountain-giant":    (plan(EITHER, Stride(), at_end(Given(strode, DiscardThis()))),),
        "rival-khan":        (plan(EITHER, Dice(attack=4, signed=True), AT_END, given=enemy_advised_by(NOMAD)),),
        "lost-tongue":       (cannot(NO_TARGET, foreign_target, OTHERS), cannot(NO_TAKE, foreign_taker, OTHERS)),
        "special-envoy":     (modifies(TRAVEL, free, follows(EndAct()), given=costs_supply),),
        "resettle":          (action_verb(Resettle()),),
        "oracle":            (action(Do(foresee, vision_left)),),
        "pilgrimage":        (when_played(Do(pilgrims)),),
        "spell-breaker":     (cannot(NO_POWER, costs_secrets, ENEMIES),),
        "mounted-patrol":    (plan(DEFENDER, Do(halve_pool), AT_END),),
        "great-crusade":     (plan(EITHER, Dice(attack=nomads_ruled, signed=True), AT_END),),
        "ancient-bloodline": (cannot(LOCKS, at_holders_site, ENEMIES),),
        "ancient-pact":      (when_played(May(Do(give_secret), BecomeCitizen(blind_relic=True)),
                                          given=is_exile & holds_secret),),
        "storm-caller":      (plan(DEFENDER, Dice(defense=2), AT_END),),
        "family-wagon":      (says(OUTSIDERS, 1),),
        "way-station":       (modifies(TRAVEL, free, given=to_here, whose=RULER, auto=True),
                              modifies_with(TRAVEL, Lodge(free), costs_supply & to_here, NOT_RULER)),
        "twin-brother":      (when_played(Choose(CARDS, nomads_of_others, swap_this, optional=True)),),
        "hospitality":       (modifies(TRAVEL, follows(GainFromBank(1, welcoming_banks)), auto=True),),
        "a-fast-steed":      (modifies(TRAVEL, free, given=costs_supply & small_host),),
        "relic-worship":     (does(RECOVERED, worship, recovers_relic, ACCESS),),
        "sacred-ground":     (cannot(NO_FACE_UP, vision_elsewhere, EVERYBODY),),
    }
)  # fmt: skip
