"""The five Visions of Oath, the Conspiracy among them (rulebook 16)."""

from __future__ import annotations

from typing import Final, NamedTuple

from .faces import WAKE, WHEN_PLAYED, Kind
from .oaths import (
    DEVOTION,
    HOLD_DARKEST_SECRET,
    HOLD_PEOPLES_FAVOR,
    MOST_RELICS_AND_BANNERS,
    MOST_SITES,
    PEOPLE,
    PROTECTION,
    SUPREMACY,
)

CONSPIRACY: Final = "conspiracy"


class Vision(NamedTuple):
    """A Vision, its goal, and the oath that whoever wins with it must swear (rulebook 8.1)."""

    number: int
    id: str
    powers: tuple[Kind, ...]
    goal: str = ""
    oath: str = ""
    rank: int = 0   # after the eighth round the lowest wins (rulebook 3.4.3)


VISIONS: Final = (
    Vision(232, CONSPIRACY,            (WHEN_PLAYED,)),
    Vision(233, "vision-of-faith",     (WAKE,), HOLD_DARKEST_SECRET,     DEVOTION,   4),
    Vision(234, "vision-of-rebellion", (WAKE,), HOLD_PEOPLES_FAVOR,      PEOPLE,     2),
    Vision(235, "vision-of-sanctuary", (WAKE,), MOST_RELICS_AND_BANNERS, PROTECTION, 3),
    Vision(236, "vision-of-conquest",  (WAKE,), MOST_SITES,              SUPREMACY,  1),
)
