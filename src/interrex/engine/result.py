"""What a position shows: to whom what, and how it ended. Structs, which stay Python where the rest is compiled."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from . import wire
from .deals import Dealings

Options = Mapping[str, Any]


class Result(wire.Struct, frozen=True):
    """How a game ended: the winners (several share), the scores in seat order, the rule that decided."""

    winners: tuple[int, ...]
    scores: tuple[int, ...]
    rule: str

    def json(self) -> dict[str, Any]:
        shown: dict[str, Any] = wire.plain(self)
        return shown


class View(wire.Struct, frozen=True):
    """What a seat (None: a spectator) may see. The frame is the engine's, the board is the game's own."""

    game: str
    seat: int | None
    players: int
    options: Options
    moves: int
    pending: tuple[int, ...]
    result: Result | None  # None: it goes on
    board: Any
    dealings: Dealings | None = None  # None: nothing was offered or promised
