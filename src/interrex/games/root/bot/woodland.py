"""The woodland as those who judge it see it: where pieces stand, and what follows from that for everybody.

A search judges many positions that differ in little, and most of them by what is not on the map: so what follows from
the map is worked out once and found by how pieces stand, written as bytes. Sets of clearings are masks.
"""

from __future__ import annotations

from functools import lru_cache
from struct import Struct
from typing import Final

from ..data import ALLIANCE, BIRD, CLEARINGS, EYRIE, MARQUISE
from ..places import clearings_in, neighbours
from ..state import Root
from .common import REMEMBERED

# A row for each: warriors by faction, buildings by kind, wood, open slots (by which ruins are known, too)
_ROWS: Final = Struct(f"{CLEARINGS}s" * 10)
_ANY: Final = b"0" + b"1" * 255  # by number: the digit of a mask


class Land:
    """What the map offers the Decree. There is one for each that differs, so it is known by itself.

    Suits are a mask, with a bit for birds where there is any.
    """

    __slots__ = ("near", "roosts", "sites", "warriors")

    def __init__(self, roosts: int, warriors: int, sites: tuple[int, ...], near: tuple[tuple[int, int], ...]) -> None:
        self.roosts = roosts  # suits of clearings with any
        self.warriors = warriors
        self.sites = sites  # by suit, how many clearings where a roost can be built
        self.near = near  # where one could after a move: its suit, and the suits to move from


class Chart:
    """A map with its suits: one of each, known by itself, so that nothing needs to compare them."""

    __slots__ = ("beside", "board", "suits")

    def __init__(self, board: str, suits: tuple[int, ...]) -> None:
        self.board = board
        self.suits = suits
        self.beside = tuple([sum([1 << c for c in places]) for places in neighbours(board)])  # a path leads there


class Woodland:
    """Where pieces stand, and what follows."""

    __slots__ = (
        "armies", "camp", "chart", "contested", "fights", "land", "peaceful", "rebels", "roosts", "ruins", "ruled",
        "stand", "to_eyrie", "to_marquise",
    )  # fmt: skip

    chart: Chart

    stand: bytes  # all rows
    rebels: bytes  # the Alliance's warriors
    ruins: bytes
    armies: tuple[int, int, int]  # warriors on the map, by faction
    ruled: tuple[int, int, int]  # clearings, by faction
    camp: tuple[int, ...]  # the Marquise's: sawmills, workshops, recruiters, wood, ruled clearings with an open slot
    roosts: int
    land: Land
    contested: int  # clearings where the Eyrie's warriors have somebody to fight, beside sympathy and pawns
    peaceful: int  # where they have not
    fights: int  # the suits of the former
    to_marquise: (
        float | None
    )  # what all this is worth to her, and what to the Eyrie beside roosts, once they were asked
    to_eyrie: float | None


_KNOWN: Final[dict[tuple[bytes, int, tuple[int, ...], str], Woodland]] = {}


def look(g: Root) -> Woodland:
    cats, birds, rebels = g.warriors
    sawmills, workshops, recruiters, roosts, bases = g.buildings
    free = g.slots_ or g.slots()
    stand = bytes([*cats, *birds, *rebels, *sawmills, *workshops, *recruiters, *roosts, *bases, *g.wood, *free])
    key = (stand, g.keep, g.suits, g.board.id)
    found = _KNOWN.get(key)
    if found is None:
        if len(_KNOWN) >= REMEMBERED:
            _KNOWN.clear()
        found = _KNOWN[key] = _survey(g, stand)
    return found


def forget() -> None:
    """For tests: as if nothing had ever been judged."""
    _KNOWN.clear()


