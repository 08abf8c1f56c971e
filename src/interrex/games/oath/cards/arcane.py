"""The 33 denizens of Arcane, in printed order."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from interrex.engine.action import Action
from interrex.engine.conditions import condition
from interrex.engine.message import Message, bare
from interrex.engine.powers import Power

from ..data.faces import ARCANE, BEAST, HEARTH, NOMAD, ORDER
from ..data.numbers import ALL_BANNERS, CONSPIRES, NOBODY, SECRET_BANNER, SUIT, back
from ..deeds import DEFENDER, HOLLOW, MUSTER, RECOVER, SEARCH, SKULLS, TRADE, TRAVEL, ActDeed
from ..moments import (
    HOLDER,
    NO_GIVE,
    NO_RECOVER,
    OTHERS,
    PAWN_HERE,
    PLAN_COST,
    RECOVERED,
    ROLLED,
    RULER,
    TARGET_DICE,
    TRADE_FAVOR,
)
from ..play.asking import BARGAINS, CARDS, NUMBERS, ONTO, SEATS, Choosing, carry
from ..play.campaign.plans import EITHER
from ..play.campaign.targets import A_RELIC, change_attack, side
from ..play.minor import look
from ..play.moving import SECRET, discard, lay_on_secret, movable
from ..play.playing import can_play_searched, play_searched
from ..play.using import Use
from ..play.warbands import kill
from ..play.ways import HURDLES, REACH, YIELD, touching
from ..play.wealth import all_secrets, arrive, burn_favor, clear, gain_secrets, give_favor, take_favor, to_bank
from ..powers.changes import draws, free, ignores_sites
from ..powers.checks import (
    at_sites,
    attacks,
    holder_of,
    holds_secret,
    in_region,
    is_exile,
    others_here,
    side_holds_secret,
)
from ..powers.checks import suits_ruled as suits_ruled_by
from ..powers.disguise import ActsAs, acts_first
from ..powers.effects.battle import Dice, IgnoreFaces, Spare
from ..powers.effects.cards import DiscardAll
from ..powers.effects.dealings import BecomeCitizen
from ..powers.effects.shape import Choose, Do, EachPlayer, Given, May
from ..powers.effects.turn import EndAct
from ..powers.effects.warbands import Kill
from ..powers.effects.wealth import GainFromBank, GainSecrets, from_bank
from ..powers.forms import (
    action,
    action_verb,
    burdens,
    cannot,
    does,
    modifies,
    modifies_with,
    named,
    plan,
    says,
    when_played,
)
from ..powers.secrets import GIVE_TO, TAKE_FROM
from ..ruling import purse, ruled, spendable
from ..state import REGION, SLOTS_OF, WITH, Oath
from ..words import FIRST_HIDDEN, MOST_HIDDEN, SEAT, SEEN, component, hidden_adviser

# -------------------------------------------------------------------------------------------------------------- plans


class KindredDice(Choosing):
    """As many attack dice as the user likes, up to the other suits that the side rules."""

    phrase = NUMBERS
    signed = True

    def options(self, g: Oath, card: int, seat: int) -> Sequence[int]:
        suits = {suit for one in side(g.war, seat) for suit in suits_ruled_by(g, one)} - {ARCANE}
        return range(len(suits) + 1)

    def chosen(self, g: Oath, card: int, seat: int, value: int) -> None:
        change_attack(g.war, -value if g.war.plans[-1].minus else value)


def sites_targeted(g: Oath, card: int, seat: int) -> int:
    return g.war.sites.bit_count()


def warded(g: Oath, card: int, seat: int, *about: Any) -> bool:
    """A relic of the holder, who is attacked."""
    return bool(about[0] == A_RELIC and about[1] in g.relics[holder_of(g, card)])


class RollAgain(Use):
    """Paid when the roll is seen; what rolls does the rest (rulebook 18.3.9)."""

    rule = "18.3.9"

    def would_do(self, g: Oath, seat: int) -> bool:
        return True


# -------------------------------------------------------------------------------------------------- search and travel


@touching(REACH)
def any_pile(g: Oath, card: int, deed: ActDeed) -> None:
    deed.reach |= 0b111


@condition("oath-only-through-here")
def through_here(g: Oath, card: int, seat: int) -> bool:
    """From or to the site where it lies."""
    return g.place[card] in (g.pawn[seat], g.deed.what)


# -------------------------------------------------------------------------------------------------------------- trade


@touching(YIELD)
def as_traded(g: Oath, card: int, deed: ActDeed) -> None:
    deed.suits = (*deed.suits, (card, SUIT[deed.what]))


@condition("oath-only-beast-or-order")
def beast_or_order(g: Oath, card: int, seat: int) -> bool:
    """Another suit would change nothing."""
    return SUIT[g.deed.what] in (BEAST, ORDER)


def one_gained(g: Oath, card: int, seat: int, *about: Any) -> bool:
    return bool(about[0] == 1)


@touching(REACH)
def region_within_reach(g: Oath, card: int, deed: ActDeed) -> None:
    deed.reach |= sum([1 << slot for slot in SLOTS_OF[REGION[deed.pawn]]])


@condition("oath-only-acting-here")
def acting_here(g: Oath, card: int, seat: int) -> bool:
    return g.deed.pawn == g.place[card]


class Disguise(ActsAs):
    """Another player's face-up advisers are one's own."""

    takes = (SEAT,)

    def when_ready(self, g: Oath, seat: int) -> Sequence[Action]:
        return self.each([other for other in range(g.players) if other != seat and g.advisers[other]])

    def turn(self, g: Oath, deed: ActDeed, *values: Any) -> None:
        deed.advisers = values[0]


@condition("oath-already-elsewhere")
def undisguised(g: Oath, card: int, seat: int) -> bool:
    """Nothing of one's own comes before it."""
    return g.deed.advisers == seat and g.deed.pawn == g.pawn[seat]


