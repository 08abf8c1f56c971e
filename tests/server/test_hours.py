"""Hours that people keep: their time stands still at night, on free days and on holidays, where they live."""

from __future__ import annotations

from datetime import datetime
from itertools import pairwise
from pathlib import Path
from typing import Any
from zoneinfo import ZoneInfo

import pytest

from interrex.server.protocol.table import Clock, Hours
from interrex.server.store.rows import Event
from interrex.server.tables import events
from interrex.server.tables.clocks import Clocks
from interrex.server.tables.hours import AWAKE, Rest, sensible
from interrex.server.tables.stored import as_json

from .helpers import Live, Table, config, fresh_id

HOUR, DAY = 3600.0, 86400.0
WARSAW = ZoneInfo("Europe/Warsaw")
NIGHTS = Hours("Europe/Warsaw", 22 * 60, 8 * 60)
WEEKENDS = Hours("Europe/Warsaw", 22 * 60, 8 * 60, [5, 6])


class Hands:
    """The time, as the test turns it."""

    def __init__(self) -> None:
        self.now = at(2026, 3, 2, 12)

    def __call__(self) -> float:
        return self.now


def at(*moment: int) -> float:
    return datetime(*moment, tzinfo=WARSAW).timestamp()  # type: ignore[arg-type,misc]


def test_a_night_does_not_count() -> None:
    rest = Rest(NIGHTS)
    assert rest.awake(at(2026, 3, 2, 20), at(2026, 3, 3, 9)) == 3 * HOUR
    assert rest.awake(at(2026, 3, 2, 23), at(2026, 3, 3, 4)) == 0
    assert rest.after(at(2026, 3, 2, 21), 2 * HOUR) == at(2026, 3, 3, 9)
    assert rest.after(at(2026, 3, 3, 3), HOUR) == at(2026, 3, 3, 9), "asked at night, it begins in the morning"


def test_a_day_to_think_that_begins_on_friday_evening_ends_on_monday() -> None:
    rest = Rest(WEEKENDS)
    assert rest.after(at(2026, 3, 6, 21), 2 * HOUR) == at(2026, 3, 9, 9)
    assert rest.awake(at(2026, 3, 7, 0), at(2026, 3, 9, 0)) == 0


def test_the_clocks_are_put_forward() -> None:
    """In the night to 29 March 2026 an hour is left out."""
    rest = Rest(NIGHTS)
    assert rest.after(at(2026, 3, 28, 21), 2 * HOUR) == at(2026, 3, 29, 9)
    assert at(2026, 3, 29, 9) - at(2026, 3, 28, 21) == 11 * HOUR


@pytest.mark.parametrize(("sleep", "wake"), [(150, 180), (165, 180), (110, 150), (180, 150), (150, 120)])
@pytest.mark.parametrize("month", [3, 10])
def test_no_time_passes_twice_when_the_clocks_are_changed(sleep: int, wake: int, month: int) -> None:
    """What begins in the hour that is left out begins after it: a short sleep may be over by then."""
    rest, evening = Rest(Hours("Europe/Warsaw", sleep, wake)), at(2026, month, 28 if month == 3 else 24, 20)
    steps = [evening + n * 600 for n in range(90)]
    counted = [rest.awake(evening, step) for step in steps]
    assert all(0 <= later - before <= 600 for before, later in pairwise(counted))
    assert [rest.awake(evening, rest.after(evening, n * 600.0)) for n in range(60)] == [n * 600.0 for n in range(60)]


def test_a_holiday_does_not_count_either() -> None:
    rest = Rest(NIGHTS, (at(2026, 3, 3, 0), at(2026, 3, 10, 0)))
    assert rest.after(at(2026, 3, 2, 21), 2 * HOUR) == at(2026, 3, 10, 9)
    assert Rest(None, (10.0, 20.0)).awake(5.0, 30.0) == 15.0
    assert Rest(None, (10.0, 20.0)).after(25.0, 5.0) == 30.0, "it is over"


@pytest.mark.parametrize("seconds", [1.0, 10 * HOUR, 5 * DAY])
@pytest.mark.parametrize("rest", [AWAKE, Rest(NIGHTS), Rest(WEEKENDS, (at(2026, 3, 4, 15), at(2026, 3, 5, 15)))])
def test_what_has_passed_at_a_moment_is_what_was_to_pass(rest: Rest, seconds: float) -> None:
    for hour in range(0, 200, 7):
        start = at(2026, 3, 1, 0) + hour * HOUR
        assert rest.awake(start, rest.after(start, seconds)) == pytest.approx(seconds)


