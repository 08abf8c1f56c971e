"""Actions as they are offered: a row of numbers for each, so that a policy can score whatever there is; and as a tree.

A row is the verb's place among the game's phrases' names (``pass`` is 1), then for each word after it:

=========  ==========================================================================================================
kind       0: no word is left, 1: a word that the vocabulary holds, 2: a number, 3: a word that is spelt, 4: a hash
word       its place in the vocabulary of all words that the game's phrases can say, from 1 on
number     itself
letters    the characters of a word that no vocabulary holds (``d255``, three dice), as Unicode has them; of a word that
           is too long for that, or of all words from the twelfth on where there are more, 64 bits of their BLAKE2b
=========  ==========================================================================================================

What is not there is 0. Two actions that differ have rows that differ. The same action has the same row in every
position.
"""

from __future__ import annotations

from collections.abc import Sequence
from struct import Struct, calcsize
from typing import Any, Final

import numpy as np

from interrex.engine.action import Action, text
from interrex.engine.frames import PASS
from interrex.engine.game import Game

from .layout import Numbers
from .shapes import HIGHEST, LOWEST, NUMBER, SHORTS, TEXT, WORD, Column, DoesNotFit, hashed
from .writing import SHORT

WORDS: Final = 12  # of an action after its verb, by themselves
LETTERS: Final = 16
SLOT: Final = 3 + LETTERS  # numbers for each word
NO_WORD, KNOWN, COUNTED, SPELT, HASHED = range(5)


class Rows:
    """Rows of one game. ``columns`` says what stands where, as a layout's do."""

    width: Final = 1 + WORDS * SLOT

    def __init__(self, game: Game) -> None:
        self.game = game
        self.verbs = tuple(dict.fromkeys([str(PASS[0]), *[phrase.name for phrase in game.phrases()]]))
        self.words = tuple(dict.fromkeys(_words(game)))
        self.columns = (
            Column("verb", WORD, 0, (), (), "verbs"),
            Column("kind", NUMBER, 1, (WORDS,), (SLOT,)),
            Column("word", WORD, 2, (WORDS,), (SLOT,), "words"),
            Column("number", NUMBER, 3, (WORDS,), (SLOT,)),
            Column("letters", NUMBER, 4, (WORDS, LETTERS), (SLOT, 1)),
        )
        self._verbs = {verb: number for number, verb in enumerate(self.verbs, 1)}
        self._places = {word: number for number, word in enumerate(self.words, 1)}
        self._written: dict[Action, bytes] = {}

    def row(self, a: Action) -> bytes:
        """An action as the bytes of its row."""
        found = self._written.get(a)
        if found is None:
            if len(self._written) > 1 << 14:
                self._written.clear()
            found = self._written[a] = self._write(a)
        return found

    def _write(self, a: Action) -> bytes:
        alone = len(a) if len(a) <= WORDS + 1 else WORDS
        row = [self._verbs[str(a[0])]]
        for word in a[1:alone]:
            row += self._slot(word)
        if alone < len(a):
            row += _hashed(text(a[alone:]))
        return Struct(f"<{len(row)}h").pack(*row).ljust(calcsize(SHORT) * self.width, b"\0")

    def _slot(self, word: str | int) -> list[int]:
        if isinstance(word, int):
            return [COUNTED, 0, word, *[0] * LETTERS] if LOWEST <= word <= HIGHEST else _hashed(str(word))
        if word in self._places:
            return [KNOWN, self._places[word], 0, *[0] * LETTERS]
        letters = [ord(letter) for letter in word]
        if len(letters) > LETTERS or max(letters, default=0) > HIGHEST:
            return _hashed(word)
        return [SPELT, 0, 0, *letters, *[0] * (LETTERS - len(letters))]

    def array(self, offers: Sequence[Action], most: int | None = None) -> Numbers:
        """A row for each action on offer, in their order; padded with rows of zeros up to ``most``, if that is given.

        The mask of a padded array is ``array[:, 0] > 0``: every action has a verb.
        """
        if most is not None and len(offers) > most:
            raise DoesNotFit("engine-array-too-many", self.game.id, path="offers", found=len(offers), most=most)
        rows = b"".join([self.row(a) for a in offers])
        size = (len(offers) if most is None else most) * calcsize(SHORT) * self.width
        return np.frombuffer(rows.ljust(size, b"\0"), np.dtype(SHORT)).reshape(-1, self.width)


def _hashed(words: str) -> list[int]:
    return [HASHED, 0, 0, *SHORTS.unpack(hashed(words)), *[0] * (LETTERS - TEXT)]


def _words(game: Game) -> list[str]:
    """Everything that words of the game's phrases can be, and its ids, which endless ones are made of."""
    found: list[str] = []
    for phrase in game.phrases():
        found.append(phrase.name)  # within a promise
        for word in phrase.words:
            for said in word.said() or ():
                found += [part for part in (said if isinstance(said, tuple) else (said,)) if isinstance(part, str)]
    return found + [id for ids in game.faces.named.values() for id in ids]


Tree = dict[str | int | None, Any]


def tree(offers: Sequence[Action]) -> Tree:
    """What is offered, verb first and then word after word: the leaves are actions.

    Where one action's words begin another's (it takes as many words as one likes), it stands under None.
    """
    root: Tree = {}
    for a in offers:
        node = root
        for word in a:
            node = node.setdefault(word, {})
        node[None] = a
    return {word: _pruned(branch) for word, branch in root.items()}


def _pruned(node: Tree) -> Any:
    """A node that ends there is its action."""
    if len(node) == 1 and None in node:
        return node[None]
    return {word: branch if word is None else _pruned(branch) for word, branch in node.items()}
