"""``interrex rules``: a game's rulebook, a rule of it, the rules with certain words, which tests claim which,
or which components have an entry and tests."""

from __future__ import annotations

import sys
from collections.abc import Sized
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

import interrex
from interrex.engine import wire
from interrex.engine.game import Game
from interrex.rules.rulebook import markdown, rulebook

from ..arguments import GameId, Json, Lang
from ..rulebook import HITS, as_json, show, show_markdown
from ..terminal import out
from ..usage import Program
from ..words import CommandError, say, spoken

app = Program()

TESTS = Path("tests")


@app.command()
def rules(
    game: GameId,
    asked: Annotated[
        list[str] | None,
        typer.Argument(metavar="ID | WORDS"),
    ] = None,
    *,
    everything: Annotated[bool, typer.Option("--all")] = False,
    lang: Lang = None,
    json: Json = False,
    coverage: Annotated[bool, typer.Option("--coverage")] = False,
    components: Annotated[bool, typer.Option("--components")] = False,
) -> None:
    """Print a game's rulebook, one rule or chapter of it, or search it: interrex rules GAME battle"""
    found = interrex.game(game)
    if coverage:
        show_coverage(out(), found.id)
    elif components:
        show_components(out(), found)
    elif json:
        print(wire.pretty(as_json(found.id, " ".join(asked or []))))
    elif asked:
        show(out(), found.id, " ".join(asked), sys.maxsize if everything else HITS)
    else:
        show_markdown(out(), markdown(found.id, spoken()))


def show_coverage(console: Console, game: str) -> None:
    """Every rule with its tests; rules nobody claims, and claims on rules that do not exist, are marked."""
    from interrex.testing.coverage import claims  # here, because only those who work on the program need it

    check_for_tests()
    claimed = {rule_id: tests for (of, rule_id), tests in claims(TESTS).items() if of == game}
    check_for_any(claimed, game)
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


def show_components(console: Console, game: Game) -> None:
    """Every component with the line of its entry and its tests; what lacks one of them is marked."""
    from interrex.testing.coverage import components  # here, for the same reason

    check_for_tests()
    found = components(game, TESTS)
    check_for_any([one for one in found.values() if one.tests], game.id)
    for component, (entry, tests) in found.items():
        console.print(component, style="bold" if entry and tests else "bold red", end="  ")
        console.print(entry or say("cli-no-entry"), style="" if entry else "red", highlight=False)
        for test in tests:
            console.print(f"  {test}", markup=False, soft_wrap=True)
        if not tests:
            console.print(f"  {say('cli-no-naming')}", style="red")
    covered = sum([bool(entry and tests) for entry, tests in found.values()])
    console.print(say("cli-components", covered=covered, all=len(found)), style="bold")


def check_for_any(found: Sized, game: str) -> None:
    """Somebody else's folder of tests says nothing of our rules."""
    if not found:
        raise CommandError("cli-no-tests-of", folder=str(TESTS.absolute()), game=interrex.game(game).title)


def check_for_tests() -> None:
    if not TESTS.is_dir():
        raise CommandError("cli-no-tests", folder=str(TESTS.absolute()))
