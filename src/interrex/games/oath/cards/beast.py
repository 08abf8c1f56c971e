"""The 33 denizens of Beast, in printed order."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from interrex.engine.action import Action
from interrex.engine.conditions import condition
from interrex.engine.message import Message
from interrex.engine.powers import Power

from ..data.constants import DRAWN
from ..data.faces import BEAST, DISCORD, HEARTH, NO_SUIT, NOMAD, ORDER
from ..data.numbers import SUIT
from ..deeds import (
    ATTACKER,
    BANDITS,
    BENEATH,
    DEFENDER,
    FOR_SECRETS,
    MUSTER,
    SEARCH,
    SHIELD_2,
    SKULLS,
    SWORD_2,
    TRADE,
    TRAVEL,
    WORLD,
    ActDeed,
)
from ..moments import (
    ACCESS,
    ENEMIES,
    EVERYBODY,
    FORCE,
    HOLDER,
    LEAVES,
    NO_MUSTER,
    NO_PLAN,
    NO_TRADE,
    NO_TRADE_FAVOR,
    NO_TRAVEL,
    ON_PLAY,
    PLAN_COST,
    PLAYS_TO,
    UNLIMITED,
    WHOLE_TARGETS,
)
from ..play.asking import CARDS, RELICS, SEATS, carry
from ..play.campaign.plans import EITHER
from ..play.campaign.targets import side
from ..play.deeds import Modifier, gain_supply
from ..play.moving import buriable, bury_held, discard, draw_told, lift, movable, take_relics, to_advisers
from ..play.warbands import gain_warbands, kill
from ..play.ways import REACH as PILE_REACH
from ..play.ways import touching
from ..play.wealth import take_favor
from ..powers.changes import extra, extra_secrets, free, ignores_sites
from ..powers.checks import (
    advised_by,
    at_sites,
    attacks,
    cards_at_sites,
    enemies,
    holder_of,
    in_region,
    is_exile,
    not_yet,
    others,
    playing,
    ruler_rules,
    targeted_here,
    unlocked,
)
from ..powers.disguise import ActsAs, acts_first
from ..powers.effects.battle import Dice, IgnoreFaces
from ..powers.effects.cards import DiscardAll
from ..powers.effects.dealings import BecomeCitizen
from ..powers.effects.shape import Choose, Do, Given, May, To
from ..powers.effects.warbands import GainWarbands, Kill
from ..powers.effects.wealth import GainFromBank
from ..powers.forms import (
    action,
    burdens,
    cannot,
    does,
    modifies,
    modifies_playing_with,
    modifies_with,
    named,
    plan,
    rest,
    says,
    when_played,
)
from ..powers.marching import March
from ..powers.relocating import Relocate
from ..powers.sharing import ShiftFrom
from ..ruling import acting_on, capacity, matching, ruled, rules
from ..state import PURPLE, SLOT_COUNT, WITH, Oath
from ..words import END, REGION, component

# ---------------------------------------------------------------------------------------------------------- searching


@condition("oath-only-another-pile")
def other_pile(g: Oath, card: int, seat: int) -> bool:
    return g.deed.what not in (WORLD, g.region(seat))


@touching(PILE_REACH)
def reach_pile(g: Oath, card: int, deed: ActDeed) -> None:
    deed.reach |= 1 << deed.what


@condition("oath-only-a-pile")
def a_pile(g: Oath, card: int, seat: int) -> bool:
    return g.deed.what != WORLD


def from_beneath(g: Oath, card: int, deed: ActDeed) -> None:
    """One card from the bottom; what else changes the number adds to that."""
    deed.end = True
    deed.draws += 1 - DRAWN


@condition()
def of_the_wild(g: Oath, card: int, seat: int, *about: Any) -> bool:
    return SUIT[about[0]] in (BEAST, HEARTH)


def anywhere(g: Oath, card: int, seat: int, *about: Any) -> int:
    return (1 << SLOT_COUNT) - 1


@condition()
def a_beast(g: Oath, card: int, seat: int, *about: Any) -> bool:
    return bool(SUIT[about[0]] == BEAST)


def cry(g: Oath, card: int, seat: int, *about: Any) -> None:
    g.deed.rewarded |= 1 << card
    gain_supply(g, seat, 1)
    gain_warbands(g, seat, 2)


class Bracken(Modifier):
    """All discards of the search go to the top or bottom of one pile."""

    takes = (REGION, END)

    def when_ready(self, g: Oath, seat: int) -> Sequence[Action]:
        return [self.action(pile, end) for pile in range(3) for end in (0, 1)]

    def change(self, g: Oath, deed: ActDeed, *values: Any) -> None:
        pile, end = values
        deed.onto = pile + BENEATH * end


# --------------------------------------------------------------------------------------------------- muster and trade


@condition("oath-only-with-beast")
def with_a_beast(g: Oath, card: int, seat: int) -> bool:
    return bool(SUIT[g.deed.what] == BEAST)


@condition("oath-only-beast-or-nomad")
def with_beast_or_nomad(g: Oath, card: int, seat: int) -> bool:
    return SUIT[g.deed.what] in (BEAST, NOMAD)


@condition("oath-only-the-oak")
def under_the_oak(g: Oath, card: int, seat: int) -> bool:
    """This card, for secrets, with a Beast adviser."""
    return g.deed.what == card and g.deed.how == FOR_SECRETS and matching(g, seat, BEAST) > 0


class SmallFriends(ActsAs):
    """The pawn counts as being where the card traded with is."""

    def turn(self, g: Oath, deed: ActDeed, *values: Any) -> None:
        deed.pawn = g.place[deed.what]


@condition("oath-only-beasts-elsewhere")
def friends_there(g: Oath, card: int, seat: int) -> bool:
    slot = g.place[g.deed.what]
    return slot < SLOT_COUNT and slot != g.deed.pawn and bool(at_sites(g, (slot,), (BEAST,)))


def no_adviser_like_it(g: Oath, card: int, seat: int, *about: Any) -> bool:
    return not matching(g, seat, SUIT[about[0]])


# ------------------------------------------------------------------------------------------------------------- travel


BEASTS: Final = sum([1 << number for number, suit in enumerate(SUIT) if suit == BEAST])


def slots_of_beasts(g: Oath, card: int, seat: int) -> int:
    mask, bit = 0, 1
    for there in g.at:
        if there & BEASTS:
            mask |= bit
        bit <<= 1
    return mask


to_beasts = acting_on(slots_of_beasts, "oath-only-to-beasts")


def from_rulers_site(g: Oath, card: int, seat: int, *about: Any) -> bool:
    return ruler_rules(g, card, g.pawn[seat])


def entangle(g: Oath, card: int, seat: int, *about: Any) -> None:
    kill(g, WITH + seat, 1)


def bound_to_site(g: Oath, card: int, seat: int, *about: Any) -> bool:
    """With warbands on the board, at a site the seat rules (rulebook 18.5.3)."""
    return g.host[seat] > 0 and rules(g, seat, g.pawn[seat])


# ---------------------------------------------------------------------------------------------------------- campaigns


def hated_name(g: Oath, card: int, seat: int, *about: Any) -> bool:
    """A plan with the suit of an adviser of the holder, whom its user fights."""
    suit, holder = SUIT[about[0]], holder_of(g, card)
    return suit != NO_SUIT and holder in enemies(g, seat) and matching(g, holder, suit) > 0


def many_shields(g: Oath, card: int, seat: int) -> int:
    """Looked at when the plan is used (rulebook 18.3.11)."""
    return 2 if g.war.defense >= 4 else 0


def beast_advisers(g: Oath, card: int, seat: int) -> int:
    return sum([matching(g, one, BEAST) for one in side(g.war, seat)])


@condition()
def defends(g: Oath, card: int, seat: int) -> bool:
    return seat != g.war.seat


def ruled_sites(g: Oath, card: int, seat: int) -> int:
    return ruled(g, seat)


def coiled(g: Oath, card: int, seat: int, *about: Any) -> bool:
    """An odd number of target dice against the holder, or with the Chancellor as holder against the Empire."""
    war, holder = g.war, holder_of(g, card)
    if war.defender == BANDITS or holder == war.seat:
        return False
    joins = holder == g.chancellor and g.flag[war.defender] == PURPLE
    return (holder == war.defender or joins) and war.target_dice % 2 == 1


def attacked_in_marsh(g: Oath, card: int, seat: int, *about: Any) -> bool:
    return seat == g.war.seat and targeted_here.holds(g, card, seat)


def beast_sites(g: Oath, card: int, seat: int) -> Sequence[int]:
    return [slot for slot in range(SLOT_COUNT) if at_sites(g, (slot,), (BEAST,))]


# --------------------------------------------------------------------------------------------------------- the others


def boards(g: Oath, card: int, seat: int) -> Sequence[int]:
    return [WITH + one for one in range(g.players)]


def boards_of_others(g: Oath, card: int, seat: int) -> Sequence[int]:
    """Of those with an Order or Discord adviser."""
    advised = advised_by(ORDER, DISCORD)
    return [WITH + one for one in range(g.players) if advised(g, card, one)]


def prey(g: Oath, card: int, seat: int) -> Sequence[int]:
    """Cards at other sites, in whose place there is room."""
    here = g.place[card]
    slots = [slot for slot in range(SLOT_COUNT) if slot != here and len(g.cards[slot]) <= capacity(g, slot)]
    return movable(g, seat, tuple(at_sites(g, slots)))


def hunt(g: Oath, card: int, seat: int, other: int) -> None:
    slot = g.place[other]
    discard(g, other, seat)
    g.push(Relocate(card, seat, slot))


def roared_at(g: Oath, card: int, seat: int) -> Sequence[int]:
    return [one for one in at_sites(g, in_region(g, seat), (NOMAD, BEAST)) if one != card]


def buy_relic(g: Oath, card: int, seat: int) -> None:
    g.uncover()
    take_relics(g, seat, (draw_told(g),))


def relics_left(g: Oath, card: int, seat: int) -> bool:
    return bool(g.relic_deck)


def own_relics(g: Oath, card: int, seat: int) -> Sequence[int]:
    return buriable(g.relics[seat])


def sell_relic(g: Oath, card: int, seat: int, relic: int) -> None:
    bury_held(g, seat, relic)


def pipe(g: Oath, card: int, seat: int, other: int) -> None:
    """It asks for no discard where it comes, and its secret comes home at Rest (rulebook 18.4.5)."""
    lift(g, card)
    to_advisers(g, other, card)
    g.tell("oath-gives-adviser", seat=seat, other=Message("oath-player", {"seat": other}), what=component(card))
    take_favor(g, seat, other, 2)


def other_banks(g: Oath, card: int, seat: int) -> Sequence[int]:
    return [bank for bank in range(6) if bank != BEAST]


def to_beast(g: Oath, card: int, seat: int, source: int) -> Sequence[int]:
    return (BEAST,)


ONE_TO_BEAST: Final = ShiftFrom(1, other_banks, to_beast)
COUNT_BEASTS: Final = cards_at_sites(BEAST)


def remember(g: Oath, card: int, seat: int) -> None:
    carry(g, card, seat, (ONE_TO_BEAST,) * COUNT_BEASTS(g, card, seat))


def remembers(g: Oath, card: int, seat: int) -> bool:
    return COUNT_BEASTS(g, card, seat) > 0 and ONE_TO_BEAST.can(g, card, seat)


@condition("oath-only-penniless")
def penniless(g: Oath, card: int, seat: int) -> bool:
    return not g.favor[seat]


ENTRIES: Final[dict[str, tuple[Power, ...]]] = named(
    {
        "errand-boy":       (modifies(SEARCH, reach_pile, given=other_pile),),
        "wolves":           (action(Kill(boards)),),
        "animal-playmates": (modifies(MUSTER, free, given=with_a_beast, auto=True),),
        "true-names":       (cannot(NO_PLAN, hated_name, EVERYBODY),),
        "the-old-oak":      (modifies(TRADE, extra_secrets(1), given=under_the_oak, auto=True),),
        "forest-paths":     (modifies(TRAVEL, free, ignores_sites, given=to_beasts),),
        "long-lost-heir":   (when_played(May(BecomeCitizen()), given=is_exile),),
        "rangers":          (plan(ATTACKER, IgnoreFaces(SKULLS), Dice(attack=many_shields)),),
        "roving-terror":    (action(Choose(CARDS, prey, hunt), given=unlocked),),
        "nature-worship":   (plan(EITHER, Dice(attack=beast_advisers, signed=True)),),
        "birdsong":         (modifies(TRADE, free, given=with_beast_or_nomad, auto=True),),
        "small-friends":    (modifies_with(TRADE, SmallFriends(), acts_first & friends_there),),
        "grasping-vines":   (does(LEAVES, entangle, from_rulers_site, ENEMIES),),
        "threatening-roar": (when_played(DiscardAll(roared_at)),),
        "fae-merchant":     (action(To(Do(buy_relic, relics_left), Choose(RELICS, own_relics, sell_relic))),),
        "second-chance":    (action(To(Kill(boards_of_others), GainWarbands(1))),),
        "pied-piper":       (says(UNLIMITED, True), action(Choose(SEATS, others, pipe))),
        "mushrooms":        (modifies(SEARCH, free, from_beneath, given=a_pile),),
        "insect-swarm":     (says(PLAN_COST, (1, 0)),),
        "vow-of-union":     (says(FORCE, ruled_sites), cannot(NO_TRAVEL, bound_to_site)),
        "giant-python":     (cannot(WHOLE_TARGETS, coiled, EVERYBODY),),
        "war-tortoise":     (plan(EITHER, Given(attacks, IgnoreFaces(SHIELD_2)),
                                  Given(defends, IgnoreFaces(SWORD_2))),),
        "new-growth":       (says(PLAYS_TO, anywhere, of_the_wild & playing, ACCESS),),
        "wild-cry":         (does(ON_PLAY, cry, not_yet & a_beast, ACCESS),),
        "animal-host":      (when_played(GainWarbands(COUNT_BEASTS)),),
        "memory-of-nature": (action(Do(remember, remembers)),),
        "marsh-spirit":     (cannot(NO_PLAN, attacked_in_marsh, EVERYBODY),),
        "vow-of-poverty":   (cannot(NO_TRADE_FAVOR), rest(GainFromBank(2), given=penniless)),
        "forest-council":   (cannot(NO_TRADE, a_beast, ENEMIES), cannot(NO_MUSTER, a_beast, ENEMIES)),
        "walled-garden":    (plan(DEFENDER, Dice(defense=COUNT_BEASTS), given=targeted_here),),
        "vow-of-beastkin":  (cannot(NO_MUSTER, no_adviser_like_it), burdens(MUSTER, extra(1), who=HOLDER)),
        "bracken":          modifies_playing_with(Bracken()),
        "wild-allies":      (action(March(beast_sites)),),
    }
)  # fmt: skip
