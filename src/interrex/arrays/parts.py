"""The source of the function that makes the array of one view that of another: what is the same stays as it stands.

From one move to the next most of a board stays as it was, and to see that two values are equal takes less time than to
write one of them. Numbers that always stand at their places are written without asking. Of a list that is as long as it
was, those are written that have changed.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from .shapes import Number, Record, Shape, Some, Word
from .writing import Renew, Room, Writing


def renewer(view: Record, board: str, kind: str) -> Renew:
    """For the views of a layout, which differ most in that field."""
    to = Writing(kind)
    _fields(to, view, "value", "former", 0, board)
    return to.made_over()


def _fields(to: Writing, record: Record, value: str, former: str, at: int, board: str = "") -> None:
    value, former = to.named(value), to.named(former)
    places = record.places()
    for name, (shape, place) in places.items():
        if shape.always:
            shape.write(to, f"{value}.{name}", at + place)
    for name, (shape, place) in places.items():
        if shape.always:
            continue
        now, before = to.named(f"{value}.{name}"), to.named(f"{former}.{name}")
        if isinstance(shape, Record) and name == board:  # it is never the same
            _fields(to, shape, now, before, at + place)
            continue
        with to.block(f"if {now} is not {before} and {now} != {before}:"):
            if isinstance(shape, Record):
                _fields(to, shape, now, before, at + place)
            else:
                to.line(f"{to.knows(_part(to, shape, at + place).renew)}(room, {now}, {before})")


class Part:
    """What is written as a whole."""

    def __init__(self, to: Writing, shape: Shape, at: int) -> None:
        self.begin = to.bytes * at
        self.end = to.bytes * (at + shape.width)
        self.write = shape.writer(to.kind)

    def renew(self, room: Room, now: Any, before: Any) -> None:
        room[self.begin : self.end] = self.write(now)


class ListPart(Part):
    """A list, of which each is written by itself."""

    def __init__(self, to: Writing, shape: Some, at: int) -> None:
        super().__init__(to, shape, at)
        self.first = self.begin + to.bytes  # before it stands how many there are
        self.step = to.bytes * shape.part.width
        self.write_one = shape.part.writer(to.kind)

    def renew(self, room: Room, now: Sequence[Any], before: Sequence[Any]) -> None:
        if len(now) != len(before):
            room[self.begin : self.end] = self.write(now)
            return
        place, step = self.first, self.step
        for one, former in zip(now, before, strict=True):
            if one != former:
                room[place : place + step] = self.write_one(one)
            place += step


def _part(to: Writing, shape: Shape, at: int) -> Part:
    if isinstance(shape, Some) and not isinstance(shape.part, Number | Word):
        return ListPart(to, shape, at)
    return Part(to, shape, at)
