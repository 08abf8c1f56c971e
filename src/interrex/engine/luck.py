"""Luck: one stream of chance per game, made of a key and a counter.

Word number *i* of the stream is word ``i % 16`` of ``blake2b(i // 16, key)``. Nobody can predict it without the key;
whoever has the key can check every die and shuffle afterwards.
"""

from __future__ import annotations

import secrets
import struct
from collections.abc import Sequence
from hashlib import blake2b
from itertools import product
from typing import Final, TypeVar

from mypy_extensions import mypyc_attr

T = TypeVar("T")

KEY_BYTES: Final = 32
_WORDS: Final = struct.Struct("<16I")
_SPAN: Final = 1 << 32


def _throws(n: int) -> tuple[list[tuple[int, ...]], int, int]:
    """Everything that so many dice may show, how many that are, and the number below which words favour none of them.

    The same dice are one tuple: whatever is remembered about them is found by that.
    """
    same: dict[tuple[int, ...], tuple[int, ...]] = {}
    sorted_dice = [tuple(sorted(dice)) for dice in product(range(1, 7), repeat=n)]
    handfuls = [same.setdefault(dice, dice) for dice in sorted_dice]
    return handfuls, len(handfuls), _SPAN - len(handfuls) + 1


_THROWS: Final = [_throws(n) for n in range(4)]


def key_from_seed(seed: int | str) -> bytes:
    """The same seed gives the same key on every machine."""
    return blake2b(str(seed).encode(), digest_size=KEY_BYTES, person=b"interrex-seed").digest()


def fresh_key() -> bytes:
    """A key nobody knows."""
    return secrets.token_bytes(KEY_BYTES)


def fingerprint(key: bytes) -> str:
    """What may be published before the game: it fixes the key without telling it."""
    return blake2b(key, digest_size=16, person=b"interrex-proof").hexdigest()


@mypyc_attr(allow_interpreted_subclasses=True)
class Luck:
    """A stream of chance. Two numbers are its whole state: ``key`` and ``counter``."""

    __slots__ = ("_block", "counter", "key")

    def __init__(self, key: bytes, counter: int = 0, block: tuple[int, ...] = ()) -> None:
        self.key = key
        self.counter = counter
        self._block = block
        if not block and counter & 15:  # a copy has its block: it needs not ask further
            self._fill()

    def copy(self) -> Luck:
        return Luck(self.key, self.counter, self._block)

    def _fill(self) -> None:
        self._block = _WORDS.unpack(blake2b((self.counter >> 4).to_bytes(8, "little"), key=self.key).digest())

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, every one equally likely: what would favour some is thrown away."""
        while True:
            place = self.counter & 15
            if not place:
                self._fill()
            self.counter += 1
            word = self._block[place]
            if word <= _SPAN - n or word - word % n <= _SPAN - n:
                return word % n

    def roll(self) -> int:
        """One six-sided die."""
        return self.below(6) + 1

    def dice(self, n: int) -> tuple[int, ...]:
        """Several six-sided dice, sorted. Up to three come from one number below 6, 36 or 216."""
        if not n:
            return ()
        if n > 3:
            return tuple(sorted(self.dice(3) + self.dice(n - 3)))
        handfuls, many, fair = _THROWS[n]
        place = self.counter & 15
        if place:  # ``choice``, written out
            word = self._block[place]
            if word < fair:
                self.counter += 1
                return handfuls[word % many]
        return handfuls[self.below(many)]

    def choice(self, things: Sequence[T]) -> T:
        n, place = len(things), self.counter & 15
        if place:  # ``below``, written out for what is done at every move
            word = self._block[place]
            if word <= _SPAN - n:  # almost always; ``below`` looks closer
                self.counter += 1
                return things[word % n]
        return things[self.below(n)]

    def shuffle(self, things: list[T]) -> None:
        """Fisher and Yates, from the end."""
        counter, block, left = self.counter, self._block, len(things)
        while left > 1:  # ``below``, written out
            place = counter & 15
            if not place:
                self.counter = counter
                self._fill()
                block = self._block
            counter += 1
            word = block[place]
            if word > _SPAN - left and word - word % left > _SPAN - left:
                continue
            at = word % left
            left -= 1
            things[left], things[at] = things[at], things[left]
        self.counter = counter

    def branch(self) -> Luck:
        """A new stream that tells nothing about this one."""
        place = self.counter & 15
        if not place:
            self._fill()
        words = self._block[place:]  # sixteen in all, of one block or two
        self.counter += 16
        if place:
            self._fill()
            words += self._block[:place]
        key: list[int] = []
        for word in words:
            key.append(word & 0xFF)
            key.append(word >> 8 & 0xFF)
        return Luck(bytes(key))


class Drawn(Exception):
    """Somebody drew from luck that was not to be touched."""


class Untouched(Luck):
    """Luck for trying whether a move needs any: whoever draws from it is stopped."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(b"")

    def copy(self) -> Luck:
        return self

    def _fill(self) -> None:
        raise Drawn
