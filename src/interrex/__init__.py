"""Interrex: play, study and teach games of contested crowns.

import interrex

m = interrex.new(interrex.games()[0].id, players=4, seed=7)
while not m.over:
    seat = m.pending()[0]
    m.play(seat, m.actions(seat)[0])
print(m.result())
"""

import os as _os
from typing import TYPE_CHECKING

from interrex.bots.simulate import Simulation, simulate
from interrex.campaign import Campaign, CannotAdd, campaign
from interrex.engine import kept as _kept
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
from interrex.engine.state import State
from interrex.naming import Names, names
from interrex.rules.rulebook import rulebook

if TYPE_CHECKING:
    from interrex.engine.registry import games
else:
    from interrex import games  # the package, which can be called

__version__ = "0.1.0"

if _os.environ.get("INTERREX_CHECK_KEPT") == "1":
    _kept.check(True)

del _kept, _os, TYPE_CHECKING

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
