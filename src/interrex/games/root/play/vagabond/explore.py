"""Explore: items from the ruins (law 9.5.3)."""

from __future__ import annotations

from interrex.engine.action import Action
from interrex.engine.message import Message

from ...data import ITEMS
from ...state import Decision, Root, without
from ..common import PASS, score
from .items import gain


def explore(g: Root, seat: int) -> None:
    """One item from the ruin; of two he looks and takes one (law 9.5.3, 9.7.3)."""
    rover = g.rover_at(seat)
    under = g.ruins[rover.place]
    g.reveals += 1
    if len(g.rovers) == 1:
        take_from_ruin(g, seat, under[0])
        return
    g.whisper(seat, "root-ruin-shows", items=tuple([Message(f"root-item-{ITEMS[item]}", {}) for item in under]))
    g.push(TakeFromRuin(seat))


class TakeFromRuin(Decision):
    __slots__ = ()
    rule = "9.7.3"
    asks = "root-ask-ruin"

    def actions(self, g: Root) -> list[Action]:
        rover = g.rover_at(self.seat)
        free = sorted({item for item in g.ruins[rover.place] if not rover.from_ruins >> item & 1})
        return [*[("take", ITEMS[item]) for item in free], PASS]

    def play(self, g: Root, a: Action) -> None:
        if a != PASS:
            take_from_ruin(g, self.seat, ITEMS.index(str(a[1])))


def take_from_ruin(g: Root, seat: int, item: int) -> None:
    rover = g.rover_at(seat)
    g.ruins[rover.place] = without(g.ruins[rover.place], item)
    rover.from_ruins |= 1 << item
    gain(rover, item)
    g.tell("root-explores", seat=seat, item=ITEMS[item], clearing=rover.place + 1)
    score(g, seat, 1)
