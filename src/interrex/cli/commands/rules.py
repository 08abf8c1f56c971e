"""``interrex rules``: a game's rulebook, one rule of it, or which tests claim which rules."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.markdown import Markdown
from rich.padding import Padding

import interrex
from interrex.engine.rulebook import Rule, rulebook

from ..arguments import GameId, Lang
from ..terminal import out
from ..words import CommandError, say, spoken

TESTS = Path("tests")


def rules(
    game: GameId,
    rule: Annotated[str | None, typer.Argument(metavar="ID", help="A rule or chapter, such as 4.2.")] = None,
    *,
    lang: Lang = None,
    coverage: Annotated[
        bool, typer.Option("--coverage", help="List every rule with the tests in ./tests that claim it.")
    ] = False,
) -> None:
    """Print a game's rulebook, or one rule or chapter of it."""
    found = interrex.game(game)
    if coverage:
        show_coverage(out(), found.id)
    elif rule is not None:
        show_rule(out(), found.id, rule, spoken())
    else:
        show_markdown(out(), found.file("rulebook", f"{spoken()}.md"))


def show_rule(console: Console, game: str, rule_id: str, language: str) -> None:
    """A rule and everything below it."""
    under = rulebook(game, language).under(rule_id.strip(" .[]"))
    show_markdown(console, "\n\n".join([_markdown(rule) for rule in under]))


def _markdown(rule: Rule) -> str:
    if not rule.heading:
        return f"**{rule.id}** {rule.text}"
    title, _, rest = rule.text.partition("\n")
    return f"{'##' if '.' not in rule.id else '###'} {rule.id} {title}\n{rest}".rstrip()


def show_markdown(console: Console, text: str) -> None:
    """Set for a terminal; as it is for a file or a pipe."""
    if console.is_terminal:
        console.print(Padding(Markdown(text), (0, 1)), width=min(console.width, 100))
    else:
        console.print(text.strip(), markup=False, soft_wrap=True)


def show_coverage(console: Console, game: str) -> None:
    """Every rule with its tests; rules nobody claims, and claims on rules that do not exist, are marked."""
    from interrex.testing.coverage import claims  # here, because only those who work on the program need it

    if not TESTS.is_dir():
        raise CommandError("cli-no-tests", folder=str(TESTS.absolute()))
    claimed = {rule_id: tests for (of, rule_id), tests in claims(TESTS).items() if of == game}
    ids = rulebook(game, "en").leaves()
    for rule_id in ids:
        tests = claimed.get(rule_id, [])
        console.print(rule_id, style="bold" if tests else "bold red", end="\n" if tests else "  ")
        for test in tests:
            console.print(f"  {test}", markup=False, soft_wrap=True)
        if not tests:
            console.print(say("cli-no-claim"), style="red")
    for rule_id in sorted(set(claimed) - set(ids) - set(rulebook(game, "en").rules)):
        console.print(say("cli-claim-on-nothing", rule=rule_id, tests=", ".join(claimed[rule_id])), style="red")
    covered = sum([rule_id in claimed for rule_id in ids])
    console.print(say("cli-coverage", covered=covered, all=len(ids)), style="bold")
