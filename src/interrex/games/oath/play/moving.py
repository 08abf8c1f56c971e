"""Cards, relics, banners and sites: the only ways they move, and who learns what by it (rulebook 10, 20)."""

from __future__ import annotations

from typing import Final

from interrex.engine.message import Message, bare

from ..data.constants import DISCARDS_TO, REGIONS, SEIZED
from ..data.faces import NOMAD
from ..data.numbers import (
    CHAINED,
    IDS,
    MOB_BANNER,
    NOBODY,
    PEOPLE_BANNER,
    SCEPTER,
    SECRET_BANNER,
    SPACES,
    SUIT,
    VISION,
    Cards,
    back,
    is_vision,
)
from ..data.numbers import SITE as SITES
from ..deeds import BENEATH, UNSET, WORLD, ActDeed
from ..moments import BURIED, NO_TAKE, OUTSIDERS, TAKEN, UNLIMITED, VISION_GOES
from ..ruling import POWERS, barred, instead, locked, react, too_many
from ..state import NOWHERE, REGION, SLOT_COUNT, WITH, Oath, changed, without
from ..words import component, components
from .asking import CARDS, Choosing
from .wealth import burn, clear

# The banners, as lists by banner have them
PEOPLE: Final = 0
SECRET: Final = 1


def everybody(g: Oath) -> int:
    return (1 << g.players) - 1


# ---------------------------------------------------------------------------------------------------- what is face up


def enliven(g: Oath, number: int, place: int) -> None:
    """A component lies face up at a place: its powers are in force."""
    bit = 1 << number
    g.live |= bit
    g.place[number] = place
    g.eyes[number] = 0
    if place < SLOT_COUNT:
        g.at[place] |= bit
    else:
        g.own[place - WITH] |= bit


def still(g: Oath, number: int) -> None:
    """It does so no longer."""
    bit, place = 1 << number, g.place[number]
    g.live &= ~bit
    g.place[number] = NOWHERE
    if place < SLOT_COUNT:
        g.at[place] &= ~bit
    else:
        g.own[place - WITH] &= ~bit


def to_site(g: Oath, card: int, slot: int) -> None:
    g.cards[slot] = (*g.cards[slot], card)
    enliven(g, card, slot)


def to_advisers(g: Oath, seat: int, card: int) -> None:
    g.advisers[seat] = (*g.advisers[seat], card)
    enliven(g, card, WITH + seat)


def to_facedown(g: Oath, seat: int, card: int) -> None:
    g.facedown[seat] = (*g.facedown[seat], card)
    g.eyes[card] |= 1 << seat


def lift(g: Oath, card: int) -> int:
    """A face-up card leaves its place, with its tokens still on it; where it was."""
    place = g.place[card]
    still(g, card)
    if place < SLOT_COUNT:
        g.cards[place] = without(g.cards[place], card)
    else:
        g.advisers[place - WITH] = without(g.advisers[place - WITH], card)
    return place


# --------------------------------------------------------------------------------------------------------- discarding


def to_pile(g: Oath, card: int, region: int) -> Message:
    """Onto the pile that a discard in a region goes to, unless the search under way has it otherwise; which it was."""
    deed = g.deeds[-1] if g.deeds else None
    pile = DISCARDS_TO[region]
    if isinstance(deed, ActDeed) and deed.onto != UNSET and deed.sorted:
        if deed.onto == WORLD:
            g.world = (card, *g.world)
            return UNDER_WORLD if len(g.world) > 1 else ALONE_IN_WORLD
        if deed.onto >= BENEATH:
            pile = deed.onto - BENEATH
            g.piles[pile] = (card, *g.piles[pile])
            return UNDER_PILES[pile]
        pile = deed.onto
    g.piles[pile] = (*g.piles[pile], card)
    return PILE_WORDS[pile]


PILE_WORDS: Final = tuple([bare(f"oath-pile-{region}") for region in REGIONS])
UNDER_PILES: Final = tuple([bare(f"oath-pile-under-{region}") for region in REGIONS])
UNDER_WORLD: Final = bare("oath-pile-world")
ALONE_IN_WORLD: Final = bare("oath-pile-world-alone")


