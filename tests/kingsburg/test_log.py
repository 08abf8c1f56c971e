"""The log can be retold: from its messages alone, somebody else says how things stand, turn by turn."""

from __future__ import annotations

from typing import Any

import pytest

from interrex.games.kingsburg import GAME
from interrex.games.kingsburg.view.types import BoardView
from interrex.testing.retelling import GAMES, Compared, fields_of, retell

from .retold import Chronicler, public

ALL: dict[str, Any] = {
    "rows": True, "strips": "dealt", "governors": "dealt", "destiny": True, "levies": True, "whims": "standard",
    "scenario": "alliances",
}  # fmt: skip
OTHERS: dict[str, Any] = {
    **ALL, "strips": "drafted", "governors": "auctioned", "levies": False, "whims": "tradition", "scenario": "promises",
    "balanced": True,
}  # fmt: skip


# Of what a spectator sees, what is not compared
LEFT_OUT = {
    "a seat's own, never a spectator's": {"BoardView.closed", "BoardView.dealt"},
    "printed: the back of the year's enemy, its rewards, whoever may come": {
        "EnemyCard.gain", "EnemyCard.lose", "EnemyCard.year", "EnemyView.possible", "EnemyView.range", "Foe.kind",
        "Foe.strength", "Gain.any", "Gain.goods", "Gain.points", "Loss.any", "Loss.buildings", "Loss.goods",
        "Loss.points",
    },
    "before the first year: strips are told as they are dealt, picked and laid, and nothing changes them": {
        "BoardView.draft", "SeatView.sheet", "SeatView.strips",
    },
    "a mark that something was used this season; each use is told where it happens": {"SeatView.used"},
    "worked out by the rules from what is compared": {"SeatView.bonus"},
    "what somebody is to choose from, while the question stands": {
        "AuctionView.most", "BoardView.groups", "BoardView.offering", "GiftView.goods", "GiftView.points",
        "GiftView.soldiers", "GiftView.tokens", "WayView.gains", "WayView.n", "WayView.others", "WayView.pays",
        "WayView.peek", "WhimView.rank", "WhimView.seat", "WhimView.ways",
    },
}  # fmt: skip


def turn(g: Any) -> Any:
    """Whose it is, in which phase."""
    return (g.year, g.phase, g.pending())


@pytest.mark.parametrize("options", [{}, ALL, OTHERS], ids=["plain", "all modules", "variants"])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_log_tells_how_things_stand(players: int, options: dict[str, Any]) -> None:
    for n in range(GAMES):
        retold(players, f"log {players}" if n == 0 else f"log {players} {n}", options)


def retold(players: int, seed: str, options: dict[str, Any]) -> set[str]:
    """The fields of the view that were compared."""
    listening: list[Chronicler] = []

    def arrive(shown: Any, seats: int) -> Chronicler:
        listening.append(Chronicler(shown, seats))
        return listening[0]

    compared = Compared(lambda shown: public(shown, listening[0].placing()))
    assert retell(GAME, players, seed, arrive, compared, turn=turn, options=options) > 50
    return compared.read


def test_whatever_lies_open_is_compared_or_left_out_for_a_reason() -> None:
    read = retold(3, "open", ALL) | retold(3, "open", OTHERS)
    assert fields_of(BoardView) - read == {field for fields in LEFT_OUT.values() for field in fields}
