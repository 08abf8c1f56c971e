"""The source of the function that writes a view as numbers: made once for a layout, run for every view.

Shapes write themselves into it, one after another. Numbers that stand side by side are packed by one call, lists and
what may be absent take a look when there is nothing, and nobody calls anybody: what a hundred small functions would do
for each view, one does, into room that is all zeros to begin with.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from struct import Struct, calcsize
from typing import Any, Final

Write = Callable[[Any], bytearray]
Room = bytearray | memoryview
Renew = Callable[[Room, Any, Any], Room]  # room that holds the last of them is to hold the other

SHORT: Final = "<h"  # what a number is written as, in the language of ``struct``, which is NumPy's, too
FLOAT: Final = "<f"  # for who wants nothing else


class Writing:
    """A function as it is written. Places are counted in numbers, from where the innermost loop stands."""

    def __init__(self, kind: str = SHORT) -> None:
        self.kind = kind
        self.bytes = calcsize(kind)
        self._lines: list[str] = []
        self._known: dict[str, Any] = {}
        self._depth = 1
        self._from = ""  # the name of what places are counted from; none: from the beginning
        self._run: list[str] = []  # numbers that stand side by side, not packed yet
        self._at = 0  # the place of the first
        self._names = 0

    def made(self, width: int) -> Write:
        """What writes a value that takes so many numbers."""
        self._lines.insert(0, f" room = bytearray({self.bytes * width})")
        write: Write = self._function("value")
        return write

    def made_over(self) -> Renew:
        """What writes a value where another stands."""
        renew: Renew = self._function("room, value, former")
        return renew

    def _function(self, given: str) -> Any:
        self._pack()
        source = "\n".join([f"def write({given}):", *self._lines, " return room"])
        exec(compile(source, "<layout>", "exec"), self._known)
        return self._known["write"]

    def line(self, line: str) -> None:
        self._lines.append(" " * self._depth + line)

    def knows(self, what: Any) -> str:
        """The name of a table or a function that is there when the source runs."""
        for name, known in self._known.items():
            if known is what or (type(known) is type(what) and known == what):
                return name
        self._known[name := f"known{len(self._known)}"] = what
        return name

    def named(self, value: str) -> str:
        """A name for a value that is looked at more than once."""
        if value.isidentifier():
            return value
        self._names += 1
        self.line(f"value{self._names} = {value}")
        return f"value{self._names}"

    def place(self, at: int) -> str:
        """Of a number, in bytes."""
        return f"{self._from} + {self.bytes * at}" if self._from else str(self.bytes * at)

    def put(self, at: int, *numbers: str) -> None:
        """Numbers side by side."""
        if self._at + len(self._run) != at:
            self._pack()
        if not self._run:
            self._at = at
        self._run += numbers

    def _pack(self) -> None:
        if self._run:
            pack = self.knows(packer(self.kind, len(self._run)))
            self.line(f"{pack}(room, {self.place(self._at)}, {', '.join(self._run)})")
            self._run = []

    def put_all(self, at: int, some: str, most: int, each: str) -> None:
        """A list: how many there are, then each."""
        packers = self.knows(tuple([packer(self.kind, 1 + many) for many in range(most + 1)]))
        self.line(f"{packers}[len({some})](room, {self.place(at)}, len({some}), *{each})")

    @contextmanager
    def block(self, head: str) -> Iterator[None]:
        """Lines that are not always run, or more than once."""
        self._pack()
        self.line(head)
        self._depth += 1
        yield
        self._pack()
        self._depth -= 1

    @contextmanager
    def each(self, some: str, at: int, width: int) -> Iterator[str]:
        """For every one of a list, from a place on, so wide: its name."""
        self._names += 1
        place, one = f"place{self._names}", f"one{self._names}"
        self.line(f"{place} = {self.place(at)}")
        with self.block(f"for {one} in {some}:"), self._counted_from(place):
            yield one
            self._pack()
            self.line(f"{place} += {self.bytes * width}")

    @contextmanager
    def each_of(self, table: str, places: Mapping[str, int], at: int) -> Iterator[str]:
        """For every value of a table, at the place of its key: its name."""
        self._names += 1
        place, key, one = f"place{self._names}", f"key{self._names}", f"one{self._names}"
        known = self.knows({key: self.bytes * (at + place) for key, place in places.items()})
        began = f"{self._from} + " if self._from else ""
        with self.block(f"for {key}, {one} in {table}.items():"):
            self.line(f"{place} = {began}{known}[{key}]")
            with self._counted_from(place):
                yield one
                self._pack()

    @contextmanager
    def _counted_from(self, name: str) -> Iterator[None]:
        outer, self._from = self._from, name
        yield
        self._from = outer


_PACKERS: dict[tuple[str, int], Callable[..., None]] = {}


def packer(kind: str, many: int) -> Callable[..., None]:
    """What packs so many numbers; one of each."""
    if (kind, many) not in _PACKERS:
        _PACKERS[kind, many] = Struct(f"{kind[0]}{many}{kind[1]}").pack_into
    return _PACKERS[kind, many]
