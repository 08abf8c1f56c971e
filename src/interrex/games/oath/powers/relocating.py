"""A face-up card moves to a site: no play, so nothing that playing brings (rulebook 18.1.6)."""

from __future__ import annotations

from ..moments import BEFORE_SITE
from ..play.moving import lift, to_site
from ..play.playing import before_site, holds_one_more
from ..state import SLOT_COUNT, Oath, Procedure
from .changes import ALL_SITES


def only_when_playing() -> int:
    """The components that make room for a card played, but not for one that moves: all but sites (22.2.11)."""
    return BEFORE_SITE.speakers & ~ALL_SITES


def sites_with_room(g: Oath, seat: int) -> list[int]:
    """The face-up sites to which the seat may move a card."""
    used = only_when_playing()
    return [slot for slot in range(SLOT_COUNT) if g.face_up >> slot & 1 and holds_one_more(g, seat, slot, used)]


class Relocate(Procedure):
    """A card moves to a site, after a discard where the site asks for one. Its tokens stay on it."""

    __slots__ = ("card", "seat", "slot")

    def __init__(self, card: int, seat: int, slot: int) -> None:
        self.card = card
        self.seat = seat
        self.slot = slot

    def step(self, g: Oath, n: int) -> bool:
        if n == 0:
            before_site(g, self.seat, self.slot, False, only_when_playing())
            return True
        lift(g, self.card)
        to_site(g, self.card, self.slot)
        return False
