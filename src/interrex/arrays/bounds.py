"""How long the lists of a game's view can be and which words stand where: ``arrays.json`` in the game's folder.

A type says that something is a list of words; it does not say how many there can be, nor which. The file does, field
by field (``"SeatView.hand": {"most": 54, "words": ["@card"]}``). Where components bound a list there is room for all of
it: a pile can hold the whole deck. Where nothing does (promises, whatever was said) there is room for more than games
have; what goes beyond that is told by its hash (``layout``), so that nothing is cut off. A word that is not in the file
is an error that says which field.
"""

from __future__ import annotations

from importlib import resources
from typing import Final, Literal

from interrex.engine import wire
from interrex.engine.game import Game

from .shapes import Vocabulary

FILE: Final = "arrays.json"
KIND: Final = "@"
Most = int | Literal["players"]  # or as many as there are seats


class Note(wire.Struct, frozen=True):
    """What is said of a field. Words and keys are ids, or all ids of a kind that the game names: ``@card``.

    A field of texts without words is hashed: names somebody made up, sentences, and what is sealed, which no layout may
    list.
    """

    most: Most | tuple[Most, ...] = ()  # of a list; of lists in lists from the outermost on
    keys: tuple[str, ...] = ()  # of a table
    words: tuple[str, ...] = ()

    def bound(self, depth: int, players: int) -> int | None:
        """Of the list so deep within others; None: nothing is said of it."""
        every = self.most if isinstance(self.most, tuple) else (self.most,)
        most = every[depth] if depth < len(every) else None
        return players if most == "players" else most


def notes(game: Game) -> dict[str, Note]:
    """By type and field. A game without the file has none: then its view must hold neither lists nor tables."""
    file = resources.files(game.package).joinpath(FILE)
    return wire.decode(file.read_bytes(), dict[str, Note]) if file.is_file() else {}


def spelt(game: Game, entries: tuple[str, ...]) -> tuple[str, ...]:
    """The ids that are meant, each once."""
    found: dict[str, None] = {}
    for entry in entries:
        found |= dict.fromkeys(game.faces.named[entry[1:]] if entry.startswith(KIND) else (entry,))
    return tuple(found)


def vocabulary(game: Game, entries: tuple[str, ...], field: str) -> Vocabulary:
    """Named after the kinds in it, or else after the field."""
    kinds = [entry[1:] for entry in entries if entry.startswith(KIND)]
    return Vocabulary("+".join(kinds) or field, spelt(game, entries))
