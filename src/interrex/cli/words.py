"""The words of the command line, in the language the person chose; and errors that speak with them."""

from __future__ import annotations

import os
from contextvars import ContextVar
from functools import cache
from pkgutil import get_data
from typing import TYPE_CHECKING

from interrex.engine.errors import InterrexError, UnknownLanguage
from interrex.engine.message import Message, Param
from interrex.engine.plain import LANGUAGES, plain

if TYPE_CHECKING:
    from interrex.engine.game import Game
    from interrex.engine.match import Match
    from interrex.engine.words import Words

_spoken: ContextVar[str] = ContextVar("language", default="en")


def speak(language: str | None) -> str:
    """Choose the language of all that is said from now on; None is the language of the person's locale."""
    chosen = language or _of_the_locale()
    if chosen not in LANGUAGES:
        raise UnknownLanguage("engine-unknown-language", asked=chosen, known=", ".join(LANGUAGES))
    _spoken.set(chosen)
    return chosen


def spoken() -> str:
    return _spoken.get()


def _of_the_locale() -> str:
    """What the environment asks for, in the order of POSIX; English for what we do not speak."""
    asked = next((value for name in ("LC_ALL", "LC_MESSAGES", "LANG") if (value := os.environ.get(name))), "")
    return "pl" if asked.startswith("pl") else "en"


@cache
def _plain(language: str) -> dict[str, str | None]:
    return plain((get_data("interrex.cli", f"locale/{language}.ftl") or b"").decode())


def _words(language: str, game: str | None, packs: tuple[str, ...] = ()) -> Words:
    from .sentences import sentences  # here, because --help needs neither Fluent nor a game, which take long to load

    return sentences(language, game, packs)


def titled(game: Game) -> str:
    """What a game is called in that language."""
    from interrex.engine.words import title  # here, for the same reason

    return title(game.id, spoken())


def words(game: str | None = None) -> Words:
    """The engine's words, the command line's, and a game's where one is named."""
    return _words(spoken(), game)


def words_at(match: Match, seat: int | None = None) -> Words:
    """All words for a match, those of the packs it has opened included, to a seat or for all."""
    return _words(spoken(), match.game.id, match.packs(seat))


def words_with(game: str, packs: tuple[str, ...]) -> Words:
    """All words of a game, those of packs that were opened included."""
    return _words(spoken(), game, packs)


def say(key: str, **params: Param) -> str:
    """A sentence of the command line."""
    said = _plain(spoken()).get(key)
    return words().say(Message(key, params)) if said is None else said


def knows(key: str) -> bool:
    """Whether the command line has words for it."""
    return key in _plain(spoken())


def say_in(language: str, key: str) -> str:
    """The same in a language that may be another than the person's."""
    return _words(language, None).say(Message(key, {}))


class CommandError(InterrexError):
    """Something the command line itself has to refuse."""

    def say(self, language: str) -> str:
        return _words(language, self.game).say(self.said)
