"""What is asked of a component: how it changes a number or answers a question of the rules while it is in play."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from interrex.engine.powers import Power

from ..data import COLUMNS, NOTHING, NUMBER, Building, Enemy, Goods
from ..moments import (
    ALL_YEAR,
    DISCOUNT,
    DRILL,
    KEPT,
    LOST_POINTS,
    OWN_DICE,
    REWARDS,
    SOLDIER_PRICE,
    SPARED,
    STRENGTH,
    TOKENS_PAY,
    VICTORY,
    WHITE_DICE,
    WINS_TIES,
    WORTH_A_SEASON,
    WORTH_A_YEAR,
    WORTH_OF_GOODS,
)
from ..play.winter import can_keep_a_soldier
from ..state import Kingsburg
from .conditions import Given


def white_dice(n: int, given: Given | None = None) -> Power:
    """More dice to roll (rulebook 4.1.1)."""
    return Power(WHITE_DICE, n, given)


def drills(soldiers: int) -> Power:
    """More soldiers from an advisor who gives some (rulebook 14.5)."""
    return Power(DRILL, soldiers)


def discount(off: Goods, from_column: int, to_column: int = COLUMNS) -> Power:
    """Buildings of these columns cost less (rulebook 4.4).

    Prices are worked out once for what stands, so nothing else may decide whether there is a discount.
    """

    def taken_off(g: Kingsburg, card: int, seat: int, building: Building) -> Goods:
        return off if from_column <= building.column <= to_column else NOTHING

    return Power(DISCOUNT, taken_off)


def soldiers_for(goods: int) -> Power:
    """The price of a soldier (rulebook 7.1)."""
    return Power(SOLDIER_PRICE, goods)


class Bonus:
    """What is added to an army: against some kinds of enemies another number than usual."""

    def __init__(self, usual: int, against: Mapping[str, int], weak: int = 0) -> None:
        self.usual = usual
        self.against = against
        self.weak = weak  # only against an enemy with no more than this printed on its card; 0: against all

    def __call__(self, g: Kingsburg, card: int, seat: int, enemy: Enemy | None) -> int:
        if self.weak and (enemy is None or enemy.strength > self.weak):
            return 0
        return self.usual if enemy is None else self.against.get(enemy.kind, self.usual)


def strength(usual: int = 0, **against: int) -> Power:
    """A bonus in battle (rulebook 8.3).

    It is worked out once for what stands and an enemy, so nothing else may decide how much it is.
    """
    return Power(STRENGTH, Bonus(usual, against))


def strength_against_weak(usual: int, at_most: int) -> Power:
    """A bonus in battle that looks at the strength printed on the card (rulebook 15.2.5)."""
    return Power(STRENGTH, Bonus(usual, {}, at_most))


wins_ties: Final = Power(WINS_TIES, True)  # rulebook 8.5


def victory(points: int) -> Power:
    """More for a battle won (rulebook 8.4)."""
    return Power(VICTORY, points)


def own_dice(n: int) -> Power:
    """Dice of one's own for the reinforcements (rulebook 8.1)."""
    return Power(OWN_DICE, n)


tokens_pay_soldiers: Final = Power(TOKENS_PAY, True)  # rulebook 7.1
trades_all_year: Final = Power(ALL_YEAR, True)  # rulebook 15.2.4
rewards_twice: Final = Power(REWARDS, 2)  # rulebook 8.4: those of the card
loses_no_points: Final = Power(LOST_POINTS, 0)  # rulebook 8.10
keeps_a_soldier: Final = Power(KEPT, 1, can_keep_a_soldier)  # rulebook 8.11


def never_razed(building: str) -> Power:
    """It is passed over when a building falls (rulebook 8.9)."""
    return Power(SPARED, 1 << NUMBER[building])


def worth(a_season: float = 0, a_year: float = 0, of_goods: float = 0) -> tuple[Power, ...]:
    """What a thinking player expects of it, beside its points and its strength."""
    estimates = ((WORTH_A_SEASON, a_season), (WORTH_A_YEAR, a_year), (WORTH_OF_GOODS, of_goods))
    return tuple([Power(moment, points) for moment, points in estimates if points])
