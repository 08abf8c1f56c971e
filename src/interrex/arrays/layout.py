"""Layout: what a seat sees as one array of numbers, always of the same length, derived from the type of the view.

The numbers of a struct's fields stand one after another (``shapes`` says how each type is written), first the frame
that all games share, then the board. Whoever wants them by name asks for ``named``: strided views into one array or a
whole batch of them, which copy nothing. The same view gives the same numbers, and two views that differ give numbers
that differ; texts that no vocabulary holds differ in 64 bits of their hash.

So does all that there is no room for: the end of a list that is longer than any was thought to be, or a number beyond
two bytes. At its place stands as much of it as there is room for, and the last four numbers of the array, else zeros,
are the hash of the rest.

Nothing is in it that is not in the view: it is made of the view and nothing else.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from struct import calcsize, error
from types import NoneType, UnionType
from typing import Annotated, Any, Final, Literal, Union, get_args, get_origin

import msgspec
import numpy as np
import numpy.typing as npt

from interrex.engine import wire
from interrex.engine.deals import dealings
from interrex.engine.deals.shown import Dealings
from interrex.engine.game import Game, Option, Options, Result, View
from interrex.engine.state import State

from .bounds import Note, notes, spelt, vocabulary
from .parts import renewer
from .shapes import (
    FLAG,
    NUMBER,
    TEXT,
    TEXTS,
    WORDS,
    Beyond,
    Column,
    DoesNotFit,
    Keyed,
    Maybe,
    MaybeNumber,
    Number,
    Record,
    Row,
    Shape,
    Some,
    Text,
    Vocabulary,
    Word,
    WordOrNumber,
)
from .writing import SHORT, Renew, Room, Write, Writing

Numbers = npt.NDArray[np.int16]

SHARED: Final = {  # what is said of the fields that all games share
    "Dealings.deals": Note(most=12),
    "Dealings.pledges": Note(most=32),
    "DealInfo.parties": Note(most="players"),
    "DealInfo.clauses": Note(most=8),
    "DealInfo.agreed": Note(most="players"),
    "ClauseInfo.parties": Note(most="players"),
    "Result.winners": Note(most="players"),
    "Result.scores": Note(most="players"),
}
BOARD: Final = "board"
BEYOND: Final = "beyond"
PROMISE: Final = "promise"  # a game without that verb has no deals
MISFITS: Final = (error, KeyError, IndexError)  # what writing raises: a number, a word, a list that does not fit


class Chosen(Shape):
    """The options of a game: of each the place of its value among those it may have, from 1 on."""

    def __init__(self, options: Sequence[Option]) -> None:
        self.options = options
        self.width = len(options)

    def write(self, to: Writing, value: str, at: int) -> None:
        chosen = to.named(value)
        for place, one in enumerate(self.options):
            numbers = to.knows({value: number for number, value in enumerate(one.values, 1)})
            to.put(at + place, f"{numbers}[{chosen}[{one.name!r}]]")

    def columns(self) -> Iterator[Column]:
        for place, option in enumerate(self.options):
            yield Column(f".{option.name}", NUMBER, place, (), ())


class Frame(Record):
    """A whole view, and after it room for the hash of what has no room."""

    def __init__(self, fields: Mapping[str, Shape]) -> None:
        super().__init__(fields)
        self.seen = self.width
        self.width += TEXT

    def columns(self) -> Iterator[Column]:
        yield from super().columns()
        for column in Text().columns():
            yield column.within(f".{BEYOND}", self.seen)

    def written(self, view: View, write: Write, kind: str) -> bytearray:
        """A view that does not fit as far as it does. A word without a number raises DoesNotFit with its field."""
        beyond: Beyond = []
        fits = self.fitted(view, "view", beyond)
        try:
            room = write(fits)
        except MISFITS:
            self.check(fits, "view")
            raise
        room[calcsize(kind) * self.seen :] = TEXTS[kind](wire.encode(beyond).decode())
        return room


class Shaper:
    """Shapes for the types of one game's view."""

    def __init__(self, game: Game, players: int) -> None:
        self.game = game
        self.players = players
        self.notes = {**SHARED, **notes(game)}
        self.vocabularies: dict[str, Vocabulary] = {}

    def frame(self) -> Frame:
        """What is seen of any game, and its board."""
        fields: dict[str, Shape] = {
            "seat": MaybeNumber(),
            "moves": Number(),
            "pending": Some(Number(), self.players),
            "options": Chosen(self.game.options),
            "result": Maybe(self.struct(Result)),
            BOARD: self.struct(self.game.faces.shows[0]),
        }
        if any(phrase.name == PROMISE for phrase in self.game.phrases()):
            fields["dealings"] = Maybe(self.struct(Dealings))
        return Frame(fields)

    def struct(self, kind: Any) -> Record:
        return Record(
            {
                field.name: self.shape(field.type, f"{kind.__name__}.{field.name}")
                for field in msgspec.structs.fields(kind)
            }
        )

    def shape(self, kind: Any, field: str, depth: int = 0) -> Shape:
        """Of a type, which stands in a field, so deep within lists."""
        origin, args = get_origin(kind), get_args(kind)
        if origin is Annotated:
            return self.shape(args[0], field, depth)
        if origin in (Union, UnionType):
            return self.either(args, field, depth)
        if kind is bool or kind is int:
            return Number(FLAG if kind is bool else NUMBER)
        if origin is Literal:
            return Word(self.entered(Vocabulary(field, args)))
        if kind is str or kind is Any:
            return self.text(field)
        if origin is tuple and args[-1] is not Ellipsis:
            return Row([self.shape(part, field, depth) for part in args])
        if origin in (list, tuple):
            return Some(self.shape(args[0], field, depth + 1), self.bound(field, depth))
        if isinstance(origin, type) and issubclass(origin, Mapping):
            return Keyed(spelt(self.game, self.note(field).keys), self.shape(args[1], field, depth))
        return self.struct(kind)

    def either(self, kinds: Sequence[Any], field: str, depth: int) -> Shape:
        """One of several types, or none."""
        there = [kind for kind in kinds if kind is not NoneType]
        if len(there) > 1:  # a number or a word that says why there is none
            return WordOrNumber(self.vocabulary(field))
        shape = self.shape(there[0], field, depth)
        if isinstance(shape, Number):
            return MaybeNumber(shape.kind)
        return shape if isinstance(shape, Word | Text) else Maybe(shape)

    def text(self, field: str) -> Shape:
        return Word(self.vocabulary(field)) if self.note(field).words else Text()

    def note(self, field: str) -> Note:
        return self.notes.get(field) or Note()

    def bound(self, field: str, depth: int) -> int:
        most = self.note(field).bound(depth, self.players)
        if most is None:
            raise DoesNotFit("engine-array-no-bound", self.game.id, field=field, game=self.game.id)
        return most

    def vocabulary(self, field: str) -> Vocabulary:
        return self.entered(vocabulary(self.game, self.note(field).words, field))

    def entered(self, words: Vocabulary) -> Vocabulary:
        """One name for the same words, wherever they stand."""
        while self.vocabularies.setdefault(words.name, words) != words:
            words = words._replace(name=f"{words.name}'")
        return words


