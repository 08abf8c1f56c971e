"""The siege itself, in small: ``make siege`` takes ten minutes."""

from __future__ import annotations

import socket
import time
from contextlib import ExitStack
from math import exp
from pathlib import Path

import pytest

from interrex.engine.game import Game
from interrex.server.http.routes import ENDPOINTS
from interrex.testing.foretelling import Guessed, at_least, foretell, sagas
from interrex.testing.postgres import Cluster
from interrex.testing.siege import attacks, keys, outside
from interrex.testing.siege.attacks import ATTACKS, Place, stand
from interrex.testing.siege.foreknowledge import forge, learn
from interrex.testing.siege.kills import kill_again_and_again
from interrex.testing.siege.lists import LISTS, hammer
from interrex.testing.siege.long import measure
from interrex.testing.siege.loop import Kept, check
from interrex.testing.siege.rounds import go_round
from interrex.testing.siege.stored import fill, played
from interrex.testing.siege.trespass import DOORS, trespass
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


def test_nobody_comes_by_a_door_of_a_campaign_that_once_stood_open(folder: Path) -> None:
    tried = trespass(folder, silent, times=1)
    assert len(tried) == len(DOORS) + 3
    assert [one.attack for one in tried if one.through] == []


def test_nobody_comes_by_somebody_elses_key(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(keys, "GUESSES", 70)
    tried = list(keys.steal(folder, silent))
    assert [one.attack for one in tried] == [attack.__name__.replace("_", " ") for attack in keys.ATTACKS]
    assert [one.attack for one in tried if one.through] == []


def test_nobody_is_reached_who_must_not_be_and_no_link_nor_passkey_is_guessed(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(outside, "GUESSES", 24)
    tried = list(outside.turn_against(folder, silent))
    assert [one.attack for one in tried] == [attack.__name__.replace("_", " ") for attack in outside.ATTACKS]
    assert [one.attack for one in tried if one.through] == []


def test_my_games_are_measured(folder: Path) -> None:
    waited = keys.wait_for_games(folder / "keys.db", 20, 3, 5)
    assert 0 < waited.usual <= waited.longest
    with pytest.raises(AssertionError, match="my games takes 60 ms with 20 keys"):
        waited._replace(usual=0.06).check()


def test_my_games_are_measured_in_postgresql(cluster: Cluster) -> None:
    waited = keys.wait_for_games(cluster.database(), 20, 3, 5)
    assert 0 < waited.usual <= waited.longest


def test_lists_that_many_ask_for_keep_nobody_waiting(folder: Path) -> None:
    fill(folder / "lists.db", played(1), copies=60)
    waited = hammer(folder / "lists.db", 2.0, "lists", LISTS, rounds=1)
    assert waited.asked > 0
    assert [row[0] for row in waited.rows()] == ["nothing", f"{waited.asked:,} lists"]
    assert min(len(waited.before), len(waited.meanwhile)) > 0
    waited._replace(before=[0.02], meanwhile=[0.05]).check()
    with pytest.raises(AssertionError, match="a move takes 100 ms instead of 20 while lists are asked for"):
        waited._replace(before=[0.02], meanwhile=[0.1]).check()


def test_imagined_worlds_are_played_on() -> None:
    assert all(worlds > 0 for worlds in imagine(1.5, seed=1).values())


@pytest.mark.parametrize("game", sagas(), ids=lambda game: str(game.id))
def test_the_next_game_of_a_campaign_cannot_be_foretold(game: Game) -> None:
    guessed = foretell(game, 3, 2, 7, time.monotonic() + 60)
    assert guessed.games
    guessed.check()


def test_who_knows_the_order_of_a_deck_is_noticed() -> None:
    with pytest.raises(AssertionError, match="of 45 cards: 45 were foretold"):
        Guessed(games=1, cards=45, right=45, chance=1.0).check()
    with pytest.raises(AssertionError, match=r"of 8 piles the order: 7 were foretold, by chance 0\.3"):
        Guessed(games=1, orders=8, known=7, lucky=8 / 24).check()
    with pytest.raises(AssertionError, match="1 of 3 cards that lie alone"):
        Guessed(games=1, singles=3, told=1).check()


def test_luck_is_not_taken_for_knowledge() -> None:
    Guessed(games=1, cards=45, right=4, chance=1.0, orders=1, known=1, lucky=1 / 24).check()
    assert at_least(1, 1 / 24) == pytest.approx(1 - exp(-1 / 24))
    assert at_least(2155, 2109.0) == pytest.approx(0.16, abs=0.01)  # one standard deviation above chance


@pytest.mark.parametrize("game", sagas(), ids=lambda game: str(game.id))
def test_a_forged_campaign_opens_nothing(game: Game) -> None:
    forged = forge(game, 1)
    assert forged.tried == 2 * (game.version + 1)
    assert forged.opened == 0


def test_moves_taken_back_freely_have_shown_nothing() -> None:
    assert sum(learn(3, seed=1).values()) > 0


def test_everything_that_can_be_asked_is_asked_while_the_event_loop_is_watched(folder: Path) -> None:
    fill(folder / "loop.db", played(1), copies=5)
    found = go_round(folder / "loop.db", silent, moves=20)
    assert len({kept.route for kept in found}) == len(found) > len(ENDPOINTS)
    assert min(kept.usual for kept in found) > 0
    assert max(kept.usual for kept in found) < 0.05  # of what is worked out for each who asks; the siege is stricter


def test_what_keeps_the_event_loop_is_named() -> None:
    once, soon, late = Kept("A", "", [0.001]), Kept("B", "", [0.9, 0.001, 0.001]), Kept("C", "", [0.001, 0.003])
    check([once, soon])
    with pytest.raises(AssertionError, match=r"^the event loop is kept by C \(3\.0 ms\)$"):
        check([once, soon, late])
