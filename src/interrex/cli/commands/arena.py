"""``interrex arena``: bots against each other, one of a kind among others of another, and who is stronger."""

from __future__ import annotations

import secrets
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Any

import typer
from rich import box
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

import interrex
from interrex.bots import find
from interrex.bots.arena import Bout, Fought, Pair, bouts, fights, pairs_of, ratings
from interrex.engine import wire
from interrex.engine.errors import BadConfig
from interrex.engine.registry import find as find_game

from ..arguments import AnyGame, Json, Lang, Settings, kinds_of, settings
from ..terminal import err, out
from ..words import say
from .sim import cores


def arena(
    game: AnyGame,
    *,
    bots: Annotated[str, typer.Option(metavar="BOT,BOT[,BOT…]")] = "knight,greedy",
    games: Annotated[int, typer.Option("--games", "-n", min=1, metavar="N")] = 40,
    players: Annotated[int | None, typer.Option("--players", "-p", metavar="N")] = None,
    first: Annotated[bool, typer.Option("--first")] = False,
    seed: Annotated[str | None, typer.Option(metavar="SEED")] = None,
    kept: Annotated[Path | None, typer.Option(metavar="FILE")] = None,
    option: Settings = None,
    jobs: Annotated[int | None, typer.Option("--jobs", "-j", min=1, metavar="N")] = None,
    json: Json = False,
    lang: Lang = None,
) -> None:
    """Let bots fight: one of each kind among others of each other kind, in every seat, on the same deals."""
    kinds = kinds_of(bots, humans=False)
    if len(set(kinds)) < 2:
        raise BadConfig("cli-arena-two", game)
    for kind in kinds:
        find(kind)
    found = find_game(game)
    seats = players or min(4, found.players[1])
    chosen = found.check(seats, settings(option))
    pairs = [(one, other) for one in (kinds[:1] if first else kinds) for other in kinds if one != other]
    asked = {"game": game, "version": found.version, "players": seats, "seed": seed}
    with checkpoint(kept, asked) as (sown, done, keep):
        todo = [bout for bout in bouts(game, pairs, seats, chosen, sown, games) if bout.name not in done]
        fought = [*done.values(), *_played(todo, jobs or cores(), json, len(done), keep)]
    if json:
        print(wire.encode(report(game, seats, sown, fought)).decode())
    else:
        show(game, seats, sown, fought)


def _played(todo: list[Bout], jobs: int, json: bool, before: int, keep: Any) -> Iterator[Fought]:
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=err(), transient=True, disable=json and not sys.stderr.isatty()) as progress:
        task = progress.add_task(say("cli-sim-playing"), total=before + len(todo), completed=before)
        for fought in fights(todo, min(jobs, len(todo) or 1)):
            keep(fought)
            progress.advance(task)
            yield fought


@contextmanager
def checkpoint(path: Path | None, asked: dict[str, Any]) -> Iterator[tuple[str, dict[str, Fought], Any]]:
    """The seed, the games that are there already, and what keeps one more. A file of another arena is refused."""
    lines = path.read_bytes().splitlines() if path is not None and path.exists() else []
    head = wire.decode(lines[0], dict[str, Any]) if lines else None
    if head is not None and {**head, "seed": None} != {**asked, "seed": None}:
        raise BadConfig("cli-arena-other", asked["game"], file=str(path))
    sown = str(head["seed"] if head is not None else asked["seed"] or secrets.token_hex(4))
    if head is not None and asked["seed"] not in (None, sown):
        raise BadConfig("cli-arena-other", asked["game"], file=str(path))
    done = {one.name: one for one in [wire.decode(line, Fought) for line in lines[1:] if line.endswith(b"}")]}
    if path is None:
        yield sown, done, lambda fought: None
        return
    with path.open("ab") as file:
        if head is None:
            file.write(wire.encode({**asked, "seed": sown}) + b"\n")

        def keep(fought: Fought) -> None:
            file.write(wire.encode(fought) + b"\n")
            file.flush()

        yield sown, done, keep


def report(game: str, players: int, seed: str, fought: list[Fought]) -> dict[str, Any]:
    """All numbers."""
    return {
        "game": game,
        "players": players,
        "seed": seed,
        "pairs": [
            {
                "challenger": pair.challenger,
                "rival": pair.rival,
                "games": pair.games,
                **pair.share._asdict(),
                "roles": {role: {"games": n, **part._asdict()} for role, (n, part) in pair.roles.items()},
            }
            for pair in pairs_of(fought)
        ],
        "ratings": ratings(fought),
    }


def show(game: str, players: int, seed: str, fought: list[Fought]) -> None:
    title = interrex.game(game).title
    out().print(say("cli-sim-title", game=title, players=players, games=len(fought), seed=seed), style="bold")
    table = Table(box=box.SIMPLE_HEAD)
    for column in ("challenger", "rivals", "games", "wins", "interval", "fair"):
        table.add_column(say(f"cli-arena-{column}"), justify="left" if column in ("challenger", "rivals") else "right")
    for pair in pairs_of(fought):
        table.add_row(*_cells(pair, players))
        for role, (n, part) in pair.roles.items():
            name = interrex.names(game).roles.get(role, role)
            table.add_row(f"  {name}", "", str(n), f"{part.rate:.1%}", _interval(part.low, part.high), "", style="dim")
    out().print(table)
    rated = sorted(ratings(fought).items(), key=lambda one: -one[1])
    out().print(say("cli-arena-ratings", list=", ".join([f"{name} {worth:.0f}" for name, worth in rated])))


def _cells(pair: Pair, players: int) -> tuple[str, ...]:
    share = pair.share
    who = (pair.challenger, f"{pair.rival} × {players - 1}", str(pair.games))
    return *who, f"{share.rate:.1%}", _interval(share.low, share.high), f"{1 / players:.1%}"


def _interval(low: float, high: float) -> str:
    return f"{100 * low:.1f} – {high:.1%}"
