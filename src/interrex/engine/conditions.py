"""Conditions: whether something holds, what is said when it does not, and what it looks at.

They are values. ``HERE & EXILE & ~LOCKED`` is one too, and the first part of it that fails gives the reason. Like
everything a component says, a condition is given the position, the component's number, the seat it is about, and what
it is about: ``(g, card, seat, *about)``.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, Final

from mypy_extensions import mypyc_attr

from .message import Message, Refusal

Holds = Callable[..., bool]  # (g, card, seat, *about)
Says = str | Callable[..., Refusal]  # the key of a message without parameters, or (g, card, seat, *about) -> Refusal
Mask = Callable[[Any, int, int], int]  # (g, card, seat): the mask of all that it holds of

ANYTHING: Final = -1  # it may look at whatever there is


@mypyc_attr(allow_interpreted_subclasses=True)
class Condition:
    """Made of a function; ``reads`` is a mask in the game's own terms of what must change before the answer can."""

    one_of_each: ClassVar[bool] = True

    def __init__(
        self, holds: Holds, says: Says = "", rule: str = "", reads: int = ANYTHING, mask: Mask | None = None
    ) -> None:
        self.holds = holds
        self.says = says
        self.rule = rule
        self.reads = reads
        self.mask = mask  # of how many things it holds at once, where it can say so

    def blame(self, g: Any, card: int, seat: int, *about: Any) -> Refusal | None:
        """Why it does not hold; None: it does, or there are no words for it."""
        return None if self.holds(g, card, seat, *about) else self.words(g, card, seat, *about)

    def words(self, g: Any, card: int, seat: int, *about: Any) -> Refusal | None:
        """What is said when it does not hold."""
        says = self.says
        if isinstance(says, str):
            return Refusal(self.rule, Message(says, {})) if says else None
        return says(g, card, seat, *about)

    def __and__(self, other: Condition) -> Condition:
        return All(self, other)

    def __or__(self, other: Condition) -> Condition:
        return Either(self, other)

    def __invert__(self) -> Condition:
        return Not(self)


class All(Condition):
    """Both hold. The first that does not gives the reason."""

    def __init__(self, one: Condition, two: Condition) -> None:
        first, second, mask, also = one.holds, two.holds, one.mask, two.mask

        def both(g: Any, card: int, seat: int, *about: Any) -> bool:
            return first(g, card, seat, *about) and second(g, card, seat, *about)

        def of_both(g: Any, card: int, seat: int) -> int:
            assert mask is not None
            assert also is not None
            return mask(g, card, seat) & also(g, card, seat)

        super().__init__(both, reads=one.reads | two.reads, mask=None if mask is None or also is None else of_both)
        self.parts = (one, two)

    def words(self, g: Any, card: int, seat: int, *about: Any) -> Refusal | None:
        one, two = self.parts
        return (two if one.holds(g, card, seat, *about) else one).words(g, card, seat, *about)


class Either(Condition):
    """One of the two holds. Where neither does, the first gives the reason."""

    def __init__(self, one: Condition, two: Condition) -> None:
        first, second, mask, also = one.holds, two.holds, one.mask, two.mask

        def either(g: Any, card: int, seat: int, *about: Any) -> bool:
            return first(g, card, seat, *about) or second(g, card, seat, *about)

        def of_either(g: Any, card: int, seat: int) -> int:
            assert mask is not None
            assert also is not None
            return mask(g, card, seat) | also(g, card, seat)

        super().__init__(either, reads=one.reads | two.reads, mask=None if mask is None or also is None else of_either)
        self.parts = (one, two)

    def words(self, g: Any, card: int, seat: int, *about: Any) -> Refusal | None:
        one, two = self.parts
        return one.words(g, card, seat, *about) or two.words(g, card, seat, *about)


class Not(Condition):
    """It does not hold. There are no words for it."""

    def __init__(self, one: Condition) -> None:
        holds, mask = one.holds, one.mask

        def fails(g: Any, card: int, seat: int, *about: Any) -> bool:
            return not holds(g, card, seat, *about)

        def of_others(g: Any, card: int, seat: int) -> int:
            assert mask is not None
            return ~mask(g, card, seat)

        super().__init__(fails, reads=one.reads, mask=None if mask is None else of_others)


def condition(
    says: Says = "", rule: str = "", reads: int = ANYTHING, mask: Mask | None = None
) -> Callable[[Holds], Condition]:
    """Make a function a condition: ``@condition("game-not-your-site", reads=SITES)``."""

    def made(holds: Holds) -> Condition:
        return Condition(holds, says, rule, reads, mask)

    return made


def among(mask: Mask, says: Says = "", rule: str = "", reads: int = ANYTHING) -> Condition:
    """The condition that what it is about is in a mask."""

    def holds(g: Any, card: int, seat: int, what: int, *about: Any) -> bool:
        return bool(mask(g, card, seat) >> what & 1)

    return Condition(holds, says, rule, reads, mask)
