"""The two banners of Oath, one of them with two sides (rulebook 17.1 to 17.3)."""

from __future__ import annotations

from typing import Final, NamedTuple

from .faces import RECOVER, SEARCH, WAKE, Kind

FAVOR: Final = "favor"
SECRETS: Final = "secrets"

DARKEST_SECRET: Final = "darkest-secret"
PEOPLES_FAVOR: Final = "peoples-favor"
MOBS_FAVOR: Final = "mobs-favor"


class Banner(NamedTuple):
    """A side of a banner. Its recover part is persistent; the others are its holder's."""

    number: int
    id: str
    tokens: str                # what lies on it, and what it is recovered with (rulebook 2.5.1)
    powers: tuple[Kind, ...]
    turns_to: str = ""


BANNERS: Final = (
    Banner(260, DARKEST_SECRET, SECRETS, (RECOVER, SEARCH)),
    Banner(261, MOBS_FAVOR,     FAVOR,   (RECOVER, WAKE, SEARCH), turns_to=PEOPLES_FAVOR),
    Banner(262, PEOPLES_FAVOR,  FAVOR,   (RECOVER, WAKE, SEARCH), turns_to=MOBS_FAVOR),
)
