"""On what condition a component acts, and what is said where it does not hold."""

from __future__ import annotations

from typing import Any

from interrex.engine.conditions import Condition, condition
from interrex.engine.message import Param, Refusal

from ..data import NAME, NUMBER, RANK, SUMMER, YEARS, Goods
from ..moments import ALL_YEAR, ask
from ..play.whims import lowest_free
from ..state import Kingsburg
from ..words import bundle, named, refused

Given = Condition


def _says(key: str, **params: Param) -> Any:
    """Refused in these words, with the component named."""

    def words(g: Kingsburg, card: int, seat: int, *about: Any) -> Refusal:
        return refused(key, NAME[card], **params)

    return words


@condition(_says("kingsburg-no-not-yours"))
def in_play(g: Kingsburg, card: int, seat: int) -> bool:
    return bool(g.in_play[seat] >> card & 1)


@condition(_says("kingsburg-no-used"))
def not_used(g: Kingsburg, card: int, seat: int) -> bool:
    """Once a season (rulebook 1.7)."""
    return not g.used[seat] >> card & 1


def in_phase(phase: int) -> Condition:
    @condition(_says("kingsburg-no-phase", phase=phase))
    def is_now(g: Kingsburg, card: int, seat: int) -> bool:
        return g.phase == phase

    return is_now


def total_at_most(most: int) -> Condition:
    """Of the final dice, white ones included (rulebook 1.8)."""

    def words(g: Kingsburg, card: int, seat: int) -> Refusal:
        return refused("kingsburg-no-total", NAME[card], n=most, total=g.total(seat))

    @condition(words)
    def is_low(g: Kingsburg, card: int, seat: int) -> bool:
        return g.total(seat) <= most

    return is_low


@condition(_says("kingsburg-no-alike"))
def all_alike(g: Kingsburg, card: int, seat: int) -> bool:
    """All dice show the same, white ones included; each kind is sorted."""
    own, white = g.coloured[seat], g.white[seat]
    return own != () and own[0] == own[-1] and white.count(own[0]) == len(white)


def shows(value: int) -> Condition:
    """On a die, be it a white one."""

    @condition(_says("kingsburg-no-such-die", n=value))
    def is_there(g: Kingsburg, card: int, seat: int) -> bool:
        return value in g.coloured[seat] or value in g.white[seat]

    return is_there


def soldiers_at_most(most: int) -> Condition:
    @condition(_says("kingsburg-no-many-soldiers", n=most))
    def are_few(g: Kingsburg, card: int, seat: int) -> bool:
        return g.army[seat] <= most

    return are_few


def soldiers_at_least(least: int) -> Condition:
    @condition(_says("kingsburg-no-few-soldiers", n=least))
    def are_enough(g: Kingsburg, card: int, seat: int) -> bool:
        return g.army[seat] >= least

    return are_enough


def mask_of(names: tuple[str, ...]) -> int:
    return sum([1 << NUMBER[name] for name in names])


def having(*names: str) -> Condition:
    """At least one of these."""
    mask = mask_of(names)

    @condition(_says("kingsburg-no-lacks", names=tuple([named(name) for name in names])))
    def has(g: Kingsburg, card: int, seat: int) -> bool:
        return bool(g.in_play[seat] & mask)

    return has


def without(*names: str) -> Condition:
    """None of these."""
    mask = mask_of(names)

    def words(g: Kingsburg, card: int, seat: int) -> Refusal:
        there = tuple([named(name) for name in names if g.owns(seat, NUMBER[name])])
        return refused("kingsburg-no-has", NAME[card], names=there)

    @condition(words)
    def lacks(g: Kingsburg, card: int, seat: int) -> bool:
        return not g.in_play[seat] & mask

    return lacks


@condition()
def is_first(g: Kingsburg, card: int, seat: int) -> bool:
    return seat == g.order[0]


def in_year(year: int) -> Condition:
    @condition()
    def is_now(g: Kingsburg, card: int, seat: int) -> bool:
        return g.year == year

    return is_now


def from_year(year: int) -> Condition:
    @condition(_says("kingsburg-no-year", year=year))
    def is_later(g: Kingsburg, card: int, seat: int) -> bool:
        return g.year >= year

    return is_later


@condition()
def before_last_year(g: Kingsburg, card: int, seat: int) -> bool:
    return g.year < YEARS


@condition()
def fewest_points(g: Kingsburg, card: int, seat: int) -> bool:
    """Nobody has fewer points."""
    return g.score[seat] == min(g.score)


@condition()
def somebody_idle(g: Kingsburg, card: int, seat: int) -> bool:
    """Somebody built nothing this season."""
    return g.built != (1 << g.players) - 1


@condition()
def balanced(g: Kingsburg, card: int, seat: int) -> bool:
    """Governors have more than their printed words (rulebook 17.1.5)."""
    return g.modules.balanced


@condition()
def is_content(g: Kingsburg, card: int, seat: int) -> bool:
    """Rolled lower on purpose, and changed nothing afterwards (rulebook 17.2.6)."""
    return bool(g.content >> seat & 1)


@condition(_says("kingsburg-no-has-goods"))
def no_goods(g: Kingsburg, card: int, seat: int) -> bool:
    return not g.wealth(seat)


@condition(_says("kingsburg-no-goods-left"))
def any_good(g: Kingsburg, card: int, seat: int) -> bool:
    return g.wealth(seat) > 0


@condition(_says("kingsburg-no-goods-or-tokens"))
def any_good_or_token(g: Kingsburg, card: int, seat: int) -> bool:
    return g.wealth(seat) + g.tokens[seat] > 0


def affords(price: Goods) -> Condition:
    @condition(_says("kingsburg-no-afford", goods=bundle(price)))
    def can_pay(g: Kingsburg, card: int, seat: int) -> bool:
        gold, wood, stone = g.goods[seat]
        return gold >= price[0] and wood >= price[1] and stone >= price[2]

    return can_pay


@condition(_says("kingsburg-no-largest-army"))
def largest_army(g: Kingsburg, card: int, seat: int) -> bool:
    """Nobody has more soldiers."""
    return g.army[seat] == max(g.army)


@condition()
def most_buildings(g: Kingsburg, card: int, seat: int) -> bool:
    """Nobody has more buildings."""
    return g.buildings(seat) == max([g.buildings(other) for other in range(g.players)])


@condition(_says("kingsburg-no-phase", phase=SUMMER))
def trading_season(g: Kingsburg, card: int, seat: int) -> bool:
    """Summer, and for some spring and autumn as well (rulebook 15.2.4)."""
    return g.phase == SUMMER or ask(g, seat, ALL_YEAR, False)


@condition()
def three_advisors(g: Kingsburg, card: int, seat: int) -> bool:
    return len({rank for rank, owner, _ in g.placed if owner == seat}) >= 3


def only_low_advisors(to_rank: int) -> Condition:
    """The seat influenced somebody, and nobody of a higher rank (rulebook 21.2.7)."""

    @condition(_says("kingsburg-no-low-advisors", rank=to_rank))
    def are_low(g: Kingsburg, card: int, seat: int) -> bool:
        own = [RANK[place] for place, owner, _ in g.placed if owner == seat]
        return bool(own) and max(own) <= to_rank

    return are_low


@condition(_says("kingsburg-no-free-advisor"))
def an_advisor_is_free(g: Kingsburg, card: int, seat: int) -> bool:
    return lowest_free(g) > 0
