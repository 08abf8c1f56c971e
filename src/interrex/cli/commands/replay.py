"""``interrex replay``: check a record move by move, walk through it, write it in a notation of its game."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.padding import Padding
from rich.text import Text

import interrex
from interrex.engine.errors import InterrexError
from interrex.engine.luck import fingerprint
from interrex.engine.match import Line, Match
from interrex.engine.message import Message

from .. import saves
from ..arguments import HUMAN, Lang
from ..boards import board
from ..result import show_result
from ..table import names_at
from ..terminal import Keyboard, coloured, out, seat_style
from ..usage import Program
from ..words import CommandError, say, titled, words_at

app = Program()


@app.command()
def replay(
    file: Annotated[str, typer.Argument(metavar="FILE")],
    *,
    verify: Annotated[bool, typer.Option("--verify")] = False,
    step: Annotated[bool, typer.Option("--step")] = False,
    at: Annotated[int | None, typer.Option("--at", metavar="N")] = None,
    seat: Annotated[int | None, typer.Option("--seat", metavar="N")] = None,
    notation: Annotated[str | None, typer.Option(metavar="NAME")] = None,
    output: Annotated[Path | None, typer.Option(metavar="FILE")] = None,
    lang: Lang = None,
) -> None:
    """Verify a record, show how it ended, walk through it, or write it in a notation of its game."""
    if output is not None and notation is None:
        raise CommandError("cli-output-of-what")
    path = saves.find(file)
    match = interrex.replay(saves.load(path))
    walk = Walk(match, names_at(match, kinds_in(path, match.players)), seat, out())
    if notation is not None:
        write(match.game.notation(notation).write(match, walk.names), output, walk.console)
        return
    if at is not None:
        walk.show_board(match.at(at))
        return
    if step:
        walk.step()
    over = "yes" if match.over else "no"
    walk.console.print(say("cli-verified", moves=len(match.moves), game=titled(match.game), over=over), style="green")
    if not verify:
        walk.console.print(say("cli-fingerprint", fingerprint=fingerprint(match.key)), style="dim", soft_wrap=True)
        show_result(walk.console, match, walk.names)


def write(text: str, output: Path | None, console: Console) -> None:
    """To a file, or as it is to stdout, for pipes."""
    if output is None:
        typer.echo(text, nl=False)
        return
    saves.write_text(output, text)
    console.print(say("cli-saved", path=str(output)), soft_wrap=True, markup=False)


def kinds_in(path: Path, players: int) -> tuple[str, ...]:
    """Who sat where. Only names depend on it here, so what cannot be read does no harm."""
    try:
        return saves.load_seats(path, players)
    except InterrexError:
        return (HUMAN,) * players


class Walk:
    """A record as one seat, or a spectator, could have followed it."""

    def __init__(self, match: Match, names: tuple[str, ...], seat: int | None, console: Console) -> None:
        match.view(seat)  # refuses a seat that is not there
        self.match = match
        self.names = names
        self.seat = seat
        self.console = console
        self.words = words_at(match)

    def show_board(self, position: Match) -> None:
        moves = {"moves": len(position.moves), "all": len(self.match.moves)}
        self.console.print(say("cli-after-moves", **moves), style="bold")
        self.console.print(board(position.seen(self.seat), self.words, self.names, self.console.width))

    def step(self) -> None:
        """Every move with what came of it; Enter for the next."""
        keyboard = Keyboard(self.console)
        position = self.match.at(0)
        self.show_board(position)
        self.show_lines(position.lines)
        for number, move in enumerate(self.match.moves, 1):
            if not self.goes_on(keyboard, position):
                return
            label = self.words.say(self.match.game.label(position.state, move.seat, move.action), self.names)
            title = self.words.say(Message("cli-step-move", {"number": number, "seat": move.seat}), self.names)
            self.console.print(Text.assemble((title, f"bold {seat_style(move.seat)}"), f" – {label}"))
            self.show_lines(position.play(move.seat, move.action))

    def goes_on(self, keyboard: Keyboard, position: Match) -> bool:
        """Ask until the next move is wanted; False when no more are."""
        try:
            while answer := keyboard.ask(say("cli-step-hint")):
                if answer == "q":
                    return False
                self.show_board(position)
        except (EOFError, KeyboardInterrupt):
            return False
        return True

    def show_lines(self, lines: list[Line]) -> None:
        for line in lines:
            if line.audience in (None, self.seat):
                sentence = coloured(self.words.say(line.message, self.names), self.names)
                self.console.print(Padding(sentence, (0, 3)))