@pytest.mark.parametrize(
    ("hours", "fine"),
    [
        (NIGHTS, True),
        (Hours("Europe/Warsaw", 0, 0), True),
        (Hours("Middle/Earth", 0, 0), False),
        (Hours("../etc/passwd", 0, 0), False),
        (Hours("Europe/Warsaw", 8 * 60, 7 * 60), False),
        (Hours("Europe/Warsaw", 0, 0, [0, 1, 2, 3, 4, 5, 6]), False),
        (Hours("Europe/Warsaw", 0, 18 * 60, [0, 1, 2, 3, 4]), True),
        (Hours("Europe/Warsaw", 0, 20 * 60, [0, 1, 2, 3, 4]), False),
    ],
)
def test_only_hours_that_somebody_can_keep(hours: Hours, fine: bool) -> None:
    assert sensible(hours) == fine


def test_a_clock_keeps_the_hours_of_its_seat() -> None:
    clocks = Clocks(Clock("move", int(2 * HOUR)), 2)
    clocks.follow(Event(1, events.HOURS, 0, as_json(NIGHTS), None, 0.0))
    for seat in (0, 1):
        clocks.moved(seat)
    clocks.run([0, 1], at(2026, 3, 2, 21))
    assert (clocks.ends(0), clocks.ends(1)) == (at(2026, 3, 3, 9), at(2026, 3, 2, 23))
    clocks.stop(at(2026, 3, 3, 8, 30))
    assert clocks.left[0] == pytest.approx(0.5 * HOUR)


def post(table: Table, what: str, seat: int, **body: Any) -> dict[str, Any]:
    return dict(table.post(what, seat, id=fresh_id(), seat=seat, **body).json())


def test_hours_and_holidays_are_kept_with_the_table_and_announced(folder: Path) -> None:
    hands = Hands()
    kept = {"zone": "Europe/Warsaw", "sleep": 1320, "wake": 480, "free": [5, 6]}
    away = [hands.now + DAY, hands.now + 5 * DAY]
    with Live(config(folder, clock=hands)) as server:
        table = server.table("human", "human", game="toy", seed="hours")
        assert post(table, "hours", 0, hours=kept)["type"] == "accepted"
        assert post(table, "hours", 0, hours={**kept, "zone": "Nowhere"})["message"]["key"] == "server-odd-hours"
        assert post(table, "holiday", 1, begins=away[0], ends=away[1])["type"] == "accepted"
        assert post(table, "holiday", 1, begins=0.0, ends=1.0)["message"]["key"] == "server-odd-holiday"
        assert post(table, "holiday", 1, begins=0.0, ends=hands.now + DAY)["message"]["key"] == "server-odd-holiday"
    with Live(config(folder, clock=hands)) as server:
        table.server = server
        assert table.state(0)["seats"][0]["hours"] == kept
        assert table.state(1)["seats"][0]["hours"] is None, "nobody else is told when somebody sleeps"
        assert table.info["seats"][1]["holiday"] == away
        assert "server-told-holiday" in [line["message"]["key"] for line in table.state()["seats"][0]["log"]]
        post(table, "holiday", 1)
        assert table.info["seats"][1]["holiday"] is None


def test_nobody_is_asleep_whenever_it_is_their_turn(folder: Path) -> None:
    """Hours stay as they are for a week; what was mistyped is put right at once, and to keep none is always fine."""
    hands = Hands()
    nights = {"zone": "Europe/Warsaw", "sleep": 1320, "wake": 480, "free": []}

    def keep(hours: dict[str, Any] | None) -> str:
        said = post(table, "hours", 0, hours=hours)
        return str(said.get("message", said)["key" if "message" in said else "type"])

    with Live(config(folder, clock=hands)) as server:
        table = server.table("human", "human", game="toy", seed="hours")
        assert keep(nights) == "accepted"
        hands.now += 3000
        assert keep({**nights, "wake": 420}) == "accepted"
        hands.now += HOUR
        assert keep({**nights, "sleep": 720, "wake": 480}) == "server-hours-lately"
        assert keep({**nights, "wake": 420}) == keep(None) == "accepted"
        hands.now += 5 * DAY
        assert keep({**nights, "wake": 420}) == "server-hours-lately"
    with Live(config(folder, clock=hands)) as server:
        table.server = server
        assert keep(nights) == "server-hours-lately"
        hands.now += 2 * DAY
        assert [keep(nights), keep({**nights, "wake": 420})] == ["accepted", "accepted"]


