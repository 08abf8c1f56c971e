"""Pawns that travel by a power: one's own for no Supply, others' because they must."""

from __future__ import annotations

from collections.abc import Sequence

from ...data.numbers import NOBODY
from ...play.asking import SEATS, SITES, Choosing
from ...play.travel import TRAVELS, Banish, go, guide, within_reach
from ...ruling import NO_JOURNEY, promised
from ...state import SLOT_COUNT, Oath
from .shape import Selects


class ForceTravel(Choosing):
    """Somebody else's pawn must travel to a site, if able (rulebook 18.2)."""

    says = "oath-nobody-to-send"

    phrase = SEATS

    def __init__(self, to: Selects) -> None:
        self.to = to

    def options(self, g: Oath, card: int, seat: int) -> Sequence[int]:
        goal = set(self.to(g, card, seat))
        return [o for o in range(g.players) if o != seat and g.pawn[o] not in goal and goal & set(within_reach(g, o))]

    def chosen(self, g: Oath, card: int, seat: int, value: int) -> None:
        g.push(Banish(seat, value, sum([1 << slot for slot in self.to(g, card, seat)]), may=False))


def free_journeys(g: Oath, seat: int) -> list[int]:
    """The sites a seat may travel to for no Supply, if need be with modifiers: it is a journey like any other."""
    sure, found = within_reach(g, seat), []
    for slot in range(SLOT_COUNT):
        if slot != g.pawn[seat] and not promised(g, seat, NO_JOURNEY, slot + 1):
            deed = TRAVELS.new(g, seat, slot, 1)
            deed.free = True
            if slot in sure or TRAVELS.possible(g, deed):
                found.append(slot)
    return found


class FreeTravel(Choosing):
    """A journey for no Supply."""

    phrase = SITES

    def __init__(self, to: Selects, optional: bool = True) -> None:
        self.to = to
        self.optional = optional

    def do(self, g: Oath, card: int, seat: int) -> None:
        """Who must go, and is led by the ruler of a wood, is not asked where to."""
        if self.optional or guide(g, seat) == NOBODY:
            super().do(g, card, seat)
        else:
            self.chosen(g, card, seat, NOBODY)

    def options(self, g: Oath, card: int, seat: int) -> Sequence[int]:
        reach = free_journeys(g, seat)
        return [slot for slot in self.to(g, card, seat) if slot in reach]

    def chosen(self, g: Oath, card: int, seat: int, value: int) -> None:
        """Where somebody else chooses the way, they do within the same limits (rulebook 18.2.3)."""
        if guide(g, seat) == NOBODY:
            go(g, seat, value)
        else:
            g.push(Banish(seat, seat, sum([1 << slot for slot in self.options(g, card, seat)]), may=False))
