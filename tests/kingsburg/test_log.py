"""The log can be retold: from its messages alone, somebody else says how things stand, turn by turn."""

from __future__ import annotations

from typing import Any

import pytest

from interrex.games.kingsburg import GAME
from interrex.testing.retelling import retell

from .retold import Chronicler, public

ALL: dict[str, Any] = {
    "rows": True, "strips": "dealt", "governors": "dealt", "destiny": True, "levies": True, "whims": "standard",
    "scenario": "alliances",
}  # fmt: skip
OTHERS: dict[str, Any] = {
    **ALL, "strips": "drafted", "governors": "auctioned", "levies": False, "whims": "tradition", "scenario": "promises",
    "balanced": True,
}  # fmt: skip


def turn(g: Any) -> Any:
    """Whose it is, in which phase."""
    return (g.year, g.phase, g.pending())


@pytest.mark.parametrize("options", [{}, ALL, OTHERS], ids=["plain", "all modules", "variants"])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_log_tells_how_things_stand(players: int, options: dict[str, Any]) -> None:
    listening: list[Chronicler] = []

    def arrive(shown: Any, seats: int) -> Chronicler:
        listening.append(Chronicler(shown, seats))
        return listening[0]

    def seen(shown: Any) -> dict[str, Any]:
        return public(shown, listening[0].placing())

    assert retell(GAME, players, f"log {players}", arrive, seen, turn=turn, options=options) > 50
