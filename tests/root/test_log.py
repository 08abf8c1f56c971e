"""The log of Root can be retold: a second program that hears nothing else knows the table after every turn."""

from __future__ import annotations

import pytest

from interrex.games.root import GAME
from interrex.games.root.view.types import BoardView
from interrex.testing.retelling import GAMES, Compared, fields_of, retell

from .retold import Reader, public
from .test_mixes import seats

TABLES = (
    ("marquise", "eyrie"),
    ("alliance", "vagabond"),
    ("eyrie", "alliance", "marquise"),
    ("vagabond", "eyrie", "vagabond-2"),
    ("marquise", "eyrie", "alliance", "vagabond"),
    ("vagabond", "alliance", "vagabond-2", "eyrie"),
)


# Of what a spectator sees, what is not compared
LEFT_OUT = {
    "a seat's own, never a spectator's": {"AllianceView.supporter_cards", "SeatView.hand"},
    "the same for the whole game": {
        "BoardView.map", "ClearingView.slots", "ClearingView.suit", "SeatView.faction", "TrackView.of",
    },
    "begins anew with every turn, and games are compared between turns": {
        "BoardView.left", "BoardView.phase", "DecreeCard.resolved", "EyrieView.resolving",
    },
    "nothing is left of a battle when a turn ends": {
        "BattleView.ally", "BattleView.ambush", "BattleView.attacker", "BattleView.clearing", "BattleView.defender",
        "BattleView.extra", "BattleView.most", "BattleView.rolled", "BattleView.step", "BattleView.steps",
        "BoardView.battle",
    },
    "what lines of the log have said of cards that went into a hand or stack": {"AllianceView.known", "SeatView.known"},
    "worked out by the rules from what is compared": {
        "AllianceView.sympathy", "BoardView.tracks", "ClearingView.open", "ClearingView.ruler", "EyrieView.evening",
        "GoalView.have", "GoalView.of", "GoalView.suit", "SeatView.goal", "SeatView.scores", "TrackView.cost",
        "TrackView.placed", "TrackView.points",
    },
    "said twice: the keep is the Marquise's, pawns are the Vagabonds'": {"ClearingView.keep", "ClearingView.pawns"},
}  # fmt: skip


@pytest.mark.parametrize("mix", TABLES, ids="-".join)
def test_a_game_can_be_told_again_from_its_log(mix: tuple[str, ...]) -> None:
    for n in range(GAMES):
        retold(mix, f"retold {mix}" if n == 0 else f"retold {mix} {n}")


def retold(mix: tuple[str, ...], seed: str) -> set[str]:
    """The fields of the view that were compared."""
    options = {**seats(mix), "map": "winter" if len(mix) == 3 else "autumn"}
    compared = Compared(public)
    assert retell(GAME, len(mix), seed, Reader, compared, turn=lambda g: (g.turn, g.round), options=options) > 10
    return compared.read


def test_whatever_lies_open_is_compared_or_left_out_for_a_reason() -> None:
    read = retold(TABLES[4], "open")
    assert fields_of(BoardView) - read == {field for fields in LEFT_OUT.values() for field in fields}
