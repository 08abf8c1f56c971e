"""The Oathkeeper title, and the goals of oaths (rulebook 2.11)."""

from __future__ import annotations

from typing import Final

from ..data.numbers import NOBODY
from ..data.oaths import (
    HOLD_DARKEST_SECRET,
    HOLD_GRAND_SCEPTER,
    HOLD_PEOPLES_FAVOR,
    MOST_RELICS_AND_BANNERS,
    OATHS,
)
from ..moments import CROWN, TITLE_TAKEN
from ..ruling import react, ruled
from ..state import CITIZEN, EXILE, Oath
from .asking import SEATS, Choosing
from .moving import PEOPLE, SECRET, treasures


def best(counts: dict[int, int]) -> list[int]:
    most = max(counts.values())
    return [seat for seat, n in counts.items() if n == most and n]


def site_counts(g: Oath) -> dict[int, int]:
    """Sites ruled; the Empire counts once, for the Chancellor (rulebook 2.11.7)."""
    if g.live & CROWN.mask:
        return {seat: ruled(g, seat).bit_count() for seat in range(g.players) if g.role[seat] != CITIZEN}
    return {seat: g.colours.count(g.flag[seat]) for seat in range(g.players) if g.role[seat] != CITIZEN}


def treasure_counts(g: Oath) -> dict[int, int]:
    return {seat: treasures(g, seat) for seat in range(g.players)}


def fulfilling(g: Oath, goal: str) -> list[int]:
    """The seats that meet a goal; several are level."""
    if goal == HOLD_DARKEST_SECRET:
        return [seat for seat in [g.holds[SECRET]] if seat != NOBODY]
    if goal == HOLD_PEOPLES_FAVOR:
        return [seat for seat in [g.holds[PEOPLE]] if seat != NOBODY]
    if goal == HOLD_GRAND_SCEPTER:
        return [seat for seat in [g.scepter_holder()] if seat != NOBODY]
    return best(treasure_counts(g) if goal == MOST_RELICS_AND_BANNERS else site_counts(g))


def look_at_title(g: Oath) -> None:
    """Does anybody else now meet the goal (rulebook 2.11.1 to 2.11.4)?"""
    g.stirred = False
    found = fulfilling(g, OATHS[g.oath].goal)
    if not found or g.title in found:
        return
    if len(found) == 1:
        take_title(g, found[0])
    else:
        HEIRS.do(g, OATHS[g.oath].number, g.title)


def take_title(g: Oath, seat: int) -> None:
    g.title = seat
    g.usurper = False
    g.tell("oath-takes-title", seat=seat)
    react(g, TITLE_TAKEN, seat)


class Heirs(Choosing):
    """Several others are level: the old holder chooses."""

    phrase = SEATS

    def options(self, g: Oath, card: int, seat: int) -> list[int]:
        return fulfilling(g, OATHS[g.oath].goal)

    def chosen(self, g: Oath, card: int, seat: int, value: int) -> None:
        take_title(g, value)


HEIRS: Final = Heirs()


def successor(g: Oath) -> int:
    """The Citizen who wins in the Chancellor's place; NOBODY: none (rulebook 3.3.1)."""
    goal = OATHS[g.oath].successor
    if goal == MOST_RELICS_AND_BANNERS:
        counts = {seat: treasures(g, seat) for seat in range(g.players) if g.role[seat] != EXILE}
        found = best(counts)
        seat = found[0] if len(found) == 1 else NOBODY
    else:
        found = fulfilling(g, goal)
        seat = found[0] if found else NOBODY
    return seat if seat != NOBODY and g.role[seat] == CITIZEN else NOBODY
