"""Somebody who is away: a bot stands in if the others agree, and the seat is theirs again when they are back."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from .helpers import Live, Table, config, fresh_id


def stand_in(table: Table, seat: int, absent: int) -> dict[str, Any]:
    return dict(table.post("stand-in", seat, id=fresh_id(), seat=seat, absent=absent).json())


def consent(table: Table, seat: int, agree: bool) -> dict[str, Any]:
    return dict(table.post("consent", seat, id=fresh_id(), seat=seat, agree=agree).json())


def left(table: Table) -> list[int]:
    return [seat["seat"] for seat in table.info["seats"] if seat["left"]]


def of_three(folder: Path, away_after: float = 0.0) -> tuple[Live, Table]:
    server = Live(config(folder, away_after=away_after))
    return server, server.table("human", "human", "human", game="toy", seed="away")


def test_all_others_who_play_must_agree(folder: Path) -> None:
    server, table = of_three(folder)
    with server:
        assert stand_in(table, 0, 2)["type"] == "accepted"
        assert table.state()["request"] == {"seat": 0, "moves": 0, "needed": [1], "absent": 2, "pause": False}
        assert left(table) == []
        assert consent(table, 1, True)["type"] == "accepted"
        assert (table.state()["request"], left(table)) == (None, [2])
        while 2 in table.pending():
            pass


def test_one_no_is_enough_and_moves_of_others_do_not_matter(folder: Path) -> None:
    server, table = of_three(folder)
    with server:
        stand_in(table, 0, 2)
        table.play(0)
        assert table.state()["request"]["absent"] == 2
        consent(table, 1, False)
        assert (table.state()["request"], left(table)) == (None, [])


def test_who_comes_back_has_the_seat_again_and_nobody_is_asked(folder: Path) -> None:
    server, table = of_three(folder)
    with server:
        stand_in(table, 0, 2)
        consent(table, 1, True)
    with Live(config(folder)) as server:  # a restart forgets nothing
        table.server = server
        with table.socket(2) as back:
            while left(table):
                pass
            assert not back.until(table.state()["seq"])["table"]["seats"][2]["left"]


def test_who_comes_back_ends_the_question(folder: Path) -> None:
    server, table = of_three(folder)
    with server:
        stand_in(table, 0, 2)
        with table.socket(2):
            while table.state()["request"] is not None:
                pass


def test_who_left_alone_stays_away_until_they_say_so(folder: Path) -> None:
    server, table = of_three(folder)
    with server:
        table.post("sit", 2, id=fresh_id(), seat=2, left=True)
        with table.socket(2):
            assert left(table) == [2]


def test_only_somebody_who_has_been_away_for_a_while(folder: Path) -> None:
    server, table = of_three(folder, away_after=60)
    with server:
        assert stand_in(table, 0, 2)["message"]["key"] == "server-away-briefly"
        with table.socket(2):
            assert stand_in(table, 0, 2)["message"]["key"] == "server-is-here"
        assert stand_in(table, 0, 0)["message"]["key"] == "server-nobody-away"
        assert stand_in(table, 0, 9)["message"]["key"] == "server-nobody-away"


def test_alone_with_bots_and_somebody_absent_nobody_else_is_asked(folder: Path) -> None:
    with Live(config(folder, away_after=0.0)) as server:
        table = server.table("human", "human", "random", game="toy")
        assert stand_in(table, 0, 1)["type"] == "accepted"
        assert left(table) == [1]
