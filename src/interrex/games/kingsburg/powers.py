"""The vocabulary of Kingsburg's components: one word for one idea of the rulebook. ``cards.py`` is written in it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from typing import Any, Final, NamedTuple

from interrex.engine.action import Action
from interrex.engine.message import Message, Param, Refusal, refusal
from interrex.engine.powers import Power
from interrex.engine.state import State
from interrex.engine.verbs import AMOUNT, table

from .data import BUILDINGS, COLUMNS, GOODS, KIND, NOTHING, NUMBER, RANKS, RULE, SUMMER, YEARS, Building, Enemy, Goods
from .moments import (
    ALL_YEAR,
    BEFORE_SUPPORT,
    BUILDS,
    DISCOUNT,
    DRILL,
    FOUNDED,
    GAME_END,
    HELPS,
    KEPT,
    LOST_POINTS,
    OTHER_BUILDS,
    OWN_DICE,
    REWARDS,
    ROLL_SETTLED,
    SALES,
    SEASON_END,
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
    Help,
    Occasion,
    ask,
)
from .play.choices import TAKE, Take, any_lots
from .play.support import Peek, support
from .play.whims import copy_lowest, lowest_free
from .play.winter import is_strongest
from .state import Kingsburg, Verb
from .words import ADVISOR, BUILDING, GOOD, Dice, bundle, dice_told, gifts, sourced

Given = Callable[[Kingsburg, int], bool]
ONE_OF: Final[tuple[Goods, ...]] = ((1, 0, 0), (0, 1, 0), (0, 0, 1))  # of each kind of goods


class Gift(NamedTuple):
    """What somebody is given."""

    goods: Goods = NOTHING
    points: int = 0
    soldiers: int = 0
    tokens: int = 0
    strength: int = 0  # in the battle at hand: the army track shows it from now on


def give(g: Kingsburg, seat: int, gift: Gift) -> None:
    g.gain(seat, gift.goods)
    g.score[seat] += gift.points
    g.army[seat] += gift.soldiers + gift.strength
    g.tokens[seat] += gift.tokens


def gift_told(gift: Gift) -> tuple[Message, ...]:
    return gifts(
        gift.goods, points=gift.points, soldiers=gift.soldiers, tokens=gift.tokens, strength=gift.strength
    )  # fmt: skip


# Conditions


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


def _mask(names: tuple[str, ...]) -> int:
    return sum([1 << NUMBER[name] for name in names])


def having(*names: str) -> Given:
    """At least one of these."""
    mask = _mask(names)

    def has(g: Kingsburg, seat: int) -> bool:
        return bool(g.in_play[seat] & mask)

    return has


def without(*names: str) -> Given:
    """None of these."""
    mask = _mask(names)

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


# What happens by itself


def tell(g: Kingsburg, key: str, name: str, **params: Param) -> None:
    """Say what a component did."""
    if g.told is not None:
        said = sourced(key, name, **params)
        g.tell(said.key, **said.params)


def gains(when: Occasion, name: str, gift: Gift, given: Given | None = None) -> Power:
    """Its owner is given something."""

    def given_to(g: Kingsburg, seat: int) -> None:
        give(g, seat, gift)
        tell(g, "kingsburg-gains", name, seat=seat, gifts=gift_told(gift))

    return Power(when.happens, given_to, given)


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


def scores_goods(building: str, each: int) -> Power:
    """A point for so many goods at the end; all kinds together, rounded down, and kept (rulebook 14.13)."""
    key = f"kingsburg-{building}-earns"

    def counted(g: Kingsburg, seat: int) -> None:
        points = g.wealth(seat) // each
        g.score[seat] += points
        g.tell(key, seat=seat, points=points)

    return Power(GAME_END.happens, counted)


def scores_when_built(building: str, by_year: tuple[int, ...]) -> Power:
    """Points for having built it early (rulebook 14.24)."""

    def counted(g: Kingsburg, seat: int, built: Building) -> None:
        if built.id == building and g.year <= len(by_year):
            points = by_year[g.year - 1]
            g.score[seat] += points
            tell(g, "kingsburg-gains", building, seat=seat, gifts=gifts(NOTHING, points=points))

    return Power(BUILDS, counted)


def scores_later_buildings(name: str, points: int) -> Power:
    """More points for every building built after it; they are never lost (rulebook 16.2.24)."""

    def counted(g: Kingsburg, seat: int, built: Building) -> None:
        if built.id != name:
            g.score[seat] += points
            tell(g, "kingsburg-gains", name, seat=seat, gifts=gifts(NOTHING, points=points))

    return Power(BUILDS, counted)


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
    def which(g: Kingsburg) -> int:
        return -1 << from_rank

    return rewards_advisors(name, gift, which, given)


def rewards_marked(name: str, gift: Gift) -> Power:
    def which(g: Kingsburg) -> int:
        return g.marked

    return rewards_advisors(name, gift, which)


def _take_the_envoy(g: Kingsburg, seat: int) -> None:
    g.envoy = seat
    g.tell("kingsburg-envoy-comes", seat=seat)


starts_with_envoy: Final = Power(FOUNDED.happens, _take_the_envoy)


def taxes(column: int, rule: str) -> Power:
    """A good of choice for every building of others in this column, at once (rulebook 17.2.4)."""

    def taxed(g: Kingsburg, seat: int, built: Building, builder: int) -> None:
        if built.column == column:
            g.push(Take(seat, any_lots(TAKE, 1), rule))

    return Power(OTHER_BUILDS, taxed)


def low_white_dice(name: str, points: int) -> Power:
    """Points for each 1 or 2 on white dice."""

    def counted(g: Kingsburg, seat: int) -> None:
        low = len([die for die in g.white[seat] if die <= 2])
        if low:
            g.score[seat] += low * points
            tell(g, "kingsburg-gains", name, seat=seat, gifts=gifts(NOTHING, points=low * points))

    return Power(ROLL_SETTLED.happens, counted)


def rewards_leading_builder(name: str, gift: Gift) -> Power:
    """For building while nobody has more buildings; the new one does not count yet."""

    def rewarded(g: Kingsburg, seat: int, built: Building) -> None:
        before = g.buildings(seat) - 1
        if all(g.buildings(other) <= before for other in range(g.players) if other != seat):
            give(g, seat, gift)
            tell(g, "kingsburg-gains", name, seat=seat, gifts=gift_told(gift))

    return Power(BUILDS, rewarded)


def _scores_at_the_end(name: str, points: Callable[[Kingsburg, int], int]) -> Power:
    def counted(g: Kingsburg, seat: int) -> None:
        scored = points(g, seat)
        if scored:
            g.score[seat] += scored
            tell(g, "kingsburg-gains", name, seat=seat, gifts=gifts(NOTHING, points=scored))

    return Power(GAME_END.happens, counted)


def scores_buildings(name: str, each: int) -> Power:
    """A point for so many buildings at the end."""

    def points(g: Kingsburg, seat: int) -> int:
        return g.buildings(seat) // each

    return _scores_at_the_end(name, points)


def scores_rows(name: str, rows: str) -> Power:
    """A point for each building in these rows at the end."""
    mask = _mask(tuple([b.id for b in BUILDINGS if b.row in rows]))

    def points(g: Kingsburg, seat: int) -> int:
        return (g.in_play[seat] & mask).bit_count()

    return _scores_at_the_end(name, points)


def scores_row(name: str, row: str, points: int) -> Power:
    """More points for buildings of a row."""

    def counted(g: Kingsburg, seat: int, built: Building) -> None:
        if built.row == row:
            g.score[seat] += points
            tell(g, "kingsburg-gains", name, seat=seat, gifts=gifts(NOTHING, points=points))

    return Power(BUILDS, counted)


# What is asked of it


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

    def taken_off(g: Kingsburg, seat: int, building: Building) -> Goods:
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

    def __call__(self, g: Kingsburg, seat: int, enemy: Enemy | None) -> int:
        if self.weak and (enemy is None or enemy.strength > self.weak):
            return 0
        return self.usual if enemy is None else self.against.get(enemy.kind, self.usual)


def strength(usual: int = 0, **against: int) -> Power:
    """A bonus in battle (rulebook 8.3)."""
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
keeps_a_soldier: Final = Power(KEPT, 1, is_strongest)  # rulebook 8.11


def never_razed(building: str) -> Power:
    """It is passed over when a building falls (rulebook 8.9)."""
    return Power(SPARED, 1 << NUMBER[building])


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


def _low_ranks(total: int, own: Dice, white: Dice) -> list[int]:
    """One own die alone, whatever it shows."""
    return [rank for rank in range(1, 7) if rank != total] if len(own) == 1 and not white else []


def reaches_low_ranks(building: str) -> Power:
    """A single own die leads to any advisor of the lowest row."""
    return Power(HELPS, Help(building, _low_ranks, RULE[building]))


# What its owner may do or leave, once a season; the verb is the building's name


def may(when: Occasion, use: Usable) -> Power:
    """Its owner's choice (rulebook 1.7)."""
    return Power(when.uses, use, once="season")


