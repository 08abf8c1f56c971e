"""What each building does: one entry each, in the order of ``data.py``, in the words of ``powers.py``."""

from __future__ import annotations

from typing import Final

from interrex.engine.powers import Power

from .data import NUMBER, SUMMER, goods
from .moments import AFTER_ROLL, POWERS, SEASON_END, SEASON_START
from .powers import (
    RerollAll,
    RerollOne,
    Sell,
    discount,
    drills,
    earns,
    in_phase,
    may,
    scores_goods,
    shifts,
    soldiers_for,
    strength,
    victory,
    white_dice,
    wins_ties,
    worth,
)

ENTRIES: Final[dict[str, tuple[Power, ...]]] = {
    "statue":           (may(AFTER_ROLL, RerollOne("statue")), *worth(a_season=0.02)),
    "chapel":           (may(AFTER_ROLL, RerollAll("chapel", at_most=7)), *worth(a_season=0.15)),
    "church":           (strength(demons=1),),
    "cathedral":        (scores_goods("cathedral", each=2), *worth(a_year=1.0, of_goods=0.5)),

    "inn":              (earns(SEASON_END, "inn", tokens=1, given=in_phase(SUMMER)), *worth(a_season=0.2)),
    "market":           (shifts("market", by=1), *worth(a_season=0.5)),
    "farms":            (white_dice(1), strength(-1), *worth(a_season=1.9)),
    "merchants-guild":  (earns(SEASON_START, "merchants-guild", goods(gold=1)), *worth(a_season=0.9)),

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
    "town-hall":        (may(SEASON_END, Sell("town-hall", points=1)), *worth(a_season=0.35)),
    "embassy":          (earns(SEASON_END, "embassy", points=1), *worth(a_season=1.0)),
}  # fmt: skip

POWERS.enter(ENTRIES, NUMBER)
