"""Where something stands in the files of a story: the line a fault is told with."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence


def line_of_part(source: str, kind: str, name: str, field: str = "") -> int:
    """The line where a part begins, or its field if that is named; the first if it cannot be told."""
    lines = source.splitlines()
    heads = {f"[{kind}.{name}]", f'[{kind}."{name}"]'} if kind else {f"[{name}]"}
    inside = at = 0
    for number, line in enumerate(lines, 1):
        text = line.strip()
        if text.startswith("["):
            if at:
                break
            inside = text == f"[{kind}]"
            at = number if text in heads or (not name and text == f"[{kind}]") else 0
        elif inside and re.match(rf"{re.escape(name)}\s*=", text):
            return number
        if at and field and re.match(rf"{re.escape(field)}\s*=", text):
            return number
    return at or 1


def line_of_word(source: str, word: str) -> int:
    """The first line that begins with a word: a field at the top of a file."""
    for number, line in enumerate(source.splitlines(), 1):
        if re.match(rf"\s*\[?{re.escape(word)}\b", line):
            return number
    return 1


def where(sources: Mapping[str, str], files: Sequence[str], kind: str, name: str, field: str = "") -> tuple[str, int]:
    """The file and line of a part, of several files the one that holds it; the first line of the first if none does."""
    if not kind and not name:
        return files[0], line_of_word(sources.get(files[0], ""), field)
    for file in files:
        source = sources.get(file, "")
        line = line_of_part(source, kind, name, field)
        if line > 1 or _begins(source, kind, name):
            return file, line
    return files[0], 1


def _begins(source: str, kind: str, name: str) -> bool:
    first = source.splitlines()[0].strip() if source.strip() else ""
    return first in (f"[{kind}.{name}]", f"[{name}]")
