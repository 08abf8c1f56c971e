"""Interrex: play, study and teach games of contested crowns.

import interrex

m = interrex.new(interrex.games()[0].id, players=4, seed=7)
while not m.over:
    seat = m.pending()[0]
    m.play(seat, m.actions(seat)[0])
print(m.result())
"""

from interrex import games as _package  # before the function of that name, which would give way to it otherwise
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
from interrex.engine.names import Names, names
from interrex.engine.record import Record
from interrex.engine.registry import find as game
from interrex.engine.registry import games
from interrex.engine.state import State
from interrex.rules.rulebook import rulebook

__version__ = "0.1.0"

del _package

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
