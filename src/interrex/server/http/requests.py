"""HTTP around the handlers: reading requests within limits, checking who asks, and answers as JSON."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from typing import Any, NamedTuple, TypeVar

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from interrex.engine import wire
from interrex.engine.errors import InterrexError
from interrex.engine.words import LANGUAGES

from ..advice import Adviser
from ..config import BODY_LIMIT, Config, Rate
from ..logs import seldom
from ..metrics import Metrics
from ..notices.routes import Routes
from ..outbox import Outbox
from ..players.keyring import Keyring, Me
from ..players.origin import Origin, named, origin_of
from ..players.standing import Standing
from ..refusals import Code, No, no, of_error
from ..reviews import Reviews
from ..scribe import Scribe
from ..tables.campaigns import Campaigns
from ..tables.memory import Live, Tables
from ..words import learn, preferred
from . import files
from .files import File
from .security import COOKIE, HEADERS, STAY, Limiter, Lobby, address, bearer, check_host, check_origin, with_headers

T = TypeVar("T")
log = logging.getLogger("interrex.http")

SAFE = ("GET", "HEAD", "OPTIONS")
JSON = "application/json"
PLAIN = "text/plain; charset=utf-8"
SVG = "image/svg+xml"
PAGE = 50  # tables or campaigns on a page, at most
TABLE = "/api/tables/{id}"
CAMPAIGN = "/api/campaigns/{id}"

# what may be refused of a request that is for those inside, that looks for something, that sends something, that plays
GATE: tuple[Code, ...] = ("password",)
FIND: tuple[Code, ...] = ("not-found", "conflict", "not-yours")
SENT: tuple[Code, ...] = (*FIND, "bad", "too-large")
ACT: tuple[Code, ...] = (*SENT, "stale", "illegal")
NOTED: tuple[Code, ...] = ("too-fast", "password")  # refusals that whoever looks after the server should know of


class Server(NamedTuple):
    """Everything a request may need."""

    config: Config
    tables: Tables
    limiter: Limiter
    lobby: Lobby
    sockets: dict[str, int]  # how many each address has open
    campaigns: Campaigns
    scribe: Scribe
    reader: Scribe  # another one, for rulebooks: whoever looks something up waits for no notation
    metrics: Metrics
    outbox: Outbox
    keyring: Keyring
    adviser: Adviser
    reviews: Reviews
    standing: Standing
    routes: Routes

    @asynccontextmanager
    async def hold(self, table: str, who: str) -> AsyncIterator[Live]:
        """The table, kept in memory while it is held; fetching one that is not there counts against whoever asks."""
        if not self.tables.at_hand(table):
            self.limiter.take("loads", who, self.config.limits.loads)
        async with self.tables.hold(table) as live:
            yield live


def server_of(app: Starlette) -> Server:
    found: Server = app.state.server
    return found


class Endpoint(NamedTuple):
    """One thing the API does. Routes and the OpenAPI file are made of these."""

    method: str
    path: str
    handler: Callable[..., Awaitable[Any]]
    takes: Any = None  # the type of the body
    gives: Any = None  # the type of the answer
    media: str = JSON
    status: int = 200
    token: str = (
        ""  # whose it wants: "seat", "house", "owner", "device", "key"; "maybe": a seat's, or a spectator's none
    )
    refuses: tuple[Code, ...] = ()
    query: tuple[str, ...] = ()
    limit: int = BODY_LIMIT
    before: Callable[[Call], Awaitable[None]] | None = None  # asked before a long body is read; No if nobody wants it


def _counted(text: str) -> int:
    """A number from nothing on; there is nothing under any other."""
    if not (text.isascii() and text.isdecimal() and len(text) < 8):
        raise no("not-found", "server-not-found")
    return int(text)


class Call:
    """One request, as handlers see it."""

    def __init__(self, server: Server, request: Request) -> None:
        self.server = server
        self.request = request
        self.tables = server.tables
        self.address = address(request.scope)
        self.token = bearer(request.headers)
        self.cookie: str | None = None  # to be set: see ``admit``
        self.live: Live | None = None  # the table it is about: names for the words of a refusal

    @property
    def language(self) -> str:
        asked = self.request.query_params.get("lang", "")
        return asked if asked in LANGUAGES else preferred(self.request.headers.get("accept-language", ""))

    def part(self, name: str) -> str:
        """A part of the path."""
        return str(self.request.path_params[name])

    def edition(self) -> str:
        """The language of rules or words that the path names."""
        language = self.part("language")[:60]
        if language not in LANGUAGES:
            raise no("not-found", "engine-unknown-language", asked=language, known=", ".join(LANGUAGES))
        return language

    def place(self, name: str) -> int:
        """A part of the path that counts from nothing."""
        return _counted(self.part(name))

    def seat_named(self) -> int | None:
        """The seat that the query names, if it names one."""
        named = self.request.query_params.get("seat")
        return None if named is None else _counted(named)

    def number(self, name: str, default: int, most: int) -> int:
        """A number of the query."""
        text = self.request.query_params.get(name, str(default))
        if not (text.isascii() and text.isdecimal() and len(text) < 10 and 1 <= int(text) <= most):
            raise no("bad", "server-bad-number", name=name, most=most)
        return int(text)

    def after(self) -> str | None:
        """The last entry of the page before, where one is named."""
        return self.request.query_params.get("after")

    def text(self, name: str, most: int) -> str:
        """A text of the query, as much of it as is read."""
        return self.request.query_params.get(name, "")[:most]

    def hold(self) -> AbstractAsyncContextManager[Live]:
        """The table that the path names."""
        return self.server.hold(self.part("id"), self.address)

    def take(self, what: str, rate: Rate) -> None:
        """Count one of these against the address."""
        self.server.limiter.take(what, self.address, rate)

    async def take_everywhere(self, what: str, rate: Rate, who: str | None = None) -> None:
        """Likewise, at all servers together: what must not be tried often."""
        who = self.address if who is None else who
        self.server.limiter.take(what, who, rate)
        await self.tables.company.take(what, who, rate)

    async def count_table(self) -> None:
        """Count a table that is made, or something as large."""
        await self.take_everywhere("tables", self.server.config.limits.tables)

    async def player(self) -> Me:
        """Whoever asks by their device's token, within their limits; wrong tokens count against the address."""
        if self.token is None:
            raise no("not-yours", "server-token-wanted")
        try:
            me = await self.server.keyring.whoever(self.token)
        except No:
            await self.stranger()
            raise
        self.server.limiter.take("me", me.player.id, self.server.config.limits.me)
        return me

    async def stranger(self) -> None:
        """Count one that nobody knows, or who comes by a link alone."""
        await self.take_everywhere("strangers", self.server.config.limits.strangers)

    def seat(self, live: Live, asked: int | None = None) -> int:
        """The seat whose token came along; ``asked`` is the seat the body names."""
        if self.token is None:
            raise no("not-yours", "server-token-wanted")
        seat = live.table.seat_of(self.token)
        if asked is not None and asked != seat:
            raise no("not-yours", "server-not-your-seat")
        return seat

    def viewer(self, live: Live) -> int | None:
        """The seat whose token came along, or a spectator."""
        return None if self.token is None else live.table.seat_of(self.token)

    def count(self, live: Live, seat: int | None, what: str = "moves") -> None:
        """Against the limits of a seat, or of a spectator's address."""
        rate = self.server.config.limits.chat if what == "chat" else self.server.config.limits.moves
        self.server.limiter.take(what, f"{live.table.id} {self.address if seat is None else seat}", rate)

    def acting(self, live: Live, asked: int | None = None) -> int:
        """The seat whose token came along, within its limits; refusals from here on may name the players."""
        seat = self.seat(live, asked)
        self.live = live
        self.count(live, seat)
        return seat

    def origin(self) -> Origin:
        """The page it comes from, by a name that this server answers to."""
        url = self.request.url
        return origin_of(url.scheme, url.netloc, url.hostname)

    def passkeys(self) -> bool:
        """Whether there are any here: not at every name."""
        return self.server.config.passkeys and named(self.request.url.hostname or "")

    def check_lobby(self) -> None:
        if not self.inside():
            raise no("password", "server-password")

    def inside(self) -> bool:
        token = self.request.cookies.get(COOKIE, "")
        return self.server.lobby.admitted(token, self.server.config.clock())


