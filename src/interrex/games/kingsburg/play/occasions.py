"""Occasions: points in the order of play at which what seats have in play happens, or may be used (rulebook 1.7)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from interrex.engine.action import Action
from interrex.engine.frames import Frame
from interrex.engine.message import Refusal, refusal
from interrex.engine.powers import Acting, UseOrPass
from interrex.engine.verbs import While

from ..moments import POWERS, Occasion
from ..state import Kingsburg, Round
from ..words import sourced


class Use(UseOrPass[Kingsburg]):
    """Use something or nothing any more: one after another, as the owner likes, each once a season."""

    __slots__ = ()
    rule: ClassVar[str] = "1.7"
    ends: ClassVar[str] = "kingsburg-do-use-nothing"

    def ready(self, g: Kingsburg) -> Sequence[Acting]:
        return POWERS.at(self.moment, g.in_play[self.seat] & ~g.used[self.seat] & self.moment.speakers)

    def use_up(self, g: Kingsburg, number: int) -> None:
        g.used[self.seat] |= 1 << number
        g.content &= ~(1 << self.seat)

    def otherwise(self, g: Kingsburg, a: Action) -> Refusal | None:
        """For what is not in play, or has been used."""
        for number, powers in POWERS.by_number.items():
            for power in powers:
                if power.at == self.moment and power.does.name == a[0]:
                    key = "kingsburg-no-used" if g.in_play[self.seat] >> number & 1 else "kingsburg-no-not-yours"
                    said = sourced(key, power.does.name)
                    return refusal(power.does.rule, said.key, **said.params)
        return None


def begin(g: Kingsburg, seat: int, occasion: Occasion) -> Frame[Kingsburg] | None:
    """What happens to a seat by itself happens; what it is asked is returned."""
    happens, uses = occasion.happens, occasion.uses
    held = g.in_play[seat]
    if speaking := held & happens.speakers:
        for _, power in POWERS.at(happens, speaking):  # ``happen``, written out: an occasion is about nothing
            if power.given is None or power.given(g, seat):
                power.does(g, seat)
    if ready := held & ~g.used[seat] & uses.speakers:
        for _, power in POWERS.at(uses, ready):
            if power.does.seems(g, seat):
                asked = Use(seat, uses)
                return While(asked) if uses.binds & ready else asked
    return None


class Occur(Round):
    """Each seat in turn order (rulebook 14.16): what comes by itself first, then what it uses (14.15).

    ``occur`` begins it, and leaves the rest to it once somebody is asked.
    """

    __slots__ = ("occasion",)

    def __init__(self, occasion: Occasion) -> None:
        self.occasion = occasion

    def order(self, g: Kingsburg) -> tuple[int, ...]:
        return g.order

    def visit(self, g: Kingsburg, seat: int) -> Frame[Kingsburg] | None:
        return begin(g, seat, self.occasion)


def occur(g: Kingsburg, occasion: Occasion) -> bool:
    """The occasion, for whoever has anything to do with it. True: somebody is asked; else it is over."""
    mask, in_play = occasion.speakers, g.in_play
    if not g.brought & mask:
        return False
    for place, seat in enumerate(g.order):
        if in_play[seat] & mask:
            asked = begin(g, seat, occasion)
            if asked is not None:
                g.push(Occur(occasion))
                g.pause(place + 1, asked)
                return True
    return False
