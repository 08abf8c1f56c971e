"""What a type of a view becomes in an array: how many numbers, in which order, and how a value is written as them.

A shape writes its values as two bytes for every number, or as a float, always as many: what is absent or padded is
zeros. How it does so is written as source when the layout is made (``writing``), one function for a whole view.

==============  =====================================================================================================
number, flag    itself; of an optional one first 1, or 0 where there is none
word            an id's place in its vocabulary, from 1 on; 0: none, or padding
text            what no vocabulary holds: 64 bits of its BLAKE2b as four numbers; zeros: none
list            how many there are, then each, padded with zeros as far as there is room
struct          its fields, one after another
optional        1 and the value, or zeros
table           for every key that there can be 1 and the value, or zeros
==============  =====================================================================================================
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from hashlib import blake2b
from struct import Struct, error
from typing import Any, Final, NamedTuple

from interrex.engine import wire
from interrex.engine.errors import InterrexError

from .writing import FLOAT, SHORT, Write, Writing

TEXT: Final = 4  # numbers of a text's hash
LOWEST, HIGHEST = -(1 << 15), (1 << 15) - 1
NUMBER, FLAG, WORD, WORDS, HASH, COUNT, THERE = "number", "flag", "word", "words", "text", "count", "there"


Beyond = list[tuple[str, Any]]  # what a layout has no room for, and where it would stand


class DoesNotFit(InterrexError):
    """A view holds a word of which its layout knows nothing: the message says in which field."""


class Column(NamedTuple):
    """A field as it lies in an array: what it means, where it begins, its dimensions and how far their steps lead."""

    path: str
    kind: str  # number, flag, word, words (of a list), text, count (of a list), there (of what may be absent)
    at: int
    shape: tuple[int, ...]
    steps: tuple[int, ...]
    words: str = ""  # the vocabulary

    def within(self, path: str, at: int, *outer: tuple[int, int]) -> Column:
        """The same as part of something larger that has so many of it, so far apart."""
        shape = tuple([size for size, _ in outer])
        steps = tuple([step for _, step in outer])
        return self._replace(path=path + self.path, at=at + self.at, shape=shape + self.shape, steps=steps + self.steps)


class Shape:
    """What a type becomes."""

    width = 1
    always = False  # whether it writes all of its numbers, whatever the value

    def write(self, to: Writing, value: str, at: int) -> None:
        """Write the source that puts ``value`` at a place."""
        raise NotImplementedError

    def writer(self, kind: str = SHORT) -> Write:
        """What writes a value of this shape alone."""
        to = Writing(kind)
        self.write(to, "value", 0)
        return to.made(self.width)

    def columns(self) -> Iterator[Column]:
        raise NotImplementedError

    def fitted(self, value: Any, path: str, beyond: Beyond) -> Any:
        """The value as far as there is room for it. The rest is told to ``beyond``: for when writing it has failed."""
        return value

    def check(self, value: Any, path: str) -> None:
        """Raise DoesNotFit, saying where and why, if the value has no numbers: for when writing it has failed."""
        try:
            self.writer()(value)
        except (error, KeyError, TypeError):
            raise DoesNotFit("engine-array-does-not-fit", path=path, value=str(value)[:80]) from None


class Number(Shape):
    """A whole number between -32768 and 32767, or a flag."""

    always = True

    def __init__(self, kind: str = NUMBER) -> None:
        self.kind = kind

    def write(self, to: Writing, value: str, at: int) -> None:
        to.put(at, value)

    def columns(self) -> Iterator[Column]:
        yield Column("", self.kind, 0, (), ())

    def fitted(self, value: Any, path: str, beyond: Beyond) -> Any:
        return nearest(value, path, beyond)


def nearest(value: Any, path: str, beyond: Beyond) -> Any:
    """A number as close as two bytes come to it; what is none as it is."""
    if not isinstance(value, int) or LOWEST <= value <= HIGHEST:
        return value
    beyond.append((path, value))
    return min(max(value, LOWEST), HIGHEST)


class MaybeNumber(Number):
    """The same where there may be none."""

    width = 2

    def write(self, to: Writing, value: str, at: int) -> None:
        to.put(at, f"{value} is not None", f"{value} or 0")

    def columns(self) -> Iterator[Column]:
        yield Column("?", THERE, 0, (), ())
        yield Column("", self.kind, 1, (), ())


class Vocabulary(NamedTuple):
    """Ids in a fixed order. An id's number is its place, from 1 on; 0 is for none."""

    name: str
    ids: tuple[str, ...]

    def numbers(self) -> dict[str | None, int]:
        return {None: 0, **{id: number for number, id in enumerate(self.ids, 1)}}


