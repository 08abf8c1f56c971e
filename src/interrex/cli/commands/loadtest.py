"""``interrex loadtest``: many tables of clients against a server of its own, and whether every move arrived."""

from __future__ import annotations

from typing import Annotated, Any

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

import interrex
from interrex.engine import registry, wire

from ..arguments import Json, Lang
from ..terminal import clean, err, out
from ..usage import Program
from ..words import CommandError, say

app = Program()

LOG_WORDS = 10  # faults described, at most


@app.command()
def loadtest(
    game: Annotated[str | None, typer.Argument(metavar="GAME")] = None,
    *,
    tables: Annotated[int, typer.Option("--tables", min=1, max=2000, metavar="N")] = 100,
    players: Annotated[int, typer.Option("--players", metavar="N")] = 4,
    think: Annotated[str, typer.Option(metavar="FROM-TO")] = "0.5-1.5",
    burst: Annotated[bool, typer.Option("--burst")] = False,
    limit: Annotated[float, typer.Option("--limit", min=1, max=7200, metavar="SECONDS")] = 1200,
    seed: Annotated[str | None, typer.Option(metavar="SEED")] = None,
    at: Annotated[list[str] | None, typer.Option("--at", metavar="URL")] = None,
    apart: Annotated[bool, typer.Option("--apart")] = False,
    json: Json = False,
    lang: Lang = None,
) -> None:
    """Play many whole games with random clients over sockets; compare records with what clients saw; measure."""
    from interrex.testing import load  # here, because no other command should wait for it

    found = interrex.game(game or registry.first())
    found.check(players, {})
    try:
        pause = load.Think(0, 0) if burst else load.Think.parse(think)
    except ValueError:
        raise CommandError("cli-load-bad-think", text=think) from None
    test = load.Test(found.id, tables, players, pause, limit, seed, tuple([one.rstrip("/") for one in at or ()]), apart)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    with Progress(*columns, console=err(), transient=True, disable=json) as progress:
        bar = progress.add_task(say("cli-load-playing"), total=None)
        try:
            report = load.measure(test, lambda: progress.advance(bar))
        except (load.NoServer, OSError) as error:
            raise CommandError("cli-load-no-server", detail=str(error)) from None
    if json:
        print(wire.encode(report).decode())
    else:
        show(report)
    raise typer.Exit(1 if report["faults"] or report["unfinished"] else 0)


def show(report: dict[str, Any]) -> None:
    server, latency = report["server"], {name: f"{ms:.1f}" for name, ms in report["latency_ms"].items()}
    _line("cli-load-title", "bold", tables=report["tables"], players=report["players"], servers=report["servers"])
    rate, seconds = f"{report['moves_per_second']:.1f}", f"{report['seconds']:.1f}"
    _line("cli-load-moves", moves=report["moves"], seconds=seconds, rate=rate)
    _line("cli-load-latency", p50=latency["p50"], p95=latency["p95"], p99=latency["p99"], most=latency["max"])
    _line("cli-load-memory", start=f"{server['memory_mb_start']:.0f}", end=f"{server['memory_mb_end']:.0f}")
    _line("cli-load-cpu", ms=f"{server['cpu_ms_per_move']:.2f}")
    if report["unfinished"]:
        _line("cli-load-unfinished", "yellow", n=report["unfinished"], games=report["tables"])
    if report["faults"]:
        _line("cli-load-wrong", "bold red", n=len(report["faults"]))
        for fault in report["faults"][:LOG_WORDS]:
            err().print(clean(fault), style="red", markup=False, soft_wrap=True)
    elif report["unfinished"] < report["tables"]:
        _line("cli-load-right", "green", games=report["tables"] - report["unfinished"])


def _line(key: str, style: str = "", **params: Any) -> None:
    out().print(say(key, **params), style=style, soft_wrap=True, markup=False)
