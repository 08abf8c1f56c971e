"""The program: its commands, what they have in common, and the way errors are told.

A command's file is read when the command is called: nobody waits for the others.
"""

from __future__ import annotations

import sys
import warnings
from importlib import import_module
from io import TextIOWrapper
from typing import Annotated, Any, Final, TextIO

import typer
from typer.main import get_command

from interrex.engine.errors import InterrexError

from . import usage
from .words import say, speak

FILES: Final = {  # by command, in the order of --help: the file in ``commands`` that has it
    "serve": "serve",
    "games": "games",
    "play": "play",
    "sim": "sim",
    "arena": "arena",
    "bench": "bench",
    "replay": "replay",
    "rules": "rules",
    "export": "export",
    "import": "export",
    "backup": "care",
    "check": "care",
    "move-store": "care",
    "loadtest": "loadtest",
    "review": "review",
    "study": "study",
    "tune": "tune",
    "climb": "climb",
    "arrays": "arrays",
    "benchmark": "benchmark",
    "dataset": "dataset",
    "campaign": "campaign",
    "story": "story",
}


class Listed(usage.Command):
    """A command as a list of commands shows it, by name and words."""

    def read(self) -> Any:
        """The command itself: what its file has under the name, or all of it."""
        whole = get_command(import_module(f"{__package__}.commands.{FILES[str(self.name)]}").app)
        command = getattr(whole, "commands", {}).get(self.name, whole)
        command.name = self.name
        usage.word(command, f"{usage.USAGE}-{self.name}")
        return command


class Commands(usage.Commands):
    """The commands, of which each may fail with words for a person: one line, no traceback; exit code 2, or 1 where a
    database cannot be used."""

    def __init__(self, **settings: Any) -> None:
        super().__init__(**settings)
        self.commands = {name: Listed(name) for name in FILES}

    def make_context(self, info_name: Any, args: list[str], *rest: Any, **extra: Any) -> Any:
        usage.speak_as_asked(args)
        usage.word(self)
        return super().make_context(info_name, args, *rest, **extra)

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        name, command, rest = super().resolve_command(ctx, args)
        return name, command.read() if isinstance(command, Listed) else command, rest

    def invoke(self, ctx: Any) -> Any:
        try:
            return super().invoke(ctx)
        except InterrexError as error:
            from interrex.server.store.address import DatabaseError  # here, because seldom is anything wrong

            _complain(error)
            raise typer.Exit(1 if isinstance(error, DatabaseError) else 2) from None


app = usage.Program(
    name="interrex",
    cls=Commands,
    add_completion=True,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)


def _complain(error: InterrexError, warning: bool = False) -> None:
    from .terminal import complain  # here, because it takes long to load, and seldom is anything wrong

    complain(error, warning)


def _version(asked: bool) -> None:
    if asked:
        from interrex import __version__  # here, because the version is asked for once in a while only
        from interrex.build import compiled

        typer.echo(say("cli-version-compiled" if compiled() else "cli-version", version=__version__))
        raise typer.Exit


@app.callback()
def interrex(
    lang: Annotated[str | None, typer.Option("--lang", metavar="en|pl")] = None,
    version: Annotated[bool, typer.Option("--version", callback=_version, is_eager=True)] = False,
) -> None:
    """A table for games of contested crowns: rules enforced and explained, opponents, replay.

    Begin with: interrex serve, or interrex play to stay in the terminal.
    """
    from interrex.stories import shelve  # here, because --help, which comes before, needs no game

    from . import saves

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
    from interrex.engine.doors import PackageWarning  # here, because only packages bring one

    if isinstance(message, PackageWarning):
        _complain(message.error, warning=True)
    else:
        sys.stderr.write(warnings.formatwarning(message, category, filename, lineno, line))


def main() -> None:
    """The program's entry point."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")  # a terminal that lacks a letter is no reason to stop
    app()
