"""``interrex backup`` and ``interrex check``: looking after the file with the tables."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer

from interrex.server.config import data_folder
from interrex.server.words import say as server_say

from ..arguments import Lang
from ..terminal import err, out
from ..words import spoken

Db = Annotated[Path | None, typer.Option("--db", metavar="FILE")]


def backup(
    to: Annotated[Path, typer.Argument(metavar="FILE")],
    *,
    db: Db = None,
    lang: Lang = None,
) -> None:
    """Copy the file with the tables, also while a server uses it. To go back to a copy, put it in the file's place."""
    from interrex.server.store import care  # here, because no other command should wait for it

    where = db or data_folder() / "tables.db"
    care.back_up(where, to)
    _print("server-backed-up", path=str(where), to=str(to))


def check(
    *,
    db: Db = None,
    repair: Annotated[bool, typer.Option("--repair")] = False,
    lang: Lang = None,
) -> None:
    """Is the file with the tables sound? Exit code 1 if it is not."""
    from interrex.server.store import care  # here, because no other command should wait for it
    from interrex.server.store.lock import Lock

    where = db or data_folder() / "tables.db"
    found = care.findings(where)
    if not found:
        _print("server-sound", path=str(where))
        return
    for line in found:
        err().print(line, style="red", markup=False, soft_wrap=True)
    if not repair:
        err().print(server_say(spoken(), "server-repair-hint"), soft_wrap=True, markup=False)
        raise typer.Exit(1)
    with Lock(where):
        saved = care.repair(where)
    _print("server-repaired", tables=saved.tables, campaigns=saved.campaigns, damaged=str(saved.damaged))
    for table in saved.cut:
        _print("server-repaired-cut", table=table)
    for table in saved.lost:
        _print("server-repaired-lost", table=table)


def _print(key: str, **params: Any) -> None:
    out().print(server_say(spoken(), key, **params), soft_wrap=True, markup=False)
