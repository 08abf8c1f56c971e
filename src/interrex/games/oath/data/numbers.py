"""What is printed, by printed number: the order of play and the cards know a component by that number alone."""

from __future__ import annotations

from typing import Any, Final

from .banners import BANNERS, DARKEST_SECRET, MOBS_FAVOR, PEOPLES_FAVOR
from .denizens import DENIZENS
from .edifices import EDIFICES
from .faces import ANYWHERE, FREE, NO_SUIT, Card, Cost
from .oaths import OATHS
from .relics import GRAND_SCEPTER, RELICS
from .reliquary import RELIQUARY
from .sites import SITES
from .visions import CONSPIRACY, VISIONS

Cards = tuple[int, ...]  # components by number

NOBODY: Final = -1
NONE: Final[Cards] = ()

_CARDS: Final[tuple[Card, ...]] = (*DENIZENS, *EDIFICES)
_ALL: Final[dict[str, tuple[Any, ...]]] = {
    "card": (*DENIZENS, *EDIFICES, *VISIONS),
    "relic": RELICS,
    "site": SITES,
    "banner": BANNERS,
    "oath": OATHS,
    "reliquary": RELIQUARY,
}
MOST: Final = 271  # one more than the last number

NUMBER: Final[dict[str, int]] = {one.id: one.number for ones in _ALL.values() for one in ones}
IDS: Final[tuple[str, ...]] = ("none", *sorted(NUMBER, key=lambda name: NUMBER[name]))
_KINDS: Final = {one.number: kind for kind, ones in _ALL.items() for one in ones}
KIND: Final[tuple[str, ...]] = ("none", *[_KINDS[n] for n in range(1, MOST)])

# The first and the one after the last of each kind.
FIRST_EDIFICE: Final = len(DENIZENS) + 1
FIRST_RELIC: Final = FIRST_EDIFICE + len(EDIFICES)
FIRST_VISION: Final = FIRST_RELIC + len(RELICS)
FIRST_SITE: Final = FIRST_VISION + len(VISIONS)
FIRST_BANNER: Final = FIRST_SITE + len(SITES)

SCEPTER: Final = NUMBER[GRAND_SCEPTER]
CONSPIRES: Final = NUMBER[CONSPIRACY]
SECRET_BANNER: Final = NUMBER[DARKEST_SECRET]
PEOPLE_BANNER: Final = NUMBER[PEOPLES_FAVOR]
MOB_BANNER: Final = NUMBER[MOBS_FAVOR]
SPACES: Final = tuple([space.number for space in RELIQUARY])

_BY_NUMBER: Final = {card.number: card for card in _CARDS}
_RELIC: Final = {relic.number: relic for relic in RELICS}
SUIT: Final = tuple([_BY_NUMBER[n].suit if n in _BY_NUMBER else NO_SUIT for n in range(MOST)])
WHERE: Final = tuple([_BY_NUMBER[n].where if n in _BY_NUMBER else ANYWHERE for n in range(MOST)])
CHAINED: Final = tuple([n in _BY_NUMBER and _BY_NUMBER[n].locked for n in range(MOST)])
_COSTS: Final = {**{card.number: card.cost for card in _CARDS}, **{relic.number: relic.cost for relic in RELICS}}
COST: Final[tuple[Cost, ...]] = tuple([_COSTS.get(n, FREE) for n in range(MOST)])
FAVOR_COST: Final = tuple([cost.favor + cost.burned_favor for cost in COST])
SECRETS_COST: Final = tuple([cost.secrets + cost.burned_secrets for cost in COST])
_TURNED: Final = {card.number: NUMBER[card.turns_to] for card in EDIFICES}
TURNS_TO: Final = tuple([_TURNED.get(n, 0) for n in range(MOST)])
RELIC_DICE: Final = tuple([_RELIC[n].dice if n in _RELIC else 0 for n in range(MOST)])

INTACT: Final = sum([1 << card.number for card in EDIFICES if card.suit != NO_SUIT])  # edifices, by their sides
RUINS: Final = sum([1 << card.number for card in EDIFICES if card.suit == NO_SUIT])
ALL_BANNERS: Final = sum([1 << banner.number for banner in BANNERS])
ALL_RELICS: Final = sum([1 << relic.number for relic in RELICS])
ALL_SITES: Final = sum([1 << site.number for site in SITES])
SITE: Final = {site.number: site for site in SITES}
CAPACITY: Final = tuple([SITE[n].capacity if n in SITE else 0 for n in range(MOST)])
VISION: Final = {vision.number: vision for vision in VISIONS}


def is_denizen(card: int) -> bool:
    return 0 < card < FIRST_EDIFICE


def is_edifice(card: int) -> bool:
    return FIRST_EDIFICE <= card < FIRST_RELIC


def is_vision(card: int) -> bool:
    return FIRST_VISION <= card < FIRST_SITE


def back(card: int) -> str:
    """What a denizen or a Vision shows when it lies face down."""
    return "vision" if is_vision(card) else "denizen"


def is_relic(card: int) -> bool:
    return FIRST_RELIC <= card < FIRST_VISION
