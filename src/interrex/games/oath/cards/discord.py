"""The 33 denizens of Discord, in printed order."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from interrex.engine.action import Action
from interrex.engine.conditions import condition
from interrex.engine.frames import PASS
from interrex.engine.message import Message
from interrex.engine.powers import Power

from ..data.faces import ARCANE, BEAST, NO_SUIT, NOMAD, ORDER, SUITS
from ..data.numbers import ALL_BANNERS, COST, FIRST_RELIC, FIRST_VISION, IDS, MOB_BANNER, PEOPLE_BANNER, SUIT, Cards
from ..deeds import ATTACKER, DEFENDER, MUSTER
from ..moments import (
    ANSWERS,
    ARRIVES,
    BANDIT_COUNT,
    BURNED,
    ENEMIES,
    EVERYBODY,
    NO_CAPACITY,
    NO_FACE_DOWN,
    NO_PLAN,
    NO_RECOVER,
    NOT_RULER,
    TAKEN,
    TITLE_TAKEN,
    VISION_GOES,
)
from ..play.asking import CARDS, RELICS, YES, Choosing
from ..play.asking import SUITS as WHICH_SUIT
from ..play.campaign import attackable, begin
from ..play.campaign.plans import EITHER
from ..play.campaign.targets import force_size
from ..play.elsewhere import Demand
from ..play.moving import PEOPLE, SECRET, everybody, may_take, movable, take_relics
from ..play.playing import play_searched
from ..play.title import look_at_title
from ..play.warbands import kill, may_station, put
from ..play.wealth import arrive, burn_favor, give_favor, lay, pay, payable, take_favor
from ..powers.aftermath import Afterwards, defeated, targets_site_with
from ..powers.changes import extra
from ..powers.checks import (
    at_sites,
    enemies,
    enemy_advised_by,
    from_chancellor,
    here,
    holder_of,
    is_exile,
    others,
    others_here,
    pawn_targeted,
    sites_ruled,
    suits_ruled,
)
from ..powers.effects.battle import Dice, DiscardThis, FreeCampaign
from ..powers.effects.cards import Discard, DiscardAll, PeekPile
from ..powers.effects.dealings import BecomeCitizen
from ..powers.effects.journeys import FreeTravel
from ..powers.effects.shape import Choose, Do, Given, May
from ..powers.effects.warbands import GainWarbands
from ..powers.effects.wealth import GainFromBank, GainSecrets, TakeFavor
from ..powers.forms import (
    action,
    at_end,
    cannot,
    capacity,
    does,
    if_won,
    limit,
    modifies,
    named,
    plan,
    rest,
    says,
    when_played,
)
from ..powers.rolling import Thrown, throw
from ..powers.secrets import KeepOneSecret, TakeSecret
from ..powers.swapping import swap_this
from ..ruling import locked, rules, spendable
from ..state import EXILE, SLOT_COUNT, WITH, Oath, Procedure
from ..words import component

# -------------------------------------------------------------------------------------------------------------- plans


def anywhere(g: Oath, card: int, seat: int) -> Sequence[int]:
    return range(SLOT_COUNT)


def defender(g: Oath, card: int, seat: int) -> int:
    return g.war.defender


@condition("oath-force-not-smaller")
def smaller_force(g: Oath, card: int, seat: int, *about: Any) -> bool:
    return force_size(g, g.war, DEFENDER) > force_size(g, g.war, ATTACKER)


def be_zealous(g: Oath, card: int, seat: int) -> None:
    g.war.worth = 3


def burn_the_rest(g: Oath, card: int, seat: int) -> None:
    burn_favor(g, g.war.defender, g.favor[g.war.defender])


def beasts_against_holder(g: Oath, card: int, seat: int, *about: Any) -> bool:
    """A Beast or Nomad plan of the holder's enemy in this campaign."""
    return SUIT[about[0]] in (BEAST, NOMAD) and holder_of(g, card) in enemies(g, seat)


