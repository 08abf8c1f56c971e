"""A position as plain values, so that two can be compared."""

from __future__ import annotations

from typing import Any

from interrex.engine.frames import Frame, fields
from interrex.engine.luck import Luck
from interrex.engine.powers import Moment
from interrex.engine.state import State
from interrex.engine.verbs import Phrase


def snapshot(state: State) -> dict[str, Any]:
    """Everything a position holds, but for who listens."""
    held = parts(state)
    del held["listener"]
    return held


def parts(value: Any) -> dict[str, Any]:
    """What a value holds, but for what is only remembered (names ending in ``_``)."""
    names = [name for name in fields(type(value)) if not name.endswith("_")]
    return {name: plain(getattr(value, name)) for name in names}


def plain(value: Any) -> Any:
    if value is None or isinstance(value, int | str | bytes | float):
        return value
    if isinstance(value, bytearray):
        return bytes(value)
    if isinstance(value, Luck):
        return (value.key, value.counter)
    if isinstance(value, Phrase | Moment):
        return value.name  # neither has any state: what they have written down is only remembered
    if isinstance(value, Frame):
        return (type(value).__name__, *[plain(part) for part in value.contents()])
    if isinstance(value, list | tuple):
        return [plain(part) for part in value]
    if isinstance(value, dict):
        return {key: plain(part) for key, part in value.items()}
    if isinstance(value, set | frozenset):
        return sorted([plain(part) for part in value])
    if fields(type(value)):  # a small class of the game's own
        return (type(value).__name__, parts(value))
    return value
