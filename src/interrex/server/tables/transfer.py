"""Tables as records: out of a store or a running server, and records into a store as tables."""

from __future__ import annotations

import http.client
import re
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import msgspec

from interrex.engine import wire
from interrex.engine.match import replay
from interrex.engine.record import Record

from ..names import all_apart, clean
from ..store.address import Place
from ..store.places import must_be_there, store_at
from ..store.rows import SeatRow
from ..tokens import hashed, new_token
from ..words import ServerError
from .stored import events_of, fold, names_of, row_of

_ID = re.compile(r"[A-Za-z0-9_-]{1,40}\Z")
_LINK = re.compile(r"/t/([A-Za-z0-9_-]{1,40})/?\Z")
_WAIT = 20  # seconds for a server to answer
_MOST = 16 * 1024 * 1024  # bytes of an answer


# A store


async def from_store(place: Place, tables: list[str]) -> list[tuple[str, Record]]:
    """The records of these tables, or of all; whether a game is over does not matter to whoever has the file."""
    if isinstance(place, Path) and not place.is_file():
        raise ServerError("server-export-unreachable", place=str(place), detail="–")
    must_be_there(place)
    store = store_at(place)
    store.open()
    try:
        found: list[tuple[str, Record]] = []
        for table in tables or await store.ids():
            stored = await store.load(table)
            if stored is None:
                raise ServerError("server-export-nothing", table=table, place=str(place))
            found.append((table, msgspec.structs.replace(fold(stored).match.record, names=names_of(stored.seats))))
        return found
    finally:
        store.close()


async def into_store(place: Place, record: Record, name: str, listed: bool) -> tuple[str, str]:
    """The record as a new table: its id, and its owner's token. A game that is not over has all its seats open."""
    match = replay(record)
    now, owner = time.time(), new_token()
    seeded = True  # whoever has the record has the key
    result, left = (match.result() if match.over else None), match.chronicle()
    wrote = None if left is None else (record.version, left)
    row = row_of(record, result, wrote, name=name, listed=listed, seeded=seeded, owner=hashed(owner), now=now)
    kind = "human" if match.over else "open"
    names = all_apart([clean(name) for name in record.names or ("",) * record.players])
    seats = [SeatRow(seat, kind, name, None, False, None) for seat, name in enumerate(names)]
    store = store_at(place)
    store.open()
    try:
        await store.create(row, seats, events_of(record, now))
    finally:
        store.close()
    return row.id, owner


# A server


def from_server(address: str, tables: list[str]) -> Iterator[tuple[str, Record]]:
    """The records of these tables, of the one the address leads to, or of all finished ones that are listed."""
    link = _LINK.match(urlsplit(address).path)
    for table in tables or ([link[1]] if link else _finished(address)):
        status, data = _get(address, f"/api/tables/{table}/record") if _ID.match(table) else (404, b"")
        if status == 409:
            raise ServerError("server-export-unfinished", table=table)
        if status != 200:
            raise ServerError("server-export-nothing", table=table, place=address)
        yield table, Record.from_json(data)


def _finished(address: str) -> list[str]:
    """Page by page."""
    found: list[dict[str, Any]] = []
    more = True
    while more:
        status, data = _get(address, f"/api/tables?after={found[-1]['id']}" if found else "/api/tables")
        if status != 200:
            raise ServerError("server-export-unreachable", place=address, detail=f"HTTP {status}")
        page = wire.decode(data, list[dict[str, Any]])
        more = bool(page)
        found += page
    return [table["id"] for table in found if table["status"] == "finished"]


def _get(address: str, path: str) -> tuple[int, bytes]:
    parts = urlsplit(address)
    kind = http.client.HTTPSConnection if parts.scheme == "https" else http.client.HTTPConnection
    try:
        connection = kind(parts.netloc, timeout=_WAIT)
        try:
            connection.request("GET", path)
            response = connection.getresponse()
            return response.status, response.read(_MOST)
        finally:
            connection.close()
    except (OSError, http.client.HTTPException, ValueError) as error:
        raise ServerError("server-export-unreachable", place=address, detail=str(error)) from None
