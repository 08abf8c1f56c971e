"""A position may leave its process: it is exactly the same again, or is refused with a sentence."""

from __future__ import annotations

import pickle
import subprocess
import sys
from typing import Any

import pytest

import interrex
from interrex.engine.luck import Luck, key_from_seed
from interrex.engine.pickling import CannotLeave
from interrex.engine.powers import Moment
from interrex.testing import snapshot
from tests.engine.toy import clash, state
from tests.engine.toy.clash import DAY, UseCard
from tests.engine.toy.state import Tribute

# What another process is to do: read positions, and say of each what is offered and what comes of it.
ELSEWHERE = """
import pickle, sys
import interrex
for name, data in pickle.loads(sys.stdin.buffer.read()):
    g = pickle.loads(data)
    for _ in range(10):
        if not g.over:
            seat = g.pending()[0]
            offered = g.actions(seat)
            print(name, seat, offered)
            g.play(seat, offered[len(offered) // 2])
"""


def toy() -> Tribute:
    return state.new(2, 1, True, Luck(key_from_seed(1)))


def sent(g: Any) -> Any:
    return pickle.loads(pickle.dumps(g))


def test_it_is_the_same_and_goes_its_own_way() -> None:
    g = toy()
    g.push(UseCard(0, (3,)))
    twin = sent(g)
    assert snapshot(twin) == snapshot(g)
    twin.shown[0].append(3)
    twin.luck.roll()
    assert snapshot(twin) != snapshot(g)
    assert (g.shown[0], twin.luck.counter) == ([], g.luck.counter + 1)


def test_what_there_is_one_of_is_itself_again() -> None:
    g = toy()
    spy = clash.POWERS.entries["spy-red"][0].does
    g.push(UseCard(0, (3,)))
    g.hands = [[], [spy, spy.chain[0], clash.treasure]]  # type: ignore[list-item]
    twin = sent(g)
    assert twin.stack[0].moment is DAY
    assert all(one is other for one, other in zip(twin.hands[1], g.hands[1], strict=True))


def test_nobody_listens_to_what_has_come_back() -> None:
    g = toy()
    g.listener = []
    assert sent(g).listener is None


@pytest.mark.parametrize("what", [lambda: None, Moment("nowhere"), object()], ids=["function", "moment", "object"])
def test_what_cannot_be_named_is_refused_with_a_sentence(what: Any) -> None:
    g = toy()
    g.hands = what
    with pytest.raises(CannotLeave, match="cannot leave"):
        pickle.dumps(g)


def test_other_processes_play_on_from_the_same_positions() -> None:
    positions: list[tuple[str, bytes]] = []
    expected: list[str] = []
    for game in [game for game in interrex.games() if game.package.startswith("interrex.")]:
        g: Any = interrex.new(game.id, players=game.players[1], seed=5).state
        for n in range(60):
            if n % 20 == 0:
                positions.append((game.id, pickle.dumps(g)))
                expected += ahead(game.id, g.copy())
            seat = g.pending()[0]
            g.play(seat, g.actions(seat)[-1] if n % 3 else g.actions(seat)[0])
    found = subprocess.run(
        [sys.executable, "-c", ELSEWHERE], input=pickle.dumps(positions), capture_output=True, check=True
    )
    assert found.stdout.decode().splitlines() == expected


def ahead(name: str, g: Any) -> list[str]:
    found: list[str] = []
    for _ in range(10):
        if not g.over:
            seat = g.pending()[0]
            offered = g.actions(seat)
            found.append(f"{name} {seat} {offered}")
            g.play(seat, offered[len(offered) // 2])
    return found
