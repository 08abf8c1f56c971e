"""The short way of an open socket: one frame a text, and no more messages read than are looked at soon."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
import uvicorn
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode

from interrex.server.config import Limits, Patience
from interrex.server.connections import WAITING, Connections, WebSocket, framed, outlet_of

UPGRADE = (
    b"GET / HTTP/1.1\r\nHost: here\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)


@pytest.mark.parametrize("size", [0, 1, 125, 126, 65_535, 65_536, 200_000])
def test_a_text_is_framed_as_the_library_does_it(size: int) -> None:
    data = b"x" * size
    assert framed(data) == Frame(Opcode.TEXT, data).serialize(mask=False)


class Wire(asyncio.Transport):
    """The server's end of a connection: what was written, and whether it reads."""

    def __init__(self) -> None:
        super().__init__()
        self.written: list[bytes] = []
        self.reading = True
        self.closed = False

    def write(self, data: Any) -> None:
        self.written.append(bytes(data))

    def pause_reading(self) -> None:
        self.reading = False

    def resume_reading(self) -> None:
        self.reading = True

    def is_closing(self) -> bool:
        return self.closed

    def close(self) -> None:
        self.closed = True


async def opened(heard: list[str], go_on: asyncio.Event) -> tuple[WebSocket, Wire]:
    """A socket whose application answers every text with its double, once it may go on."""

    async def app(scope: Any, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        await go_on.wait()
        while (message := await receive())["type"] == "websocket.receive":
            heard.append(message["text"])
            await send({"type": "websocket.send", "text": 2 * message["text"]})

    config = uvicorn.Config(app, ws="websockets-sansio", lifespan="off", log_config=None, ws_per_message_deflate=False)
    config.load()
    wire = Wire()
    socket = WebSocket(Connections(Limits(), Patience()), config=config, server_state=ServerState(), app_state={})
    socket.connection_made(wire)
    socket.data_received(UPGRADE)
    await asyncio.sleep(0.01)
    assert wire.written.pop().startswith(b"HTTP/1.1 101")
    return socket, wire


def said(text: str) -> bytes:
    return Frame(Opcode.TEXT, text.encode()).serialize(mask=True)


def test_texts_go_out_one_frame_each_until_the_socket_closes() -> None:
    async def scene() -> None:
        heard, go_on = list[str](), asyncio.Event()
        socket, wire = await opened(heard, go_on)
        go_on.set()
        socket.data_received(said("ż") + said("b"))
        await asyncio.sleep(0.01)
        assert wire.written == [framed("żż".encode()), framed(b"bb")]
        socket.data_received(Frame(Opcode.CLOSE, b"\x03\xe8").serialize(mask=True))
        await asyncio.sleep(0.01)
        assert wire.closed
        socket.connection_lost(None)
        with pytest.raises(ClientDisconnected):
            await socket.send({"type": "websocket.send", "text": "too late"})
        assert framed(b"too late") not in wire.written

    asyncio.run(scene())


def test_reading_stops_while_messages_wait_and_goes_on_when_they_are_done() -> None:
    async def scene() -> None:
        heard, go_on = list[str](), asyncio.Event()
        socket, wire = await opened(heard, go_on)
        for n in range(WAITING):
            socket.data_received(said(str(n)))
            assert wire.reading
        socket.data_received(said("one too many"))
        assert not wire.reading
        go_on.set()
        await asyncio.sleep(0.01)
        assert heard == [*map(str, range(WAITING)), "one too many"]
        assert wire.reading
        socket.connection_lost(None)

    asyncio.run(scene())


def test_a_socket_that_was_given_up_takes_nothing_any_more() -> None:
    """Whoever answers no pings and reads nothing is closed while words for them still wait: no fault of ours."""

    async def scene() -> None:
        socket, wire = await opened([], asyncio.Event())
        socket.keepalive_timeout()
        assert wire.closed
        for message in ({"type": "websocket.send", "text": "too late"}, {"type": "websocket.close"}):
            with pytest.raises(ClientDisconnected):
                await socket.send(message)
        socket.connection_lost(None)

    asyncio.run(scene())


def test_what_waits_is_written_as_one_piece() -> None:
    async def scene() -> None:
        socket, wire = await opened([], asyncio.Event())
        assert outlet_of(dict(socket.scope)) is socket
        assert socket.simply_open()
        socket.write([b"state", b"answer"])
        assert wire.written == [framed(b"state") + framed(b"answer")]
        socket.pause_writing()
        assert not socket.simply_open()
        socket.connection_lost(None)

    asyncio.run(scene())


def test_whoever_speaks_is_not_asked_whether_they_are_there_and_whoever_falls_silent_is() -> None:
    async def scene() -> None:
        socket, wire = await opened([], asyncio.Event())

        def asked() -> bytes | None:
            """What the client is asked when it is time for that."""
            socket.stop_keepalive()
            wire.written.clear()
            socket.send_keepalive_ping()
            return wire.written[0] if wire.written else None

        socket.data_received(said("here"))
        assert asked() is None
        assert socket.ping_timer is not None, "but later"
        ping = asked()
        assert ping is not None
        socket.data_received(Frame(Opcode.PONG, ping[2:]).serialize(mask=True))
        assert asked() is not None, "an answer is not enough for the next time"
        socket.connection_lost(None)

    asyncio.run(scene())
