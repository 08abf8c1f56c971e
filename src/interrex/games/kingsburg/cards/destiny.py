"""What each destiny card does, for everybody, in the year in which it lies open."""

from __future__ import annotations

from typing import Final

from interrex.engine.powers import Power

from ..data import SUMMER, goods
from ..gifts import Gift
from ..moments import (
    AFTER_ROLL,
    BEFORE_REVEAL,
    BEFORE_SUPPORT,
    CLOSED,
    DRILL,
    FIXED,
    MARKED,
    RECRUITING_END,
    ROLL_SETTLED,
    SALES,
    SEASON_END,
    SEASON_START,
    SHUNNED,
    YEAR_END,
    YEAR_START,
)
from ..powers.asked import (
    discount,
    loses_no_points,
    own_dice,
    rewards_twice,
    soldiers_for,
    strength,
    tokens_pay_soldiers,
    wins_ties,
)
from ..powers.conditions import (
    having,
    in_phase,
    largest_army,
    most_buildings,
    no_goods,
    three_advisors,
    total_at_most,
    without,
)
from ..powers.dice import RerollAll
from ..powers.gains import for_all_on_a_roll, gains, rewards_marked, rewards_ranks
from ..powers.scores import scores_later_buildings
from ..powers.trade import BarterAny, Gain, GainAny, Sell
from ..powers.use import may, must

DESTINY: Final[dict[str, tuple[Power, ...]]] = {
    "undiscovered-forest":   (for_all_on_a_roll(Gift(goods(wood=1)), at_least=4),),
    "call-to-arms":          (Power(DRILL, 1, without("stables")), rewards_ranks(from_rank=11, gift=Gift(soldiers=1), given=having("stables")),),
    "diplomacy":             (may(SEASON_END, Sell(points=1), without("town-hall", "counting-house")), Power(SALES, 1, having("town-hall", "counting-house")),),
    "blizzard":              (Power(FIXED, 2),),
    "rising-stars":          (Power(MARKED, 3), rewards_marked(Gift(points=1)),),
    "secret-deals":          (Power(MARKED, 3), Power(SHUNNED, True),),
    "kings-illness":         (Power(CLOSED, 1 << 18),),
    "queens-journey":        (Power(CLOSED, 1 << 17),),
    "building-boom":         (scores_later_buildings(points=1),),
    "cheap-timber":          (discount(goods(wood=1), from_column=1, to_column=2),),
    "lean-treasury":         (discount(goods(gold=-1), from_column=4),),
    "master-masons":         (discount(goods(stone=1), from_column=3),),
    "volunteers":            (soldiers_for(goods=1),),
    "open-granaries":        (tokens_pay_soldiers,),
    "clear-sky":             (strength(1),),
    "bitter-frost":          (strength(-1),),
    "steadfast-defenders":   (wins_ties,),
    "rich-spoils":           (rewards_twice,),
    "forgiving-king":        (loses_no_points,),
    "hidden-reserves":       (own_dice(1),),
    "mercenaries":           (may(BEFORE_REVEAL, BarterAny(Gift(strength=1))),),
    "grand-muster":          (gains(RECRUITING_END, Gift(points=2), largest_army),),
    "royal-visit":           (gains(SEASON_END, Gift(points=1), most_buildings),),
    "alms":                  (must(SEASON_END, Gain(Gift(goods(gold=1))), no_goods),),
    "pilgrims":              (gains(ROLL_SETTLED, Gift(points=1), total_at_most(9)),),
    "open-court":            (gains(BEFORE_SUPPORT, Gift(points=1), three_advisors),),
    "new-years-gift":        (gains(YEAR_START, Gift(tokens=1)),),
    "good-quarries":         (gains(YEAR_END, Gift(goods(stone=1))),),
    "summer-fair":           (must(SEASON_START, GainAny(), in_phase(SUMMER)),),
    "loaded-dice":           (may(AFTER_ROLL, RerollAll(at_most=8)),),
}  # fmt: skip
