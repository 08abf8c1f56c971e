"""Playing again: the same people, everybody one seat further, with the links they have; and names that stay."""

from __future__ import annotations

from pathlib import Path

from .helpers import Live, Table, config, fresh_id


def finished(server: Live) -> Table:
    seats = [{"kind": "human", "name": name} for name in ("Ada", "Bert", "")]
    made = server.post("/tables", {"game": "toy", "seats": seats, "options": {"rounds": 1}, "name": "Ours"}).json()
    table = Table(server, made)
    table.play_out()
    return table


def again(table: Table, seat: int) -> Table:
    answer = table.post("rematch", seat)
    assert answer.status_code == 200, answer.text
    made = {"table": answer.json(), "owner": table.owner, "seats": []}
    rematch = Table(table.server, made)
    rematch.tokens = {(seat - 1) % 3: token for seat, token in table.tokens.items()}
    return rematch


def test_everybody_sits_one_seat_further_and_has_the_key_already(server: Live) -> None:
    table = finished(server)
    rematch = again(table, 1)
    info = rematch.info
    assert [seat["name"] for seat in info["seats"]] == ["Bert", "", "Ada"]
    assert (info["name"], info["options"], info["moves"]) == ("Ours", table.info["options"], 0)
    assert info["proof"] != table.info["proof"]
    for seat in (0, 1, 2):
        assert rematch.state(seat)["seats"][0]["seat"] == seat
    rematch.play_out()


def test_who_left_a_seat_to_a_bot_plays_the_rematch(server: Live) -> None:
    table = server.table("human", "human", game="toy", options={"rounds": 1})
    table.post("sit", 1, id=fresh_id(), seat=1, left=True)
    while table.info["status"] != "finished":
        if 0 in table.pending():
            table.play(0)
    seats = table.post("rematch", 0).json()["seats"]
    assert [(seat["kind"], seat["left"], seat["bot"]) for seat in seats] == [("human", False, None)] * 2


def test_there_is_one_rematch_and_all_hear_of_it(folder: Path) -> None:
    with Live(config(folder)) as server:
        table = finished(server)
        with table.socket(2) as other:
            assert table.info["rematch"] is None
            rematch = again(table, 0)
            while other.state["table"]["rematch"] is None:
                other.receive()
            assert other.state["table"]["rematch"] == rematch.id
        assert again(table, 2).id == rematch.id
    with Live(config(folder)) as server:
        table.server = server
        assert again(table, 1).id == rematch.id


def test_a_link_renewed_at_the_finished_table_is_renewed_at_the_rematch(folder: Path) -> None:
    with Live(config(folder)) as server:
        table = finished(server)
        rematch = again(table, 0)
        old = table.tokens[0]
        new = table.post("renew", 0, seat=0).json()["token"]
        for name in (table.id, rematch.id):
            assert server.get(f"/tables/{name}/state", old).status_code == 403
            assert server.get(f"/tables/{name}/state", new).status_code == 200
    with Live(config(folder)) as server:
        assert server.get(f"/tables/{rematch.id}/state", old).status_code == 403
        back = server.post(f"/tables/{rematch.id}/renew", {"seat": 2}, new).json()["token"]
        assert server.get(f"/tables/{table.id}/state", back).status_code == 200


def test_only_its_people_and_only_when_it_is_over(server: Live) -> None:
    table = server.table("human", "human", game="toy", options={"rounds": 1})
    assert table.post("rematch", 0).json()["message"]["key"] == "server-rematch-not-over"
    table.play_out()
    assert server.post(f"/tables/{table.id}/rematch", {}, "not-a-token-of-this").status_code == 403
    assert server.post(f"/tables/{table.id}/rematch", {}).status_code == 401


def test_the_record_keeps_the_names(server: Live) -> None:
    assert finished(server).record().names == ("Ada", "Bert", "")
    assert server.table("human", "human", game="toy", options={"rounds": 1}).play_out().names == ()
