"""Connections: how many there may be, and how long each may be silent, slow or deaf.

A server has room for some thousands of them and cannot tell beforehand who will say something. So whoever has said
nothing for longest makes way when all places are taken; and once in a while all are looked over: a request must arrive
in good time, and what is written must be read. (Whoever ignores pings is dropped by the sockets themselves.)
"""

from __future__ import annotations

import asyncio
import errno
import logging
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterable
from typing import Any, Literal, NamedTuple, cast

from h11 import LocalProtocolError
from starlette.types import Scope
from uvicorn.protocols.http.h11_impl import H11Protocol, RequestResponseCycle
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import State

from .config import Limits, Patience
from .http.security import Limiter, household
from .logs import seldom
from .refusals import No

log = logging.getLogger("interrex.connections")

WAITING = 4  # messages of a socket, beside the one that is being done, before reading stops
RESERVE = 40  # file descriptors for the store, the log and the client's files
EXHAUSTED = (errno.EMFILE, errno.ENFILE, errno.ENOBUFS, errno.ENOMEM)
Phase = Literal["head", "body", "served"]
OUTLET = "interrex.outlet"  # an extension of the scope of sockets


class Held:
    """One connection, as it was when it was last looked at."""

    def __init__(self, transport: asyncio.Transport, who: str, now: float) -> None:
        self.transport = transport
        self.who = who
        self.at: tuple[Phase, object] = ("head", None)  # what it waits for, and in which request
        self.since = now
        self.unread = 0  # bytes written that it has not taken, and since when they do not grow fewer
        self.stuck = now

    def look(self, at: tuple[Phase, object], now: float) -> None:
        if at != self.at:
            self.at, self.since = at, now
        unread = self.transport.get_write_buffer_size()
        if unread < self.unread or not unread:
            self.stuck = now
        self.unread = unread

    def too_late(self, patience: Patience, now: float) -> bool:
        allowed = {"head": patience.head, "body": patience.body}.get(self.at[0])
        return (allowed is not None and now - self.since > allowed) or now - self.stuck > patience.unread


class Place(NamedTuple):
    """A connection, and how to find out what it waits for: that changes when it becomes a socket."""

    held: Held
    phase: Callable[[], tuple[Phase, object]]


class Connections:
    def __init__(self, limits: Limits, patience: Patience, exempt: Callable[[str], bool] = lambda who: False) -> None:
        self.most = min(limits.connections, file_limit() - RESERVE)
        self.most_of_one = limits.connections_of_one
        self.patience = patience
        self._connects = limits.connects
        self._limiter = Limiter(time.monotonic)
        self._exempt = exempt  # a proxy speaks for many
        self._places: dict[asyncio.Transport, Place] = {}
        self._of: Counter[str] = Counter()

    def __len__(self) -> int:
        return len(self._places)

    def admit(self, transport: asyncio.Transport, phase: Callable[[], tuple[Phase, object]], now: float) -> bool:
        """A place for a new connection; one that waits for a request that does not come makes way for it."""
        peer = transport.get_extra_info("peername")
        host = str(peer[0]) if peer else ""
        who = household(host)
        if not self._exempt(host) and self._too_many(who):
            seldom(log, "too many connections", who)
            return False
        if len(self._places) >= self.most:
            seldom(log, "all places are taken", "")
            self._make_way()
        if len(self._places) >= self.most:
            return False
        self._places[transport] = Place(Held(transport, who, now), phase)
        self._of[who] += 1
        return True

    def _too_many(self, who: str) -> bool:
        try:
            self._limiter.take("connects", who, self._connects)
        except No:
            return True
        return self._of[who] >= self.most_of_one

    def becomes_socket(self, transport: asyncio.Transport) -> None:
        if (place := self._places.get(transport)) is not None:
            self._places[transport] = place._replace(phase=lambda: ("served", None))

    def gone(self, transport: asyncio.Transport) -> None:
        if (place := self._places.pop(transport, None)) is not None:
            self._of[place.held.who] -= 1
            if not self._of[place.held.who]:
                del self._of[place.held.who]

    def _make_way(self) -> None:
        idle = [place.held for place in self._places.values() if place.phase()[0] == "head"]
        if idle:
            self._drop(min(idle, key=lambda held: held.since))

    def _drop(self, held: Held) -> None:
        self.gone(held.transport)
        held.transport.abort()  # closing would wait until everything is read

    async def watch(self) -> None:
        """Look all over, for ever."""
        loop, every = asyncio.get_running_loop(), min(1.0, min(self.patience) / 4)
        while True:
            await asyncio.sleep(every)
            self.look(loop.time())

    def look(self, now: float) -> None:
        for held, phase in list(self._places.values()):
            held.look(phase(), now)
            if held.too_late(self.patience, now):
                self._drop(held)


