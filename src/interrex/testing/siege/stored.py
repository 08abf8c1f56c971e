"""A store with a great many long campaigns, made cheaply: one is played by bots, the others are copies of its rows."""

from __future__ import annotations

import asyncio
import random
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

from interrex.campaign import Campaign
from interrex.engine.game import Game
from interrex.engine.registry import games
from interrex.server.store.rows import CampaignRow, HouseRow
from interrex.server.store.sqlite import SqliteStore
from interrex.server.tables.campaigns import games_of
from interrex.server.tables.stored import as_json

CAMPAIGNS, GAMES = 1_000, 20


def longest() -> Game:
    """A game whose campaigns go on and keep a history."""
    return next(game for game in games() if game.saga is not None and game.saga.book is not None)


def played(number: int, seed: int = 1) -> Campaign:
    """A campaign of so many games by random players."""
    game, luck = longest(), random.Random(seed)
    campaign = Campaign(game, ["Ada", "Bo", "Cy", "Dee"][: max(3, game.players[0])])
    while len(campaign.games) < number:
        match = campaign.next(seed=luck.randrange(10**9))
        while not match.over:
            seat = match.pending()[0]
            match.play(seat, luck.choice(match.actions(seat)))
        campaign.add(match)
    return campaign


def fill(path: Path, campaign: Campaign, copies: int = CAMPAIGNS) -> None:
    """A store in which the campaign stands so many times."""
    asyncio.run(_bring(path, campaign))
    with closing(sqlite3.connect(path, isolation_level=None)) as db:
        db.execute("PRAGMA foreign_keys = 0")
        db.execute("BEGIN")
        for table in ("campaigns", "houses", "tables", "seats"):
            _copied(db, table, copies)
        db.execute("COMMIT")


def store_of_many(folder: Path, games: int = GAMES) -> Path:
    """A store with a thousand campaigns of so many games, made once for all who want one."""
    path = folder / f"campaigns-of-{games}.db"
    if not path.exists():
        fill(path, played(games))
    return path


async def _bring(path: Path, campaign: Campaign) -> None:
    store = SqliteStore(path)
    store.open()
    try:
        row = CampaignRow("long", "Long", campaign.game.id, as_json(campaign.options), True, b"", 100.0)
        houses = [HouseRow(n, "open", name, None, None) for n, name in enumerate(campaign.houses)]
        await store.found(row, houses, games_of(campaign, row, campaign.houses))
    finally:
        store.close()


IDS = {"campaigns": ("id",), "houses": ("campaign_id",), "tables": ("id", "campaign"), "seats": ("table_id",)}


def _copied(db: sqlite3.Connection, table: str, copies: int) -> None:
    """Every row once more for each copy, under other names; a table's events are not copied, for no list shows them."""
    names = [row[1] for row in db.execute(f"PRAGMA table_info({table})")]
    rows: list[tuple[Any, ...]] = db.execute(f"SELECT * FROM {table}").fetchall()
    at = [names.index(name) for name in IDS[table]]
    marks = ", ".join("?" * len(names))
    for copy in range(1, copies):
        new = [tuple([f"{value}.{copy}" if place in at else value for place, value in enumerate(row)]) for row in rows]
        db.executemany(f"INSERT INTO {table} VALUES ({marks})", new)