def must(when: Occasion, use: Usable) -> Power:
    """It has to be; only the order is its owner's (rulebook 1.7)."""
    return Power(when.uses, use, must=True, once="season")


class Usable(Verb):
    """Something to do with a building or a card. What it offers is a list."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self.name = name
        self.rule = RULE[name]

    def refuse(self, g: Kingsburg, seat: int, a: Action) -> Refusal | None:
        """What it takes matters more than a word too few: a click on the building says no more than its name."""
        return super().refuse(g, seat, a) if self.seems(g, seat) else self.why_not(g, seat)

    def why_not(self, g: Kingsburg, seat: int, *values: Any) -> Refusal | None:
        return refusal(self.rule, f"kingsburg-no-{self.name}")

    def cannot(self) -> Refusal:
        """For what is worded alike for all that do it."""
        said = sourced("kingsburg-no-use", self.name)
        return refusal(self.rule, said.key, **said.params)

    def seems(self, g: Kingsburg, seat: int) -> bool:
        return bool(self.offers(g, seat))

    def refs(self, g: State, seat: int, a: Action) -> tuple[str, ...]:
        if KIND[self.name] != "building":
            return (f"{KIND[self.name]}:{seat}:{self.name}",)
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

    def __init__(self, name: str, at_most: int) -> None:
        super().__init__(name)
        self.at_most = at_most

    def offers(self, g: Kingsburg, seat: int) -> list[Action]:
        return [self.action()] if g.total(seat) <= self.at_most else []

    def act(self, g: Kingsburg, seat: int) -> None:
        g.coloured[seat] = g.luck.dice(len(g.coloured[seat]))
        g.white[seat] = g.luck.dice(len(g.white[seat]))
        dice = dice_told(g.coloured[seat], g.white[seat])
        tell(g, "kingsburg-rerolls", self.name, seat=seat, dice=dice, total=g.total(seat))

    def label(self, g: State, seat: int, a: Action) -> Message:
        return sourced("kingsburg-do-reroll", self.name)

    def why_not(self, g: Kingsburg, seat: int, *values: Any) -> Refusal | None:
        said = sourced("kingsburg-no-reroll", self.name, n=self.at_most)
        return refusal(self.rule, said.key, **said.params)


class Sell(Usable):
    """One good or one +2 token for points."""

    spendable: Final = (*GOODS, "+2")
    takes = (table("spent", "", (*GOODS, "+2")),)

    def __init__(self, name: str, points: int, given: Given | None = None) -> None:
        super().__init__(name)
        self.points = points
        self.given = given

    def offers(self, g: Kingsburg, seat: int) -> list[Action]:
        if self.given is not None and not self.given(g, seat):
            return []
        return [self.action(kind) for kind, n in enumerate((*g.goods[seat], g.tokens[seat])) if n]

    def brings(self, g: Kingsburg, seat: int) -> int:
        points: int = ask(g, seat, SALES, self.points)
        return points

    def label(self, g: Any, seat: int, a: Action) -> Message:
        return sourced("kingsburg-do-sell", self.name, spent=a[1], points=self.brings(g, seat))

    def act(self, g: Kingsburg, seat: int, spent: int) -> None:
        gold, wood, stone, tokens = [int(kind == spent) for kind in range(len(self.spendable))]
        g.pay(seat, (gold, wood, stone))
        g.tokens[seat] -= tokens
        points = self.brings(g, seat)
        g.score[seat] += points
        tell(g, "kingsburg-sells", self.name, seat=seat, spent=self.spendable[spent], points=points)

    def why_not(self, g: Kingsburg, seat: int, *values: Any) -> Refusal | None:
        return self.cannot()


# What is worded alike for everything that does it


class Worded(Usable):
    """Something given to the owner, for a price or for nothing, while a condition holds."""

    def __init__(self, name: str, gift: Gift, given: Given) -> None:
        super().__init__(name)
        self.gift = gift
        self.given = given

    def why_not(self, g: Kingsburg, seat: int, *values: Any) -> Refusal | None:
        return self.cannot()

    def given_for(self, g: Kingsburg, seat: int, price: Goods, gift: Gift) -> None:
        give(g, seat, gift)
        key = "kingsburg-gains" if price == NOTHING else "kingsburg-barters"
        tell(g, key, self.name, seat=seat, goods=bundle(price), gifts=gift_told(gift))


class Gain(Worded):
    """Something for nothing, in the order its owner likes."""

    def offers(self, g: Kingsburg, seat: int) -> list[Action]:
        return [self.action()] if self.given(g, seat) else []

    def act(self, g: Kingsburg, seat: int) -> None:
        self.given_for(g, seat, NOTHING, self.gift)

    def label(self, g: State, seat: int, a: Action) -> Message:
        return sourced("kingsburg-do-gain", self.name, gifts=gift_told(self.gift))


class Barter(Worded):
    """Goods of a certain kind for something else."""

    def __init__(self, name: str, price: Goods, gift: Gift, given: Given) -> None:
        super().__init__(name, gift, given)
        self.price = price

    def offers(self, g: Kingsburg, seat: int) -> list[Action]:
        able = all(have >= due for have, due in zip(g.goods[seat], self.price, strict=True))
        return [self.action()] if able and self.given(g, seat) else []

    def act(self, g: Kingsburg, seat: int) -> None:
        g.pay(seat, self.price)
        self.given_for(g, seat, self.price, self.gift)

    def label(self, g: State, seat: int, a: Action) -> Message:
        return sourced("kingsburg-do-barter", self.name, goods=bundle(self.price), gifts=gift_told(self.gift))


class BarterAny(Worded):
    """A good of any kind for something else."""

    takes = (GOOD,)

    def offers(self, g: Kingsburg, seat: int) -> list[Action]:
        return [self.action(kind) for kind, n in enumerate(g.goods[seat]) if n] if self.given(g, seat) else []

    def act(self, g: Kingsburg, seat: int, good: int) -> None:
        g.pay(seat, ONE_OF[good])
        self.given_for(g, seat, ONE_OF[good], self.brings(g, seat))

    def brings(self, g: Kingsburg, seat: int) -> Gift:
        return self.gift._replace(points=ask(g, seat, SALES, self.gift.points)) if self.gift.points else self.gift

    def label(self, g: Any, seat: int, a: Action) -> Message:
        (good,) = self.values(a)
        gift = gift_told(self.brings(g, seat))
        return sourced("kingsburg-do-barter", self.name, goods=bundle(ONE_OF[good]), gifts=gift)


class GainAny(Usable):
    """A good of choice."""

    takes = (GOOD,)

    def __init__(self, name: str, given: Given = always) -> None:
        super().__init__(name)
        self.given = given

    def offers(self, g: Kingsburg, seat: int) -> list[Action]:
        return self.each(range(len(GOODS))) if self.given(g, seat) else []

    def act(self, g: Kingsburg, seat: int, good: int) -> None:
        g.gain(seat, ONE_OF[good])
        tell(g, "kingsburg-gains", self.name, seat=seat, gifts=bundle(ONE_OF[good]))

    def label(self, g: State, seat: int, a: Action) -> Message:
        (good,) = self.values(a)
        return sourced("kingsburg-do-gain", self.name, gifts=bundle(ONE_OF[good]))

    def why_not(self, g: Kingsburg, seat: int, *values: Any) -> Refusal | None:
        return self.cannot()


class Dismiss(Worded):
    """A soldier goes home, and something comes for him."""

    def offers(self, g: Kingsburg, seat: int) -> list[Action]:
        return [self.action()] if g.army[seat] > 0 and self.given(g, seat) else []

    def act(self, g: Kingsburg, seat: int) -> None:
        g.army[seat] -= 1
        give(g, seat, self.gift)
        tell(g, "kingsburg-dismisses", self.name, seat=seat, gifts=gift_told(self.gift))

    def label(self, g: State, seat: int, a: Action) -> Message:
        return sourced("kingsburg-do-dismiss", self.name, gifts=gift_told(self.gift))


class Look(Usable):
    """A secret look at the year's enemy (rulebook 13.4), late in the game."""

    def __init__(self, name: str, from_year: int) -> None:
        super().__init__(name)
        self.from_year = from_year

    def offers(self, g: Kingsburg, seat: int) -> list[Action]:
        return [self.action()] if g.year >= self.from_year else []

    def act(self, g: Kingsburg, seat: int) -> None:
        g.push(Peek(seat, None))

    def label(self, g: State, seat: int, a: Action) -> Message:
        return sourced("kingsburg-do-look", self.name)

    def why_not(self, g: Kingsburg, seat: int, *values: Any) -> Refusal | None:
        return self.cannot()


