"""Two face-up cards change places: no play, so nothing that playing brings (rulebook 18.4.3)."""

from __future__ import annotations

from ..play.moving import CUT_DOWN, lift, to_advisers, to_site
from ..state import SLOT_COUNT, WITH, Oath


def swap(g: Oath, card: int, other: int) -> None:
    """Tokens stay on them. Whoever has too many advisers then discards some, but not the one that came."""
    there, here = lift(g, other), lift(g, card)
    for moved, place in ((card, there), (other, here)):
        if place < SLOT_COUNT:
            to_site(g, moved, place)
        else:
            to_advisers(g, place - WITH, moved)
    for moved, place in ((card, there), (other, here)):
        if place >= SLOT_COUNT:
            CUT_DOWN.do(g, moved, place - WITH)


def swap_this(g: Oath, card: int, seat: int, other: int) -> None:
    swap(g, card, other)
