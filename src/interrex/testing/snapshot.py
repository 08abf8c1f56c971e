"""A position as plain values, so that two can be compared."""

from __future__ import annotations

from typing import Any

from interrex.engine.frames import Frame
from interrex.engine.luck import Luck
from interrex.engine.state import State


def snapshot(state: State) -> dict[str, Any]:
    """Everything a position holds, but for who listens and what is only remembered (names ending in ``_``)."""
    return {slot: _plain(getattr(state, slot)) for slot in _slots(state) if slot != "told" and not slot.endswith("_")}


def _slots(thing: object) -> list[str]:
    return sorted([slot for kind in type(thing).__mro__ for slot in getattr(kind, "__slots__", ())])


def _plain(value: Any) -> Any:
    if isinstance(value, Luck):
        return (value.key, value.counter)
    if isinstance(value, Frame):
        return (type(value).__name__, *[_plain(part) for part in value.contents()])
    if isinstance(value, list | tuple):
        return [_plain(part) for part in value]
    if isinstance(value, dict):
        return {key: _plain(part) for key, part in value.items()}
    if isinstance(value, set | frozenset):
        return sorted([_plain(part) for part in value])
    if _slots(value):  # a small class of the game's own
        return (type(value).__name__, {slot: _plain(getattr(value, slot)) for slot in _slots(value)})
    return value
