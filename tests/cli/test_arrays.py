"""``interrex arrays``: the layout in words and for machines."""

from __future__ import annotations

import json
import sys

import pytest

from interrex.arrays import spec

from .conftest import Cli


def test_the_layout_is_printed_field_by_field(cli: Cli) -> None:
    text = cli("arrays kingsburg --players 3 --words").stdout
    layout = spec("kingsburg", 3).layout
    assert f"Kingsburg, 3 players: what a seat sees is {layout.size:,} numbers" in text
    assert all(column.path in text for column in layout.columns)
    assert "inn" in text
    assert "endless: folded" in text


def test_the_layout_in_polish(cli: Cli) -> None:
    text = cli("arrays root --lang pl").stdout
    assert "czy jest" in text
    assert "czasownik" in text


def test_the_layout_for_machines(cli: Cli) -> None:
    shown = json.loads(cli("arrays oath --json").stdout)
    what = spec("oath", 4)
    assert (shown["size"], shown["actions"], shown["players"]) == (what.layout.size, what.numbering.n, 4)
    assert len(shown["columns"]) == len(what.layout.columns)


def test_without_numpy_the_program_says_what_to_install(cli: Cli, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "interrex.arrays", None)
    result = cli("arrays root")
    assert result.exit_code == 2
    assert "interrex[arrays]" in result.stderr
