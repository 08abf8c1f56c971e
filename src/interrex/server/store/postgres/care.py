"""Looking after a store in PostgreSQL: is it sound? Copies of it are made by PostgreSQL's own tools."""

from __future__ import annotations

from contextlib import ExitStack, suppress
from typing import Any

import psycopg
from psycopg import Connection

from ..address import Address, DatabaseError
from ..sides import KEYS
from . import schema
from .connecting import Watch, connect, said, unusable

FINDINGS = 20  # of what is wrong, as many are told
WRONG = {  # what cannot be, and the tables at which it is
    "its events have gaps": """SELECT table_id FROM events
        GROUP BY table_id HAVING min(seq) <> 1 OR max(seq) <> count(*)""",
    "its seats are not all there": """SELECT id FROM tables LEFT JOIN seats ON table_id = id
        GROUP BY id, players HAVING count(table_id) <> players""",
    "it has events and is not there": """SELECT DISTINCT table_id FROM events
        WHERE table_id NOT IN (SELECT id FROM tables)""",
}


def must_be_ours(address: Address) -> None:
    """DatabaseError if there are no tables there: nothing is made for whoever only wants to look."""
    watch = Watch()
    try:
        _opened(address, watch).close()
    finally:
        watch.end()


def findings(address: Address) -> list[str]:
    """What is wrong with the store; nothing if it is sound. Every row is read."""
    watch = Watch()
    with _opened(address, watch) as connection:
        watch.end()  # reading everything may take its time
        connection.execute("SET statement_timeout = 0")
        found: list[str] = []
        for table in KEYS:
            try:
                connection.execute(f"SELECT sum(length(row::text)) FROM {table} AS row".encode())
            except psycopg.Error as error:
                found.append(said(error))
        for what, query in WRONG.items():
            with suppress(psycopg.Error):  # it was told above
                found += [f"{id_}: {what}" for (id_,) in connection.execute(f"{query} LIMIT {FINDINGS}".encode())]
        return found[:FINDINGS]


def _opened(address: Address, watch: Watch) -> Connection[Any]:
    with ExitStack() as opened:
        try:
            connection = opened.enter_context(connect(address, watch))
            found = schema.version(connection, address)
        except psycopg.Error as error:
            raise unusable(address, error) from None
        if found > schema.TODAY:
            raise DatabaseError("server-store-newer", path=str(address), found=found, known=schema.TODAY)
        if not found:
            raise DatabaseError("server-store-missing", path=str(address))
        opened.pop_all()
    return connection
