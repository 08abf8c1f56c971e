"""The 33 denizens of Hearth, in printed order."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from interrex.engine.conditions import condition
from interrex.engine.powers import Power

from ..data.faces import ADVISER_ONLY, HEARTH, NOMAD, ORDER
from ..data.numbers import NOBODY, SUIT, WHERE, is_denizen, is_vision
from ..deeds import BANDITS, CAMPAIGN, DEFENDER, MUSTER, SEARCH, SKULLS, TRADE
from ..moments import (
    ACCESS,
    ADVISER_WORTH,
    BEFORE_SITE,
    ENDED,
    EVERYBODY,
    NO_CAMPAIGN,
    NO_SACRIFICE,
    ON_PLAY,
    PLAYED,
)
from ..play.asking import CARDS, NUMBERS
from ..play.campaign.plans import EITHER
from ..play.deals import DEEDS, TINKERS
from ..play.deeds import Modifier
from ..play.moving import PEOPLE, SECRET, bury, lay_on_secret, movable, relic_from_site
from ..play.warbands import kill
from ..powers.aftermath import defeated
from ..powers.changes import extra, free, plays
from ..powers.checks import (
    attacks,
    costs_supply,
    enemy_without_people,
    holder_of,
    holds_people,
    is_exile,
    not_yet,
    others,
    playing,
    ruled_cards,
)
from ..powers.effects.battle import Dice, DiscardThis, IgnoreFaces, Spare, WinNow
from ..powers.effects.cards import Discard, PeekPile
from ..powers.effects.dealings import BecomeCitizen, Negotiate
from ..powers.effects.shape import Choose, Do, Given, To
from ..powers.effects.treasures import DrawRelic
from ..powers.effects.turn import GainSupply, Tidy
from ..powers.effects.warbands import GainWarbands
from ..powers.effects.wealth import GainFromBank, TakeFavor, from_bank
from ..powers.forms import action, at_end, cannot, does, modifies, modifies_with, named, plan, says, when_played
from ..powers.relocating import Relocate, sites_with_room
from ..powers.sharing import OneFromEach, ShiftFrom
from ..ruling import kept_from
from ..state import WITH, Oath

# -------------------------------------------------------------------------------------------------------------- banks


def any_bank(g: Oath, card: int, seat: int) -> Sequence[int]:
    return range(6)


def to_hearth(g: Oath, card: int, seat: int, source: int) -> Sequence[int]:
    return (HEARTH,)


def all_favor(g: Oath, card: int, seat: int) -> int:
    return max(g.banks)


def richest(g: Oath, card: int, seat: int) -> Sequence[int]:
    return [bank for bank in range(6) if g.banks[bank] == max(g.banks)]


def poorest(g: Oath, card: int, seat: int, source: int) -> Sequence[int]:
    return [bank for bank in range(6) if g.banks[bank] == min(g.banks)]


def hearth_cards(g: Oath, card: int, seat: int) -> int:
    """Those ruled, and this one wherever it was played."""
    return len({card, *[one for one in ruled_cards(g, seat) if SUIT[one] == HEARTH]})


# ------------------------------------------------------------------------------------------------- searching, playing


def welcome(g: Oath, card: int, seat: int, *about: Any) -> None:
    g.deed.rewarded |= 1 << card
    from_bank(g, seat, HEARTH, 1)


@condition()
def newcomer(g: Oath, card: int, seat: int, *about: Any) -> bool:
    """A denizen out of a search, not one that was a face-down adviser."""
    return is_denizen(about[0]) and (g.deed.verb == SEARCH or bool(g.deed.how))


def that_site(g: Oath, card: int, seat: int, slot: int) -> int:
    return 1 << slot


@condition()
def by_another(g: Oath, card: int, seat: int, *about: Any) -> bool:
    return bool(about[0] != seat)


@condition()
def a_vision(g: Oath, card: int, seat: int, *about: Any) -> bool:
    return is_vision(about[1])


@condition()
def saddled(g: Oath, card: int, seat: int, *about: Any) -> bool:
    return SUIT[about[1]] in (NOMAD, ORDER)


TWO_FROM_ONE_BANK: Final = GainFromBank(2)
ONE_FROM_ANY_BANK: Final = GainFromBank(1)


def bind_book(g: Oath, card: int, seat: int, *about: Any) -> None:
    TWO_FROM_ONE_BANK.do(g, card, seat)


def sell_saddle(g: Oath, card: int, seat: int, *about: Any) -> None:
    from_bank(g, seat, SUIT[about[1]], 2)


# ---------------------------------------------------------------------------------------------------------- campaigns


def tell_of_war(g: Oath, card: int, seat: int, *about: Any) -> None:
    ONE_FROM_ANY_BANK.do(g, card, seat)


@condition()
def among_players(g: Oath, card: int, seat: int, *about: Any) -> bool:
    return bool(about[1] != BANDITS)


def holder_defends(g: Oath, card: int, seat: int, *about: Any) -> bool:
    holder = holder_of(g, card)
    return holder != NOBODY and (holder == g.war.defender or holder in g.war.allies)


def open_ward(g: Oath, card: int, seat: int) -> None:
    """From now on the dead of its side are put aside (rulebook 18.5.9)."""
    g.war.aside = (*g.war.aside, (card, seat, 0, 0))


# --------------------------------------------------------------------------------------------------------- the others


def tell_secret(g: Oath, card: int, seat: int) -> None:
    lay_on_secret(g, 1)


def advisers_of_knower(g: Oath, card: int, seat: int) -> Sequence[int]:
    """Of whoever holds the Darkest Secret without the People's Favor."""
    holder = g.holds[SECRET]
    return g.advisers[holder] if holder not in (NOBODY, g.holds[PEOPLE]) else ()


