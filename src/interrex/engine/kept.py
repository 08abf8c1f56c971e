"""What is remembered. It is declared beside the function that works it out: on what it depends, how much there may be.

With ``INTERREX_CHECK_KEPT=1``, as in the tests, what is asked for is worked out anew and compared with what was kept:
always at first, and once it was right a thousand times, one time in sixteen.
"""

from __future__ import annotations

import operator
from collections.abc import Callable, Hashable
from typing import Any, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

T = TypeVar("T")

SIZE: Final = 4096
TRIED: Final = 1000  # times that everything is compared
ONE_IN: Final = 16  # then, so that bots can play while they are checked

_ALL: Final[list[Any]] = []  # every Kept there is
_CHECKING: Final = [False]


@mypyc_attr(native_class=False)
class Stale(AssertionError):
    """What was kept is not what comes out now: it depends on more than was declared."""


class Kept(Generic[T]):
    """Values under the keys that they depend on, and on nothing else but what is printed and entered (``forget_all``).

    ``PRICES = Kept("prices", work_out, "the mask of discounts")``, then ``PRICES.of(mask, g, seat)``: the first is the
    key, the rest is what the function is given when it has to be asked. Where nothing follows, it is given the key.
    When there would be more than ``size`` of them, all are forgotten. That something is None is not kept.
    """

    def __init__(
        self,
        name: str,
        work_out: Callable[..., T],
        depends: str,
        size: int = SIZE,
        same: Callable[[Any, Any], bool] = operator.eq,
        checked: bool = True,
    ) -> None:
        self.name = name
        self.work_out = work_out
        self.depends = depends
        self.size = size
        self.same = same
        self.checked = checked  # False: too dear to be worked out again and again, even in tests
        self.known: dict[Any, T] = {}  # while everything is checked nothing is here, so that all is asked for
        self.before: dict[Any, T] = {}  # but here
        self.right = 0  # how often what was kept was asked for, and is thought right
        _ALL.append(self)

    def of(self, key: Hashable, *about: Any) -> T:
        """What is kept under the key; worked out now if it is not there."""
        found = self.known.get(key)
        return self._ask(key, about) if found is None else found

    def _ask(self, key: Hashable, about: tuple[Any, ...]) -> T:
        kept, before = self.known, None
        if _CHECKING[0] and self.checked:
            kept = self.before
            before = kept.get(key)
            if before is not None:
                self.right += 1
                if self.right > TRIED and self.right % ONE_IN:
                    return before
        found = self.work_out(*about) if about else self.work_out(key)
        if before is not None:
            if not self.same(before, found):
                raise Stale(f"{self.name} of {key!r} was {before!r}, is {found!r}: it is more than {self.depends}")
            return before
        if len(kept) >= self.size:
            kept.clear()
        kept[key] = found
        return found


def forget_all() -> None:
    """What components do has changed: whatever was worked out from it is void."""
    for kept in _ALL:
        kept.known.clear()
        kept.before.clear()


def check(on: bool) -> bool:
    """Shall everything be worked out anew from now on, and compared? Whether it was so before."""
    forget_all()
    before, _CHECKING[0] = _CHECKING[0], on
    return before
