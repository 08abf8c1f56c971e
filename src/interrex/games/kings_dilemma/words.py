"""The kinds of words in the game's actions, and what has a name."""

from __future__ import annotations

from typing import Any, Final

from interrex.engine.verbs import AMOUNT, Word, table

from .data import AGENDA_IDS, HOUSE_IDS, RESOURCES
from .kings import KINGS, a_name

_SEATS: Final = {n: n for n in range(5)}


def _seat(word: Any) -> int | None:
    return _SEATS.get(word)


SEAT: Final = Word("seat", "seat:{}", _seat, size=5)
POWER: Final = AMOUNT.renamed("n", "power:{seat}")
COINS: Final = AMOUNT.renamed("coins", "coins:{seat}")
SIDE: Final = table("side", "pan:{}", ("aye", "nay"))
HOUSE: Final = table("role", "house:{}", HOUSE_IDS)
AGENDA: Final = table("agenda", "agenda:{}", AGENDA_IDS)
TOKEN_IDS: Final = tuple([f"{sign}-{res}" for sign in ("good", "bad") for res in RESOURCES])
TOKEN: Final = table("token", "token:{}", TOKEN_IDS)
KING: Final = Word("king", "", a_name, KINGS.__getitem__, size=len(KINGS), endless=True)
PASSING: Final = table("passing", "", ("power", "moderator", "any"))
OPTION: Final = Word("option", "", {n: n for n in range(1, 5)}.get, size=5, every=(1, 2, 3, 4))

# What told messages point at

LOG_WORDS: Final = (SIDE, TOKEN, Word("resource", "resource:{}"), Word("card", "card:{}"), Word("story", "story:{}"),
               Word("sticker", "sticker:{}"))  # fmt: skip

# What has a name

NAMED: Final = {
    "agenda": AGENDA_IDS,
    "resource": RESOURCES,
    "role": HOUSE_IDS,
    "token": TOKEN_IDS,
    "king": KINGS,
}
