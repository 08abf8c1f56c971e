"""Plain words: what messages of a Fluent text say that are told nothing. Fluent takes long to load and to read."""

from __future__ import annotations

import re
from typing import Final

LANGUAGES: Final = ("en", "pl")

_ENTRY: Final = re.compile(r"^([a-zA-Z][\w-]*) *=(.*(?:\n(?: .*)?)*)", re.MULTILINE)
_ATTRIBUTE: Final = re.compile(r"\n +\.([a-zA-Z][\w-]*) *=")
_NOT_PLAIN: Final = re.compile(r"[{}\r\t]|\n +[\[*.]")  # what only Fluent can read


def plain(text: str) -> dict[str, str | None]:
    """By key, or key and attribute (``<game>-card-<id>.does``); None is for Fluent to say."""
    found: dict[str, str | None] = {}
    for entry in _ENTRY.finditer(text):
        key, patterns = entry[1], _ATTRIBUTE.split(entry[2])
        names = [key, *[f"{key}.{attribute}" for attribute in patterns[1::2]]]
        for name, pattern in zip(names, patterns[::2], strict=True):
            if pattern.strip():
                found[name] = None if _NOT_PLAIN.search(pattern) else _dedented(pattern)
    return found


def _dedented(pattern: str) -> str:
    """Its lines without the room before them that all share, the first apart, which stands after the sign."""
    first, *others = pattern.rstrip().split("\n")
    room = min([len(line) - len(line.lstrip(" ")) for line in others if line.strip()], default=0)
    return "\n".join([first.strip(" "), *[line[room:] for line in others]]).lstrip("\n")
