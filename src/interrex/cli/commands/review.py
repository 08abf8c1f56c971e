"""``interrex review``: a finished game looked back upon, what was luck and what was not."""

from __future__ import annotations

import sys
from typing import Annotated

import typer
from rich import box
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

import interrex
from interrex.engine import wire
from interrex.engine.action import parse
from interrex.engine.match import Match
from interrex.review.looking_back import Review, SeatReview, looked_back

from .. import saves
from ..arguments import Json, Lang
from ..table import names_at
from ..terminal import err, out, seat_style
from ..usage import Program
from ..words import CommandError, say, words_at
from .replay import kinds_in

app = Program()


@app.command()
def review(
    file: Annotated[str, typer.Argument(metavar="FILE")],
    *,
    json: Json = False,
    lang: Lang = None,
) -> None:
    """Look back upon a finished game: what was luck, what was each seat's own doing, which decisions cost most."""
    path = saves.find(file)
    match = interrex.replay(saves.load(path))
    if not match.over:
        raise CommandError("cli-review-not-over")
    if match.game.thinking.judgement is None:
        raise CommandError("cli-review-no-judgement", game=match.game.title)
    found = _looked_back(match, json)
    if json:
        print(wire.encode(found).decode())
    else:
        show(out(), match, names_at(match, kinds_in(path, match.players)), found)


def _looked_back(match: Match, quiet: bool) -> Review:
    columns = (TextColumn("{task.description}"), BarColumn(), TimeRemainingColumn())
    with Progress(*columns, console=err(), transient=True, disable=quiet and not sys.stderr.isatty()) as progress:
        task = progress.add_task(say("cli-review-looking"))
        return looked_back(match, lambda done, whole: progress.update(task, completed=done, total=whole))


def show(console: Console, match: Match, names: tuple[str, ...], found: Review) -> None:
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    table.add_column(say("cli-player"))
    for column in ("first", "luck", "own", "others", "rest", "result"):
        table.add_column(say(f"cli-review-{column}"), justify="right")
    for seat, one in enumerate(found.seats):
        parts = one.parts
        changes = [f"{100 * part:+.0f}" for part in (parts.luck, parts.own, parts.others, parts.rest)]
        name = Text(names[seat], style=f"bold {seat_style(seat)}")
        table.add_row(name, f"{100 * parts.first:.0f} %", *changes, f"{100 * parts.result:.0f} %")
    console.print(table)
    console.print(say("cli-review-how", judgement=found.judgement), style="dim")
    for turn in found.turns:
        before, ahead = names[turn.before], names[turn.ahead]
        console.print(say("cli-review-turn", move=turn.move + 1, before=before, ahead=ahead), markup=False)
    for seat, one in enumerate(found.seats):
        console.print(Text(f"\n{names[seat]}", style=f"bold {seat_style(seat)}"))
        _show_seat(console, match, seat, one)


def _show_seat(console: Console, match: Match, seat: int, one: SeatReview) -> None:
    for key, strokes in (("cli-review-best-luck", one.best_luck), ("cli-review-worst-luck", one.worst_luck)):
        for stroke in strokes[:1]:
            change = f"{100 * stroke.change:+.0f}"
            console.print(say(key, move=stroke.move + 1, change=change, what=_moved(match, stroke.move)), markup=False)
    for costly in one.costly:
        state = match.at(costly.move).state
        words = words_at(match)
        played, better = [
            words.say(match.game.label(state, seat, parse(text)), ()) for text in (costly.played, costly.better)
        ]
        cost, error = f"{100 * costly.cost:.0f}", f"{100 * 2 * costly.error:.0f}"
        told = say("cli-review-costly", move=costly.move + 1, cost=cost, error=error, played=played, better=better)
        console.print(told, markup=False)
    if not one.costly:
        console.print(say("cli-review-none-costly"))
    if one.unsure:
        console.print(say("cli-review-unsure", n=one.unsure), style="dim")


def _moved(match: Match, move: int) -> str:
    made = match.moves[move]
    return words_at(match).say(match.game.label(match.at(move).state, made.seat, made.action), ())
