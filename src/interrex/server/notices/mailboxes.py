"""Mail addresses: those of players, and that of the server by which the host's mail goes out."""

from __future__ import annotations

from typing import NamedTuple
from urllib.parse import parse_qs, unquote, urlsplit

from interrex.engine import wire

from ..words import ServerError

PORTS = {"smtp": 587, "smtps": 465}


class Mailbox(wire.Struct, frozen=True):
    to: str


class Smtp(NamedTuple):
    """The server that takes our mail: where, whether it speaks TLS from the beginning, and who we are there."""

    host: str
    port: int
    tls: bool
    user: str | None
    sender: str


def smtp_of(address: str) -> Smtp:
    """``smtp://user@host:587?from=table@example.org`` (STARTTLS) or ``smtps://…``. ServerError says what is wrong."""
    try:
        parts = urlsplit(address)
        port, given = parts.port, parse_qs(parts.query)
    except ValueError:
        raise ServerError("server-bad-mail") from None
    sender = given.get("from", [unquote(parts.username or "")])[0]
    if parts.scheme not in PORTS or not parts.hostname or parts.password is not None or not plausible(sender):
        raise ServerError("server-bad-mail")
    user = None if parts.username is None else unquote(parts.username)
    return Smtp(parts.hostname, port or PORTS[parts.scheme], parts.scheme == "smtps", user, sender)


def plausible(address: str) -> bool:
    """Whether something looks like one mail address; whether it is one is asked by writing to it."""
    name, at, host = address.rpartition("@")
    fits = address.isascii() and address.isprintable() and len(address) <= 200
    return bool(name and at and "." in host.strip(".")) and fits and not set(address) & set(" ,;:<>()[]\\\"'")


def mailbox(address: str) -> str:
    """The same for all spellings of one: in capitals, or with a tag (``ada+games@example.org``)."""
    name, _, host = address.casefold().rpartition("@")
    return f"{name.partition('+')[0]}@{host}"


class Links(NamedTuple):
    """By which a route is stopped: for people, and for their mail programs."""

    person: str
    program: str
