"""``interrex benchmark``: how strong a bot is on deals that are the same for all, in figures to be cited."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich import box
from rich.table import Table

import interrex
from interrex.benchmark import SUITES, Measured, Standing, Suite, bouts_of, mark, measure_all, standings
from interrex.benchmark.suite import name_of_bout
from interrex.bots.figures import Share
from interrex.crews import play_all
from interrex.crews.checkpoint import checkpoint
from interrex.engine import wire

from .. import saves
from ..arguments import Json, Lang, kinds_of
from ..playing import Jobs, On, bar, crew
from ..terminal import out
from ..usage import Program
from ..words import CommandError, say

app = Program()

ALL = sys.maxsize


@app.command()
def benchmark(
    name: Annotated[str, typer.Argument(metavar="NAME")] = "bench-1",
    *,
    bot: Annotated[str, typer.Option(metavar="BOT")] = "steward",
    games: Annotated[str | None, typer.Option(metavar="ID,ID,…")] = None,
    against: Annotated[str | None, typer.Option(metavar="BOT[,BOT…]")] = None,
    deals: Annotated[int, typer.Option(min=1, metavar="N", show_default=False)] = ALL,
    to: Annotated[Path | None, typer.Option(metavar="FILE")] = None,
    check: Annotated[Path | None, typer.Option(metavar="FILE")] = None,
    on: On = None,
    jobs: Jobs = None,
    json: Json = False,
    lang: Lang = None,
) -> None:
    """Play a benchmark's deals with a bot in every seat of each, among named rivals, and say how it fared."""
    if check is not None:
        check_file(check, deals, on, jobs, json)
        return
    suite = suite_of(name)
    [entrant] = kinds_of(bot, humans=False)
    titles = some(games, suite.games)
    bouts = bouts_of(suite, entrant, titles, some(against, tuple(suite.deals)), deals)
    installed = [interrex.game(game) for game in suite.games]
    asked = {
        "benchmark": name,
        "bot": entrant,
        "versions": {game.id: game.version for game in installed},
        "weights": {game.id: mark(game) for game in installed},
    }
    with (
        checkpoint(to, {"game": name, "seed": name, **asked}, Measured, lambda one: one.name) as so_far,
        crew(on, jobs, len(bouts), titles[0], (entrant,)) as team,
        bar(len(bouts), json) as watch,
    ):
        measured = play_all(team, measure_all, bouts, name_of_bout, so_far, watch, chunk=1)
    tell(suite, entrant, standings(in_order(measured), suite.players), json)


def suite_of(name: str) -> Suite:
    if name not in SUITES:
        raise CommandError("cli-benchmark-unknown", name=name, known=", ".join(SUITES))
    return SUITES[name]


def some(given: str | None, known: tuple[str, ...]) -> tuple[str, ...]:
    """Those that are named, in their order; all, if none is."""
    named = tuple([part.strip() for part in given.split(",")]) if given else known
    for one in named:
        if one not in known:
            raise CommandError("cli-benchmark-not-in", name=one, known=", ".join(known))
    return named


def in_order(measured: list[Measured]) -> list[Measured]:
    return sorted(measured, key=lambda one: (one.game, one.rival, one.deal, one.seat))


def check_file(path: Path, deals: int, on: str | None, jobs: int | None, json: bool) -> None:
    """Play what a file tells of again; exit code 1 if anything came out otherwise."""
    head, lines = claimed(path)
    suite = suite_of(head.benchmark)
    [entrant] = kinds_of(head.bot, humans=False)
    told = {one.name: one for one in lines}
    mine = [
        bout for bout in bouts_of(suite, entrant, suite.games, tuple(suite.deals), ALL) if name_of_bout(bout) in told
    ]
    bouts = [bout for bout in mine if bout.number < deals * suite.players]
    with (
        checkpoint(None, {"game": suite.name, "seed": suite.name}, Measured, lambda one: one.name) as so_far,
        crew(on, jobs, len(bouts), suite.games[0], (entrant,)) as team,
        bar(len(bouts), json) as watch,
    ):
        again = {one.name: one for one in play_all(team, measure_all, bouts, name_of_bout, so_far, watch, chunk=1)}
    known = {name_of_bout(bout) for bout in mine}
    skipped = known - again.keys()  # beyond the deals that were asked for
    other = [one for one in lines if one.name not in skipped and again.get(one.name) != one]
    if json:
        figures = {"checked": len(bouts), "other": in_order(other)}
        print(wire.encode(figures).decode())
    else:
        out().print(say("cli-benchmark-checked", games=len(bouts), other=len(other)))
        for one in in_order(other):
            out().print(f"  {one.name}", style="red")
    if other:
        raise typer.Exit(1)


class Head(wire.Struct, frozen=True):
    """The first line of a result."""

    benchmark: str
    bot: str
    game: str
    seed: str
    versions: dict[str, int]
    weights: dict[str, str]  # the mark of each game's judgement


def claimed(path: Path) -> tuple[Head, list[Measured]]:
    """What a result says; whatever is none, or of other rules or weights than are installed, is refused."""
    first, *rest = saves.read(path).splitlines() or [b""]
    try:
        head = wire.decode(first, Head)
        lines = [wire.decode(line, Measured) for line in rest if line.endswith(b"}")]  # the last may be half written
    except msgspec.DecodeError:
        raise CommandError("cli-benchmark-no-result", file=str(path)) from None
    here = {game.id: game.version for game in interrex.games()}
    for game in sorted({one.game for one in lines}):
        if here.get(game) != head.versions.get(game):
            version, own = head.versions.get(game, 0), here.get(game, 0)
            raise CommandError("cli-benchmark-version", game=game, version=version, here=own)
        if head.weights.get(game) != mark(interrex.game(game)):
            raise CommandError("cli-benchmark-weights", game=game)
    return head, lines


def tell(suite: Suite, entrant: str, found: list[Standing], json: bool) -> None:
    if json:
        figures = {"benchmark": suite.name, "bot": entrant, "standings": [one.json() for one in found]}
        print(wire.encode(figures).decode())
        return
    out().print(say("cli-benchmark-title", name=suite.name, bot=entrant, players=suite.players), style="bold")
    table = Table(box=box.SIMPLE_HEAD)
    for column in ("game", "rivals", "games", "wins", "level", "left"):
        table.add_column(say(f"cli-benchmark-{column}"), justify="left" if column in ("game", "rivals") else "right")
    for one in found:
        left = "–" if one.ratio is None else f"{one.mirrored:.2f} → {one.ratio:.2f}"
        rivals = f"{one.rival} × {suite.players - 1}"
        title = interrex.game(one.game).title
        table.add_row(title, rivals, str(one.games), cell(one.share), cell(one.level), left)
    out().print(table)
    unfinished = sum([one.unfinished for one in found])
    if unfinished:
        out().print(say("cli-benchmark-unfinished", games=unfinished), style="yellow")


def cell(share: Share) -> str:
    return f"{share.rate:.1%} ({100 * share.low:.1f} – {share.high:.1%})"
