"""What commands that have many games played share: who plays, where games are kept, how far it is."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Annotated

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from interrex.bots import Kind
from interrex.crews import Crew, Wants, muster
from interrex.crews.processes import cores
from interrex.stories import shelve

from . import saves
from .terminal import err
from .words import say

Jobs = Annotated[int | None, typer.Option("--jobs", "-j", min=1, metavar="N")]
KeptIn = Annotated[Path | None, typer.Option("--kept", metavar="FILE")]
On = Annotated[str | None, typer.Option("--on", metavar="ray[://HOST:PORT]")]


@contextmanager
def crew(on: str | None, jobs: int | None, games: int, game: str, bots: tuple[Kind, ...]) -> Iterator[Crew]:
    """Whoever was asked for; a process for each core, if nobody was. They have the stories that are installed here."""
    workers = jobs if on else min(jobs or cores(), games)
    with muster(on, workers, Wants(game, bots, partial(shelve, saves.folder("stories")))) as found:
        yield found


@contextmanager
def bar(games: int, json: bool) -> Iterator[Callable[[int], None]]:
    """What moves it on."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=err(), transient=True, disable=json and not sys.stderr.isatty()) as progress:
        task = progress.add_task(say("cli-sim-playing"), total=games)
        yield lambda played: progress.advance(task, played)