def unload(g: Oath, card: int) -> None:
    """What lies on a card goes home (rulebook 10.5.3)."""
    favor, secrets = clear(g, card) if g.laden >> card & 1 else (0, 0)
    g.banks[SUIT[card]] += favor
    g.dark[g.turn] += secrets


def discard(g: Oath, card: int, by: int) -> None:
    """A face-up card, by a seat or NOBODY. Everybody has seen it."""
    unload(g, card)
    place = lift(g, card)
    if place < SLOT_COUNT:
        g.discarded = (*g.discarded, (by, place, SUIT[card]))
        region = REGION[place]
    else:
        region = g.region(place - WITH)
    g.eyes[card] = everybody(g)
    g.tell("oath-discards", what=component(card), pile=to_pile(g, card, region))


def dispossess(g: Oath, card: int) -> None:
    """A face-up denizen joins the Dispossessed."""
    unload(g, card)
    lift(g, card)
    g.dispossessed = (*g.dispossessed, card)
    g.tell("oath-dispossesses", what=component(card))


def from_dispossessed(g: Oath, n: int) -> Cards:
    """So many of the Dispossessed at random. Mixed, nobody knows which of them are left."""
    lost = list(g.dispossessed)
    g.luck.shuffle(lost)
    for card in lost:
        g.eyes[card] = 0
    g.dispossessed = tuple(lost[n:])
    return tuple(lost[:n])


def discard_hidden(g: Oath, seat: int, card: int) -> None:
    """A face-down adviser of a seat, unseen by the others."""
    g.facedown[seat] = without(g.facedown[seat], card)
    g.tell("oath-discards-adviser", seat=seat, back=back(card), pile=to_pile(g, card, g.region(seat)))


def discard_drawn(g: Oath, seat: int, card: int) -> None:
    g.drawn[seat] = without(g.drawn[seat], card)
    g.tell("oath-discards-hidden", seat=seat, back=back(card), pile=to_pile(g, card, g.region(seat)))


def discard_vision(g: Oath, seat: int) -> None:
    """A revealed Vision (rulebook 5.1.4.3.1)."""
    card = g.vision[seat]
    if not card:
        return
    g.vision[seat] = 0
    still(g, card)
    if any(vision == card for vision, _ in g.prophets) and instead(g, VISION_GOES, seat, card):
        g.tell("oath-leaves-board", what=component(card))
        return
    g.eyes[card] = everybody(g)
    g.tell("oath-discards", what=component(card), pile=to_pile(g, card, g.region(seat)))


def movable(g: Oath, seat: int, cards: Cards) -> list[int]:
    """Of face-up cards, those the seat may discard, move or swap; none that modifies the action under way."""
    used = g.deeds[-1].used if g.deeds else 0
    found = []
    for card in cards:
        if not used >> card & 1 and not locked(g, seat, card):
            found.append(card)
    return found


def dispensable(g: Oath, seat: int) -> list[int]:
    """Advisers that a seat with too many may discard: none that is locked, or free of the limit."""
    up = [card for card in g.advisers[seat] if not CHAINED[card]]
    if g.own[seat] & OUTSIDERS.mask:
        up = [card for card in up if SUIT[card] != NOMAD]
    return [*up, *g.facedown[seat]]


class CutDown(Choosing):
    """Too many advisers: the holder discards others than the face-up card that came (rulebook 18.4.2, 18.4.5)."""

    phrase = CARDS

    def options(self, g: Oath, card: int, seat: int) -> list[int]:
        if not too_many(g, seat) or UNLIMITED.mask >> card & 1:
            return []
        return [other for other in dispensable(g, seat) if other != card]

    def chosen(self, g: Oath, card: int, seat: int, value: int) -> None:
        drop_adviser(g, seat, value)
        self.do(g, card, seat)


CUT_DOWN: Final = CutDown()


def drop_adviser(g: Oath, seat: int, card: int) -> None:
    if card in g.advisers[seat]:
        discard(g, card, seat)
    else:
        discard_hidden(g, seat, card)


# ------------------------------------------------------------------------------------------------- relics and banners


def banner_of(number: int) -> int:
    return SECRET if number == SECRET_BANNER else PEOPLE


