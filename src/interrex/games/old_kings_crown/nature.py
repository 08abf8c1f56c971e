"""What a card is: its strength, archetype, traits, commands, votes and lore, in one place (rulebook 1.4).

Printed content comes first, less what is cleared; then what its owner's powers give; then what it has gained for a
time. What is cleared is only what is printed: gained content stays.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from interrex.engine.powers import Moment

from .data import DEPLOY, FIRST_KINGDOM, HEIR, KINDS, NUMBER, OWN
from .moments import (
    CARD_COMMANDS,
    CARD_LORE,
    CARD_TRAITS,
    CARD_VOTES,
    CLEARS,
    CLEARS_CLASH,
    MARK_VOTES,
    MARK_VOTES_TEXT,
    POWERS,
    ask,
    of,
)
from .state import ALL_OF, COMMANDS_OF, LIKENESS, TRAITS_OF, Clash, Crown

COPIES: Final = (ALL_OF, LIKENESS)

_COMMANDS: Final = tuple([kind.commands for kind in KINDS])
_EITHER: Final = tuple([kind.either for kind in KINDS])
_VOTES: Final = tuple([kind.votes for kind in KINDS])
_LORE: Final = tuple([kind.lore for kind in KINDS])
_TRAITS: Final = tuple([kind.traits for kind in KINDS])
_ARCHETYPE: Final = tuple([kind.archetype for kind in KINDS])
_BIT: Final = tuple([1 << number for number in NUMBER])
_STRENGTH: Final = tuple([kind.strength for kind in KINDS])

# How much of a card's print is cleared
WHOLE: Final = 0
SHAPE: Final = 1  # strength and archetype are left
BARE: Final = 2  # strength alone is left


def _clearers() -> frozenset[int]:
    """The cards whose text clears others in their clash."""
    cards = frozenset([card for card in range(len(NUMBER)) if CLEARS_CLASH.speakers >> NUMBER[card] & 1])
    POWERS.memo["clearers"] = cards
    return cards


def as_printed(g: Crown) -> bool:
    """Does the print of every card count, with nothing gained beside it? Hardly ever anything else is true."""
    if g.gained or g.on_region:
        return False
    clearers: frozenset[int] = POWERS.memo.get("clearers") or _clearers()
    return not g.doing or clearers.isdisjoint(g.active[g.doing[-1].region])


def cleared(g: Crown, card: int) -> int:
    """How much of its print counts nothing: it is a copy of another, or cleared (rulebook 1.4.3, 20.73).

    It is asked of every card: so first whether anything there clears at all.
    """
    clearers: frozenset[int] = POWERS.memo.get("clearers") or _clearers()
    suspect = bool(g.doing) and not clearers.isdisjoint(g.active[g.doing[-1].region])
    for gainer, what, value, _ in g.gained:
        if what == LIKENESS and gainer == card:
            return BARE
        if what in COPIES and value in clearers:
            suspect = True
    for kingdom, _, _ in g.on_region:
        if CLEARS.speakers >> FIRST_KINGDOM + kingdom & 1:
            suspect = True
    if not suspect:
        return WHOLE
    region = g.region_of(card)
    return WHOLE if region < 0 else max(_cleared_in_region(g, card, region), _cleared_in_clash(g, card, region))


def _cleared_in_region(g: Crown, card: int, region: int) -> int:
    for kingdom, seat, place in g.on_region:
        if place == region and g.faction[seat] != card // OWN and of(FIRST_KINGDOM + kingdom, CLEARS, False, g, seat):
            return SHAPE
    return WHOLE


def _cleared_in_clash(g: Crown, card: int, region: int) -> int:
    """An opponent's card in the clash may clear all but Heirs; itself it must not be cleared by what lies there."""
    if not g.doing or g.clash.region != region or KINDS[card].archetype == HEIR:
        return WHOLE
    speakers = CLEARS_CLASH.speakers
    for other in g.active[region]:
        if other // OWN != card // OWN and (speakers >> NUMBER[other] & 1 or g.gained) and in_clash(g, g.clash, other):
            mask = 0 if _cleared_in_region(g, other, region) else 1 << NUMBER[other]
            if (_copied_texts(g, other) or mask) & speakers:
                return BARE
    return WHOLE


def in_clash(g: Crown, clash: Clash, card: int) -> bool:
    """Does it take part: active there, of somebody who does, and not worn out by an earlier clash?"""
    region = clash.region
    return card in g.active[region] and not g.fought[region] >> card & 1 and g.owner(card) in clash.seats


def _copied_texts(g: Crown, card: int) -> int:
    mask = 0
    for gainer, what, value, _ in g.gained:
        if gainer == card and what in COPIES:
            mask |= 1 << NUMBER[value]
    return mask


def texts(g: Crown, card: int) -> int:
    """The texts that are the card's, as a mask of components."""
    mask = 0 if cleared(g, card) else 1 << NUMBER[card]
    return mask | _copied_texts(g, card) if g.gained else mask


def says(g: Crown, card: int, moment: Moment) -> int:
    """The texts of the card that speak at a moment."""
    speakers = moment.speakers
    if speakers >> NUMBER[card] & 1:
        return texts(g, card) & speakers
    return _copied_texts(g, card) & speakers if g.gained else 0


def all_say(g: Crown, cards: Iterable[int], moment: Moment) -> int:
    """The texts of several cards that speak at a moment."""
    mask = 0
    if as_printed(g):
        for card in cards:
            mask |= _BIT[card]
        return mask & moment.speakers
    for card in cards:
        mask |= says(g, card, moment)
    return mask


