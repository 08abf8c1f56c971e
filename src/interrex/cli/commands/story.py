"""``interrex story``: a new story, what is wrong with it, what leads where, how it plays; installing one."""

from __future__ import annotations

import hashlib
import re
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Annotated, Any

import typer
from rich import box
from rich.markup import escape
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

import interrex
from interrex.bots import asked_seats, decide, make
from interrex.engine import wire
from interrex.engine.action import Action
from interrex.engine.game import Fault, Game, Stories, StoryTrial, StoryWatch
from interrex.engine.luck import Luck, key_from_seed
from interrex.engine.message import Message
from interrex.engine.state import State
from interrex.stories import install as let_in
from interrex.stories import remove as take_out
from interrex.stories.files import read_files

from .. import saves
from ..arguments import Json, Lang
from ..terminal import err, out
from ..usage import Program
from ..words import CommandError, say, spoken, words, words_at

NAME = re.compile(r"[a-z][a-z0-9-]{0,39}")

COLUMNS = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())

app = Program()

Where = Annotated[Path, typer.Argument(metavar="PATH")]
Which = Annotated[str | None, typer.Option("--game", metavar="GAME")]


def storied(name: str | None) -> tuple[Game, Stories]:
    """A game that has stories, and what it can do with them."""
    known = [interrex.game(name)] if name else list(interrex.games())
    for game in known:
        if game.extras.stories is not None:
            return game, game.extras.stories
    raise CommandError("cli-story-none")


@app.command()
def new(
    folder: Annotated[Path, typer.Argument(metavar="FOLDER")],
    game: Which = None,
    *,
    lang: Lang = None,
) -> None:
    """Write a new story: small, whole, and to be written over."""
    _, stories = storied(game)
    name = folder.resolve().name
    if not NAME.fullmatch(name):
        raise CommandError("cli-story-name", name=name[:60])
    if folder.exists() and any(folder.iterdir()):
        raise CommandError("cli-story-there", path=str(folder))
    folder.mkdir(parents=True, exist_ok=True)
    for file, content in stories.blank(name).items():
        (folder / file).write_text(content, encoding="utf-8")
    out().print(escape(say("cli-story-new", path=str(folder))))


@app.command()
def lint(path: Where, game: Which = None, *, json: Json = False, lang: Lang = None) -> None:
    """Say what is wrong with a story: the file, the line, and what to do. Nothing wrong: exit code 0."""
    found, stories = storied(game)
    files = read_files(path)
    faults = stories.faults(files)
    advice = [] if faults else stories.advice(files)
    if json:
        print(wire.pretty({"faults": listed(found, faults), "advice": listed(found, advice)}))
    else:
        tell_faults(found, faults, advice)
    if faults:
        raise typer.Exit(1)


def listed(game: Game, faults: list[Fault]) -> list[dict[str, str | int]]:
    said = words(game.id).say
    return [{"file": f.file, "line": f.line, "key": f.message.key, "text": said(f.message)} for f in faults]


def tell_faults(game: Game, faults: list[Fault], advice: Sequence[Fault] = ()) -> None:
    for fault in (*faults, *advice):
        text = words(game.id).say(fault.message)
        kind = "" if fault in faults else f"{say('cli-story-advice')} "
        out().print(f"[bold]{escape(fault.file)}:{fault.line}[/bold] {escape(kind + text)}", highlight=False)
    out().print(escape(say("cli-story-faults", n=len(faults))))


# Playing what others have written


@app.command()
def install(path: Where, game: Which = None, *, lang: Lang = None) -> None:
    """Let a story be played here: at the terminal, and at the web table once that is started again."""
    found, stories = storied(game)
    files = read_files(path)
    if faults := stories.faults(files):
        tell_faults(found, faults)
        raise typer.Exit(1)
    name = let_in(saves.folder("stories"), found, files)
    title = interrex.names(found.id, spoken()).options[stories.option].values[name]
    out().print(escape(say("cli-story-installed", title=title)))
    out().print(f"interrex campaign new {found.id} --houses Ada,Bo,Cy -o {stories.option}={name}", style="cyan")


