"""What a card is: its strength, archetype, traits, commands, votes and lore, in one place (rulebook 1.4).

Printed content comes first, less what is cleared; then what its owner's powers give; then what it has gained for a
time. What is cleared is only what is printed: gained content stays. Asked of many cards at once: ``many``.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from interrex.engine.kept import Kept
from interrex.engine.powers import Moment

from .data import (
    FIRST_KINGDOM,
    HEIR,
    KINDS,
    NUMBER,
    OWN,
)
from .moments import (
    CARD_COMMANDS,
    CARD_LORE,
    CARD_TRAITS,
    CARD_VOTES,
    CLEARS,
    CLEARS_CLASH,
    POWERS,
    ask,
    of,
)
from .state import ALL_OF, COMMANDS_OF, LIKENESS, REWARDS, TRAITS_OF, Cards, Clash, Crown

PRINTED_COMMANDS: Final = tuple([kind.commands for kind in KINDS])
PRINTED_EITHER: Final = tuple([kind.either for kind in KINDS])
PRINTED_VOTES: Final = tuple([kind.votes for kind in KINDS])
PRINTED_LORE: Final = tuple([kind.lore for kind in KINDS])
PRINTED_TRAITS: Final = tuple([kind.traits for kind in KINDS])
PRINTED_ARCHETYPE: Final = tuple([kind.archetype for kind in KINDS])
PRINTED_STRENGTH: Final = tuple([kind.strength for kind in KINDS])

# How much of a card's print is cleared
WHOLE: Final = 0
SHAPE: Final = 1  # strength and archetype are left
BARE: Final = 2  # strength alone is left


def _printed_with(moment: Moment) -> frozenset[int]:
    """The cards whose print speaks at a moment."""
    return frozenset([card for card in range(len(NUMBER)) if moment.mask >> NUMBER[card] & 1])


SPEAKING: Final = Kept("the cards whose print speaks", _printed_with, "the moment")


def clears(g: Crown) -> bool:
    """Does anything lie there that may clear the print of cards? Hardly ever: so it is asked before any card is."""
    if g.on_region:
        clearing = CLEARS.mask >> FIRST_KINGDOM
        for kingdom, _, _ in g.on_region:
            if clearing >> kingdom & 1:
                return True
    if not g.deeds or g.deeds[-1].stage == REWARDS:
        return False
    clearers = SPEAKING.known.get(CLEARS_CLASH) or SPEAKING.of(CLEARS_CLASH)
    for _, _, other in g.copied:
        if other in clearers:
            return True
    return not clearers.isdisjoint(g.active[g.deeds[-1].region])


def cleared(g: Crown, card: int) -> int:
    """How much of its print counts nothing: it is a copy of another, or cleared (rulebook 1.4.3, 20.73)."""
    for copier, what, _ in g.copied:
        if what == LIKENESS and copier == card:
            return BARE
    if not ((g.deeds or g.on_region) and clears(g)):
        return WHOLE
    region = g.region_of(card)
    return WHOLE if region < 0 else max(_cleared_in_region(g, card, region), _cleared_in_clash(g, card, region))


def _cleared_in_region(g: Crown, card: int, region: int) -> int:
    for kingdom, seat, place in g.on_region:
        if place == region and g.faction[seat] != card // OWN and of(FIRST_KINGDOM + kingdom, CLEARS, False, g, seat):
            return SHAPE
    return WHOLE


def _cleared_in_clash(g: Crown, card: int, region: int) -> int:
    """An opponent's card in the clash may clear all but Heirs; itself it must not be cleared by what lies there.

    When rewards are due the clash is over (rulebook 20.82).
    """
    if not g.deeds or g.clash.region != region or g.clash.stage == REWARDS or KINDS[card].archetype == HEIR:
        return WHOLE
    speakers = CLEARS_CLASH.mask
    for other in in_clash(g, g.clash):
        if other // OWN != card // OWN and (speakers >> NUMBER[other] & 1 or g.copied):
            mask = 0 if _cleared_in_region(g, other, region) else 1 << NUMBER[other]
            if (_copied_texts(g, other) or mask) & speakers:
                return BARE
    return WHOLE


def in_clash(g: Crown, clash: Clash) -> Cards:
    """What takes part: active there, of somebody who does, and not worn out by an earlier clash."""
    return g.active[clash.region] if clash.first else _in_later_clash(g, clash)


def _in_later_clash(g: Crown, clash: Clash) -> Cards:
    fresh = unworn(g.active[clash.region], g.fought[clash.region])
    return tuple([card for card in fresh if g.seat_of[card // OWN] in clash.seats])


def unworn(cards: Sequence[int], fought: int) -> list[int]:
    """Those that have not fought yet."""
    return [card for card in cards if not fought >> card & 1]


# Texts


def _copied_texts(g: Crown, card: int) -> int:
    mask = 0
    for copier, _, other in g.copied:
        if copier == card:
            mask |= 1 << NUMBER[other]
    return mask


def texts(g: Crown, card: int) -> int:
    """The texts that are the card's, as a mask of components."""
    mask = 0 if cleared(g, card) else 1 << NUMBER[card]
    return mask | _copied_texts(g, card) if g.copied else mask


