"""Speaking to somebody outside, at an address that a player has typed: never to anything inside.

A name is looked up once, every address it has is checked, and the connection goes to one that was checked: a name that
answers otherwise the second time leads nowhere. Nobody is followed to another address, and little is read of what
comes back.
"""

from __future__ import annotations

import asyncio
import socket
import ssl
from collections.abc import Awaitable, Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from typing import NamedTuple
from urllib.parse import SplitResult, urlsplit

import h11

from .postman import NotSent

PATIENCE = 15.0  # seconds for all of it
READ = 64 * 1024  # bytes of an answer
LONGEST = 2_000  # characters of an address
NAT64 = ip_network("64:ff9b::/96")
SPECIAL = [ip_network(one) for one in ("192.0.0.0/24", "192.88.99.0/24", "3fff::/20")]  # not known to every Python
UNICAST = ip_network("2000::/3")  # of IPv6: everything else is for special uses, site-local and local NAT64 among them

LOOKING = 16  # names that are looked up at the same time
_NAMES = ThreadPoolExecutor(
    LOOKING, "interrex-names"
)  # apart from what else is done in threads: sealed words, passkeys

Ip = IPv4Address | IPv6Address
Resolve = Callable[[str, int], Awaitable[list[str]]]


class Reply(NamedTuple):
    status: int
    text: str  # the beginning of what was said


async def resolved(host: str, port: int) -> list[str]:
    """Every address a name has. Names that nobody answers for keep only each other waiting."""
    return await asyncio.get_running_loop().run_in_executor(_NAMES, _looked_up, host, port)


def _looked_up(host: str, port: int) -> list[str]:
    return [str(entry[4][0]) for entry in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)]


class Outside:
    """``neighbours``: networks that may be reached though they are private, without TLS too; a host's own decision."""

    def __init__(self, neighbours: Sequence[str] = (), resolve: Resolve = resolved) -> None:
        self._neighbours = [ip_network(one) for one in neighbours]
        self._resolve = resolve
        self._tls = ssl.create_default_context()

    def check(self, url: str) -> SplitResult:
        """The parts of an address that could be one. NotSent says what is wrong with it."""
        try:
            parts = urlsplit(url)
            port = parts.port
        except ValueError:
            raise NotSent("server-route-bad-address") from None
        plain = parts.scheme == "http" and bool(self._neighbours)
        fits = url.isascii() and url.isprintable() and " " not in url and len(url) <= LONGEST
        if not fits or not (parts.scheme == "https" or plain) or not parts.hostname or port == 0:
            raise NotSent("server-route-bad-address")
        if parts.username is not None or parts.password is not None:
            raise NotSent("server-route-bad-address")
        with suppress(ValueError):  # a name: it is looked up when something goes there
            self._check(ip_address(parts.hostname))
        return parts

    async def post(self, url: str, headers: Mapping[str, str], body: bytes) -> Reply:
        parts = self.check(url)
        try:
            async with asyncio.timeout(PATIENCE):
                return await self._post(parts, headers, body)
        except TimeoutError:
            raise NotSent("server-route-silent") from None
        except (OSError, h11.ProtocolError):
            raise NotSent("server-route-unreachable") from None

    async def _post(self, parts: SplitResult, headers: Mapping[str, str], body: bytes) -> Reply:
        assert parts.hostname is not None
        port = parts.port or (443 if parts.scheme == "https" else 80)
        address = await self._address(parts.hostname, port)
        tls, name = (self._tls, parts.hostname) if parts.scheme == "https" else (None, None)
        reader, writer = await asyncio.open_connection(address, port, ssl=tls, server_hostname=name)
        try:
            target = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
            named = {"Host": parts.netloc, "User-Agent": "Interrex", "Content-Length": str(len(body)), **headers}
            connection = h11.Connection(h11.CLIENT)
            request = h11.Request(method="POST", target=target, headers=[*named.items(), ("Connection", "close")])
            for event in (request, h11.Data(data=body), h11.EndOfMessage()):
                writer.write(connection.send(event) or b"")
            await writer.drain()
            return await _answer(connection, reader)
        finally:
            writer.close()
            with suppress(OSError, ssl.SSLError):
                await writer.wait_closed()

    async def _address(self, host: str, port: int) -> str:
        """One that may be spoken to: all that the name has must be such."""
        try:
            found = await self._resolve(host, port)
        except (OSError, UnicodeError):
            raise NotSent("server-route-unknown-host") from None
        if not found:
            raise NotSent("server-route-unknown-host")
        for one in found:
            self._check(ip_address(one.partition("%")[0]))
        return found[0]

    def _check(self, address: Ip) -> None:
        inner = embedded(address)
        if any(inner.version == one.version and inner in one for one in self._neighbours):
            return
        special = any(inner in one for one in SPECIAL) or (inner.version == 6 and inner not in UNICAST)
        if special or not inner.is_global or inner.is_multicast or inner.is_reserved or inner.is_unspecified:
            raise NotSent("server-route-private-network", gone=True)


def embedded(address: Ip) -> Ip:
    """The IPv4 address that an IPv6 one leads to, where it does."""
    if isinstance(address, IPv4Address):
        return address
    if address in NAT64:
        return IPv4Address(int(address) & 0xFFFFFFFF)
    return address.ipv4_mapped or address.sixtofour or (address.teredo[1] if address.teredo else None) or address


async def _answer(connection: h11.Connection, reader: asyncio.StreamReader) -> Reply:
    status, read = 0, bytearray()
    while True:
        event = connection.next_event()
        if event is h11.NEED_DATA:
            connection.receive_data(await reader.read(8192))
        elif isinstance(event, h11.Response):
            status = event.status_code
        elif isinstance(event, h11.Data):
            read += event.data
        if isinstance(event, h11.EndOfMessage | h11.ConnectionClosed) or len(read) > READ:
            return Reply(status, bytes(read[:READ]).decode(errors="replace"))


def judge(reply: Reply) -> None:
    """NotSent, unless the answer says that it was taken."""
    if 200 <= reply.status < 300:
        return
    if 300 <= reply.status < 400:
        raise NotSent("server-route-redirected")
    if reply.status in (404, 410):
        raise NotSent("server-route-gone", gone=True)
    busy = reply.status == 429 or reply.status >= 500
    raise NotSent("server-route-busy" if busy else "server-route-refused")
