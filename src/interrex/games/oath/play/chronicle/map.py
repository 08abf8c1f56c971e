"""The map of the next game: sites discarded, ruined, moved together and drawn (rulebook 8.3.2 to 8.3.5)."""

from __future__ import annotations

from typing import NamedTuple

from ...data.constants import SLOTS
from ...data.numbers import IDS, INTACT, NOBODY, NONE, RUINS, TURNS_TO, Cards, is_edifice
from ...moments import KEEPS_SITES
from ...ruling import ask, ruled
from ...state import REGION, SLOT_COUNT, Oath, without
from ...words import components
from ..moving import discard, enliven, lift, still
from ..warbands import remove
from .edifices import is_ruin, turn_edifice


class Kept(NamedTuple):
    """A site that stays on the map, with all that lies there."""

    site: int
    cards: Cards
    relics: Cards


def remake_map(g: Oath, seat: int) -> None:
    assert g.legacy is not None
    own = ruled(g, seat) | g.legacy.annexed
    saved = int(ask(g, KEEPS_SITES, 0, seat))
    gone = [slot for slot in range(SLOT_COUNT) if not (own | saved) >> slot & 1 and not intact(g, slot)]
    kept = [g.site[slot] for slot in range(SLOT_COUNT) if slot not in gone]
    g.legacy = g.legacy._replace(kept=tuple(kept))
    for slot in gone:
        discard_site(g, slot)
    for slot in range(SLOT_COUNT):
        if not own >> slot & 1 and slot not in gone and intact(g, slot):
            ruin(g, slot)
    clear_map(g)
    fill(g, *take_up(g, gone))


def intact(g: Oath, slot: int) -> bool:
    return g.at[slot] & INTACT != 0


def discard_site(g: Oath, slot: int) -> None:
    """Denizens to a pile, relics to their deck, ruins to the Archive, the site itself among those to be drawn."""
    for card in g.cards[slot]:
        if is_edifice(card):
            lift(g, card)
            g.edifices = tuple(sorted((*g.edifices, TURNS_TO[card])))
        else:
            discard(g, card, NOBODY)
    g.relic_deck = (*g.relics_at[slot], *g.relic_deck)
    g.relics_at[slot] = NONE
    if g.face_up >> slot & 1:
        still(g, g.site[slot])
        if g.listener is not None:
            g.tell("oath-discards-site", site=IDS[g.site[slot]])
    g.face_up &= ~(1 << slot)
    g.site_deck = tuple(sorted((*g.site_deck, g.site[slot])))


def ruin(g: Oath, slot: int) -> None:
    """Edifices fall into ruin, and denizens beside them are discarded (rulebook 8.3.3)."""
    assert g.legacy is not None
    fallen = tuple([card for card in g.cards[slot] if is_edifice(card) and not is_ruin(card)])
    for card in g.cards[slot]:
        if card in fallen:
            turn_edifice(g, card)
        elif not is_edifice(card):
            discard(g, card, NOBODY)
    g.legacy = g.legacy._replace(ruined=(*g.legacy.ruined, *fallen))
    g.tell("oath-ruins", what=components(fallen))


def clear_map(g: Oath) -> None:
    """Favor, secrets and warbands leave it (rulebook 8.3.4)."""
    for slot in range(SLOT_COUNT):
        g.shared += g.site_favor[slot]
        g.shared_secrets += g.site_secrets[slot]
        g.site_favor[slot] = g.site_secrets[slot] = 0
        if g.bands[slot]:
            g.bank[g.colours[slot]] += g.bands[slot]
            remove(g, slot, g.bands[slot])


def take_up(g: Oath, gone: list[int]) -> tuple[list[list[Kept]], list[Kept]]:
    """What stays, by region from the top, and the sites with ruins, which are set aside."""
    regions: list[list[Kept]] = [[], [], []]
    aside: list[Kept] = []
    for slot in range(SLOT_COUNT):
        if slot in gone:
            continue
        kept = Kept(g.site[slot], g.cards[slot], g.relics_at[slot])
        (aside if g.at[slot] & RUINS else regions[REGION[slot]]).append(kept)
        for number in (kept.site, *kept.cards):
            still(g, number)
    return regions, aside


def fill(g: Oath, regions: list[list[Kept]], aside: list[Kept]) -> None:
    """Rulebook 8.3.5."""
    cradle, provinces, hinterland = moved_up(regions)
    rows: list[Kept | None] = [None] * SLOT_COUNT
    first = 0
    for sites, slots in zip((cradle, provinces, hinterland), SLOTS, strict=True):
        rows[first : first + len(sites)] = sites
        first += slots
    free = [slot for slot in range(SLOT_COUNT) if rows[slot] is None and REGION[slot]]
    for slot in sorted(free, key=lambda slot: (-REGION[slot], -slot)):
        if aside:
            rows[slot] = aside.pop()
    g.face_up = 0
    for slot, kept in enumerate(rows):
        lay_site(g, slot, kept)
    turn_up_regions(g)


def moved_up(regions: list[list[Kept]]) -> list[list[Kept]]:
    """Sites follow from the region below, and the next, while there is room (rulebook 8.3.5.1 to 8.3.5.3)."""
    for region, slots in enumerate(SLOTS):
        for below in regions[region + 1 :]:
            while len(regions[region]) < slots and below:
                regions[region].append(below.pop(0))
    return regions


def lay_site(g: Oath, slot: int, kept: Kept | None) -> None:
    g.cards[slot] = g.relics_at[slot] = NONE
    if kept is None:
        g.site[slot] = g.site_deck[g.luck.below(len(g.site_deck))]
        g.site_deck = without(g.site_deck, g.site[slot])
        g.eyes[g.site[slot]] = 0
        return
    g.site[slot], g.cards[slot], g.relics_at[slot] = kept
    g.face_up |= 1 << slot
    for number in (kept.site, *kept.cards):
        enliven(g, number, slot)


def turn_up_regions(g: Oath) -> None:
    """A region without a face-up site turns its top one; its prompt is followed when the next game begins."""
    first = 0
    for slots in SLOTS:
        if not g.face_up >> first & (1 << slots) - 1:
            g.face_up |= 1 << first
            g.uncover()
            enliven(g, g.site[first], first)
            g.tell("oath-reveals-site", site=IDS[g.site[first]])
        first += slots
