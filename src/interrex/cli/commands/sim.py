"""``interrex sim``: many games among bots, on all cores, and what came of them."""

from __future__ import annotations

import os
import secrets
import signal
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from typing import Annotated, Any, NamedTuple

import typer
from rich import box
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

import interrex
from interrex.bots.playout import playout
from interrex.engine import wire

from ..arguments import GameId, Json, Lang, Settings, fill, kinds_of, settings
from ..figures import Played, by_kind, by_seat, spread
from ..terminal import clean, err, out, seat_style
from ..words import CommandError, say

CHUNK = 20  # games handed to a core at a time, at most
TOLD = 10  # failures described on the terminal, at most


def sim(
    game: GameId = "kingsburg",
    *,
    players: Annotated[int | None, typer.Option("--players", "-p", help="How many; 4 if left out.")] = None,
    games: Annotated[int, typer.Option("--games", "-n", min=1, help="How many games.")] = 100,
    bots: Annotated[
        str, typer.Option(metavar="KIND[,KIND…]", help="One kind for all seats, or one for each.")
    ] = "greedy",
    rotate: Annotated[bool, typer.Option(help="Let the bots change seats from game to game.")] = True,
    seed: Annotated[str | None, typer.Option(help="The same seed gives the same games.")] = None,
    option: Settings = None,
    jobs: Annotated[
        int | None, typer.Option("--jobs", "-j", min=1, help="How many processes; one a core if left out.")
    ] = None,
    json: Json = False,
    lang: Lang = None,
) -> None:
    """Let bots play many games, and report wins, scores and lengths."""
    found = interrex.game(game)
    kinds = kinds_of(bots, humans=False)
    players = players if players is not None else (len(kinds) if len(kinds) > 1 else min(4, found.players[1]))
    options = found.check(players, settings(option))
    series = Series(found.id, fill(kinds, players), options, seed or secrets.token_hex(4), rotate)
    jobs = min(jobs or cores(), games)
    began = time.perf_counter()
    played = run(series, games, jobs, quiet=json and not sys.stderr.isatty())
    report = figures(series, played, jobs, time.perf_counter() - began)
    if json:
        print(wire.encode(report).decode())
    else:
        show(out(), report)
    complain_of(report["errors"], games)
    raise typer.Exit(1 if report["errors"] else 0)


class Series(NamedTuple):
    """What all games of one run have in common. Every game's luck hangs on the seed and its number alone."""

    game: str
    kinds: tuple[str, ...]
    options: dict[str, Any]
    seed: str
    rotate: bool

    def seating(self, number: int) -> tuple[str, ...]:
        """In game 0 as named; in every later one all bots one seat further on."""
        turn = number % len(self.kinds) if self.rotate else 0
        return self.kinds[-turn:] + self.kinds[:-turn]

    def play(self, number: int) -> Played:
        seed, kinds = f"{self.seed} game {number}", self.seating(number)
        try:
            result, decisions = playout(interrex.game(self.game), len(kinds), self.options, seed, kinds)
        except Exception as error:  # whatever a game raises is to be reported with its seed
            return Played(number, seed, kinds, error=f"{type(error).__name__}: {error}")
        return Played(number, seed, kinds, result.winners, result.scores, decisions)

    def play_some(self, numbers: range) -> list[Played]:
        return [self.play(number) for number in numbers]


# Many games


