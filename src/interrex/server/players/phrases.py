"""Coming back without a link: by a name and some words that the player chose, of which neither is kept.

What scrypt makes of them is two things: by the one the player is found, with the other their key is sealed. So nobody
can ask whether somebody is here; a wrong guess, whatever is wrong with it, finds nothing and takes as long.
"""

from __future__ import annotations

import asyncio
import unicodedata
from hashlib import blake2b, scrypt
from typing import NamedTuple

COST, BLOCK = 2**14, 8  # 16 MB and some fifty milliseconds
MEMORY = 64 * 1024 * 1024


class Way(NamedTuple):
    """What leads to a key, and what opens it."""

    locator: bytes
    secret: bytes


class Phrases:
    def __init__(self, secret: bytes) -> None:
        self._secret = secret  # the store's own: what was stolen elsewhere helps nobody here
        self._turn = asyncio.Lock()  # one after another: they are dear

    async def way(self, handle: str, phrase: str) -> Way:
        async with self._turn:
            return await asyncio.to_thread(self._way, handle, phrase)

    def _way(self, handle: str, phrase: str) -> Way:
        salt = blake2b(_plain(handle).casefold().encode(), key=self._secret, person=b"interrex-handle").digest()
        made = scrypt(_plain(phrase).encode(), salt=salt, n=COST, r=BLOCK, p=1, maxmem=MEMORY, dklen=64)
        return Way(made[:32], made[32:])


def _plain(text: str) -> str:
    """The same however a keyboard composes its letters."""
    return " ".join(unicodedata.normalize("NFKC", text).split())
