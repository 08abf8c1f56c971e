"""What ``--help`` says, in the person's language: the words of every command and parameter are in the locale files.

A command ``campaign next`` has the message ``cli-usage-campaign-next``, its parameter ``anew`` that message's attribute
of the same name. What several commands share stands with their group, ``cli-usage-campaign``, or with the program.
A placeholder such as ``NAME=VALUE`` is worded part by part.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from itertools import pairwise
from typing import Any, TypeVar

import typer
from typer.core import TyperCommand, TyperGroup

from interrex.engine.plain import LANGUAGES

from .words import knows, say, speak

USAGE = "cli-usage"
Does = TypeVar("Does", bound=Callable[..., Any])
_PLACEHOLDER = re.compile(r"\b[A-Z]+\b")


class _Worded:
    """What the library says of a command by itself: the line that begins with ``Usage:``, headings, ``--help``."""

    def format_usage(self: Any, ctx: Any, formatter: Any) -> None:
        pieces = " ".join(self.collect_usage_pieces(ctx))
        formatter.write_usage(ctx.command_path, pieces, prefix=f"{say('cli-usage-line')} ")

    def format_help(self, ctx: Any, formatter: Any) -> None:
        from typer import rich_utils  # here, because it takes long to load

        rich_utils.ARGUMENTS_PANEL_TITLE = say("cli-usage-arguments")
        rich_utils.OPTIONS_PANEL_TITLE = say("cli-usage-options")
        rich_utils.COMMANDS_PANEL_TITLE = say("cli-usage-commands")
        rich_utils.DEFAULT_STRING = f"[{say('cli-usage-default')}: {{}}]"
        rich_utils.ENVVAR_STRING = f"[{say('cli-usage-variable')}: {{}}]"
        rich_utils.REQUIRED_LONG_STRING = say("cli-usage-required")
        super().format_help(ctx, formatter)  # type: ignore[misc]  # of the command this is mixed into

    def get_help_option(self, ctx: Any) -> Any:
        option = super().get_help_option(ctx)  # type: ignore[misc]
        if option is not None:
            _word_parameter(option, USAGE)
        return option


class Command(_Worded, TyperCommand):
    """A command whose help is in the person's language."""


class Commands(_Worded, TyperGroup):
    """A group of commands, likewise."""


class Program(typer.Typer):
    """A program, or a part of one that has commands of its own."""

    def __init__(self, **settings: Any) -> None:
        super().__init__(**{"cls": Commands, "no_args_is_help": True, "add_completion": False, **settings})

    def command(self, name: str | None = None, **settings: Any) -> Callable[[Does], Does]:
        return super().command(name, **{"cls": Command, **settings})


def speak_as_asked(args: list[str]) -> None:
    """The language named on the command line, wherever it stands there: ``--help`` is answered before it is read."""
    named = [after for before, after in pairwise(args) if before == "--lang"]
    named += [arg.removeprefix("--lang=") for arg in args if arg.startswith("--lang=")]
    speak(next((language for language in named if language in LANGUAGES), None))


def word(command: Any, key: str = USAGE) -> None:
    """Give a command, its parameters and the commands in it their words."""
    command.help = say(key)
    command.options_metavar = _placeholder("[OPTIONS]")
    for param in command.params:
        _word_parameter(param, key)
    for name, part in getattr(command, "commands", {}).items():
        command.subcommand_metavar = _placeholder("COMMAND [ARGS]...")
        word(part, f"{key}-{name}")


def _word_parameter(param: Any, command: str) -> None:
    param.help = say(parameter_key(param.name, command))
    param.metavar = _placeholder(param.metavar or "")


def parameter_key(name: str, command: str) -> str:
    """Of the command itself, or of the nearest group it is in that has words for such a parameter."""
    attribute = name.strip("_").replace("_", "-")
    own = f"{command}.{attribute}"
    if command == USAGE or knows(own):
        return own
    return parameter_key(name, command.rpartition("-")[0])


def _placeholder(metavar: str) -> str:
    return _PLACEHOLDER.sub(lambda found: say(f"cli-value-{found[0].lower()}"), metavar)