class Claim(Usable):
    """So many goods of choice."""

    def __init__(self, name: str, n: int) -> None:
        super().__init__(name)
        self.n = n

    def offers(self, g: Kingsburg, seat: int) -> list[Action]:
        return [self.action()]

    def act(self, g: Kingsburg, seat: int) -> None:
        g.push(Take(seat, any_lots(TAKE, self.n), self.rule))

    def label(self, g: State, seat: int, a: Action) -> Message:
        return sourced("kingsburg-do-claim", self.name, n=self.n)


class Pray(Usable):
    """White dice for those who would have none, points for the others (rulebook 17.2.5)."""

    def offers(self, g: Kingsburg, seat: int) -> list[Action]:
        return [self.action()]

    def act(self, g: Kingsburg, seat: int) -> None:
        tell(g, "kingsburg-prays", self.name, seat=seat)
        for other in g.order:
            if ask(g, other, WHITE_DICE, g.aided >> other & 1):
                g.score[other] += 1
                tell(g, "kingsburg-gains", self.name, seat=other, gifts=gifts(NOTHING, points=1))
            else:
                g.aided |= 1 << other

    def label(self, g: State, seat: int, a: Action) -> Message:
        return sourced("kingsburg-do-pray", self.name)


class Muse(RerollAll):
    """A reroll that scores if it is lower and stays (rulebook 17.2.6)."""

    def act(self, g: Kingsburg, seat: int) -> None:
        before = g.total(seat)
        super().act(g, seat)
        if g.total(seat) < before:
            g.content |= 1 << seat


