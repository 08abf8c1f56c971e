"""What happens every year of a scenario, what the groups do for those who have joined them, and the edicts for everybody."""

from __future__ import annotations

from typing import Final

from interrex.engine.powers import Power

from ..data import FASHIONS, FRONTIER
from ..gifts import Gift
from ..moments import (
    AFTER_ROLL,
    BEFORE_SUPPORT,
    BREAKS_TIES,
    GOES_FIRST,
    HIGHER,
    JOINS,
    ROLL_SETTLED,
    SEASON_END,
)
from ..play.scenarios import Allying, Betraying, Joining, leave_groups, years_of_betrayal
from ..powers.asked import rewards_twice, strength, victory, worth
from ..powers.conditions import no_goods, total_at_most
from ..powers.court import Raid, Reserve, SupportTwice
from ..powers.dice import RerollAnyDie
from ..powers.gains import gains, leads_at_once
from ..powers.scores import scores_row
from ..powers.trade import GainAny
from ..powers.use import may, must
from ..powers.years import begins_with, draws_edicts, ends, ends_with, keeps_edict, leaves_out

SCENARIOS: Final[dict[str, tuple[Power, ...]]] = {
    "promises":  (begins_with(Joining()), ends(leave_groups), leaves_out("rising-stars", "secret-deals", "blizzard")),
    "alliances": (begins_with(Allying()), ends_with(Betraying(), years_of_betrayal), leaves_out("rising-stars", "secret-deals")),
    "fashions":  draws_edicts(FASHIONS),
    "frontier":  keeps_edict(FRONTIER[0]),
}  # fmt: skip

GROUPS: Final[dict[str, tuple[Power, ...]]] = {
    "aristocracy":     (leads_at_once, Power(GOES_FIRST, True), Power(BREAKS_TIES, True), *worth(a_season=0.4),),
    "clergy":          (gains(ROLL_SETTLED, Gift(points=2), total_at_most(9)),),
    "standing-army":  (Power(HIGHER, True),),
    "secret-society":  (must(JOINS, Reserve()),),
    "craftsmen":       (must(SEASON_END, GainAny(), no_goods),),
    "artists":         (may(AFTER_ROLL, RerollAnyDie()),),
    "peasants":        (may(BEFORE_SUPPORT, SupportTwice(to_rank=6)),),
    "bandits":         (gains(JOINS, Gift(points=-2)), must(BEFORE_SUPPORT, Raid()),),
}  # fmt: skip

EDICTS: Final[dict[str, tuple[Power, ...]]] = {
    "fashion-b": (scores_row(row="B", points=2),),
    "fashion-c": (scores_row(row="C", points=2),),
    "fashion-d": (scores_row(row="D", points=2),),
    "fashion-e": (scores_row(row="E", points=2),),
    "fashion-f": (scores_row(row="F", points=2),),
    "hard-frontier": (strength(-1), rewards_twice, victory(points=1)),
}  # fmt: skip
