"""What a person types, in their own words: ``zbuduj tawernę`` is ``build inn``, with or without Polish letters.

An action's verb is known by how its label begins, a component by its name in any of its cases. What is not known
stays as it was typed, so that ids, numbers and words mix.
"""

from __future__ import annotations

import re
import unicodedata

from interrex.engine.game import Game
from interrex.engine.words import Words

_BARRED = str.maketrans({"ł": "l", "’": "'"})  # no accent, to Unicode
_MARKS = ' :;,.!?„”“"()'


def folded(text: str) -> str:
    """In small letters without accents, single spaces between: what a hasty hand would type."""
    apart = unicodedata.normalize("NFD", text.casefold().translate(_BARRED))
    return " ".join("".join([letter for letter in apart if not unicodedata.combining(letter)]).split())


def understood(line: str, game: Game, words: Words) -> str:
    """The line with what is known of it as ids: ``Zbuduj tawernę`` to ``build inn``."""
    verb, rest = _verb(folded(line), words)
    for form, component in sorted(_names(game, words).items(), key=lambda named: -len(named[0])):
        rest = re.sub(rf"(?<!\w){re.escape(form)}(?!\w)", component, rest)
    return " ".join([word for part in (verb, *rest.split()) if (word := part.strip(_MARKS))])


def _verb(line: str, words: Words) -> tuple[str, str]:
    """The verb whose label begins like the line, the longest first, and the rest; no verb where none does."""
    for start, verb in sorted(_verbs(words).items(), key=lambda begun: -len(begun[0])):
        rest = line.removeprefix(start)
        if rest != line and not rest[:1].isalnum():
            return verb, rest
    return "", line


def _verbs(words: Words) -> dict[str, str]:
    """Verbs by the words with which their labels begin; by the first of these, too, where no other begins with it."""
    start = f"{words.prefix}-do-"
    begun: dict[str, str] = {}
    for key, opening in sorted(words.openings(start).items(), key=lambda entry: len(entry[0])):
        if said := folded(opening).strip(_MARKS):
            begun.setdefault(said, key.removeprefix(start))
    firsts = [said.split()[0] for said in begun]
    alone = {said.split()[0]: verb for said, verb in begun.items() if firsts.count(said.split()[0]) == 1}
    return {**alone, **begun}


def _names(game: Game, words: Words) -> dict[str, str]:
    """Components by every form of their names; a name that several share means none of them."""
    meant: dict[str, set[str]] = {}
    for kind, ids in game.faces.named.items():
        for component in ids:
            for form in words.forms(f"{words.prefix}-{kind}-{component}"):
                meant.setdefault(folded(form), set()).add(component)
    return {form: next(iter(ids)) for form, ids in meant.items() if form and len(ids) == 1}