# ---------------------------------------------------------------------------------------------------- recover, muster


@touching(HURDLES)
def lend(g: Oath, card: int, deed: ActDeed) -> None:
    deed.lent += 2


@condition("oath-only-darkest-secret")
def the_secret(g: Oath, card: int, seat: int, *about: Any) -> bool:
    return bool((about[0] if about else g.deed.what) == SECRET_BANNER)


def secret_recovered(g: Oath, card: int, seat: int, *about: Any) -> bool:
    return bool(about[1] == SECRET_BANNER)


def hear(g: Oath, card: int, seat: int, *about: Any) -> None:
    gain_secrets(g, seat, about[2])


def paid_with_secret(g: Oath, card: int, deed: ActDeed) -> None:
    deed.price = (0, 1)


# -------------------------------------------------------------------------------------------------------- when played


def dazzled(g: Oath, card: int, seat: int) -> Sequence[int]:
    return at_sites(g, in_region(g, seat), (HEARTH, ORDER))


def up_to_all_favor(g: Oath, card: int, seat: int) -> Sequence[int]:
    return range(spendable(g, seat) + 1)


def reveal(g: Oath, card: int, seat: int, n: int) -> None:
    burn_favor(g, seat, n)
    gain_secrets(g, seat, n)


@condition()
def knows_more(g: Oath, card: int, seat: int) -> bool:
    return all_secrets(g, seat) > all_secrets(g, g.chancellor)


# ------------------------------------------------------------------------------------------------------ secret things


class Inquiry(Use):
    """Look at a face-down adviser of somebody here: a Conspiracy is played, else they get the favor on this card."""

    takes = (SEEN,)

    def when_ready(self, g: Oath, seat: int) -> Sequence[Action]:
        here = others_here(g, self.number, seat)
        return self.each([hidden_adviser(other, at) for other in here for at in range(len(g.facedown[other]))])

    def happens(self, g: Oath, seat: int, *values: Any) -> None:
        other, at = divmod(values[0] - FIRST_HIDDEN, MOST_HIDDEN)
        found = g.facedown[other][at]
        look(g, seat, found)
        if found != CONSPIRES:
            favor, secrets = clear(g, self.number)
            g.secrets[seat] += secrets
            arrive(g, other, favor)
            g.tell("oath-gets-favor-on", seat=other, n=favor, what=component(self.number))
        elif can_play_searched(g, seat):
            g.facedown[other] = g.facedown[other][:at] + g.facedown[other][at + 1 :]
            g.tell("oath-takes-adviser", seat=seat, other=Message("oath-player", {"seat": other}), back=back(found))
            play_searched(g, seat, found)


