"""A small run of what ``python -m interrex.testing.telling`` does for ten thousand questions."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pytest

from interrex.server.tables.table import Table
from interrex.testing.telling import tell


def test_every_question_is_told_once_by_every_way_and_never_to_whoever_looks(tmp_path: Path) -> None:
    counted = tell(150, 7, tmp_path)
    assert counted.right(), counted
    assert counted.questions >= 150
    assert counted.waited > 20
    assert counted.told > 5 * counted.waited
    assert counted.failed > 0


def test_a_server_that_forgets_who_has_looked_is_found_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def forgets(table: Table, seats: Sequence[int]) -> None:
        """Nothing is written down."""

    monkeypatch.setattr(Table, "seen", forgets)
    assert tell(60, 7, tmp_path).looking > 0


def test_a_postman_who_asks_nobody_is_found_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Table, "looking", lambda table: set(range(9)))
    assert tell(60, 7, tmp_path).missing > 0
