"""Running the server: a socket, uvicorn around the application, and a word when it is ready."""

from __future__ import annotations

import asyncio
import errno
import gc
import ipaddress
import logging
import signal
import socket
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from functools import partial
from typing import Any, cast

import uvicorn
from h11 import LocalProtocolError
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from .app import make_app
from .config import FRAME_LIMIT, LOOPBACK, Config
from .connections import Connections, Http, WebSocket, quietly
from .http.security import plain_address
from .store.places import held, store_at
from .words import ServerError

log = logging.getLogger("interrex.server")

GRACE = 3  # seconds for clients to go when the server stops
STOPS = (signal.SIGINT, signal.SIGTERM)
BACKLOG = 256
LOOP = "auto" if sys.platform == "win32" else "interrex.server.pace:Paced"  # on Windows that has room for 512 sockets
OUTGOING = 64 * 1024  # bytes the system may hold for a slow client: it is sent something newer rather than more
# When garbage that counting does not find is looked for: among new objects, among those that outlived that, among all.
# Tables in play are hundreds of thousands of objects and no garbage; a look through all of them stops everybody for a
# tenth of a second, so that is done when the tables are tidied up and not in between. Among few it takes as long in all
# as among many, a fiftieth of the time, but nobody waits a millisecond for it.
COLLECTING = (1_000, 2, 1_000_000)
SWITCH = 0.001  # seconds a thinking bot may keep the event loop waiting; Python's own is five times that


def is_loopback(host: str) -> bool:
    try:
        return host in LOOPBACK or ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False


def hosts_of(host: str, names: Sequence[str]) -> frozenset[str] | None:
    """The names a server answers to: those it was given; without any, its own on loopback, and elsewhere all."""
    if names:
        return LOOPBACK | {name.lower() for name in names}
    return LOOPBACK | {host} if is_loopback(host) else None


def networks(proxies: Sequence[str]) -> list[ipaddress.IPv4Network | ipaddress.IPv6Network]:
    """The proxies' addresses; ServerError for what is none."""
    try:
        return [ipaddress.ip_network(proxy) for proxy in proxies]
    except ValueError as error:
        raise ServerError("server-bad-proxy", detail=str(error)) from None


def speaks_for_many(proxies: Sequence[str]) -> Callable[[str], bool]:
    """Whether somebody at an address is a proxy."""
    known = networks(proxies)

    def proxy(host: str) -> bool:
        try:
            return any(plain_address(host) in network for network in known)
        except ValueError:
            return False

    return proxy


def over_ipv6(proxies: Sequence[str]) -> list[str]:
    """IPv4 networks as they look to a server that listens to IPv6 as well."""
    known = [network for network in networks(proxies) if network.version == 4]
    return [f"::ffff:{network.network_address}/{96 + network.prefixlen}" for network in known]


