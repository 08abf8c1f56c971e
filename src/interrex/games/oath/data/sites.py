"""The 23 sites of Oath (rulebook 11)."""

from __future__ import annotations

from typing import Final, NamedTuple

from .faces import ARCANE, BEAST, DISCORD, HEARTH, NO_SUIT, NOMAD, ORDER, Suit


class Recover(NamedTuple):
    """What it costs to recover a relic at a site: burned, or put into the favor bank that is named (rulebook 5.4.2)."""

    favor: int = 0
    secrets: int = 0
    bank: Suit = NO_SUIT


def into(bank: Suit) -> Recover:
    """Wherever a site names a bank, three favor go there."""
    return Recover(favor=3, bank=bank)


NO_RELICS: Final = Recover()  # no relic is ever put here by the site's own prompt, and no cost is printed
BURN_FF: Final   = Recover(favor=2)
BURN_S: Final    = Recover(secrets=1)
BURN_SS: Final   = Recover(secrets=2)

OPPORTUNITY: Final = "opportunity"  # favor or secrets to take in the Wake Phase (rulebook 11.1)
HOMELAND: Final = "homeland"        # a reward for playing a card of its suit here (rulebook 11.2)
COAST: Final = "coast"              # rulebook 11.3
OTHER: Final = "other"              # a power found at no other site


class Site(NamedTuple):
    """A site. All of them have one defense die and one bandit (``constants``)."""

    number: int
    id: str
    capacity: int
    relics: int                # of the prompt (R)
    favor: int                 # of the prompt
    secrets: int               # of the prompt
    recover: Recover
    power: str
    homeland: Suit = NO_SUIT


#                               cap.  R  fav. sec.
SITES: Final = (
    Site(237, "ancient-city",     2,  1,  0,  0,  into(ORDER),   HOMELAND, ORDER),
    Site(238, "barren-coast",     1,  1,  0,  0,  into(NOMAD),   COAST),
    Site(239, "buried-giant",     2,  1,  0,  0,  BURN_S,        OTHER),
    Site(240, "charming-valley",  3,  0,  0,  0,  NO_RELICS,     OTHER),
    Site(241, "deep-woods",       2,  1,  0,  0,  BURN_SS,       HOMELAND, BEAST),
    Site(242, "drowned-city",     0,  2,  0,  3,  BURN_FF,       OPPORTUNITY),
    Site(243, "fertile-valley",   3,  0,  0,  0,  NO_RELICS,     HOMELAND, HEARTH),
    Site(244, "great-slum",       3,  0,  0,  0,  NO_RELICS,     OTHER),
    Site(245, "the-tribunal",     2,  1,  0,  0,  into(ORDER),   OTHER),
    Site(246, "lush-coast",       3,  0,  0,  0,  NO_RELICS,     COAST),
    Site(247, "marshes",          2,  1,  0,  0,  BURN_S,        OTHER),
    Site(248, "mine",             1,  1,  3,  0,  into(DISCORD), OPPORTUNITY),
    Site(249, "mountain",         2,  1,  0,  0,  BURN_FF,       OTHER),
    Site(250, "narrow-pass",      1,  1,  0,  0,  into(ARCANE),  OTHER),
    Site(251, "plains",           3,  0,  0,  0,  NO_RELICS,     OTHER),
    Site(252, "river",            2,  0,  0,  0,  NO_RELICS,     OTHER),
    Site(253, "rocky-coast",      2,  0,  0,  0,  NO_RELICS,     COAST),
    Site(254, "salt-flats",       2,  0,  2,  1,  NO_RELICS,     OPPORTUNITY),
    Site(255, "shrouded-wood",    2,  1,  0,  0,  BURN_S,        OTHER),
    Site(256, "standing-stones",  2,  1,  0,  0,  into(ARCANE),  HOMELAND, ARCANE),
    Site(257, "steppe",           2,  1,  0,  0,  into(NOMAD),   HOMELAND, NOMAD),
    Site(258, "the-hidden-place", 2,  1,  0,  0,  BURN_S,        OTHER),
    Site(259, "wastes",           1,  1,  0,  0,  BURN_SS,       HOMELAND, DISCORD),
)
