"""Numbers for actions: ``Discrete(n)`` for tools that need one, with a mask of what is offered.

Passing is 0. Then come the phrases of the game (``Game.phrases``) in their order, each with a range of its own:

- A phrase all of whose words are counted has a number for everything that it can spell: the places of its words, the
  last counting fastest. A word that names a seat has as many places as there are players.
- A phrase with endless words (a handful of dice, a lot of goods, the number of a deal) has a *fold* of 256 numbers for
  each way in which its counted words can be said; one with another action within it (a promise), of 4096. Which of
  these is an action's *home* follows from its endless words: the CRC-32 of their text, modulo the size of the fold. Of
  all that is on offer, the actions with endless words are gone through in the order of their texts: each has its home,
  or, where another has that already, the next number that is free, going round within the same fold, and should all of
  that be taken, the next one after it that is free.

So a number means one action among those on offer, and every offered action has exactly one: ``numbers`` and ``chosen``
are inverse. Without endless words a number means the same action in every position; with them it nearly always does.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import prod
from typing import Any, Final
from zlib import crc32

import numpy as np
import numpy.typing as npt

from interrex.engine.action import Action, text
from interrex.engine.frames import PASS
from interrex.engine.game import Game
from interrex.engine.verbs import SEATS, Phrase, Word

from .shapes import DoesNotFit

FOLD: Final = 256
WIDE_FOLD: Final = 4096  # promises are offered by the hundred
ANY_SEAT: Final = tuple(range(SEATS))
Mask = npt.NDArray[np.int8]


class Range:
    """The numbers of one phrase."""

    def __init__(self, phrase: Phrase, first: int, players: int) -> None:
        self.phrase = phrase
        self.first = first
        self.places: list[dict[Any, int] | None] = []  # of each word; None: it is endless
        for word in phrase.words:
            said = _said(word, players)
            self.places.append(None if said is None else {one: place for place, one in enumerate(said)})
        self.endless = None in self.places
        counted = prod([len(places) for places in self.places if places is not None])
        kind: Any = type(phrase)
        self.fold = (FOLD if kind.within is Phrase.within else WIDE_FOLD) if self.endless else 1
        self.size = counted * self.fold

    def home(self, a: Action) -> int:
        """Where an action of the phrase belongs."""
        at, endless = 0, []
        for places, (_, said) in zip(self.places, self.phrase.pairs(a), strict=True):
            if places is None:
                endless.append(text(said) if isinstance(said, tuple) else str(said))
            else:
                at = at * len(places) + places[said]
        return self.first + at * self.fold + crc32(" ".join(endless).encode()) % self.fold

    def spells(self, a: Action) -> bool:
        return self.phrase.spells(a) and all(
            places is None or said in places
            for places, (_, said) in zip(self.places, self.phrase.pairs(a), strict=True)
        )


def _said(word: Word, players: int) -> tuple[Any, ...] | None:
    """All that can be said for a word among so many players; None: there is no end to that."""
    said = word.said()
    if said == ANY_SEAT:
        return said[:players]
    return said


class Numbering:
    """The numbers of all actions of one game for one number of players: below ``n``."""

    def __init__(self, game: Game, players: int) -> None:
        self.game = game
        self.ranges: list[Range] = []
        self.by_verb: dict[str | int, list[Range]] = {}
        self.n = 1  # passing
        for phrase in game.phrases():
            range_ = Range(phrase, self.n, players)
            self.ranges.append(range_)
            self.by_verb.setdefault(phrase.name, []).append(range_)
            self.n += range_.size
        self._homes: dict[Action, int] = {PASS: 0}
        self._folded: set[Action] = set()  # of these, the ones with endless words

    def home(self, a: Action) -> int:
        """The number of an action while no other on offer has the same."""
        found = self._homes.get(a)
        return self._find(a) if found is None else found

    def _find(self, a: Action) -> int:
        spelt = [range_ for range_ in self.by_verb.get(a[0], ()) if range_.spells(a)]
        if not spelt:
            raise DoesNotFit("engine-array-no-number", self.game.id, action=text(a))
        if len(self._homes) > 1 << 16:  # dice and deals have no end
            self._homes, self._folded = {PASS: 0}, set()
        if spelt[0].endless:
            self._folded.add(a)
        number = self._homes[a] = spelt[0].home(a)
        return number

    def numbers(self, offers: Sequence[Action]) -> list[int]:
        """The number of each action on offer: no two are the same."""
        homes = self._homes
        try:
            found = [homes[a] for a in offers]
        except KeyError:
            found = [self.home(a) for a in offers]
        if len({*found}) < len(found):
            self._part(offers, found)
        return found

    def _part(self, offers: Sequence[Action], found: list[int]) -> None:
        """Find other numbers for those of which the home is taken."""
        taken = {number for a, number in zip(offers, found, strict=True) if a not in self._folded}
        for place in sorted([at for at, a in enumerate(offers) if a in self._folded], key=lambda at: text(offers[at])):
            free = next((number for number in self._after(offers[place], found[place]) if number not in taken), None)
            if free is None:
                raise DoesNotFit(
                    "engine-array-too-many", self.game.id, path="offers", found=len(offers), most=self.n - 1
                )
            taken.add(free)
            found[place] = free

    def _after(self, a: Action, number: int) -> Iterator[int]:
        """From its home on the numbers that an action may have: its fold's, then all others but that of passing."""
        first, fold = self._fold(a, number)
        for step in range(fold):
            yield first + (number - first + step) % fold
        for step in range(self.n - 1):
            yield 1 + (first + fold - 1 + step) % (self.n - 1)

    def _fold(self, a: Action, number: int) -> tuple[int, int]:
        """Of the numbers among which an action may move the first, and how many they are."""
        range_ = next(range_ for range_ in self.by_verb[a[0]] if range_.first <= number < range_.first + range_.size)
        return number - (number - range_.first) % range_.fold, range_.fold

    def chosen(self, number: int, offers: Sequence[Action]) -> Action:
        """The action on offer that has this number; DoesNotFit, if none has."""
        for a, own in zip(offers, self.numbers(offers), strict=True):
            if own == number:
                return a
        raise DoesNotFit("engine-array-not-offered", self.game.id, number=int(number))

    def mask(self, offers: Sequence[Action]) -> Mask:
        """1 for the number of each action on offer, 0 for all others."""
        mask = np.zeros(self.n, np.int8)
        mask[self.numbers(offers)] = 1
        return mask
