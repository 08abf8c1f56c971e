"""What a node of a cluster does with a chunk: show its papers, and play if they are the same as those of who asks."""

from __future__ import annotations

import pickle
from collections.abc import Callable
from functools import cache
from typing import Any

from .papers import papers


def toil(ours: dict[str, str], furnish: bytes, errand: bytes | None) -> tuple[dict[str, str], Any]:
    """The papers of this node, and what came of the errand: nothing if there was none, or the papers differ."""
    theirs = _shown(tuple(ours), furnish)
    if errand is None or theirs != ours:
        return theirs, None
    play, chunk = pickle.loads(errand)
    return theirs, play(chunk)


@cache
def _shown(names: tuple[str, ...], furnish: bytes) -> dict[str, str]:
    """Furnished first: a story that somebody installed is one of a game's options."""
    bring: Callable[[], None] = pickle.loads(furnish)
    bring()
    (game,) = [name.removeprefix("game ") for name in names if name.startswith("game ")]
    return papers(game, [name.removeprefix("bot ") for name in names if name.startswith("bot ")])