def respond(endpoint: Endpoint) -> Callable[[Request], Awaitable[Response]]:
    """The endpoint as Starlette wants it."""

    async def answer(request: Request) -> Response:
        call = Call(server_of(request.app), request)
        message: Any = None
        try:
            if endpoint.takes is None:
                value = await endpoint.handler(call)
            else:
                message = await taken(call, endpoint)
                value = await endpoint.handler(call, message)
        except (No, InterrexError) as error:
            refusal = error if isinstance(error, No) else of_error(error, "bad")
            call.server.metrics.refusals.add(refusal.code)
            if refusal.code in NOTED:
                seldom(log, f"refused: {refusal.message.key}", call.address)
                await call.server.limiter.wait("refusals", call.address, call.server.config.limits.refusals)
            names = call.live.table.names(call.language) if call.live is not None else ()
            await learn(call.language, refusal.game, refusal.packs)
            return refuse(refusal, call.language, names, name=getattr(message, "id", None))
        if isinstance(value, File):
            return files.answer(request, value)
        content = value if isinstance(value, (str, bytes)) else wire.encode(value)
        response = Response(content, endpoint.status, {"Cache-Control": "no-store"}, endpoint.media)
        if call.cookie is not None:
            secure = request.url.scheme == "https"
            response.set_cookie(
                COOKIE, call.cookie, max_age=STAY, path="/api", httponly=True, samesite="strict", secure=secure
            )
        return response

    return answer


