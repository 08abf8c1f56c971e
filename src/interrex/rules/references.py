"""References between rules: which addresses a rule's text names, and which rules name it in turn.

A reference is a rule's id (``6.5.2``) or a chapter named as one ("chapter 11"). A number in backquotes is no address of
this rulebook but one of somebody else's, such as the law that a rulebook retells.
"""

from __future__ import annotations

import re
from functools import cache
from typing import NamedTuple

from .rulebook import Rulebook, rulebook

_ADDRESS = re.compile(r"`[^`]*`|\b(?:chapters?|rozdzia\w*)(?:\s+od)?\s+(\d+)\b|\b(\d+(?:\.\d+)+)\b", re.IGNORECASE)


def addresses(text: str) -> tuple[str, ...]:
    """The ids that a text names, each once, in the order of naming."""
    named = [chapter or rule for chapter, rule in _ADDRESS.findall(text)]
    return tuple(dict.fromkeys([rule_id for rule_id in named if rule_id]))


class References(NamedTuple):
    """Who names whom in one rulebook. Rules that name none, or are named by none, have an empty entry."""

    to: dict[str, tuple[str, ...]]
    by: dict[str, tuple[str, ...]]


def between(book: Rulebook) -> References:
    to = {rule.id: addresses(rule.text) for rule in book.rules.values()}
    by = {rule_id: tuple([other for other, named in to.items() if rule_id in named]) for rule_id in to}
    return References(to, by)


@cache
def references(game: str, language: str) -> References:
    """The references in the rulebook of a registered game."""
    return between(rulebook(game, language))
