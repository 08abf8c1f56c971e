"""``interrex backup``, ``check`` and ``move-store``: looking after the tables, wherever they are kept."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from interrex.server.store.address import place_of
from interrex.server.words import ServerError
from interrex.server.words import say as server_say

from ..arguments import Db, Lang, kept_at
from ..terminal import err, out
from ..usage import Program
from ..words import spoken

app = Program()


@app.command()
def backup(
    to: Annotated[Path, typer.Argument(metavar="FILE")],
    *,
    db: Db = None,
    lang: Lang = None,
) -> None:
    """Copy the file with the tables, also while a server uses it. To go back to a copy, put it in the file's place."""
    from interrex.server.store import care  # here, because no other command should wait for it

    where = kept_at(db)
    if not isinstance(where, Path):
        raise ServerError("server-backup-database", path=str(where), to=str(to))
    care.back_up(where, to)
    _print("server-backed-up", path=str(where), to=str(to))


@app.command()
def check(
    *,
    db: Db = None,
    repair: Annotated[bool, typer.Option("--repair")] = False,
    lang: Lang = None,
) -> None:
    """Are the tables sound, in their file or in PostgreSQL? Exit code 1 if they are not."""
    from interrex.server.store import care, places  # here, because no other command should wait for it
    from interrex.server.store.lock import Lock

    where = kept_at(db)
    found = places.findings(where)
    if not found:
        _print("server-sound", path=str(where))
        return
    for line in found:
        err().print(line, style="red", markup=False, soft_wrap=True)
    if not isinstance(where, Path) or not repair:
        hint = "server-repair-hint" if isinstance(where, Path) else "server-repair-database"
        err().print(server_say(spoken(), hint, path=str(where)), soft_wrap=True, markup=False)
        raise typer.Exit(1)
    with Lock(where):
        saved = care.repair(where)
    _print("server-repaired", tables=saved.tables, campaigns=saved.campaigns, damaged=str(saved.damaged))
    for table in saved.cut:
        _print("server-repaired-cut", table=table)
    for table in saved.lost:
        _print("server-repaired-lost", table=table)


@app.command("move-store")
def move_store(
    source: Annotated[str, typer.Argument(metavar="FROM")],
    target: Annotated[str, typer.Argument(metavar="TO")],
    *,
    lang: Lang = None,
) -> None:
    """Carry all tables from a file into a PostgreSQL database, or back; they stay where they were as well."""
    from interrex.server.store import moving  # here, because no other command should wait for it

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    come_from, go_to = place_of(source), place_of(target)
    try:
        with Progress(*columns, console=err(), transient=True) as progress:
            task = progress.add_task(server_say(spoken(), "server-moving"), total=None)
            moved = moving.move(
                come_from, go_to, lambda done, total: progress.update(task, completed=done, total=total)
            )
    except KeyboardInterrupt:
        err().print(server_say(spoken(), "server-move-interrupted"), soft_wrap=True, markup=False)
        raise typer.Exit(130) from None
    _print("server-moved", tables=moved.tables, events=moved.events, path=str(come_from), to=str(go_to))


def _print(key: str, **params: Any) -> None:
    out().print(server_say(spoken(), key, **params), soft_wrap=True, markup=False)
