"""A board as a text with the terminal's colours in it, for whoever shows positions elsewhere."""

from __future__ import annotations

from io import StringIO

from rich.console import Console

from interrex.engine.game import Game, View
from interrex.engine.message import Message
from interrex.engine.state import State

from .boards import board
from .words import words_with

WIDTH = 120


def drawn(game: Game, state: State, view: View) -> str:
    """What the view's seat sees; seats are called by their numbers."""
    packs = () if game.extras.packs is None else game.extras.packs.opened(state, view.seat)
    said = words_with(game.id, packs)
    names = tuple([said.say(Message("engine-seat", {"seat": seat})) for seat in range(view.players)])
    page = Console(file=StringIO(), force_terminal=True, color_system="standard", width=WIDTH, highlight=False)
    with page.capture() as text:
        page.print(board(view, said, names, WIDTH))
    return text.get()
