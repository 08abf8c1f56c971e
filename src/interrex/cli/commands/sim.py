"""``interrex sim``: many games among bots, on all cores, and what came of them."""

from __future__ import annotations

import time
from typing import Annotated, Any

import typer
from rich import box
from rich.console import Console
from rich.table import Table

import interrex
from interrex.bots import name_of
from interrex.bots.simulate import Simulation, prepare, run
from interrex.engine import wire
from interrex.engine.game import ROLE

from ..arguments import AnyGame, Json, Lang, Settings, kinds_of, settings
from ..playing import Jobs, KeptIn, On, bar, crew
from ..terminal import clean, err, out, seat_style
from ..usage import Program
from ..words import say, spoken, titled

app = Program()

LOG_WORDS = 10  # failures described on the terminal, at most


@app.command()
def sim(
    game: AnyGame,
    *,
    players: Annotated[int | None, typer.Option("--players", "-p", metavar="N")] = None,
    games: Annotated[int, typer.Option("--games", "-n", min=1, metavar="N")] = 100,
    bots: Annotated[
        str,
        typer.Option(metavar="BOT[,BOT…]"),
    ] = "steward",
    rotate: Annotated[bool, typer.Option()] = True,
    seed: Annotated[str | None, typer.Option(metavar="SEED")] = None,
    option: Settings = None,
    after: Annotated[int, typer.Option(min=0, metavar="N")] = 0,
    census: Annotated[bool, typer.Option("--census")] = False,
    kept: KeptIn = None,
    on: On = None,
    jobs: Jobs = None,
    json: Json = False,
    lang: Lang = None,
) -> None:
    """Let bots play many games, and report wins, scores and lengths by seat, bot and role."""
    series = prepare(game, kinds_of(bots, humans=False), players, seed, settings(option), rotate, after, census)
    began = time.perf_counter()
    with crew(on, jobs, games, game, series.bots) as team, bar(games, json) as watch:
        simulation = run(series, games, team, kept, watch)
    report = figures(simulation, team.workers, time.perf_counter() - began)
    if json:
        print(wire.encode(report).decode())
    else:
        show(out(), report)
    complain_of(report["errors"], games)
    raise typer.Exit(1 if report["errors"] else 0)


# The report


def figures(simulation: Simulation, jobs: int, seconds: float) -> dict[str, Any]:
    """All numbers. Only those under ``timing`` differ between two runs with the same seed."""
    series, played = simulation.series, simulation.games
    called = interrex.names(series.game, spoken()).roles
    return {
        "game": series.game,
        "version": interrex.game(series.game).version,
        "players": len(series.bots),
        "options": series.options,
        "bots": [name_of(bot) for bot in series.bots],
        "rotate": series.rotate,
        "after": series.after,
        "census": series.census,
        "seed": series.seed,
        "games": len(played),
        "finished": len(simulation.finished),
        "seats": [{"seat": seat, **one.json()} for seat, one in simulation.seats.items()],
        "kinds": [{"bot": bot, **one.json()} for bot, one in simulation.bots.items()],
        "roles": [{"role": role, "name": called[role], **one.json()} for role, one in simulation.roles.items()],
        "score": simulation.score._asdict(),
        "decisions": simulation.decisions._asdict(),
        "errors": [{"seed": game.seed, "bots": list(game.bots), "error": game.error} for game in simulation.failed],
        "timing": {"jobs": jobs, "seconds": seconds, "games_per_second": len(played) / seconds},
    }


def show(console: Console, report: dict[str, Any]) -> None:
    game = interrex.game(report["game"])
    parts = {name: report[name] for name in ("players", "games", "seed")}
    console.print(say("cli-sim-title", game=titled(game), **parts), style="bold")
    seats = standings(say("cli-sim-seat"))
    for row in report["seats"]:
        seats.add_row(str(row["seat"] + 1), *cells(row), style=seat_style(row["seat"]))
    console.print(seats)
    if report["roles"]:
        roles = standings(interrex.names(game.id, spoken()).kinds[ROLE], say("cli-sim-games"))
        for row in report["roles"]:
            roles.add_row(row["name"], str(row["games"]), *cells(row))
        console.print(roles)
    if len(report["kinds"]) > 1:
        kinds = standings(say("cli-sim-bot"))
        for row in report["kinds"]:
            kinds.add_row(f"{row['bot']} × {row['seats']:g}", *cells(row))
        console.print(kinds)
    length, timing = report["decisions"], report["timing"]
    mean, sd = f"{length['mean']:.1f}", f"{length['sd']:.1f}"
    console.print(say("cli-sim-length", mean=mean, sd=sd, low=length["min"], high=length["max"]))
    console.print(say("cli-sim-speed", rate=f"{timing['games_per_second']:.1f}", jobs=timing["jobs"]), style="dim")


def standings(*of: str) -> Table:
    """An empty table: columns for whose standing it is, and for that."""
    table = Table(box=box.SIMPLE_HEAD)
    for column in of:
        table.add_column(column)
    for column in ("wins", "interval", "fair", "score", "range"):
        table.add_column(say(f"cli-sim-{column}"), justify="right")
    return table


def cells(row: dict[str, Any]) -> tuple[str, ...]:
    score = row["score"]
    return (
        f"{row['rate']:.1%}",
        f"{100 * row['low']:.1f} – {row['high']:.1%}",
        f"{row['fair']:.1%}",
        f"{score['mean']:.1f} ± {score['sd']:.1f}",
        f"{score['min']} – {score['max']}",
    )


def complain_of(errors: list[dict[str, Any]], games: int) -> None:
    """Games that failed, each with what it takes to play it again."""
    for error in errors[:LOG_WORDS]:
        line = say("cli-sim-error", seed=error["seed"], bots=",".join(error["bots"]), detail=error["error"])
        err().print(clean(line), style="red", markup=False, soft_wrap=True)
    if errors:
        err().print(say("cli-sim-failed", n=len(errors), games=games), style="bold red")
