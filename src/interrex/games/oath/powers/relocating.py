"""A face-up card moves to a site: no play, so nothing that playing brings (rulebook 18.1.6)."""

from __future__ import annotations

from ..data.numbers import IDS
from ..play.moving import lift, to_site
from ..play.playing import before_site, holds_one_more
from ..state import SLOT_COUNT, Oath, Procedure


def sites_with_room(g: Oath, seat: int) -> list[int]:
    """The face-up sites to which the seat may move a card."""
    return [slot for slot in range(SLOT_COUNT) if g.face_up >> slot & 1 and holds_one_more(g, seat, slot)]


class Relocate(Procedure):
    """A card moves to a site, after a discard where the site asks for one. Its tokens stay on it."""

    __slots__ = ("card", "seat", "slot")

    def __init__(self, card: int, seat: int, slot: int) -> None:
        self.card = card
        self.seat = seat
        self.slot = slot

    def step(self, g: Oath, n: int) -> bool:
        if n == 0:
            before_site(g, self.seat, self.slot, False)
            return True
        lift(g, self.card)
        to_site(g, self.card, self.slot)
        g.tell("oath-moves-card", card=IDS[self.card], site=IDS[g.site[self.slot]])
        return False