@app.command("list")
def list_(game: Which = None, *, json: Json = False, lang: Lang = None) -> None:
    """List the stories that can be played here, ours and those that were installed."""
    found, stories = storied(game)
    called = interrex.names(found.id, spoken()).options[stories.option].values
    offered = next(option.values for option in found.options if option.name == stories.option)
    if json:
        print(wire.pretty({str(name): called[name] for name in offered}))
        return
    table = Table(box=box.SIMPLE, show_header=False)
    for name in offered:
        table.add_row(Text(str(name), "cyan"), Text(called[name]))
    out().print(table)


@app.command()
def remove(
    name: Annotated[str, typer.Argument(metavar="NAME")],
    game: Which = None,
    *,
    lang: Lang = None,
) -> None:
    """Take an installed story away. Games that are played with it wait until it is installed again."""
    found, _ = storied(game)
    take_out(saves.folder("stories"), found, name)
    out().print(escape(say("cli-story-removed", name=name)))


@app.command()
def walk(
    path: Where,
    to: Annotated[Path | None, typer.Option("--out", "-o", metavar="FILE.svg")] = None,
    game: Which = None,
    *,
    lang: Lang = None,
) -> None:
    """Draw what leads where, as SVG. It gives the whole story away."""
    _, stories = storied(game)
    drawn = stories.walk(read_files(path), spoken())
    if to is None:
        sys.stdout.write(drawn)
    else:
        to.write_text(drawn, encoding="utf-8")
        out().print(escape(say("cli-story-drawn", path=str(to))))


@app.command()
def count(
    path: Where,
    storyline: Annotated[str | None, typer.Option("--storyline", metavar="NAME")] = None,
    game: Which = None,
    *,
    json: Json = False,
    lang: Lang = None,
) -> None:
    """Count what a story has: kinds, storylines, voices, lengths; what lacks words or is said twice."""
    _, stories = storied(game)
    report = stories.tally(read_files(path), storyline)
    if json:
        print(wire.pretty(report))
    else:
        show(report)


@app.command()
def simulate(
    path: Annotated[Path | None, typer.Argument(metavar="PATH")] = None,
    campaigns: Annotated[int, typer.Option("--campaigns", "-n", min=1, max=100_000, metavar="N")] = 1000,
    players: Annotated[int, typer.Option("--players", "-p", metavar="N")] = 4,
    reigns: Annotated[int, typer.Option(min=1, max=100, metavar="N")] = 20,
    bot: Annotated[str, typer.Option(metavar="BOT")] = "random",
    keep: Annotated[Path | None, typer.Option("--keep", metavar="FILE")] = None,
    seed: Annotated[str, typer.Option(metavar="SEED")] = "story",
    houses: Annotated[int, typer.Option(min=0, max=12, metavar="N")] = 0,
    game: Which = None,
    *,
    again: Annotated[bool, typer.Option("--again")] = False,
    json: Json = False,
    lang: Lang = None,
) -> None:
    """Let bots play whole campaigns: lengths, endings, what is never seen, votes that are none."""
    found, stories = storied(game)
    low, high = found.players
    if not low <= players <= high:
        raise interrex.BadConfig("engine-bad-players", found.id, game=found.title, asked=players, low=low, high=high)
    files = None if path is None else read_files(path)
    trial = StoryTrial(campaigns, players, seed, reigns, houses, again)
    bots = Bots(found, bot, seed)
    sitting = Sitting(keep, [bot, *trial[1:], digest(files)])
    with Progress(*COLUMNS, console=err(), transient=True, disable=json and not sys.stderr.isatty()) as progress:
        task = progress.add_task(say("cli-sim-playing"), total=campaigns, completed=len(sitting.played))

        def add(campaign: Any) -> None:
            sitting.add(campaign)
            progress.advance(task)

        report = stories.rehearse(files, bots.decide, trial, StoryWatch(sitting.played, add, bots.begin))
    if json:
        print(wire.pretty(report))
    else:
        show(report)


