"""What a story says more than once: phrases that two texts share, and how they begin and end."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Final

SHARED: Final = 8  # words that two texts may not have in common
LISTED: Final = 20


def _words(text: str) -> list[str]:
    return re.findall(r"\w+", text.lower())


def alike(texts: Mapping[str, str]) -> list[str]:
    """Phrases of eight words or more that stand in two texts, each with both; the longest run of each pair."""
    known: dict[tuple[str, ...], str] = {}
    found: dict[tuple[str, str], list[str]] = {}
    for name, text in texts.items():
        said = _words(text)
        for at in range(len(said) - SHARED + 1):
            phrase = tuple(said[at : at + SHARED])
            other = known.setdefault(phrase, name)
            if other != name:
                _join(found.setdefault((other, name), []), phrase)
    return [f"{one}, {other}: {' '.join(phrase)}" for (one, other), phrase in found.items()]


def _join(run: list[str], phrase: tuple[str, ...]) -> None:
    """A phrase that goes on where the one before it ended makes it longer."""
    if run and tuple(run[1 - SHARED :]) == phrase[:-1]:
        run.append(phrase[-1])
    elif not run:
        run.extend(phrase)


def openings(texts: Iterable[str]) -> dict[str, int]:
    """The first two words of texts, the most frequent first."""
    return dict(Counter([" ".join(_words(text)[:2]) for text in texts]).most_common(LISTED))


def closings(texts: Iterable[str]) -> dict[str, int]:
    """The last word of texts, the most frequent first."""
    return dict(Counter([said[-1] for text in texts if (said := _words(text))]).most_common(LISTED))
