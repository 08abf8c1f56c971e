"""The twenty relics and the Grand Scepter (rulebook 14)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from interrex.engine.action import Action
from interrex.engine.conditions import condition
from interrex.engine.powers import Power

from ..data.constants import CHANCELLORS_WARBANDS
from ..data.faces import ADVISER_ONLY, NO_SUIT, SITE_ONLY
from ..data.numbers import CAPACITY, IDS, NOBODY, SUIT, WHERE, is_edifice
from ..deeds import ATTACKER, DEFENDER, MUSTER, SEARCH, TRADE, TRAVEL, WORLD
from ..moments import (
    BURIED,
    CROWN,
    INSTEAD_OF_FAVOR,
    MASK,
    NO_GIVE,
    NO_STATION,
    NO_TAKE,
    NO_TARGET,
    OTHERS,
    TARGET_DICE,
)
from ..play.asking import COLOURS, NUMBERS, SEATS, SPACES, Call, Choosing
from ..play.campaign.plans import EITHER
from ..play.campaign.targets import A_BANNER, A_RELIC, PAWN
from ..play.citizenship import ExileCitizen
from ..play.deals import OfferCitizenship, OfferSelf, ShowReliquary
from ..play.minor import PeekReliquary, look
from ..play.moving import CUT_DOWN, everybody, from_reliquary, lift, movable, take_relics, to_advisers, to_site
from ..play.travel import within_reach
from ..play.using import Use
from ..play.warbands import kill, remove
from ..play.wealth import clear, gain_secrets, give_favor, lay
from ..powers.changes import discards_to, draws, extra, follows, free, reveals_drawn
from ..powers.checks import at_sites, holder_of
from ..powers.effects.journeys import ForceTravel, FreeTravel, free_journeys
from ..powers.effects.shape import Choose, Do, May
from ..powers.effects.treasures import BuryThis, DrawRelic
from ..powers.effects.turn import GainSupply
from ..powers.effects.warbands import GainWarbands
from ..powers.forms import (
    action,
    action_verb,
    cannot,
    does,
    if_won,
    modifies,
    modifies_playing,
    named,
    plan,
    says,
)
from ..ruling import barred, matching, rules, spendable
from ..state import EXILE, PURPLE, SLOT_COUNT, WITH, Oath, changed
from ..words import CARD, OTHER, SEEN, component, hidden_adviser, hidden_relic, place_name
from ..words import COLOURS as COLOUR_IDS

# ----------------------------------------------------------------------------------------------------- after a battle


def burn_them(g: Oath, card: int, seat: int) -> None:
    """All that is left of the enemy's force, unless it is spared; a favor is owed in any case (rulebook 14.1)."""
    war = g.war
    beaten = DEFENDER if war.victor == ATTACKER else ATTACKER
    if not war.spared[beaten] and not war.unkillable:
        for place, n in war.survivors:
            kill(g, place, n)
        war.survivors = ()
    enemy = war.seat if seat != war.seat else war.defender
    if enemy != NOBODY and spendable(g, seat):
        give_favor(g, seat, enemy, 1)


def survivors(g: Oath, card: int, seat: int) -> bool:
    return bool(g.war.survivors)


def enemies_killed(g: Oath, card: int, seat: int) -> int:
    return g.war.killed[DEFENDER if seat == g.war.seat else ATTACKER]


def cage_them(g: Oath, card: int, seat: int) -> None:
    """What is left of the enemy's force goes to the relic, by colour (rulebook 14.18)."""
    for place, n in g.war.survivors:
        colour = g.colours[place] if place < SLOT_COUNT else g.board_colour(place - WITH)
        there = g.bands[place] if place < SLOT_COUNT else g.host[place - WITH]
        remove(g, place, min(n, there))
        g.cage = changed(g.cage, colour, min(n, there))
        g.tell("oath-caged", n=min(n, there), place=place_name(g, place))
    g.war.survivors = ()


def caged(g: Oath, card: int, seat: int) -> Sequence[int]:
    return [colour for colour, n in enumerate(g.cage) if n]


class Release(Choosing):
    """How many of the colour chosen go back to a board (rulebook 14.18.1)."""

    phrase = NUMBERS

    def __init__(self, colour: int) -> None:
        self.colour = colour

    def options(self, g: Oath, card: int, seat: int) -> Sequence[int]:
        return range(1, g.cage[self.colour] + 1)

    def chosen(self, g: Oath, card: int, seat: int, value: int) -> None:
        if self.colour == PURPLE:
            HOMES[value].do(g, card, seat)
        else:
            send_home(g, self.colour, value, g.seat_of(self.colour))


class Home(Choosing):
    """Purple warbands go to the board of any Imperial player."""

    phrase = SEATS

    def __init__(self, n: int) -> None:
        self.n = n

    def options(self, g: Oath, card: int, seat: int) -> Sequence[int]:
        return [other for other in range(g.players) if g.role[other] != EXILE]

    def chosen(self, g: Oath, card: int, seat: int, value: int) -> None:
        send_home(g, PURPLE, self.n, value)


