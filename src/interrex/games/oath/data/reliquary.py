"""The four spaces of the Imperial Reliquary in Oath, and the powers under their relics (rulebook 2.3, 17.8 to 17.11)."""

from __future__ import annotations

from typing import Final, NamedTuple

from .faces import CAMPAIGN, SEARCH, TRADE, TRAVEL, Kind


class Space(NamedTuple):
    """A space of the Reliquary. Uncovered, its power is the Chancellor's and must be used (rulebook 7.1.1)."""

    number: int
    id: str
    powers: tuple[Kind, ...]


# From the first space to the fourth.
RELIQUARY: Final = (
    Space(267, "brutal",   (CAMPAIGN,)),
    Space(269, "decadent", (TRAVEL,)),
    Space(268, "careless", (TRADE,)),
    Space(270, "greedy",   (SEARCH,)),
)
