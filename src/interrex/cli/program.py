"""The program: its commands, what they have in common, and the way errors are told."""

from __future__ import annotations

import sys
import warnings
from io import TextIOWrapper
from typing import Annotated, Any, TextIO

import typer

from interrex.build import compiled
from interrex.engine.doors import PackageWarning
from interrex.engine.errors import InterrexError
from interrex.server.store.address import DatabaseError
from interrex.stories import shelve

from . import saves, usage
from .commands import (
    arena,
    arrays,
    bench,
    benchmark,
    campaign,
    care,
    climb,
    export,
    games,
    loadtest,
    play,
    replay,
    review,
    rules,
    serve,
    sim,
    story,
    tune,
)
from .terminal import complain, out
from .words import say, speak


class Commands(usage.Commands):
    """The commands, of which each may fail with words for a person: one line, no traceback; exit code 2, or 1 where a
    database cannot be used."""

    def make_context(self, info_name: Any, args: list[str], *rest: Any, **extra: Any) -> Any:
        usage.speak_as_asked(args)
        usage.word(self)
        return super().make_context(info_name, args, *rest, **extra)

    def invoke(self, ctx: Any) -> Any:
        try:
            return super().invoke(ctx)
        except InterrexError as error:
            complain(error)
            raise typer.Exit(1 if isinstance(error, DatabaseError) else 2) from None


app = usage.Program(
    name="interrex",
    cls=Commands,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)


def _version(asked: bool) -> None:
    if asked:
        from interrex import __version__  # here, because the version is asked for once in a while only

        out().print(say("cli-version-compiled" if compiled() else "cli-version", version=__version__))
        raise typer.Exit


@app.callback()
def interrex(
    lang: Annotated[str | None, typer.Option("--lang", metavar="en|pl")] = None,
    version: Annotated[bool, typer.Option("--version", callback=_version, is_eager=True)] = False,
) -> None:
    """A table for games of contested crowns: rules enforced and explained, opponents, replay.

    Begin with: interrex serve, or interrex play to stay in the terminal.
    """
    if lang is not None:
        speak(lang)
    warnings.showwarning = _tell
    shelve(saves.folder("stories"))


def _tell(
    message: Warning | str,
    category: type[Warning],
    filename: str,
    lineno: int,
    file: TextIO | None = None,
    line: str | None = None,
) -> None:
    """A package that cannot be used is told of in the person's language; other warnings are as Python shows them."""
    if isinstance(message, PackageWarning):
        complain(message.error, warning=True)
    else:
        sys.stderr.write(warnings.formatwarning(message, category, filename, lineno, line))


for _command in (serve.serve, games.games, play.play, sim.sim, arena.arena, bench.bench, replay.replay, rules.rules):
    app.command()(_command)
app.command("export")(export.export_)
app.command("import")(export.import_)
app.command()(care.backup)
app.command()(care.check)
app.command("move-store")(care.move_store)
app.command()(loadtest.loadtest)
app.command()(review.review)
app.command()(tune.tune)
app.command()(climb.climb)
app.command()(arrays.arrays)
app.command()(benchmark.benchmark)
app.add_typer(campaign.app, name="campaign")
app.add_typer(story.app, name="story")


def main() -> None:
    """The program's entry point."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")  # a terminal that lacks a letter is no reason to stop
    app()
