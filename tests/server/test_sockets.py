"""Sockets: sequence, reconnecting, repeating, stale and slow clients."""

from __future__ import annotations

import contextlib
import json
import random
import socket as sockets
import time
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from interrex.server.config import MESSAGE_LIMIT, UNLIMITED, Rate
from interrex.server.connections import WebSocket
from interrex.server.http import security

from .helpers import Live, Socket, Table, config, fresh_id


def same_log(client: Socket, table: Table, seat: int | None) -> bool:
    return bool(client.logs[seat] == table.state(seat)["seats"][0]["log"])


def test_hello_is_answered_by_the_whole_situation(server: Live) -> None:
    table = server.table("human", "human")
    with table.socket(0) as ala:
        assert [seen["seat"] for seen in ala.state["seats"]] == [0]
        assert ala.state["seats"][0]["log_from"] == 0
        assert ala.question(0) is not None
        assert ala.state["table"]["seats"][0]["online"]


def test_one_client_may_hold_several_seats(server: Live) -> None:
    table = server.table("human", "human", game="toy")
    with table.socket(1, 0) as both:
        assert [seen["seat"] for seen in both.state["seats"]] == [0, 1]
        assert both.play(0)["type"] == "accepted"
        assert both.play(1)["type"] == "accepted"


def test_the_mover_gets_the_new_state_and_then_the_answer_in_one_piece(
    server: Live, monkeypatch: pytest.MonkeyPatch
) -> None:
    pieces: list[list[str]] = []
    write = WebSocket.write

    def noted(self: WebSocket, texts: list[bytes]) -> None:
        pieces.append([json.loads(text)["type"] for text in texts])
        write(self, texts)

    table = server.table("human", "human", game="toy")
    with table.socket(0) as ala:
        monkeypatch.setattr(WebSocket, "write", noted)
        assert ala.play(0)["type"] == "accepted"
        assert pieces == [["state", "accepted"]]
        assert ala.ask("play", seat=0, action="bid 9", asked=99)["code"] == "stale"
        ala.next_state()
        assert pieces[1:] == [["refused", "state"]]


def test_what_a_client_has_said_is_done_although_it_is_gone(server: Live) -> None:
    table = server.table("human", "human", game="toy")
    with table.socket(1) as ola:
        with table.socket(0) as ala:
            asked = ala.question(0)
            assert asked is not None
            for n in range(3):
                ala.send({"type": "chat", "id": f"gone-{n:04}", "seat": 0, "text": f"bye {n}"})
            ala.send({"type": "play", "id": fresh_id(), "seat": 0, "action": "bid 1", "asked": asked["asked"]})
            ala.connection.socket.shutdown(sockets.SHUT_RDWR)
        ola.until(4)
        assert [line["text"] for line in ola.chat] == ["bye 0", "bye 1", "bye 2"]
        assert table.info["moves"] == 1


def test_a_whole_game_over_sockets(server: Live) -> None:
    table = server.table("human", "human", seed="sockets")
    luck = random.Random(3)
    with table.socket(0) as ala, table.socket(1) as ola, table.socket() as guest:
        seats = {0: ala, 1: ola}
        accepted: list[tuple[int, int, str]] = []
        while ala.state["table"]["status"] != "finished":
            seat = luck.choice(ala.state["seats"][0]["view"]["pending"])
            question = seats[seat].question(seat)
            assert question is not None
            action = luck.choice(question["offers"])["action"]
            answer = seats[seat].play(seat, action)
            assert answer["type"] == "accepted"
            accepted.append((answer["seq"], seat, action))
            for client in (ala, ola, guest):
                client.until(answer["seq"])
        assert [(seat, action) for _, seat, action in accepted] == list(table.record().moves)
        assert [seq for seq, _, _ in accepted] == list(range(1, len(accepted) + 1))
        assert guest.state["table"]["key"] == table.record().key
        for client, seat in ((ala, 0), (ola, 1), (guest, None)):
            assert same_log(client, table, seat)


def test_a_client_that_comes_back_is_brought_up_to_date(server: Live) -> None:
    table = server.table("human", "human", seed="back")
    with table.socket(0) as ala:
        ala.play(0)
    table.play_on(20)
    table.post("chat", 1, id=fresh_id(), seat=1, text="where are you?")
    with table.socket(0) as ala:
        assert ala.state["seq"] == 22
        assert same_log(ala, table, 0)
        assert [line["text"] for line in ala.chat] == ["where are you?"]


def test_a_move_repeated_on_a_new_socket_is_made_once(server: Live) -> None:
    table = server.table("human", "human")
    move = {"seat": 0, "action": "take gold", "asked": 0, "id": "the-same-move"}
    with table.socket(0) as ala:
        first = ala.ask("play", **move)
    with table.socket(0) as ala:
        assert ala.ask("play", **move) == first
        assert ala.ask("play", **move) == first
    assert table.info["moves"] == 1


