"""Warbands that a power brings, kills or moves."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ...deeds import ATTACKER, BANDITS, DEFENDER
from ...moments import CROWN
from ...play.asking import PLACES, SITES, Choosing, Effect, carry
from ...play.campaign.targets import force_places, warbands_at
from ...play.warbands import at, gain_warbands, kill, may_station, send_out, take_back
from ...ruling import rules
from ...state import SLOT_COUNT, WITH, Oath
from ..checks import Count, amount
from .shape import Selects


class GainWarbands(Effect):
    says = "oath-no-warbands-left"

    def __init__(self, n: Count) -> None:
        self.n = n

    def can(self, g: Oath, card: int, seat: int) -> bool:
        return seat != BANDITS and g.bank[g.board_colour(seat)] > 0 and amount(self.n, g, card, seat) > 0

    def do(self, g: Oath, card: int, seat: int) -> None:
        if seat != BANDITS:
            gain_warbands(g, seat, amount(self.n, g, card, seat))


class Kill(Choosing):
    """One warband, where the user chooses (several: the effect several times)."""

    says = "oath-nobody-to-kill"

    phrase = PLACES

    def __init__(self, places: Selects) -> None:
        self.places = places

    def options(self, g: Oath, card: int, seat: int) -> Sequence[int]:
        return [place for place in self.places(g, card, seat) if at(g, place)]

    def chosen(self, g: Oath, card: int, seat: int, value: int) -> None:
        kill(g, value, 1)


class KillOnBoard(Effect):
    """Warbands on the attacker's board."""

    def __init__(self, n: int) -> None:
        self.n = n

    def do(self, g: Oath, card: int, seat: int) -> None:
        kill(g, WITH + g.war.seat, self.n)


class SacrificeOfForce(Choosing):
    """One warband of the defending force, by choice."""

    phrase = PLACES

    def options(self, g: Oath, card: int, seat: int) -> Sequence[int]:
        side = ATTACKER if seat == g.war.seat else DEFENDER
        return [place for place in force_places(g, g.war, side) if warbands_at(g, place)]

    def chosen(self, g: Oath, card: int, seat: int, value: int) -> None:
        kill(g, value, 1)


class StationAt(Choosing):
    """One warband from the board onto a site."""

    phrase = SITES

    def __init__(self, slots: Selects) -> None:
        self.slots = slots

    def options(self, g: Oath, card: int, seat: int) -> Sequence[int]:
        return self.slots(g, card, seat) if g.host[seat] and may_station(g, seat) else ()

    def chosen(self, g: Oath, card: int, seat: int, value: int) -> None:
        send_out(g, seat, value, 1)


class Gather(Choosing):
    """Warbands move freely between board and ruled sites, but for the last of a site: one at a time.

    First sites give, then the board does: so they can come to stand in every way, and nobody can move them for ever.
    """

    says = "oath-nobody-to-move"

    phrase = PLACES
    optional = True

    def options(self, g: Oath, card: int, seat: int) -> Sequence[int]:
        """A site gives one to the board; or the board begins to give."""
        own = [slot for slot in range(SLOT_COUNT) if rules(g, seat, slot)]
        last = 0 if g.own[seat] & CROWN.mask else 1
        giving = [slot for slot in own if g.bands[slot] > last]
        return [*giving, WITH + seat] if g.host[seat] and own and may_station(g, seat) else giving

    def chosen(self, g: Oath, card: int, seat: int, value: int) -> None:
        if value < SLOT_COUNT:
            take_back(g, seat, value, 1)
            self.do(g, card, seat)
        else:
            carry(g, card, seat, (TO_RULED_SITE, TO_MORE_SITES))


def ruled_slots(g: Oath, card: int, seat: int) -> Sequence[int]:
    return [slot for slot in range(SLOT_COUNT) if rules(g, seat, slot)]


class StationOn(StationAt):
    """One warband after another, for as long as the user likes."""

    optional = True

    def chosen(self, g: Oath, card: int, seat: int, value: int) -> None:
        super().chosen(g, card, seat, value)
        self.do(g, card, seat)


TO_RULED_SITE: Final = StationAt(ruled_slots)
TO_MORE_SITES: Final = StationOn(ruled_slots)
