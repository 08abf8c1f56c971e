"""Sockets: one task that receives, and a short queue of what is to be sent.

States are not queued. The queue only has a place for the next one, which is put together when it can be sent: a slow
client gets the newest situation with every log and chat line it has missed. Answers to its own messages are never
dropped; a client that does not fetch them is not listened to. What waits when a turn of the event loop is over goes
out in one piece; for a client that does not take it at once there is a task that waits until it does.
"""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from typing import Any, cast

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketDisconnected

from interrex.engine import wire

from .config import MESSAGE_LIMIT
from .connections import outlet_of
from .http.requests import Server, decode, refuse, server_of
from .http.security import Limiter, address, check_host, check_origin
from .logs import seldom
from .protocol.table import Accepted, Chat, ClientMessage, Hello, Look, Ping, Play, Why
from .protocol.values import ClientId
from .refusals import No, no
from .store.errors import StoreError
from .tables import absence
from .tables.acting import Act, act
from .tables.memory import Live
from .tables.views import NOTHING, Viewer
from .words import DEFAULT, preferred

log = logging.getLogger("interrex.sockets")

ANSWERS = 32  # that may wait to be fetched
PATIENCE = 100  # messages over the limit, in a row, before the socket is closed
POLICY, SILENT = 1008, 4408  # close codes
LEFT = (1000, 1001)  # by which a client says that it goes; without one it may have been gone for a while


class _Named(msgspec.Struct):
    """Just the id of a message that cannot be read otherwise, so that the answer finds its question."""

    id: ClientId | None = None


async def table_socket(websocket: WebSocket) -> None:
    """/api/tables/{id}/socket"""
    server = server_of(websocket.app)
    who = address(websocket.scope)
    try:
        check_host(websocket.headers, server.config.hosts)
        check_origin(websocket.headers)
        server.limiter.take("sockets", who, server.config.limits.sockets)
        async with server.hold(websocket.path_params["id"], who) as live:
            there = server.sockets.get(who, 0)
            if there >= server.config.limits.sockets_at_once:
                raise no("too-fast", "server-too-fast", seconds=10)
            server.sockets[who] = there + 1
            try:
                await Socket(server, live, websocket, who).run()
            finally:
                server.sockets[who] -= 1
                if not server.sockets[who]:
                    del server.sockets[who]
    except StoreError as error:
        seldom(log, f"the store failed: {error}", "")
        await _deny(websocket, no("conflict", "server-store-failed"))
    except No as refusal:
        if refusal.code != "not-found":
            seldom(log, f"refused: {refusal.message.key}", who)
        await _deny(websocket, refusal)


async def _deny(websocket: WebSocket, refusal: No) -> None:
    if "websocket.http.response" in websocket.scope.get("extensions", {}):
        await websocket.send_denial_response(refuse(refusal, preferred(websocket.headers.get("accept-language", ""))))
    else:
        await websocket.close(POLICY)


