"""What a thinking house looks at: the terms of its judgement of a reign, for all seats at once.

The first of them is nearly all of it: the chance to win the reign, as far as its ends can be thought of (``fates``).
The rest is what those do not see. How much each counts is data (``judgement.json``). Marks of a campaign are left out:
they win no reign.
"""

from __future__ import annotations

from math import log
from typing import Final

from .data import SPACES
from .fates import fates
from .state import SILENT, VOTING, Council

NAMES: Final = (
    "fate",       # the logarithm of the chance to win
    "power",      # in hand, for votes to come
    "coins",      # for deals
    "leader",
    "moderator",
    "silent",     # has not spoken yet: it may still sell its vote
)  # fmt: skip
HOPELESS: Final = 0.0001


def progress(g: Council) -> float:
    return 1.0 if g.ending or g.revealed else min(1.0, len(g.track) / SPACES)


def terms(g: Council) -> list[list[float]]:
    open_ = not g.revealed
    return [
        [
            log(max(HOPELESS, fate)),
            float(g.power[seat] + g.laid[seat]) * open_,
            float(g.coins[seat]) * open_,
            float(g.leader == seat) * open_,
            float(g.moderator == seat) * open_,
            float(g.stage == VOTING and g.stance[seat] == SILENT),
        ]
        for seat, fate in enumerate(fates(g))
    ]
