"""The chronicles with which Oath begins: the first game's, and that of the guided first game (rulebook 12.4 to 12.8)."""

from __future__ import annotations

from typing import Final, NamedTuple

from .constants import IN_PLAY
from .oaths import SUPREMACY


class Slot(NamedTuple):
    """A slot of the map at the start: its site (empty: any from the site deck), face up or not, and what lies there."""

    site: str = ""
    face_up: bool = False
    cards: tuple[str, ...] = ()
    relics: tuple[str, ...] = ()


OATH: Final = SUPREMACY
NUMBERS: Final = range(1, IN_PLAY + 1)  # of the denizens in it, nine a suit

FIRST_GAME: Final = (
    Slot("plains",      True, ("longbows",)),      # Cradle
    Slot(),
    Slot("mountain",    True, ("taming-charm",)),  # Provinces
    Slot(),
    Slot(),
    Slot("rocky-coast", True, ("elders",)),        # Hinterland
    Slot(),
    Slot(),
)

GUIDED_GAME: Final = (
    Slot("plains",      True, ("longbows",)),
    Slot("lush-coast"),
    Slot("mountain",    True, ("taming-charm",), ("ivory-eye",)),
    Slot("buried-giant"),
    Slot("salt-flats"),
    Slot("rocky-coast", True, ("elders",)),
    Slot("wastes"),
    Slot("great-slum"),
)

# Both decks from the top.
GUIDED_WORLD_DECK: Final = (
    "garrison", "faithful-friend", "fire-talkers", "errand-boy", "the-old-oak", "inquisitor",
    "alchemist", "vision-of-conquest", "long-lost-heir", "roving-terror", "vision-of-sanctuary", "tents",

    "bear-traps", "true-names", "warning-signals", "vision-of-faith", "book-burning", "great-herd",
    "welcoming-party", "rangers", "vision-of-rebellion", "scouts", "the-gathering", "conspiracy",
    "pressgangs", "second-wind", "dazzle", "memory-of-home", "disgraced-captain", "storyteller",

    "magicians-code", "armed-mob", "mercenaries", "tavern-songs", "scryer", "acting-troupe",
    "extra-provisions", "traveling-doctor", "rain-boots", "martial-culture", "wizard-school", "tinkers-fair",
    "wrestlers", "a-small-favor", "battle-honors", "keep", "naysayers", "sleight-of-hand",
    "key-to-the-city", "animal-playmates", "spirit-snare", "wolves", "forest-paths", "horse-archers",
    "wayside-inn", "ancient-binding",
)
GUIDED_RELIC_DECK: Final = (
    "book-of-records", "grand-mask", "ring-of-devotion", "truthful-harp", "cursed-cauldron", "cracked-horn",
    "whistle", "dowsing-sticks", "horned-mask", "map", "bandit-crown", "skeleton-key",
    "dragonskin-drum", "sticky-fire", "brass-horse", "obsidian-cage", "cup-of-plenty", "oracular-pig",
    "circlet-of-command",
)