def test_two_sockets_of_one_seat_see_the_same(server: Live) -> None:
    table = server.table("human", "human")
    with table.socket(0) as desk, table.socket(0) as phone:
        answer = desk.play(0)
        phone.until(answer["seq"])
        desk.until(answer["seq"])
        assert phone.state["seats"] == desk.state["seats"]
        assert phone.question(0) is None
        stale = phone.ask("play", seat=0, action="take gold", asked=0)
        assert stale["code"] == "stale"  # the seat has answered: nothing is asked any more


def test_a_stale_client_is_told_so_and_gets_the_position_as_it_is(server: Live) -> None:
    table = server.table("human", "human", seed="stale")
    with table.socket(0) as ala:
        table.play_on(12)
        ala.until(12)
        lines = len(ala.logs[0])
        no = ala.ask("play", seat=0, action="take gold", asked=0)
        assert (no["type"], no["code"]) == ("refused", "stale")
        fresh = ala.next_state()
        assert fresh["seq"] == 12
        assert fresh["seats"][0]["log_from"] == 0
        assert len(ala.logs[0]) == lines


def test_an_illegal_move_is_refused_in_the_language_of_hello(server: Live) -> None:
    table = server.table("human", "human")
    with table.socket(0, language="pl") as ala:
        no = ala.play(0, "take iron")
        assert (no["code"], no["rule"]) == ("illegal", "3.3")
        assert no["sentence"] == "Musisz teraz wziąć zasoby: wybierz, które."


def test_why_not_is_answered_by_a_refusal(server: Live) -> None:
    table = server.table("human", "human")
    with table.socket(0) as ala:
        assert ala.ask("why", seat=0, action="take gold")["code"] == "allowed"
        assert ala.ask("why", seat=0, refs=["building:0:crane"])["code"] == "illegal"
        assert ala.ask("ping") == {"type": "accepted", "id": ala_last(ala), "seq": 0}


def ala_last(client: Socket) -> str:
    return str(json.loads(client.heard[-1])["id"])


def test_others_seats_cannot_be_played(server: Live) -> None:
    table = server.table("human", "human", game="toy")
    with table.socket(0) as ala, table.socket() as guest:
        for client in (ala, guest):
            assert client.ask("play", seat=1, action="bid 1", asked=0)["code"] == "not-yours"
            assert client.ask("sit", seat=1, left=True)["code"] == "not-yours"
            assert client.ask("play", seat=31, action="bid 1", asked=0)["code"] == "not-yours"
        assert guest.ask("chat", seat=None, text="hello")["type"] == "accepted"
    assert table.info["moves"] == 0


def test_a_token_that_opens_nothing_is_told_so_and_the_rest_goes_on(server: Live) -> None:
    table = server.table("human", "human")
    client = Socket(table, ["x" * 32, table.tokens[1]], greet=False)
    with client:
        client.send({"type": "hello", "tokens": ["x" * 32, table.tokens[1]]})
        assert client.receive()["code"] == "not-yours"
        assert [seen["seat"] for seen in client.next_state()["seats"]] == [1]


@pytest.mark.parametrize(
    "message",
    ["", "{", "null", "[1]", '{"type":"fly"}', '{"type":"play"}', '{"type":"hello","tokens":"x"}', b"\x00\x01",
     '{"type":"hello","tokens":["short"]}', "[" * 5000],
)  # fmt: skip
def test_what_is_no_message_is_refused_and_the_socket_stays(server: Live, message: str | bytes) -> None:
    table = server.table("human", "human")
    with table.socket(0) as ala:
        ala.send(message)
        assert ala.receive()["code"] == "bad"
        assert ala.ask("ping")["type"] == "accepted"


def test_a_refusal_of_a_broken_message_names_its_id(server: Live) -> None:
    with server.table("human", "human").socket(0) as ala:
        ala.send({"type": "play", "id": "broken-one", "seat": "zero"})
        assert ala.receive()["id"] == "broken-one"


def test_hello_comes_first(server: Live) -> None:
    table = server.table("human", "human")
    with table.socket(greet=False) as client:
        no = client.ask("play", seat=0, action="take gold", asked=0)
        assert no["message"]["key"] == "server-hello-first"


def test_a_socket_that_says_nothing_is_closed(folder: Path) -> None:
    with Live(config(folder, hello_within=0.2)) as server:
        client = server.table("human", "human").socket(greet=False)
        with pytest.raises(ConnectionClosed) as closed:
            client.receive()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4408


