"""Which tests claim which rules: read from the test files, without running them."""

from __future__ import annotations

import ast
from pathlib import Path

Claims = dict[tuple[str, str], list[str]]


def claims(folder: Path) -> Claims:
    """``{("game", "4.2.1"): ["game/test_battle.py::test_…", …]}`` for all tests below the folder."""
    found: Claims = {}
    for path in sorted(folder.rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                test = f"{path.relative_to(folder).as_posix()}::{node.name}"
                for address in _claimed(node):
                    found.setdefault(address, []).append(test)
    return found


def _claimed(test: ast.FunctionDef) -> list[tuple[str, str]]:
    calls = [d for d in test.decorator_list if isinstance(d, ast.Call)]
    rules = [c for c in calls if isinstance(c.func, ast.Name) and c.func.id == "rule"]
    pairs: list[tuple[str, str]] = []
    for call in rules:
        game, *ids = [ast.literal_eval(argument) for argument in call.args]
        pairs += [(game, rule_id) for rule_id in ids]
    return pairs