async def taken(call: Call, endpoint: Endpoint) -> Any:
    """What the body says. A long one is read for those alone who may send it, and apart from those who play."""
    if endpoint.before is not None:
        await endpoint.before(call)
    data = await body(call.request, endpoint.limit)
    if len(data) > BODY_LIMIT:
        return await asyncio.to_thread(decode, data, endpoint.takes)
    return decode(data, endpoint.takes)


async def body(request: Request, limit: int) -> bytes:
    """The body, if it is not too large; a larger one is not even read."""
    length = request.headers.get("content-length", "0")
    if length.isdecimal() and (len(length) > 9 or int(length) > limit):
        raise no("too-large", "server-too-large", limit=limit)
    read = bytearray()
    try:
        async for chunk in request.stream():
            read += chunk
            if len(read) > limit:
                raise no("too-large", "server-too-large", limit=limit)
    except ClientDisconnect:
        raise no("bad", "server-bad-message", detail="the connection was lost") from None
    return bytes(read)


def decode(data: bytes | str, kind: type[T]) -> T:
    """A message of this type, or No that says what is wrong with it."""
    try:
        return wire.decode(data, kind)
    except (wire.WireError, UnicodeError, RecursionError) as error:
        raise no("bad", "server-bad-message", detail=str(error)[:200]) from None


def refuse(
    refusal: No, language: str, names: tuple[str, ...] = (), *, name: str | None = None, status: int | None = None
) -> Response:
    """A refusal as an answer; ``name`` is the id of the message that is refused."""
    headers = {"Cache-Control": "no-store"}
    if refusal.code == "too-fast":
        headers["Retry-After"] = str(refusal.message.params["seconds"])
    elif refusal.status == 401:
        headers["WWW-Authenticate"] = "Cookie" if refusal.code == "password" else "Bearer"
    content = wire.encode(refusal.wire(language, names, name))
    return Response(content, status or refusal.status, headers, JSON)


# Around everything


class Guard:
    """In front of every HTTP request: names we answer to, origins, rates; and strict headers on every answer."""

    def __init__(
        self, app: ASGIApp, config: Config, limiter: Limiter, metrics: Metrics, free: tuple[str, ...] = ()
    ) -> None:
        self.app = app
        self.config = config
        self.limiter = limiter
        self.metrics = metrics
        self.free = free  # paths that anybody may ask for, by whatever name

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        began = time.perf_counter()

        async def strictly(message: Message) -> None:
            if message["type"] == "http.response.start":
                self.metrics.requests.add(str(message["status"]))
                self.metrics.answering.add(time.perf_counter() - began)
            await send(with_headers(message, scope["scheme"]))

        who, limits = address(scope), self.config.limits
        if scope["path"] in self.free:
            await self.limiter.wait("probes", who, limits.refusals)
            await self.app(scope, receive, strictly)
            return

        request = Request(scope)
        try:
            check_host(request.headers, self.config.hosts)
            if request.method not in SAFE:
                check_origin(request.headers)
            self.limiter.take("requests", who, limits.requests)
        except No as refusal:
            seldom(log, f"refused: {refusal.message.key}", who)
            await self.limiter.wait("refusals", who, limits.refusals)
            self.metrics.refusals.add(refusal.code)
            language = preferred(request.headers.get("accept-language", ""))
            await refuse(refusal, language)(scope, receive, strictly)
            return
        await self.app(scope, receive, strictly)


async def not_http(request: Request, error: Exception) -> Response:
    """What Starlette turns down itself: no such address, no such method."""
    assert isinstance(error, HTTPException)
    language = preferred(request.headers.get("accept-language", ""))
    refusal = no("bad", "server-method") if error.status_code == 405 else no("not-found", "server-not-found")
    response = refuse(refusal, language, status=error.status_code)
    response.headers.update(error.headers or {})
    return response


async def failed(request: Request, error: Exception) -> Response:
    """A mistake of ours: it is in the log, and the answer tells nothing about it."""
    refusal = no("conflict", "server-failed")
    response = refuse(refusal, preferred(request.headers.get("accept-language", "")), status=500)
    response.headers.update(HEADERS)
    return response
