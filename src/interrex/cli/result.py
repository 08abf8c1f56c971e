"""How a game ended, in a table: places, scores, and the rule that decided."""

from __future__ import annotations

from rich import box
from rich.console import Console
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from interrex.engine.match import Match
from interrex.engine.message import Message
from interrex.rules.rulebook import rulebook

from .terminal import seat_style
from .words import say, spoken, words_at


def show_result(console: Console, match: Match, names: tuple[str, ...]) -> None:
    """The result, or how things stand in a game that goes on."""
    result = match.result()
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    table.add_column("")
    table.add_column(say("cli-player"))
    table.add_column(say("cli-score"), justify="right")
    for seat in sorted(range(match.players), key=lambda s: (s not in result.winners, -result.scores[s])):
        crown = "♛" if match.over and seat in result.winners else ""
        table.add_row(crown, Text(names[seat], style=f"bold {seat_style(seat)}"), str(result.scores[seat]))
    if not match.over:
        console.print(Panel.fit(table, title=say("cli-standing"), border_style="dim"))
        return
    winners = tuple([Message("engine-seat", {"seat": seat}) for seat in result.winners])
    who = words_at(match).say(Message("cli-winners", {"n": len(winners), "winners": winners}), names)
    console.print(Panel.fit(table, title=Text(who, style="bold"), border_style="bright_yellow"))
    rule = rulebook(match.game.id, spoken()).find(result.rule)
    decided = Text.assemble((f" [{rule.id}] ", "bold yellow"), " ".join(rule.text.replace("*", "").split()))
    console.print(say("cli-decided"), style="dim")
    console.print(decided)
