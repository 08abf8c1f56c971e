"""The toy game is registered for the engine's tests only."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from interrex.engine import registry
from tests.engine.toy import GAME


@pytest.fixture(autouse=True)
def toy() -> Iterator[None]:
    registry.register(GAME)
    yield
    registry.unregister("toy")
