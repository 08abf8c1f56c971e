"""The vocabulary of Kingsburg's components: one word for one idea of the rulebook. ``cards.py`` is written in it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from typing import Any, Final

from interrex.engine.action import Action
from interrex.engine.message import Refusal, refusal
from interrex.engine.powers import Power
from interrex.engine.state import State
from interrex.engine.verbs import table

from .data import GOODS, NOTHING, RULE, Building, Enemy, Goods
from .moments import (
    DISCOUNT,
    DRILL,
    GAME_END,
    HELPS,
    SOLDIER_PRICE,
    STRENGTH,
    VICTORY,
    WHITE_DICE,
    WINS_TIES,
    WORTH_A_SEASON,
    WORTH_A_YEAR,
    WORTH_OF_GOODS,
    Help,
    Occasion,
)
from .state import Kingsburg, Verb
from .words import BUILDING, Dice, dice_told

Given = Callable[[Kingsburg, int], bool]


# What happens by itself


def earns(
    when: Occasion, building: str, gain: Goods = NOTHING, points: int = 0, tokens: int = 0, given: Given | None = None
) -> Power:
    """Its owner gains something, and everybody hears of it."""
    key = f"kingsburg-{building}-earns"

    def gained(g: Kingsburg, seat: int) -> None:
        if gain != NOTHING:
            g.gain(seat, gain)
        g.score[seat] += points
        g.tokens[seat] += tokens
        g.tell(key, seat=seat)

    return Power(when.happens, gained, given)


def in_phase(phase: int) -> Given:
    def is_now(g: Kingsburg, seat: int) -> bool:
        return g.phase == phase

    return is_now


def scores_goods(building: str, each: int) -> Power:
    """A point for so many goods at the end; all kinds together, rounded down, and kept (rulebook 14.13)."""
    key = f"kingsburg-{building}-earns"

    def counted(g: Kingsburg, seat: int) -> None:
        points = g.wealth(seat) // each
        g.score[seat] += points
        g.tell(key, seat=seat, points=points)

    return Power(GAME_END.happens, counted)


# What is asked of it


def white_dice(n: int) -> Power:
    """More dice to roll (rulebook 4.1.1)."""
    return Power(WHITE_DICE, n)


def drills(soldiers: int) -> Power:
    """More soldiers from an advisor who gives some (rulebook 14.5)."""
    return Power(DRILL, soldiers)


def discount(off: Goods, from_column: int) -> Power:
    """Buildings from this column on cost less (rulebook 4.4)."""

    def taken_off(g: Kingsburg, seat: int, building: Building) -> Goods:
        return off if building.column >= from_column else NOTHING

    return Power(DISCOUNT, taken_off)


def soldiers_for(goods: int) -> Power:
    """The price of a soldier (rulebook 7.1)."""
    return Power(SOLDIER_PRICE, goods)


class Bonus:
    """What is added to an army: against some kinds of enemies another number than usual."""

    def __init__(self, usual: int, against: Mapping[str, int]) -> None:
        self.usual = usual
        self.against = against

    def __call__(self, g: Kingsburg, seat: int, enemy: Enemy | None) -> int:
        return self.usual if enemy is None else self.against.get(enemy.kind, self.usual)


def strength(usual: int = 0, **against: int) -> Power:
    """A bonus in battle (rulebook 8.3)."""
    return Power(STRENGTH, Bonus(usual, against))


wins_ties: Final = Power(WINS_TIES, True)  # rulebook 8.5


def victory(points: int) -> Power:
    """More for a battle won (rulebook 8.4)."""
    return Power(VICTORY, points)


def worth(a_season: float = 0, a_year: float = 0, of_goods: float = 0) -> tuple[Power, ...]:
    """What a thinking player expects of it, beside its points and its strength."""
    estimates = ((WORTH_A_SEASON, a_season), (WORTH_A_YEAR, a_year), (WORTH_OF_GOODS, of_goods))
    return tuple([Power(moment, points) for moment, points in estimates if points])


# What helps a placement (rulebook 4.2)


@cache
def _either_side(by: int) -> Callable[[int, Dice, Dice], tuple[int, int]]:
    def reached(total: int, own: Dice, white: Dice) -> tuple[int, int]:
        return total - by, total + by

    return reached


def shifts(building: str, by: int) -> Power:
    """An advisor so far below or above the sum may be influenced."""
    return Power(HELPS, Help(building, _either_side(by), RULE[building]))


# What its owner may do or leave, once a season; the verb is the building's name


def may(when: Occasion, use: Usable) -> Power:
    """Its owner's choice (rulebook 1.7)."""
    return Power(when.uses, use, once="season")


