"""``interrex play``: a game at the terminal, against bots or among friends. It is saved after every move."""

from __future__ import annotations

import shlex
from pathlib import Path
from typing import Annotated

import typer

import interrex
from interrex.engine import registry, wire
from interrex.engine.game import Game
from interrex.engine.match import Match

from .. import lesson as lessons
from .. import saves
from ..arguments import HUMAN, Lang, Settings, fill, kinds_of, settings
from ..session import Quit, Session
from ..table import Table
from ..terminal import out
from ..usage import Program
from ..words import CommandError, say, titled

app = Program()

PLAYERS = 4
INTERRUPTED = 130


@app.command()
def play(
    game: Annotated[str | None, typer.Argument(metavar="GAME")] = None,
    *,
    players: Annotated[int | None, typer.Option("--players", "-p", metavar="N")] = None,
    bots: Annotated[str, typer.Option(metavar="BOT[,BOT…]")] = "steward",
    seats: Annotated[str | None, typer.Option(metavar="WHO,WHO,…")] = None,
    lesson: Annotated[str | None, typer.Option(metavar="LESSON")] = None,
    role: Annotated[str | None, typer.Option(metavar="ROLE")] = None,
    seed: Annotated[str | None, typer.Option(metavar="SEED")] = None,
    option: Settings = None,
    resume: Annotated[str | None, typer.Option(metavar="FILE")] = None,
    at: Annotated[int | None, typer.Option("--at", metavar="N", min=0)] = None,
    save: Annotated[str | None, typer.Option(metavar="FILE")] = None,
    hints: Annotated[bool | None, typer.Option("--hints/--no-hints")] = None,
    tutor: Annotated[int | None, typer.Option("--tutor", min=1, max=50, metavar="POINTS")] = None,
    lang: Lang = None,
) -> None:
    """Play a game: you against three bots, unless you say otherwise.

    It is saved after every move, and however you leave it.
    """
    if at is not None:
        if resume is None:
            raise CommandError("cli-at-of-what")
        table = played_on(saves.find(resume), at, seats, save)
    elif resume is not None:
        table = resumed(saves.find(resume), game, seats, save)
    elif lesson is not None:
        found, taught = lessons.find(game, lesson)
        kinds = kinds_of(seats, humans=True) if seats else lessons.seating(taught, role)
        table = begun(interrex.new(found.id, len(kinds), taught.seed, taught.options), kinds, save)
    else:
        found = interrex.game(game or registry.first())
        kinds = seating(found, players, bots, seats)
        table = begun(interrex.new(found.id, len(kinds), seed, settings(option)), kinds, save)
    if hints is not None:
        table.hints = hints
    if tutor is not None:
        table.teach(tutor / 100)
    raise typer.Exit(sit_down(table))


def seating(game: Game, players: int | None, bots: str, seats: str | None) -> tuple[str, ...]:
    """Who sits where: every seat as named, or one person first and bots after."""
    if seats is not None:
        kinds = kinds_of(seats, humans=True)
        if players is not None and players != len(kinds):
            raise CommandError("cli-bad-count", given=len(kinds), seats=players)
        return kinds
    others = kinds_of(bots, humans=False)
    if players is None:
        players = len(others) + 1 if len(others) > 1 else min(PLAYERS, game.players[1])
    game.check(players, {})
    return (HUMAN, *fill(others, players - 1))


def begun(match: Match, kinds: tuple[str, ...], save: str | None) -> Table:
    path = Path(save).expanduser() if save else saves.new_file(match.game.id)
    if path.exists():
        raise CommandError("cli-save-exists", path=str(path))
    return Table(match, kinds, path)


def resumed(path: Path, game: str | None, seats: str | None, save: str | None) -> Table:
    match = interrex.replay(saves.load(path))
    if game is not None and interrex.game(game).id != match.game.id:
        raise CommandError("cli-other-game", path=str(path), game=titled(match.game))
    kinds = kinds_of(seats, humans=True) if seats else saves.load_seats(path, match.players)
    if len(kinds) != match.players:
        raise CommandError("cli-bad-count", given=len(kinds), seats=match.players)
    return Table(match, kinds, Path(save).expanduser() if save else path)


def played_on(path: Path, moves: int, seats: str | None, save: str | None) -> Table:
    """A practice game of its own from a position of a finished one: a game of a campaign would open what is sealed."""
    record = saves.load(path)
    if not interrex.replay(record).over:
        raise CommandError("cli-play-on-not-over")
    if record.houses:
        raise CommandError("cli-play-on-campaign")
    if moves >= len(record.moves):
        raise CommandError("cli-play-on-over", moves=len(record.moves) - 1)
    kinds = kinds_of(seats, humans=True) if seats else saves.load_seats(path, record.players)
    if len(kinds) != record.players:
        raise CommandError("cli-bad-count", given=len(kinds), seats=record.players)
    return begun(interrex.replay(wire.replace(record, moves=record.moves[:moves], practice=True)), kinds, save)


def sit_down(table: Table) -> int:
    """Play until the end or until a person leaves, and say how to go on; the exit code."""
    code = stay(table)
    path = shlex.quote(str(table.path))
    console = out()
    console.print()
    console.print(say("cli-saved", path=str(table.path)), style="green", soft_wrap=True)
    command = f"interrex replay {path}" if table.match.over else f"interrex play --resume {path}"
    console.print(say("cli-watch" if table.match.over else "cli-go-on", command=command), soft_wrap=True)
    return code


def stay(table: Table) -> int:
    """Play until the end or until a person leaves; the game is saved either way."""
    try:
        Session(table, out()).run()
    except (Quit, EOFError):
        return 0
    except KeyboardInterrupt:
        return INTERRUPTED
    finally:
        table.save()
    return 0
