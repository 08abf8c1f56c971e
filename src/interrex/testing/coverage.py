"""Which tests claim which rules and name which components: read from the test files, without running them."""

from __future__ import annotations

import ast
import importlib
import re
from collections.abc import Collection, Iterator
from pathlib import Path
from typing import NamedTuple

from interrex.engine.game import Game

Claims = dict[tuple[str, str], list[str]]

_ID = re.compile(r"[a-z0-9]+(?:-[a-z0-9]+)*")


def claims(folder: Path) -> Claims:
    """``{("game", "4.2.1"): ["game/test_battle.py::test_…", …]}`` for all tests below the folder."""
    found: Claims = {}
    for test, node in _tests(folder):
        for address in _claimed(node):
            found.setdefault(address, []).append(test)
    return found


def _tests(folder: Path, below: str = ".") -> Iterator[tuple[str, ast.FunctionDef]]:
    for path in sorted((folder / below).rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                yield f"{path.relative_to(folder).as_posix()}::{node.name}", node


def _claimed(test: ast.FunctionDef) -> list[tuple[str, str]]:
    calls = [d for d in test.decorator_list if isinstance(d, ast.Call)]
    rules = [c for c in calls if isinstance(c.func, ast.Name) and c.func.id == "rule"]
    pairs: list[tuple[str, str]] = []
    for call in rules:
        game, *ids = [ast.literal_eval(argument) for argument in call.args]
        pairs += [(game, rule_id) for rule_id in ids]
    return pairs


# Components


class Covered(NamedTuple):
    """A component: where its entry stands (empty: there is nothing in it), and the tests that name it."""

    entry: str
    tests: list[str]


def components(game: Game, folder: Path) -> dict[str, Covered]:
    """Every component that does something, with its entry and the game's own tests below the folder."""
    places, named = entries(game), namings(folder, game.package.rpartition(".")[2], game.rules.entries)
    return {
        one: Covered(places.get(one, "") if powers else "", named.get(one, []))
        for one, powers in game.rules.entries.items()
    }


def namings(folder: Path, below: str, ids: Collection[str]) -> dict[str, list[str]]:
    """``{"inn": ["game/test_buildings.py::test_…", …]}``: a test names a component if one of its strings does."""
    found: dict[str, list[str]] = {}
    known = set(ids)
    for test, node in _tests(folder, below):
        for one in dict.fromkeys(_named(node)):
            if one in known:
                found.setdefault(one, []).append(test)
    return found


def _named(test: ast.FunctionDef) -> Iterator[str]:
    for node in ast.walk(test):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield from _ID.findall(node.value)


def entries(game: Game) -> dict[str, str]:
    """``{"inn": "cards.py:41"}``: the lines of the game's tables, in ``cards.py`` or the files of ``cards``."""
    home = Path(str(importlib.import_module(game.package).__file__)).parent
    found: dict[str, str] = {}
    for path in sorted([*home.glob("cards.py"), *home.glob("cards/*.py")]):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            for key in node.keys if isinstance(node, ast.Dict) else ():
                if isinstance(key, ast.Constant) and key.value in game.rules.entries:
                    found.setdefault(str(key.value), f"{path.relative_to(home).as_posix()}:{key.lineno}")
    return found
