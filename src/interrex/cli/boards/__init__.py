"""Boards for the terminal. They draw a view, that is what a seat may see, and know nothing else of the position."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rich.console import RenderableType

from interrex.engine.words import Words

from . import kingsburg, plain, root

Names = tuple[str, ...]
Draw = Callable[[dict[str, Any], Words, Names, int], RenderableType]

_BOARDS: dict[str, Draw] = {"kingsburg": kingsburg.board, "root": root.board}


def board(view: dict[str, Any], words: Words, names: Names, width: int) -> RenderableType:
    """The board of ``match.view(seat)`` for a terminal that many characters wide."""
    return _BOARDS.get(view["game"], plain.board)(view, words, names, width)
