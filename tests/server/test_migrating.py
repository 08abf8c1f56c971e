"""A store of version 6, with something in every table, becomes one of today: no row is lost or changed."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from interrex.server.store.rows import CampaignRow, HouseRow
from interrex.server.store.schema import MIGRATIONS, migrate, version
from interrex.server.store.sqlite import connect
from interrex.server.store.store import Store

from .test_store import with_store

V6, V7 = 6, 7
TABLES = ("meta", "campaigns", "houses", "tables", "seats", "events")
KEY, OWNER, TOKEN = b"k" * 32, b"o" * 32, b"t" * 32

CAMPAIGNS = [
    ("ours", "Ours", "oath", "{}", 1, OWNER, 100.0, '{"seconds":60}'),
    ("chosen", "Luck of our own", "oath", "{}", 0, OWNER, 100.0, None),
    ("brought", "From elsewhere", "oath", "{}", 1, OWNER, 100.0, None),
]
HOUSES = [
    ("ours", 0, "human", "Ala", None, TOKEN),
    ("ours", 1, "bot", "", "greedy", None),
    ("chosen", 0, "open", "Bo", None, None),
]


def table(name: str, seeded: int, created: float, campaign: str | None = None, number: int = 0) -> tuple[Any, ...]:
    ended = None if campaign is None else '{"scores":[2,1],"winners":[0],"why":"x"}'
    houses, wrote = ("[]", None) if campaign is None else ("[0,1]", '[1,{"a":"b"}]')
    return (name, "T", "oath", 1, 2, "{}", KEY, seeded, 1, OWNER, created, 3, created, ended, campaign, number, houses,
            None, wrote, 1, None, '{"seconds":9}', "[0]")  # fmt: skip


ROWS: dict[str, list[tuple[Any, ...]]] = {
    "meta": [("secret", b"s" * 32)],
    "campaigns": CAMPAIGNS,
    "houses": HOUSES,
    "tables": [
        table("alone", 1, 101.0),
        table("first", 0, 101.0, "ours", 1),
        table("mine", 1, 101.0, "chosen", 1),
        table("theirs", 1, 100.0, "brought", 1),  # written down when the campaign was
    ],
    "seats": [("first", 0, "human", "Ala", None, 1, TOKEN), ("first", 1, "bot", "Zażółć", "random", 0, None)],
    "events": [
        ("first", 1, "move", 0, "pass", "an-id-of-mine", 101.5),
        ("first", 2, "chat", None, '["","ó"]', None, 102.0),
    ],
}


@pytest.fixture
def old(folder: Path) -> Path:
    """A store of version 6."""
    path = folder / "old.db"
    with closing(connect(path)) as db:
        migrate(db, path, MIGRATIONS[:V6])
        for name in TABLES:
            rows = ROWS[name]
            db.executemany(f"INSERT INTO {name} VALUES ({', '.join('?' * len(rows[0]))})", rows)
    return path


def rows_of(db: sqlite3.Connection, name: str) -> list[tuple[Any, ...]]:
    """In the columns that version 6 had."""
    columns = len(ROWS[name][0])
    return sorted([tuple(row[:columns]) for row in db.execute(f"SELECT * FROM {name}")], key=repr)


def test_every_row_of_version_6_is_there_and_the_same(old: Path) -> None:
    with closing(sqlite3.connect(old)) as db:
        assert version(db) == V6
        before = {name: rows_of(db, name) for name in TABLES}
    assert before == {name: sorted(rows, key=repr) for name, rows in ROWS.items()}
    with_store(old, Store.secret)
    with closing(sqlite3.connect(old)) as db:
        assert version(db) == len(MIGRATIONS) >= V7
        assert {name: rows_of(db, name) for name in TABLES} == before
        assert db.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        assert db.execute("PRAGMA foreign_key_check").fetchall() == []
    with closing(sqlite3.connect(f"{old}.v{V6}.backup")) as db:
        assert version(db) == V6
        assert {name: rows_of(db, name) for name in TABLES} == before


def test_what_is_new_in_version_7_says_what_was_known_before(old: Path) -> None:
    async def look(store: Store) -> None:
        found = [one for row in CAMPAIGNS if (one := await store.campaign(row[0])) is not None]
        ours = found[0]
        assert ours.row == CampaignRow("ours", "Ours", "oath", "{}", True, OWNER, 100.0, '{"seconds":60}')
        assert ours.houses == [HouseRow(0, "human", "Ala", None, TOKEN), HouseRow(1, "bot", "", "greedy", None)]
        assert [one.row.practice for one in found] == [False, True, False]
        assert sorted(await store.undecided()) == ["brought", "chosen", "ours"]  # nobody has looked yet

    with_store(old, look)