class Http(H11Protocol):
    """A connection that speaks HTTP. Where uvicorn would stumble over a hostile client, none of it is our fault."""

    def __init__(self, held: Connections, *args: Any, **named: Any) -> None:
        super().__init__(*args, **named)
        self.held = held

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override] # as uvicorn has it
        super().connection_made(transport)
        if not self.held.admit(transport, self._phase, self.loop.time()):
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self.held.gone(self.transport)
        super().connection_lost(exc)

    def _phase(self) -> tuple[Phase, object]:
        cycle: RequestResponseCycle | None = self.cycle
        if cycle is None or cycle.response_complete:
            return "head", cycle
        return ("body" if cycle.more_body else "served"), cycle

    def handle_websocket_upgrade(self, event: Any) -> None:
        self.held.becomes_socket(self.transport)
        super().handle_websocket_upgrade(event)

    def _should_upgrade(self) -> bool:
        """Only a GET without a body opens a socket."""
        body = any(name in (b"content-length", b"transfer-encoding") for name, _ in self.headers)
        return self.scope["method"] == "GET" and not body and super()._should_upgrade()

    def send_400_response(self, msg: str) -> None:
        """A request that turns out to be broken when it has been answered in part already cannot be answered again."""
        try:
            super().send_400_response(msg)
        except LocalProtocolError:
            self.transport.close()


class WebSocket(WebSocketsSansIOProtocol):
    """A connection that has become a socket, with a short way for what a table does all the time.

    Every move is one message in and a state out to everybody. uvicorn stops and starts reading around each message, and
    has the library go through its states for each text; neither is needed while a socket is simply open. So the
    application finds this object among the extensions of its scope, and writes to it without waiting.
    """

    def __init__(self, held: Connections, *args: Any, **named: Any) -> None:
        super().__init__(*args, **named)
        self.held = held
        self.spoke = False  # since it was last asked whether it is there, or would have been

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            cast(Any, self.scope)["extensions"][OUTLET] = {"outlet": self}

    def simply_open(self) -> bool:
        """Both sides may speak, nothing is on its way to be closed, and the client takes what it is sent."""
        return self.conn.state is State.OPEN and self.writable.is_set() and not (self.close_sent or self.disconnected)

    def write(self, texts: Iterable[bytes]) -> None:
        """Texts, one frame each, to a socket that is simply open."""
        self.transport.write(b"".join(map(framed, texts)))

    async def send(self, message: Any) -> None:
        """A text goes out as one frame; whatever else may have to be done is uvicorn's matter."""
        text = message.get("text") if message["type"] == "websocket.send" else None
        if text is not None and self.simply_open():
            self.write([text.encode()])
            return
        await self.writable.wait()
        if self.handshake_complete and self.close_sent:  # by uvicorn, when nobody answered its pings
            raise ClientDisconnected
        await super().send(message)

    def send_receive_event_to_app(self) -> None:
        """A message has come. Reading goes on until some wait to be looked at."""
        paused = self.read_paused
        self.read_paused = paused or self.queue.qsize() < WAITING  # uvicorn stops only what it has not stopped
        super().send_receive_event_to_app()
        if self.queue.qsize() <= WAITING:
            self.read_paused = paused

    def data_received(self, data: bytes) -> None:
        self.spoke = True
        super().data_received(data)

    def handle_pong(self, event: Any) -> None:
        """To say no more than that is to be asked again."""
        self.spoke = False
        super().handle_pong(event)

    def send_keepalive_ping(self) -> None:
        """Whoever has said something need not be asked whether they are there."""
        if self.spoke:
            self.spoke = False
            self.schedule_ping()
        else:
            super().send_keepalive_ping()

    def connection_lost(self, exc: Exception | None) -> None:
        self.held.gone(self.transport)
        super().connection_lost(exc)


def outlet_of(scope: Scope) -> WebSocket | None:
    """The connection under a socket of the application, where the server is ours."""
    found: WebSocket | None = scope.get("extensions", {}).get(OUTLET, {}).get("outlet")
    return found


def framed(data: bytes) -> bytes:
    """A text as one frame of a server: whole, not masked, not compressed (RFC 6455, 5.2)."""
    n = len(data)
    if n < 126:
        return b"\x81%c%b" % (n, data)
    return b"\x81\x7e%b%b" % (n.to_bytes(2), data) if n < 1 << 16 else b"\x81\x7f%b%b" % (n.to_bytes(8), data)


# The system's own limits


def file_limit() -> int:
    """How many files and connections this process may have open: as many as the system lets it ask for."""
    if sys.platform == "win32":
        return 4096
    import resource  # here, because Windows has none

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = min(hard, 65_536) if hard != resource.RLIM_INFINITY else 65_536
    if soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    return max(soft, wanted)


def quietly(loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
    """What goes wrong in the event loop, in the log; but that no connection can be taken now, once a minute."""
    error = context.get("exception")
    if isinstance(error, OSError) and error.errno in EXHAUSTED:
        seldom(log, f"cannot take connections: {error.strerror}", "")
    else:
        loop.default_exception_handler(context)
