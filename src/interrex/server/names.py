"""Names and what else people write: nothing that steers a screen, nothing invisible, no two names alike at a table."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Sequence

from interrex.campaign import JOINERS

LONGEST = 30
ACCENTS = 3  # above and below one letter, as many as any script needs
# Letters, signs and marks that show nothing.
BLANK = "\u115f\u1160\u3164\uffa0\u2800\u034f\u17b4\u17b5\U0001d159\U00013441\U00013442"
# What looks like a Latin letter: capitals whose small letters do not, two letters, and in lower case letters of other
# scripts and figures.
CAPITALS = str.maketrans("ΒΕΖΗΜΝΥ", "BEZHMNY")
PAIRS = (("rn", "m"), ("vv", "w"), ("cl", "d"))
LOOKS = str.maketrans(
    "аеорсухіјѕԁһвкмнтԛԝѵӏьгпαορνικτυχօսհոցզɑɡıɩ01i|ł",
    "aeopcyxljsdhbkmhtqwvlbrnaopvlktuxouhngqagllollll",
)


def clean(text: str) -> str:
    """What a person wrote, without what could steer a screen; letters of every script stay, HTML is just text."""
    kept = "".join([c if (c.isprintable() and c not in BLANK) or c in JOINERS else " " for c in text])
    shown = " ".join(_with_few_accents(kept).split())
    return shown if any(c not in JOINERS and not unicodedata.category(c).startswith("M") for c in shown) else ""


def _with_few_accents(text: str) -> str:
    found: list[str] = []
    stacked = 0
    for c in text:
        stacked = stacked + 1 if unicodedata.category(c) in ("Mn", "Me") else 0
        if stacked <= ACCENTS:
            found.append(c)
    return "".join(found)


def likeness(name: str) -> str:
    """What is left of a name that one glances at: the same for two that could be taken for each other."""
    plain = "".join([c for c in unicodedata.normalize("NFKD", name) if unicodedata.category(c)[0] not in "MCZ"])
    looks = plain.translate(CAPITALS).casefold()
    for pair, one in PAIRS:
        looks = looks.replace(pair, one)
    looks = looks.translate(LOOKS)
    return "".join([c for c in looks if c.isalnum()]) or looks


def apart(name: str, others: Iterable[str]) -> str:
    """The name, or with a number where somebody at the table is called alike."""
    if not name:
        return name
    taken = {likeness(other) for other in others if other}
    ways = [name, *[f"{name[: LONGEST - 3]} {n}" for n in range(2, len(taken) + 3)]]
    return next(way for way in ways if likeness(way) not in taken)


def all_apart(names: Sequence[str], taken: Sequence[str] = ()) -> list[str]:
    """Each of them apart from those before it, and from names that are taken already."""
    found: list[str] = []
    for name in names:
        found.append(apart(name, [*taken, *found]))
    return found