class StealDreams(Use):
    """Two face-down advisers change places; only their new owners look at them (rulebook 20)."""

    takes = (SEEN, SEEN.renamed("with"))

    def when_ready(self, g: Oath, seat: int) -> Sequence[Action]:
        hidden = [(one, at) for one in range(g.players) for at in range(len(g.facedown[one]))]
        return [
            self.action(hidden_adviser(*first), hidden_adviser(*second))
            for first in hidden
            for second in hidden
            if first[0] < second[0]
        ]

    def happens(self, g: Oath, seat: int, *values: Any) -> None:
        (one, at), (two, to) = [divmod(value - FIRST_HIDDEN, MOST_HIDDEN) for value in values]
        first, second = g.facedown[one][at], g.facedown[two][to]
        for owner, place, new in ((one, at, second), (two, to, first)):
            g.facedown[owner] = tuple([new if n == place else card for n, card in enumerate(g.facedown[owner])])
            g.eyes[new] |= 1 << owner
            g.whisper(owner, "oath-sees", what=component(new))
        other, theirs = Message("oath-player", {"seat": two}), bare(f"oath-back-{back(second)}")
        g.tell("oath-exchanges-hidden", seat=one, back=back(first), other=other, theirs=theirs)


# --------------------------------------------------------------------------------------------------------- the others


BEASTS_AND_NOMADS: Final = sum([1 << number for number, suit in enumerate(SUIT) if suit in (BEAST, NOMAD)])


def tameable(g: Oath, card: int, seat: int) -> Sequence[int]:
    if not g.at[g.pawn[seat]] & BEASTS_AND_NOMADS:
        return ()
    return movable(g, seat, tuple(at_sites(g, (g.pawn[seat],), (BEAST, NOMAD))))


def tame(g: Oath, card: int, seat: int, other: int) -> None:
    """What lay on it is in the bank before."""
    discard(g, other, seat)
    from_bank(g, seat, SUIT[other], 2)


def places_in_region(g: Oath, card: int, seat: int) -> Sequence[int]:
    """A board is where its pawn is."""
    slots = in_region(g, seat)
    return [*slots, *[WITH + one for one in range(g.players) if g.pawn[one] in slots]]


