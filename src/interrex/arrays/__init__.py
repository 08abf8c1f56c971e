"""What a seat sees, and what it may do, as numpy arrays (``pip install interrex[arrays]``).

import interrex
from interrex import arrays

m = interrex.new(interrex.games()[0].id, players=4, seed=7)
what = arrays.spec(m.game, players=4)   # made once for a game and a number of players

seen = what.layout.array(m.seen(2))     # int16, always of what.layout.size numbers
what.layout.named(seen)                 # the same by name: {"board.year": …}, for a batch of arrays, too
what.layout.counts(seen)                # of every list of words how often each stands there
what.layout.columns                     # field by field: path, kind, place, dimensions, vocabulary

offers = m.actions(2)
what.rows.array(offers)                 # a row of numbers for each action
what.numbering.numbers(offers)          # Discrete(what.numbering.n): the number of each
what.numbering.mask(offers)
what.numbering.chosen(41, offers)       # and back
arrays.tree(offers)                     # verb, then word after word

At the fast layer: ``what.layout.look(state, seat, options, moves)``; ``arrays.Series(what.layout).write(view)``, view
after view of a game, writes only what has changed. ``interrex arrays GAME`` prints all of it.
"""

from __future__ import annotations

from interrex.engine.game import Game
from interrex.engine.registry import find

from .layout import Layout, Numbers, Series, seen
from .numbering import Mask, Numbering
from .playing import Playing, players_of
from .rows import Rows, tree
from .shapes import Column, DoesNotFit
from .writing import FLOAT, SHORT


class Spec:
    """The three descriptions of a game for one number of players."""

    def __init__(self, game: Game, players: int) -> None:
        game.check(players, {})
        self.game = game
        self.players = players
        self.layout = Layout(game, players)
        self.numbering = Numbering(game, players)
        self.rows = Rows(game)


_SPECS: dict[tuple[int, int], Spec] = {}


def spec(game: str | Game, players: int) -> Spec:
    """What a game's arrays look like. It takes a while the first time, and is kept as long as the process lives."""
    found = find(game) if isinstance(game, str) else game
    made = _SPECS.get((id(found), players))
    if made is None:
        made = _SPECS[id(found), players] = Spec(found, players)  # it holds the game: no other gets its identity
    return made


__all__ = [
    "FLOAT",
    "SHORT",
    "Column",
    "DoesNotFit",
    "Layout",
    "Mask",
    "Numbering",
    "Numbers",
    "Playing",
    "Rows",
    "Series",
    "Spec",
    "players_of",
    "seen",
    "spec",
    "tree",
]