def test_messages_have_a_largest_size(server: Live) -> None:
    table = server.table("human", "human")
    with table.socket(0) as ala:
        ala.send(json.dumps({"type": "chat", "id": fresh_id(), "seat": 0, "text": "x" * MESSAGE_LIMIT}))
        assert ala.receive()["code"] == "too-large"
        assert ala.ask("ping")["type"] == "accepted"
        ala.send("x" * (2 * MESSAGE_LIMIT + 1))
        with pytest.raises(ConnectionClosed) as closed:
            ala.receive()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1009


def test_who_is_online_shows(server: Live) -> None:
    table = server.table("human", "human")

    def online(client: Socket) -> list[bool]:
        return [seat["online"] for seat in client.state["table"]["seats"]]

    with table.socket(0) as ala:
        assert online(ala) == [True, False]
        ola = table.socket(1)
        ala.next_state()
        assert online(ala) == [True, True]
        ola.close()
        ala.next_state()
        assert online(ala) == [True, False]
        assert ala.state["seq"] == 0


def test_a_second_hello_begins_anew(server: Live) -> None:
    table = server.table("human", "open", game="toy")
    with table.socket(0) as client:
        client.ask("chat", seat=0, text="one")
        joined = table.post("join", None, name="Ola").json()
        client.hello([table.tokens[0], joined["seat"]["token"]], "pl")
        while len(client.state["seats"]) < 2:  # what was on its way when hello was said
            client.next_state()
        assert [seen["seat"] for seen in client.state["seats"]] == [0, 1]
        assert [line["text"] for line in client.chat] == ["one"]


def test_a_slow_client_loses_no_line_and_no_answer(server: Live) -> None:
    """It reads nothing while others play and chat, its own messages included; then everything is there."""
    table = server.table("human", "human", seed="slow")
    url = server.address.removeprefix("http://")
    host, port = url.split(":")
    raw = sockets.create_connection((host, int(port)))
    raw.setsockopt(sockets.SOL_SOCKET, sockets.SO_RCVBUF, 32768)
    slow = Socket.__new__(Socket)
    slow.connection = connect(f"ws://{url}/api/tables/{table.id}/socket", sock=raw, compression=None, max_size=None,
                              max_queue=1, legacy=True)  # fmt: skip
    slow.logs, slow.chat, slow.state, slow.heard = {}, [], {}, []
    slow.hello([table.tokens[0]])
    names = [fresh_id() for _ in range(20)]
    for name in names:
        slow.send({"type": "ping", "id": name})
    luck = random.Random(2)
    for n in range(250):
        if n % 10 == 0:
            table.play_on(1, luck)
        table.post("chat", 1, id=fresh_id(), seat=1, text=f"line {n} {'x' * 480}")
    last = table.state(0)
    answers: list[str] = []
    states = 0
    while slow.state["seq"] < last["seq"] or len(answers) < len(names):
        message = slow.receive()
        answers += [message["id"]] if message["type"] == "accepted" else []
        states += message["type"] == "state"
    assert answers == names
    assert [line["text"].split()[1] for line in slow.chat] == [str(n) for n in range(250)]
    assert slow.logs[0] == last["seats"][0]["log"]
    assert slow.state["seats"][0]["view"] == last["seats"][0]["view"]
    assert states < 200, "states were queued, not collapsed"
    slow.close()


def test_a_client_that_never_reads_is_not_listened_to_for_ever(server: Live) -> None:
    table = server.table("human", "human")
    host, port = server.address.removeprefix("http://").split(":")
    raw = sockets.create_connection((host, int(port)))
    raw.setsockopt(sockets.SOL_SOCKET, sockets.SO_RCVBUF, 4096)
    deaf = connect(
        f"ws://{host}:{port}/api/tables/{table.id}/socket", sock=raw, compression=None, max_queue=1, legacy=True
    )
    deaf.send(json.dumps({"type": "hello", "tokens": [table.tokens[0]]}))
    raw.settimeout(0.5)
    sent = 0
    with contextlib.suppress(TimeoutError, ConnectionClosed):
        while sent < 150_000:
            deaf.send(json.dumps({"type": "why", "id": fresh_id(), "seat": 0, "action": "x" * 190}))
            sent += 1
    assert sent < 150_000
    raw.close()
    assert table.play(0)["type"] == "accepted"


def test_beginning_anew_again_and_again_counts_like_opening_sockets(folder: Path) -> None:
    """Each hello is answered by all that ever happened at the table."""
    with Live(config(folder, limits=UNLIMITED._replace(sockets=Rate(3, 0.001)))) as server:
        table = server.table("human", "human")
        with table.socket(0) as ala:
            ala.hello([table.tokens[0]])
            ala.hello([table.tokens[0]])
            ala.send({"type": "hello", "tokens": [table.tokens[0]], "language": "en"})
            assert ala.receive()["code"] == "too-fast"
            assert ala.play(0)["type"] == "accepted"


