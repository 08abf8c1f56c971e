"""A position may leave its process: ``pickle`` gives back exactly that position, or is refused with a sentence.

What a game has for good and one of each (verbs, moments, factions, printed cards, functions) is not copied: it is named
by the way that leads to it from a module, and so is itself again on the other side. Everything else is written down
part by part. Both sides must run the same version of the game.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable
from importlib import import_module
from types import CellType, FunctionType
from typing import Any, Final, NamedTuple

from . import wire
from .errors import InterrexError
from .frames import fields
from .kept import Kept
from .luck import Luck

PLAIN: Final = (int, str, bytes, float, bytearray, range)
ENGINE: Final = __name__.rpartition(".")[0]

Way = tuple[Any, ...]  # a module, then names of attributes, (places,) in tuples and lists and [keys] of dicts


class CannotLeave(InterrexError):
    """A position holds something that cannot be named or written down."""


class Named(NamedTuple):
    """What is there on the other side, and how it is found."""

    way: Way


class Written(NamedTuple):
    """A value part by part."""

    kind: Any  # a class, named
    parts: tuple[Any, ...]


class Pairs(NamedTuple):
    """A dict, in its order."""

    pairs: tuple[tuple[Any, Any], ...]


# ----------------------------------------------------------------------------------------------- what is there for good


class Constants:
    """All that can be found from the modules of a game and the engine, by identity; whatever is here stays here."""

    def __init__(self, package: str) -> None:
        self.ways: dict[int, Way] = {}
        self.found: list[Any] = []
        self.entered: set[int] = set()
        self.inside = (f"{ENGINE}.", f"{package}.")
        names = sorted([name for name in sys.modules if f"{name}.".startswith(self.inside)])
        todo: list[tuple[Way, Any]] = []
        for name in names:
            for attribute, value in list(vars(sys.modules[name]).items()):
                self.keep((name, attribute), value, named=True)
                todo.append(((name, attribute), value))
        while todo:  # the shortest way first
            further: list[tuple[Way, Any]] = []
            for way, value in todo:
                for step, part in self.parts(way, value):
                    self.keep((*way, step), part)
                    further.append(((*way, step), part))
            todo = further

    def keep(self, way: Way, value: Any, named: bool = False) -> None:
        """Plain tuples only where they have a name: others are made and forgotten."""
        if id(value) in self.ways or value is None or isinstance(value, (*PLAIN, list, dict, set, Luck)):
            return
        if type(value) in (tuple, frozenset) and not (named and value):
            return
        self.ways[id(value)] = way
        self.found.append(value)

    def owns(self, kind: Any) -> bool:
        """Is it a class of the game's, or the engine's?"""
        return f"{kind.__module__}.".startswith(self.inside)

    def parts(self, way: Way, value: Any) -> Iterable[tuple[Any, Any]]:
        """What a value leads to, once; nothing that is only remembered."""
        if id(value) in self.entered or isinstance(value, (*PLAIN, Kept)):
            return ()
        self.entered.add(id(value))
        self.found.append(value)
        if isinstance(value, (tuple, list)):
            return [((place,), part) for place, part in enumerate(value)]
        if isinstance(value, dict):
            public = len(way) == 2 and not way[1].startswith("_")
            return [([key], part) for key, part in value.items()] if public or way[-1] == "entries" else ()
        if isinstance(value, type):
            held = vars(value).items() if self.owns(value) else ()
            return [(name, part) for name, part in held if isinstance(part, tuple) and not name.startswith("__")]
        if isinstance(value, FunctionType):
            return [("__closure__", value.__closure__)] if value.__closure__ else ()
        if isinstance(value, CellType):
            return [("cell_contents", value.cell_contents)]
        if not self.owns(type(value)):
            return ()
        return [(name, part) for name, part in attributes(value) if not isinstance(part, dict) or name == "entries"]


def attributes(value: Any) -> list[tuple[str, Any]]:
    """What an object holds, by name."""
    kind: Any = type(value)
    if isinstance(value, wire.Struct):
        return [(name, getattr(value, name)) for name in kind.__struct_fields__]
    names = [*fields(kind), *getattr(value, "__dict__", ())]
    return [(name, getattr(value, name)) for name in names if hasattr(value, name)]


_CONSTANTS: Final = Kept("constants", Constants, "the package", checked=False)


def constants(package: str) -> Constants:
    """What a game has for good."""
    return _CONSTANTS.of(package)


def find(way: Way) -> Any:
    """What a way leads to."""
    found: Any = import_module(way[0])
    for step in way[1:]:
        found = found[step[0]] if isinstance(step, (tuple, list)) else getattr(found, step)
    return found


# ------------------------------------------------------------------------------------------------------ there and back


class Freezer:
    """Values as nothing but plain ones. What stands in two places is written once: it is one thing again afterwards."""

    def __init__(self, constants: Constants) -> None:
        self.constants = constants
        self.seen: dict[int, tuple[Any, Any]] = {}

    def freeze(self, value: Any) -> Any:
        if value is None or isinstance(value, PLAIN):
            return value
        way = self.constants.ways.get(id(value))
        if way is not None and find(way) is value:  # a game entered anew may lie there meanwhile
            return Named(way)
        if id(value) not in self.seen:
            self.seen[id(value)] = (value, self.write(value))  # the value too: no other gets its identity meanwhile
        return self.seen[id(value)][1]

    def write(self, value: Any) -> Any:
        kind: Any = type(value)
        if kind is Luck:
            return Written(Named((f"{ENGINE}.luck", "Luck")), (value.key, value.counter))
        if kind in (tuple, list, set, frozenset):
            return kind([self.freeze(part) for part in value])
        if kind is dict:
            return Pairs(tuple([(self.freeze(key), self.freeze(part)) for key, part in value.items()]))
        named = self.constants.ways.get(id(kind)) if self.constants.owns(kind) else None
        if named is None or getattr(kind, "one_of_each", False):
            raise CannotLeave("engine-cannot-leave", what=getattr(value, "__qualname__", kind.__qualname__))
        if isinstance(value, tuple):
            return Written(Named(named), tuple([self.freeze(part) for part in value]))
        return Written(Named(named), self.parts(value))

    def parts(self, value: Any) -> tuple[tuple[str, Any], ...]:
        return tuple([(name, self.freeze(part)) for name, part in attributes(value)])


class Thawer:
    """The values again."""

    def __init__(self) -> None:
        self.seen: dict[int, Any] = {}

    def thaw(self, frozen: Any) -> Any:
        if frozen is None or isinstance(frozen, PLAIN):
            return frozen
        found = self.seen.get(id(frozen))
        if found is None:
            found = self.seen[id(frozen)] = self.made(frozen)
        return found

    def made(self, frozen: Any) -> Any:
        kind: Any = type(frozen)
        if kind is Named:
            return find(frozen.way)
        if kind is Pairs:
            return {self.thaw(key): self.thaw(part) for key, part in frozen.pairs}
        if kind is not Written:
            return kind([self.thaw(part) for part in frozen])
        made: Any = find(frozen.kind.way)
        if made is Luck or issubclass(made, tuple):
            return made(*[self.thaw(part) for part in frozen.parts])
        if issubclass(made, wire.Struct):
            return made(**{name: self.thaw(part) for name, part in frozen.parts})
        value = blank(made)
        for name, part in frozen.parts:
            setattr(value, name, self.thaw(part))
        return value


def blank(kind: Any) -> Any:
    """A value of a class without anything in it."""
    return kind.__new__(kind)


def thawed(frozen: Any) -> Any:
    return Thawer().thaw(frozen)


def reduced(g: Any) -> tuple[Callable[[Any], Any], tuple[Any]]:
    """What ``pickle`` asks a position for."""
    freezer = Freezer(constants(type(g).__module__.rpartition(".")[0]))
    named = freezer.constants.ways[id(type(g))]
    held = [(name, freezer.freeze(part)) for name, part in attributes(g) if name != "listener"]
    return thawed, (Written(Named(named), (*held, ("listener", None))),)
