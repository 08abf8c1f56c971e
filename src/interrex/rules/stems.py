"""Forms of one word: enough of the endings of English and Polish to find "bitwie" for "bitwa" and "dice" for "die".

No dictionary and no grammar: an ending is taken off, and what is left is smoothed where a language changes the sound
before it. Two forms of one word mostly come out the same; that two words do is rare and costs a searcher little.
"""

from __future__ import annotations

import re
import unicodedata
from typing import Final

LEAST: Final = 3  # letters of a stem

# Words whose stem no ending explains.
IRREGULAR: Final[dict[str, dict[str, str]]] = {
    "en": {"dice": "die", "mice": "mous", "won": "win", "lost": "los", "fought": "fight", "evening": "evening"},
    "pl": {"lesie": "las", "dnia": "dzien", "dniu": "dzien", "wygrywa": "wygr", "wygrywaja": "wygr"},
}

# Endings, longest first, and what takes their place where it is not nothing.
ENDINGS: Final[dict[str, tuple[str, ...]]] = {
    "en": ("ings", "ing", "ies", "ied", "ss", "ed", "es", "s", "e"),
    "pl": ("iego", "iemu", "iami", "iach", "owie", "ego", "emu", "ami", "ach", "owi", "ymi", "imi", "ych", "ich", "iem",
           "iej", "iom", "aja", "uje", "uja", "ow", "om", "em", "ej", "ym", "im", "ie", "ia", "iu", "io", "mi", "ac",
           "yc", "ic", "ec", "a", "e", "i", "o", "u", "y"),
}  # fmt: skip
INSTEAD: Final[dict[str, str]] = {"ies": "y", "ied": "y", "ss": "ss", "uje": "ow", "uja": "ow"}

# Sounds that change with the ending: k, t and cz soften to c, g and dz to d; an e comes and goes; a turns to e.
SMOOTHED: Final[dict[str, tuple[tuple[re.Pattern[str], str], ...]]] = {
    "en": ((re.compile(r"(?<=..)([^aeiouls])\1$"), r"\1"),),
    "pl": (
        (re.compile(r"(?<=..)wan$"), "w"),
        (re.compile(r"(?:cz|k|t)$"), "c"),
        (re.compile(r"(?:dz|g)$"), "d"),
        (re.compile(r"rz$"), "r"),
        (re.compile(r"(?<=..[^aeiouy])e(?=[^aeiouy]$)"), ""),
        (re.compile(r"a(?=\w{2})(?<=\w{2})"), "e"),
    ),
}


def plain(text: str) -> str:
    """Lower case without accents. Polish ł is a letter of its own, not an l with a mark."""
    return re.sub(r"[\u0300-\u036f]", "", unicodedata.normalize("NFD", text.lower())).replace("ł", "l")


def stem(word: str, language: str) -> str:
    """What the forms of a plain word have in common."""
    if word in IRREGULAR[language]:
        return IRREGULAR[language][word]
    for ending in ENDINGS[language]:
        if word.endswith(ending):
            cut = word[: -len(ending)] + INSTEAD.get(ending, "")
            if len(cut) >= LEAST and re.search(r"[aeiouy]", cut):
                word = cut
                break
    for sound, smooth in SMOOTHED[language]:
        word = sound.sub(smooth, word)
    return word
