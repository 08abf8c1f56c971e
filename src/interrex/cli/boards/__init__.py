"""Boards for the terminal. They draw a view, that is what a seat may see, and know nothing else of the position.

A game's board is what an installed package brings under the game's id through the entry point ``interrex.boards``; a
game without one gets the plain board.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from importlib import resources
from typing import Any, TypeAlias

from rich.console import RenderableType

from interrex.engine.doors import BrokenPackage, Door
from interrex.engine.game import View
from interrex.engine.message import Message
from interrex.engine.words import Words

from . import plain

Names: TypeAlias = tuple[str, ...]
Draw: TypeAlias = Callable[[View, Words, Names, int], RenderableType]
Lies: TypeAlias = Callable[[Any, Words, Names], RenderableType]  # given the names of the campaign's houses


def _accept(name: str, found: object) -> Draw | Message:
    return found if callable(found) else Message("engine-not-a-board", {})


DOOR = Door("interrex.boards", _accept)


def board(view: View, words: Words, names: Names, width: int) -> RenderableType:
    """The board of ``match.seen(seat)`` for a terminal that many characters wide."""
    return drawn_by(view.game)(view, words, names, width)


def drawn_by(game: str) -> Draw:
    """Who draws the game: its own board, or the plain one if it has none that works."""
    if game not in DOOR.names():
        return plain.board
    try:
        return DOOR.load(game)
    except BrokenPackage as error:
        DOOR.warn(game, error)
        return plain.board


def between(game: str) -> Lies | None:
    """Who draws what lies there between two games: ``between`` in the module of the game's board, if there is one."""
    found = getattr(sys.modules[drawn_by(game).__module__], "between", None)
    return found if callable(found) else None


def fluent(game: str, language: str) -> str:
    """What a game's board says beside the game's own words: ``locale/`` in the board's package, where it is one."""
    module = sys.modules[drawn_by(game).__module__]
    if not hasattr(module, "__path__"):
        return ""
    file = resources.files(module).joinpath("locale", f"{language}.ftl")
    return file.read_text(encoding="utf-8") if file.is_file() else ""
