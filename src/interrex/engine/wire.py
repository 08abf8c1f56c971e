"""The one module that knows how values become bytes: JSON by msgspec."""

from __future__ import annotations

from typing import Any, TypeVar

import msgspec

T = TypeVar("T")

WireError = msgspec.MsgspecError


class Struct(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A value with named, typed fields; unknown fields are refused."""


S = TypeVar("S", bound=Struct)


def encode(value: Any) -> bytes:
    """Compact JSON; the same value always gives the same bytes (keys of objects are sorted)."""
    return msgspec.json.encode(value, order="sorted")


def pretty(value: Any) -> str:
    """JSON for people."""
    return msgspec.json.format(msgspec.json.encode(value), indent=1).decode()


def decode(data: bytes | str, kind: type[T]) -> T:
    """The value, checked against its type; WireError if it does not fit."""
    return msgspec.json.decode(data, type=kind)


def convert(value: Any, kind: type[T]) -> T:
    """A decoded value as the type it should be; WireError if it does not fit."""
    return msgspec.convert(value, kind)


def replace(value: S, **changes: Any) -> S:
    """A struct like this one but for these fields."""
    return msgspec.structs.replace(value, **changes)


def plain(value: Any) -> Any:
    """A value as JSON would give it back: dicts, lists, texts, numbers. TypeError for what JSON has no words for."""
    return msgspec.json.decode(msgspec.json.encode(value))
