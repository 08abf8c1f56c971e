"""The log can be retold: from its messages alone, somebody else says how things stand, turn by turn."""

from __future__ import annotations

from typing import Any

import pytest

from interrex.engine.game import Chronicle
from interrex.engine.luck import key_from_seed
from interrex.engine.match import Match
from interrex.games.kings_dilemma import GAME
from interrex.games.kings_dilemma.state import VOTING
from interrex.testing.retelling import retell_match

from .retold import Chronicler, public

REIGNS = 2  # of a kingdom: stickers, tokens and marks count from the second on


def turn(g: Any) -> Any:
    """Whose it is, at which stage."""
    return (g.stage, g.card, g.pending())


def retold(match: Match, seed: str) -> int:
    listening: list[Chronicler] = []

    def arrive(shown: Any, seats: int) -> Chronicler:
        listening.append(Chronicler(shown, seats))
        return listening[0]

    def seen(shown: Any) -> dict[str, Any]:
        return public(shown, listening[0].voting)

    return retell_match(match, seed, arrive, seen, turn=turn)


def retold_kingdom(players: int, seed: str, reigns: int) -> int:
    """Reigns of one kingdom, one after another; how often log and board were compared."""
    houses, compared = tuple(range(players)), 0
    chronicle: Chronicle | None = None
    assert GAME.saga is not None
    for reign in range(reigns):
        options: dict[str, Any] = {} if chronicle is None else dict(GAME.saga.options(chronicle, houses))
        match = Match(GAME, players, options, key_from_seed(f"{seed} {reign}"), chronicle, houses)
        compared += retold(match, f"{seed} {reign}")
        chronicle = match.chronicle()
    return compared


@pytest.mark.parametrize("players", [3, 4, 5])
def test_the_log_tells_how_things_stand(players: int) -> None:
    assert retold_kingdom(players, f"log {players}", REIGNS) > 20


def test_deals_are_told_from_offer_to_end() -> None:
    """Random players do not deal: here they do, with a deposit, a refusal, and promises kept and fallen away."""
    match = Match(GAME, 3, {}, key_from_seed("dealt"), None, (0, 1, 2))
    while match.state.stage != VOTING:  # type: ignore[attr-defined]
        match.play(match.pending()[0], match.actions(match.pending()[0])[0])
    listener, heard = Chronicler(GAME.view(match.state, None), 3), len(match.lines)
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
        assert listener.board() == public(GAME.view(match.state, None), listener.voting)
    assert [pledge.action[0] for pledge in match.state.pledges] == ["let-sign"]
    keys = [line.message.key for line in match.lines]
    assert keys.count("engine-told-struck") == 2
    assert "kings-dilemma-deposit-paid" in keys
