"""The toy game with a saga and packs is registered for these tests only."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from interrex.engine import registry

from .heirloom import GAME


@pytest.fixture(autouse=True)
def heirloom() -> Iterator[None]:
    registry.register(GAME)
    yield
    registry.unregister("heirloom")
