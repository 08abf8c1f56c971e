"""``interrex backup``, ``interrex check`` and ``interrex move-store``."""

from __future__ import annotations

from pathlib import Path

import psycopg
import pytest

from interrex.testing.postgres import Cluster
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


def test_the_commands_take_a_database_as_well(tmp_path: Path, cli: Cli, cluster: Cluster) -> None:
    file, database = filled(tmp_path / "x.db", tables=3, moves=4), cluster.database()
    told = cli(f"check --db {database}")
    assert (told.exit_code, "There are no tables" in told.stderr) == (1, True)
    assert cli(f"export {database}").exit_code == 1
    assert "There are no tables" in cli(f"check --db {database}").stderr  # and none were made
    assert "Moved 3 tables with 12 events" in cli(f"move-store {file} {database}").stdout
    assert "is sound" in cli(f"check --db {database}").stdout
    assert cli(f"move-store {file} {database}").exit_code == 1
    told = cli(f"backup {tmp_path / 'copy'} --db {database}")
    assert f'pg_dump --format=custom --file="{tmp_path / "copy"}" "{database}"' in told.stderr
    with psycopg.connect(database) as connection:
        connection.execute("ALTER TABLE events DISABLE TRIGGER USER")
        connection.execute("DELETE FROM events WHERE table_id = 't001' AND seq = 2")
    told = cli(f"check --db {database}")
    assert (told.exit_code, "t001: its events have gaps" in told.stderr) == (1, True)


def test_the_place_may_stand_in_the_environment(cli: Cli, cluster: Cluster, monkeypatch: pytest.MonkeyPatch) -> None:
    secret = cluster.database(OWNER="guarded").replace("interrex@", f"guarded:{cluster.guard}@")
    monkeypatch.setenv("INTERREX_DB", secret)
    told = cli("check")
    assert "There are no tables" in told.stderr
    assert cluster.guard not in told.output
