"""Words that remember: ``{by:salt-pans}`` in a text names who signed, ``{pans}`` is what a recollection says.

Nothing is left to whoever reads: a text is filled in where it is opened, so what was not said stays sealed.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from ..data import HOUSE_IDS, NO_HOUSE

MARK: Final = re.compile(
    r"\{(?:(?P<by>[bB]y):(?P<what>[a-z][a-z0-9-]*)(?::(?P<case>gen|dat|acc|ins|loc))?|(?P<recall>[a-z][a-z0-9-]*))\}"
)
OTHERWISE: Final = "otherwise"

Slot = tuple[str, str]  # "recall" or "by", and the name

# By language and case: a house that signed, and if nobody did. Both are one person of the masculine gender in Polish
HOUSES: Final[dict[str, dict[str, tuple[str, str]]]] = {
    "en": {"": ("House {}", "one of the houses"), "gen": ("House {}’s", "one house’s")},
    "pl": {
        "": ("ród {}", "ktoś z Rady"),
        "gen": ("rodu {}", "kogoś z Rady"),
        "dat": ("rodowi {}", "komuś z Rady"),
        "acc": ("ród {}", "kogoś z Rady"),
        "ins": ("rodem {}", "kimś z Rady"),
        "loc": ("rodzie {}", "kimś z Rady"),
    },
}


def marks(texts: Iterable[str]) -> list[Slot]:
    """What texts want filled in, in order."""
    found = [mark for text in texts for mark in MARK.finditer(text)]
    return list(dict.fromkeys([("recall", m["recall"]) if m["recall"] else ("by", m["what"]) for m in found]))


def signed(house: int, case: str, capital: bool, language: str) -> str:
    """A house in a sentence."""
    forms = HOUSES.get(language, HOUSES["en"])
    known, nobody = forms.get(case, forms[""])
    said = nobody if house == NO_HOUSE else known.format(HOUSE_IDS[house - 1].capitalize())
    return said[0].upper() + said[1:] if capital else said


def fill(text: str, values: Mapping[Slot, int], phrases: Mapping[str, Sequence[str]], language: str) -> str:
    """A text with everything in its place. ``phrases``: of each recollection, by case; the first is ``otherwise``."""

    def filled(mark: re.Match[str]) -> str:
        if name := mark["recall"]:
            said = phrases.get(name, ())
            return MARK.sub(filled, said[values.get(("recall", name), 0)]) if said else ""
        house = values.get(("by", mark["what"]), NO_HOUSE)
        return signed(house, mark["case"] or "", mark["by"] == "By", language)

    return " ".join(MARK.sub(filled, text).split())