def test_nobody_is_on_holiday_for_ever(folder: Path) -> None:
    hands = Hands()
    with Live(config(folder, clock=hands)) as server:
        table = server.table("human", "human", game="toy", seed="hours")
        for _ in range(2):
            post(table, "holiday", 1, begins=hands.now, ends=hands.now + 20 * DAY)  # and changes the end at once
            away = post(table, "holiday", 1, begins=hands.now, ends=hands.now + 14 * DAY)
            assert away["type"] == "accepted"
            hands.now += 14 * DAY
        refused = post(table, "holiday", 1, begins=hands.now, ends=hands.now + 3 * DAY)["message"]
        assert (refused["key"], refused["params"]["left"]) == ("server-odd-holiday", 2)
        assert post(table, "holiday", 1, begins=hands.now, ends=hands.now + 2 * DAY)["type"] == "accepted"
        hands.now += DAY
        post(table, "holiday", 1)  # back before the end: the rest is still to be had
        hands.now += 10 * DAY
        assert post(table, "holiday", 1, begins=hands.now, ends=hands.now + DAY)["type"] == "accepted"
        assert post(table, "holiday", 0, begins=hands.now, ends=hands.now + 30 * DAY)["type"] == "accepted"


def test_nobody_is_late_on_holiday(folder: Path) -> None:
    hands = Hands()
    with Live(config(folder, clock=hands, away_after=HOUR)) as server:
        table = server.table("human", "human", game="toy", seed="hours")
        post(table, "holiday", 1, begins=hands.now, ends=hands.now + 2 * DAY)
        hands.now += DAY
        assert post(table, "stand-in", 0, absent=1)["message"]["key"] == "server-away-briefly"
        hands.now += DAY + 2 * HOUR
        assert post(table, "stand-in", 0, absent=1)["type"] == "accepted"


CLOCK = {"per": "move", "seconds": int(DAY), "more": 0}


def under_way(server: Live) -> Table:
    """Three people, whose time runs from their first move on."""
    table = server.table("human", "human", "human", game="toy", seed="hours", options={"rounds": 3}, clock=CLOCK)
    for seat in (0, 1, 2):
        table.play(seat)
    return table


def runs(table: Table) -> list[bool]:
    return [seat["until"] is not None for seat in table.info["seats"]]


def log_of(table: Table) -> list[str]:
    return [line["message"]["key"] for line in table.state()["seats"][0]["log"]]


def test_a_pause_stops_all_clocks_once_everybody_agrees_and_anybody_goes_on(folder: Path) -> None:
    hands = Hands()
    with Live(config(folder, clock=hands)) as server:
        table = under_way(server)
        before = runs(table)
        assert any(before)
        post(table, "pause", 0, on=True)
        assert table.state()["request"] == {"seat": 0, "moves": 0, "needed": [1, 2], "absent": None, "pause": True}
        post(table, "consent", 1, agree=True)
        assert (table.info["paused"], runs(table)) == (None, before)
        post(table, "consent", 2, agree=True)
        left = [seat["time"] for seat in table.info["seats"]]
        assert (table.info["paused"], any(runs(table))) == (hands.now, False)
        assert "server-told-pause" in log_of(table)
        hands.now += 9 * DAY
    with Live(config(folder, clock=hands)) as again:
        table.server = again
        assert (table.info["paused"], {seat["left"] for seat in table.info["seats"]}) == (hands.now - 9 * DAY, {False})
        assert post(table, "stand-in", 0, absent=1)["message"]["key"] == "server-paused"
        post(table, "pause", 1, on=False)
        assert (table.info["paused"], runs(table)) == (None, before)
        assert [seat["time"] for seat in table.info["seats"]] == left
        assert "server-told-resume" in log_of(table)


def test_one_no_is_enough_against_a_pause_and_moves_are_made_meanwhile(folder: Path) -> None:
    with Live(config(folder)) as server:
        table = under_way(server)
        post(table, "pause", 0, on=True)
        assert post(table, "pause", 1, on=True)["message"]["key"] == "server-undo-asked"
        table.play(table.pending()[0])
        assert table.state()["request"] is not None
        post(table, "consent", 1, agree=False)
        assert (table.state()["request"], table.info["paused"]) == (None, None)
        assert "server-told-no-pause" in log_of(table)
        assert post(table, "pause", 1, on=False)["message"]["key"] == "server-not-paused"
        assert (
            post(server.table("human", "human", game="toy"), "pause", 0, on=True)["message"]["key"] == "server-no-clock"
        )


def test_who_comes_back_reads_what_was_done_in_their_name(server: Live) -> None:
    table = server.table("human", "human", "human", game="toy", seed="undo", options={"rounds": 3})
    post(table, "orders", 0, order={"question": "bid", "ways": ["bid 0"], "times": 1})
    while 0 in table.pending():
        pass
    done = table.state(0)["seats"][0]["done"]
    assert [(one["by"], one["what"]["key"]) for one in done] == [("order", "toy-do-bid")]
    assert table.state(1)["seats"][0]["done"] == []
    for seat in (1, 2):
        table.play(seat, "bid 1")
    post(table, "sit", 0, left=True)
    while 0 in table.pending():
        pass
    assert [one["by"] for one in table.state(0)["seats"][0]["done"]][:2] in (["order"], ["order", "bot"])
