"""What servers say to each other, by way of their store: each thing in one short message."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import islice

import msgspec

from ..store.rows import Renewal

CHANNEL = "interrex"
NOTIFY = "SELECT pg_notify(?, ?)"
TABLES = 100  # of which one message speaks: PostgreSQL takes 8,000 bytes


class Happened(msgspec.Struct, tag="happened"):
    """Something was written at a table: up to which event, or without one; and with it, a link was renewed."""

    table: str
    seq: int | None = None
    old: str = ""
    new: str = ""


class Here(msgspec.Struct, tag="here"):
    """A server is there; by table, the seats of those who are at it, and of whom it is hidden by something else.

    ``whole``: it has said nothing else of others.
    """

    server: str
    seats: dict[str, list[int]] = {}
    hidden: dict[str, list[int]] = {}
    whole: bool = False


class Who(msgspec.Struct, tag="who"):
    """A server wants to know who is where."""

    server: str


class Bye(msgspec.Struct, tag="bye"):
    """A server goes."""

    server: str


Said = Happened | Here | Who | Bye
_reader: msgspec.json.Decoder[Said] = msgspec.json.Decoder(Said)


def spoken(message: Said) -> str:
    return msgspec.json.encode(message).decode()


def understood(text: str) -> Said | None:
    """None for what a server of another version may have said."""
    try:
        return _reader.decode(text)
    except msgspec.MsgspecError:
        return None


def happened(table: str, seq: int | None, renewal: Renewal | None) -> str:
    if renewal is None:
        return spoken(Happened(table, seq))
    return spoken(Happened(table, seq, renewal.old.hex(), renewal.new.hex()))


def everybody(server: str, seats: Mapping[str, Sequence[int]], hidden: Mapping[str, Sequence[int]]) -> Iterator[Here]:
    """All who are at a server, in as many messages as it takes."""
    rest, whole = iter(seats), True
    while (names := list(islice(rest, TABLES))) or whole:
        there = {name: list(seats[name]) for name in names}
        yield Here(server, there, {name: list(hidden[name]) for name in names if hidden.get(name)}, whole)
        whole = False
