"""``interrex review``: a finished game looked back upon, what was luck and what was not."""

from __future__ import annotations

import shlex
import sys
from pathlib import Path
from typing import Annotated, Any

import typer
from rich import box
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

import interrex
from interrex.engine import wire
from interrex.engine.match import Match
from interrex.review.looking_back import Costly, Review, SeatReview, Worded, looked_back
from interrex.review.weighing import SURE

from .. import saves
from ..arguments import HUMAN, Json, Lang
from ..boards import board
from ..table import names_at
from ..terminal import Keyboard, err, out, seat_style
from ..usage import Program
from ..words import CommandError, say, words_at
from .replay import kinds_in

app = Program()


@app.command()
def review(
    file: Annotated[str, typer.Argument(metavar="FILE")],
    *,
    again: Annotated[bool | None, typer.Option("--again/--no-again")] = None,
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
        wanted = sys.stdin.isatty() if again is None else again
        shown = Shown(out(), match, names_at(match, kinds_in(path, match.players)), wanted)
        shown.show(found)
        shown.lead_on(path)


def _looked_back(match: Match, quiet: bool) -> Review:
    columns = (TextColumn("{task.description}"), BarColumn(), TimeRemainingColumn())
    with Progress(*columns, console=err(), transient=True, disable=quiet and not sys.stderr.isatty()) as progress:
        task = progress.add_task(say("cli-review-looking"))
        return looked_back(match, lambda done, whole: progress.update(task, completed=done, total=whole))


class Shown:
    """A review in words; what cost most is tried again first, if that is wanted."""

    def __init__(self, console: Console, match: Match, names: tuple[str, ...], again: bool) -> None:
        self.console = console
        self.match = match
        self.names = names
        self.words = words_at(match)
        self.keyboard = Keyboard(console) if again else None

    def show(self, found: Review) -> None:
        table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
        table.add_column(say("cli-player"))
        for column in ("first", "luck", "own", "others", "rest", "result"):
            table.add_column(say(f"cli-review-{column}"), justify="right")
        for seat, one in enumerate(found.seats):
            parts = one.parts
            sure = ((parts.luck, parts.luck_error), (parts.own, parts.own_error), (parts.others, parts.others_error))
            changes = [f"{100 * part:+.0f} ± {_off(error)}" for part, error in sure]
            ends = [f"{100 * part:.0f} %" for part in (parts.first, parts.result)]
            name = Text(self.names[seat], style=f"bold {seat_style(seat)}")
            table.add_row(name, ends[0], *changes, f"{100 * parts.rest:+.0f}", ends[1])
        self.console.print(table)
        self.console.print(say("cli-review-how", judgement=found.judgement), style="dim")
        if not found.measured:
            self.console.print(say("cli-review-unmeasured"), style="yellow")
        for turn in found.turns:
            before, ahead = self.names[turn.before], self.names[turn.ahead]
            self.tell("cli-review-turn", move=turn.move + 1, before=before, ahead=ahead)
        for seat, one in enumerate(found.seats):
            self.console.print(Text(f"\n{self.names[seat]}", style=f"bold {seat_style(seat)}"))
            self.show_seat(seat, one)

    def lead_on(self, path: Path) -> None:
        """How to come to a position, and to play on from it as the first seat."""
        if not self.match.record.houses:
            seats = ",".join([HUMAN, *["steward"] * (self.match.players - 1)])
            told = say("cli-review-positions", file=shlex.quote(str(path)), seats=seats)
            self.console.print()
            self.console.print(told, style="dim", soft_wrap=True, markup=False)

    def show_seat(self, seat: int, one: SeatReview) -> None:
        for key, strokes in (("cli-review-best-luck", one.best_luck), ("cli-review-worst-luck", one.worst_luck)):
            for stroke in strokes[:1]:
                change = f"{100 * stroke.change:+.0f} ± {_off(stroke.error)}"
                whose = {"who": self.names[stroke.seat], "what": self.worded(stroke.label)}
                self.tell(key, move=stroke.move + 1, change=change, **whose)
        for costly in one.costly:
            if self.keyboard is not None:
                self.try_again(self.keyboard, seat, costly)
            label = {answer.action: self.worded(answer.label) for answer in costly.answers}
            told = {"played": label[costly.played], "better": label[costly.better]}
            cost = {"cost": f"{100 * costly.cost:.0f}", "error": _off(costly.error)}
            self.tell("cli-review-costly", move=costly.move + 1, **cost, **told)
        if not one.costly:
            self.tell("cli-review-none-costly")
        if one.unsure:
            self.console.print(say("cli-review-unsure", n=one.unsure), style="dim")

    def try_again(self, keyboard: Keyboard, seat: int, costly: Costly) -> None:
        """From its position, as the seat saw it then, before the answer is shown; Enter shows it at once."""
        seen = self.match.at(costly.move).seen(seat)
        self.console.print(board(seen, words_at(self.match, seat), self.names, self.console.width))
        answers = sorted(costly.answers, key=lambda answer: self.worded(answer.label))  # in an order that tells nothing
        self.console.print(Text(f"{say('cli-review-again', move=costly.move + 1)} {self.worded(costly.question)}"))
        for number, answer in enumerate(answers, 1):
            self.console.print(f"  {number}. {self.worded(answer.label)}", markup=False)
        try:
            chosen = keyboard.ask(say("cli-review-choose"))
        except (EOFError, KeyboardInterrupt):
            chosen = ""
        mine = answers[int(chosen) - 1] if chosen.isdecimal() and 0 < int(chosen) <= len(answers) else None
        for answer in costly.answers:
            notes = ((costly.better, "best"), (costly.played, "played"), (mine.action if mine else "", "yours"))
            noted = ", ".join([say(f"cli-review-{note}") for action, note in notes if action == answer.action])
            chance = f"{100 * answer.chance:3.0f} ± {_off(answer.error)} %  {self.worded(answer.label)}"
            self.console.print(Text.assemble(f"  {chance}", (f"  {noted}", "bold")))
            self.console.print(f"      {' '.join(map(self.worded, answer.says))}", style="dim", markup=False)

    def tell(self, key: str, **params: Any) -> None:
        self.console.print(say(key, **params), markup=False)

    def worded(self, told: Worded) -> str:
        return self.words.say(told.message(), self.names)


def _off(error: float) -> str:
    """By how much a figure may be off, in points of a hundred."""
    return f"{max(1.0, 100 * SURE * error):.0f}"
