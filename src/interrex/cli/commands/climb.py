"""``interrex climb``: vary what a game's judgement weighs, and keep what wins."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import resources
from pathlib import Path
from typing import Annotated

import typer

import interrex
from interrex.bots.climb import Trial, Tried, try_all, weights_of
from interrex.bots.climb import climb as generations_of
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
def climb(
    game: AnyGame,
    *,
    rounds: Annotated[int, typer.Option("--rounds", "-r", min=1, metavar="N")] = 8,
    tried: Annotated[int, typer.Option("--tried", min=4, metavar="N")] = 16,
    games: Annotated[int, typer.Option("--games", "-n", min=1, metavar="N")] = 24,
    players: Annotated[int | None, typer.Option("--players", "-p", metavar="N")] = None,
    seed: Annotated[str, typer.Option(metavar="SEED")] = "climb",
    kept: KeptIn = None,
    to: Annotated[Path | None, typer.Option("--to", metavar="FILE")] = None,
    option: Settings = None,
    on: On = None,
    jobs: Jobs = None,
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
    with (
        checkpoint(kept, asked, Tried, lambda one: one.name) as so_far,
        crew(on, jobs, tried * games, game, ("steward", "greedy")) as team,
        bar(rounds * tried * games, json) as watch,
    ):

        def play(trials: list[Trial]) -> Iterator[Tried]:
            return iter(play_all(team, try_all, trials, lambda trial: trial.name, so_far, watch, chunk=2))

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