def says(g: Crown, card: int, moment: Moment) -> int:
    """The texts of the card that speak at a moment."""
    speakers = moment.mask
    if speakers >> NUMBER[card] & 1:
        return texts(g, card) & speakers
    return _copied_texts(g, card) & speakers if g.copied else 0


def all_say(g: Crown, cards: Sequence[int], moment: Moment) -> int:
    """The texts of several cards that speak at a moment: mostly none is printed with any."""
    printed = SPEAKING.known.get(moment) or SPEAKING.of(moment)
    if not g.copied and printed.isdisjoint(cards):
        return 0
    mask = 0
    for card in printed.intersection(cards):
        mask |= texts(g, card)
    for copier, _, other in g.copied:
        if other in printed and copier in cards:
            mask |= 1 << NUMBER[other]
    return mask & moment.mask if mask else 0


def asks(g: Crown, card: int, moment: Moment, first: bool = False) -> bool:
    """A yes or no, said by the card's own text."""
    mask = says(g, card, moment)
    return bool(POWERS.ask(moment, mask, g, g.owner(card), card, first=first)) if mask else first


# One card


def strengths(g: Crown, cards: Iterable[int]) -> list[int]:
    """By seat: of its cards among these, all together."""
    found, seat_of = [0] * g.players, g.seat_of
    for card in cards:  # mostly none is a copy: then what is printed counts
        found[seat_of[card // OWN]] += strength(g, card) if g.copied else PRINTED_STRENGTH[card]
    return found


def strength(g: Crown, card: int) -> int:
    found = PRINTED_STRENGTH[card]
    for copier, what, other in g.copied:
        if copier == card and what == ALL_OF:
            found += KINDS[other].strength
    return found


def archetype(g: Crown, card: int) -> int:
    """As a mask: a card that copies another is both. Nothing but a likeness or a clash takes it away."""
    if not (g.copied or g.deeds):
        return PRINTED_ARCHETYPE[card]
    found = 0 if cleared(g, card) == BARE else PRINTED_ARCHETYPE[card]
    for copier, what, other in g.copied:
        if copier == card and what == LIKENESS:
            found |= KINDS[other].archetype
    return found


def traits(g: Crown, card: int) -> int:
    found = PRINTED_TRAITS[card]
    if found and cleared(g, card):
        found = 0
    for gainer, what, value, _ in g.gained:
        if gainer == card and what == TRAITS_OF:
            found |= value
    for copier, _, other in g.copied:
        if copier == card:
            found |= KINDS[other].traits
    return int(ask(g, g.seat_of[card // OWN], CARD_TRAITS, found, card))


def commands(g: Crown, card: int) -> int:
    """Those it can always carry out; of an *either … or* see ``either``."""
    found = PRINTED_COMMANDS[card]
    if found and cleared(g, card):
        found = 0
    for gainer, what, value, _ in g.gained:
        if gainer == card and what == COMMANDS_OF:
            found |= value
    for copier, _, other in g.copied:
        if copier == card:
            found |= KINDS[other].commands
    return int(ask(g, g.seat_of[card // OWN], CARD_COMMANDS, found, card))


def either(g: Crown, card: int) -> int:
    """Commands of which it can carry out one in a clash."""
    found = PRINTED_EITHER[card]
    if found and cleared(g, card):
        found = 0
    for copier, _, other in g.copied:
        if copier == card:
            found |= KINDS[other].either
    return found


def orders(g: Crown, card: int, done: tuple[tuple[int, int], ...]) -> int:
    """The commands that the card has and has not carried out yet (rulebook 9)."""
    sure, choice = commands(g, card), either(g, card)
    used = 0
    for which, command in done:
        if which == card:
            used |= command
    if choice & used & ~sure:
        choice = 0
    return (sure | choice) & ~used


def able(g: Crown, card: int) -> int:
    """The commands that the card has and could carry out, were each the only one."""
    return commands(g, card) | either(g, card)


def votes(g: Crown, card: int) -> int:
    found = PRINTED_VOTES[card]
    if found and cleared(g, card):
        found = 0
    for copier, what, other in g.copied:
        if copier == card and what == LIKENESS:
            found += KINDS[other].votes
    return int(ask(g, g.seat_of[card // OWN], CARD_VOTES, found, card))


def lore(g: Crown, card: int) -> int:
    found = PRINTED_LORE[card]
    if found and cleared(g, card):
        found = 0
    for copier, what, other in g.copied:
        if copier == card and what == LIKENESS:
            found += KINDS[other].lore
    return int(ask(g, g.seat_of[card // OWN], CARD_LORE, found, card))
