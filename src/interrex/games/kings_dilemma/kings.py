"""Kings: what houses call them, and which of the name each is (rulebook 6.5.3).

A name is one word: one of those offered, ``aldred``, or one made up, ``jan-kazimierz``, with a number, ``jan-iii``.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final

KINGS: Final = (
    "aldred", "bryn", "cadoc", "edwen", "ferris", "godric", "hale", "ivor", "joran", "kenward", "leofric", "maddoc",
)  # fmt: skip

LONGEST: Final = 24
_ROMAN: Final = ((10, "X"), (9, "IX"), (5, "V"), (4, "IV"), (1, "I"))


def roman(n: int) -> str:
    found = ""
    for worth, sign in _ROMAN:
        found += sign * (n // worth)
        n %= worth
    return found


_NUMBERS: Final = {roman(n).lower(): n for n in range(1, 40)}


def a_name(said: Any) -> str | None:
    """Can a king be called that? Letters, two at least, and hyphens between words; None: he cannot."""
    if not isinstance(said, str) or len(said) > LONGEST or said != said.lower():
        return None
    parts = said.split("-")
    return said if all(part.isalpha() for part in parts) and len(parts[0]) > 1 else None


def parted(name: str) -> tuple[str, int]:
    """The name without its number, and that; 0: it has none of its own."""
    called, _, last = name.rpartition("-")
    return (called, _NUMBERS[last]) if called and last in _NUMBERS else (name, 0)


def as_written(called: str) -> str:
    """``jan-kazimierz`` as one writes it. Those offered are called as each language does: they stay as they are."""
    return called if called in KINGS else " ".join([part.capitalize() for part in called.split("-")])


def numeral(name: str, before: Iterable[str]) -> str:
    """Which of the name he is: the number he was given, or the next after all of them."""
    called, number = parted(name)
    if not number:
        number = 1
        for other, given in map(parted, before):
            if other == called:
                number = (given or number) + 1
    return roman(number)


def names(kings: Sequence[str], first: str) -> list[str]:
    """The names of kings as they are written down, ``aldred 7``; the story names the first (rulebook 8.1.3)."""
    return [king.partition(" ")[0] or first for king in kings]
