"""Kinds of bots: what installed packages bring through the entry point ``interrex.bots``, and any class one names.

A kind may have a personality of the game that is played: ``knight/builder`` is a knight who likes to build.
"""

from __future__ import annotations

from importlib import import_module
from typing import Final, TypeAlias

from interrex.engine.doors import BrokenPackage, Door
from interrex.engine.errors import InterrexError
from interrex.engine.game import Game
from interrex.engine.luck import Luck
from interrex.engine.message import Message
from interrex.engine.registry import nearest

from .base import Bot

Kind: TypeAlias = str | type[Bot]
"""A bot as it is asked for: the name of an installed one, ``module:Class``, or the class itself; a name may go on with
a slash and a personality."""

SLASH: Final = "/"


class UnknownBot(InterrexError):
    """No bot of that name, or what is there is no bot."""


def _accept(name: str, found: object) -> type[Bot] | Message:
    return found if isinstance(found, type) and issubclass(found, Bot) else Message("engine-no-bot-class", {})


DOOR = Door("interrex.bots", _accept)


def kinds() -> tuple[str, ...]:
    """The names of the installed bots."""
    return DOOR.names()


def everything() -> tuple[type[Bot], ...]:
    """All installed bots, imported."""
    return DOOR.everything()


def installed(name: str) -> type[Bot]:
    """The bot an installed package brought under that name. Nothing else is ever imported: a server asks here."""
    name = name.partition(SLASH)[0]
    if name not in kinds():
        raise UnknownBot("engine-unknown-bot", name=name, known=", ".join(nearest(name, kinds())))
    try:
        return DOOR.load(name)
    except BrokenPackage as error:
        raise UnknownBot(error.said.key, **error.said.params) from error


def find(kind: Kind) -> type[Bot]:
    """The bot that is meant: installed, or ``module:Class``, which imports the module; else UnknownBot says why."""
    if not isinstance(kind, str):
        return kind
    module, colon, name = kind.partition(SLASH)[0].partition(":")
    return _in_module(kind, module, name) if colon else installed(kind)


def _in_module(kind: str, module: str, name: str) -> type[Bot]:
    try:
        place = import_module(module)
    except ModuleNotFoundError as missing:
        if missing.name is None or not module.startswith(missing.name):  # a module that the bot's own wants
            raise UnknownBot("engine-bot-module-fails", module=module, detail=str(missing)) from missing
        raise UnknownBot("engine-bot-no-module", module=module) from None
    except Exception as error:  # whatever the module does when it is imported
        raise UnknownBot("engine-bot-module-fails", module=module, detail=f"{type(error).__name__}: {error}") from error
    found = getattr(place, name, None)
    if isinstance(found, type) and issubclass(found, Bot):
        return found
    here = [word for word, value in vars(place).items() if isinstance(value, type) and issubclass(value, Bot)]
    known = ", ".join([word for word in here if word != Bot.__name__]) or "–"
    raise UnknownBot("engine-bot-not-one", name=kind, module=module, known=known)


def name_of(kind: Kind) -> str:
    """What a bot is called in reports."""
    return kind if isinstance(kind, str) else kind.__name__


def make(kind: Kind, game: Game, luck: Luck) -> Bot:
    """A new bot of the kind, with luck of its own."""
    return find(kind)(judged(kind, game), luck)


def judged(kind: Kind, game: Game) -> Game:
    """The game as a bot of that kind judges it; UnknownBot if nobody in it is like that."""
    personality = kind.partition(SLASH)[2] if isinstance(kind, str) else ""
    if not personality:
        return game
    found = game.leaning(personality)
    if found is None:
        known = ", ".join([one.id for one in game.thinking.personalities]) or "–"
        raise UnknownBot("engine-unknown-personality", name=personality, known=known)
    return found
