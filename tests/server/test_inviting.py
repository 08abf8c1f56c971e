"""Invitations: to people one has met at a table, without anybody being found whom one has not."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from interrex.server.config import Limits

from .helpers import Live, Server, Table, config
from .test_players import Person


def sit(server: Server, table: Table, person: Person, name: str) -> int:
    """Somebody joins a table, and the seat hangs on their key."""
    joined = table.post("join", None, name=name).json()
    seat = int(joined["seat"]["seat"])
    table.tokens[seat] = joined["seat"]["token"]
    assert person.claim(table, seat) == 1
    return seat


def met(server: Server, *, key: bool = True) -> tuple[Person, Person, Table]:
    """Ada and Bo, and the table at which they have begun to play."""
    ada, bo, table = Person.new(server), Person.new(server), server.table("open", "open", game="toy")
    sit(server, table, ada, "Ada")
    if key:
        sit(server, table, bo, "Bo")
    else:
        table.tokens[1] = table.post("join", None, name="Bo").json()["seat"]["token"]
    table.play_on(2)
    return ada, bo, table


def another(server: Server, host: Person, **wanted: Any) -> Table:
    """A table of somebody's with two seats that are free."""
    table = server.table("human", "open", "open", game="toy", **wanted)
    assert host.claim(table, 0) == 1
    return table


def invitations(person: Person) -> list[dict[str, Any]]:
    return list(person.get("/games")["invitations"])


def test_whom_i_played_with_is_known_by_the_name_they_went_by(server: Live) -> None:
    ada, bo, table = met(server)
    (one,) = ada.get("/companions")
    assert (one["name"], one["table"], one["seat"], one["games"], one["game"]) == ("Bo", table.id, 1, 1, "toy")
    assert [one["name"] for one in bo.get("/companions")] == ["Ada"]
    assert Person.new(server).get("/companions") == []


def test_who_merely_sits_at_a_table_where_nothing_was_played_is_not_met(server: Live) -> None:
    ada, bo, table = Person.new(server), Person.new(server), server.table("open", "open", game="toy")
    sit(server, table, ada, "Ada")
    sit(server, table, bo, "Bo")
    assert ada.get("/companions") == []
    there = another(server, ada)
    wanted = {"table": there.id, "met": table.id, "seat": 1}
    assert server.post("/me/invitations", wanted, ada.token).status_code == 404


def test_an_invitation_names_table_game_pace_and_language_and_is_accepted_with_a_seat(server: Live) -> None:
    ada, bo, table = met(server)
    clock = {"per": "move", "seconds": 86_400, "more": 0}
    there = another(server, ada, name="Sunday", clock=clock)
    (mine,) = ada.post("/invitations", table=there.id, met=table.id, seat=1, language="pl")
    assert (mine["name"], mine["answer"]) == ("Bo", "waits")
    before = bo.get("/games")["waiting"]
    (asked,) = invitations(bo)
    assert {name: asked[name] for name in ("name", "title", "game", "clock", "language", "free", "table")} == {
        "name": "Ada", "title": "Sunday", "game": "toy", "clock": clock, "language": "pl", "free": 2, "table": there.id,
    }  # fmt: skip
    joined = bo.post("/invitations/accept", id=asked["id"], name="Bo")
    assert joined["seat"]["seat"] == 1
    assert (there.id, 1) in bo.tokens()
    assert there.info["seats"][1]["name"] == "Bo"
    assert invitations(bo) == []
    assert bo.get("/games")["waiting"] <= before
    assert [one["answer"] for one in ada.get("/invitations", table=there.id)] == ["accepted"]
    again = server.post("/me/invitations/accept", {"id": asked["id"]}, bo.token)
    assert again.status_code == 404
    assert [seat["kind"] for seat in there.info["seats"]] == ["human", "human", "open"]


def test_an_invitation_is_declined_or_taken_back(server: Live) -> None:
    ada, bo, table = met(server)
    first, second = another(server, ada), another(server, ada)
    ada.post("/invitations", table=first.id, met=table.id, seat=1)
    (asked,) = invitations(bo)
    bo.post("/invitations/decline", id=asked["id"])
    assert invitations(bo) == []
    assert [one["answer"] for one in ada.get("/invitations", table=first.id)] == ["declined"]
    (sent,) = ada.post("/invitations", table=second.id, met=table.id, seat=1)
    assert len(invitations(bo)) == 1
    assert server.post("/me/invitations/withdraw", {"id": sent["id"]}, bo.token).status_code == 404  # not theirs
    ada.post("/invitations/withdraw", id=sent["id"])
    assert invitations(bo) == []
    assert ada.get("/invitations", table=second.id) == []


def test_who_wants_to_hear_nothing_more_of_somebody_hears_nothing_and_nobody_is_told(server: Live) -> None:
    ada, bo, table = met(server)
    first, second = another(server, ada), another(server, ada)
    ada.post("/invitations", table=first.id, met=table.id, seat=1)
    bo.post("/invitations/decline", id=invitations(bo)[0]["id"], never=True)
    assert [one["answer"] for one in ada.get("/invitations", table=first.id)] == ["declined"]
    (sent,) = ada.post("/invitations", table=second.id, met=table.id, seat=1)
    assert sent["answer"] == "waits"
    assert invitations(bo) == []


