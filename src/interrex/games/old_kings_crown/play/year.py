"""The start of a year: hands are drawn up, and the order track is set (rulebook 3)."""

from __future__ import annotations

from typing import Final

from interrex.engine.action import Action
from interrex.engine.message import Refusal, refusal

from ..data import FACTIONS, START
from ..moments import SETS_ORDER, who_says
from ..nature import change_first
from ..state import Crown, Procedure, Verb
from ..words import FACTION
from .asking import Ask
from .moving import draw_up


class StartOfYear(Procedure):
    """Draw, then the order. Not in the first year (rulebook 3.1.1)."""

    __slots__ = ()

    def step(self, g: Crown, n: int) -> bool:
        if n == 0:
            g.season = START
            for seat in g.order:
                draw_up(g, seat)
            return True
        setters = who_says(g, SETS_ORDER)
        if setters:
            g.push(NextInOrder(setters[0], ()))
        else:
            set_order(g, by_influence(g))
        return False


def by_influence(g: Crown) -> tuple[int, ...]:
    """Most influence first; tied seats change places (rulebook 3.3.1, 3.3.2)."""
    backwards = g.order[::-1]
    return tuple(sorted(backwards, key=lambda seat: -g.influence[seat]))


def set_order(g: Crown, order: tuple[int, ...]) -> None:
    change_first(g, g.order[0], order[0])
    g.order = order
    g.tell("old-kings-crown-order", faction=tuple([FACTIONS[g.faction[seat]] for seat in order]))


class Next(Verb):
    """Who comes next on the order track."""

    name = "next"
    takes = (FACTION,)
    rule = "17.27"


NEXT: Final = Next()


class NextInOrder(Ask):
    """The whole track is set by one player, place by place."""

    __slots__ = ("chosen",)

    def __init__(self, seat: int, chosen: tuple[int, ...]) -> None:
        super().__init__(seat, NEXT)
        self.chosen = chosen

    def actions(self, g: Crown) -> list[Action]:
        return [NEXT.action(g.faction[seat]) for seat in g.order if seat not in self.chosen]

    def play(self, g: Crown, a: Action) -> None:
        (faction,) = NEXT.values(a)
        chosen = (*self.chosen, g.seat_of[faction])
        if len(chosen) < g.players - 1:
            g.push(NextInOrder(self.seat, chosen))
        else:
            set_order(g, (*chosen, *[seat for seat in g.order if seat not in chosen]))

    def why_not(self, g: Crown, a: Action) -> Refusal | None:
        return refusal(NEXT.rule, "old-kings-crown-no-next")
