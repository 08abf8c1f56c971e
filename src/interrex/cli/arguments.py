"""What several commands take on the command line, and how it is read."""

from __future__ import annotations

import os
import sys
from typing import Annotated, Any

import typer

from interrex import bots
from interrex.engine import registry
from interrex.server.config import data_folder
from interrex.server.store.address import Place, place_of

from .words import CommandError, speak

HUMAN = "human"


def _lang(value: str | None) -> str | None:
    return value if value is None else speak(value)


Lang = Annotated[
    str | None,
    typer.Option("--lang", metavar="en|pl", callback=_lang, is_eager=True),
]
GameId = Annotated[str, typer.Argument(metavar="GAME")]
AnyGame = Annotated[
    str,
    typer.Argument(metavar="GAME", default_factory=registry.first, show_default=False),
]
Json = Annotated[bool, typer.Option("--json")]
Settings = Annotated[
    list[str] | None,
    typer.Option("--option", "-o", metavar="NAME=VALUE"),
]

Db = Annotated[str | None, typer.Option("--db", envvar="INTERREX_DB", metavar="DB")]


def kept_at(db: str | None) -> Place:
    """Where the tables are."""
    return place_of(db) if db else data_folder() / "tables.db"


def settings(given: list[str] | None) -> dict[str, Any]:
    """``["modules=true", "years=3"]`` to ``{"modules": True, "years": 3}``; the game checks the rest."""
    found: dict[str, Any] = {}
    for line in given or []:
        name, equals, value = line.partition("=")
        if not name or not equals:
            raise CommandError("cli-bad-setting", text=line)
        found[name.strip()] = _value(value.strip())
    return found


def _value(text: str) -> bool | int | str:
    if text in ("true", "false"):
        return text == "true"
    return int(text) if text.removeprefix("-").isdecimal() else text


def kinds_of(given: str, humans: bool) -> tuple[str, ...]:
    """``human,greedy,my_bots:Mine`` to a tuple of players that are there."""
    kinds = kinds_named(given)
    check_kinds(kinds, humans)
    return kinds


def kinds_named(given: str) -> tuple[str, ...]:
    """The players named, whether they are there or not."""
    return tuple([name if ":" in (name := part.strip()) else name.lower() for part in given.split(",")])


def check_kinds(kinds: tuple[str, ...], humans: bool) -> None:
    """UnknownBot for a player that is not there. A class may be taken from the folder in which the person stands."""
    known = (HUMAN, *bots.kinds()) if humans else bots.kinds()
    for kind in kinds:
        if ":" in kind and os.getcwd() not in sys.path:
            sys.path.append(os.getcwd())  # last: a file here may be called like a module of Python's own
        if ":" not in kind and kind.partition(bots.SLASH)[0] not in known:
            raise bots.UnknownBot("engine-unknown-bot", name=kind, known=", ".join(known))
        if kind != HUMAN:
            bots.find(kind)


def fill(kinds: tuple[str, ...], seats: int) -> tuple[str, ...]:
    """One kind is for every seat; several are one for each."""
    if len(kinds) == 1:
        return kinds * seats
    if len(kinds) != seats:
        raise CommandError("cli-bad-count", given=len(kinds), seats=seats)
    return kinds
