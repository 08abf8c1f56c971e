"""What happens by itself: goods, soldiers, tokens and points that a component gives when its moment comes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from interrex.engine.powers import Power

from ..data import NAME, NOTHING, RANK, RULE, Building, Goods
from ..gifts import Gift, gift_told, give, tell
from ..moments import BEFORE_SUPPORT, BUILDS, FOUNDED, JOINS, OTHER_BUILDS, SEASON_END, Occasion
from ..play.choices import TAKE, Take, any_lots
from ..state import Kingsburg
from ..words import seat_names
from .conditions import Given, is_first


def gains(when: Occasion, gift: Gift, given: Given | None = None) -> Power:
    """Its owner is given something."""

    def given_to(g: Kingsburg, card: int, seat: int) -> None:
        give(g, seat, gift)
        if g.listener is not None:
            tell(g, "kingsburg-gains", NAME[card], seat=seat, gifts=gift_told(gift))

    return Power(when.happens, given_to, given)


def others_gain(when: Occasion, gift: Gift, given: Given | None = None) -> Power:
    """Everybody but its owner is given something."""

    def given_to_others(g: Kingsburg, card: int, seat: int) -> None:
        for other in g.order:
            if other != seat:
                give(g, other, gift)
                tell(g, "kingsburg-gains", NAME[card], seat=other, gifts=gift_told(gift))

    return Power(when.happens, given_to_others, given)


def earns(when: Occasion, gain: Goods = NOTHING, points: int = 0, tokens: int = 0, given: Given | None = None) -> Power:
    """Its owner gains something, and everybody hears of it."""

    def gained(g: Kingsburg, card: int, seat: int) -> None:
        if gain != NOTHING:
            g.gain(seat, gain)
        if points:
            g.score[seat] += points
        if tokens:
            g.tokens[seat] += tokens
        if g.listener is not None:
            g.tell(f"kingsburg-{NAME[card]}-earns", seat=seat)

    return Power(when.happens, gained, given)


def for_all_on_a_roll(gift: Gift, at_least: int) -> Power:
    """At the end of a season one die is rolled for everybody."""

    def rolled(g: Kingsburg, card: int, seat: int) -> None:
        die = g.luck.roll()
        tell(g, "kingsburg-rolls-for-all", NAME[card], seat=seat, die=die)
        if die >= at_least:
            for other in g.order:
                give(g, other, gift)
                tell(g, "kingsburg-gains", NAME[card], seat=other, gifts=gift_told(gift))

    return Power(SEASON_END.happens, rolled, is_first)


def rewards_advisors(gift: Gift, which: Callable[[Kingsburg], int], given: Given | None = None) -> Power:
    """Something for every advisor of a mask that was influenced."""

    def rewarded(g: Kingsburg, card: int, seat: int) -> None:
        mask = which(g)
        for rank, owner, _ in g.placed:
            if owner == seat and mask >> rank & 1:
                give(g, seat, gift)
                tell(g, "kingsburg-gains", NAME[card], seat=seat, gifts=gift_told(gift))

    return Power(BEFORE_SUPPORT.happens, rewarded, given)


def rewards_ranks(from_rank: int, gift: Gift, given: Given) -> Power:
    places = sum([1 << place for place, rank in RANK.items() if rank >= from_rank])

    def which(g: Kingsburg) -> int:
        return places

    return rewards_advisors(gift, which, given)


def rewards_marked(gift: Gift) -> Power:
    def which(g: Kingsburg) -> int:
        return g.modules.marked

    return rewards_advisors(gift, which)


def _take_the_envoy(g: Kingsburg, card: int, seat: int) -> None:
    g.envoy = seat
    g.tell("kingsburg-envoy-comes", seat=seat)


starts_with_envoy: Final = Power(FOUNDED.happens, _take_the_envoy)


def _take_the_lead(g: Kingsburg, card: int, seat: int) -> None:
    """Those who come later keep their places, so all are still asked (rulebook 21.2.1)."""
    g.order = (seat, *[other for other in g.order if other != seat])
    g.tell("kingsburg-order", seats=seat_names(g.order))


leads_at_once: Final = Power(JOINS.happens, _take_the_lead)


def taxes(column: int) -> Power:
    """A good of choice for every building of others in this column, at once (rulebook 17.2.4)."""

    def taxed(g: Kingsburg, card: int, seat: int, built: Building, builder: int) -> None:
        if built.column == column:
            g.push(Take(seat, any_lots(TAKE, 1), RULE[NAME[card]]))

    return Power(OTHER_BUILDS, taxed)


def gains_from_builders(column: int, gift: Gift, given: Given) -> Power:
    """Something for every building of others in this column."""

    def gained(g: Kingsburg, card: int, seat: int, built: Building, builder: int) -> None:
        if built.column == column and given.holds(g, card, seat):
            give(g, seat, gift)
            tell(g, "kingsburg-gains", NAME[card], seat=seat, gifts=gift_told(gift))

    return Power(OTHER_BUILDS, gained)


def rewards_leading_builder(gift: Gift) -> Power:
    """For building when nobody had more buildings as the seat's turn to build came (rulebook 17.2.10)."""

    def rewarded(g: Kingsburg, card: int, seat: int, built: Building) -> None:
        first = g.built >> seat & 1  # the one before this that the envoy helps to build
        before = g.buildings(seat) - 1 - first
        if all(g.buildings(other) <= before for other in range(g.players) if other != seat):
            give(g, seat, gift)
            tell(g, "kingsburg-gains", NAME[card], seat=seat, gifts=gift_told(gift))

    return Power(BUILDS, rewarded)
