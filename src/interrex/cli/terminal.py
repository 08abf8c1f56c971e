"""The terminal: where to print, how to read a line, how to complain."""

from __future__ import annotations

import sys

from rich.console import Console
from rich.text import Text

from interrex.engine.errors import InterrexError
from interrex.engine.message import Message, Param
from interrex.engine.words import TIE

from .words import say, spoken

SEAT_STYLES = ("bright_cyan", "bright_magenta", "bright_green", "bright_red", "bright_yellow", "bright_blue")


def out() -> Console:
    return Console(highlight=False)


def err() -> Console:
    return Console(stderr=True, highlight=False)


def complain(error: InterrexError, warning: bool = False) -> None:
    """An error as one line on stderr; as a warning where things go on without what is missing."""
    error.said = Message(error.said.key, {name: _sayable(value) for name, value in error.said.params.items()})
    called = (say("cli-warning"), "bold yellow") if warning else (say("cli-error"), "bold red")
    line = Text.assemble(called, " ", clean(error.say(spoken())))
    err().print(line, soft_wrap=True)


def _sayable(value: Param) -> Param:
    """Fluent cannot say numbers of thirty digits; a broken record may hold one."""
    return str(value) if isinstance(value, int) and abs(value) >= 10**15 else value


def clean(text: str) -> str:
    """Without what could steer a terminal: broken files may hold anything."""
    return "".join([c if c.isprintable() else "�" for c in text.replace(TIE, " ")])


def seat_style(seat: int) -> str:
    return SEAT_STYLES[seat % len(SEAT_STYLES)]


def coloured(text: str, names: tuple[str, ...]) -> Text:
    """A sentence with the names of players in their colours."""
    line = Text(text)
    for seat, name in enumerate(names):
        line.highlight_words([name], f"bold {seat_style(seat)}")
    return line


class Keyboard:
    """Where answers come from: a person at a terminal, or lines from a pipe. EOFError when there are no more."""

    def __init__(self, console: Console) -> None:
        self.console = console
        self.live = sys.stdin.isatty() and console.is_terminal
        if self.live:
            import readline  # noqa: F401 - line editing and history, as soon as it is imported

    def ask(self, prompt: str) -> str:
        if self.live:
            return input(f"{prompt} ").strip()
        line = sys.stdin.readline()
        self.console.print(Text(f"{prompt} {clean(line.rstrip())}"), soft_wrap=True)  # so that a transcript reads well
        if not line:
            raise EOFError
        return line.strip()

    def agrees(self, question: str) -> bool:
        """Yes or no, and no if unclear."""
        return self.ask(f"{question} {say('cli-yes-or-no')}").casefold() in say("cli-yes").split()

    def clear(self) -> None:
        """A clean screen, what has scrolled away included; nothing when nobody is looking."""
        if self.live:
            self.console.file.write("\033[H\033[2J\033[3J")
            self.console.file.flush()
