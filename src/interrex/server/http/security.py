"""Who may come in, and how often: the lobby's password, rates, origins, and the headers of every answer."""

from __future__ import annotations

import ipaddress
from asyncio import sleep
from collections.abc import Callable
from hashlib import blake2b
from hmac import compare_digest
from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.types import Message, Scope

from ..config import Rate
from ..refusals import no

# The lobby

STAY = 30 * 24 * 3600
COOKIE = "interrex_lobby"


class Lobby:
    """The password of the lobby, and the tokens of those who knew it. They outlive a restart, not a new password."""

    def __init__(self, password: str | None, secret: bytes) -> None:
        self.needed = password is not None
        self._key = blake2b((password or "").encode(), key=secret, digest_size=32).digest()
        self._secret = secret

    def knows(self, password: str) -> bool:
        return compare_digest(blake2b(password.encode(), key=self._secret, digest_size=32).digest(), self._key)

    def admit(self, now: float) -> str:
        """A token that lets its bearer in for a month."""
        until = f"{int(now) + STAY:x}"
        return f"{until}.{self._sign(until)}"

    def admitted(self, token: str, now: float) -> bool:
        if not self.needed:
            return True
        until, _, sign = token.partition(".")
        if not compare_digest(self._sign(until).encode(), sign.encode(errors="replace")):
            return False
        return int(until, 16) > now  # our own sign stands under it: it is a number

    def _sign(self, until: str) -> str:
        return blake2b(
            until.encode(errors="replace"), key=self._key, digest_size=24, person=b"interrex-lobby"
        ).hexdigest()


# Rates

LATEST = 2.0  # seconds that anybody waits for an answer because they have had too many
NAME = 45  # letters of what calls itself an address, as many as the longest has


class Limiter:
    """Token buckets, one for each thing somebody does. ``steady`` is a clock that never goes back."""

    MOST = 20_000  # buckets; full ones are as good as none

    def __init__(self, steady: Callable[[], float]) -> None:
        self._steady = steady
        self._buckets: dict[tuple[str, str], tuple[float, float, Rate]] = {}  # left, at, rate

    def take(self, what: str, who: str, rate: Rate) -> None:
        """Count one; No if it is one too many."""
        left, now = self._left(what, who, rate)
        if left < 1:
            raise no("too-fast", "server-too-fast", seconds=max(1, round((1 - left) / rate.a_second)))
        self._set(what, who, left - 1, now, rate)

    def late(self, what: str, who: str, rate: Rate) -> float:
        """Count one, however many there were; the seconds until its turn."""
        left, now = self._left(what, who, rate)
        left = max(left - 1, -LATEST * rate.a_second)
        self._set(what, who, left, now, rate)
        return max(0.0, -left / rate.a_second)

    async def wait(self, what: str, who: str, rate: Rate) -> None:
        """Count one, which waits until its turn."""
        if seconds := self.late(what, who, rate):
            await sleep(seconds)

    def give_back(self, what: str, who: str) -> None:
        """The one counted last was none."""
        if (bucket := self._buckets.get((what, who))) is not None:
            left, at, rate = bucket
            self._buckets[what, who] = (min(rate.burst, left + 1), at, rate)

    def _left(self, what: str, who: str, rate: Rate) -> tuple[float, float]:
        """How many more there may be, and what time it is."""
        now = self._steady()
        left, at, _ = self._buckets.get((what, who), (rate.burst, now, rate))
        return min(rate.burst, left + (now - at) * rate.a_second), now

    def _set(self, what: str, who: str, left: float, now: float, rate: Rate) -> None:
        self._buckets[what, who] = (left, now, rate)
        if len(self._buckets) > self.MOST:
            self._forget(now)

    def _forget(self, now: float) -> None:
        kept = {
            name: (left, at, rate)
            for name, (left, at, rate) in self._buckets.items()
            if left + (now - at) * rate.a_second < rate.burst
        }
        self._buckets = dict(sorted(kept.items(), key=lambda entry: entry[1][1])[-self.MOST // 2 :])


def address(scope: Scope) -> str:
    """Whom a request is counted against."""
    client = scope.get("client")
    return household(str(client[0])) if client else ""


def household(host: str) -> str:
    """An IPv4 address, or the /64 that one household has of IPv6.

    What is no address is what a proxy was told by its client: it is cut and cleaned, for it will be in the log.
    """
    try:
        found = plain_address(host)
    except ValueError:
        return "".join([c for c in host if c.isascii() and (c.isalnum() or c in ".:-_")])[:NAME] or "?" * bool(host)
    return str(found if found.version == 4 else ipaddress.ip_network((found, 64), strict=False))


def plain_address(host: str) -> ipaddress.IPv4Address | ipaddress.IPv6Address:
    """An address; one of IPv4 that came over a socket of IPv6 (``::ffff:192.0.2.1``) is one of IPv4."""
    found = ipaddress.ip_address(host)
    mapped = found.ipv4_mapped if isinstance(found, ipaddress.IPv6Address) else None
    return mapped or found


def bearer(headers: Headers) -> str | None:
    scheme, _, token = headers.get("authorization", "").partition(" ")
    return token.strip() if scheme.lower() == "bearer" and 0 < len(token) <= 200 else None


# Origins


def check_host(headers: Headers, hosts: frozenset[str] | None) -> None:
    """A server on loopback answers to its own names only: a foreign name that leads here is somebody's trick."""
    if hosts is not None and _name(headers.get("host", "")) not in hosts:
        raise no("not-yours", "server-host")


def check_origin(headers: Headers) -> None:
    """Requests that change something, and sockets, come from our own pages or from no page at all."""
    origin = headers.get("origin")
    if origin is None:
        return
    try:
        parts = urlsplit(origin)
    except ValueError:
        raise no("not-yours", "server-origin") from None
    if parts.scheme not in ("http", "https") or parts.netloc.lower() != headers.get("host", "").lower():
        raise no("not-yours", "server-origin")


def _name(host: str) -> str | None:
    try:
        return urlsplit(f"//{host}").hostname
    except ValueError:
        return None


# Headers

CONTENT_SECURITY_POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
HEADERS: dict[str, str] = {
    "Content-Security-Policy": CONTENT_SECURITY_POLICY,
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}
_RAW = [(name.lower().encode(), value.encode()) for name, value in HEADERS.items()]
_ALWAYS_SECURE = (b"strict-transport-security", b"max-age=31536000")


def with_headers(message: Message, scheme: str) -> Message:
    """The start of a response, with the strict headers."""
    if message["type"] == "http.response.start":
        secure = [_ALWAYS_SECURE] if scheme == "https" else []
        message["headers"] = [*message.get("headers", ()), *_RAW, *secure]
    return message
