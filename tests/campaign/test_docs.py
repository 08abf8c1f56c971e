"""The page about campaigns is true: its Python runs, its commands exist."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from interrex.cli.commands import campaign

PAGE = (Path(__file__).parents[2] / "docs" / "campaigns.md").read_text(encoding="utf-8")


def test_the_python_on_the_page_runs(capsys: pytest.CaptureFixture[str]) -> None:
    [code] = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)
    exec(compile(code, "campaigns.md", "exec"), {})
    assert "Leg 2:" in capsys.readouterr().out


def test_the_commands_on_the_page_exist() -> None:
    known = {
        command.name or command.callback.__name__ for command in campaign.app.registered_commands if command.callback
    }
    named = set(re.findall(r"^interrex campaign (\w+)", PAGE, re.MULTILINE))
    assert named == known - {"join"}
