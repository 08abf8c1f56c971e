"""What a thinking house looks at: the terms of its judgement of a reign, for all seats at once.

They are points to be expected; how much each of them counts was learned (``judgement.json``). Marks of a campaign are
left out: they win no reign.
"""

from __future__ import annotations

from typing import Final

from .bot import COIN_DRIFT, MIGHT, POWER_DRIFT, expected, in_hand, placed, rounds_left
from .data import AGENDAS, SPACES
from .play.houses import sums
from .play.scoring import token_points
from .state import SILENT, VOTING, Council

NAMES: Final = (
    "points",    # once agendas are revealed
    "agenda",    # points its agenda can expect, both outcomes of a vote counted as likely as they look
    "tokens",    # of power and craving won or lost with open agendas
    "purse",     # the place in coins to be expected
    "might",     # the place in power
    "power",     # in hand, while votes are to come
    "coins",
    "leader",
    "moderator",
    "silent",    # has not spoken yet: it may still sell its vote
)  # fmt: skip


def progress(g: Council) -> float:
    return 1.0 if g.ending or g.revealed else min(1.0, len(g.track) / SPACES)


def terms(g: Council) -> list[list[float]]:
    if g.revealed:
        return [[float(total), *REST] for total in sums(g)]
    left = rounds_left(g)
    return [_of(g, seat, left) for seat in range(g.players)]


REST: Final = (0.0,) * (len(NAMES) - 1)


def _of(g: Council, seat: int, left: int) -> list[float]:
    power = in_hand(g, seat)
    richer = [g.coins[other] - g.coins[seat] for other in range(g.players) if other != seat]
    mightier = [g.power[other] + g.laid[other] - power for other in range(g.players) if other != seat]
    spread = left**0.5
    agenda = g.agendas[seat][0] if g.agendas[seat] else None
    return [
        0.0,
        expected(g, seat, left) if agenda is not None else 0.0,
        token_points(g, seat),
        placed(richer, AGENDAS[agenda].coins, COIN_DRIFT * spread) if agenda is not None else 0.0,
        placed(mightier, MIGHT, POWER_DRIFT * spread),
        float(power) if left > 1 else 0.0,
        float(g.coins[seat]),
        float(g.leader == seat),
        float(g.moderator == seat),
        float(g.stage == VOTING and g.stance[seat] == SILENT),
    ]
