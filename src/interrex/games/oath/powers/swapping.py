"""Two face-up cards change places: no play, so nothing that playing brings (rulebook 18.4.3)."""

from __future__ import annotations

from ..data.numbers import IDS
from ..play.moving import CUT_DOWN, lift, to_advisers, to_site
from ..state import SLOT_COUNT, WITH, Oath
from ..words import component


def swap(g: Oath, card: int, other: int) -> None:
    """Tokens stay on them. Whoever has too many advisers then discards some, but not the one that came."""
    there, here = lift(g, other), lift(g, card)
    g.tell("oath-swaps", card=IDS[card], other=component(other))
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
