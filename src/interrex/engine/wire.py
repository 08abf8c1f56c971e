"""The one module that knows how values become bytes: JSON by msgspec."""

from __future__ import annotations

from typing import Any, Final, TypeVar

import msgspec

T = TypeVar("T")

WireError = msgspec.MsgspecError


class Struct(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A value with named, typed fields; unknown fields are refused."""


S = TypeVar("S", bound=Struct)

# Made once: setting one up costs more than most of what goes through it.
_KEPT: Final = msgspec.json.Encoder(order="sorted")
_SENT: Final = msgspec.json.Encoder(order="deterministic")
_DECODERS: Final[dict[Any, msgspec.json.Decoder[Any]]] = {}  # by what they read: as many types as the code names


def encode(value: Any) -> bytes:
    """Compact JSON; the same value always gives the same bytes (keys of objects are sorted)."""
    return _KEPT.encode(value)


def sent(value: Any) -> bytes:
    """The same for what is read at once and kept nowhere: fields of structs stand as they are declared.

    The keys of dicts are sorted here as well: the order in which they were put in may tell what nobody should know.
    """
    return _SENT.encode(value)


def pretty(value: Any) -> str:
    """JSON for people."""
    return msgspec.json.format(msgspec.json.encode(value), indent=1).decode()


def decode(data: bytes | str, kind: type[T]) -> T:
    """The value, checked against its type; WireError if it does not fit."""
    decoder = _DECODERS.get(kind)
    if decoder is None:
        decoder = _DECODERS[kind] = msgspec.json.Decoder(kind)
    value: T = decoder.decode(data)
    return value


def convert(value: Any, kind: type[T]) -> T:
    """A decoded value as the type it should be; WireError if it does not fit."""
    return msgspec.convert(value, kind)


def replace(value: S, **changes: Any) -> S:
    """A struct like this one but for these fields."""
    return msgspec.structs.replace(value, **changes)


def plain(value: Any) -> Any:
    """A value as JSON would give it back: dicts, lists, texts, numbers. TypeError for what JSON has no words for."""
    return msgspec.json.decode(msgspec.json.encode(value))
