"""What each governor does for the seat that has the card."""

from __future__ import annotations

from typing import Final

from interrex.engine.powers import Power

from ..data import AUTUMN, POLITICIANS, SUMMER, goods
from ..gifts import Gift
from ..moments import (
    AFTER_ROLL,
    AIDED,
    BEFORE_SUPPORT,
    FOUNDED,
    LAST_POINTS,
    ROLL_SETTLED,
    SEASON_END,
    SEASON_OPENS,
    WINTER_START,
    YEAR_END,
    YEAR_START,
)
from ..powers.asked import discount, drills, soldiers_for, strength, victory, white_dice, worth
from ..powers.conditions import (
    balanced,
    before_last_year,
    fewest_points,
    in_phase,
    in_year,
    is_content,
    somebody_idle,
    three_advisors,
    total_at_most,
)
from ..powers.court import Look, Pray
from ..powers.dice import Muse, SetDice, TurnDie
from ..powers.gains import gains, gains_from_builders, others_gain, rewards_leading_builder, starts_with_envoy, taxes
from ..powers.helps import has_places
from ..powers.scores import low_white_dice, scores_buildings, scores_rows
from ..powers.trade import Barter, Claim, GainAny
from ..powers.use import may, must

GOVERNORS: Final[dict[str, tuple[Power, ...]]] = {
    "princess":      (gains(FOUNDED, Gift(goods(gold=1, wood=1))), starts_with_envoy, Power(AIDED, True, in_year(1))),
    "thief":         (gains(FOUNDED, Gift(points=-3)), must(FOUNDED, Claim(4)), gains(YEAR_START, Gift(tokens=1), balanced)),
    "preacher":      (gains(SEASON_END, Gift(points=1), somebody_idle), others_gain(FOUNDED, Gift(points=7), balanced), *worth(a_season=0.4)),
    "tax-collector": (gains_from_builders(4, Gift(points=1), balanced), taxes(column=4), gains(YEAR_START, Gift(tokens=1), balanced), *worth(a_season=0.25)),
    "priest":        (gains(FOUNDED, Gift(tokens=2), balanced), low_white_dice(points=1), may(SEASON_OPENS, Pray()), *worth(a_season=0.5)),
    "philosopher":   (gains(FOUNDED, Gift(tokens=2)), may(AFTER_ROLL, Muse(at_most=10)), gains(ROLL_SETTLED, Gift(points=1), is_content), *worth(a_season=0.4)),
    "prince":        (gains(YEAR_START, Gift(tokens=1)), may(AFTER_ROLL, SetDice(at_most=8, dice=(3, 4, 6))), *worth(a_season=0.3)),
    "trickster":     (gains(FOUNDED, Gift(tokens=1)), gains(YEAR_START, Gift(tokens=1)), may(AFTER_ROLL, TurnDie(2)), *worth(a_season=0.1)),
    "fairy":         (white_dice(1, in_phase(SUMMER)), *worth(a_season=0.6)),
    "architect":     (rewards_leading_builder(Gift(goods(gold=1))), scores_buildings(each=8), *worth(a_season=0.3)),
    "minstrel":      (gains(YEAR_END, Gift(points=1), before_last_year & fewest_points), gains(LAST_POINTS, Gift(points=1), fewest_points), gains(YEAR_START, Gift(tokens=1)), *worth(a_season=0.2)),
    "miner":         (gains(YEAR_END, Gift(goods(gold=1))), *worth(a_season=0.25)),
    "carpenter":     (gains(YEAR_END, Gift(goods(wood=1))), *worth(a_season=0.25)),
    "sculptor":      (gains(YEAR_END, Gift(goods(stone=1))), *worth(a_season=0.25)),
    "paladin":       (scores_rows(rows="DEF"), *worth(a_season=0.1)),
    "heiress":       (gains(FOUNDED, Gift(tokens=1)), gains(YEAR_START, Gift(tokens=1)), *worth(a_season=0.2)),
    "marshal":       (drills(1), strength(1), *worth(a_season=0.2)),
    "steward":       (discount(goods(wood=1), from_column=1, to_column=1), *worth(a_season=0.2)),
    "banker":        (may(SEASON_END, Barter(goods(gold=1), Gift(points=2)), in_phase(AUTUMN)), *worth(a_season=0.3)),
    "politician":    (has_places(POLITICIANS), *worth(a_season=0.3)),
    "scholar":       (gains(ROLL_SETTLED, Gift(points=1), total_at_most(9)), *worth(a_season=0.35)),
    "recruiter":     (soldiers_for(goods=1), gains(WINTER_START, Gift(soldiers=1)), *worth(a_season=0.25)),
    "courtier":      (gains(BEFORE_SUPPORT, Gift(points=2), three_advisors), *worth(a_season=0.4)),
    "seer":          (gains(FOUNDED, Gift(tokens=2)), may(YEAR_START, Look(since=1)), victory(points=1), *worth(a_season=0.2)),
    "damsel":        (must(SEASON_END, GainAny(), in_phase(AUTUMN)), *worth(a_season=0.25)),
}  # fmt: skip
