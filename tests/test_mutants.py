"""The mutation run finds a component that no test misses."""

from __future__ import annotations

from pathlib import Path

import pytest

from interrex.testing.mutants import indexes, survives

TEST = """
from interrex.games.kingsburg.moments import POWERS

def test_the_inn_does_something() -> None:
    assert POWERS.entries["inn"]
"""


@pytest.mark.parametrize(("component", "unnoticed"), [("inn", False), ("statue", True), (None, True)])
def test_a_component_without_a_test_survives(tmp_path: Path, component: str | None, unnoticed: bool) -> None:
    file = tmp_path / "test_inn.py"
    file.write_text(TEST)
    (index,) = indexes("kingsburg")
    assert survives(index, component, [str(file)]) == unnoticed
    assert index.entries["inn"], "tried elsewhere"
