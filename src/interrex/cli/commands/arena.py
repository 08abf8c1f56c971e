"""``interrex arena``: bots against each other, one of a kind among others of another, and who is stronger."""

from __future__ import annotations

from typing import Annotated, Any

import typer
from rich import box
from rich.table import Table

import interrex
from interrex.bots import find, judged
from interrex.bots.arena import Fought, Pair, bouts, fight_all, pairs_of, ratings
from interrex.crews import play_all
from interrex.crews.checkpoint import checkpoint
from interrex.engine import wire
from interrex.engine.errors import BadConfig
from interrex.engine.registry import find as find_game

from ..arguments import AnyGame, Json, Lang, Settings, kinds_of, settings
from ..playing import Jobs, KeptIn, On, bar, crew
from ..terminal import out
from ..usage import Program
from ..words import say

app = Program()


@app.command()
def arena(
    game: AnyGame,
    *,
    bots: Annotated[str, typer.Option(metavar="BOT,BOT[,BOT…]")] = "knight,greedy",
    games: Annotated[int, typer.Option("--games", "-n", min=1, metavar="N")] = 40,
    players: Annotated[int | None, typer.Option("--players", "-p", metavar="N")] = None,
    first: Annotated[bool, typer.Option("--first")] = False,
    seed: Annotated[str | None, typer.Option(metavar="SEED")] = None,
    kept: KeptIn = None,
    option: Settings = None,
    on: On = None,
    jobs: Jobs = None,
    json: Json = False,
    lang: Lang = None,
) -> None:
    """Let bots fight: one of each kind among others of each other kind, in every seat, on the same deals."""
    kinds = kinds_of(bots, humans=False)
    if len(set(kinds)) < 2:
        raise BadConfig("cli-arena-two", game)
    found = find_game(game)
    for kind in kinds:
        find(kind)
        judged(kind, found)
    seats = players or min(4, found.players[1])
    chosen = found.check(seats, settings(option))
    pairs = [(one, other) for one in (kinds[:1] if first else kinds) for other in kinds if one != other]
    asked = {"game": game, "version": found.version, "players": seats, "seed": seed}
    many = len(pairs) * games
    with (
        checkpoint(kept, asked | ({"options": chosen} if option else {}), Fought, lambda one: one.name) as so_far,
        crew(on, jobs, many, game, kinds) as team,
        bar(many, json) as watch,
    ):
        sown = so_far.seed
        todo = bouts(game, pairs, seats, chosen, sown, games)
        fought = play_all(team, fight_all, todo, lambda bout: bout.name, so_far, watch, chunk=1)
    if json:
        print(wire.encode(report(game, seats, sown, fought)).decode())
    else:
        show(game, seats, sown, fought)


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
