"""``interrex export`` and ``interrex import``: tables as records, out of a store or a server, and into a store."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Annotated, Any

import typer

import interrex
from interrex.server.store.address import place_of
from interrex.server.words import say as server_say

from .. import saves
from ..arguments import Db, Lang, kept_at
from ..terminal import out
from ..usage import Program
from ..words import spoken

app = Program()


@app.command("export")
def export_(
    place: Annotated[str, typer.Argument(metavar="DB|ADDRESS")],
    tables: Annotated[list[str] | None, typer.Argument(metavar="TABLE")] = None,
    *,
    to: Annotated[Path, typer.Option("--to", metavar="FOLDER")] = Path(),
    lang: Lang = None,
) -> None:
    """Write tables as records, one file each. A server gives out finished games only: a record contains the key."""
    from interrex.server.tables import transfer  # here, because no other command should wait for it

    remote = place.startswith(("http://", "https://"))
    wanted = tables or []
    found = transfer.from_server(place, wanted) if remote else asyncio.run(transfer.from_store(place_of(place), wanted))
    n = 0
    for table, record in found:
        saves.save(to / f"{record.game}-{table}.json", record)
        n += 1
    _print("server-exported", n=n, folder=str(to))


@app.command("import")
def import_(
    files: Annotated[list[Path], typer.Argument(metavar="FILE")],
    *,
    db: Db = None,
    name: Annotated[str, typer.Option("--name", metavar="NAME")] = "",
    listed: Annotated[bool, typer.Option("--listed/--unlisted")] = True,
    lang: Lang = None,
) -> None:
    """Make tables of records. A game that is not over can be gone on with: its seats are open to join."""
    from interrex.server.tables import transfer  # here, because no other command should wait for it

    records = [saves.load(path) for path in files]
    for record in records:
        interrex.replay(record)  # all or none: a broken one is refused before anything is written
    for path, record in zip(files, records, strict=True):
        table, owner = asyncio.run(transfer.into_store(kept_at(db), record, name, listed))
        _print("server-imported", path=str(path), table=table)
        _print("server-import-owner", token=owner)


def _print(key: str, **params: Any) -> None:
    out().print(server_say(spoken(), key, **params), soft_wrap=True, markup=False)