def listen(host: str, port: int) -> socket.socket:
    """A socket at this address; ServerError says why there is none. Port 0 is any free one."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)  # asyncio sends at once if told it is TCP
    try:
        if sys.platform != "win32":
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, OUTGOING)  # every connection inherits it
        listening.bind((host, port))
        listening.listen(BACKLOG)
    except (OSError, OverflowError) as error:
        listening.close()
        if isinstance(error, OSError) and error.errno == errno.EADDRINUSE:
            raise ServerError("server-port-taken", port=str(port)) from None
        detail = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
        raise ServerError("server-cannot-listen", host=host, port=str(port), detail=detail) from None
    return listening


def address_of(listening: socket.socket) -> str:
    host, port = listening.getsockname()[:2]
    if host in ("0.0.0.0", "::"):
        host = socket.gethostname()
    return f"http://{f'[{host}]' if ':' in host else host}:{port}"


def run(config: Config, listening: socket.socket, ready: Callable[[str], None]) -> None:
    """Serve until a signal says stop. ``ready`` is called with the address once requests are answered."""

    def settled() -> None:
        settle()
        ready(address_of(listening))

    with until_stopped():
        with held(config.db):  # once beforehand: what is wrong is said in words, not by a traceback
            store = store_at(config.db)
            store.open()
            store.close()
        prepare(make_app(config), config, settled).run(sockets=[listening])


def settle() -> None:
    """A process that does nothing but serve, once all is there that stays."""
    sys.setswitchinterval(SWITCH)
    gc.collect()
    gc.freeze()  # what is here now stays: no need to look through it again and again
    gc.set_threshold(*COLLECTING)


@contextmanager
def until_stopped() -> Iterator[None]:
    """Ctrl-C and a request to terminate end what is inside, quietly.

    Whoever started it may have had them ignored or blocked, as a script does with its background jobs: that is
    inherited, and would leave a server that nobody can stop. uvicorn takes them over while it serves, and hands them
    back when everything is closed.
    """
    before = {stop: signal.signal(stop, signal.default_int_handler) for stop in STOPS}
    if sys.platform != "win32":
        signal.pthread_sigmask(signal.SIG_UNBLOCK, STOPS)
    try:
        with suppress(KeyboardInterrupt):
            yield
    finally:
        for stop, handler in before.items():
            signal.signal(stop, handler)


def prepare(app: ASGIApp, config: Config, ready: Callable[[], None]) -> Served:
    """uvicorn, set up for sockets of tables."""
    logging.getLogger("uvicorn.error").addFilter(_ours)
    connections = Connections(config.limits, config.patience, speaks_for_many(config.proxies))
    return Served(
        uvicorn.Config(
            _tolerant(app),
            http=cast(Any, partial(Http, connections)),
            ws=cast(Any, partial(WebSocket, connections)),
            ws_ping_interval=config.patience.ping,
            ws_ping_timeout=config.patience.ping,
            loop=LOOP,
            backlog=BACKLOG,
            ws_max_size=FRAME_LIMIT,
            ws_per_message_deflate=False,  # costs more time than a loopback or a home line does
            lifespan="on",
            log_config=None,
            log_level="warning",
            access_log=False,
            server_header=False,
            proxy_headers=bool(config.proxies),
            forwarded_allow_ips=[*config.proxies, *over_ipv6(config.proxies)],
            timeout_graceful_shutdown=GRACE,
        ),
        connections,
        ready,
    )


class Served(uvicorn.Server):
    def __init__(self, config: uvicorn.Config, connections: Connections, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self.connections = connections
        self._ready = ready
        self._watching: asyncio.Task[None] | None = None

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        asyncio.get_running_loop().set_exception_handler(quietly)
        await super().startup(sockets)
        if self.started:
            log.info("ready: room for %d connections", self.connections.most)
            self._watching = asyncio.create_task(self.connections.watch(), name="watching connections")
            self._ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Nobody new comes in, sockets are told to come back soon (1012), answers under way are finished."""
        log.info("stopping: %d connections", len(self.connections))
        await super().shutdown(sockets)
        log.info("stopped")
        if self._watching is not None:
            self._watching.cancel()


def _tolerant(app: ASGIApp) -> ASGIApp:
    """An answer to a client that has broken its own request off goes nowhere."""

    async def served(scope: Scope, receive: Receive, send: Send) -> None:
        async def sent(message: Message) -> None:
            with suppress(LocalProtocolError):
                await send(message)

        await app(scope, receive, sent if scope["type"] == "http" else send)

    return served


THEIRS = (
    "Invalid HTTP request received.",
    "Invalid UTF-8 sequence received from client.",
    "Unsupported upgrade request.",
    "ASGI callable returned without completing response.",
    "ASGI callable returned without completing handshake.",  # a socket that was turned down by an answer
)


def _ours(record: logging.LogRecord) -> bool:
    """Whether the log should speak of it; what clients do wrong is their own trouble."""
    return record.msg not in THEIRS
