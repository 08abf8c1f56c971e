"""How the community's strings count oaths, Visions and sites: the place of each in its row (rulebook 21.2 to 21.5)."""

from __future__ import annotations

from typing import Final

OATH_BYTES: Final = ("supremacy", "people", "devotion", "protection")
VISION_BYTES: Final = (
    "vision-of-sanctuary", "vision-of-rebellion", "conspiracy", "vision-of-faith", "vision-of-conquest",
)  # fmt: skip
SITE_BYTES: Final = (
    "mine", "salt-flats", "fertile-valley", "barren-coast", "plains", "river", "steppe", "mountain", "lush-coast",
    "marshes", "wastes", "rocky-coast", "narrow-pass", "charming-valley", "deep-woods", "standing-stones",
    "ancient-city", "drowned-city", "great-slum", "buried-giant", "the-tribunal", "shrouded-wood", "the-hidden-place",
)  # fmt: skip