# ----------------------------------------------------------------------------------------------------------- warbands


def rulers_away(g: Oath, card: int, seat: int) -> bool:
    """No pawn of a ruler is here; of an Imperial site every Imperial player is one."""
    slot = here(g, card)
    return not any(g.pawn[other] == slot and rules(g, other, slot) for other in range(g.players))


def open_the_gates(g: Oath, card: int, seat: int) -> None:
    slot, colour = here(g, card), g.board_colour(seat)
    kill(g, slot, g.bands[slot])
    if g.bank[colour] and may_station(g, seat):
        g.bank[colour] -= 1
        put(g, slot, colour, 1)
        g.tell("oath-places-one", seat=seat, site=IDS[g.site[slot]])


def kill_everywhere(g: Oath, card: int, seat: int) -> None:
    for slot in range(SLOT_COUNT):
        kill(g, slot, 1)


def scald(g: Oath, card: int, seat: int, *about: Any) -> None:
    kill(g, WITH + seat, 2)


def arrives_here(g: Oath, card: int, seat: int, *about: Any) -> bool:
    return bool(about[0] == g.place[card])


@condition("oath-only-poorest-bank")
def poorest_bank(g: Oath, card: int, seat: int) -> bool:
    """The card's bank has the least favor of all, alone."""
    own = g.banks[SUIT[g.deed.what]]
    return own == min(g.banks) and g.banks.count(own) == 1


# --------------------------------------------------------------------------------------------------- favor and secrets


@condition("oath-no-exile-keeps-oath")
def exile_keeps_oath(g: Oath, card: int, seat: int) -> bool:
    return g.role[g.title] == EXILE


def chancellors(g: Oath, card: int, seat: int) -> Sequence[int]:
    return [g.chancellor] if seat != g.chancellor else ()


def unmask(g: Oath, card: int, seat: int) -> None:
    """All but one secret on the Darkest Secret are burned."""
    n = max(0, g.on_banner[SECRET] - 1)
    g.on_banner[SECRET] -= n
    g.shared_secrets += n
    g.tell("oath-lays-on-secret", n=g.on_banner[SECRET])


def dissent(g: Oath, card: int, seat: int) -> None:
    """A favor onto this card for each suit ruled, as far as there is any (rulebook 18.5.2 spares favor in a bank)."""
    for other in from_chancellor(g):
        n = min(g.favor[other], len(suits_ruled(g, other)))
        if n and g.holds[PEOPLE] != other:
            g.favor[other] -= n
            lay(g, card, n, 0)
            g.tell("oath-lays-favor", seat=other, n=n, what=component(card))


def suits_here(g: Oath, card: int, seat: int) -> Sequence[int]:
    found = {SUIT[other] for other in g.cards[g.pawn[seat]]} - {NO_SUIT}
    return sorted(found)


def peoples_favor(g: Oath, card: int, seat: int, *about: Any) -> bool:
    return about[0] in (PEOPLE_BANNER, MOB_BANNER)


def renew(g: Oath, card: int, seat: int, *about: Any) -> None:
    """What anybody burns comes to the holder (rulebook 10.4)."""
    holder = holder_of(g, card)
    arrive(g, holder, about[0])
    g.tell("oath-renews", seat=holder, n=about[0], what=component(card))


def another(g: Oath, card: int, seat: int, *about: Any) -> bool:
    return bool(about[0] != seat)


def chaos(g: Oath, card: int, seat: int, *about: Any) -> None:
    take_favor(g, seat, about[0], 1)


# -------------------------------------------------------------------------------------------------------------- cards


def piles(g: Oath, card: int, seat: int) -> Sequence[int]:
    return range(3)


def advisers_here(g: Oath, card: int, seat: int) -> Sequence[int]:
    return [adviser for other in others_here(g, card, seat) for adviser in g.advisers[other]]