RELEASES: Final = tuple([Release(colour) for colour in range(6)])
HOMES: Final = tuple([Home(n) for n in range(CHANCELLORS_WARBANDS + 1)])


def send_home(g: Oath, colour: int, n: int, home: int) -> None:
    """Those of a player who has become a Citizen turn purple."""
    g.cage = changed(g.cage, colour, -n)
    own = g.board_colour(home)
    if own == colour:
        g.host[home] += n
        g.tell("oath-comes-home", seat=home, n=n)
        return
    there = min(n, g.bank[own])
    g.bank[colour] += n
    g.bank[own] -= there
    g.host[home] += there
    g.tell("oath-comes-home-turned", seat=home, n=n, colour=COLOUR_IDS[colour], there=there)


def open_cage(g: Oath, card: int, seat: int, *about: Any) -> None:
    """Before it goes back to the deck; purple ones go to the Chancellor (rulebook 22.2.31)."""
    for colour in caged(g, card, seat):
        send_home(g, colour, g.cage[colour], g.chancellor if colour == PURPLE else g.seat_of(colour))


def release(g: Oath, card: int, seat: int, colour: int) -> None:
    RELEASES[colour].do(g, card, seat)


# ----------------------------------------------------------------------------------------------------------- journeys


def top_card(g: Oath, seat: int) -> int:
    return g.piles[g.region(seat)][-1]


def horse_goals(g: Oath, card: int, seat: int) -> Sequence[int]:
    """Sites with a card of the suit shown; anywhere if none of them can be reached (rulebook 14.3)."""
    if not g.piles[g.region(seat)]:
        return ()
    suit, reach = SUIT[top_card(g, seat)], free_journeys(g, seat)
    return [slot for slot in reach if suit != NO_SUIT and at_sites(g, (slot,), (suit,))] or reach


def show_top(g: Oath, card: int, seat: int) -> None:
    top = top_card(g, seat)
    g.uncover()
    g.eyes[top] = everybody(g)
    g.tell("oath-shows", seat=seat, what=(component(top),))


@condition("oath-nowhere-to-ride")
def can_ride(g: Oath, card: int, seat: int) -> bool:
    """Whatever the card is, of which the user must not know before."""
    return bool(g.piles[g.region(seat)]) and bool(within_reach(g, seat) or free_journeys(g, seat))


def my_site(g: Oath, card: int, seat: int) -> Sequence[int]:
    return (g.pawn[seat],)


class Whistled(ForceTravel):
    """The secret lying on the relic goes to whoever came (rulebook 14.8)."""

    def chosen(self, g: Oath, card: int, seat: int, value: int) -> None:
        g.push(Call(reward, card, seat, value))
        super().chosen(g, card, seat, value)


def reward(g: Oath, card: int, seat: int, other: int) -> None:
    if g.pawn[other] == g.pawn[seat] and not barred(g, NO_GIVE, seat):
        favor, secrets = clear(g, card)
        if favor or secrets > 1:
            lay(g, card, favor, secrets - 1)
        g.secrets[other] += min(1, secrets)
        if secrets:
            g.tell("oath-gets-secret-on", seat=other, what=component(card))


# ----------------------------------------------------------------------------------------------------------- swapping


class SwapAdviser(Use):
    """One's face-up adviser with a card at one's site; restrictions of both hold (rulebook 14.6)."""

    takes = (CARD, OTHER)

    def when_ready(self, g: Oath, seat: int) -> Sequence[Action]:
        slot = g.pawn[seat]
        mine = [card for card in movable(g, seat, g.advisers[seat]) if WHERE[card] != ADVISER_ONLY]
        there = [c for c in movable(g, seat, g.cards[slot]) if WHERE[c] != SITE_ONLY and not is_edifice(c)]
        fits = len(g.cards[slot]) <= CAPACITY[g.site[slot]]
        return [self.action(card, other) for card in mine for other in there] if fits else []

    def happens(self, g: Oath, seat: int, *values: Any) -> None:
        card, other = values
        g.tell("oath-swaps", card=IDS[card], other=component(other))
        lift(g, card)
        slot = lift(g, other)
        to_site(g, card, slot)
        to_advisers(g, seat, other)
        CUT_DOWN.do(g, other, seat)


# ------------------------------------------------------------------------------------------------------------ peeking


@condition("oath-not-imperial-site")
def imperial_site(g: Oath, card: int, seat: int, *about: Any) -> bool:
    return rules(g, g.chancellor, g.pawn[seat])


def full_spaces(g: Oath, card: int, seat: int) -> Sequence[int]:
    return [space for space in range(4) if g.reliquary[space]]


