"""What docs/research.md shows can be done as it is written."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import interrex
from interrex.arrays import spec

TOP = Path(__file__).parents[2]
PAGE = (TOP / "docs" / "research.md").read_text(encoding="utf-8")

DOORS = PAGE[PAGE.index("## Arrays") : PAGE.index("## A network that learns")]


def test_the_first_experiment_runs(capsys: pytest.CaptureFixture[str]) -> None:
    """As it is written, with fewer games and fewer steps: until each of them has ended once."""
    code = PAGE[PAGE.index("```python\n") + len("```python\n") :].partition("```")[0]
    assert "n=256" in code
    assert "range(1000)" in code
    fewer = code.replace("n=256", "n=4").replace("range(1000)", "range(400)")
    exec(compile(fewer, "research.md", "exec"), {})
    assert re.search(r"\[[\d. ]+\] \d+", capsys.readouterr().out)


@pytest.mark.parametrize("code", re.findall(r"```python\n(.*?)```", DOORS, re.DOTALL))
def test_the_code_runs(code: str) -> None:
    exec(compile(code, "research.md", "exec"), {})


def test_the_sizes_are_as_told() -> None:
    for game in interrex.games():
        what = spec(game, 4)
        assert f"| {game.title} | {what.layout.size:,} | {what.numbering.n:,} |" in PAGE


def test_whoever_cites_this_cites_the_version_that_they_have() -> None:
    assert f"version: {interrex.__version__}\n" in (TOP / "CITATION.cff").read_text(encoding="utf-8")