def pairs(g: Oath, card: int, seat: int) -> Sequence[int]:
    return range(1, g.host[seat] // 2 + 1)


def bleed(g: Oath, card: int, seat: int, n: int) -> None:
    kill(g, WITH + seat, 2 * n)
    gain_secrets(g, seat, n)


def suffer(g: Oath, card: int, seat: int) -> None:
    """A favor for each site ruled; from a bank nobody can be made to pay (rulebook 18.5.2)."""
    if purse(g, seat) == NOBODY:
        to_bank(g, seat, ARCANE, min(ruled(g, seat).bit_count(), g.favor[seat]))


def vault_ways(g: Oath, card: int, seat: int) -> Sequence[int]:
    """The last secret stays on the banner."""
    return (0, 1) if g.on_banner[SECRET] > 1 else (0,)


def open_vault(g: Oath, card: int, seat: int, less: int) -> None:
    lay_on_secret(g, -1 if less else 1)


class BargainWith(Choosing):
    """What is exchanged with somebody; they have no say."""

    phrase = BARGAINS

    def __init__(self, other: int) -> None:
        self.other = other

    def options(self, g: Oath, card: int, seat: int) -> Sequence[int]:
        other = self.other
        gives = GIVE_TO[other].can(g, card, seat)
        found = [0] if gives and g.favor[other] and purse(g, other) == NOBODY else []
        return [*found, 1] if spendable(g, seat) >= 2 and g.secrets[other] + g.dark[other] else found

    def chosen(self, g: Oath, card: int, seat: int, value: int) -> None:
        if value:
            give_favor(g, seat, self.other, 2)
            TAKE_FROM[self.other].do(g, card, seat)
        else:
            GIVE_TO[self.other].do(g, card, seat)
            take_favor(g, seat, self.other, 2)


BARGAINS_WITH: Final = tuple([BargainWith(other) for other in range(6)])


def partners(g: Oath, card: int, seat: int) -> Sequence[int]:
    return [other for other in others_here(g, card, seat) if BARGAINS_WITH[other].options(g, card, seat)]


def strike(g: Oath, card: int, seat: int, other: int) -> None:
    """Any number of times, with anybody here."""
    carry(g, card, seat, (BARGAINS_WITH[other], BARGAIN))


BARGAIN: Final = Choose(SEATS, partners, strike, optional=True)


ENTRIES: Final[dict[str, tuple[Power, ...]]] = named(
    {
        "alchemist":          (action(*[GainFromBank(1)] * 4),),
        "fire-talkers":       (plan(EITHER, Dice(attack=3, signed=True), given=side_holds_secret),),
        "magicians-code":     (modifies(RECOVER, lend, given=the_secret),),
        "spirit-snare":       (action(GainFromBank(1)),),
        "wizard-school":      (action(GainSecrets(1), EndAct()),),
        "dazzle":             (when_played(DiscardAll(dazzled)),),
        "acting-troupe":      (modifies(TRADE, as_traded, given=beast_or_order, auto=True),),
        "taming-charm":       (action(Choose(CARDS, tameable, tame)),),
        "inquisitor":         (action_verb(Inquiry()),),
        "secret-signal":      (says(TRADE_FAVOR, 1, one_gained),),
        "augury":             (modifies(SEARCH, draws(1)),),
        "rusting-ray":        (plan(DEFENDER, IgnoreFaces(HOLLOW), given=side_holds_secret),),
        "portal":             (modifies(TRAVEL, free, ignores_sites, given=through_here),),
        "billowing-fog":      (plan(EITHER, Spare()),),
        "kindred-warriors":   (plan(EITHER, Given(attacks, IgnoreFaces(SKULLS)), KindredDice()),),
        "terror-spells":      (action(*[Kill(places_in_region)] * 2, given=holds_secret),),
        "blood-pact":         (action(Choose(NUMBERS, pairs, bleed)),),
        "revelation":         (when_played(EachPlayer(Choose(NUMBERS, up_to_all_favor, reveal))),),
        "observatory":        (modifies(SEARCH, any_pile, whose=PAWN_HERE, auto=True),),
        "plague-engines":     (action(EachPlayer(Do(suffer))),),
        "gleaming-armor":     (says(PLAN_COST, (0, 1)),),
        "bewitch":            (when_played(May(BecomeCitizen()), given=is_exile & knows_more),),
        "jinx":               (says(ROLLED, RollAgain(), whose=RULER),),
        "tutor":              (action(GainSecrets(1)),),
        "dream-thief":        (action_verb(StealDreams()),),
        "cracking-ground":    (plan(EITHER, Dice(attack=sites_targeted, signed=True)),),
        "sealing-ward":       (says(TARGET_DICE, 1, warded, OTHERS),),
        "initiation-rite":    (burdens(MUSTER, paid_with_secret, who=HOLDER),),
        "vow-of-silence":     (cannot(NO_RECOVER, the_secret, of=ALL_BANNERS), cannot(NO_GIVE),
                               does(RECOVERED, hear, secret_recovered)),
        "forgotten-vault":    (action(Choose(ONTO, vault_ways, open_vault)),),
        "map-library":        (modifies(TRADE, region_within_reach, given=acting_here, auto=True),),
        "witchs-bargain":     (action(BARGAIN),),
        "master-of-disguise": (modifies_with(TRADE, Disguise(), acts_first & undisguised),),
    }
)  # fmt: skip
