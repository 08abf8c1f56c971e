"""Errors that speak to a person: what was asked, what is allowed, which rule. Each is a message in both languages."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module

from mypy_extensions import mypyc_attr

from .message import Message, Param


def _call(language: str, game: str | None, said: Message) -> str:
    import_module("interrex.engine.words")
    return _SPEAKER[0](language, game, said)


# Who puts errors into words. ``words`` raises these errors itself, so it comes forward, or is called when one is said.
_SPEAKER: list[Callable[[str, str | None, Message], str]] = [_call]


def put_into_words(speaker: Callable[[str, str | None, Message], str]) -> None:
    _SPEAKER[0] = speaker


@mypyc_attr(allow_interpreted_subclasses=True)
class InterrexError(Exception):
    """Anything a person can be told. ``str()`` gives the English sentence; ``say("pl")`` the Polish one."""

    def __init__(self, key: str, of: str | None = None, /, **params: Param) -> None:
        self.said = Message(key, params)
        self.game = of  # whose words are needed to say it
        super().__init__(key, params)

    def say(self, language: str) -> str:
        return _SPEAKER[0](language, self.game, self.said)

    def __str__(self) -> str:
        return self.say("en")


class UnknownGame(InterrexError):
    """No game of that name is registered."""


class BadConfig(InterrexError):
    """Players or options the game does not know."""


class BadAction(InterrexError):
    """A text that cannot be an action of any game."""


class IllegalAction(InterrexError):
    """An action the rules forbid now. ``rule`` is its address in the rulebook, ``message`` the sentence."""

    def __init__(self, rule: str, message: Message, game: str | None) -> None:
        super().__init__(message.key, game, **message.params)
        self.rule = rule

    @property
    def message(self) -> str:
        return self.say("en")

    def __str__(self) -> str:
        return f"{self.message} [{self.rule}]"


class BrokenRecord(InterrexError):
    """A record that cannot be read or does not follow the rules. ``move`` counts from 1; 0 means the file itself."""

    def __init__(self, key: str, of: str | None = None, at: int = 0, against: str = "", /, **params: Param) -> None:
        super().__init__(key, of, **params)
        self.move = at
        self.rule = against


class CannotUndo(InterrexError):
    """There is nothing to take back, or others would have to agree."""


class UnknownRule(InterrexError):
    """No rule under that id."""


class UnknownNotation(InterrexError):
    """The game is not written down that way."""


class UnknownLanguage(InterrexError):
    """A language the product does not speak."""
