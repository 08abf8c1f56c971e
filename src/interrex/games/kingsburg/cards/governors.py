"""What each governor does for the seat that has the card."""

from __future__ import annotations

from typing import Final

from interrex.engine.powers import Power

from ..data import AUTUMN, POLITICIANS, SUMMER, goods
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
    before_last_year,
    both,
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
from ..powers.gains import gains, others_gain, rewards_leading_builder, starts_with_envoy, taxes
from ..powers.gifts import Gift
from ..powers.helps import has_places
from ..powers.scores import low_white_dice, scores_buildings, scores_rows
from ..powers.trade import Barter, Claim, GainAny
from ..powers.use import may, must

GOVERNORS: Final[dict[str, tuple[Power, ...]]] = {
    "princess":      (gains(FOUNDED, "princess", Gift(goods(gold=1, wood=1))), starts_with_envoy, Power(AIDED, True, in_year(1))),
    "thief":         (gains(FOUNDED, "thief", Gift(points=-3)), must(FOUNDED, Claim("thief", 4)), gains(YEAR_START, "thief", Gift(tokens=1))),
    "preacher":      (gains(SEASON_END, "preacher", Gift(points=1), somebody_idle), others_gain(FOUNDED, "preacher", Gift(points=7)), *worth(a_season=0.4)),
    "tax-collector": (taxes("tax-collector", column=4, gift=Gift(points=1)), gains(YEAR_START, "tax-collector", Gift(tokens=1)), *worth(a_season=0.25)),
    "priest":        (gains(FOUNDED, "priest", Gift(tokens=2)), low_white_dice("priest", points=1), may(SEASON_OPENS, Pray("priest")), *worth(a_season=0.5)),
    "philosopher":   (gains(FOUNDED, "philosopher", Gift(tokens=2)), may(AFTER_ROLL, Muse("philosopher", at_most=10)), gains(ROLL_SETTLED, "philosopher", Gift(points=1), is_content), *worth(a_season=0.4)),
    "prince":        (gains(YEAR_START, "prince", Gift(tokens=1)), may(AFTER_ROLL, SetDice("prince", at_most=8, dice=(3, 4, 6))), *worth(a_season=0.3)),
    "trickster":     (gains(FOUNDED, "trickster", Gift(tokens=1)), gains(YEAR_START, "trickster", Gift(tokens=1)), may(AFTER_ROLL, TurnDie("trickster", 2)), *worth(a_season=0.1)),
    "fairy":         (white_dice(1, in_phase(SUMMER)), *worth(a_season=0.6)),
    "architect":     (rewards_leading_builder("architect", Gift(goods(gold=1))), scores_buildings("architect", each=8), *worth(a_season=0.3)),
    "minstrel":      (gains(YEAR_END, "minstrel", Gift(points=1), both(before_last_year, fewest_points)), gains(LAST_POINTS, "minstrel", Gift(points=1), fewest_points), gains(YEAR_START, "minstrel", Gift(tokens=1)), *worth(a_season=0.2)),
    "miner":         (gains(YEAR_END, "miner", Gift(goods(gold=1))), *worth(a_season=0.25)),
    "carpenter":     (gains(YEAR_END, "carpenter", Gift(goods(wood=1))), *worth(a_season=0.25)),
    "sculptor":      (gains(YEAR_END, "sculptor", Gift(goods(stone=1))), *worth(a_season=0.25)),
    "paladin":       (scores_rows("paladin", rows="DEF"), *worth(a_season=0.1)),
    "heiress":       (gains(FOUNDED, "heiress", Gift(tokens=1)), gains(YEAR_START, "heiress", Gift(tokens=1)), *worth(a_season=0.2)),
    "marshal":       (drills(1), strength(1), *worth(a_season=0.2)),
    "steward":       (discount(goods(wood=1), from_column=1, to_column=1), *worth(a_season=0.2)),
    "banker":        (may(SEASON_END, Barter("banker", goods(gold=1), Gift(points=2), in_phase(AUTUMN))), *worth(a_season=0.3)),
    "politician":    (has_places(POLITICIANS), *worth(a_season=0.3)),
    "scholar":       (gains(ROLL_SETTLED, "scholar", Gift(points=1), total_at_most(9)), *worth(a_season=0.35)),
    "recruiter":     (soldiers_for(goods=1), gains(WINTER_START, "recruiter", Gift(soldiers=1)), *worth(a_season=0.25)),
    "courtier":      (gains(BEFORE_SUPPORT, "courtier", Gift(points=2), three_advisors), *worth(a_season=0.4)),
    "seer":          (gains(FOUNDED, "seer", Gift(tokens=2)), may(YEAR_START, Look("seer", from_year=1)), victory(points=1), *worth(a_season=0.2)),
    "damsel":        (must(SEASON_END, GainAny("damsel", in_phase(AUTUMN))), *worth(a_season=0.25)),
}  # fmt: skip