def advisers_of_others(g: Oath, card: int, seat: int) -> Sequence[int]:
    found = tuple([adviser for other in others(g, card, seat) for adviser in g.advisers[other]])
    return movable(g, seat, found)


def rest_of_site(g: Oath, card: int, seat: int) -> Sequence[int]:
    return [other for other in g.cards[here(g, card)] if other != card]


def unlocked_site(g: Oath, card: int, seat: int, *about: Any) -> bool:
    """Salt lies alone: it cannot come beside a card that would stay (rulebook 7.2.2)."""
    return not any(locked(g, seat, other) for other in g.cards[about[0]])


def mob(g: Oath, card: int, seat: int) -> bool:
    return g.mob


class Riot(Choosing):
    """All other cards at sites of the suit most common there; the player breaks ties."""

    phrase = WHICH_SUIT

    def options(self, g: Oath, card: int, seat: int) -> Sequence[int]:
        counts = [len(at_sites(g, range(SLOT_COUNT), (suit,))) for suit in range(len(SUITS))]
        most = max(counts)
        return [suit for suit, n in enumerate(counts) if n == most and n]

    def chosen(self, g: Oath, card: int, seat: int, value: int) -> None:
        RIOTS[value].do(g, card, seat)


def others_of(suit: int) -> Any:
    def at_all_sites(g: Oath, card: int, seat: int) -> Sequence[int]:
        return [other for other in at_sites(g, range(SLOT_COUNT), (suit,)) if other != card]

    return at_all_sites


RIOTS: Final = tuple([DiscardAll(others_of(suit)) for suit in range(len(SUITS))])


# ------------------------------------------------------------------------------------------------------------- relics


class Ransom(Choosing):
    """The owner of a relic gives three favor, or loses it."""

    phrase = YES
    optional = True
    asks = "oath-ask-ransom"
    price: Final = 3

    def __init__(self, relic: int) -> None:
        self.relic = relic

    def chooser(self, g: Oath, card: int, seat: int) -> int:
        return holder_of(g, self.relic)

    def options(self, g: Oath, card: int, seat: int) -> Sequence[int]:
        return (1,) if spendable(g, holder_of(g, self.relic)) >= self.price else ()

    def chosen(self, g: Oath, card: int, seat: int, value: int) -> None:
        give_favor(g, holder_of(g, self.relic), seat, self.price)

    def declined(self, g: Oath, card: int, seat: int) -> None:
        take_relics(g, seat, (self.relic,), holder_of(g, self.relic))


RANSOM: Final = {relic: Ransom(relic) for relic in range(FIRST_RELIC, FIRST_VISION)}


def relics_here(g: Oath, card: int, seat: int) -> Sequence[int]:
    found = [(relic, other) for other in others_here(g, card, seat) for relic in g.relics[other]]
    return [relic for relic, other in found if may_take(g, seat, relic, other)]


def extort(g: Oath, card: int, seat: int, relic: int) -> None:
    RANSOM[relic].do(g, card, seat)


class Theft(Procedure):
    """When it is seen whose the title is, the thief may pay and throw a die for each relic taken."""

    __slots__ = ("card", "relics", "seat", "taker")

    def __init__(self, card: int, seat: int, taker: int, relics: Cards) -> None:
        self.card = card
        self.seat = seat
        self.taker = taker
        self.relics = relics

    def step(self, g: Oath, n: int) -> bool:
        if n == 0:
            if g.stirred:
                look_at_title(g)
            return True
        if payable(g, self.seat, self.card, COST[self.card]) and self.loot(g):
            g.push(MaySteal(self.seat, self))
        return False

    def loot(self, g: Oath) -> Cards:
        """Of the relics, those that can be taken from who has them now."""
        held = [relic for relic in self.relics if relic in g.relics[self.taker]]
        return tuple([relic for relic in held if may_take(g, self.seat, relic, self.taker)])