class SetDice(Usable):
    """A low total: the own dice are set to certain values."""

    def __init__(self, name: str, at_most: int, dice: Dice) -> None:
        super().__init__(name)
        self.at_most = at_most
        self.dice = dice

    def offers(self, g: Kingsburg, seat: int) -> list[Action]:
        return [self.action()] if g.total(seat) <= self.at_most else []

    def act(self, g: Kingsburg, seat: int) -> None:
        g.coloured[seat] = self.dice
        tell(g, "kingsburg-sets", self.name, seat=seat, dice=dice_told(g.coloured[seat], g.white[seat]))

    def label(self, g: State, seat: int, a: Action) -> Message:
        return sourced("kingsburg-do-set", self.name, dice=dice_told(self.dice, ()))

    def why_not(self, g: Kingsburg, seat: int, *values: Any) -> Refusal | None:
        return self.cannot()


class TurnDie(Usable):
    """A die of a certain value is turned to the next lower or higher."""

    takes = (table("die", "", ("coloured", "white")), table("turned", "", ("down", "up")))

    def __init__(self, name: str, value: int) -> None:
        super().__init__(name)
        self.value = value

    def offers(self, g: Kingsburg, seat: int) -> list[Action]:
        hands = (g.coloured[seat], g.white[seat])
        return [self.action(white, up) for white in (0, 1) if self.value in hands[white] for up in (0, 1)]

    def act(self, g: Kingsburg, seat: int, white: int, up: int) -> None:
        dice = g.white if white else g.coloured
        left = list(dice[seat])
        left[left.index(self.value)] += 1 if up else -1
        dice[seat] = tuple(sorted(left))
        tell(g, "kingsburg-sets", self.name, seat=seat, dice=dice_told(g.coloured[seat], g.white[seat]))

    def label(self, g: State, seat: int, a: Action) -> Message:
        return sourced("kingsburg-do-turn", self.name, die=a[1], n=self.value + (1 if a[2] == "up" else -1))

    def why_not(self, g: Kingsburg, seat: int, *values: Any) -> Refusal | None:
        return self.cannot()


