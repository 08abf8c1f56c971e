"""Set positions: in each of them any sensible player does one thing, or never does it.

A suite is a tuple of ``Case``; the positions stand in the middle of whole games, because whoever thinks ahead plays on.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from typing import Any, Final, NamedTuple, TypeVar

import pytest

from interrex.bots import decide, make
from interrex.engine import kept
from interrex.engine.action import text
from interrex.engine.frames import Frame
from interrex.engine.luck import Luck, key_from_seed
from interrex.testing import Table

T = TypeVar("T", bound=Table)

LEVELS: Final = ("steward", "knight")
DEEPER: Final = 8  # the regent thinks for two seconds: it is put before one position in so many


class Case(NamedTuple):
    """``does`` and ``never`` are patterns of the whole answer."""

    why: str
    table: Callable[[], Table]
    does: str = ""
    never: str = ""


def suite(cases: Iterable[Case]) -> pytest.MarkDecorator:
    """Each case for each level that it is put before."""
    pairs = [
        pytest.param(case, level, id=f"{case.why} ({level})")
        for n, case in enumerate(cases)
        for level in (*LEVELS, *(["regent"] if n % DEEPER == 0 else []))
    ]
    return pytest.mark.parametrize(("case", "level"), pairs)


def see(case: Case, level: str) -> None:
    table = case.table()
    seat = table.seat()
    checked = kept.check(False)  # other tests see to what is kept; here it would take most of the time
    try:
        answer = text(decide(make(level, table.game, Luck(key_from_seed(case.why))), table.state, seat))
    finally:
        kept.check(checked)
    assert case.does or case.never
    if case.does:
        assert re.fullmatch(case.does, answer), f"{answer!r} of {table.offers(seat)}"
    if case.never:
        assert not re.fullmatch(case.never, answer), f"{answer!r} of {table.offers(seat)}"


def go_on(table: T, *frames: tuple[Frame[Any], int]) -> T:
    """What the game goes on with after the position, the last of it first, each with the step that is next."""
    table.state.stack[:0] = [frame for frame, _ in frames]
    table.state.steps[:0] = [step for _, step in frames]
    return table
