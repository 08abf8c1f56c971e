"""Choices made several times, or over several banks: each part is an effect of its own, made once."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ..play.asking import BANKS, Choosing
from ..play.wealth import shift_favor
from ..state import Oath
from .checks import Count, amount
from .effects.shape import Selects
from .effects.wealth import from_bank


class ShiftFrom(Choosing):
    """Favor from a bank that the user chooses, to one that is known or chosen then."""

    phrase = BANKS

    def __init__(self, n: Count, source: Selects, to: Callable[[Oath, int, int, int], Sequence[int]]) -> None:
        self.source = source
        self.onto = tuple([ShiftTo(n, bank, to) for bank in range(6)])

    def options(self, g: Oath, card: int, seat: int) -> Sequence[int]:
        return [b for b in self.source(g, card, seat) if g.banks[b] and self.onto[b].options(g, card, seat)]

    def chosen(self, g: Oath, card: int, seat: int, value: int) -> None:
        self.onto[value].do(g, card, seat)


class ShiftTo(Choosing):
    """The second half: from a bank that was chosen."""

    phrase = BANKS

    def __init__(self, n: Count, source: int, to: Callable[[Oath, int, int, int], Sequence[int]]) -> None:
        self.n = n
        self.source = source
        self.to = to

    def options(self, g: Oath, card: int, seat: int) -> Sequence[int]:
        return [bank for bank in self.to(g, card, seat, self.source) if bank != self.source]

    def chosen(self, g: Oath, card: int, seat: int, value: int) -> None:
        shift_favor(g, self.source, value, amount(self.n, g, card, seat))


class OneFromEach(Choosing):
    """One favor from each of several different banks, as far as there are so many with favor."""

    phrase = BANKS

    def __init__(self, n: int, drawn: int = 0) -> None:
        self.drawn = drawn  # mask of the banks that have given
        self.next = {b: OneFromEach(n - 1, drawn | 1 << b) for b in range(6) if n > 1 and not drawn >> b & 1}

    def options(self, g: Oath, card: int, seat: int) -> Sequence[int]:
        return [bank for bank in range(6) if g.banks[bank] and not self.drawn >> bank & 1]

    def chosen(self, g: Oath, card: int, seat: int, value: int) -> None:
        from_bank(g, seat, value, 1)
        if self.next:
            self.next[value].do(g, card, seat)