@app.command()
def tell(
    name: Annotated[str | None, typer.Argument(metavar="NAME")] = None,
    to: Annotated[Path | None, typer.Option("--out", "-o", metavar="FILE.md")] = None,
    players: Annotated[int, typer.Option("--players", "-p", metavar="N")] = 4,
    reigns: Annotated[int, typer.Option(min=1, max=100, metavar="N")] = 20,
    bot: Annotated[str, typer.Option("--bot", metavar="BOT")] = "greedy",
    seed: Annotated[str, typer.Option("--seed", metavar="SEED")] = "tale",
    game: Which = None,
    *,
    lang: Lang = None,
) -> None:
    """Let bots play one campaign, and tell it as somebody would read it, as Markdown. It gives the story away."""
    found, stories = storied(game)
    options = {} if name is None else {stories.option: name}
    campaign = interrex.campaign(found.id, [str(seat + 1) for seat in range(players)], options)
    bots = Bots(found, bot, seed)
    logs: list[list[Message]] = []
    while campaign.result() is None and len(logs) < reigns:
        match = campaign.next(seed=f"{seed} {len(logs)}")
        while not match.over:
            seat = asked_seats(match.state)[0]
            match.play(seat, bots.decide(match.state, seat))
        campaign.add(match)
        logs.append([line.message for line in match.lines if line.audience is None])
    told = stories.tale(logs, match.packs(), words_at(match).say, spoken())
    if to is None:
        sys.stdout.write(told)
    else:
        to.write_text(told, encoding="utf-8")
        out().print(escape(say("cli-story-told", path=str(to))))


class Bots:
    """Who decides. They begin every campaign afresh, so that it is the same whenever it is played."""

    def __init__(self, game: Game, bot: str, seed: str) -> None:
        self.game, self.bot, self.seed = game, bot, seed
        self.begin(0)

    def begin(self, campaign: int) -> None:
        self.player = make(self.bot, self.game, Luck(key_from_seed(f"bots {self.seed} {campaign}")))

    def decide(self, state: State, seat: int) -> Action:
        return decide(self.player, state, seat)


class Sitting:
    """A file that keeps what was played, a line for each campaign: whoever is interrupted goes on with it."""

    def __init__(self, path: Path | None, trial: list[Any]) -> None:
        self.path = path
        self.played: list[Any] = []
        if path is None:
            return
        head = wire.encode(trial) + b"\n"
        lines = path.read_bytes().splitlines(keepends=True) if path.exists() else [head]
        if lines[:1] != [head]:
            raise CommandError("cli-story-another", path=str(path))
        whole = [line for line in lines if line.endswith(b"\n")]  # the last may have been cut off
        path.write_bytes(b"".join(whole))
        self.played = [wire.decode(line, Any) for line in whole[1:]]

    def add(self, campaign: Any) -> None:
        if self.path is not None:
            with self.path.open("ab") as file:
                file.write(wire.encode(campaign) + b"\n")


def digest(files: Mapping[str, bytes] | None) -> str:
    """By which a story is told from another, or from what it was."""
    made = hashlib.blake2b(digest_size=8)
    for name, content in sorted((files or {}).items()):
        made.update(name.encode() + b"\0" + content + b"\0")
    return made.hexdigest()


def show(report: dict[str, Any]) -> None:
    table = Table(box=box.SIMPLE, show_header=False)
    for name, value in report.items():
        table.add_row(name, _written(value))
    out().print(table)


def _written(value: Any) -> str:
    if isinstance(value, dict):
        return escape("\n".join([f"{name}: {_written(one)}" for name, one in value.items()])) or "–"
    if isinstance(value, list):
        return escape(", ".join([str(one) for one in value])) or "–"
    return escape(str(value))
