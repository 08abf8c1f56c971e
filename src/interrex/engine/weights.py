"""Weights of a judgement's terms, as ``interrex tune`` writes them beside a game (``judgement.json``)."""

from __future__ import annotations

from typing import Any

from . import wire


class Weights(wire.Struct, frozen=True):
    """How much each term counts."""

    terms: dict[str, tuple[float, float]]  # by name: at the beginning of a game, at its end
    heat: dict[str, float] = {}  # by number of players: how far differences decide; 1 where it is not named
    learned: dict[str, Any] = {}  # from what, for readers