class Layout:
    """The numbers of one game for one number of players. It is the same for all options, and for all seats."""

    dtype: Final = np.dtype(SHORT)

    def __init__(self, game: Game, players: int) -> None:
        self.game = game
        self.players = players
        shaper = Shaper(game, players)
        self.shape = shaper.frame()
        self.size = self.shape.width
        self.columns = tuple([column._replace(path=column.path[1:]) for column in self.shape.columns()])
        self.vocabularies = {name: words.ids for name, words in shaper.vocabularies.items()}
        self._write = self.shape.writer()
        self._series: dict[str, tuple[Write, Renew]] = {}

    def array(self, view: View) -> Numbers:
        """A view as numbers, not to be written to. An unknown word raises DoesNotFit with its field."""
        try:
            room = self._write(view)
        except MISFITS:
            room = self.shape.written(view, self._write, SHORT)
        numbers = np.frombuffer(room, self.dtype)
        numbers.setflags(write=False)
        return numbers

    def writers(self, kind: str) -> tuple[Write, Renew]:
        """For a series of views as such numbers: what writes the first, and what each of the others."""
        if kind not in self._series:
            self._series[kind] = self.shape.writer(kind), renewer(self.shape, BOARD, kind)
        return self._series[kind]

    def look(self, state: State, seat: int | None, options: Options, moves: int = 0) -> Numbers:
        """What a seat sees of a position: for whoever has no ``Match``, whose ``seen`` says all of it."""
        return self.array(seen(self.game, state, seat, self.players, options, moves))

    def named(self, numbers: Numbers) -> dict[str, Numbers]:
        """The fields of an array, or of any batch of them (the last axis is that of the layout), by name."""
        lead, step = numbers.shape[:-1], numbers.strides[-1]
        return {
            column.path: np.lib.stride_tricks.as_strided(
                numbers[..., column.at :],
                lead + column.shape,
                numbers.strides[:-1] + tuple([by * step for by in column.steps]),
                writeable=False,
            )
            for column in self.columns
        }

    def counts(self, numbers: Numbers) -> dict[str, Numbers]:
        """Of every list of words how often each word of its vocabulary stands there: zones of cards as counts."""
        found: dict[str, Numbers] = {}
        named = self.named(numbers)
        for column in [column for column in self.columns if column.kind == WORDS]:
            places = named[column.path]
            size, most = len(self.vocabularies[column.words]) + 1, places.shape[-1]
            rows = places.reshape(-1, most)
            at = rows + size * np.arange(len(rows), dtype=np.intp)[:, None]
            tally = np.bincount(at.ravel(), minlength=size * len(rows)).reshape(-1, size)[:, 1:]
            found[column.path] = tally.astype(np.int16).reshape(*places.shape[:-1], size - 1)
        return found


