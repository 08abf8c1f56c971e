"""The six edifices of Oath, one a suit: both sides of each, the intact one first and its ruin after it (rulebook 15)."""

from __future__ import annotations

from typing import Final

from .faces import (
    ACTION,
    ARCANE,
    BEAST,
    CAMPAIGN,
    DEFENDERS_PLAN,
    DISCORD,
    FF_BURN_S,
    FFSS,
    FREE,
    HEARTH,
    NO_SUIT,
    NOMAD,
    ORDER,
    PLAIN,
    RECOVER,
    S_BURN_S,
    SEARCH,
    SITE_ONLY,
    Card,
    S,
)

EDIFICES: Final = (
    Card(199, "sprawling-rampart", ORDER,   (CAMPAIGN,),       FREE,      SITE_ONLY, locked=True, persistent=True, turns_to="bandit-rampart"),
    Card(200, "bandit-rampart",    NO_SUIT, (DEFENDERS_PLAN,), FREE,      SITE_ONLY, locked=True,                  turns_to="sprawling-rampart"),
    Card(201, "hall-of-debate",    HEARTH,  (CAMPAIGN,),       FREE,      SITE_ONLY, locked=True, persistent=True, turns_to="hall-of-mockery"),
    Card(202, "hall-of-mockery",   NO_SUIT, (RECOVER,),        FREE,      SITE_ONLY, locked=True, persistent=True, turns_to="hall-of-debate"),
    Card(203, "forest-temple",     BEAST,   (PLAIN,),          FREE,      SITE_ONLY, locked=True, persistent=True, turns_to="ruined-temple"),
    Card(204, "ruined-temple",     NO_SUIT, (SEARCH,),         FREE,      SITE_ONLY, locked=True, persistent=True, turns_to="forest-temple"),
    Card(205, "festival-district", DISCORD, (ACTION,),         FREE,      SITE_ONLY, locked=True,                  turns_to="squalid-district"),
    Card(206, "squalid-district",  NO_SUIT, (PLAIN,),          FREE,      SITE_ONLY, locked=True, persistent=True, turns_to="festival-district"),
    Card(207, "great-spire",       ARCANE,  (SEARCH,),         S,         SITE_ONLY, locked=True,                  turns_to="fallen-spire"),
    Card(208, "fallen-spire",      NO_SUIT, (ACTION,),         S_BURN_S,  SITE_ONLY, locked=True,                  turns_to="great-spire"),
    Card(209, "ancient-forge",     NOMAD,   (ACTION,),         FF_BURN_S, SITE_ONLY, locked=True,                  turns_to="broken-forge"),
    Card(210, "broken-forge",      NO_SUIT, (ACTION,),         FFSS,      SITE_ONLY, locked=True,                  turns_to="ancient-forge"),
)
