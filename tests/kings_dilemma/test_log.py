"""The log can be retold: from its messages alone, somebody else says how things stand, turn by turn."""

from __future__ import annotations

from typing import Any

import pytest

from interrex.engine.deals import dealings
from interrex.engine.game import Chronicle
from interrex.engine.luck import key_from_seed
from interrex.engine.match import Match
from interrex.games.kings_dilemma import GAME
from interrex.games.kings_dilemma.state import VOTING
from interrex.games.kings_dilemma.story.shelf import OURS
from interrex.games.kings_dilemma.view.types import BoardView
from interrex.testing.retelling import GAMES, Compared, fields_of, retell_match

from .retold import Chronicler, public

REIGNS = 2  # of a kingdom: stickers, tokens and marks count from the second on

# Of what a spectator sees, what is not compared
LEFT_OUT = {
    "a seat's own, never a spectator's": {"BoardView.draft", "BoardView.said"},
    "the same for the whole reign, or counted by the lines of the chronicles": {"BoardView.story", "BoardView.reign"},
    "the question that waits, which is no part of what happened": {
        "BoardView.stage", "BoardView.turn", "BoardView.circumstance",
    },
    "printed on a card, a sticker or the track that is compared": {
        "BoardView.free_houses", "CardView.asks", "CardView.aye", "CardView.kind", "CardView.nay", "CardView.outcome",
        "CardView.skull",
        "EventView.lasts", "HouseView.complete", "HouseView.printed", "StackView.ended", "StickerView.positive",
        "TrackView.skull", "TrackView.skull_space", "VoteRules.labels",
    },
    "who is left out of a vote is its stance": {"VoteRules.excluded"},
    "worked out by the rules from what is compared": {
        "MarkerView.place", "SeatView.agenda_points", "SeatView.agenda_rows", "SeatView.place", "SeatView.token_points",
    },
}  # fmt: skip


def turn(g: Any) -> Any:
    """Whose it is, at which stage."""
    return (g.stage, g.card, g.pending())


def retold(match: Match, seed: str, read: set[str]) -> int:
    listening: list[Chronicler] = []

    def arrive(shown: Any, seats: int) -> Chronicler:
        listening.append(Chronicler(shown, seats))
        return listening[0]

    compared = Compared(lambda shown: public(shown, listening[0].voting, dealings(match.state, None)))
    told = retell_match(match, seed, arrive, compared, turn=turn)
    read |= compared.read
    return told


def retold_kingdom(players: int, seed: str, reigns: int, read: set[str], story: str = OURS[0]) -> int:
    """Reigns of one kingdom, one after another; how often log and board were compared."""
    houses, compared = tuple(range(players)), 0
    chronicle: Chronicle | None = None
    assert GAME.saga is not None
    for reign in range(reigns):
        options: dict[str, Any] = {"story": story}
        options |= {} if chronicle is None else GAME.saga.options(chronicle, houses)
        match = Match(GAME, players, options, key_from_seed(f"{seed} {reign}"), chronicle, houses)
        compared += retold(match, f"{seed} {reign}", read)
        chronicle = match.chronicle()
    return compared


@pytest.mark.parametrize("players", [3, 4, 5])
def test_the_log_tells_how_things_stand(players: int) -> None:
    for n in range(GAMES):
        assert retold_kingdom(players, f"log {players}" if n == 0 else f"log {players} {n}", REIGNS, set()) > 20


def test_whatever_lies_open_is_compared_or_left_out_for_a_reason() -> None:
    read: set[str] = set()
    retold_kingdom(4, "open", 3, read, "what-was-borrowed")  # where events come early
    dealt(read)
    assert fields_of(BoardView) - read == {field for fields in LEFT_OUT.values() for field in fields}


def test_deals_are_told_from_offer_to_end() -> None:
    """Random players do not deal: here they do, with a deposit, a refusal, and promises kept and fallen away."""
    dealt(set())


def dealt(read: set[str]) -> None:
    match = Match(GAME, 3, {}, key_from_seed("dealt"), None, (0, 1, 2))
    while match.state.stage != VOTING:  # type: ignore[attr-defined]
        match.play(match.pending()[0], match.actions(match.pending()[0])[0])
    listener, heard = Chronicler(GAME.view(match.state, None), 3), len(match.lines)
    compared = Compared(lambda shown: public(shown, listener.voting, dealings(match.state, None)))
    first = match.pending()[0]
    second, third = [seat for seat in range(3) if seat != first]
    moves = [
        (second, f"with {first}"), (second, f"promise {second} deposit 2 {first}"),
        (second, f"promise {first} vote aye 2"), (second, "propose"),
        (third, f"with {second}"), (third, f"promise {third} coins 1 {second}"), (third, f"promise {second} cap 1"),
        (third, "propose"), (second, "refuse 2"), (first, "accept 1"),
        (third, f"with {first}"), (third, f"promise {third} coins 1 {first}"),
        (third, f"promise {first} let-sign {third}"),
        (third, "propose"), (first, "accept 3"),
        (first, "aye 2"),
    ]  # fmt: skip
    for seat, move in moves:
        match.play(seat, move)
        for line in match.lines[heard:]:
            listener.hear(line.message)
        heard = len(match.lines)
        assert listener.board() == compared(GAME.view(match.state, None))
        read |= compared.read
    assert [pledge.action[0] for pledge in match.state.pledges] == ["let-sign"]
    keys = [line.message.key for line in match.lines]
    assert keys.count("engine-told-struck") == 2
    assert "kings-dilemma-deposit-paid" in keys
