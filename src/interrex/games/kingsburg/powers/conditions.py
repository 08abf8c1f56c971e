"""On what condition a component acts."""

from __future__ import annotations

from collections.abc import Callable

from ..data import NUMBER, SUMMER, YEARS
from ..moments import ALL_YEAR, ask
from ..state import Kingsburg

Given = Callable[[Kingsburg, int], bool]


def in_phase(phase: int) -> Given:
    def is_now(g: Kingsburg, seat: int) -> bool:
        return g.phase == phase

    return is_now


def always(g: Kingsburg, seat: int) -> bool:
    return True


def both(one: Given, other: Given) -> Given:
    def hold(g: Kingsburg, seat: int) -> bool:
        return one(g, seat) and other(g, seat)

    return hold


def total_at_most(most: int) -> Given:
    """Of the final dice, white ones included (rulebook 1.8)."""

    def is_low(g: Kingsburg, seat: int) -> bool:
        return g.total(seat) <= most

    return is_low


def soldiers_at_most(most: int) -> Given:
    def are_few(g: Kingsburg, seat: int) -> bool:
        return g.army[seat] <= most

    return are_few


def soldiers_at_least(least: int) -> Given:
    def are_enough(g: Kingsburg, seat: int) -> bool:
        return g.army[seat] >= least

    return are_enough


def mask_of(names: tuple[str, ...]) -> int:
    return sum([1 << NUMBER[name] for name in names])


def having(*names: str) -> Given:
    """At least one of these."""
    mask = mask_of(names)

    def has(g: Kingsburg, seat: int) -> bool:
        return bool(g.in_play[seat] & mask)

    return has


def without(*names: str) -> Given:
    """None of these."""
    mask = mask_of(names)

    def lacks(g: Kingsburg, seat: int) -> bool:
        return not g.in_play[seat] & mask

    return lacks


def is_first(g: Kingsburg, seat: int) -> bool:
    return seat == g.order[0]


def in_year(year: int) -> Given:
    def is_now(g: Kingsburg, seat: int) -> bool:
        return g.year == year

    return is_now


def before_last_year(g: Kingsburg, seat: int) -> bool:
    return g.year < YEARS


def fewest_points(g: Kingsburg, seat: int) -> bool:
    """Nobody has fewer points."""
    return g.score[seat] == min(g.score)


def somebody_idle(g: Kingsburg, seat: int) -> bool:
    """Somebody built nothing this season."""
    return g.built != (1 << g.players) - 1


def is_content(g: Kingsburg, seat: int) -> bool:
    """Rolled lower on purpose, and changed nothing afterwards (rulebook 17.2.6)."""
    return bool(g.content >> seat & 1)


def no_goods(g: Kingsburg, seat: int) -> bool:
    return not g.wealth(seat)


def largest_army(g: Kingsburg, seat: int) -> bool:
    """Nobody has more soldiers."""
    return g.army[seat] == max(g.army)


def most_buildings(g: Kingsburg, seat: int) -> bool:
    """Nobody has more buildings."""
    return g.buildings(seat) == max([g.buildings(other) for other in range(g.players)])


def trading_season(g: Kingsburg, seat: int) -> bool:
    """Summer, and for some spring and autumn as well (rulebook 15.2.4)."""
    return g.phase == SUMMER or ask(g, seat, ALL_YEAR, False)


def three_advisors(g: Kingsburg, seat: int) -> bool:
    return len({rank for rank, owner, _ in g.placed if owner == seat}) >= 3
