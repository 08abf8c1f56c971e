"""What does not fit in a story's file, in the reader's language: the library that checks it speaks English only."""

from __future__ import annotations

import re
from typing import Final

from interrex.engine.message import Message

PLACE: Final = re.compile(r" - at (?:`key` in )?`\$\.?(?P<place>[^`]*)`$")
KINDS: Final = (  # what is said, and what it is about
    ("unknown-field", re.compile(r"Object contains unknown field `(?P<what>[^`]+)`")),
    ("missing-field", re.compile(r"Object missing required field `(?P<what>[^`]+)`")),
    ("value", re.compile(r"Invalid (?:enum )?value (?P<what>.+)")),
    ("pattern", re.compile(r"Expected `str` matching regex (?P<what>.+)")),
    ("length", re.compile(r"Expected `(?:array|str|object)` of length (?P<what>.+)")),
    ("number", re.compile(r"Expected `(?:int|float)` (?P<what>[<>]=? ?.+)")),
    ("type", re.compile(r"Expected (?P<what>`[^`]+`), got (?P<got>`[^`]+`)")),
)
LONGEST: Final = 60  # characters of what is quoted


def in_words(said: str) -> Message:
    """An error of the library as a message."""
    found = PLACE.search(said)
    place = found["place"] if found else ""
    text = said[: found.start()] if found else said
    for key, pattern in KINDS:
        if fits := pattern.fullmatch(text):
            parts = {name: _short(part.replace("`", "")) for name, part in fits.groupdict().items()}
            return Message(f"kings-dilemma-unfit-{key}", {"place": place or "–", **parts})
    return Message("kings-dilemma-unfit-other", {"place": place or "–", "what": _short(text)})


def _short(text: str) -> str:
    return text if len(text) <= LONGEST else f"{text[: LONGEST - 1]}…"
