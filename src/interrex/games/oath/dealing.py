"""What a chronicle leaves to chance (rulebook 8.4 to 8.8, 22.3.7): drawn with the luck of the game that begins.

The key of a finished game is published. Had it drawn any of this, everybody could read what the next game will bring.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from interrex.engine.luck import Luck

from .chronicle import FIRST_IDS, RELIC_IDS, VISION_IDS, Chronicle, Lying, build_world
from .data.constants import JOINING, LEAVING
from .data.denizens import DENIZENS
from .data.faces import SUITS
from .data.numbers import NUMBER
from .data.numbers import SITE as SITES

Ids = tuple[str, ...]

SUIT_OF: Final = {card.id: card.suit for card in DENIZENS}


class Dealt(NamedTuple):
    """Cards as a game begins with them; decks from the top."""

    world: Ids
    archive: Ids
    dispossessed: Ids
    relics: Ids
    at_sites: tuple[Ids, ...]  # relics, by slot


class Denizens(NamedTuple):
    """Where the denizens are once six have joined and six have left; nothing of it in any order."""

    world: list[str]
    archive: list[str]
    dispossessed: list[str]


def draw(written: Chronicle, luck: Luck) -> Dealt:
    """All that the chronicle holds as sets, drawn and shuffled."""
    relics, at_sites = _relics(written, luck)
    denizens = _denizens(written, luck)
    world = build_world(denizens.world, list(VISION_IDS), luck)
    return Dealt(world, tuple(denizens.archive), tuple(denizens.dispossessed), relics, at_sites)


def as_printed(written: Chronicle) -> Dealt:
    """Everything in the order in which it stands (rulebook 12.8)."""
    return Dealt(written.world, written.archive, (), written.relics, tuple([slot.relics for slot in written.sites]))


def _at_random(cards: list[str], n: int, luck: Luck) -> list[str]:
    """So many of them, or all there are."""
    luck.shuffle(cards)
    return cards[:n]


def _denizens(written: Chronicle, luck: Luck) -> Denizens:
    if not written.world:
        cards, in_first = written.archive, FIRST_IDS
        first = [card for card in cards if card in in_first]
        rest = [card for card in cards if card not in in_first]
        return Denizens(first, rest, list(written.dispossessed))
    staying = [card for card in written.world if card in SUIT_OF]
    joining, archive, dispossessed = _joining(written, luck)
    leaving = _at_random(list(written.leaving), LEAVING, luck)
    remaining = [card for card in written.leaving if card not in leaving]
    return Denizens([*staying, *joining, *remaining], archive, [*dispossessed, *leaving])


def _joining(written: Chronicle, luck: Luck) -> tuple[list[str], list[str], list[str]]:
    """The cards that join the world deck, the Archive and the Dispossessed without them (rulebook 8.4)."""
    archive, dispossessed = list(written.archive), list(written.dispossessed)
    if not written.joins:
        return [], archive, dispossessed
    suit = SUITS.index(written.joins)
    if written.heals:
        joining = _at_random([card for card in dispossessed if SUIT_OF[card] == suit], LEAVING, luck)
        return joining, [*archive, *[card for card in dispossessed if card not in joining]], []
    joining = []
    for n, times in enumerate(JOINING):
        stack = [card for card in archive if SUIT_OF[card] == (suit + n) % len(SUITS)]
        joining += _at_random(stack, times, luck)
    return joining, [card for card in archive if card not in joining], dispossessed


def _relics(written: Chronicle, luck: Luck) -> tuple[Ids, tuple[Ids, ...]]:
    """The relic deck and what lies at sites: there first what stays, unseen or not, then what prompts ask for."""
    named = {relic for slot in written.sites for relic in slot.relics}
    unseen = list(written.unseen)
    if unseen:
        luck.shuffle(unseen)
    staying = [(*slot.relics, *[unseen.pop() for _ in range(slot.unseen)]) for slot in written.sites]
    known = {*named, *written.unseen, *written.on_top}
    deck = [*[relic for relic in RELIC_IDS if relic not in known], *unseen]
    luck.shuffle(deck)
    at_sites = []
    for slot, there in zip(written.sites, staying, strict=True):
        wanted = max(0, _prompt(slot) - len(there))
        at_sites.append((*there, *deck[:wanted]))
        deck = deck[wanted:]
    top = list(written.on_top)
    if top:
        luck.shuffle(top)
    return (*top, *deck), tuple(at_sites)


def _prompt(slot: Lying) -> int:
    """How many relics a site asks for."""
    return SITES[NUMBER[slot.site]].relics if slot.face_up and slot.site else 0
