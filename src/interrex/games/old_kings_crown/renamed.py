"""What components were called in records up to version 2 of the rules: by letters and numbers, in printed order."""

from __future__ import annotations

from typing import Final

from .data import BASIC, FACTIONS, FAVOURS, KINGDOM, PLACES, TACTICS

_LETTERS: Final = ("n", "c", "u", "g")


def _in_fours(mark: str, names: tuple[str, ...], each: int) -> dict[str, str]:
    """So many components of each faction in turn: ``nt1``, ``nt2`` …"""
    return {f"{_LETTERS[n // each]}{mark}{n % each + 1}": name for n, name in enumerate(names)}


RENAMED: Final = {
    **{
        f"{_LETTERS[f]}-b{n:02}": f"{faction}-{kind.id}"
        for f, faction in enumerate(FACTIONS)
        for n, kind in enumerate(BASIC, start=1)
    },
    **_in_fours("", tuple([kind.id for kind in PLACES]), 5),
    **{f"kc{n}": name for n, name in enumerate(KINGDOM, start=1)},
    **_in_fours("t", tuple([tactic.id for tactic in TACTICS]), 4),
    **{f"{letter}f": name for letter, name in zip(_LETTERS, FAVOURS, strict=True)},
}
