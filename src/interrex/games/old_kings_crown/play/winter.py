"""Winter: its effects, then everything that stood on the map for a year goes (rulebook 7)."""

from __future__ import annotations

from ..data import FIRST_KINGDOM, NOBODY, WINTER
from ..moments import IN_WINTER, KEEPS_MEN, POWERS, who_says
from ..state import NO_MEN, Crown, Procedure
from .moving import into_discard


class Winter(Procedure):
    __slots__ = ()

    def step(self, g: Crown, n: int) -> bool:
        g.season = WINTER
        for kingdom, seat, _ in g.on_region:
            mask = 1 << FIRST_KINGDOM + kingdom
            if mask & IN_WINTER.mask:
                POWERS.happen(IN_WINTER, mask, g, seat, kingdom)
        clean_up(g)
        return False


def clean_up(g: Crown) -> None:
    """Heralds home, Supporters lost, active cards discarded unless influence keeps them (rulebook 7.2 to 7.5)."""
    keepers = who_says(g, KEEPS_MEN)
    for seat in keepers:
        g.tell("old-kings-crown-keeps-men", seat=seat)
    g.tell("old-kings-crown-winter")
    for seat in range(g.players):
        g.herald[seat] = NOBODY
        if g.men[seat] != NO_MEN and seat not in keepers:
            g.lost_men[seat] += sum(g.men[seat])
            g.men[seat] = NO_MEN
    stakes = dict(g.stakes)
    for region in range(3):
        kept: list[int] = []
        for card in g.active[region]:
            if card in stakes:
                kept.append(card)
            else:
                into_discard(g, card)
        g.active[region] = tuple(kept)
    g.stakes = tuple([(card, n - 1) for card, n in stakes.items() if n > 1])
    g.new_year()
