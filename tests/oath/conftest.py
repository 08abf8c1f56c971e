"""Oath on the table for these tests, whether or not the package registers it already."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from interrex.engine import registry
from interrex.games.oath import GAME


@pytest.fixture(scope="module", autouse=True)
def _registered() -> Iterator[None]:
    if any(game.id == GAME.id for game in registry.games()):
        yield
        return
    registry.register(GAME)
    yield
    registry.unregister(GAME.id)