def cores() -> int:
    """Those this process may use, where the system says."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def run(series: Series, games: int, jobs: int, quiet: bool) -> list[Played]:
    """All games, in the order of their numbers whoever played them."""
    size = max(1, min(CHUNK, games // (4 * jobs)))
    spans = [range(first, min(first + size, games)) for first in range(0, games, size)]
    if jobs == 1:
        return watch((series.play_some(span) for span in spans), games, quiet)
    # a fork of a process that has threads may hang; the server forks from one that has none
    pool = ProcessPoolExecutor(jobs, get_context("forkserver"), initializer=_die_quietly)
    try:
        chunks = [pool.submit(series.play_some, span) for span in spans]
        return watch((chunk.result() for chunk in as_completed(chunks)), games, quiet)
    except BrokenProcessPool:
        raise CommandError("cli-sim-killed") from None
    finally:
        pool.shutdown(cancel_futures=True)


def _die_quietly() -> None:
    """On Ctrl-C, which every process of ours gets."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def watch(chunks: Iterator[list[Played]], games: int, quiet: bool) -> list[Played]:
    """Gather games as they come in, with a progress bar on stderr."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    played: list[Played] = []
    with Progress(*columns, console=err(), transient=True, disable=quiet) as progress:
        task = progress.add_task(say("cli-sim-playing"), total=games)
        for some in chunks:
            played += some
            progress.advance(task, len(some))
    return sorted(played)


# The report


def figures(series: Series, played: list[Played], jobs: int, seconds: float) -> dict[str, Any]:
    """All numbers. Only those under ``timing`` differ between two runs with the same seed."""
    finished = [game for game in played if not game.error]
    players = len(series.kinds)
    return {
        "game": series.game,
        "version": interrex.game(series.game).version,
        "players": players,
        "options": series.options,
        "bots": list(series.kinds),
        "rotate": series.rotate,
        "seed": series.seed,
        "games": len(played),
        "finished": len(finished),
        "seats": by_seat(finished, players),
        "kinds": by_kind(finished, series.kinds),
        "score": spread([score for game in finished for score in game.scores])._asdict(),
        "decisions": spread([game.decisions for game in finished])._asdict(),
        "errors": [{"seed": g.seed, "bots": list(g.kinds), "error": g.error} for g in played if g.error],
        "timing": {"jobs": jobs, "seconds": seconds, "games_per_second": len(played) / seconds},
    }


def show(console: Console, report: dict[str, Any]) -> None:
    title = interrex.game(report["game"]).title
    parts = {name: report[name] for name in ("players", "games", "seed")}
    console.print(say("cli-sim-title", game=title, **parts), style="bold")
    console.print(_table("seat", report["seats"]))
    if len(report["kinds"]) > 1:
        console.print(_table("bot", report["kinds"]))
    length, timing = report["decisions"], report["timing"]
    mean, sd = f"{length['mean']:.1f}", f"{length['sd']:.1f}"
    console.print(say("cli-sim-length", mean=mean, sd=sd, low=length["min"], high=length["max"]))
    console.print(say("cli-sim-speed", rate=f"{timing['games_per_second']:.1f}", jobs=timing["jobs"]), style="dim")


def _table(of: str, rows: list[dict[str, Any]]) -> Table:
    table = Table(box=box.SIMPLE_HEAD)
    table.add_column(say(f"cli-sim-{of}"))
    for column in ("wins", "interval", "fair", "score", "range"):
        table.add_column(say(f"cli-sim-{column}"), justify="right")
    for row in rows:
        score = row["score"]
        table.add_row(
            f"{row['bot']} × {row['seats']}" if of == "bot" else str(row["seat"] + 1),
            f"{row['rate']:.1%}",
            f"{100 * row['low']:.1f} – {row['high']:.1%}",
            f"{row['fair']:.1%}",
            f"{score['mean']:.1f} ± {score['sd']:.1f}",
            f"{score['min']} – {score['max']}",
            style="" if of == "bot" else seat_style(row["seat"]),
        )
    return table


def complain_of(errors: list[dict[str, Any]], games: int) -> None:
    """Games that failed, each with what it takes to play it again."""
    for error in errors[:TOLD]:
        line = say("cli-sim-error", seed=error["seed"], bots=",".join(error["bots"]), detail=error["error"])
        err().print(clean(line), style="red", markup=False, soft_wrap=True)
    if errors:
        err().print(say("cli-sim-failed", n=len(errors), games=games), style="bold red")
