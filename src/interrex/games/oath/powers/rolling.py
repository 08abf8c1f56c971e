"""Dice thrown outside of a battle, and the chance to throw them once more."""

from __future__ import annotations

from collections.abc import Sequence

from interrex.engine.action import Action
from interrex.engine.powers import Moment
from interrex.engine.verbs import Verb as AnyVerb

from ..data.numbers import Cards
from ..moments import ROLLED
from ..play.access import ComponentVerb
from ..play.campaign.battle import shields
from ..play.elsewhere import Question
from ..play.using import usable
from ..state import Oath, Procedure


class Thrown(Procedure):
    """Defense dice as they lie; running it is what they bring. A subclass may know more than its component and seat."""

    __slots__ = ("card", "faces", "seat")

    def __init__(self, card: int, seat: int, faces: Cards) -> None:
        self.card = card
        self.seat = seat
        self.faces = faces

    def again(self, faces: Cards) -> Thrown:
        """The same, with other faces."""
        return type(self)(self.card, self.seat, faces)

    def shields(self) -> int:
        return shields(self.faces)


def throw(g: Oath, thrown: Thrown) -> None:
    """It has been thrown: whoever threw may do so again, where a power allows it (rulebook 18.3.9)."""
    g.tell("oath-rolls-shields", seat=thrown.seat, n=thrown.shields())
    asked = ThrowAgain(thrown.seat, thrown)
    g.push(asked if g.live & ROLLED.mask and asked.open(g) else thrown)


class ThrowAgain(Question):
    """Once for the same dice."""

    __slots__ = ("thrown",)
    rule = "18.3.9"
    asks = "oath-ask-rolled"
    ends = "oath-do-keep-roll"

    def __init__(self, seat: int, thrown: Thrown) -> None:
        self.seat = seat
        self.thrown = thrown

    def at(self, g: Oath) -> Moment:
        return ROLLED

    def choices(self, g: Oath) -> Sequence[ComponentVerb]:
        return usable(g, self.seat, ROLLED)

    def do(self, g: Oath, verb: AnyVerb[Oath], a: Action) -> None:
        super().do(g, verb, a)
        thrown = self.thrown.again(g.luck.dice(len(self.thrown.faces)))
        g.tell("oath-rolls-shields", seat=thrown.seat, n=thrown.shields())
        g.push(thrown)

    def passed(self, g: Oath) -> None:
        g.push(self.thrown)
