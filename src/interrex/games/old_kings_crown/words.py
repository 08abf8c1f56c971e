"""The words of the actions: how they are read and written, and what they point at on the board."""

from __future__ import annotations

from typing import Final

from interrex.engine.message import Message
from interrex.engine.verbs import AMOUNT, counted, table

from .data import (
    CARD_IDS,
    COUNCILS,
    FACTIONS,
    FIRST_COUNCIL,
    FIRST_FAVOUR,
    FIRST_KINGDOM,
    FIRST_LOCATION,
    FIRST_TACTIC,
    KINGDOM,
    LOCATIONS,
    NAMES,
    REGIONS,
    TACTICS,
)

GAME_ID: Final = "old-kings-crown"


def _card_told(word: str) -> Message:
    return Message(f"{GAME_ID}-card-{word}", {})


def _region_told(word: str) -> Message:
    return Message(f"{GAME_ID}-region-{word}", {})


# A card is named with the place it lies in: one in a hand is not one in the discard pile.
CARD: Final = table("card", "card:{}", CARD_IDS)
DISCARDED: Final = CARD.renamed("card", "discard:{}")
LOST: Final = CARD.renamed("card", "lost:{}")
SITTING: Final = CARD.renamed("card", "council-card:{}")
FOR_SALE: Final = CARD.renamed("card", "place:{}")
OTHER: Final = CARD.renamed("other")._replace(tell=_card_told)

REGION: Final = table("region", "region:{}", REGIONS)
SECOND: Final = REGION.renamed("second")._replace(tell=_region_told)
LOCATION: Final = table("location", "location:{}", [location.id for location in LOCATIONS])
COUNCIL: Final = table("council", "council:{}", COUNCILS)
FACTION: Final = table("faction", "faction:{}", FACTIONS)
KINGDOM_CARD: Final = table("kingdom", "kingdom:{}", KINGDOM)
TACTIC: Final = table("tactic", "tactic:{}", [tactic.id for tactic in TACTICS])
N: Final = AMOUNT
SPACE: Final = counted("space", "space:{seat}:{}", 3)

# Where Supporters come from or go to
PLACES: Final = (*REGIONS, "lost", "board")
PLACE: Final = table("place", "place:{}", PLACES)
LOST_MEN, BOARD = 3, 4

# A card in a council, or a marker there
MARKS: Final = tuple([f"mark-{council}" for council in COUNCILS])
SITTER: Final = table("card", "council-card:{}", (*CARD_IDS, *MARKS))

BLESSINGS: Final = ("influence", "heirs")
BLESSING: Final = table("blessing", "", BLESSINGS)
ENDS: Final = ("top", "bottom")
END: Final = table("end", "", ENDS)

PILES: Final = ("discard", "hand", "lost", "bottom", "top")
PILE: Final = table("pile", "", PILES)

# What told messages point at. Each faction card is there once: a card told of is the one that lies open.
LOG_WORDS: Final = (CARD, REGION, LOCATION, COUNCIL, FACTION, KINGDOM_CARD, TACTIC)


def card_message(card: int) -> Message:
    return Message(f"{GAME_ID}-card-{CARD_IDS[card]}", {})


_KINDS: Final = (  # of components, by their first number
    (FIRST_COUNCIL, "council"),
    (FIRST_LOCATION, "location"),
    (FIRST_FAVOUR, "favour"),
    (FIRST_TACTIC, "tactic"),
    (FIRST_KINGDOM, "kingdom"),
    (0, "card"),
)


def component_ref(number: int) -> str:
    """The element of the board that a component is."""
    kind = next(kind for first, kind in _KINDS if number >= first)
    return f"{kind}:{NAMES[number]}"


def component_message(number: int) -> Message:
    return Message(f"{GAME_ID}-{component_ref(number).replace(':', '-')}", {})
