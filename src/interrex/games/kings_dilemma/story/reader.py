"""Reading a story pack from its files' bytes. Nothing is run, nothing is unpacked, and everything has a limit.

TOML, because the standard library reads it, it has no aliases that could blow up, and ``no`` is not false in it.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from typing import Final

from interrex.engine import wire
from interrex.engine.errors import InterrexError

from .parts import Pack

MECHANICS: Final = "story.toml"
LARGEST: Final = 1024 * 1024  # bytes of a file
DEEPEST: Final = 12  # brackets within brackets
LONGEST: Final = 1500  # characters of a text

Texts = dict[str, dict[str, str]]  # by part, by field


def words_file(language: str) -> str:
    return f"words.{language}.toml"


class BadStory(InterrexError):
    """A pack that cannot be read: which file, where, and what is wrong."""


def read(files: Mapping[str, bytes]) -> Pack:
    """The mechanics of a pack; BadStory says what is wrong with them."""
    table = _toml(files, MECHANICS)
    try:
        return wire.convert(table, Pack)
    except wire.WireError as error:
        said = str(error)
        line = line_of(_text(files, MECHANICS), said)
        raise BadStory("kings-dilemma-story-unfit", "kings-dilemma", file=MECHANICS, line=line, detail=said) from None


def read_words(files: Mapping[str, bytes], language: str) -> Texts:
    """The words of a pack in one language: for each part its fields, as plain text."""
    name = words_file(language)
    try:
        texts = wire.convert(_toml(files, name), Texts)
    except wire.WireError as error:
        line = line_of(_text(files, name), str(error))
        raise BadStory("kings-dilemma-story-unfit", "kings-dilemma", file=name, line=line, detail=str(error)) from None
    for part, fields in texts.items():
        for field, text in fields.items():
            fields[field] = tidy = " ".join(text.split())
            if len(tidy) > LONGEST or not tidy.isprintable():
                raise BadStory(
                    "kings-dilemma-story-text", "kings-dilemma", file=name, part=part, field=field, n=LONGEST
                )
    return texts


def _text(files: Mapping[str, bytes], name: str) -> str:
    if name not in files:
        raise BadStory("kings-dilemma-story-missing", "kings-dilemma", file=name)
    if len(files[name]) > LARGEST:
        raise BadStory("kings-dilemma-story-large", "kings-dilemma", file=name, n=LARGEST)
    try:
        return files[name].decode()
    except UnicodeDecodeError:
        raise BadStory("kings-dilemma-story-utf8", "kings-dilemma", file=name) from None


def _toml(files: Mapping[str, bytes], name: str) -> dict[str, object]:
    text = _text(files, name)
    if _depth(text) > DEEPEST:
        raise BadStory("kings-dilemma-story-deep", "kings-dilemma", file=name, n=DEEPEST)
    try:
        return tomllib.loads(text)
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        raise BadStory("kings-dilemma-story-toml", "kings-dilemma", file=name, detail=str(error)) from None


def _depth(text: str) -> int:
    """How deep brackets lie within brackets; those in texts count too, which does no harm."""
    depth = most = 0
    for sign in re.findall(r"[\[{\]}]|\.(?=[^\n\"']*\])", text):
        depth = max(0, depth + (1 if sign in "[{" else -1 if sign in "]}" else 0))
        most = max(most, depth)
    return most


def line_of(text: str, detail: str) -> int:
    """The line of a file that an error is about, as near as its path (``at `$.dilemma[...].aye[0].by```) tells."""
    found = re.search(r"`\$\.?([^`]*)`", detail)
    steps = re.findall(r"[\w-]+", found[1]) if found else []
    lines = text.splitlines()
    best = 1
    for number, line in enumerate(lines, 1):
        if steps and re.match(rf"\s*\[?{re.escape(steps[0])}\b", line):
            best = number
            break
    return best
