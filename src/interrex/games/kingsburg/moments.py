"""The moments at which powers speak, in the order of play.

The order of play asks here, by moment, and needs not know which components there are; ``cards.py`` enters what each of
them does. So nothing below the cards imports them. What a seat has in play is a mask of their numbers. A moment at
which nothing in the game speaks costs next to nothing.
"""

from __future__ import annotations

import operator
from collections.abc import Callable, Mapping, Sequence
from functools import reduce
from typing import Any, Final, NamedTuple

from interrex.engine.powers import Moment, Power, Powers

from .data import Goods
from .state import Kingsburg
from .words import Dice


class Several:
    """Moments that belong together, so that one look tells whether anything speaks at any of them."""

    __slots__ = ("mask", "moments")

    def __init__(self, *moments: Moment) -> None:
        self.moments = moments
        self.mask = 0  # mask of the components that have anything to do with it
        SEVERAL.append(self)


SEVERAL: Final[list[Several]] = []


class Occasion(Several):
    """A point in the order of play at which seats, in turn order, have something done to them and something to use."""

    __slots__ = ("happens", "uses")

    def __init__(self, name: str) -> None:
        self.happens = Moment(f"{name} by itself")  # before anything is used (rulebook 14.15)
        self.uses = Moment(name)
        super().__init__(self.happens, self.uses)


class Entries(Powers[int]):
    """What the components of Kingsburg do, asked by moment or by occasion."""

    def enter(self, entries: Mapping[str, tuple[Power, ...]], number: Mapping[str, int]) -> None:
        super().enter(entries, number)
        for several in SEVERAL:
            several.mask = reduce(operator.or_, [moment.mask for moment in several.moments])


POWERS: Final = Entries()


def _both(a: Goods, b: Goods) -> Goods:
    return a[0] + b[0], a[1] + b[1], a[2] + b[2]


class Help(NamedTuple):
    """What lets dice reach another advisor than the one whose rank they add up to."""

    name: str  # its word in the action: the name of the component that gives it
    reaches: Callable[[int, Dice, Dice], Sequence[int]]  # the sum, own dice, white dice -> the ranks it leads to
    rule: str
    alone: bool = False  # the sum does not matter, so nothing that changes it goes along


# Before the first year (rulebook 17)
FOUNDED: Final = Occasion("founded")

# The year of a scenario (rulebook 21), by itself: it is nobody's
SCENARIO_STARTS: Final = Moment("scenario-starts")
SCENARIO_ENDS: Final = Moment("scenario-ends")
LEFT_OUT: Final = Moment("left-out")  # destiny cards that have no place in it

# The year
JOINS: Final = Occasion("joins")  # for the seat that has just joined a group
YEAR_START: Final = Occasion("year-start")
MARKED: Final = Moment("marked")  # so many advisors, drawn by lot, are marked this year
SHUNNED: Final = Moment("shunned", operator.or_)  # nobody can influence those
CLOSED: Final = Moment("closed", operator.or_)  # a mask of advisors nobody can influence this year
AIDED: Final = Moment("aided", operator.or_)  # the king's aid is theirs alone
BREAKS_TIES: Final = Moment("breaks-ties", operator.or_)  # rulebook 3.3, 5.2, 6.3: who has fewest or most after all

# Rolling the dice (rulebook 4.1)
SEASON_OPENS: Final = Occasion("season-opens")  # before all else
SEASON_START: Final = Occasion("season-start")  # then, still before anybody rolls
WHITE_DICE: Final = Moment("white-dice")
AFTER_ROLL: Final = Occasion("after-roll")  # what may change the roll
ROLL_SETTLED: Final = Occasion("roll-settled")  # rulebook 1.8: what only looks at the total
GOES_FIRST: Final = Moment("goes-first", operator.or_)

# Influencing and support (rulebook 4.2, 4.3)
HELPS: Final = Moment("helps")  # each power is a ``Help``
OWN_PLACES: Final = Moment("own-places")  # places for dice beside those of the council, by number
PLACING: Final = Several(HELPS, OWN_PLACES)
INFLUENCES: Final = Moment("influences")  # about no more than the placing under way
BEFORE_SUPPORT: Final = Occasion("before-support")
SUPPORTS: Final = Moment("supports")  # by a tile, about its rank: what it asks instead
DRILL: Final = Moment("drill")  # more soldiers from an advisor who gives some

# Building, and the season's end (rulebook 4.4, 4.5)
DISCOUNT: Final = Moment("discount", _both)  # about a building: goods off its price
BUILDS: Final = Moment("builds")  # about a building
OTHER_BUILDS: Final = Moment("other-builds")  # about a building of somebody else, and whose it is
SEASON_END: Final = Occasion("season-end")
SALES: Final = Moment("sales")  # points beside those that goods and tokens are sold for
ALL_YEAR: Final = Moment("all-year", operator.or_)  # what trades in summer does so in spring and autumn too

# Recruiting (rulebook 7)
SOLDIER_PRICE: Final = Moment("soldier-price", min)  # in goods
TOKENS_PAY: Final = Moment("tokens-pay", operator.or_)  # +2 tokens as though they were goods
RECRUITING_END: Final = Occasion("recruiting-end")

# Winter (rulebook 8)
WINTER_START: Final = Occasion("winter-start")
REINFORCEMENTS: Final = Moment("reinforcements")  # beside those that the king's die brings to all
FIXED: Final = Moment("fixed", max)  # as many soldiers for everybody, instead of the king's die
HIGHER: Final = Moment("higher", operator.or_)  # two dice are rolled, and theirs is the higher
OWN_DICE: Final = Moment("own-dice")  # dice of one's own, each of which may count instead of the king's
BEFORE_REVEAL: Final = Occasion("before-reveal")
STRENGTH: Final = Moment("strength")  # about the enemy's card, or None while it is unknown
WINS_TIES: Final = Moment("wins-ties", operator.or_)
REWARDS: Final = Moment("rewards", max)  # how many times over the card's rewards count
VICTORY: Final = Moment("victory")  # points beside the card's
SPOILS: Final = Several(REWARDS, VICTORY)
SPARED: Final = Moment("spared", operator.or_)  # a mask of buildings that cannot be razed
LOST_POINTS: Final = Moment("lost-points", min)
KEPT: Final = Moment("kept")  # soldiers who do not go home
WINTER_END: Final = Occasion("winter-end")
YEAR_END: Final = Occasion("year-end")

# The end of the game (rulebook 9), in layers
GAME_END: Final = Occasion("game-end")
LAST_POINTS: Final = Occasion("last-points")

# What a thinking player asks, in points
WORTH_A_SEASON: Final = Moment("worth-a-season")  # in each season still to come
WORTH_A_YEAR: Final = Moment("worth-a-year")  # in all, the less of it the later the year
WORTH_OF_SUPPORT: Final = Moment("worth-of-support")  # from a tile
WORTH_OF_GOODS: Final = Moment("worth-of-goods", max)  # at the end, of each good then left


def ask(g: Kingsburg, seat: int, moment: Moment, first: Any, *about: Any) -> Any:
    """A value, with what the seat's powers make of it."""
    speaking = g.in_play[seat] & moment.mask
    return POWERS.ask(moment, speaking, g, seat, *about, first=first) if speaking else first


def happen(g: Kingsburg, seat: int, moment: Moment, *about: Any) -> None:
    """What the seat's powers do by themselves."""
    speaking = g.in_play[seat] & moment.mask
    if speaking:
        POWERS.happen(moment, speaking, g, seat, *about)
