"""The four oaths of Oath, the title, and the goals that oaths and Visions set (rulebook 2.10, 2.11, 3)."""

from __future__ import annotations

from typing import Final, NamedTuple

from .banners import DARKEST_SECRET, PEOPLES_FAVOR

# Goals.
HOLD_DARKEST_SECRET: Final = "hold-darkest-secret"
HOLD_PEOPLES_FAVOR: Final = "hold-peoples-favor"
HOLD_GRAND_SCEPTER: Final = "hold-grand-scepter"
MOST_RELICS_AND_BANNERS: Final = "most-relics-and-banners"
MOST_SITES: Final = "most-sites"

DEVOTION: Final = "devotion"
PROTECTION: Final = "protection"
SUPREMACY: Final = "supremacy"
PEOPLE: Final = "people"


class Oath(NamedTuple):
    """An oath: what the Oathkeeper does, what the Successor does, and the banner the Chancellor starts with."""

    number: int
    id: str
    goal: str
    successor: str     # MOST_…: among the Chancellor and the Citizens (rulebook 3.3.1)
    banner: str = ""   # rulebook 1.13


OATHS: Final = (
    Oath(263, DEVOTION,   HOLD_DARKEST_SECRET,     HOLD_GRAND_SCEPTER,      DARKEST_SECRET),
    Oath(264, PROTECTION, MOST_RELICS_AND_BANNERS, HOLD_PEOPLES_FAVOR),
    Oath(265, SUPREMACY,  MOST_SITES,              MOST_RELICS_AND_BANNERS),
    Oath(266, PEOPLE,     HOLD_PEOPLES_FAVOR,      HOLD_DARKEST_SECRET,     PEOPLES_FAVOR),
)


class Title(NamedTuple):
    """A side of the title, and the defense dice it adds (rulebook 2.11.6)."""

    id: str
    dice: int


TITLES: Final = (
    Title("oathkeeper", 1),
    Title("usurper",    2),
)
