"""Campaigns as if one's pawn were at another site (rulebook 18.3.5, 18.5.7)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ..play.asking import FOES, SITES, Choosing
from ..play.campaign import attackable, begin
from ..ruling import rules
from ..state import SLOT_COUNT, Oath
from .effects.shape import Selects


class March(Choosing):
    """From a site that the user chooses."""

    phrase = SITES

    def __init__(self, slots: Selects) -> None:
        self.slots = slots

    def options(self, g: Oath, card: int, seat: int) -> Sequence[int]:
        return [slot for slot in self.slots(g, card, seat) if FROM_SITE[slot].options(g, card, seat)]

    def chosen(self, g: Oath, card: int, seat: int, value: int) -> None:
        FROM_SITE[value].do(g, card, seat)


class FromSite(Choosing):
    """Against whom, with one's warbands there; a Citizen's are the Empire's, whomever they fight."""

    phrase = FOES

    def __init__(self, slot: int) -> None:
        self.slot = slot

    def options(self, g: Oath, card: int, seat: int) -> Sequence[int]:
        return attackable(g, seat, self.slot)

    def chosen(self, g: Oath, card: int, seat: int, value: int) -> None:
        force = 1 << self.slot if rules(g, seat, self.slot) else 0
        begin(g, seat, value, self.slot, force=force, free=True)


FROM_SITE: Final = tuple([FromSite(slot) for slot in range(SLOT_COUNT)])
