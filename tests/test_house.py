"""The table of the house in docs/house.md is true: every file is listed, and nothing else is."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).parents[1]


@pytest.fixture(scope="module")
def house() -> ModuleType:
    spec = importlib.util.spec_from_file_location("house", ROOT / "tools" / "house.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_table_is_up_to_date(house: ModuleType) -> None:
    wrong = house.main(["--check"])
    assert not wrong, wrong


def test_every_module_is_in_it(house: ModuleType) -> None:
    table = house.table()
    files = [*(ROOT / "src" / "interrex").rglob("*.py"), *(ROOT / "web" / "src").rglob("*.svelte")]
    for path in files:
        where = f"{path.parent.relative_to(ROOT).as_posix()}/`" if path.name == "__init__.py" else f"{path.name}`"
        assert where in table


def test_a_file_that_says_nothing_is_named(house: ModuleType, tmp_path: Path) -> None:
    for folder in house.WHOLE:
        (tmp_path / folder).mkdir(parents=True)
    (tmp_path / "src" / "interrex" / "__init__.py").write_text('"""The public API. And more."""')
    (tmp_path / "src" / "interrex" / "mute.py").write_text("x = 1")
    (tmp_path / "web" / "src" / "LogEntry.svelte").write_text("<!-- A part. It has a `|` in it.\n-->")
    assert house.silent(tmp_path) == ["src/interrex/mute.py"]
    assert "| **`src/interrex/`** | The public API. And more |" in house.table(tmp_path)
    assert "| `LogEntry.svelte` | A part. It has a `\\|` in it |" in house.table(tmp_path)


@pytest.mark.parametrize(
    ("name", "text", "said"),
    [
        ("a.py", '"""Luck: one stream of chance.\n\nMore."""', "Luck: one stream of chance"),
        ("a.py", '"""``interrex games``: what there is\nto play. More."""', "`interrex games`: what there is to play"),
        ("a.py", '"""Deals. What two seats agree on. More."""', "Deals. What two seats agree on"),
        (
            "a.ts",
            "/** Which page an address means,\n * and more. */\nexport {}",
            "Which page an address means, and more",
        ),
        ("a.ftl", "# What the game says, and how.\n\n# Not this.\nkey = x", "What the game says, and how"),
        ("a.md", "# Title\n\nHow a game is added here. More.\n", "How a game is added here"),
        ("tool", "#!/bin/sh\n# Install what is missing, or say so.\nset -e\n", "Install what is missing, or say so"),
        ("a.py", "", ""),
    ],
)
def test_what_a_file_says_about_itself(house: ModuleType, tmp_path: Path, name: str, text: str, said: str) -> None:
    (tmp_path / name).write_text(text)
    assert house.first_sentence(tmp_path / name) == said
