"""Doors: what installed packages bring, under the names of their entry points. Ours come in by the same doors.

Names are known before anything is imported, and a package is imported when it is asked for by name: who needs one game
does not wait for the others. A package that fails is told of once, as a warning, and the others go on.
"""

from __future__ import annotations

import warnings
from collections.abc import Callable
from importlib.metadata import EntryPoint, entry_points
from typing import Generic, TypeVar

from .errors import InterrexError
from .message import Message

HOUSE = "interrex"  # the distribution whose entries come first, and are not taken over by others
T = TypeVar("T")


class BrokenPackage(InterrexError):
    """An installed package brought something that cannot be used."""


class PackageWarning(UserWarning):
    """What is left out, and why. ``error`` says it in either language."""

    def __init__(self, error: BrokenPackage) -> None:
        self.error = error
        super().__init__(str(error))


class Door(Generic[T]):
    """One group of entry points. ``accept`` is given a name and what was found there: the thing, or what is wrong."""

    def __init__(self, group: str, accept: Callable[[str, object], T | Message]) -> None:
        self.group = group
        self._accept = accept
        self._entries: dict[str, EntryPoint] | None = None
        self._here: dict[str, T] = {}
        self._told: set[str] = set()

    def names(self) -> tuple[str, ...]:
        """What can be asked for: ours first, then by package and name. Nothing is imported for it."""
        return tuple(self._read())

    def load(self, name: str) -> T:
        """What came in under that name, which must be one of ``names()``; BrokenPackage if it cannot be used."""
        if name not in self._here:
            self._here[name] = self._import(self._read()[name])
        return self._here[name]

    def everything(self) -> tuple[T, ...]:
        """All that can be used. Of what cannot, a warning tells."""
        found = []
        for name in self.names():
            try:
                found.append(self.load(name))
            except BrokenPackage as error:
                self.warn(name, error)
        return tuple(found)

    def warn(self, name: str, error: BrokenPackage) -> None:
        """Once is enough."""
        if name not in self._told:
            self._told.add(name)
            warnings.warn(PackageWarning(error), stacklevel=3)

    def _read(self) -> dict[str, EntryPoint]:
        if self._entries is None:
            entries: dict[str, EntryPoint] = {}
            for entry in sorted(entry_points(group=self.group), key=_ours_first):
                first = entries.setdefault(entry.name, entry)
                if first.value != entry.value:
                    self.warn(f"{entry.name} of {_package(entry)}", _broken(entry, Message("engine-door-taken", {})))
            self._entries = entries  # all at once: another thread may ask meanwhile
        return self._entries

    def _import(self, entry: EntryPoint) -> T:
        try:
            found = self._accept(entry.name, entry.load())
        except Exception as error:  # whatever another's package raises when it is imported
            raise _broken(entry, f"{type(error).__name__}: {error}") from error
        if isinstance(found, Message):
            raise _broken(entry, found)
        return found


def _package(entry: EntryPoint) -> str:
    return entry.dist.name if entry.dist is not None else "?"


def _ours_first(entry: EntryPoint) -> tuple[bool, str, str]:
    return _package(entry) != HOUSE, _package(entry), entry.name


def _broken(entry: EntryPoint, why: str | Message) -> BrokenPackage:
    return BrokenPackage("engine-broken-package", name=entry.name, package=_package(entry), detail=why)
