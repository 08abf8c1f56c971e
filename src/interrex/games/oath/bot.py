"""What a position is worth to a seat, for those who think ahead."""

from __future__ import annotations

from .data.oaths import OATHS
from .play.moving import treasures
from .play.title import fulfilling
from .play.victory import fulfilled
from .standing import ruled
from .state import EXILE, PURPLE, Oath


def evaluate(g: Oath, seat: int) -> float:
    """Between 0 and 1: how near the seat is to its own victory."""
    if g.over:
        return float(g.winner == seat)
    sites, own = ruled(g, seat).bit_count(), treasures(g, seat)
    strength = 0.02 * (g.host[seat] + g.favor[seat] + 2 * g.secrets[seat]) + 0.05 * sites + 0.06 * own
    if g.role[seat] == EXILE:
        ahead = 0.25 * (g.title == seat) + 0.25 * bool(fulfilled(g, seat))
    else:
        ahead = 0.2 * (g.flag[g.title] == PURPLE) + 0.1 * (seat in fulfilling(g, OATHS[g.oath].successor))
    return min(0.99, strength / (1 + strength) * 0.5 + ahead)