class MaySteal(Demand):
    __slots__ = ("theft",)
    rule = "18.5.11"
    phrases = (YES,)

    def __init__(self, seat: int, theft: Theft) -> None:
        self.seat = seat
        self.theft = theft

    def actions(self, g: Oath) -> list[Action]:
        return [YES.action(), PASS]

    def play(self, g: Oath, a: Action) -> None:
        if a != PASS:
            card = self.theft.card
            g.tell("oath-uses", seat=self.seat, what=component(card))
            pay(g, self.seat, card, COST[card])
            throw(g, Stealing(card, self.seat, g.luck.dice(len(self.theft.relics)), self.theft))

    def question(self, g: Oath) -> Message:
        return Message("oath-ask-yes", {"what": component(self.theft.card)})

    def passing(self, g: Oath, seat: int) -> Message:
        return Message("oath-do-nothing", {})


class Stealing(Thrown):
    """Without a single shield all of them are the thief's (rulebook 18.5.11)."""

    __slots__ = ("theft",)

    def __init__(self, card: int, seat: int, faces: Cards, theft: Theft) -> None:
        super().__init__(card, seat, faces)
        self.theft = theft

    def again(self, faces: Cards) -> Thrown:
        return Stealing(self.card, self.seat, faces, self.theft)

    def step(self, g: Oath, n: int) -> bool:
        if not self.shields():
            take_relics(g, self.seat, self.theft.loot(g), self.theft.taker)
        return False


def taken_near_by(g: Oath, card: int, seat: int, *about: Any) -> bool:
    return about[0] != seat and g.region(about[0]) == g.region(seat)


def steal(g: Oath, card: int, seat: int, *about: Any) -> None:
    g.push(Theft(card, seat, about[0], about[1]))


class Winnings(Thrown):
    """As much favor as there are shields, from one bank."""

    __slots__ = ()

    def step(self, g: Oath, n: int) -> bool:
        WINNINGS[self.shields()].do(g, self.card, self.seat)
        return False


MOST_WON: Final = 16  # two shields on each of two dice, doubled twice
WINNINGS: Final = tuple([GainFromBank(n) for n in range(MOST_WON + 1)])


def gamble(g: Oath, card: int, seat: int) -> None:
    throw(g, Winnings(card, seat, g.luck.dice(4)))


def favor_in_banks(g: Oath, card: int, seat: int) -> bool:
    return any(g.banks)


# ------------------------------------------------------------------------------------------------- Visions, campaigns


def revealed(g: Oath, card: int, seat: int) -> Sequence[int]:
    """Visions on which a warband of the seat's own can lie."""
    return [vision for vision in g.vision if vision] if g.bank[g.colour[seat]] else ()


def foretell(g: Oath, card: int, seat: int, vision: int) -> None:
    """A warband on it: the Vision is the seat's too (rulebook 4.1.2)."""
    g.bank[g.colour[seat]] -= 1
    g.prophets = (*g.prophets, (vision, seat))
    g.tell("oath-foretells", seat=seat, what=component(vision))


def foretold(g: Oath, card: int, seat: int, *about: Any) -> bool:
    return (about[0], holder_of(g, card)) in g.prophets


def inherit(g: Oath, card: int, seat: int, *about: Any) -> None:
    """Instead of being discarded it is the prophet's to play, and the warband dies."""
    vision, prophet = about[0], holder_of(g, card)
    g.prophets = tuple([row for row in g.prophets if row != (vision, prophet)])
    g.bank[g.colour[prophet]] += 1
    g.tell("oath-inherits", seat=prophet, what=component(vision))
    g.eyes[vision] = everybody(g)
    play_searched(g, prophet, vision)


class Ambush(Choosing):
    """A whole campaign against who has just campaigned, if they can be attacked from one's site."""

    phrase = YES
    optional = True

    def __init__(self, foe: int) -> None:
        self.foe = foe

    def options(self, g: Oath, card: int, seat: int) -> Sequence[int]:
        return (1,) if self.foe in attackable(g, seat, g.pawn[seat]) else ()

    def chosen(self, g: Oath, card: int, seat: int, value: int) -> None:
        begin(g, seat, self.foe, g.pawn[seat], free=True)