class TakeSpace(Choosing):
    """The relic just seen, or not."""

    phrase = SPACES
    optional = True

    def __init__(self, space: int) -> None:
        self.space = space

    def options(self, g: Oath, card: int, seat: int) -> Sequence[int]:
        return (self.space,)

    def chosen(self, g: Oath, card: int, seat: int, value: int) -> None:
        relic = from_reliquary(g, value)
        g.uncover()
        take_relics(g, seat, (relic,))


TAKE_SPACE: Final = tuple([TakeSpace(space) for space in range(4)])


def unlock(g: Oath, card: int, seat: int, space: int) -> None:
    look(g, seat, g.reliquary[space])
    TAKE_SPACE[space].do(g, card, seat)


def pig(g: Oath, card: int, seat: int) -> None:
    for other in g.world[-3:][::-1]:
        look(g, seat, other)


def unseen_top(g: Oath, card: int, seat: int) -> bool:
    return any(not g.eyes[other] >> seat & 1 for other in g.world[-3:])


class Eye(Use):
    takes = (SEEN,)

    def hidden(self, g: Oath) -> dict[int, int]:
        """By the number of the word: the card that lies there."""
        found = {slot: g.site[slot] for slot in range(SLOT_COUNT) if not g.face_up >> slot & 1}
        for seat in range(g.players):
            found |= {hidden_adviser(seat, at): card for at, card in enumerate(g.facedown[seat])}
        for slot in range(SLOT_COUNT):
            found |= {hidden_relic(slot, at): relic for at, relic in enumerate(g.relics_at[slot])}
        return found

    def when_ready(self, g: Oath, seat: int) -> Sequence[Action]:
        return self.each([word for word, card in self.hidden(g).items() if not g.eyes[card] >> seat & 1])

    def happens(self, g: Oath, seat: int, *values: Any) -> None:
        look(g, seat, self.hidden(g)[values[0]])


# ----------------------------------------------------------------------------------------------------------- the rest


@condition("oath-only-matching-adviser")
def matches_adviser(g: Oath, card: int, seat: int) -> bool:
    return matching(g, seat, SUIT[g.deeds[-1].what]) > 0


def secret_instead(g: Oath, card: int, seat: int) -> None:
    gain_secrets(g, seat, 1)


def other_treasure(g: Oath, card: int, seat: int, *about: Any) -> bool:
    """A banner of the holder's, or a relic other than this one."""
    kind, which = about
    holder = holder_of(g, card)
    return bool(which != card and kind in (A_RELIC, A_BANNER) and g.own[holder] >> which & 1)


def held_treasure(g: Oath, card: int, seat: int, *about: Any) -> bool:
    return bool(about[0] != card and about[1] == holder_of(g, card))


def pawn_of_holder(g: Oath, card: int, seat: int, *about: Any) -> bool:
    return about[0] == PAWN and g.war.defender == holder_of(g, card)


ENTRIES: Final[dict[str, tuple[Power, ...]]] = named(
    {
        "sticky-fire":        (plan(EITHER, if_won(May(Do(burn_them, survivors)))),),
        "cursed-cauldron":    (plan(EITHER, if_won(GainWarbands(enemies_killed))),),
        "brass-horse":        (action(Do(show_top), FreeTravel(horse_goals, optional=False), given=can_ride),),
        "truthful-harp":      (modifies(SEARCH, draws(2), reveals_drawn),),
        "grand-mask":         (says(MASK, True),),
        "horned-mask":        (action_verb(SwapAdviser()),),
        "cup-of-plenty":      (modifies(TRADE, free, given=matches_adviser, auto=True),),
        "whistle":            (action(Whistled(my_site)),),
        "dowsing-sticks":     (action(DrawRelic()),),
        "cracked-horn":       modifies_playing(discards_to(WORLD)),
        "bandit-crown":       (says(CROWN, True),),
        "ring-of-devotion":   (cannot(NO_STATION), modifies(MUSTER, extra(2), auto=True)),
        "skeleton-key":       (action(Choose(SPACES, full_spaces, unlock), given=imperial_site),),
        "oracular-pig":       (action(Do(pig, unseen_top)),),
        "circlet-of-command": (cannot(NO_TARGET, other_treasure, OTHERS), cannot(NO_TAKE, held_treasure, OTHERS),
                               says(TARGET_DICE, 1, pawn_of_holder, OTHERS)),
        "ivory-eye":          (action_verb(Eye()),),
        "map":                (action(BuryThis(), GainSupply(4)),),
        "obsidian-cage":      (plan(EITHER, if_won(Do(cage_them, survivors))), action(Choose(COLOURS, caged, release)),
                               does(BURIED, open_cage)),
        "book-of-records":    (does(INSTEAD_OF_FAVOR, secret_instead),),
        "dragonskin-drum":    (modifies(TRAVEL, follows(GainWarbands(1)), auto=True),),
        "the-grand-scepter":  (action_verb(PeekReliquary()), action_verb(ShowReliquary()),
                               action_verb(OfferCitizenship()), action_verb(OfferSelf()),
                               action_verb(ExileCitizen())),
    }
)  # fmt: skip