class Reserve(Usable):
    """An advisor whom nobody else may influence this year (rulebook 21.2.4)."""

    takes = (ADVISOR,)

    def offers(self, g: Kingsburg, seat: int) -> list[Action]:
        return [self.action(rank) for rank in RANKS]

    def act(self, g: Kingsburg, seat: int, rank: int) -> None:
        g.closed = tuple([shut if other == seat else shut | 1 << rank for other, shut in enumerate(g.closed)])
        tell(g, "kingsburg-reserves", self.name, seat=seat, advisor=rank)

    def label(self, g: State, seat: int, a: Action) -> Message:
        return sourced("kingsburg-do-reserve", self.name, advisor=a[1])

    def why_not(self, g: Kingsburg, seat: int, *values: Any) -> Refusal | None:
        return self.cannot()


class RerollAnyDie(Usable):
    """One die is rerolled, whatever the roll."""

    takes = (table("die", "", ("coloured", "white")), AMOUNT)

    def offers(self, g: Kingsburg, seat: int) -> list[Action]:
        hands = (g.coloured[seat], g.white[seat])
        return [self.action(white, die) for white in (0, 1) for die in dict.fromkeys(hands[white])]

    def act(self, g: Kingsburg, seat: int, white: int, die: int) -> None:
        dice = g.white if white else g.coloured
        left = list(dice[seat])
        left[left.index(die)] = g.luck.roll()
        dice[seat] = tuple(sorted(left))
        tell(g, "kingsburg-sets", self.name, seat=seat, dice=dice_told(g.coloured[seat], g.white[seat]))

    def label(self, g: State, seat: int, a: Action) -> Message:
        return sourced("kingsburg-do-reroll-die", self.name, die=a[1], n=a[2])

    def why_not(self, g: Kingsburg, seat: int, *values: Any) -> Refusal | None:
        return self.cannot()


