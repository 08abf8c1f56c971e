"""``interrex study``: how far reviews and chances can be trusted, from many games of bots."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any, Final

import typer
from rich import box
from rich.table import Table

from interrex.crews import play_all
from interrex.crews.checkpoint import checkpoint
from interrex.engine import wire
from interrex.engine.errors import BadConfig
from interrex.engine.registry import find
from interrex.review.looking_back import named
from interrex.review.played import Played, Task, judged_by
from interrex.review.played import play_all as play_games
from interrex.review.study import (
    Group,
    Look,
    Mean,
    Studied,
    adds_up,
    calibration,
    left_over,
    lucks,
    ratio,
    rivals,
    study_all,
    told_all,
)

from ..arguments import AnyGame, Json, Lang
from ..playing import Jobs, KeptIn, On, bar, crew
from ..terminal import out
from ..usage import Program
from ..words import say

app = Program()
TRUE: Final = 0.03  # a chance that comes true within that is true


@app.command()
def study(
    game: AnyGame,
    *,
    games: Annotated[int, typer.Option("--games", "-n", min=2, metavar="N")] = 1000,
    players: Annotated[int, typer.Option("--players", "-p", min=0, metavar="N")] = 0,
    bot: Annotated[str, typer.Option(metavar="BOT")] = "steward",
    rival: Annotated[str, typer.Option(metavar="BOT")] = "",
    seed: Annotated[str, typer.Option(metavar="SEED")] = "study",
    kept: KeptIn = None,
    played: Annotated[Path | None, typer.Option("--played", metavar="FILE")] = None,
    only_chances: Annotated[bool, typer.Option("--chances")] = False,
    on: On = None,
    jobs: Jobs = None,
    json: Json = False,
    lang: Lang = None,
) -> None:
    """Look back upon many games of bots: do the parts add up, is luck nothing on average, do chances come true?"""
    found = find(game)
    if found.thinking.judgement is None:
        raise BadConfig("cli-review-no-judgement", game, game=found.title)
    if players:
        found.check(players, {})
    judgement = named(found)
    run = {"game": game, "seed": seed, "players": players, "bot": bot, "rival": rival}
    tasks = [Task(game, number, seed, players, bot, rival) for number in range(games)]
    with (
        checkpoint(played, {**run, "judge": judged_by(found)}, Played, lambda one: one.number) as so_far,
        crew(on, jobs, games, game, (bot, *[rival] * bool(rival))) as team,
        bar(games, json) as watch,
    ):
        came = play_all(team, play_games, tasks, lambda task: task.number, so_far, watch, chunk=2)
    looks = [Look(task, one) for task, one in zip(tasks, came, strict=True)]
    head = {**run, "judgement": judgement} | ({"chances": True} if only_chances else {})
    with (
        checkpoint(kept, head, Studied, lambda one: one.number) as so_far,
        crew(on, jobs, games, game, (bot,)) as team,
        bar(games, json) as watch,
    ):
        look_all = told_all if only_chances else study_all
        studied = play_all(team, look_all, looks, lambda look: look.task.number, so_far, watch, chunk=2)
    if json:
        told: dict[str, Any] = {"judgement": judgement, "calibration": calibration(studied)}
        if not only_chances:
            told |= {"adds_up": adds_up(studied), "luck": lucks(studied), "left_over": left_over(studied)}
            told |= {"rival": rivals(studied)} if rival else {}
        print(wire.encode(told).decode())
        return
    out().print(say("cli-study-judgement", judgement=judgement, games=len(studied)))
    if not only_chances:
        _show_parts(studied, rival)
    _show_chances(studied)


def _show_parts(studied: list[Studied], rival: str) -> None:
    console = out()
    console.print(say("cli-study-adds-up", most=f"{adds_up(studied):.1e}"))
    for seat, luck in enumerate(lucks(studied)):
        console.print(
            say("cli-study-luck", number=seat + 1, luck=_points(luck)), style="" if luck.nothing() else "yellow"
        )
    varies = " · ".join([f"{name} {left:.2f}" for name, left in left_over(studied).items()])
    console.print(say("cli-study-left-over", ratios=varies))
    if rival:
        came, without = rivals(studied)
        left = f"{ratio(came, without):.2f}"
        console.print(say("cli-study-rival", bot=rival, came=_points(came), without=_points(without), ratio=left))


def _show_chances(studied: list[Studied]) -> None:
    table = Table(box=box.SIMPLE_HEAD)
    for column in ("group", "seats", "expected", "came"):
        table.add_column(say(f"cli-tune-{column}"), justify="left" if column == "group" else "right")
    table.add_column(say("cli-study-off"), justify="right")
    for group in calibration(studied):
        off = f"{100 * (group.came - group.expected):+.1f} ± {200 * group.error:.1f}"
        style = "yellow" if _missed(group) else ""
        table.add_row(group.name, str(group.positions), f"{group.expected:.1%}", f"{group.came:.1%}", off, style=style)
    out().print(table)


def _missed(group: Group) -> bool:
    """Off by more than it may be, and not by chance."""
    return abs(group.came - group.expected) - 2 * group.error > TRUE


def _points(found: Mean) -> str:
    return f"{100 * found.mean:+.2f} ± {200 * found.error:.2f}"
