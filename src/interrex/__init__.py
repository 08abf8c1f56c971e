"""Interrex: play, study and teach games of contested crowns.

import interrex

m = interrex.new(interrex.games()[0].id, players=4, seed=7)
while not m.over:
    seat = m.pending()[0]
    m.play(seat, m.actions(seat)[0])
print(m.result())

Each name is imported when it is first asked for: whoever needs one does not wait for the others.
"""

import os as _os
from importlib import import_module as _import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from interrex.bots.simulate import Simulation, simulate
    from interrex.campaign import Campaign, CannotAdd, campaign
    from interrex.engine.action import Action, parse, text
    from interrex.engine.errors import (
        BadAction,
        BadConfig,
        BrokenRecord,
        CannotUndo,
        IllegalAction,
        InterrexError,
        UnknownGame,
        UnknownRule,
    )
    from interrex.engine.game import Game, Option, Result
    from interrex.engine.match import Match, Reason, new, replay
    from interrex.engine.record import Record
    from interrex.engine.registry import find as game
    from interrex.engine.registry import games
    from interrex.engine.state import State
    from interrex.naming import Names, names
    from interrex.rules.rulebook import rulebook
    from interrex.vectors import vector as vector

__version__ = "0.1.0"

_WHERE = {
    "bots.simulate": ("Simulation", "simulate"),
    "campaign": ("Campaign", "CannotAdd"),
    "engine.action": ("Action", "parse", "text"),
    "engine.errors": (
        "BadAction",
        "BadConfig",
        "BrokenRecord",
        "CannotUndo",
        "IllegalAction",
        "InterrexError",
        "UnknownGame",
        "UnknownRule",
    ),
    "engine.game": ("Game", "Option", "Result"),
    "engine.match": ("Match", "Reason", "new", "replay"),
    "engine.record": ("Record",),
    "engine.state": ("State",),
    "naming": ("Names", "names"),
    "rules.rulebook": ("rulebook",),
    "vectors": ("vector",),  # needs NumPy, which nobody who plays needs
}
_FOUND = {name: (module, name) for module, names in _WHERE.items() for name in names}
_FOUND["game"] = ("engine.registry", "find")
_PARTS = ("bots", "campaign", "engine", "games", "naming", "rules")  # of which two can be called


def __getattr__(name: str) -> object:
    if name in _PARTS:
        return _import_module(f"{__name__}.{name}")
    if name not in _FOUND:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    module, called = _FOUND[name]
    found = globals()[name] = getattr(_import_module(f"{__name__}.{module}"), called)
    return found


def __dir__() -> list[str]:
    return [*globals(), *__all__]


if _os.environ.get("INTERREX_CHECK_KEPT") == "1":
    _import_module("interrex.engine.kept").check(True)

del _os, TYPE_CHECKING

__all__ = [
    "Action",
    "BadAction",
    "BadConfig",
    "BrokenRecord",
    "Campaign",
    "CannotAdd",
    "CannotUndo",
    "Game",
    "IllegalAction",
    "InterrexError",
    "Match",
    "Names",
    "Option",
    "Reason",
    "Record",
    "Result",
    "Simulation",
    "State",
    "UnknownGame",
    "UnknownRule",
    "campaign",
    "game",
    "games",
    "names",
    "new",
    "parse",
    "replay",
    "rulebook",
    "simulate",
    "text",
]