AMBUSH: Final = tuple([Ambush(foe) for foe in range(6)])


def ambush(g: Oath, card: int, seat: int, *about: Any) -> None:
    AMBUSH[about[0]].do(g, card, seat)


@condition()
def outrules_chancellor(g: Oath, card: int, seat: int, *about: Any) -> bool:
    return sites_ruled(g, card, seat) > sites_ruled(g, card, g.chancellor)


ENTRIES: Final[dict[str, tuple[Power, ...]]] = named(
    {
        "mercenaries":       (plan(EITHER, Dice(attack=3, signed=True), at_end(Given(defeated, DiscardThis()))),),
        "a-small-favor":     (when_played(GainWarbands(4)),),
        "second-wind":       (plan(ATTACKER, if_won(Afterwards(FreeTravel(anywhere), FreeCampaign()))),),
        "sleight-of-hand":   (action(TakeSecret(others_here)),),
        "key-to-the-city":   (when_played(Do(open_the_gates), given=rulers_away),),
        "scryer":            (action(PeekPile(len(SUIT), piles)),),
        "disgraced-captain": (plan(ATTACKER, Dice(attack=4), given=targets_site_with(ORDER)),),
        "naysayers":         (rest(TakeFavor(1, chancellors), given=exile_keeps_oath),),
        "book-burning":      (plan(ATTACKER, if_won(KeepOneSecret(defender)), given=pawn_targeted),),
        "charlatan":         (when_played(Do(unmask)),),
        "assassin":          (limit(2), action(Discard(advisers_here))),
        "downtrodden":       (modifies(MUSTER, extra(2), given=poorest_bank, auto=True),),
        "blackmail":         (when_played(Choose(RELICS, relics_here, extort)),),
        "cracked-sage":      (plan(EITHER, Dice(attack=4, signed=True), given=enemy_advised_by(ARCANE)),),
        "dissent":           (when_played(Do(dissent)),),
        "false-prophet":     (when_played(Choose(CARDS, revealed, foretell), given=is_exile),
                              does(VISION_GOES, inherit, foretold, EVERYBODY)),
        "vow-of-renewal":    (cannot(NO_RECOVER, peoples_favor, of=ALL_BANNERS), does(BURNED, renew, whose=EVERYBODY)),
        "zealots":           (plan(ATTACKER, Do(be_zealous), given=smaller_force),),
        "royal-ambitions":   (when_played(May(BecomeCitizen(blind_relic=True)),
                                          given=is_exile & outrules_chancellor),),
        "salt-the-earth":    (says(NO_CAPACITY, True, unlocked_site), capacity(1),
                              when_played(DiscardAll(rest_of_site))),
        "beast-tamer":       (cannot(NO_PLAN, beasts_against_holder, EVERYBODY),),
        "riots":             (when_played(Riot(), given=mob),),
        "silver-tongue":     (limit(2), rest(GainFromBank(1, suits_here))),
        "gambling-hall":     (action(Do(gamble, favor_in_banks)),),
        "boiling-lake":      (does(ARRIVES, scald, arrives_here, NOT_RULER),),
        "relic-thief":       (does(TAKEN, steal, taken_near_by),),
        "enchantress":       (action(Choose(CARDS, advisers_of_others, swap_this)),),
        "insomnia":          (limit(2), rest(GainSecrets(1))),
        "sneak-attack":      (does(ANSWERS, ambush, another),),
        "gossip":            (cannot(NO_FACE_DOWN, None, ENEMIES),),
        "bandit-chief":      (when_played(Do(kill_everywhere)), says(BANDIT_COUNT, 2)),
        "chaos-cult":        (does(TITLE_TAKEN, chaos, another),),
        "slander":           (plan(ATTACKER, if_won(Do(burn_the_rest)), given=pawn_targeted),),
    }
)  # fmt: skip
