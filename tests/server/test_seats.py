"""Seats: joining, names, leaving to a bot and coming back, links and resetting them; bots that move by themselves."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any

import interrex
from interrex.bots.seated import luck_of
from interrex.engine.luck import fresh_key

from .helpers import Live, Table, config, fresh_id

PATIENCE = 10.0


def wait_for(table: Table, **wanted: Any) -> dict[str, Any]:
    """The table's info, once it is like that."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        info = table.info
        if all(info[name] == value for name, value in wanted.items()):
            return info
        time.sleep(0.005)
    raise AssertionError(f"still {info}")


# Joining


def test_whoever_joins_gets_a_seat_and_its_token(server: Live) -> None:
    table = server.table("human", "open", "open", game="toy")
    assert table.info["status"] == "open"
    joined = table.post("join", None, seat=2, name="Ola <3").json()
    assert joined["seat"]["seat"] == 2
    assert joined["table"]["seats"][2] == {"seat": 2, "kind": "human", "name": "Ola <3", "bot": None, "left": False,
                                           "online": False, "time": None, "until": None, "away_from": None,
                                           "holiday": None}  # fmt: skip
    table.tokens[2] = joined["seat"]["token"]
    assert table.play(2, "bid 1")["type"] == "accepted"
    assert table.post("join", None, name="Ela").json()["seat"]["seat"] == 1
    assert table.info["status"] == "running"


def test_a_seat_that_is_not_open_cannot_be_joined(server: Live) -> None:
    table = server.table("human", "open", "random", game="toy")
    for seat in (0, 2, 31):
        answer = table.post("join", None, seat=seat)
        assert (answer.status_code, answer.json()["message"]["key"]) == (409, "server-seat-taken")
    table.post("join", None)
    assert table.post("join", None).json()["message"]["key"] == "server-table-full"


def test_a_game_with_open_seats_begins_and_waits_where_one_must_decide(server: Live) -> None:
    table = server.table("human", "open", "random", game="toy")
    table.play(0, "bid 1")
    wait_for(table, moves=2)
    assert table.pending() == [1]
    table.tokens[1] = table.post("join", None).json()["seat"]["token"]
    assert table.play(1, "bid 1")["type"] == "accepted"


# Names, leaving, coming back


def test_a_person_renames_leaves_and_comes_back(server: Live) -> None:
    table = server.table("human", "human", game="toy")
    for body, expected in (
        ({"name": " Żaneta\t<i> "}, {"name": "Żaneta <i>", "left": False, "bot": None}),
        ({"left": True}, {"left": True, "bot": "steward", "kind": "human"}),
        ({"left": False, "name": ""}, {"left": False, "bot": None, "name": ""}),
    ):
        assert table.post("sit", 1, id=fresh_id(), seat=1, **body).json()["type"] == "accepted"
        seat = table.info["seats"][1]
        assert {name: seat[name] for name in expected} == expected
    assert table.post("sit", 1, id=fresh_id(), seat=1, left=False).json()["code"] == "conflict"
    assert table.post("sit", 1, id=fresh_id(), seat=1).json()["code"] == "conflict"
    assert table.post("sit", 1, id=fresh_id(), seat=0, name="x").json()["code"] == "not-yours"


def test_a_bot_keeps_the_seat_warm_until_its_person_is_back(server: Live) -> None:
    table = server.table("human", "human", game="toy")
    table.post("sit", 1, id=fresh_id(), seat=1, left=True)
    wait_for(table, moves=1)
    assert table.pending() == [0]
    table.post("sit", 1, id=fresh_id(), seat=1, left=False)
    table.play(0, "bid 2")
    if table.pending() == [0]:
        table.play(0, "pass")
    else:
        table.play(1, "pass")
    time.sleep(0.05)
    assert table.info["moves"] == 3  # nobody answers for seat 1 any more
    assert table.play(1, "bid 1")["type"] == "accepted"


# Links


def renew(table: Table, seat: int, token: str) -> Any:
    return table.server.post(f"/tables/{table.id}/renew", {"seat": seat}, token)


def dismiss(table: Table, seat: int, token: str | None) -> Any:
    return table.server.post(f"/tables/{table.id}/dismiss", {"seat": seat}, token)


def told(table: Table) -> list[str]:
    """The keys of what the log says about the table."""
    keys = [line["message"]["key"] for line in table.state()["seats"][0]["log"]]
    return [key for key in keys if key.startswith("server-told")]


def test_whoever_holds_a_link_renews_it_and_the_old_one_dies(server: Live) -> None:
    table = server.table("human", "human", "open", "random")
    old = table.tokens[0]
    with table.socket(0) as ala, table.socket(1) as ola:
        assert ala.question(0) is not None
        key = renew(table, 0, old).json()
        assert key["seat"] == 0
        while (state := ala.next_state())["seats"][0]["seat"] is not None:
            pass
        assert state["seats"][0]["log_from"] == 0
        assert ala.ask("play", seat=0, action="take gold", asked=0)["code"] == "not-yours"
        assert ola.play(1)["type"] == "accepted"
    assert server.get(f"/tables/{table.id}/state", old).json()["code"] == "not-yours"
    table.tokens[0] = key["token"]
    assert table.play(0)["type"] == "accepted"
    assert told(table) == ["server-told-link"]


