"""``interrex tune``: learn what the terms of a game's judgement are worth, by self-play."""

from __future__ import annotations

from importlib import resources
from pathlib import Path
from typing import Annotated, Any

import typer
from rich import box
from rich.table import Table

import interrex
from interrex.bots.self_play import Lived, Task, live_all
from interrex.crews import play_all
from interrex.crews.checkpoint import checkpoint
from interrex.engine import wire
from interrex.engine.errors import BadConfig
from interrex.engine.judgement import FILE
from interrex.engine.registry import find
from interrex.engine.weights import Weights

from ..arguments import AnyGame, Json, Lang, Settings, settings
from ..keeping import file_of
from ..playing import Jobs, KeptIn, On, bar, crew
from ..terminal import out
from ..usage import Program
from ..words import say

app = Program()


@app.command()
def tune(
    game: AnyGame,
    *,
    games: Annotated[int, typer.Option("--games", "-n", min=5, metavar="N")] = 400,
    rounds: Annotated[int, typer.Option("--rounds", "-r", min=1, metavar="N")] = 3,
    seed: Annotated[str, typer.Option(metavar="SEED")] = "tune",
    kept: KeptIn = None,
    to: Annotated[Path | None, typer.Option("--to", metavar="FILE")] = None,
    afresh: Annotated[bool, typer.Option("--afresh")] = False,
    option: Settings = None,
    on: On = None,
    jobs: Jobs = None,
    json: Json = False,
    lang: Lang = None,
) -> None:
    """Let a game's bots play each other, learn from who won, and write down what was learned."""
    learn = _learner(game)
    judgement = find(game).thinking.judgement
    if judgement is None:
        raise BadConfig("cli-tune-no-terms", game, game=interrex.game(game).title)
    weights = Weights({}) if afresh else judgement.stored()
    chosen = settings(option)
    asked = {"game": game, "seed": seed, "games": games, "terms": list(judgement.names), "options": chosen}
    lived: list[Lived] = []
    with (
        checkpoint(kept, asked, Lived, lambda life: life.number) as so_far,
        crew(on, jobs, games, game, ("steward", "greedy")) as team,
    ):
        for number in range(rounds):
            first = Task(game, number * games, seed, weights, chosen)
            tasks = [first._replace(number=first.number + n) for n in range(games)]
            with bar(games, json) as watch:
                lived += play_all(team, live_all, tasks, lambda task: task.number, so_far, watch, chunk=4)
            learned = learn(lived, judgement.names, weights, judgement.fixed)
            weights = learned.weights
            if not json:
                _show(number + 1, learned)
    place = to or Path(str(resources.files(judgement.package).joinpath(FILE)))
    place.write_text(file_of(weights), encoding="utf-8")
    if json:
        print(wire.encode({**learned._asdict(), "weights": weights}).decode())
    else:
        out().print(say("cli-tune-written", file=str(place)))


def _learner(game: str) -> Any:
    try:
        from interrex.bots import tune  # needs NumPy, which nobody who plays needs
    except ModuleNotFoundError:
        raise BadConfig("cli-tune-numpy", game) from None
    return tune.learn


def _show(number: int, learned: Any) -> None:
    figures = {name: f"{getattr(learned, name):.4f}" for name in ("loss", "before", "uniform")}
    out().print(say("cli-tune-round", number=number, games=learned.games, positions=learned.positions, **figures))
    table = Table(box=box.SIMPLE_HEAD)
    for column in ("group", "seats", "expected", "came"):
        table.add_column(say(f"cli-tune-{column}"), justify="left" if column == "group" else "right")
    for group in learned.groups:
        table.add_row(group.name, str(group.seats), f"{group.expected:.1%}", f"{group.came:.1%}")
    out().print(table)
