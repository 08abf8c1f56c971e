"""The start of a year: hands are drawn up, and the order track is set (rulebook 3)."""

from __future__ import annotations

from ..data import FACTIONS, START
from ..many import change_first
from ..moments import SETS_ORDER, instead, who_speaks
from ..state import Crown, Procedure
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
        for seat in who_speaks(g, SETS_ORDER):
            if instead(g, seat, SETS_ORDER):
                return False
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
