"""The log can be retold: whoever hears nothing else knows after every move where everything lies."""

from __future__ import annotations

import itertools

import pytest

from interrex.games.old_kings_crown import GAME
from interrex.games.old_kings_crown.view.types import BoardView
from interrex.testing.retelling import GAMES, Compared, fields_of, retell

from .retold import Reader, public

# Of what a spectator sees, what is not compared
LEFT_OUT = {
    "a seat's own, or of those who looked": {
        "BoardView.ahead", "BoardView.said", "RegionView.sealed", "SeatView.dealt", "SeatView.hand", "SeatView.sealed",
    },
    "the same for the whole game": {"BoardView.years"},
    "what lines of the log have said of cards that went into a hand": {"SeatView.known"},
    "whose a card is, is printed on it": {"ActiveView.seat", "SitterView.seat"},
    "worked out by the rules from what is compared": {
        "ActiveView.commands", "ActiveView.strength", "ActiveView.traits", "BidView.strength", "ClashView.totals",
        "CouncilView.votes", "OccupiedView.guard", "SeatView.favour_uses", "SeatView.favours", "SitterView.votes",
    },
    "how far a clash has come is the question that waits": {"ClashView.first", "ClashView.stage", "ClashView.winner"},
}  # fmt: skip


@pytest.mark.parametrize(("players", "seed"), [(2, 1), (2, 2), (3, 3), (3, 4), (4, 5)])
@pytest.mark.parametrize("setup", ["normal", "advanced"])
def test_the_log_can_be_retold(players: int, seed: int, setup: str) -> None:
    for n in range(GAMES):
        retold(players, seed if n == 0 else f"{seed} {n}", setup)


def retold(players: int, seed: int | str, setup: str) -> set[str]:
    """The fields of the view that were compared."""
    moves, compared = itertools.count(), Compared(public)
    assert retell(GAME, players, seed, Reader, compared, turn=lambda g: next(moves), options={"setup": setup}) > 100
    return compared.read


def test_whatever_lies_open_is_compared_or_left_out_for_a_reason() -> None:
    read = retold(3, "open", "normal") | retold(2, "open", "advanced")
    assert fields_of(BoardView) - read == {field for fields in LEFT_OUT.values() for field in fields}
