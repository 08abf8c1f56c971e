"""Plain words are what Fluent says, wherever they say anything: every text we have is read by both."""

from __future__ import annotations

from pathlib import Path

import pytest

from interrex.engine.plain import plain
from interrex.engine.words import Words

ROOT = Path(__file__).parents[2] / "src" / "interrex"
TEXTS = sorted(ROOT.rglob("*.ftl"))
ODD = """
first = one
    two

      three
 .said = four
second =
    five
    six
third = { $seven }
fourth =
    .only = eight
    .told = { $nine } ten
fifth =    eleven   
# twelve
sixth = a = b
seventh = one
    [ two
eighth =
    { $one } two
    three
"""  # noqa: W291 - as in a file of somebody's


def by_fluent(words: Words) -> dict[str, str]:
    found: dict[str, str] = {}
    for key in words.keys:
        entry = words.bundle.get_message(key)
        patterns = {key: entry.value, **{f"{key}.{name}": value for name, value in entry.attributes.items()}}
        found |= {name: str(words.bundle.format_pattern(value, {})[0]) for name, value in patterns.items() if value}
    return found


def differing(text: str) -> dict[str, object]:
    said, read = by_fluent(Words("en", [text], "", ties=False)), plain(text)
    wrong = {name: value for name, value in read.items() if value is not None and said.get(name) != value}
    return wrong | dict.fromkeys(said.keys() - read.keys())


@pytest.mark.parametrize("path", TEXTS, ids=[str(path.relative_to(ROOT)) for path in TEXTS])
def test_they_are_what_fluent_says(path: Path) -> None:
    assert not differing(path.read_text(encoding="utf-8"))


def test_what_is_written_oddly_is_read_alike_or_left_to_fluent() -> None:
    assert not differing(ODD)
    assert plain(ODD)["first"] == "one\ntwo\n\n  three"
    assert [name for name, said in plain(ODD).items() if said is None] == ["third", "fourth.told", "seventh", "eighth"]