def must(when: Occasion, use: Usable) -> Power:
    """It has to be; only the order is its owner's (rulebook 1.7)."""
    return Power(when.uses, use, must=True, once="season")


class Usable(Verb):
    """Something to do with a building. What it offers is a list."""

    def __init__(self, building: str) -> None:
        super().__init__()
        self.name = building
        self.rule = RULE[building]

    def refuse(self, g: Kingsburg, seat: int, a: Action) -> Refusal | None:
        """What it takes matters more than a word too few: a click on the building says no more than its name."""
        return super().refuse(g, seat, a) if self.seems(g, seat) else self.why_not(g, seat)

    def why_not(self, g: Kingsburg, seat: int, *values: Any) -> Refusal | None:
        return refusal(self.rule, f"kingsburg-no-{self.name}")

    def seems(self, g: Kingsburg, seat: int) -> bool:
        return bool(self.offers(g, seat))

    def refs(self, g: State, seat: int, a: Action) -> tuple[str, ...]:
        return tuple(BUILDING.refs(seat, (self.name,)))

    def fill(self, g: State, seat: int, pointed: tuple[str, ...]) -> tuple[Action, bool] | None:
        return ((self.name,), True) if pointed == self.refs(g, seat, ()) else None


class RerollOne(Usable):
    """All dice alike, white ones included: reroll one of them."""

    takes = (table("die", "", ("coloured", "white")),)

    def offers(self, g: Kingsburg, seat: int) -> list[Action]:
        if len({*g.coloured[seat], *g.white[seat]}) != 1:
            return []
        return [self.action(0), self.action(1)] if g.white[seat] else [self.action(0)]

    def act(self, g: Kingsburg, seat: int, white: int) -> None:
        die = g.luck.roll()
        dice = g.white if white else g.coloured
        dice[seat] = tuple(sorted((*dice[seat][1:], die)))
        g.tell(f"kingsburg-{self.name}-rerolls", seat=seat, die=die, total=g.total(seat))

    def why_not(self, g: Kingsburg, seat: int, *white: int) -> Refusal | None:
        if white and self.offers(g, seat):
            return refusal(self.rule, "kingsburg-no-such-use", building=self.name)
        return super().why_not(g, seat)


class RerollAll(Usable):
    """A total no higher than this: reroll everything."""

    def __init__(self, building: str, at_most: int) -> None:
        super().__init__(building)
        self.at_most = at_most

    def offers(self, g: Kingsburg, seat: int) -> list[Action]:
        return [self.action()] if g.total(seat) <= self.at_most else []

    def act(self, g: Kingsburg, seat: int) -> None:
        g.coloured[seat] = g.luck.dice(len(g.coloured[seat]))
        g.white[seat] = g.luck.dice(len(g.white[seat]))
        dice = dice_told(g.coloured[seat], g.white[seat])
        g.tell(f"kingsburg-{self.name}-rerolls", seat=seat, dice=dice, total=g.total(seat))


class Sell(Usable):
    """One good or one +2 token for points."""

    spendable: Final = (*GOODS, "+2")
    takes = (table("spent", "", (*GOODS, "+2")),)

    def __init__(self, building: str, points: int) -> None:
        super().__init__(building)
        self.points = points

    def offers(self, g: Kingsburg, seat: int) -> list[Action]:
        return [self.action(kind) for kind, n in enumerate((*g.goods[seat], g.tokens[seat])) if n]

    def act(self, g: Kingsburg, seat: int, spent: int) -> None:
        gold, wood, stone, tokens = [int(kind == spent) for kind in range(len(self.spendable))]
        g.pay(seat, (gold, wood, stone))
        g.tokens[seat] -= tokens
        g.score[seat] += self.points
        g.tell(f"kingsburg-{self.name}-sells", seat=seat, spent=self.spendable[spent])