def test_the_owner_gets_into_no_seat_that_somebody_has_joined(server: Live) -> None:
    table = server.table("human", "open", game="toy")
    table.tokens[1] = table.post("join", None, name="Ola").json()["seat"]["token"]
    for token in (table.owner, table.tokens[0]):
        assert renew(table, 1, token).json()["code"] == "not-yours"
    assert server.get(f"/tables/{table.id}/state", table.owner).json()["code"] == "not-yours"
    answer = dismiss(table, 1, table.owner)
    assert "token" not in answer.text
    assert answer.json()["seats"][1]["kind"] == "bot"
    assert table.post("join", None, seat=1).json()["code"] == "conflict"  # nor by that way
    assert dismiss(table, 1, table.owner).json()["message"]["key"] == "server-nobody-sits"


def test_a_bot_in_the_place_of_somebody_plays_on_and_the_table_is_told(server: Live) -> None:
    table = server.table("human", "open", game="toy")
    table.tokens[1] = table.post("join", None, name="Ola").json()["seat"]["token"]
    with table.socket(1) as ola:
        dismiss(table, 1, table.owner)
        while ola.next_state()["seats"][0]["seat"] is not None:
            pass  # a spectator now
    table.play(0, "bid 1")
    assert wait_for(table, pending=[0])["moves"] >= 2  # it may have had more than one thing to decide
    assert told(table) == ["server-told-dismissed"]
    assert renew(table, 1, table.tokens[1]).json()["code"] == "not-yours"


def test_only_the_owner_dismisses_and_only_people(server: Live) -> None:
    table = server.table("human", "human", "open", "random")
    for token in (None, table.tokens[0], "x" * 32):
        answer = dismiss(table, 1, token)
        assert (answer.status_code, answer.json()["code"]) == (401 if token is None else 403, "not-yours")
    for seat in (2, 3, 31):
        answer = dismiss(table, seat, table.owner)
        assert (answer.status_code, answer.json()["message"]["key"]) == (409, "server-nobody-sits")
    assert table.play(0)["type"] == "accepted"


def test_tokens_are_kept_as_hashes_only(folder: Path) -> None:
    with Live(config(folder)) as server:
        table = server.table("human", "open")
        joined = table.post("join", None).json()["seat"]["token"]
        reset = renew(table, 0, table.tokens[0]).json()["token"]
    kept = b"".join([path.read_bytes() for path in folder.iterdir()])
    assert table.id.encode() in kept
    for token in (table.owner, table.tokens[0], joined, reset):
        assert token.encode() not in kept


# Bots


def test_bots_play_a_whole_game_by_themselves(server: Live) -> None:
    table = server.table("greedy", "random", "random", game="toy")
    info = wait_for(table, status="finished")
    match = interrex.replay(table.record())
    assert match.over
    assert info["result"] == match.result().json()


def test_a_person_plays_kingsburg_against_a_bot_to_the_end(server: Live) -> None:
    table = server.table("human", "greedy", seed="person")
    with table.socket(0) as ala:
        while ala.state["table"]["status"] != "finished":
            if ala.question(0) is not None:
                answer = ala.play(0)
                assert answer["type"] == "accepted"
                ala.until(answer["seq"])
            else:
                ala.next_state()
    assert interrex.replay(table.record()).over


def test_the_same_seed_brings_the_same_bots(server: Live) -> None:
    records = []
    for _ in range(2):
        table = server.table("random", "random", game="toy", seed="twins")
        wait_for(table, status="finished")
        records.append(table.record())
    assert records[0] == records[1]


def test_a_bots_luck_differs_by_key_seat_and_move_and_is_not_the_games() -> None:
    key = fresh_key()
    lucks = [luck_of(key, 0, 1), luck_of(key, 1, 1), luck_of(key, 0, 2), luck_of(fresh_key(), 0, 1)]
    assert len({luck.key for luck in lucks} | {key}) == 5
    assert luck_of(key, 0, 1).key == lucks[0].key


def test_bots_show_a_small_delay(folder: Path) -> None:
    with Live(config(folder, bot_delay=0.15)) as server:
        began = time.monotonic()
        table = server.table("human", "random", "random", game="toy")
        wait_for(table, moves=2)
        assert time.monotonic() - began >= 2 * 0.15


def test_bots_go_on_after_a_restart(folder: Path) -> None:
    with Live(config(folder, bot_delay=30)) as server:
        table = server.table("random", "random", game="toy")
        assert table.info["moves"] == 0
    with Live(config(folder)) as server:
        table.server = server
        table.state()  # somebody looks
        wait_for(table, status="finished")


def test_waiting_since_is_the_time_the_present_question_came_up(folder: Path) -> None:
    now = [1000.0]
    with Live(config(folder, clock=lambda: now[0])) as server:
        table = server.table("human", "human", game="toy")
        now[0] = 1010.0
        table.play(0, "bid 1")
        assert table.info["waiting_since"] == 1000.0  # seat 1 has been asked since then
        now[0] = 1020.0
        table.play(1, "bid 0")
        assert table.info["waiting_since"] == 1020.0
        assert table.state()["now"] == 1020.0
    with Live(config(folder)) as server:
        table.server = server
        assert table.info["waiting_since"] == 1020.0


def test_the_owner_begins_and_bots_take_the_open_seats(server: Live) -> None:
    table = server.table("human", "open", "open", game="toy")
    body = {"bot": "random", "names": ["Bolko"]}
    assert server.post(f"/tables/{table.id}/fill", body, table.tokens[0]).status_code == 403
    filled = server.post(f"/tables/{table.id}/fill", body, table.owner).json()
    assert [(seat["kind"], seat["name"], seat["bot"]) for seat in filled["seats"][1:]] == [
        ("bot", "Bolko", "random"),
        ("bot", "", "random"),
    ]
    assert filled["status"] == "running"
    while set(table.pending()) - {0}:
        pass
    assert server.post(f"/tables/{table.id}/fill", {}, table.owner).json()["message"]["key"] == "server-table-full"
