"""``interrex climb``: vary what a game's judgement weighs, and keep what wins."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from importlib import resources
from pathlib import Path
from typing import Annotated

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

import interrex
from interrex.bots.climb import Trial, Tried, tries, weights_of
from interrex.bots.climb import climb as generations_of
from interrex.engine import wire
from interrex.engine.errors import BadConfig
from interrex.engine.judgement import FILE
from interrex.engine.registry import find
from interrex.engine.weights import Weights

from ..arguments import AnyGame, Json, Lang, Settings, settings
from ..keeping import checkpoint, file_of
from ..terminal import err, out
from ..words import say
from .sim import cores


def climb(
    game: AnyGame,
    *,
    rounds: Annotated[int, typer.Option("--rounds", "-r", min=1, metavar="N")] = 8,
    tried: Annotated[int, typer.Option("--tried", min=4, metavar="N")] = 16,
    games: Annotated[int, typer.Option("--games", "-n", min=1, metavar="N")] = 24,
    players: Annotated[int | None, typer.Option("--players", "-p", metavar="N")] = None,
    seed: Annotated[str, typer.Option(metavar="SEED")] = "climb",
    kept: Annotated[Path | None, typer.Option(metavar="FILE")] = None,
    to: Annotated[Path | None, typer.Option("--to", metavar="FILE")] = None,
    option: Settings = None,
    jobs: Annotated[int | None, typer.Option("--jobs", "-j", min=1, metavar="N")] = None,
    json: Json = False,
    lang: Lang = None,
) -> None:
    """Vary what a game's judgement weighs, let every variation play greedy bots, and go on from those that win."""
    found = find(game)
    judgement = found.thinking.judgement
    if judgement is None:
        raise BadConfig("cli-tune-no-terms", game, game=interrex.game(game).title)
    start = judgement.stored()
    seats = players or min(4, found.players[1])
    first = Trial(game, seats, found.check(seats, settings(option)), seed, start, 0, 0, 0)
    asked = {
        "game": game, "seed": seed, "players": seats, "tried": tried, "games": games, "options": first.options,
        "terms": wire.plain(start.terms),
    }  # fmt: skip
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with (
        checkpoint(kept, asked, Tried, lambda one: one.name) as (done, keep),
        Progress(*columns, console=err(), transient=True, disable=json and not sys.stderr.isatty()) as progress,
    ):
        bar = progress.add_task(say("cli-sim-playing"), total=rounds * tried * games)

        def play(trials: list[Trial]) -> Iterator[Tried]:
            todo = [trial for trial in trials if trial.name not in done]
            progress.advance(bar, len(trials) - len(todo))
            for one in tries(todo, min(jobs or cores(), len(todo) or 1)):
                keep(one)
                progress.advance(bar)
            return iter([done[trial.name] for trial in trials])

        shares = []
        for around, share in generations_of(first, rounds, tried, games, play):
            shares.append(round(share, 4))
            weights = weights_of(start, around.centre)
            if not json:
                out().print(say("cli-climb-round", number=len(shares), share=f"{share:.1%}"))
    figures = {"climbed": rounds * tried * games, "shares": shares}
    weights = Weights(weights.terms, weights.heat, {**start.learned, **figures})
    place = to or Path(str(resources.files(judgement.package).joinpath(FILE)))
    place.write_text(file_of(weights), encoding="utf-8")
    if json:
        print(wire.encode({"weights": weights, "shares": shares}).decode())
    else:
        out().print(say("cli-tune-written", file=str(place)))