def banner_number(g: Oath, banner: int) -> int:
    """As it lies now: the People's Favor has two sides."""
    if banner == SECRET:
        return SECRET_BANNER
    return MOB_BANNER if g.mob else PEOPLE_BANNER


def holds(g: Oath, seat: int, banner: int) -> bool:
    return g.holds[banner] == seat


def treasures(g: Oath, seat: int) -> int:
    """Relics and banners, counted together (rulebook 2.11.1)."""
    return len(g.relics[seat]) + g.holds.count(seat)


def may_take(g: Oath, seat: int, number: int, other: int) -> bool:
    """Relic or banner, from another seat (NOBODY: from wherever else)."""
    return not barred(g, NO_TAKE, seat, number, other)


def receive_relic(g: Oath, seat: int, relic: int) -> None:
    g.relics[seat] = (*g.relics[seat], relic)
    enliven(g, relic, WITH + seat)
    g.stirred = True


def lose_relic(g: Oath, seat: int, relic: int) -> None:
    g.relics[seat] = without(g.relics[seat], relic)
    still(g, relic)
    g.stirred = True


def relic_from_site(g: Oath, relic: int) -> None:
    for slot, there in enumerate(g.relics_at):
        if relic in there:
            g.relics_at[slot] = without(there, relic)
            g.tell("oath-gone-relic-of-site", site=IDS[g.site[slot]])


def take_relics(g: Oath, seat: int, relics: Cards, other: int = NOBODY) -> None:
    """One taking, from another player or from where they lay; others may answer it (rulebook 18.3.8, 18.5.11)."""
    for relic in relics:
        if other != NOBODY:
            lose_relic(g, other, relic)
        receive_relic(g, seat, relic)
        if relic == SCEPTER and seat == g.turn:
            g.scepter_taken = True
    if relics:
        g.tell("oath-takes", seat=seat, what=components(relics))
        answer_taking(g, seat, relics)


def answer_taking(g: Oath, seat: int, relics: Cards) -> None:
    react(g, TAKEN, seat, relics)


def give_relic(g: Oath, seat: int, other: int, relic: int) -> None:
    lose_relic(g, seat, relic)
    receive_relic(g, other, relic)
    g.tell("oath-gives", seat=seat, other=Message("oath-player", {"seat": other}), what=component(relic))


def buriable(relics: Cards) -> list[int]:
    """Of relics those that belong in the relic deck: the Grand Scepter never comes there (rulebook 22.2.32)."""
    return [relic for relic in relics if relic != SCEPTER]


def bury_held(g: Oath, seat: int, relic: int) -> None:
    """A relic of somebody's to the bottom of the relic deck. The Grand Scepter stays where it is."""
    if relic != SCEPTER:
        lose_relic(g, seat, relic)
        g.tell("oath-buries", seat=seat, what=component(relic))
        bury(g, relic)


def bury(g: Oath, relic: int) -> None:
    """To the bottom of the relic deck; it has left its place."""
    assert relic != SCEPTER, "it is never anywhere but with a player"
    if BURIED.mask >> relic & 1:
        for number, power in POWERS.at(BURIED, 1 << relic):
            power.does(g, number, NOBODY)
    g.relic_deck = (relic, *g.relic_deck)


def from_reliquary(g: Oath, space: int) -> int:
    """A relic leaves its space: the power beneath is the Chancellor's (rulebook 2.3.3)."""
    relic = g.reliquary[space]
    g.reliquary = changed(g.reliquary, space, -relic)
    g.tell("oath-gone-relic-of-reliquary", n=space + 1)
    enliven(g, SPACES[space], WITH + g.chancellor)
    return relic


def draw_relic(g: Oath) -> int:
    relic = g.relic_deck[-1]
    g.relic_deck = g.relic_deck[:-1]
    return relic


def draw_told(g: Oath) -> int:
    """The same where nothing else says it."""
    g.tell("oath-drawn-relic")
    return draw_relic(g)


def hold_banner(g: Oath, seat: int, banner: int) -> None:
    """A banner changes hands, by whatever way."""
    number = banner_number(g, banner)
    if g.holds[banner] != NOBODY:
        still(g, number)
    g.holds[banner] = seat
    enliven(g, number, WITH + seat)
    g.stirred = True


