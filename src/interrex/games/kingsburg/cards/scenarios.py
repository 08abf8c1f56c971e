"""What the groups do for those who have joined them, and the edicts for everybody."""

from __future__ import annotations

from typing import Final

from interrex.engine.powers import Power

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
from ..powers.asked import rewards_twice, strength, victory, worth
from ..powers.conditions import no_goods, total_at_most
from ..powers.court import Raid, Reserve, SupportTwice
from ..powers.dice import RerollAnyDie
from ..powers.gains import gains
from ..powers.gifts import Gift
from ..powers.scores import scores_row
from ..powers.trade import GainAny
from ..powers.use import may, must

GROUPS: Final[dict[str, tuple[Power, ...]]] = {
    "aristocracy":     (Power(GOES_FIRST, True), Power(BREAKS_TIES, True), *worth(a_season=0.4),),
    "clergy":          (gains(ROLL_SETTLED, "clergy", Gift(points=2), total_at_most(9)),),
    "standing-army":  (Power(HIGHER, True),),
    "secret-society":  (must(JOINS, Reserve("secret-society")),),
    "craftsmen":       (must(SEASON_END, GainAny("craftsmen", no_goods)),),
    "artists":         (may(AFTER_ROLL, RerollAnyDie("artists")),),
    "peasants":        (may(BEFORE_SUPPORT, SupportTwice("peasants", to_rank=6)),),
    "bandits":         (gains(JOINS, "bandits", Gift(points=-2)), must(BEFORE_SUPPORT, Raid("bandits")),),
}  # fmt: skip

EDICTS: Final[dict[str, tuple[Power, ...]]] = {
    "fashion-b": (scores_row("fashion-b", row="B", points=2),),
    "fashion-c": (scores_row("fashion-c", row="C", points=2),),
    "fashion-d": (scores_row("fashion-d", row="D", points=2),),
    "fashion-e": (scores_row("fashion-e", row="E", points=2),),
    "fashion-f": (scores_row("fashion-f", row="F", points=2),),
    "hard-frontier": (strength(-1), rewards_twice, victory(points=1)),
}  # fmt: skip
