"""``interrex dataset``: games among bots as Parquet, a row for each decision."""

from __future__ import annotations

import time
from importlib import import_module
from pathlib import Path
from typing import Annotated, Any

import typer

from interrex.bots.simulate import seated
from interrex.crews import play_all
from interrex.crews.checkpoint import checkpoint
from interrex.engine import wire
from interrex.engine.registry import find as find_game

from ..arguments import AnyGame, Json, Lang, Settings, kinds_of, settings
from ..playing import Jobs, On, bar, crew
from ..terminal import out
from ..usage import Program
from ..words import CommandError, say

app = Program()

LIST = "_dataset.jsonl"  # of the files that are finished; whoever reads the folder passes over it


@app.command()
def dataset(
    game: AnyGame,
    *,
    to: Annotated[Path, typer.Option(metavar="FOLDER")],
    games: Annotated[int, typer.Option("--games", "-n", min=1, metavar="N")] = 100,
    bots: Annotated[str, typer.Option(metavar="BOT[,BOT…]")] = "random",
    players: Annotated[int | None, typer.Option("--players", "-p", metavar="N")] = None,
    seed: Annotated[str, typer.Option(metavar="SEED")] = "dataset",
    option: Settings = None,
    on: On = None,
    jobs: Jobs = None,
    json: Json = False,
    lang: Lang = None,
) -> None:
    """Let bots play, and write down every decision: what was seen, what was offered, what was done, who won."""
    writing = _writing()
    found = find_game(game)
    kinds = seated(found, kinds_of(bots, humans=False), players)
    order = writing.Order(found.id, len(kinds), dict(found.check(len(kinds), settings(option))), kinds, seed)
    to.mkdir(parents=True, exist_ok=True)
    parts = writing.parts(order, games, to)
    began = time.perf_counter()
    with (
        checkpoint(to / LIST, {**writing.head(order), "games": games}, writing.Written, lambda one: one.name) as so_far,
        crew(on, jobs, len(parts), game, kinds) as team,
        bar(len(parts), json) as watch,
    ):
        before = len(so_far.done)
        written = play_all(team, writing.write_all, parts, lambda part: part.path.name, so_far, watch, chunk=1)
    spent = time.perf_counter() - began
    decisions = sum([one.decisions for one in written])
    figures = {"games": games, "decisions": decisions, "files": len(parts), "before": before}
    if json:
        print(wire.encode({**figures, "seconds": spent}).decode())
    else:
        out().print(say("cli-dataset-written", **figures, folder=str(to)))


def _writing() -> Any:
    try:
        return import_module("interrex.dataset")  # needs pyarrow, which nobody who plays needs
    except ModuleNotFoundError:
        raise CommandError("cli-dataset-pyarrow") from None