class Socket:
    def __init__(self, server: Server, live: Live, websocket: WebSocket, who: str) -> None:
        self.server = server
        self.live = live
        self.table = live.table
        self.websocket = websocket
        self.who = who
        self.language = DEFAULT
        self.looking = True  # its person has the table before their eyes, as far as they have said
        self._held: dict[int, bytes] = {}  # seats, and the hash of the token that opened each
        self._seats: tuple[int, list[int]] = (-1, [])  # those of them that it may play, and as of which change of seats
        self._greeted = False
        self._queue: deque[bytes | None] = deque()  # what is to be sent: answers, and None for the next state
        self._outlet = outlet_of(websocket.scope)
        self._called = False  # to send what waits when this turn of the event loop is over
        self._slow = asyncio.Event()  # what waits is sent by ``_speak``, piece by piece
        self._room = asyncio.Event()  # for another answer
        self._room.set()
        self._gone = False
        self._farewell = False  # the client has closed it, and was there until then
        self._viewers: list[Viewer] = []  # of the last state
        self._looking: list[int] | None = None  # the seats they were made of
        self._since = NOTHING  # its event
        self._chat_from = 0
        self._own = Limiter(server.config.steady)
        self._too_fast = 0

    def seats(self) -> list[int]:
        """The seats it may play: those whose link has not been reset since."""
        seated, seats = self._seats
        if seated != self.table.seated:
            seats = [seat for seat, token in self._held.items() if self.table.seats[seat].token == token]
            self._seats = (self.table.seated, seats)
        return seats

    def wake(self) -> None:
        """The table has changed."""
        if self._greeted and None not in self._queue:
            self._send_soon(None)

    async def run(self) -> None:
        await self.websocket.accept()
        listening, speaking = asyncio.create_task(self._listen()), asyncio.create_task(self._speak())
        try:
            await asyncio.wait({listening, speaking}, return_when=asyncio.FIRST_COMPLETED)
            if speaking.done() and speaking.exception() is None:  # the client is gone: what it has said is still done
                self._gone = True
                self._room.set()
                await listening
        finally:
            before, looked = self.table.here(), self.table.looking_here()
            self.table.heard(self.seats())
            self.table.sockets.discard(self)
            for task in (listening, speaking):
                task.cancel()
            await asyncio.gather(listening, speaking, return_exceptions=True)
            if self.table.here() != before:
                self.table.came_or_went()
            elif self.table.looking_here() != looked:
                self.table.looked_up_or_away()
        if self._farewell and self.looking:
            await self._seen()
        for task in (listening, speaking):
            if not task.cancelled():
                task.result()  # a mistake of ours is not to be hidden

    # Out

    def _send_soon(self, text: bytes | None) -> None:
        if self._gone:
            return
        self._queue.append(text)
        if not self._called and not self._slow.is_set():
            self._called = True
            self.server.outbox.add(self._send_at_once)

    def _send_at_once(self) -> None:
        """All that waits in one piece, where the client takes it."""
        self._called = False
        if self._outlet is None or not self._outlet.simply_open():
            self._slow.set()
            return
        try:
            texts = [self._state() if text is None else text for text in self._queue]
        except BaseException:
            self._slow.set()  # it will fail there as well, and end the socket
            raise
        self._queue.clear()
        self._room.set()
        self._outlet.write(texts)

    async def _speak(self) -> None:
        try:
            while True:
                await self._slow.wait()
                while self._queue:
                    text = self._queue.popleft()
                    if len(self._queue) < ANSWERS:
                        self._room.set()
                    data = self._state() if text is None else text
                    await self.websocket.send({"type": "websocket.send", "text": data.decode()})
                self._slow.clear()
        except (WebSocketDisconnect, WebSocketDisconnected):
            return

    def _state(self) -> bytes:
        seats = self.seats()
        if seats is not self._looking:  # whoever else it looks for now has seen nothing yet
            viewers: list[Viewer] = [*sorted(seats)] or [None]
            if viewers != self._viewers:
                self._viewers, self._since = viewers, NOTHING
            self._looking = seats
        situation = self.table.situation
        data = self.live.views.state(self._viewers, self._since, self._chat_from, self.server.config.clock())
        self._since, self._chat_from = situation.seq, len(situation.chat)
        return data

    def _answer(self, answer: Any) -> None:
        self._send_soon(wire.sent(answer))
        if len(self._queue) >= ANSWERS and not self._gone:
            self._room.clear()

    # In

    async def _listen(self) -> None:
        try:
            async with asyncio.timeout(self.server.config.hello_within):
                while not self._greeted:
                    if not await self._receive():
                        return
        except TimeoutError:
            await self._close(SILENT)
            return
        while await self._receive():
            if self._too_fast > PATIENCE:
                await self._close(POLICY)
                return

    async def _close(self, code: int) -> None:
        try:
            await self.websocket.close(code)
        except (WebSocketDisconnect, WebSocketDisconnected):
            return

    async def _receive(self) -> bool:
        """One message; False when there will be no more."""
        await self._room.wait()
        received = await self.websocket.receive()
        if received["type"] == "websocket.disconnect":
            self._farewell = received.get("code") in LEFT
            return False
        text = received.get("text")
        try:
            if text is None:
                raise no("bad", "server-bad-message", detail="binary")
            if len(text) > MESSAGE_LIMIT or len(text.encode(errors="replace")) > MESSAGE_LIMIT:
                raise no("too-large", "server-too-large", limit=MESSAGE_LIMIT)
            self._own.take("messages", "", self.server.config.limits.messages)
            self._too_fast = 0
            await self._carry_out(decode(text, cast(type[ClientMessage], ClientMessage)))
        except StoreError:
            await self._refuse(no("conflict", "server-store-failed"), text)
        except No as refusal:
            await self._refuse(refusal, text)
        return True

    async def _refuse(self, refusal: No, text: str | None) -> None:
        self.server.metrics.refusals.add(refusal.code)
        if refusal.code == "too-fast":
            self._too_fast += 1
            await self.server.limiter.wait("refusals", self.who, self.server.config.limits.refusals)
        self._answer(await refusal.said(self.language, self.table.names(self.language), _id_of(text)))
        if refusal.code == "stale":
            self._since = NOTHING
            self.wake()

    async def _carry_out(self, message: ClientMessage) -> None:
        if isinstance(message, Hello):
            if self._greeted:  # everything anew, as if it had opened another socket
                self.server.limiter.take("sockets", self.who, self.server.config.limits.sockets)
                await self.server.tables.up_to_date(self.table)
            self._hello(message)
            for seat in self.seats():
                await absence.welcome(self.table, seat)
            return
        if not self._greeted:
            raise no("bad", "server-hello-first")
        table, name = self.table, message.id
        if isinstance(message, Ping):
            self._answer(Accepted(name, table.situation.seq))
            return
        if isinstance(message, Look):
            await self._look(message.on)
            self._answer(Accepted(name, table.situation.seq))
            return
        self._count(message)
        match message:
            case Play():
                seq = await table.play(message.seat, message.action, message.asked, name)
            case Chat():
                seq = await table.chat(message.seat, message.text, name)
            case Why():
                raise table.why(message.seat, message.action, message.refs)
            case _:
                seq = await act(table, message.seat, message)
        self._answer(Accepted(name, seq))

    async def _look(self, on: bool) -> None:
        if on != self.looking:
            self.looking = on
            self.table.looked_up_or_away()
            if not on:
                await self._seen()

    async def _seen(self) -> None:
        """What was asked until now has been looked at."""
        try:
            await self.table.seen(self.seats())
        except StoreError as error:  # they are told once more than they need
            seldom(log, f"the store failed: {error}", "")

    def _hello(self, hello: Hello) -> None:
        """Who is there; said again, everything begins anew. A token that opens nothing is answered by a refusal."""
        table, before = self.table, self.table.here()
        self.language = hello.language
        self._greeted = False
        table.sockets.discard(self)
        self._held.clear()
        for token in hello.tokens:
            try:
                seat = table.seat_of(token)
            except No as refusal:
                self._answer(refusal.wire(self.language))
                continue
            self._held[seat] = cast(bytes, table.seats[seat].token)
        self._seats = (-1, [])
        self._check_room()
        self._greeted = True
        self._since, self._chat_from = NOTHING, 0
        table.sockets.add(self)
        if table.here() != before:
            table.came_or_went()
        else:
            self.wake()

    def _check_room(self) -> None:
        """Spectators have places of their own: however many watch, those who play get in."""
        limits, others = self.server.config.limits, self.table.sockets
        if self._held:
            if any(sum(seat in other.seats() for other in others) >= limits.sockets_of_seat for seat in self._held):
                raise no("conflict", "server-seat-crowded")
            return
        watching = [other for other in others if not other.seats()]
        of_one = sum(other.who == self.who for other in watching)
        if len(watching) >= limits.spectators or of_one >= limits.spectators_of_one:
            raise no("conflict", "server-spectators-many")

    def _count(self, message: Play | Chat | Why | Act) -> None:
        """The seat must be this socket's, and within its limits."""
        seat, limits = message.seat, self.server.config.limits
        if seat is not None and seat not in self.seats():
            raise no("not-yours", "server-not-your-seat")
        what, rate = ("chat", limits.chat) if isinstance(message, Chat) else ("moves", limits.moves)
        self.server.limiter.take(what, f"{self.table.id} {self.who if seat is None else seat}", rate)


def _id_of(text: str | None) -> str | None:
    if text is None or len(text) > MESSAGE_LIMIT:
        return None
    try:
        return msgspec.json.decode(text, type=_Named).id
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return None
