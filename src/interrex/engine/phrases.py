"""Every phrase that a game can ever offer: the verbs of its decisions, its components and what can be promised in it.

They are found from the modules of the game and the engine (which has one: to think again of what was said under seal),
so nobody writes them down again. Each knows how many actions it can spell (``Phrase.count``) and which
(``Phrase.spells``), and no action is spelt by two of them: so actions can be numbered.
"""

from __future__ import annotations

from typing import Any, Final

from .kept import Kept
from .pickling import constants
from .verbs import Phrase


def _reads_as(phrase: Phrase) -> tuple[Any, ...]:
    """What tells it from others: what it points at and what it does may differ."""
    return (phrase.name, *[(word.many, word.said() or word.read) for word in phrase.words])


def _found(package: str) -> tuple[Phrase, ...]:
    there = [one for one in constants(package).found if isinstance(one, Phrase) and one.name and not one.only_explains]
    alike: dict[tuple[Any, ...], Phrase] = {}
    for phrase in there:
        alike.setdefault(_reads_as(phrase), phrase)
    return tuple(sorted(alike.values(), key=lambda phrase: (phrase.name, phrase.names)))


PHRASES: Final = Kept("phrases", _found, "the package", checked=False)
