"""What is scored: for what was built, for what is left, for what the dice show."""

from __future__ import annotations

from collections.abc import Callable

from interrex.engine.powers import Power

from ..data import BUILDINGS, NAME, NOTHING, Building
from ..gifts import tell
from ..moments import BUILDS, GAME_END, ROLL_SETTLED
from ..state import Kingsburg
from ..words import gifts
from .conditions import mask_of


def scores_goods(each: int) -> Power:
    """A point for so many goods at the end; all kinds together, rounded down, and kept (rulebook 14.13)."""

    def counted(g: Kingsburg, card: int, seat: int) -> None:
        points = g.wealth(seat) // each
        g.score[seat] += points
        g.tell(f"kingsburg-{NAME[card]}-earns", seat=seat, points=points)

    return Power(GAME_END.happens, counted)


def scores_when_built(by_year: tuple[int, ...]) -> Power:
    """Points for having built it early (rulebook 14.24)."""

    def counted(g: Kingsburg, card: int, seat: int, built: Building) -> None:
        if built.id == NAME[card] and g.year <= len(by_year):
            points = by_year[g.year - 1]
            g.score[seat] += points
            tell(g, "kingsburg-gains", NAME[card], seat=seat, gifts=gifts(NOTHING, points=points))

    return Power(BUILDS, counted)


def scores_later_buildings(points: int) -> Power:
    """More points for every building built after it; they are never lost (rulebook 16.2.24)."""

    def counted(g: Kingsburg, card: int, seat: int, built: Building) -> None:
        if built.id != NAME[card]:
            g.score[seat] += points
            tell(g, "kingsburg-gains", NAME[card], seat=seat, gifts=gifts(NOTHING, points=points))

    return Power(BUILDS, counted)


def low_white_dice(points: int) -> Power:
    """Points for each 1 or 2 on white dice."""

    def counted(g: Kingsburg, card: int, seat: int) -> None:
        low = len([die for die in g.white[seat] if die <= 2])
        if low:
            g.score[seat] += low * points
            tell(g, "kingsburg-gains", NAME[card], seat=seat, gifts=gifts(NOTHING, points=low * points))

    return Power(ROLL_SETTLED.happens, counted)


def _scores_at_the_end(points: Callable[[Kingsburg, int], int]) -> Power:
    def counted(g: Kingsburg, card: int, seat: int) -> None:
        scored = points(g, seat)
        if scored:
            g.score[seat] += scored
            tell(g, "kingsburg-gains", NAME[card], seat=seat, gifts=gifts(NOTHING, points=scored))

    return Power(GAME_END.happens, counted)


def scores_buildings(each: int) -> Power:
    """A point for so many buildings at the end."""

    def points(g: Kingsburg, seat: int) -> int:
        return g.buildings(seat) // each

    return _scores_at_the_end(points)


def scores_rows(rows: str) -> Power:
    """A point for each building in these rows at the end."""
    mask = mask_of(tuple([b.id for b in BUILDINGS if b.row in rows]))

    def points(g: Kingsburg, seat: int) -> int:
        return (g.in_play[seat] & mask).bit_count()

    return _scores_at_the_end(points)


def scores_row(row: str, points: int) -> Power:
    """More points for buildings of a row."""

    def counted(g: Kingsburg, card: int, seat: int, built: Building) -> None:
        if built.row == row:
            g.score[seat] += points
            tell(g, "kingsburg-gains", NAME[card], seat=seat, gifts=gifts(NOTHING, points=points))

    return Power(BUILDS, counted)
