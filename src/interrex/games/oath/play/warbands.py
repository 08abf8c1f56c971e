"""Warbands: the only ways they move. A place is a slot of the map, or WITH + a seat for its board."""

from __future__ import annotations

from ..data.numbers import IDS, NOBODY
from ..deeds import ATTACKER, DEFENDER, Campaign
from ..moments import NO_STATION
from ..ruling import barred
from ..state import SLOT_COUNT, WITH, Oath


def gain_warbands(g: Oath, seat: int, n: int) -> int:
    """From the personal bank; a Citizen's come from the Chancellor's (rulebook 10.10)."""
    colour = g.board_colour(seat)
    n = min(n, g.bank[colour])
    g.bank[colour] -= n
    g.host[seat] += n
    if n:
        g.tell("oath-gains-warbands", seat=seat, n=n)
    return n


def at(g: Oath, place: int) -> int:
    return g.bands[place] if place < SLOT_COUNT else g.host[place - WITH]


def colour_at(g: Oath, place: int) -> int:
    return g.colours[place] if place < SLOT_COUNT else g.board_colour(place - WITH)


def remove(g: Oath, place: int, n: int) -> None:
    """Off a place; they are nowhere yet."""
    if place < SLOT_COUNT:
        g.bands[place] -= n
        if not g.bands[place]:
            g.garrisons[g.colours[place]] &= ~(1 << place)
            g.colours[place] = NOBODY
            g.stirred = True
    else:
        g.host[place - WITH] -= n


def put(g: Oath, place: int, colour: int, n: int) -> None:
    if not n:
        return
    if place < SLOT_COUNT:
        g.bands[place] += n
        if g.colours[place] != colour:
            occupy(g, place, colour)
    else:
        g.host[place - WITH] += n


def occupy(g: Oath, slot: int, colour: int) -> None:
    """The warbands at a site are of that colour from now on."""
    if g.colours[slot] != NOBODY:
        g.garrisons[g.colours[slot]] &= ~(1 << slot)
    g.colours[slot] = colour
    g.garrisons[colour] |= 1 << slot
    g.stirred = True


def kill(g: Oath, place: int, n: int) -> int:
    """To the bank of their colour (rulebook 10.13). In a campaign they are counted, and a power may save them."""
    n = min(n, at(g, place))
    if not n:
        return 0
    colour = colour_at(g, place)
    war = g.deeds[-1] if g.deeds and isinstance(g.deeds[-1], Campaign) else None
    side = ATTACKER if war is None else side_of(g, war, place)
    remove(g, place, n)
    if war is not None:
        for row in war.aside:
            if side_of_seat(war, row[1]) == side:
                war.aside = (*[r for r in war.aside if r is not row], (row[0], row[1], colour, row[3] + n))
                return n
        war.killed = (war.killed[0] + n * (side == ATTACKER), war.killed[1] + n * (side == DEFENDER))
    g.bank[colour] += n
    if place < SLOT_COUNT:
        g.tell("oath-killed-at", n=n, site=IDS[g.site[place]])
    else:
        g.tell("oath-killed", n=n, seat=place - WITH)
    return n


def side_of_seat(war: Campaign, seat: int) -> int:
    return ATTACKER if seat == war.seat else DEFENDER


def side_of(g: Oath, war: Campaign, place: int) -> int:
    """Whose side warbands at a place fight on."""
    if place >= SLOT_COUNT:
        return side_of_seat(war, place - WITH)
    return ATTACKER if war.force >> place & 1 or g.flag[war.seat] == g.colours[place] else DEFENDER


def may_station(g: Oath, seat: int) -> bool:
    return not barred(g, NO_STATION, seat)


def station(g: Oath, seat: int, slot: int, n: int) -> None:
    """From the seat's board onto a site."""
    colour = g.board_colour(seat)
    g.host[seat] -= n
    put(g, slot, colour, n)


def take_back(g: Oath, seat: int, slot: int, n: int) -> None:
    """The same, told."""
    site = IDS[g.site[slot]]
    withdraw(g, seat, slot, n)
    g.tell("oath-withdraws", seat=seat, n=n, site=site)


def send_out(g: Oath, seat: int, slot: int, n: int) -> None:
    """From the board onto a site, told."""
    station(g, seat, slot, n)
    g.tell("oath-stations", seat=seat, n=n, site=IDS[g.site[slot]])


def withdraw(g: Oath, seat: int, slot: int, n: int) -> None:
    """From a site to the seat's board: of its own colour."""
    remove(g, slot, n)
    g.host[seat] += n