class Word(Shape):
    """An id, or none."""

    always = True

    def __init__(self, vocabulary: Vocabulary) -> None:
        self.vocabulary = vocabulary

    def write(self, to: Writing, value: str, at: int) -> None:
        to.put(at, f"{to.knows(self.vocabulary.numbers())}[{value}]")

    def columns(self) -> Iterator[Column]:
        yield Column("", WORD, 0, (), (), self.vocabulary.name)

    def check(self, value: Any, path: str) -> None:
        if isinstance(value, str) and value not in self.vocabulary.ids:
            raise DoesNotFit("engine-array-unknown-word", path=path, word=value[:80])
        super().check(value, path)


class WordOrNumber(Word):
    """An id, else 0 and a number."""

    width = 2

    def write(self, to: Writing, value: str, at: int) -> None:
        said = f"{value}.__class__ is str"
        words = to.knows(self.vocabulary.numbers())
        to.put(at, f"{words}[{value}] if {said} else 0", f"0 if {said} else {value}")

    def columns(self) -> Iterator[Column]:
        yield Column("", WORD, 0, (), (), self.vocabulary.name)
        yield Column("#", NUMBER, 1, (), ())

    def fitted(self, value: Any, path: str, beyond: Beyond) -> Any:
        return nearest(value, path, beyond)


@lru_cache(1 << 14)
def hashed(value: str) -> bytes:
    """A text as four numbers. 64 bits: two texts of a million share theirs with a chance of one in thirty million."""
    return blake2b(value.encode(), digest_size=SHORTS.size).digest()


def _text(value: Any) -> bytes:
    return hashed(value if isinstance(value, str) else wire.encode(value).decode())


def _text_in_floats(value: Any) -> bytes:
    return _FLOATS.pack(*SHORTS.unpack(_text(value)))


SHORTS, _FLOATS = Struct(f"<{TEXT}h"), Struct(f"<{TEXT}f")
TEXTS: Final = {SHORT: _text, FLOAT: _text_in_floats}


class Text(Shape):
    """What somebody made up, or no vocabulary may list; and what is JSON of no fixed shape, as its bytes."""

    width = TEXT

    def write(self, to: Writing, value: str, at: int) -> None:
        text = to.named(value)
        with to.block(f"if {text} is not None:"):
            to.line(f"room[{to.place(at)}:{to.place(at + TEXT)}] = {to.knows(TEXTS[to.kind])}({text})")

    def columns(self) -> Iterator[Column]:
        yield Column("", HASH, 0, (TEXT,), (1,))


class Record(Shape):
    """A struct: its fields one after another."""

    def __init__(self, fields: Mapping[str, Shape]) -> None:
        self.fields = fields
        self.width = sum([shape.width for shape in fields.values()])
        self.always = all(shape.always for shape in fields.values())

    def write(self, to: Writing, value: str, at: int) -> None:
        record = to.named(value)
        for name, (shape, place) in self.places().items():
            shape.write(to, f"{record}.{name}", at + place)

    def places(self) -> dict[str, tuple[Shape, int]]:
        """Each field, and where it begins."""
        found: dict[str, tuple[Shape, int]] = {}
        at = 0
        for name, shape in self.fields.items():
            found[name] = shape, at
            at += shape.width
        return found

    def columns(self) -> Iterator[Column]:
        for name, (shape, at) in self.places().items():
            for column in shape.columns():
                yield column.within(f".{name}", at)

    def fitted(self, value: Any, path: str, beyond: Beyond) -> Any:
        fields = {name: (getattr(value, name), shape) for name, shape in self.fields.items()}
        fits = {name: shape.fitted(one, f"{path}.{name}", beyond) for name, (one, shape) in fields.items()}
        return wire.replace(value, **fits)

    def check(self, value: Any, path: str) -> None:
        for name, shape in self.fields.items():
            shape.check(getattr(value, name), f"{path}.{name}")


