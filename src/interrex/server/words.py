"""The words of the server, beside the engine's and a game's; and errors that speak with them."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from functools import cache
from importlib import resources

from interrex.engine.errors import InterrexError
from interrex.engine.message import Message, Param
from interrex.engine.registry import find, on_change
from interrex.engine.words import LANGUAGES, Words

DEFAULT = LANGUAGES[0]


@cache
def fluent(language: str, game: str | None) -> str:
    """The Fluent text of everything a table of that game may say."""
    file = f"{language}.ftl"
    places = ("interrex.engine", "interrex.server")
    texts = [resources.files(place).joinpath("locale", file).read_text(encoding="utf-8") for place in places]
    return "\n".join(texts if game is None else [*texts, find(game).fluent(language)])


_read: dict[tuple[str, str | None, tuple[str, ...]], Words] = {}


def words(language: str, game: str | None = None, packs: tuple[str, ...] = ()) -> Words:
    """The server's words, and a game's with those of the packs that were opened at the table it is about."""
    found = _read.get((language, game, packs))
    if found is None:
        sealed = [] if game is None else [find(game).pack(pack, language) for pack in packs]
        found = Words(language, [fluent(language, game), *sealed], game or "server")
        _read[language, game, packs] = found
    return found


async def learn(language: str, game: str | None = None, packs: tuple[str, ...] = ()) -> None:
    """Before something is said: a game's words take long to read, and nobody's move waits for that."""
    if (language, game, packs) not in _read:
        await asyncio.to_thread(words, language, game, packs)


on_change(fluent.cache_clear)
on_change(_read.clear)


def say(language: str, key: str, **params: Param) -> str:
    """A sentence of the server's own."""
    return words(language).say(Message(key, params))


def display_names(language: str, names: Sequence[str]) -> tuple[str, ...]:
    """What people are called, by seat or house: whoever gave no name, by their number."""
    return tuple([name or _numbered(language, n) for n, name in enumerate(names, 1)])


@cache
def _numbered(language: str, n: int) -> str:
    return say(language, "engine-seat-name", number=n)


def preferred(accepted: str) -> str:
    """The language of an ``Accept-Language`` header that we speak, by its order; weights are not worth the code."""
    for part in accepted.split(","):
        tag = part.strip()[:2].lower()
        if tag in LANGUAGES:
            return tag
    return DEFAULT


class ServerError(InterrexError):
    """Something that keeps the server itself from working."""

    def say(self, language: str) -> str:
        return words(language, self.game).say(self.said)