def _survey(g: Root, stand: bytes) -> Woodland:
    cats, birds, rebels, sawmills, workshops, recruiters, roosts, bases, wood, slots = _ROWS.unpack(stand)
    hers, theirs, ours = _ruled(g.rulers())
    army, (flying, flock), (rising, risen) = _row(cats), _row(birds), _row(rebels)
    mills, shops, camps, (nesting, nests), stores = map(_row, (sawmills, workshops, recruiters, roosts, wood))
    (_, free), keep, suits = _row(slots), 1 << g.keep if g.keep >= 0 else 0, g.suits
    others = army[1] | risen | mills[1] | shops[1] | camps[1] | _row(bases)[1] | stores[1] | keep
    found = Woodland()
    found.chart = chart = _chart(g.board.id, suits)
    found.to_marquise = found.to_eyrie = None
    found.stand = stand
    found.rebels = rebels
    found.ruins = bytes(map(bool, g.ruins))
    found.armies = (army[0], flying, rising)
    found.ruled = (hers.bit_count(), theirs.bit_count(), ours.bit_count())
    found.camp = (mills[0], shops[0], camps[0], stores[0], (hers & free).bit_count())
    found.roosts = nesting
    found.contested = contested = flock & others
    found.peaceful = flock & ~others
    found.fights = suits_in(contested, suits)
    open_ = free & ~keep & ~nests  # law 6.2.2
    near = _near(chart, stand, birds, flock & theirs, open_ & ~theirs)
    found.land = _land(suits_in(nests, suits), suits_in(flock, suits), _by_suit(theirs & open_, suits), near)
    return found


_land: Final = lru_cache(maxsize=REMEMBERED)(Land)
_chart: Final = lru_cache(maxsize=None)(Chart)


def _near(chart: Chart, stand: bytes, birds: bytes, starts: int, sites: int) -> tuple[tuple[int, int], ...]:
    """Of clearings with an open slot, those that enough warriors could come to rule by a move; one stays behind."""
    beside, suits = chart.beside, chart.suits
    found: list[tuple[int, int]] = []
    for there in clearings_in(sites & _around(chart, starts)):
        needed, froms = _to_rule(stand[there::CLEARINGS]), 0
        for start in clearings_in(starts & beside[there]):
            if birds[start] > needed:
                froms |= 1 << suits[start]
        if froms:
            found.append((suits[there], froms))
    found.sort()
    return tuple(found)


@lru_cache(maxsize=REMEMBERED)
def _to_rule(there: bytes) -> int:
    """How many more warriors it takes to rule a clearing where these stand: a tie is enough (law 7.2.2)."""
    cats, mine, rebels, sawmills, workshops, recruiters, _, bases, _, _ = there
    return max(cats + sawmills + workshops + recruiters, rebels + bases) - mine


@lru_cache(maxsize=REMEMBERED)
def _ruled(rulers: tuple[int, ...]) -> tuple[int, int, int]:
    """The clearings that each faction rules."""
    hers, theirs, ours = [
        sum([1 << c for c, ruler in enumerate(rulers) if ruler == faction]) for faction in (MARQUISE, EYRIE, ALLIANCE)
    ]
    return hers, theirs, ours


@lru_cache(maxsize=REMEMBERED)
def _row(row: bytes) -> tuple[int, int]:
    """How many there are, and where."""
    return sum(row), int(row[::-1].translate(_ANY), 2)


@lru_cache(maxsize=REMEMBERED)
def _around(chart: Chart, clearings: int) -> int:
    """All that a path leads to from these."""
    found = 0
    for c in clearings_in(clearings):
        found |= chart.beside[c]
    return found


@lru_cache(maxsize=REMEMBERED)
def _by_suit(clearings: int, suits: tuple[int, ...]) -> tuple[int, ...]:
    """How many of these clearings are of each suit."""
    there = [suits[c] for c in clearings_in(clearings)]
    return tuple([there.count(suit) for suit in range(3)])


@lru_cache(maxsize=REMEMBERED)
def suits_in(clearings: int, suits: tuple[int, ...]) -> int:
    """The suits of these clearings; birds stand for any."""
    return sum([1 << suit for suit in {suits[c] for c in clearings_in(clearings)}]) | (1 << BIRD if clearings else 0)
