"""The words of the actions: how they are read and written, and what they point at on the board."""

from __future__ import annotations

from typing import Any, Final

from interrex.engine.message import Message
from interrex.engine.verbs import AMOUNT, Word, table

from .data.banners import FAVOR, SECRETS
from .data.constants import REGIONS
from .data.faces import SUITS
from .data.numbers import IDS, KIND, NUMBER
from .state import COLOURS

GAME_ID: Final = "oath"

_MESSAGES: Final = tuple([Message(f"{GAME_ID}-{KIND[n]}-{name}", {}) for n, name in enumerate(IDS)])


def component(number: int) -> Message:
    """A component's name."""
    return _MESSAGES[number]


def components(numbers: tuple[int, ...]) -> tuple[Message, ...]:
    return tuple([_MESSAGES[number] for number in numbers])


def component_ref(number: int) -> str:
    """The element of the board that a component is."""
    return f"{KIND[number]}:{IDS[number]}"


def _named(said: Any) -> Message:
    return _MESSAGES[NUMBER[said]]


CARD: Final = table("card", "card:{}", IDS)._replace(tell=_named)  # the value is the printed number
OTHER: Final = CARD.called("other")
RELIC: Final = CARD.called("relic", "relic:{}")
BANNER: Final = CARD.called("banner", "banner:{}")
SITE: Final = CARD.called("site", "site:{}")
# A slot of the map, written 1 to 8; the face of a site that lies there may be hidden.
SLOT: Final = Word("slot", "slot:{}", {n + 1: n for n in range(8)}.get, range(1, 9).__getitem__, size=8)
SEAT: Final = Word("seat", "seat:{}", {n: n for n in range(6)}.get, size=6)
SUIT: Final = table("suit", "bank:{}", SUITS)
REGION: Final = table("region", "pile:{}", REGIONS)
SOURCES: Final = (*REGIONS, "world")
SOURCE: Final = table("source", "pile:{}", SOURCES)
COLOUR: Final = table("colour", "colour:{}", COLOURS)
N: Final = AMOUNT
SIGNS: Final = ("plus", "minus")
SIGN: Final = table("sign", "", SIGNS)
GOODS: Final = table("goods", "", (FAVOR, SECRETS))
WAYS: Final = ("up", "down")
WAY: Final = table("way", "", WAYS)
SPACE: Final = Word("space", "space:{}", {n + 1: n for n in range(4)}.get, range(1, 5).__getitem__, size=4)
