"""The siege itself, in small: ``make siege`` takes ten minutes."""

from __future__ import annotations

import socket
from contextlib import ExitStack
from pathlib import Path

import pytest

from interrex.testing.siege import attacks
from interrex.testing.siege.attacks import ATTACKS, Place, stand
from interrex.testing.siege.kills import kill_again_and_again
from interrex.testing.siege.long import measure
from interrex.testing.siege.worlds import imagine

from .helpers import Live


def silent(what: str) -> None:
    """Nobody watches."""


def test_a_server_stands_every_attack_for_a_moment(folder: Path) -> None:
    assert [stood.attack for stood in stand(folder, 0.1, silent)] == [
        attack.__name__.replace("_", " ") for attack in ATTACKS
    ]


def test_what_is_searched_for_in_a_siege_is_found_nowhere_and_never_the_same(
    server: Live, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[bytes] = []

    def dialled(place: Place, said: bytes = b"") -> socket.socket:
        asked.append(said)
        return socket.socket()

    monkeypatch.setattr(attacks, "dial", dialled)
    with ExitStack() as held:
        assert attacks.searches(Place(0, "", ""), held) == len(set(asked)) == 300
    answer = server.http.get(asked[0].split()[1].decode())
    assert (answer.status_code, answer.json()["hits"]) == (200, [])


def test_a_killed_server_has_lost_nothing(folder: Path) -> None:
    fell = kill_again_and_again(folder, 2, 3, 20.0, silent)
    assert fell.kills == 2
    assert fell.moves > 0


def test_looking_back_at_a_long_table_is_measured(folder: Path) -> None:
    took = measure(folder, 200)
    assert took.moves == 200
    assert min(took) > 0
    with pytest.raises(AssertionError, match="undo keeps the event loop for 60 ms"):
        took._replace(load=0.0, first=0.0, undo=0.06).check()


def test_imagined_worlds_are_played_on() -> None:
    assert all(worlds > 0 for worlds in imagine(1.5, seed=1).values())
