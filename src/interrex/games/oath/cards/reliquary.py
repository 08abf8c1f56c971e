"""The four spaces of the Reliquary: burdens of the Chancellor (rulebook 17.8 to 17.11)."""

from __future__ import annotations

from typing import Any, Final

from interrex.engine.powers import Power

from ..data.constants import CRADLE, HINTERLAND
from ..deeds import FOR_SECRETS, SEARCH, TRADE, TRAVEL, ActDeed
from ..moments import HOLDER, KILLS_ALL, NO_SEARCH
from ..play.ways import COST, FREE, YIELD, touching
from ..powers.changes import draws, extra
from ..powers.forms import burdens, cannot, named, says
from ..state import REGION, Oath


@touching(COST | FREE)
def decadent(g: Oath, card: int, deed: ActDeed) -> None:
    """Free to the Cradle from elsewhere, 1 Supply more to the Hinterland."""
    if REGION[deed.what] == CRADLE and REGION[g.pawn[deed.seat]] != CRADLE:
        deed.free = True
    elif REGION[deed.what] == HINTERLAND:
        deed.added += 1


@touching(YIELD)
def careless(g: Oath, card: int, deed: ActDeed) -> None:
    if deed.how == FOR_SECRETS:
        deed.extra_secrets -= 1


def dear(g: Oath, card: int, seat: int, *about: Any) -> bool:
    return int(about[0]) > 2


ENTRIES: Final[dict[str, tuple[Power, ...]]] = named(
    {
        "brutal":   (says(KILLS_ALL, True),),
        "decadent": (burdens(TRAVEL, decadent, who=HOLDER),),
        "careless": (burdens(TRADE, extra(1), careless, who=HOLDER),),
        "greedy":   (burdens(SEARCH, draws(2), who=HOLDER), cannot(NO_SEARCH, dear)),
    }
)  # fmt: skip