class Series:
    """The views of one game, one after another, in the same numbers: of each only what has changed is written anew.

    What stands there is what ``Layout.array`` would have written, in numbers of that kind; where, others may say.
    """

    def __init__(self, layout: Layout, room: Room | None = None, kind: str = SHORT) -> None:
        self.layout = layout
        self._kind = kind
        self._write, self._renew = layout.writers(kind)
        self._room: Room = bytearray(calcsize(kind) * layout.size) if room is None else room
        self._numbers: npt.NDArray[Any] = np.frombuffer(self._room, kind)
        self._last: View | None = None  # what stands there

    def forget(self) -> None:
        """Something else stands there now."""
        self._last = None

    def write(self, view: View) -> npt.NDArray[Any]:
        """The view as numbers, until the next one is written. An unknown word raises DoesNotFit with its field."""
        last, self._last = self._last, None  # should it not fit, the next one is written as a whole
        try:
            if last is None:
                self._room[:] = self._write(view)
            else:
                self._renew(self._room, view, last)
        except MISFITS:
            self._room[:] = self.layout.shape.written(view, self._write, self._kind)
        else:
            self._last = view
        return self._numbers


def seen(game: Game, state: State, seat: int | None, players: int, options: Options, moves: int) -> View:
    """All that a seat sees of a position of the fast layer, which counts no moves and remembers no options."""
    return View(
        game=game.id,
        seat=seat,
        players=players,
        options=options,
        moves=moves,
        pending=state.pending(),
        result=game.result(state) if state.over else None,
        board=game.view(state, seat),
        dealings=dealings(state, seat),
    )
