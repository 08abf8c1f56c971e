"""``interrex backup`` and ``interrex check``."""

from __future__ import annotations

from pathlib import Path

from tests.server.test_care import damage, filled

from .conftest import Cli


def test_the_commands_say_what_they_did(tmp_path: Path, cli: Cli) -> None:
    path = filled(tmp_path / "x.db")
    assert "is sound" in cli(f"check --db {path}").stdout
    assert "Copied" in cli(f"backup {tmp_path / 'copy.db'} --db {path}").stdout
    damage(path, [10, 11])
    told = cli(f"check --db {path}")
    assert told.exit_code == 1
    assert "--repair" in told.stderr
    assert "The damaged file is now" in cli(f"check --repair --db {path}").stdout
    assert cli(f"check --db {path}").exit_code == 0
    assert cli(f"check --db {tmp_path / 'nowhere.db'}").exit_code == 2
