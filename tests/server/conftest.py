"""A live server for each module of tests; the toy game, which has sealed answers and secrets, beside the real ones."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from interrex.engine import registry
from interrex.server.store.address import Place, place_of
from tests.engine.toy import GAME

from .helpers import Live, config


@pytest.fixture(autouse=True, scope="package")
def toy() -> Iterator[None]:
    registry.register(GAME)
    yield
    registry.unregister("toy")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Live]:
    with Live(config(tmp_path_factory.mktemp("server"))) as live:
        yield live


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path


@pytest.fixture(params=["sqlite", "postgres"])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> Place:
    """Somewhere a store may be, of every kind."""
    return tmp_path / "x.db" if request.param == "sqlite" else place_of(request.getfixturevalue("cluster").database())
