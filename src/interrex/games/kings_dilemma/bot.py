"""How good a position is for a seat: points it would score now, with what its coins and power are still good for."""

from __future__ import annotations

from .data import AGENDAS, TOP
from .kingdom import Sheet
from .play.houses import place_of, sums
from .play.scoring import agenda_points, token_points
from .state import Council

POWER_WORTH = 0.25  # of what is still in hand: votes to come
COIN_WORTH = 0.15
MARK_WORTH = 0.6  # of a mark of prestige or craving in a campaign


def evaluate(g: Council, seat: int) -> float:
    sheet = g.sheets[g.houses[seat] - 1] if g.houses[seat] else Sheet()
    marks = MARK_WORTH * (sheet.prestige + sheet.craving)
    if g.revealed:
        return sums(g)[seat] + marks
    if not g.agendas[seat]:
        return marks
    agenda = g.agendas[seat][0]
    coins = AGENDAS[agenda].coins
    place = place_of(g.coins, g.coins[seat])
    held = g.power[seat] + g.laid[seat] * 0.5
    nearness = sum([_near(row, agenda) for row in g.rows])
    return (
        agenda_points(g, agenda)
        + nearness
        + token_points(g, seat)
        + (coins[place - 1] if place <= len(coins) else 0) * 0.5
        + POWER_WORTH * held
        + COIN_WORTH * g.coins[seat]
        + marks
    )


def _near(row: int, agenda: int) -> float:
    """A little for each marker that is close to the agenda's rows: it may still get there."""
    rows = AGENDAS[agenda].rows
    if not rows:
        return abs(row - (TOP + 1) / 2) / 8
    return -min([max(low - row, row - high, 0) for low, high in rows]) / 4
