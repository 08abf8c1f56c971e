"""What each building does."""

from __future__ import annotations

from typing import Final

from interrex.engine.powers import Power

from ..data import AUTUMN, SUMMER, goods
from ..gifts import Gift
from ..moments import (
    AFTER_ROLL,
    BEFORE_REVEAL,
    BEFORE_SUPPORT,
    GAME_END,
    RECRUITING_END,
    ROLL_SETTLED,
    SEASON_END,
    SEASON_START,
    WINTER_START,
    YEAR_START,
)
from ..powers.asked import (
    discount,
    drills,
    keeps_a_soldier,
    loses_no_points,
    never_razed,
    own_dice,
    rewards_twice,
    soldiers_for,
    strength,
    strength_against_weak,
    tokens_pay_soldiers,
    trades_all_year,
    victory,
    white_dice,
    wins_ties,
    worth,
)
from ..powers.conditions import (
    in_phase,
    largest_army,
    most_buildings,
    no_goods,
    soldiers_at_least,
    soldiers_at_most,
    three_advisors,
    total_at_most,
    trading_season,
)
from ..powers.court import Look
from ..powers.dice import RerollAll, RerollOne
from ..powers.gains import earns, gains
from ..powers.helps import reaches_low_ranks, shifts
from ..powers.scores import scores_goods, scores_later_buildings, scores_when_built
from ..powers.trade import Barter, BarterAny, Dismiss, Gain, GainAny, Sell
from ..powers.use import may, must

BUILDINGS: Final[dict[str, tuple[Power, ...]]] = {
    "statue":           (may(AFTER_ROLL, RerollOne()), *worth(a_season=0.02)),
    "chapel":           (may(AFTER_ROLL, RerollAll(at_most=7)), *worth(a_season=0.15)),
    "church":           (strength(demons=1),),
    "cathedral":        (scores_goods(each=2), *worth(a_year=1.0, of_goods=0.5)),

    "inn":              (earns(SEASON_END, tokens=1, given=in_phase(SUMMER)), *worth(a_season=0.2)),
    "market":           (shifts("market", by=1), *worth(a_season=0.5)),
    "farms":            (white_dice(1), strength(-1), *worth(a_season=1.9)),
    "merchants-guild":  (earns(SEASON_START, goods(gold=1)), *worth(a_season=0.9)),

    "guard-tower":      (strength(1),),
    "blacksmith":       (strength(1),),
    "barracks":         (soldiers_for(goods=1), *worth(a_season=0.25)),
    "wizards-guild":    (strength(2),),

    "palisade":         (strength(1, zombies=2),),
    "stables":          (drills(1), *worth(a_season=0.15)),
    "stone-wall":       (strength(1), wins_ties, *worth(a_year=0.8)),
    "fortress":         (strength(1), victory(points=1), *worth(a_year=1.0)),

    "barricade":        (strength(goblins=1),),
    "crane":            (discount(goods(gold=1), from_column=3), *worth(a_season=0.3)),
    "town-hall":        (may(SEASON_END, Sell(points=1)), *worth(a_season=0.35)),
    "embassy":          (earns(SEASON_END, points=1), *worth(a_season=1.0)),

    "sawmill":          (may(SEASON_END, Barter(goods(wood=1), Gift(goods(gold=2))), trading_season), *worth(a_season=0.3)),
    "quarry":           (may(SEASON_END, Barter(goods(stone=1), Gift(goods(gold=3))), trading_season), *worth(a_season=0.5)),
    "goldsmith":        (may(SEASON_END, Barter(goods(gold=1), Gift(points=1, soldiers=1)), trading_season), *worth(a_season=0.3)),
    "staple-house":     (trades_all_year, *worth(a_season=1.6)),

    "makeshift-walls":  (strength_against_weak(1, at_most=5),),
    "quartermaster":    (tokens_pay_soldiers, *worth(a_season=0.15)),
    "training-camp":    (must(SEASON_END, Gain(Gift(soldiers=1)), in_phase(AUTUMN) & soldiers_at_most(1)), *worth(a_year=2.0)),
    "military-academy": (own_dice(1),),

    "tiltyard":         (gains(SEASON_END, Gift(points=1), in_phase(SUMMER)), *worth(a_season=0.33)),
    "stadium":          (gains(SEASON_END, Gift(points=1), in_phase(SUMMER)), *worth(a_season=0.33)),
    "gladiators-school": (strength(2, zombies=0, demons=0),),
    "colosseum":        (must(SEASON_END, Gain(Gift(points=1)), largest_army), *worth(a_season=0.6)),

    "bridge":           (),
    "altar":            (may(AFTER_ROLL, RerollAll(at_most=9)), *worth(a_season=0.3)),
    "monastery":        (must(SEASON_END, Gain(Gift(points=1)), in_phase(SUMMER) & no_goods), *worth(a_season=0.15)),
    "basilica":         (never_razed("basilica"),),

    "brewery":          (must(SEASON_END, Dismiss(Gift(points=1, tokens=1)), in_phase(SUMMER)), *worth(a_season=0.25)),
    "fair":             (reaches_low_ranks("fair"), *worth(a_season=0.45)),
    "vineyard":         (white_dice(1, in_phase(AUTUMN)), *worth(a_season=0.6)),
    "harbour":          (must(SEASON_START, GainAny()), *worth(a_season=1.0)),

    "watchtower":       (strength(1), may(YEAR_START, Look(since=4)), *worth(a_year=0.2)),
    "armoury":          (strength(1),),
    "quarters":         (keeps_a_soldier, *worth(a_year=0.8)),
    "alchemists-guild": (strength(1), may(BEFORE_REVEAL, BarterAny(Gift(strength=2))), *worth(a_year=1.5)),

    "stockade":         (must(WINTER_START, Gain(Gift(soldiers=1)), soldiers_at_least(1)), *worth(a_year=2.0)),
    "griffin-tower":    (gains(ROLL_SETTLED, Gift(soldiers=1), total_at_most(9)), *worth(a_season=0.25)),
    "ramparts":         (may(BEFORE_REVEAL, BarterAny(Gift(strength=1))), wins_ties, *worth(a_year=0.8)),
    "manor":            (rewards_twice,),

    "hideout":          (loses_no_points,),
    "carpenters-shop":  (discount(goods(wood=1), from_column=3), *worth(a_season=0.3)),
    "counting-house":   (may(SEASON_END, BarterAny(Gift(points=2)), in_phase(AUTUMN)), *worth(a_season=0.35)),
    "architects-guild": (
        scores_later_buildings(points=1),
        gains(GAME_END, Gift(points=3), most_buildings),
        *worth(a_season=0.5, a_year=1.5),
    ),

    "fountain":         (scores_when_built(by_year=(3, 2, 1)),),
    "park":             (gains(BEFORE_SUPPORT, Gift(points=1), three_advisors), *worth(a_season=0.4)),
    "school":           (gains(RECRUITING_END, Gift(points=2), soldiers_at_least(3)), *worth(a_year=3.0)),
    "university":       (gains(ROLL_SETTLED, Gift(points=2), total_at_most(9)), *worth(a_season=0.7)),
}  # fmt: skip
