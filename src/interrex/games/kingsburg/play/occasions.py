"""Occasions: points in the order of play at which what seats have in play happens, or may be used (rulebook 1.7)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from interrex.engine.frames import Frame
from interrex.engine.message import Message
from interrex.engine.powers import Acting, UseOrPass
from interrex.engine.verbs import While

from ..data import NAME
from ..moments import POWERS, Occasion
from ..state import Kingsburg, Round
from ..words import named


class Use(UseOrPass[Kingsburg]):
    """Use something or nothing any more: one after another, as the owner likes, each once a season."""

    __slots__ = ()
    rule: ClassVar[str] = "1.7"
    ends: ClassVar[str] = "kingsburg-do-use-nothing"

    def ready(self, g: Kingsburg) -> Sequence[Acting]:
        return POWERS.ready(self.moment, g.in_play[self.seat] & ~g.used[self.seat], g, self.seat)

    def question(self, g: Kingsburg) -> Message:
        """Of one component it is asked by name."""
        names = {NAME[card] for card, _ in self.ready(g)}
        if len(names) != 1 or self.moment.name not in BY_NAME:
            return super().question(g)
        (name,) = names
        return Message(f"kingsburg-ask-{self.moment.name}-by", {"source": named(name)})


BY_NAME: Final = frozenset(["after-roll", "season-end", "before-reveal", "season-opens"])


def begin(g: Kingsburg, seat: int, occasion: Occasion) -> Frame[Kingsburg] | None:
    """What happens to a seat by itself happens; what it is asked is returned."""
    happens, uses = occasion.happens, occasion.uses
    held = g.in_play[seat]
    if speaking := held & happens.mask:
        for card, power in POWERS.at(happens, speaking):  # ``happen``, written out: an occasion is about nothing
            if power.given is None or power.given.holds(g, card, seat):
                power.does(g, card, seat)
    if ready := held & ~g.used[seat] & uses.mask:
        for card, power in POWERS.at(uses, ready):
            given = power.given
            if (given is None or given.holds(g, card, seat)) and power.does.seems(g, seat):
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
    mask, in_play = occasion.mask, g.in_play
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