def test_nobody_learns_whether_a_seat_hangs_on_a_key(server: Live) -> None:
    with_key, without = met(server), met(server, key=False)
    answers = []
    for ada, _, table in (with_key, without):
        there = another(server, ada)
        answer = server.post("/me/invitations", {"table": there.id, "met": table.id, "seat": 1}, ada.token)
        (sent,) = answer.json()
        answers.append((answer.status_code, sent["name"], sent["answer"], len(ada.get("/companions"))))
    assert answers[0] == answers[1]
    _, bo, table = without
    assert bo.claim(table, 1) == 1  # a key made later finds it
    assert len(invitations(bo)) == 1


def test_one_person_in_two_seats_under_two_names_is_two_people_to_others(server: Live) -> None:
    ada, bo, _ = met(server)
    table = server.table("open", "open", game="toy")
    sit(server, table, ada, "Ada")
    sit(server, table, bo, "Somebody else")
    table.play_on(2)
    assert sorted(one["name"] for one in ada.get("/companions")) == ["Bo", "Somebody else"]


def test_nobody_is_invited_whom_one_has_not_met_nor_to_a_table_of_others(server: Live) -> None:
    ada, bo, table = met(server)
    stranger = Person.new(server)
    there, theirs = another(server, ada), another(server, stranger)
    tried: list[tuple[Person, dict[str, Any], int]] = [
        (stranger, {"table": theirs.id, "met": table.id, "seat": 1}, 404),  # who sits at no table with them
        (ada, {"table": theirs.id, "met": table.id, "seat": 1}, 403),  # to somebody else's table
        (ada, {"table": there.id, "met": table.id, "seat": 0}, 404),  # oneself
        (ada, {"table": there.id, "met": table.id, "seat": 7}, 404),
        (ada, {"table": there.id, "met": "nowhere", "seat": 1}, 404),
        (ada, {"table": "nowhere", "met": table.id, "seat": 1}, 403),
        (ada, {"table": "ł", "met": table.id, "seat": 1}, 404),
        (ada, {"table": there.id, "met": table.id, "seat": 1, "language": "English, please"}, 400),
        (ada, {"table": there.id, "met": table.id, "seat": -1}, 400),
    ]
    for person, wanted, status in tried:
        assert server.post("/me/invitations", wanted, person.token).status_code == status, wanted
    assert invitations(bo) == []
    ada.post("/invitations", table=there.id, met=table.id, seat=1)
    assert server.post("/me/invitations", {"table": there.id, "met": table.id, "seat": 1}, ada.token).status_code == 409
    (asked,) = invitations(bo)
    for path in ("accept", "decline"):
        assert server.post(f"/me/invitations/{path}", {"id": asked["id"]}, stranger.token).status_code == 404


def test_an_invitation_lapses_with_the_last_free_seat(server: Live) -> None:
    ada, bo, table = met(server)
    there = another(server, ada)
    ada.post("/invitations", table=there.id, met=table.id, seat=1)
    (asked,) = invitations(bo)
    there.server.post(f"/tables/{there.id}/fill", {"bot": "random"}, there.owner)
    assert invitations(bo) == []
    assert server.post("/me/invitations/accept", {"id": asked["id"]}, bo.token).status_code == 409
    assert server.post("/me/invitations", {"table": there.id, "met": table.id, "seat": 1}, ada.token).status_code == 409


def test_who_is_forgotten_is_met_by_nobody_and_their_invitations_are_gone(server: Live) -> None:
    ada, bo, table = met(server)
    there = another(server, ada)
    ada.post("/invitations", table=there.id, met=table.id, seat=1)
    ada.post("/delete", really=True)
    assert invitations(bo) == []
    assert bo.get("/companions") == []


def test_invitations_have_limits(tmp_path: Path) -> None:
    with Live(config(tmp_path)) as server:
        ada, _, table = met(server)
        tables = [another(server, ada) for _ in range(21)]
        wanted = [{"table": there.id, "met": table.id, "seat": 1} for there in tables]
        sent = [server.post("/me/invitations", one, ada.token).status_code for one in wanted]
        assert sent == [201] * 20 + [409]
        server.post(f"/tables/{tables[0].id}/fill", {"bot": "random"}, tables[0].owner)
        assert server.post("/me/invitations", wanted[-1], ada.token).status_code == 201  # one of them lapsed
    with Live(
        config(tmp_path, limits=Limits()._replace(invitations=Limits().invitations), steady=lambda: 0.0)
    ) as server:
        answers = [server.post("/me/invitations", wanted[0], ada.token).status_code for _ in range(25)]
        assert (answers[0], answers[-1]) == (409, 429)


@pytest.mark.parametrize("path", ["/companions", "/invitations"])
def test_without_a_key_there_is_nobody(server: Live, path: str) -> None:
    assert server.get(f"/me{path}").status_code == 401