class SupportTwice(Usable):
    """Who influenced only low advisors is supported twice by one of them (rulebook 21.2.7)."""

    takes = (ADVISOR,)

    def __init__(self, name: str, to_rank: int) -> None:
        super().__init__(name)
        self.to_rank = to_rank

    def offers(self, g: Kingsburg, seat: int) -> list[Action]:
        own = sorted({rank for rank, owner, _ in g.placed if owner == seat})
        return [self.action(rank) for rank in own] if own and own[-1] <= self.to_rank else []

    def act(self, g: Kingsburg, seat: int, rank: int) -> None:
        asked = support(g, seat, rank)
        if asked is not None:
            g.push(asked)

    def label(self, g: State, seat: int, a: Action) -> Message:
        return sourced("kingsburg-do-support-twice", self.name, advisor=a[1])

    def why_not(self, g: Kingsburg, seat: int, *values: Any) -> Refusal | None:
        return self.cannot()


class Raid(Usable):
    """The support of the lowest advisor whom nobody influenced (rulebook 21.2.8)."""

    def offers(self, g: Kingsburg, seat: int) -> list[Action]:
        return [self.action()] if lowest_free(g) else []

    def act(self, g: Kingsburg, seat: int) -> None:
        asked = copy_lowest(g, seat, 0)
        if asked is not None:
            g.push(asked)

    def label(self, g: State, seat: int, a: Action) -> Message:
        return sourced("kingsburg-do-raid", self.name)

    def why_not(self, g: Kingsburg, seat: int, *values: Any) -> Refusal | None:
        return self.cannot()