def test_too_many_messages_are_refused_and_then_the_socket_is_closed(folder: Path) -> None:
    limits = UNLIMITED._replace(messages=Rate(5, 0.001))
    with Live(config(folder, limits=limits)) as server:
        client = server.table("human", "human").socket(0)
        answers = [client.ask("ping") for _ in range(6)]
        assert [a["type"] for a in answers] == ["accepted"] * 4 + ["refused"] * 2
        assert answers[-1]["code"] == "too-fast"
        with pytest.raises(ConnectionClosed):
            assert [client.ask("ping") for _ in range(200)]


def test_a_socket_that_says_too_much_is_heard_ever_later(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """One that stays just below being closed would otherwise be refused a thousand times a second."""
    waited: list[float] = []

    async def wait(seconds: float) -> None:
        waited.append(seconds)

    monkeypatch.setattr(security, "sleep", wait)
    limits = UNLIMITED._replace(messages=Rate(5, 0.001), refusals=Rate(3, 4))
    settings = config(folder, limits=limits, steady=lambda: 0.0)
    with Live(settings) as server, server.table("human", "human").socket(0) as client:
        assert [client.ask("ping")["type"] for _ in range(9)] == ["accepted"] * 4 + ["refused"] * 5
        assert waited == [0.25, 0.5]


def test_sockets_open_at_a_limited_rate_and_number(folder: Path) -> None:
    limits = UNLIMITED._replace(sockets=Rate(6, 0.001), sockets_at_once=2)
    with Live(config(folder, limits=limits)) as server:
        table = server.table("human", "human")
        first, second = table.socket(0), table.socket(1)
        assert _status(table) == 429
        second.close()
        deadline = time.monotonic() + 5
        while sum(seat["online"] for seat in table.info["seats"]) > 1 and time.monotonic() < deadline:
            time.sleep(0.01)
        third = table.socket(1)
        assert [_status(table) for _ in range(3)] == [429] * 3
        first.close()
        third.close()


@pytest.mark.parametrize("origin", ["http://evil.example", "null", "https://127.0.0.1.evil.example", "file://"])
def test_sockets_from_pages_of_other_sites_are_refused(server: Live, origin: str) -> None:
    table = server.table("human", "human")
    assert _status(table, origin) == 403
    assert _status(table, server.address) == 101


def test_a_socket_of_no_table_is_refused(server: Live, caplog: pytest.LogCaptureFixture) -> None:
    table = server.table("human", "human")
    table.id = "nowhere"
    assert [_status(table) for _ in range(5)] == [404] * 5
    assert caplog.records == []


def _status(table: Table, origin: str | None = None) -> int:
    url = f"{table.server.address.replace('http', 'ws', 1)}/api/tables/{table.id}/socket"
    settings: dict[str, Any] = {"origin": origin, "compression": None, "legacy": True}
    try:
        connect(url, **settings).close()
    except InvalidStatus as error:
        return error.response.status_code
    return 101


# Places


def knock(table: Table, tokens: list[str], crowd: contextlib.ExitStack) -> str:
    """What a new socket hears first: a state, or the key of a refusal."""
    socket = crowd.enter_context(table.socket(greet=False))
    socket.send({"type": "hello", "tokens": tokens})
    heard = socket.receive()
    return str(heard["type"] if heard["type"] == "state" else heard["message"]["key"])


def test_spectators_take_no_place_of_those_who_play(folder: Path) -> None:
    limits = UNLIMITED._replace(spectators=4, spectators_of_one=3, sockets_of_seat=2)
    with Live(config(folder, limits=limits)) as server, contextlib.ExitStack() as crowd:
        table, other = (server.table("human", "human", game="toy") for _ in range(2))
        assert [knock(table, [], crowd) for _ in range(4)] == ["state"] * 3 + ["server-spectators-many"]
        assert knock(other, [], crowd) == "state"
        mine = [table.tokens[0]]
        assert [knock(table, mine, crowd) for _ in range(3)] == ["state"] * 2 + ["server-seat-crowded"]
        assert knock(table, [table.tokens[1]], crowd) == "state"


def test_a_crowd_of_many_addresses_is_a_crowd(folder: Path) -> None:
    with Live(config(folder, limits=UNLIMITED._replace(spectators=2))) as server:
        table = server.table("human", "human", game="toy")
        with table.socket(), table.socket(), table.socket(greet=False) as third:
            third.send({"type": "hello"})
            assert third.receive()["message"]["key"] == "server-spectators-many"
            third.hello([table.tokens[0]])
            assert third.play(0)["type"] == "accepted"
