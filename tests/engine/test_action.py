"""Actions and their texts."""

from __future__ import annotations

import contextlib

import pytest
from hypothesis import given
from hypothesis import strategies as st

from interrex.engine.action import parse, text, worded
from interrex.engine.errors import BadAction

WORDS = st.from_regex(r"[a-z][a-z0-9+:.\-]{0,20}", fullmatch=True)
ACTIONS = st.tuples(WORDS, st.lists(WORDS | st.integers(-999, 99999), max_size=5)).map(lambda p: (p[0], *p[1]))


@given(ACTIONS)
def test_parsing_and_printing_are_inverse(action: tuple[str | int, ...]) -> None:
    assert parse(text(action)) == action


@given(st.text(max_size=300))
def test_any_text_is_an_action_that_reads_back_or_none(line: str) -> None:
    with contextlib.suppress(BadAction):
        action = parse(line)
        assert parse(text(action)) == action


@pytest.mark.parametrize(
    "line", ["", "   ", "8 influence", "influence ☃", "influence É", "a" * 300, "INFLUENCE 8", "-0", "x" * 41, "x Ł"]
)
def test_what_cannot_be_an_action_is_refused(line: str) -> None:
    with pytest.raises(BadAction):
        parse(line)


def test_what_somebody_wrote_becomes_one_word_with_its_accents() -> None:
    assert parse(f"crown {worded('  Jan  Łaskawy ')}") == ("crown", "jan-łaskawy")


def test_plus_two_is_a_word_and_five_a_number() -> None:
    assert parse("influence 5 d3 +2") == ("influence", 5, "d3", "+2")
