"""What the map offers the Decree: where the Eyrie can recruit, fight and build, now or after a move."""

from __future__ import annotations

from ..boards import Board, EyrieBoard, where
from ..data import EYRIE
from ..state import Root
from .woodland import Woodland


class Land:
    """What the Eyrie make of a woodland. Suits are a mask, with a bit for birds if any."""

    __slots__ = ("fights", "near", "roosts", "sites", "warriors")

    roosts: int  # suits of clearings with any
    warriors: int
    fights: int  # where these have somebody to fight
    sites: list[int]  # by suit, how many clearings where a roost can be built
    near: list[tuple[int, int]]  # where one could after a move: its suit, and the suits to move from


def survey(g: Root, woodland: Woodland) -> Land:
    mine: EyrieBoard = g.boards[EYRIE]
    chart, theirs = woodland.chart, woodland.ruled[EYRIE]
    flock, nests = where(mine.warriors), where(mine.roosts)
    others = 0
    for faction in g.faction:
        if faction != EYRIE:
            board: Board = g.boards[faction]
            others |= board.there()
    open_ = woodland.free & ~g.closed_to(EYRIE) & ~nests  # law 6.2.2
    found = Land()
    found.roosts = chart.suits_in(nests)
    found.warriors = chart.suits_in(flock)
    found.fights = chart.suits_in(flock & others)
    found.sites = chart.number_by_suit(theirs & open_)
    found.near = _near(g, woodland, flock & theirs, open_ & ~theirs)
    return found


def _near(g: Root, woodland: Woodland, starts: int, sites: int) -> list[tuple[int, int]]:
    """Of clearings with an open slot, those that enough warriors could come to rule by a move; one stays behind."""
    mine: EyrieBoard = g.boards[EYRIE]
    chart, birds, suits = woodland.chart, mine.warriors, g.suits
    found: list[tuple[int, int]] = []
    left, there = sites & chart.around(starts), 0
    while left:
        if left & 1:
            needed, froms = _to_rule(g, there), 0
            near, start = starts & chart.beside[there], 0
            while near:
                if near & 1 and birds[start] > needed:
                    froms |= 1 << suits[start]
                near >>= 1
                start += 1
            if froms:
                found.append((suits[there], froms))
        left >>= 1
        there += 1
    return found


def _to_rule(g: Root, clearing: int) -> int:
    """How many more warriors it takes to rule a clearing without a roost: a tie is enough (law 7.2.2)."""
    most = 0
    for faction in g.armies:
        if faction != EYRIE:
            board: Board = g.boards[faction]
            n = board.warriors[clearing]
            for row in board.buildings:
                n += row[clearing]
            most = max(most, n)
    mine: Board = g.boards[EYRIE]
    return most - mine.warriors[clearing]