def turn_banner(g: Oath, mob: bool) -> None:
    """The People's Favor to one of its sides."""
    if g.mob == mob:
        return
    holder = g.holds[PEOPLE]
    if holder != NOBODY:
        still(g, banner_number(g, PEOPLE))
    g.mob = mob
    if holder != NOBODY:
        enliven(g, banner_number(g, PEOPLE), WITH + holder)
    g.tell("oath-turns-banner", what=component(banner_number(g, PEOPLE)))


def seize(g: Oath, seat: int, banner: int) -> None:
    """Taken in any way but recover (rulebook 2.5.3)."""
    hold_banner(g, seat, banner)
    g.tell("oath-takes", seat=seat, what=(component(banner_number(g, banner)),))
    n = min(SEIZED, max(0, g.on_banner[banner] - 1))
    g.on_banner[banner] -= n
    if banner == PEOPLE:
        burn(g, n)
        turn_banner(g, mob=True)
    else:
        g.shared_secrets += n


def lay_on_secret(g: Oath, n: int) -> None:
    """Secrets of the shared bank onto the Darkest Secret; below nought, back from it."""
    g.on_banner[SECRET] += n
    g.shared_secrets -= n
    g.tell("oath-lays-on-secret", n=g.on_banner[SECRET])


# -------------------------------------------------------------------------------------------------------------- sites


def reveal_site(g: Oath, slot: int) -> None:
    """Turned face up, and its prompt followed (rulebook 2.8.2)."""
    if g.face_up >> slot & 1:
        return
    g.face_up |= 1 << slot
    g.uncover()
    enliven(g, g.site[slot], slot)
    g.stirred = True
    printed = SITES[g.site[slot]]
    g.tell("oath-reveals-site", site=IDS[g.site[slot]], slot=slot + 1)
    favor = min(printed.favor, g.shared)
    g.shared -= favor
    g.site_favor[slot] += favor
    g.shared_secrets -= printed.secrets
    g.site_secrets[slot] += printed.secrets
    for _ in range(min(printed.relics, len(g.relic_deck))):
        g.relics_at[slot] = (*g.relics_at[slot], draw_relic(g))


# --------------------------------------------------------------------------------------------------------- world deck


def draw_world(g: Oath, seat: int) -> int:
    """The top card of the world deck to a seat's hand; a Vision is told, and counted (rulebook 2.7.1)."""
    card = g.world[-1]
    g.world = g.world[:-1]
    if g.upper:
        g.upper -= 1
    elif g.middle:
        g.middle -= 1
    g.eyes[card] = 1 << seat
    g.drawn[seat] = (*g.drawn[seat], card)
    if card in VISION:
        g.visions_drawn += 1
        g.tell("oath-draws-vision", seat=seat)
    return card


def draw_vision(g: Oath, seat: int) -> int:
    """The Vision nearest to the top of the world deck, which else stays as it was; it is not in anybody's hand yet."""
    at = max([at for at, card in enumerate(g.world) if is_vision(card)])
    card, depth = g.world[at], len(g.world) - 1 - at
    if depth < g.upper:
        g.upper -= 1
    elif depth < g.upper + g.middle:
        g.middle -= 1
    g.uncover()
    g.world = without(g.world, card)
    g.eyes[card] = 1 << seat
    g.visions_drawn += 1
    g.tell("oath-draws-vision", seat=seat)
    tell_top(g)
    return card


def tell_top(g: Oath) -> None:
    """What the world deck shows now; denizens are not worth a word."""
    if not g.world:
        g.tell("oath-world-deck-empty")
    elif is_vision(g.world[-1]):
        g.tell("oath-top-vision")


def draw_pile(g: Oath, seat: int, pile: int, bottom: bool) -> int:
    cards = g.piles[pile]
    card = cards[0] if bottom else cards[-1]
    g.piles[pile] = cards[1:] if bottom else cards[:-1]
    g.eyes[card] = 1 << seat
    g.drawn[seat] = (*g.drawn[seat], card)
    return card
