"""Muster, trade and all recovery in one look, where no component has a say in what can be done with cards and relics.

Each of them says for itself what it offers (``Major.offered``); this is the same as printed, seen once for all of them
because every question of the Act Phase asks for it. The tests compare both with what trying finds.
"""

from __future__ import annotations

from typing import Final

from interrex.engine.action import Action

from ..data.numbers import SITE
from ..moments import PURSE
from ..standing import spendable
from ..state import Oath
from ..undertakings import FOR_FAVOR, FOR_SECRETS
from .deeds import Offered
from .moving import PEOPLE, SECRET
from .muster import MUSTERS, bare_cards
from .recover import BANNERS, RELICS
from .trade import TRADES
from .ways import UNAIDED

Row = tuple[Offered, int, bool]  # how offers are made, and whether they may be helped or hindered

ONE_BY_ONE: Final[tuple[Row, ...]] = (
    (MUSTERS.offered, UNAIDED, False),
    (TRADES.offered, UNAIDED, False),
    (RELICS.offered, UNAIDED, False),
)


def as_printed(g: Oath, seat: int, helped: int, hindered: bool) -> list[Action]:
    """What a seat with Supply can do at its site, and the recovery of banners, which alone is helped or hindered."""
    slot, secrets = g.pawn[seat], g.secrets[seat]
    favor = spendable(g, seat) if g.own[seat] & PURSE.speakers else g.favor[seat]
    found: list[Action] = []
    if (favor or secrets) and g.cards[slot]:
        bare = bare_cards(g, seat)
        if bare:
            if favor:
                found += MUSTERS.each(bare)
            if secrets:
                found += TRADES.for_goods(FOR_FAVOR, bare)
            if favor > 1:
                found += TRADES.for_goods(FOR_SECRETS, bare)
    relics = g.relics_at[slot]
    if relics:
        cost = SITE[g.site[slot]].recover
        if cost.favor <= favor and cost.secrets <= secrets:
            found += RELICS.row()[: len(relics)]
    if helped or favor > g.on_banner[PEOPLE] or secrets > g.on_banner[SECRET]:
        found += BANNERS.offered(g, seat, helped, hindered)
    return found


def joined(rows: tuple[Row, ...]) -> tuple[Row, ...]:
    """The same ways to see what is offered, those four in one where nothing speaks against it."""
    for at in range(len(rows) - 3):
        offered, helped, hindered = rows[at + 3]
        if rows[at : at + 3] == ONE_BY_ONE and offered == BANNERS.offered:
            return (*rows[:at], (as_printed, helped, hindered), *rows[at + 4 :])
    return rows
