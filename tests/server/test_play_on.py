"""Playing on from a position of a finished game: on a new table, for practice, with bots in the other seats."""

from __future__ import annotations

from pathlib import Path

from .helpers import Live, Table, config
from .test_rematch import finished


def test_the_new_table_stands_where_the_old_one_stood(server: Live) -> None:
    table = finished(server)
    there = len(table.record().moves) // 2
    answer = server.post(f"/tables/{table.id}/play-on", {"move": there, "seat": 1, "name": "Bea"})
    assert answer.status_code == 201, answer.text
    info, (key,) = answer.json()["table"], answer.json()["seats"]
    assert (info["practice"], info["listed"]) == (True, False)
    assert [seat["kind"] for seat in info["seats"]] == ["bot", "human", "bot"]
    assert [seat["name"] for seat in info["seats"]][:2] == ["Ada", "Bea"]
    old = table.get(f"positions/{there}", 1).json()["view"]["board"]
    new = server.get(f"/tables/{info['id']}/positions/{there}", key["token"]).json()["view"]["board"]
    assert new == old
    with Table(server, answer.json()).socket(1) as own:
        while own.state["table"]["result"] is None:
            if own.question(1):
                own.play(1)
            else:
                own.next_state()


def test_nobody_plays_on_from_a_game_that_goes_on(server: Live) -> None:
    table = server.table("human", "human", game="toy", options={"rounds": 1})
    table.play_on(1)
    answer = server.post(f"/tables/{table.id}/play-on", {"move": 0, "seat": 0})
    assert (answer.status_code, answer.json()["message"]["key"]) == (409, "server-not-over")


def test_there_is_nothing_to_play_on_from_the_end(server: Live) -> None:
    table = finished(server)
    for wanted in ({"move": len(table.record().moves), "seat": 0}, {"move": 0, "seat": 3}):
        answer = server.post(f"/tables/{table.id}/play-on", wanted)
        assert (answer.status_code, answer.json()["message"]["key"]) == (409, "server-play-on-over")


def test_it_takes_the_password_of_the_lobby(folder: Path) -> None:
    with Live(config(folder, password="open sesame")) as server:
        answer = server.post("/tables/anything/play-on", {"move": 0, "seat": 0})
        assert answer.json()["code"] == "password"