def asks(g: Crown, card: int, moment: Moment, first: bool = False) -> bool:
    """A yes or no, said by the card's own text."""
    mask = says(g, card, moment)
    return bool(POWERS.ask(moment, mask, first, g, g.owner(card), card)) if mask else first


def strength(g: Crown, card: int) -> int:
    found = _STRENGTH[card]
    for gainer, what, value, _ in g.gained:
        if gainer == card and what == ALL_OF:
            found += KINDS[value].strength
    return found


def archetype(g: Crown, card: int) -> int:
    """As a mask: a card that copies another is both."""
    found = 0 if cleared(g, card) == BARE else _ARCHETYPE[card]
    for gainer, what, value, _ in g.gained:
        if gainer == card and what == LIKENESS:
            found |= KINDS[value].archetype
    return found


def traits(g: Crown, card: int) -> int:
    found = _TRAITS[card]
    if found and cleared(g, card):
        found = 0
    for gainer, what, value, _ in g.gained:
        if gainer == card:
            if what == TRAITS_OF:
                found |= value
            elif what in COPIES:
                found |= KINDS[value].traits
    return int(ask(g, g.owner(card), CARD_TRAITS, found, card))


def commands(g: Crown, card: int) -> int:
    """Those it can always carry out; of an *either … or* see ``either``."""
    found = _COMMANDS[card]
    if found and cleared(g, card):
        found = 0
    if g.gained:
        for gainer, what, value, _ in g.gained:
            if gainer == card:
                if what == COMMANDS_OF:
                    found |= value
                elif what in COPIES:
                    found |= KINDS[value].commands
    seat = g.seat_of[card // OWN]
    held = (g.held[seat] | g.lasting[seat]) & CARD_COMMANDS.speakers
    return int(POWERS.ask(CARD_COMMANDS, held, found, g, seat, card)) if held else found


def either(g: Crown, card: int) -> int:
    """Commands of which it can carry out one in a clash."""
    found = _EITHER[card]
    if found and cleared(g, card):
        found = 0
    for gainer, what, value, _ in g.gained:
        if gainer == card and what in COPIES:
            found |= KINDS[value].either
    return found


def has(g: Crown, card: int, command: int) -> bool:
    """Of Rally, Deploy and Assassinate: does the card have it?"""
    return bool(commands(g, card) & command)


def ready(g: Crown, card: int, command: int, done: tuple[tuple[int, int], ...]) -> bool:
    """Can the card carry out a command it has not carried out yet (rulebook 9)?"""
    if (card, command) in done:
        return False
    sure = commands(g, card)
    if sure & command:
        return True
    choice = either(g, card)
    if not choice & command:
        return False
    return not any(which == card and choice & used and not sure & used for which, used in done)


def votes(g: Crown, card: int) -> int:
    found = _VOTES[card]
    if found and cleared(g, card):
        found = 0
    for gainer, what, value, _ in g.gained:
        if gainer == card and what == LIKENESS:
            found += KINDS[value].votes
    seat = g.seat_of[card // OWN]
    held = (g.held[seat] | g.lasting[seat]) & CARD_VOTES.speakers
    return int(POWERS.ask(CARD_VOTES, held, found, g, seat, card)) if held else found


def lore(g: Crown, card: int) -> int:
    found = _LORE[card]
    if found and cleared(g, card):
        found = 0
    for gainer, what, value, _ in g.gained:
        if gainer == card and what == LIKENESS:
            found += KINDS[value].lore
    seat = g.seat_of[card // OWN]
    held = (g.held[seat] | g.lasting[seat]) & CARD_LORE.speakers
    return int(POWERS.ask(CARD_LORE, held, found, g, seat, card)) if held else found


# Of a whole hand: nothing there is cleared, and mostly nothing is gained


def _as_printed(g: Crown, seat: int, moment: Moment) -> bool:
    """Are the cards of the hand just what is printed on them, in this respect?"""
    return not g.gained and not (g.held[seat] | g.lasting[seat]) & moment.speakers


def voters(g: Crown, seat: int) -> list[int]:
    """The cards of the hand with a vote."""
    if _as_printed(g, seat, CARD_VOTES):
        return [card for card in g.hands[seat] if _VOTES[card]]
    return [card for card in g.hands[seat] if votes(g, card)]


def travellers(g: Crown, seat: int) -> list[int]:
    """The cards of the hand with lore."""
    if _as_printed(g, seat, CARD_LORE):
        return [card for card in g.hands[seat] if _LORE[card]]
    return [card for card in g.hands[seat] if lore(g, card)]


def deployers(g: Crown, seat: int) -> list[int]:
    """The cards of the hand with Deploy."""
    if _as_printed(g, seat, CARD_COMMANDS):
        return [card for card in g.hands[seat] if _COMMANDS[card] & DEPLOY]
    return [card for card in g.hands[seat] if commands(g, card) & DEPLOY]


# In councils (rulebook 11.1.2)


def marks_count(g: Crown, seat: int) -> bool:
    """Are the seat's markers in councils votes?"""
    if ask(g, seat, MARK_VOTES, False):
        return True
    return any(asks(g, card, MARK_VOTES_TEXT) for cards in g.council for card in g.mine(seat, cards))


def council_votes(g: Crown, seat: int, council: int) -> int:
    found = sum([votes(g, card) for card in g.mine(seat, g.council[council])])
    marks = g.council_marks[seat][council]
    return found + marks if marks and marks_count(g, seat) else found
