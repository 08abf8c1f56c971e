"""What a type of a view becomes in an array: how many numbers, in which order, and how a value is written as them.

A shape writes its values as bytes, two for every number, always as many: what is absent or padded is zeros. Numbers
that stand side by side in a struct are packed by one call, which is written as source when the layout is made: what
a hundred calls would do for each view, a dozen do.

==============  =====================================================================================================
number, flag    itself; of an optional one first 1, or 0 where there is none
word            an id's place in its vocabulary, from 1 on; 0: none, or padding
text            what no vocabulary holds: 64 bits of its BLAKE2b as four numbers; zeros: none
list            how many there are, then each, padded with zeros up to the bound
struct          its fields, one after another
optional        1 and the value, or zeros
table           for every key that there can be 1 and the value, or zeros
==============  =====================================================================================================
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import lru_cache
from hashlib import blake2b
from struct import Struct, error
from typing import Any, Final, NamedTuple

from interrex.engine import wire
from interrex.engine.errors import InterrexError

Write = Callable[[Any], bytes]

ONE: Final = Struct("<h").pack(1)
BYTES: Final = 2  # of a number
TEXT: Final = 4  # numbers of a text's hash
NUMBER, FLAG, WORD, WORDS, HASH, COUNT, THERE = "number", "flag", "word", "words", "text", "count", "there"


class DoesNotFit(InterrexError):
    """A view holds what its layout has no place for: the message says in which field."""


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
    """What a type becomes. ``slots``: source that gives its numbers, where each is found at once."""

    width = 1

    def slots(self, value: str, names: dict[str, Any]) -> list[str] | None:
        return None

    def writer(self) -> Write:
        """What writes a value as bytes."""
        names: dict[str, Any] = {}
        slots = self.slots("value", names)
        assert slots is not None
        names["pack"] = Struct(f"<{self.width}h").pack
        write: Write = eval(f"lambda value: pack({', '.join(slots)})", names)
        return write

    def columns(self) -> Iterator[Column]:
        raise NotImplementedError

    def check(self, value: Any, path: str) -> None:
        """Raise DoesNotFit, saying where and why, if the value does not fit: for when writing it has failed."""
        try:
            self.writer()(value)
        except (error, KeyError, TypeError):
            raise DoesNotFit("engine-array-does-not-fit", path=path, value=str(value)[:80]) from None


class Number(Shape):
    """A whole number between -32768 and 32767, or a flag."""

    def __init__(self, kind: str = NUMBER) -> None:
        self.kind = kind

    def slots(self, value: str, names: dict[str, Any]) -> list[str] | None:
        return [value]

    def columns(self) -> Iterator[Column]:
        yield Column("", self.kind, 0, (), ())


class MaybeNumber(Number):
    """The same where there may be none."""

    width = 2

    def slots(self, value: str, names: dict[str, Any]) -> list[str] | None:
        return [f"{value} is not None", f"{value} or 0"]

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

    def __init__(self, vocabulary: Vocabulary) -> None:
        self.vocabulary = vocabulary

    def slots(self, value: str, names: dict[str, Any]) -> list[str] | None:
        names[table := f"words{len(names)}"] = self.vocabulary.numbers()
        return [f"{table}[{value}]"]

    def columns(self) -> Iterator[Column]:
        yield Column("", WORD, 0, (), (), self.vocabulary.name)

    def check(self, value: Any, path: str) -> None:
        if isinstance(value, str) and value not in self.vocabulary.ids:
            raise DoesNotFit("engine-array-unknown-word", path=path, word=value[:80])
        super().check(value, path)


class WordOrNumber(Word):
    """An id, else 0 and a number."""

    width = 2

    def slots(self, value: str, names: dict[str, Any]) -> list[str] | None:
        names[table := f"words{len(names)}"] = self.vocabulary.numbers()
        said = f"{value}.__class__ is str"
        return [f"{table}[{value}] if {said} else 0", f"0 if {said} else {value}"]

    def columns(self) -> Iterator[Column]:
        yield Column("", WORD, 0, (), (), self.vocabulary.name)
        yield Column("#", NUMBER, 1, (), ())


@lru_cache(1 << 14)
def hashed(value: str) -> bytes:
    """A text as four numbers. 64 bits: two texts of a million share theirs with a chance of one in thirty million."""
    return blake2b(value.encode(), digest_size=BYTES * TEXT).digest()


class Text(Shape):
    """What somebody made up, or no vocabulary may list; and what is JSON of no fixed shape, as its bytes."""

    width = TEXT

    def writer(self) -> Write:
        nothing = bytes(BYTES * TEXT)

        def write(value: Any) -> bytes:
            if value is None:
                return nothing
            return hashed(value if isinstance(value, str) else wire.encode(value).decode())

        return write

    def columns(self) -> Iterator[Column]:
        yield Column("", HASH, 0, (TEXT,), (1,))


class Record(Shape):
    """A struct: its fields one after another."""

    def __init__(self, fields: Mapping[str, Shape]) -> None:
        self.fields = fields
        self.width = sum([shape.width for shape in fields.values()])

    def writer(self) -> Write:
        """One call of ``pack`` for all numbers that stand side by side."""
        names: dict[str, Any] = {}
        parts: list[str] = []
        run: list[str] = []

        def close() -> None:
            if run:
                names[pack := f"pack{len(names)}"] = Struct(f"<{len(run)}h").pack
                parts.append(f"{pack}({', '.join(run)})")
                run.clear()

        for name, shape in self.fields.items():
            slots = shape.slots(f"value.{name}", names)
            if slots is None:
                close()
                names[write := f"write{len(names)}"] = shape.writer()
                parts.append(f"{write}(value.{name})")
            else:
                run += slots
        close()
        made: Write = eval(f"lambda value: {' + '.join(parts)}", names)
        return made

    def columns(self) -> Iterator[Column]:
        at = 0
        for name, shape in self.fields.items():
            for column in shape.columns():
                yield column.within(f".{name}", at)
            at += shape.width

    def check(self, value: Any, path: str) -> None:
        for name, shape in self.fields.items():
            shape.check(getattr(value, name), f"{path}.{name}")


class Some(Shape):
    """A list of no more than ``most``."""

    def __init__(self, part: Shape, most: int) -> None:
        self.part = part
        self.most = most
        self.width = 1 + most * part.width

    def writer(self) -> Write:
        most, size, none = self.most, BYTES * self.width, bytes(BYTES * self.width)  # most lists are empty
        counts = [Struct("<h").pack(n) for n in range(most + 1)]
        if isinstance(self.part, Word) and self.part.width == 1:
            words = {id: Struct("<h").pack(number) for id, number in self.part.vocabulary.numbers().items()}
            return lambda value: (
                (counts[len(value)] + b"".join([words[id] for id in value])).ljust(size, b"\0") if value else none
            )
        if self.part.width == 1 and type(self.part) is Number:
            packs = [Struct(f"<{n}h").pack for n in range(most + 1)]
            return lambda value: (counts[len(value)] + packs[len(value)](*value)).ljust(size, b"\0") if value else none
        write = self.part.writer()
        return lambda value: (
            (counts[len(value)] + b"".join([write(one) for one in value])).ljust(size, b"\0") if value else none
        )

    def columns(self) -> Iterator[Column]:
        yield Column("#", COUNT, 0, (), ())
        for column in self.part.columns():
            found = column.within("[]", 1, (self.most, self.part.width))
            yield found._replace(kind=WORDS) if column.kind == WORD and not column.path else found

    def check(self, value: Any, path: str) -> None:
        if len(value) > self.most:
            raise DoesNotFit("engine-array-too-many", path=path, found=len(value), most=self.most)
        for place, part in enumerate(value):
            self.part.check(part, f"{path}[{place}]")


class Row(Shape):
    """A tuple of a fixed length."""

    def __init__(self, parts: Sequence[Shape]) -> None:
        self.parts = parts
        self.width = sum([part.width for part in parts])

    def slots(self, value: str, names: dict[str, Any]) -> list[str] | None:
        found = [part.slots(f"{value}[{place}]", names) for place, part in enumerate(self.parts)]
        return [slot for slots in found if slots is not None for slot in slots] if None not in found else None

    def writer(self) -> Write:
        if self.slots("value", {}) is not None:
            return super().writer()
        writes = [part.writer() for part in self.parts]
        return lambda value: b"".join([write(part) for write, part in zip(writes, value, strict=True)])

    def columns(self) -> Iterator[Column]:
        at = 0
        for place, part in enumerate(self.parts):
            for column in part.columns():
                yield column.within(f"[{place}]", at)
            at += part.width

    def check(self, value: Any, path: str) -> None:
        for place, (part, one) in enumerate(zip(self.parts, value, strict=True)):
            part.check(one, f"{path}[{place}]")


class Maybe(Shape):
    """What may be absent."""

    def __init__(self, part: Shape) -> None:
        self.part = part
        self.width = 1 + part.width

    def writer(self) -> Write:
        write, nothing = self.part.writer(), bytes(BYTES * self.width)
        return lambda value: nothing if value is None else ONE + write(value)

    def columns(self) -> Iterator[Column]:
        yield Column("?", THERE, 0, (), ())
        for column in self.part.columns():
            yield column.within("?" if column.path == "?" else "", 1)  # it may be there and hold nothing

    def check(self, value: Any, path: str) -> None:
        if value is not None:
            self.part.check(value, path)


class Keyed(Shape):
    """A table: for each key that there can be, its value, or nothing."""

    def __init__(self, keys: tuple[str, ...], part: Shape) -> None:
        self.keys = keys
        self.part = Maybe(part)
        self.width = len(keys) * self.part.width

    def writer(self) -> Write:
        keys, write, nothing = self.keys, self.part.part.writer(), bytes(BYTES * self.part.width)
        places = {key: place for place, key in enumerate(keys)}
        empty = [nothing] * len(keys)

        def write_all(value: Mapping[str, Any]) -> bytes:
            row = empty.copy()
            for key, one in value.items():
                row[places[key]] = ONE + write(one)
            return b"".join(row)

        return write_all

    def columns(self) -> Iterator[Column]:
        for place, key in enumerate(self.keys):
            for column in self.part.columns():
                yield column.within(f"[{key}]", place * self.part.width)

    def check(self, value: Any, path: str) -> None:
        for key, one in value.items():
            if key not in self.keys:
                raise DoesNotFit("engine-array-unknown-word", path=path, word=str(key)[:80])
            self.part.part.check(one, f"{path}[{key}]")