class Some(Shape):
    """A list with room for ``most``."""

    def __init__(self, part: Shape, most: int) -> None:
        self.part = part
        self.most = most
        self.width = 1 + most * part.width

    def write(self, to: Writing, value: str, at: int) -> None:
        some = to.named(value)
        with to.block(f"if {some}:"):  # most lists are empty
            if type(self.part) is Number:
                to.put_all(at, some, self.most, some)
            elif type(self.part) is Word:
                words = to.knows(self.part.vocabulary.numbers())
                to.put_all(at, some, self.most, f"[{words}[word] for word in {some}]")
            else:
                to.put(at, f"{to.knows(tuple(range(self.most + 1)))}[len({some})]")
                with to.each(some, at + 1, self.part.width) as one:
                    self.part.write(to, one, 0)

    def columns(self) -> Iterator[Column]:
        yield Column("#", COUNT, 0, (), ())
        for column in self.part.columns():
            found = column.within("[]", 1, (self.most, self.part.width))
            yield found._replace(kind=WORDS) if column.kind == WORD and not column.path else found

    def fitted(self, value: Any, path: str, beyond: Beyond) -> Any:
        if len(value) > self.most:
            beyond.append((path, value[self.most :]))
        return [self.part.fitted(one, f"{path}[{place}]", beyond) for place, one in enumerate(value[: self.most])]

    def check(self, value: Any, path: str) -> None:
        for place, part in enumerate(value):
            self.part.check(part, f"{path}[{place}]")


class Row(Shape):
    """A tuple of a fixed length."""

    def __init__(self, parts: Sequence[Shape]) -> None:
        self.parts = parts
        self.width = sum([part.width for part in parts])
        self.always = all(part.always for part in parts)

    def write(self, to: Writing, value: str, at: int) -> None:
        row = to.named(value)
        for place, part in enumerate(self.parts):
            part.write(to, f"{row}[{place}]", at)
            at += part.width

    def columns(self) -> Iterator[Column]:
        at = 0
        for place, part in enumerate(self.parts):
            for column in part.columns():
                yield column.within(f"[{place}]", at)
            at += part.width

    def fitted(self, value: Any, path: str, beyond: Beyond) -> Any:
        parts = enumerate(zip(self.parts, value, strict=True))
        return [part.fitted(one, f"{path}[{place}]", beyond) for place, (part, one) in parts]

    def check(self, value: Any, path: str) -> None:
        for place, (part, one) in enumerate(zip(self.parts, value, strict=True)):
            part.check(one, f"{path}[{place}]")


class Maybe(Shape):
    """What may be absent."""

    def __init__(self, part: Shape) -> None:
        self.part = part
        self.width = 1 + part.width

    def write(self, to: Writing, value: str, at: int) -> None:
        there = to.named(value)
        with to.block(f"if {there} is not None:"):
            to.put(at, "1")
            self.part.write(to, there, at + 1)

    def columns(self) -> Iterator[Column]:
        yield Column("?", THERE, 0, (), ())
        for column in self.part.columns():
            yield column.within("?" if column.path == "?" else "", 1)  # it may be there and hold nothing

    def fitted(self, value: Any, path: str, beyond: Beyond) -> Any:
        return None if value is None else self.part.fitted(value, path, beyond)

    def check(self, value: Any, path: str) -> None:
        if value is not None:
            self.part.check(value, path)


class Keyed(Shape):
    """A table: for each key that there can be, its value, or nothing."""

    def __init__(self, keys: tuple[str, ...], part: Shape) -> None:
        self.keys = keys
        self.part = Maybe(part)
        self.width = len(keys) * self.part.width

    def write(self, to: Writing, value: str, at: int) -> None:
        places = {key: place * self.part.width for place, key in enumerate(self.keys)}
        with to.each_of(value, places, at) as one:
            to.put(0, "1")
            self.part.part.write(to, one, 1)

    def columns(self) -> Iterator[Column]:
        for place, key in enumerate(self.keys):
            for column in self.part.columns():
                yield column.within(f"[{key}]", place * self.part.width)

    def fitted(self, value: Any, path: str, beyond: Beyond) -> Any:
        return {key: self.part.fitted(one, f"{path}[{key}]", beyond) for key, one in value.items()}

    def check(self, value: Any, path: str) -> None:
        for key, one in value.items():
            if key not in self.keys:
                raise DoesNotFit("engine-array-unknown-word", path=path, word=str(key)[:80])
            self.part.part.check(one, f"{path}[{key}]")
