"""Actions under way. What somebody has begun is data that powers may change before it happens and while it does.

The position keeps them in ``g.deeds``, innermost last: frames read them, powers change them, ``copy`` copies them.
"""

from __future__ import annotations

from typing import Generic

from mypy_extensions import mypyc_attr

from .frames import Frame, G


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Deed(Generic[G]):
    """An action under way. A game's own adds what it is about: targets, a cost, pools of dice. A new one is blank."""

    __slots__ = ("after", "seat", "stage", "used")

    seat: int
    stage: str  # how far it has come, in a word
    used: int  # mask of the components used in it
    after: tuple[Frame[G], ...]  # what follows once it is done

    def begin(self, seat: int, stage: str) -> None:
        self.seat = seat
        self.stage = stage
        self.used = 0
        self.after = ()

    def copy(self) -> Deed[G]:
        raise NotImplementedError

    def copy_into(self, twin: Deed[G]) -> None:
        twin.seat = self.seat
        twin.stage = self.stage
        twin.used = self.used
        twin.after = self.after
