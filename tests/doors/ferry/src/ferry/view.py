"""What a seat may see, what each seat is, and what is printed."""

from __future__ import annotations

from typing import Any

from interrex.engine.zones import shown

from .data import BEARS, CREWS, WEIGHTS
from .state import BOATS, Ferry


def view(g: Ferry, seat: int | None) -> dict[str, Any]:
    boats = [shown(g, BOATS, place, seat) for place in range(g.players)]
    return {
        "score": g.score,
        "crews": list(crews(g)),
        "quays": [len(quay) for quay in g.quays],
        "boats": [{"weights": [WEIGHTS[crate] for crate in faces], "unseen": backs} for faces, backs in boats],
        "shore": sorted([WEIGHTS[crate] for crate in g.shore]),
    }


def crews(g: Ferry) -> tuple[str, ...]:
    return CREWS[: g.players]


def components() -> dict[str, Any]:
    return {"weights": list(WEIGHTS), "bears": BEARS}
