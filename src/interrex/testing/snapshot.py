"""A position as plain values, so that two can be compared."""

from __future__ import annotations

from typing import Any

from interrex.engine.frames import Frame
from interrex.engine.luck import Luck
from interrex.engine.state import State


def snapshot(state: State) -> dict[str, Any]:
    """Everything a position holds, but for who listens."""
    slots = [s for c in type(state).__mro__ for s in getattr(c, "__slots__", ()) if s != "told"]
    return {slot: _plain(getattr(state, slot)) for slot in sorted(slots)}


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
    return value
