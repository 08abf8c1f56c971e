"""What happens by itself: goods, soldiers, tokens and points that a component gives when its moment comes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from interrex.engine.powers import Power

from ..data import NOTHING, RANK, RULE, Building, Goods
from ..moments import BEFORE_SUPPORT, BUILDS, FOUNDED, OTHER_BUILDS, SEASON_END, Occasion
from ..play.choices import TAKE, Take, any_lots
from ..state import Kingsburg
from .conditions import Given, is_first
from .gifts import Gift, gift_told, give, tell


def gains(when: Occasion, name: str, gift: Gift, given: Given | None = None) -> Power:
    """Its owner is given something."""

    def given_to(g: Kingsburg, seat: int) -> None:
        give(g, seat, gift)
        if g.told is not None:
            tell(g, "kingsburg-gains", name, seat=seat, gifts=gift_told(gift))

    return Power(when.happens, given_to, given)


def others_gain(when: Occasion, name: str, gift: Gift) -> Power:
    """Everybody but its owner is given something."""

    def given_to_others(g: Kingsburg, seat: int) -> None:
        for other in g.order:
            if other != seat:
                give(g, other, gift)
                tell(g, "kingsburg-gains", name, seat=other, gifts=gift_told(gift))

    return Power(when.happens, given_to_others)


def earns(
    when: Occasion, building: str, gain: Goods = NOTHING, points: int = 0, tokens: int = 0, given: Given | None = None
) -> Power:
    """Its owner gains something, and everybody hears of it."""
    key = f"kingsburg-{building}-earns"

    def gained(g: Kingsburg, seat: int) -> None:
        if gain != NOTHING:
            g.gain(seat, gain)
        if points:
            g.score[seat] += points
        if tokens:
            g.tokens[seat] += tokens
        if g.told is not None:
            g.tell(key, seat=seat)

    return Power(when.happens, gained, given)


def for_all_on_a_roll(name: str, gift: Gift, at_least: int) -> Power:
    """At the end of a season one die is rolled for everybody."""

    def rolled(g: Kingsburg, seat: int) -> None:
        die = g.luck.roll()
        tell(g, "kingsburg-rolls-for-all", name, seat=seat, die=die)
        if die >= at_least:
            for other in g.order:
                give(g, other, gift)
                tell(g, "kingsburg-gains", name, seat=other, gifts=gift_told(gift))

    return Power(SEASON_END.happens, rolled, is_first)


def rewards_advisors(name: str, gift: Gift, which: Callable[[Kingsburg], int], given: Given | None = None) -> Power:
    """Something for every advisor of a mask that was influenced."""

    def rewarded(g: Kingsburg, seat: int) -> None:
        mask = which(g)
        for rank, owner, _ in g.placed:
            if owner == seat and mask >> rank & 1:
                give(g, seat, gift)
                tell(g, "kingsburg-gains", name, seat=seat, gifts=gift_told(gift))

    return Power(BEFORE_SUPPORT.happens, rewarded, given)


def rewards_ranks(name: str, from_rank: int, gift: Gift, given: Given) -> Power:
    places = sum([1 << place for place, rank in RANK.items() if rank >= from_rank])

    def which(g: Kingsburg) -> int:
        return places

    return rewards_advisors(name, gift, which, given)


def rewards_marked(name: str, gift: Gift) -> Power:
    def which(g: Kingsburg) -> int:
        return g.modules.marked

    return rewards_advisors(name, gift, which)


def _take_the_envoy(g: Kingsburg, seat: int) -> None:
    g.envoy = seat
    g.tell("kingsburg-envoy-comes", seat=seat)


starts_with_envoy: Final = Power(FOUNDED.happens, _take_the_envoy)


def taxes(name: str, column: int, gift: Gift) -> Power:
    """A good of choice and a gift for every building of others in this column, at once (rulebook 17.2.4)."""

    def taxed(g: Kingsburg, seat: int, built: Building, builder: int) -> None:
        if built.column == column:
            give(g, seat, gift)
            tell(g, "kingsburg-gains", name, seat=seat, gifts=gift_told(gift))
            g.push(Take(seat, any_lots(TAKE, 1), RULE[name]))

    return Power(OTHER_BUILDS, taxed)


def rewards_leading_builder(name: str, gift: Gift) -> Power:
    """For building when nobody had more buildings as the seat's turn to build came (rulebook 17.2.10)."""

    def rewarded(g: Kingsburg, seat: int, built: Building) -> None:
        first = g.built >> seat & 1  # the one before this that the envoy helps to build
        before = g.buildings(seat) - 1 - first
        if all(g.buildings(other) <= before for other in range(g.players) if other != seat):
            give(g, seat, gift)
            tell(g, "kingsburg-gains", name, seat=seat, gifts=gift_told(gift))

    return Power(BUILDS, rewarded)
