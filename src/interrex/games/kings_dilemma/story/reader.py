"""Reading a story pack from its files' bytes. Nothing is run, nothing is unpacked, and everything has a limit.

TOML, because the standard library reads it, it has no aliases that could blow up, and ``no`` is not false in it.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Final

from interrex.engine import wire
from interrex.engine.errors import InterrexError

from ..vocabulary import Name
from .parts import (
    Circumstance,
    Dilemma,
    DoorPart,
    EnvelopePart,
    Epilogue,
    Event,
    Pack,
    Recall,
    StickerPart,
    StoryCard,
    Storyline,
)
from .places import line_of_part, line_of_word, where
from .unfit import in_words

MECHANICS: Final = "story.toml"
LARGEST: Final = 1024 * 1024  # bytes of a file
DEEPEST: Final = 12  # brackets within brackets
LONGEST: Final = 1500  # characters of a text

Texts = dict[str, dict[str, str]]  # by part, by field
Named = dict[Name, dict[Name, str]]  # the same where it is read: parts and fields become names of messages


def words_file(language: str) -> str:
    return f"words.{language}.toml"


def mechanics(files: Iterable[str]) -> list[str]:
    """The files that say what a story does: ``story.toml``, then those of its parts, ``salt.story.toml``."""
    return [MECHANICS, *sorted([name for name in files if name.endswith(f".{MECHANICS}")])]


def words_files(files: Iterable[str], language: str) -> list[str]:
    """Likewise what it says: ``words.en.toml``, ``salt.words.en.toml``."""
    name = words_file(language)
    return [name, *sorted([file for file in files if file.endswith(f".{name}")])]


class BadStory(InterrexError):
    """A pack that cannot be read: which file, where, and what is wrong."""


def read(files: Mapping[str, bytes], instead: Mapping[str, bytes] | None = None) -> Pack:
    """The mechanics of a pack; BadStory says what is wrong with them. Of an earlier edition: what stood ``instead``."""
    names = mechanics(files)
    table = _toml(files, MECHANICS)
    for name in names[1:]:
        _add(table, _toml(files, name), name, _text(files, name))
    if instead is not None:
        for kind, parts in _toml(instead, MECHANICS).items():
            known = table.get(kind)
            table[kind] = {**known, **parts} if isinstance(known, dict) and isinstance(parts, dict) else parts
    try:
        return wire.convert(table, Pack)
    except wire.WireError as error:
        said, kind, part, field = _unfit(table, str(error))
        file, line = where({name: _text(files, name) for name in names}, names, kind, part, field)
        raise BadStory(
            "kings-dilemma-story-unfit", "kings-dilemma", file=file, line=line, detail=in_words(said)
        ) from None


def _add(table: dict[str, object], more: dict[str, object], name: str, source: str) -> None:
    """The parts that another file brings. What is of the whole story stands in the first, and nothing stands twice."""
    for kind, parts in more.items():
        if kind not in PARTS or not isinstance(parts, dict):
            line = line_of_word(source, kind)
            raise BadStory("kings-dilemma-story-elsewhere", "kings-dilemma", file=name, line=line, part=kind)
        known = table.setdefault(kind, {})
        if not isinstance(known, dict):
            continue  # the whole does not fit, which is told with its own file
        _check_twice(known, parts, name, source, kind)
        known.update(parts)


def _check_twice(known: Mapping[str, object], more: Mapping[str, object], name: str, source: str, kind: str) -> None:
    for part in more:
        if part in known:
            line = line_of_part(source, kind, part)
            raise BadStory("kings-dilemma-story-twice", "kings-dilemma", file=name, line=line, part=part)


def read_words(files: Mapping[str, bytes], language: str) -> Texts:
    """The words of a pack in one language: for each part its fields, as plain text."""
    names = words_files(files, language)
    texts = _texts(files, names[0])
    for name in names[1:]:
        more = _texts(files, name)
        _check_twice(texts, more, name, _text(files, name), "")
        texts.update(more)
    return texts


class Spoken(Mapping[str, Texts]):
    """What a pack says, by language: each is read when it is first asked for. Of an earlier edition: said instead."""

    def __init__(
        self, files: Mapping[str, bytes], languages: Sequence[str], instead: Mapping[str, bytes] | None = None
    ) -> None:
        self._files = files
        self._instead = instead
        self._languages = languages
        self._read: dict[str, Texts] = {}

    def __getitem__(self, language: str) -> Texts:
        if language not in self._languages:
            raise KeyError(language)
        if language not in self._read:
            self._read[language] = read_words(self._files, language)
            if self._instead is not None:
                self._read[language] |= read_words(self._instead, language)
        return self._read[language]

    def __iter__(self) -> Iterator[str]:
        return iter(self._languages)

    def __len__(self) -> int:
        return len(self._languages)


def _texts(files: Mapping[str, bytes], name: str) -> Texts:
    try:
        texts: Texts = wire.convert(_toml(files, name), Named)
    except wire.WireError as error:
        line = _unfit_words(_toml(files, name), _text(files, name))
        raise BadStory(
            "kings-dilemma-story-unfit", "kings-dilemma", file=name, line=line, detail=in_words(str(error))
        ) from None
    for part, fields in texts.items():
        for field, text in fields.items():
            fields[field] = tidy = " ".join(text.split())
            if len(tidy) > LONGEST or not tidy.isprintable():
                line = line_of_part(_text(files, name), "", part, field)
                raise BadStory(
                    "kings-dilemma-story-text",
                    "kings-dilemma",
                    file=name,
                    line=line,
                    part=part,
                    field=field,
                    n=LONGEST,
                )
    return texts


def _text(files: Mapping[str, bytes], name: str) -> str:
    if name not in files:
        raise BadStory("kings-dilemma-story-missing", "kings-dilemma", file=name, line=1)
    if len(files[name]) > LARGEST:
        raise BadStory("kings-dilemma-story-large", "kings-dilemma", file=name, line=1, n=LARGEST)
    try:
        return files[name].decode()
    except UnicodeDecodeError as error:
        line = files[name][: error.start].count(b"\n") + 1
        raise BadStory("kings-dilemma-story-utf8", "kings-dilemma", file=name, line=line) from None


def _toml(files: Mapping[str, bytes], name: str) -> dict[str, object]:
    text = _text(files, name)
    if _depth(text) > DEEPEST:
        raise BadStory("kings-dilemma-story-deep", "kings-dilemma", file=name, line=1, n=DEEPEST)
    try:
        return tomllib.loads(text)
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        said = str(error)
        found = re.search(r"at line (\d+)", said)
        line = int(found[1]) if found else len(text.splitlines()) or 1
        raise BadStory("kings-dilemma-story-toml", "kings-dilemma", file=name, line=line, detail=said) from None


def _depth(text: str) -> int:
    """How deep brackets lie within brackets; those in texts count too, which does no harm."""
    depth = most = 0
    for sign in re.findall(r"[\[{\]}]|\.(?=[^\n\"']*\])", text):
        depth = max(0, depth + (1 if sign in "[{" else -1 if sign in "]}" else 0))
        most = max(most, depth)
    return most


def _unfit(table: dict[str, object], said: str) -> tuple[str, str, str, str]:
    """What does not fit: kind, part and field. The error of a whole pack names no part: so each is tried by itself."""
    for kind, part_type in PARTS.items():
        named = table.get(kind)
        for name, part in named.items() if isinstance(named, dict) else ():
            try:
                wire.convert(part, part_type)
            except wire.WireError as error:
                field = re.search(r"`\$\.(\w+)", str(error))
                return str(error), kind, str(name), field[1] if field else ""
    field = re.search(r"`\$\.?(\w*)|field `(\w+)`", said)
    return said, "", "", (field[1] or field[2] or "") if field else ""


PARTS: Final[dict[str, type]] = {
    "storyline": Storyline,
    "envelope": EnvelopePart,
    "story": StoryCard,
    "dilemma": Dilemma,
    "circumstance": Circumstance,
    "event": Event,
    "sticker": StickerPart,
    "door": DoorPart,
    "recall": Recall,
    "epilogue": Epilogue,
}


def _unfit_words(table: dict[str, object], source: str) -> int:
    """The line of the first part whose texts are no texts."""
    for name, fields in table.items():
        try:
            wire.convert({name: fields}, Named)
        except wire.WireError:
            return line_of_part(source, "", name) if isinstance(fields, dict) else line_of_word(source, name)
    return 1
