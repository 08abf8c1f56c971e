"""The optional clock: whose time runs, what happens when it is up, and that a restart forgets none of it."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any

import pytest

from interrex.server.protocol.table import Clock
from interrex.server.store.rows import Event
from interrex.server.tables.clocks import Clocks

from .helpers import Live, Table, config, fresh_id

BLITZ = {"per": "player", "seconds": 600, "more": 10}


class Hands:
    """The time, as the test turns it."""

    def __init__(self) -> None:
        self.now = 1_000_000.0

    def __call__(self) -> float:
        return self.now


def seat(table: Table, n: int) -> dict[str, Any]:
    return dict(table.info["seats"][n])


def until_left(table: Table, n: int, left: bool) -> None:
    for _ in range(400):
        if seat(table, n)["left"] == left:
            return
        time.sleep(0.01)
    raise AssertionError(f"seat {n} should be {'left to a bot' if left else 'played by its owner'}")


@pytest.fixture
def hands() -> Hands:
    return Hands()


def begun(server: Live, clock: dict[str, Any]) -> Table:
    """Two people of whom both have made their first move; the first one's time runs."""
    table = server.table("human", "human", game="toy", seed="clock", clock=clock)
    while not all(seat(table, n)["until"] or n not in table.pending() for n in (0, 1)) or table.info["moves"] < 2:
        table.play(table.pending()[0])
    return table


def running(table: Table) -> int:
    [late] = [n for n in (0, 1) if seat(table, n)["until"] is not None][:1]
    return late


def test_time_is_spent_while_the_game_waits_and_a_move_brings_more() -> None:
    clocks = Clocks(Clock("player", 100, 5), 2)
    clocks.run([0, 1], 0.0)
    assert clocks.since == {}, "nobody has made a first move"
    clocks.moved(0)
    clocks.run([0], 10.0)
    assert clocks.ends(0) == 115.0
    clocks.stop(40.0)
    assert clocks.left == [75.0, 100.0]
    clocks.moved(0)
    assert clocks.left[0] == 80.0


def test_time_for_each_move_begins_anew() -> None:
    clocks = Clocks(Clock("move", 60), 1)
    clocks.moved(0)
    clocks.run([0], 0.0)
    clocks.stop(50.0)
    assert clocks.left == [10.0]
    clocks.moved(0)
    assert clocks.left == [60.0]


def test_who_comes_back_has_time_to_look_around() -> None:
    clocks = Clocks(Clock("player", 600, 10), 1)
    clocks.left = [-5.0]
    clocks.back(0)
    assert clocks.left == [60.0]


def event(seq: int, at: float, kind: str, seat: int = 0, text: str = "") -> Event:
    return Event(seq, kind, seat, text, None, at)


def followed(clocks: Clocks, *events: Event) -> None:
    """The game waits for the first seat all along."""
    for one in events:
        clocks.stop(one.at)
        clocks.follow(one)
        clocks.run([0], one.at)


@pytest.mark.parametrize("clock", [Clock("move", 1000), Clock("player", 1000, 10)])
def test_no_time_is_won_by_taking_back(clock: Clock) -> None:
    clocks = Clocks(clock, 2)
    followed(clocks, event(1, 0.0, "move"))
    followed(clocks, event(2, 40.0, "move"), event(3, 50.0, "move"), event(4, 55.0, "undo", 0, "2"))
    assert clocks.left[0] == 1000 + clock.more - 55.0
    followed(clocks, event(5, 950.0, "move"), event(6, 950.0, "undo", 0, "1 practice"))
    assert clocks.left[0] == 60.0, "with time for each move, a minute at least: it were fifty seconds"


def test_no_time_is_won_by_leaving_a_seat_and_coming_back_before_the_bot_has_moved() -> None:
    clocks = Clocks(Clock("move", 100), 2)
    followed(clocks, event(1, 0.0, "move"), event(2, 70.0, "leave"), event(3, 70.0, "return"))
    assert clocks.left[0] == 30.0
    followed(clocks, event(4, 80.0, "leave"), event(5, 81.0, "move"), event(6, 120.0, "return"))
    assert clocks.left[0] == 100.0


def test_a_bot_moves_when_time_is_up_until_its_owner_is_back(folder: Path, hands: Hands) -> None:
    with Live(config(folder, clock=hands)) as server:
        table = begun(server, BLITZ)
        late = running(table)
        hands.now += 700
        table.post(
            "chat", 1 - late, id=fresh_id(), seat=1 - late, text="hello?"
        )  # whatever happens, clocks are looked at
        until_left(table, late, True)
        with table.socket(late):
            until_left(table, late, False)
        assert seat(table, late)["time"] >= 60


def test_a_restart_forgets_no_time_and_gives_everybody_a_minute(folder: Path, hands: Hands) -> None:
    with Live(config(folder, clock=hands)) as server:
        table = begun(server, BLITZ)
        late, before = running(table), table.info
    hands.now += 3600
    with Live(config(folder, clock=hands)) as server:
        table.server = server
        assert table.info["clock"] == BLITZ
        assert [s["time"] for s in table.info["seats"]] == [s["time"] for s in before["seats"]]
        assert not seat(table, late)["left"]
        hands.now += 61
        table.post("chat", 1 - late, id=fresh_id(), seat=1 - late, text="back again")
        until_left(table, late, True)


def test_days_are_as_good_as_minutes_and_bots_have_no_clock(folder: Path, hands: Hands) -> None:
    days = {"per": "move", "seconds": 3 * 24 * 3600, "more": 0}
    with Live(config(folder, clock=hands)) as server:
        table = server.table("human", "random", game="toy", clock=days)
        assert [s["time"] for s in table.info["seats"]] == [days["seconds"], None]
        refused = server.post(
            "/tables", {"game": "toy", "seats": [{"kind": "human"}] * 2, "clock": {"per": "move", "seconds": 1}}
        )
        assert refused.status_code == 400


def test_a_rematch_has_the_same_clock(folder: Path, hands: Hands) -> None:
    with Live(config(folder, clock=hands)) as server:
        table = server.table("human", "human", game="toy", clock=BLITZ)
        table.play_out()
        again = table.post("rematch", 0, id=fresh_id()).json()
        assert again["clock"] == BLITZ


def test_a_day_for_each_move_is_not_lost_by_being_away_for_a_minute(folder: Path, hands: Hands) -> None:
    day = 24 * 3600.0
    with Live(config(folder, clock=hands, away_after=60.0)) as server:
        table = server.table("human", "human", game="toy", clock={"per": "move", "seconds": int(day), "more": 0})
        asked = {"seat": 0, "absent": 1}
        assert seat(table, 1)["away_from"] == hands.now + day
        hands.now += 3600
        refused = table.post("stand-in", 0, id=fresh_id(), **asked).json()
        assert refused["message"]["key"] == "server-away-briefly"
        hands.now += day
        assert table.post("stand-in", 0, id=fresh_id(), **asked).json()["type"] == "accepted"
        assert seat(table, 1)["away_from"] is None
