"""Is every component's entry held by a test? Empty the entries one by one, run the tests, and see who survives.

python -m interrex.testing.mutants GAME [FIRST LAST]

Of each component only those tests in ./tests are run that name it (``coverage.components``): one of them must fail.
GAME is a game's id, or the package of a game that is not registered yet. FIRST and LAST are places in its tables.
"""

from __future__ import annotations

import contextlib
import importlib
import os
import pkgutil
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from interrex.engine import registry
from interrex.engine.powers import Powers
from interrex.engine.registry import find

from .coverage import components

TESTS = Path("tests")
QUICKLY = ("-x", "-q", "-p", "no:cacheprovider", "-p", "no:xdist")


def indexes(game: str) -> list[Powers[Any]]:
    """The indexes of powers that a game's modules hold, each once."""
    package = importlib.import_module(find(game).package)
    names = [module.name for module in pkgutil.walk_packages(package.__path__, f"{package.__name__}.")]
    held = [value for name in names for value in vars(importlib.import_module(name)).values()]
    return list({id(value): value for value in held if isinstance(value, Powers)}.values())


def empty(index: Powers[Any], component: str) -> None:
    """Take a component's powers away, for as long as this process lives."""
    number = next(number for number, powers in index.by_number.items() if powers is index.entries[component])
    index.enter({component: ()}, {component: number})


def survives(index: Powers[Any], component: str | None, tests: list[str]) -> bool:
    """Do the tests pass without what the component does? Tried in a process of its own: nothing has to be mended."""
    child = os.fork()
    if child == 0:
        if component is not None:
            empty(index, component)
        os._exit(quietly(*tests))
    _, status = os.waitpid(child, 0)
    return os.waitstatus_to_exitcode(status) == 0


def quietly(*arguments: str) -> int:
    """Pytest's exit code."""
    with open(os.devnull, "w") as nowhere, contextlib.redirect_stdout(nowhere), contextlib.redirect_stderr(nowhere):
        return int(pytest.main([*QUICKLY, *arguments]))


def survivors(game: str, first: int = 0, last: int | None = None) -> Iterator[tuple[str, bool]]:
    """Components with powers, and whether the tests that name them pass without these."""
    own = TESTS / find(game).package.rpartition(".")[2]
    named = {one: covered.tests for one, covered in components(find(game), TESTS).items()}
    quietly("--collect-only", str(own))  # what is imported here need not be in every process
    for index in indexes(game):
        assert survives(index, None, [str(own)]), "the tests must pass while every component does what it does"
        for component in [one for one, powers in index.entries.items() if powers][first:last]:
            tests = [f"{TESTS}/{test}" for test in named.get(component, [])]
            yield component, not tests or survives(index, component, tests)


def main(game: str, *places: str) -> int:
    """How many survive; each component is named as it is tried."""
    count = 0
    for component, alive in survivors(known(game), *[int(place) for place in places]):
        print(f"{component}: {'SURVIVES' if alive else 'is missed'}", flush=True)
        count += alive
    return count


def known(game: str) -> str:
    """A game's id; a package brings its game along."""
    if "." not in game:
        return game
    registry.register(importlib.import_module(game).GAME)
    return find(importlib.import_module(game).GAME.id).id


if __name__ == "__main__":
    import interrex  # noqa: F401 - registers the games

    sys.exit(1 if main(*sys.argv[1:]) else 0)
