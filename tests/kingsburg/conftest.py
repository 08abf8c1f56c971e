"""What several tests of Kingsburg need."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from interrex.engine.powers import Power
from interrex.games.kingsburg.data import NUMBER
from interrex.games.kingsburg.moments import POWERS

Enter = Callable[..., int]


@pytest.fixture
def enter() -> Iterator[Enter]:
    """Give a building, or something with a number of its own, other powers for the length of a test.

    What is returned is its bit.
    """
    entries, by_number = POWERS.entries.copy(), POWERS.by_number.copy()

    def give(name: str, *powers: Power, number: int | None = None) -> int:
        at = NUMBER[name] if number is None else number
        POWERS.enter({name: powers}, {name: at})
        return 1 << at

    yield give
    POWERS.entries, POWERS.by_number = entries, by_number
    POWERS.enter({}, {})
