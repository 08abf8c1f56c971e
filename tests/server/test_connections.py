"""Silent, slow and deaf connections: each has its time, there is room for others, and the log stays short."""

from __future__ import annotations

import asyncio
import errno
import logging
import socket
import time
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import httpx
import pytest

from interrex.server.config import UNLIMITED, Patience, Rate
from interrex.server.connections import quietly

from .helpers import WAIT, Live, Server, config
from .process import Process

SHORT = Patience(head=0.3, body=0.3, unread=0.6, ping=20.0)


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Live]:
    with Live(config(tmp_path_factory.mktemp("hasty"), patience=SHORT)) as live:
        yield live


def dial(server: Server, said: bytes = b"") -> socket.socket:
    host, port = server.address.removeprefix("http://").split(":")
    there = socket.create_connection((host, int(port)), timeout=WAIT)
    there.sendall(said)
    return there


def hung_up(there: socket.socket) -> bool:
    """Whether the other side ends the connection, before we lose patience."""
    try:
        while there.recv(65_536):
            pass
    except ConnectionError:
        return True
    except TimeoutError:
        return False
    return True


def flood(there: socket.socket, said: bytes, pause: float = 0.0) -> str:
    """Say it again and again, reading nothing: what comes of it."""
    there.settimeout(0.5)
    end = time.monotonic() + WAIT
    try:
        while time.monotonic() < end:
            there.sendall(said)
            time.sleep(pause)
    except ConnectionError:
        return "hung up"
    except TimeoutError:
        return "not listened to"
    return "taken"


@pytest.mark.parametrize(
    "said",
    [
        b"",
        b"GET /api/lobby HT",
        b"GET /api/lobby HTTP/1.1\r\nHost: 127.0.0.1\r\n",
        b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 50\r\n\r\n{",
        b"GET /api/lobby HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\nGET",
    ],
    ids=["nothing", "half a line", "half a head", "half a body", "half a second request"],
)
def test_a_request_must_arrive_in_good_time(hasty: Live, said: bytes) -> None:
    with dial(hasty, said) as there:
        assert hung_up(there)


def test_a_request_that_trickles_in_is_not_waited_for(hasty: Live) -> None:
    with dial(hasty, b"GET /api/lobby HTTP/1.1\r\nHost: 127.0.0.1\r\nX: ") as there:
        assert flood(there, b"x", 0.02) == "hung up"


def test_whoever_never_reads_is_dropped(hasty: Live) -> None:
    table = hasty.table("human", "human", game="toy")
    path = f"/api/tables/{table.id}/state".encode()
    with dial(hasty) as deaf:
        deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        assert flood(deaf, b"GET " + path + b" HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n") != "taken"
        wait_until(lambda: len(hasty.connections) <= 1)


def test_a_socket_that_never_reads_is_dropped(hasty: Live) -> None:
    table = hasty.table("human", "human", game="toy")
    key = b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n"
    head = f"GET /api/tables/{table.id}/socket HTTP/1.1\r\nHost: 127.0.0.1\r\n".encode()
    hello = b'{"type":"hello"}'
    with dial(hasty, head + b"Connection: Upgrade\r\nUpgrade: websocket\r\n" + key + b"\r\n") as deaf:
        deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        frame = b"\x81" + bytes([0x80 | len(hello)]) + b"\0\0\0\0" + hello
        assert flood(deaf, frame) != "taken"  # every hello is answered by a whole state
        wait_until(lambda: len(hasty.connections) <= 1)


def wait_until(so: object) -> None:
    assert callable(so)
    end = time.monotonic() + WAIT
    while not so():
        assert time.monotonic() < end
        time.sleep(0.02)


def test_silent_connections_leave_room_for_others(folder: Path) -> None:
    with Live(config(folder, limits=UNLIMITED._replace(connections=20))) as server, ExitStack() as silent:
        for _ in range(60):
            silent.enter_context(dial(server))
        assert server.get("/lobby").status_code == 200


def test_one_address_has_so_many_connections(folder: Path) -> None:
    with Live(config(folder, limits=UNLIMITED._replace(connections_of_one=5))) as server, ExitStack() as silent:
        for _ in range(5):
            silent.enter_context(dial(server))
        with dial(server) as sixth:
            assert hung_up(sixth)
        silent.close()
        wait_until(lambda: len(server.connections) == 0)
        assert server.get("/lobby").status_code == 200


def test_one_address_makes_connections_at_a_limited_rate(folder: Path) -> None:
    with Live(config(folder, limits=UNLIMITED._replace(connects=Rate(5, 0.001)))) as server:
        for n in range(8):
            with dial(server, b"GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n") as there:
                try:
                    answered = bool(there.recv(10))
                except ConnectionError:
                    answered = False
                assert answered == (n < 5)


def test_a_server_with_few_file_descriptors_stays_reachable_and_quiet(folder: Path) -> None:
    with Process(folder / "tables.db", files=90) as process, ExitStack() as silent:
        server = Server(process.address)
        for _ in range(120):
            silent.enter_context(dial(server))
        with httpx.Client(base_url=process.address, timeout=WAIT) as http:
            assert http.get("/api/lobby").status_code == 200
            made = http.post("/api/tables", json={"game": "kingsburg", "seats": [{"kind": "human"}] * 2})
            assert made.status_code == 201
        assert len(process.complaints().splitlines()) <= 2
        server.http.close()


def test_running_out_of_file_descriptors_is_said_once(caplog: pytest.LogCaptureFixture) -> None:
    loop = asyncio.new_event_loop()
    with caplog.at_level(logging.WARNING):
        for _ in range(500):
            quietly(loop, {"message": "socket.accept() out of system resource",
                           "exception": OSError(errno.EMFILE, "Too many open files")})  # fmt: skip
        quietly(loop, {"message": "something else", "exception": ValueError("x")})
    loop.close()
    assert len([record for record in caplog.records if record.name == "interrex.connections"]) == 1
    assert len(caplog.records) == 2