def own_pile(g: Oath, card: int, seat: int) -> Sequence[int]:
    return (g.region(seat),)


def settlers(g: Oath, card: int, seat: int) -> Sequence[int]:
    """Advisers that may move to the site."""
    if g.pawn[seat] not in sites_with_room(g, seat):
        return ()
    return [one for one in movable(g, seat, g.advisers[seat]) if WHERE[one] != ADVISER_ONLY]


def settle(g: Oath, card: int, seat: int, adviser: int) -> None:
    g.push(Relocate(adviser, seat, g.pawn[seat]))


def relics_here(g: Oath, card: int, seat: int) -> Sequence[int]:
    """By their places: their faces may be unknown."""
    slot = g.pawn[seat]
    return () if kept_from(g, seat, slot) else range(len(g.relics_at[slot]))


def break_relic(g: Oath, card: int, seat: int, at: int) -> None:
    relic = g.relics_at[g.pawn[seat]][at]
    relic_from_site(g, relic)
    g.tell("oath-buried-relic")
    bury(g, relic)


@condition("oath-only-this-card")
def this_card(g: Oath, card: int, seat: int) -> bool:
    return bool(g.deeds[-1].what == card)


class Farewell(Modifier):
    """Paid with a warband of the board."""

    def act(self, g: Oath, seat: int, *values: Any) -> None:
        kill(g, WITH + seat, 1)
        super().act(g, seat, *values)


@condition("oath-needs-warband")
def has_warband(g: Oath, card: int, seat: int) -> bool:
    return g.host[seat] > 0


ENTRIES: Final[dict[str, tuple[Power, ...]]] = named(
    {
        "tinkers-fair":      (action(Negotiate(TINKERS, others)),),
        "wayside-inn":       (action(GainSupply(2)),),
        "extra-provisions":  (plan(DEFENDER, Dice(defense=1)),),
        "memory-of-home":    (action(ShiftFrom(all_favor, any_bank, to_hearth)),),
        "welcoming-party":   (does(ON_PLAY, welcome, not_yet & newcomer, ACCESS),),
        "traveling-doctor":  (plan(EITHER, Spare(), at_end(Given(defeated, DiscardThis()))),),
        "storyteller":       (action(Do(tell_secret)),),
        "armed-mob":         (action(Discard(advisers_of_knower)),),
        "tavern-songs":      (action(PeekPile(3, own_pile)),),
        "homesteaders":      (action(Choose(CARDS, settlers, settle)),),
        "crop-rotation":     (says(BEFORE_SITE, that_site, playing, ACCESS),),
        "a-round-of-ale":    (action(Tidy()),),
        "land-warden":       (modifies(SEARCH, plays(2)),),
        "charming-friend":   (action(TakeFavor(1)),),
        "village-constable": (plan(EITHER, Dice(attack=2, signed=True), given=enemy_without_people),),
        "family-heirloom":   (when_played(DrawRelic()),),
        "news-from-afar":    (modifies(SEARCH, free, given=costs_supply),),
        "levelers":          (action(ShiftFrom(2, richest, poorest)),),
        "fabled-feast":      (when_played(GainFromBank(hearth_cards)),),
        "the-great-levy":    (plan(EITHER, Dice(attack=3, signed=True), Given(attacks, IgnoreFaces(SKULLS)),
                                   given=enemy_without_people),),
        "hearts-and-minds":  (plan(DEFENDER, WinNow(), at_end(Given(~holds_people, DiscardThis()))),),
        "relic-breaker":     (action(To(Choose(NUMBERS, relics_here, break_relic), GainWarbands(3))),),
        "book-binders":      (does(PLAYED, bind_book, by_another & a_vision),),
        "ballot-box":        (action(BecomeCitizen(), given=is_exile & holds_people),),
        "saddle-makers":     (does(PLAYED, sell_saddle, by_another & saddled),),
        "herald":            (does(ENDED[CAMPAIGN], tell_of_war, by_another & among_players),),
        "rowdy-pub":         (modifies(MUSTER, extra(1), given=this_card, auto=True),),
        "vow-of-peace":      (cannot(NO_CAMPAIGN), cannot(NO_SACRIFICE, holder_defends, EVERYBODY)),
        "deed-writer":       (action(Negotiate(DEEDS, others)),),
        "salad-days":        (when_played(OneFromEach(3)),),
        "marriage":          (says(ADVISER_WORTH, 1),),
        "hospital":          (plan(EITHER, Do(open_ward)),),
        "awaited-return":    (modifies_with(TRADE, Farewell(free), costs_supply & has_warband),),
    }
)  # fmt: skip
