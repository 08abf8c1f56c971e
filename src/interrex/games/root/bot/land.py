"""What the map offers the Decree: where the Eyrie can recruit, fight and build, now or after a move."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from ..boards import Board
from ..data import EYRIE
from ..places import clearings_in
from ..state import Root
from .common import REMEMBERED
from .woodland import Woodland, around, count, number_by_suit, suits_in


class Land:
    """There is one for each that differs, so it is known by itself. Suits are a mask, with a bit for birds if any."""

    __slots__ = ("near", "roosts", "sites", "warriors")

    def __init__(self, roosts: int, warriors: int, sites: tuple[int, ...], near: tuple[tuple[int, int], ...]) -> None:
        self.roosts = roosts  # suits of clearings with any
        self.warriors = warriors
        self.sites = sites  # by suit, how many clearings where a roost can be built
        self.near = near  # where one could after a move: its suit, and the suits to move from


class Realm(NamedTuple):
    """What the Eyrie make of a woodland."""

    roosts: int
    land: Land
    contested: int  # clearings where their warriors have somebody to fight, beside pieces that come and go
    peaceful: int  # where they have not
    fights: int  # the suits of the former


def survey(g: Root, woodland: Woodland) -> Realm:
    birds, roosts = woodland.rows[EYRIE]
    suits, theirs = g.suits, woodland.ruled[EYRIE]
    (_, flock), (nesting, nests) = count(birds), count(roosts)
    others = 0
    for faction in g.armies:
        if faction != EYRIE:
            others |= woodland.there[faction]
    open_ = woodland.free & ~g.closed_to(EYRIE) & ~nests  # law 6.2.2
    near = _near(g, woodland, birds, flock & theirs, open_ & ~theirs)
    land = _land(suits_in(nests, suits), suits_in(flock, suits), number_by_suit(theirs & open_, suits), near)
    return Realm(nesting, land, flock & others, flock & ~others, suits_in(flock & others, suits))


_land: Final = lru_cache(maxsize=REMEMBERED)(Land)


def _near(g: Root, woodland: Woodland, birds: bytes, starts: int, sites: int) -> tuple[tuple[int, int], ...]:
    """Of clearings with an open slot, those that enough warriors could come to rule by a move; one stays behind."""
    beside, suits = woodland.chart.beside, g.suits
    found: list[tuple[int, int]] = []
    for there in clearings_in(sites & around(woodland.chart, starts)):
        needed, froms = _to_rule(g, there), 0
        for start in clearings_in(starts & beside[there]):
            if birds[start] > needed:
                froms |= 1 << suits[start]
        if froms:
            found.append((suits[there], froms))
    found.sort()
    return tuple(found)


def _to_rule(g: Root, clearing: int) -> int:
    """How many more warriors it takes to rule a clearing without a roost: a tie is enough (law 7.2.2)."""
    most = 0
    for faction in g.armies:
        if faction != EYRIE:
            board: Board = g.boards[faction]
            most = max(most, board.warriors[clearing] + sum([row[clearing] for row in board.buildings]))
    mine: Board = g.boards[EYRIE]
    return most - mine.warriors[clearing]
