"""What may be answered ahead: what is used or left at a set moment of every season, and is mostly answered alike."""

from __future__ import annotations

from typing import Final

from interrex.engine.ahead import ANYTHING, PASSING, Ahead, Question, Said, exactly

from .data import GOODS
from .state import Kingsburg
from .words import GOOD


def _goods(g: Kingsburg, seat: int) -> tuple[Said, ...]:
    return GOODS


def occasion(name: str, rule: str, *usual: str) -> Question:
    """A moment at which something may be used. Of one component it is asked by name."""
    asks = (f"kingsburg-ask-{name}", f"kingsburg-ask-{name}-by")
    return Question(name, asks, (ANYTHING, PASSING), rule, usual=usual)


AHEAD: Final = Ahead(
    questions=(
        occasion("season-opens", "1.7", "pass"),
        occasion("year-start", "1.7", "pass"),
        occasion("after-roll", "4.1.3", "pass"),
        occasion("before-support", "1.7", "pass"),
        Question(
            "trade", ("kingsburg-ask-trade",), (exactly("trade", GOOD, _goods), PASSING), "11.6", usual=("pass",)
        ),
        Question("build-second", ("kingsburg-ask-build-second",), (PASSING,), "4.4", usual=("pass",)),
        occasion("season-end", "1.7", "anything", "pass"),
        Question("recruit", ("kingsburg-ask-recruit",), (PASSING,), "7.1", usual=("pass",)),
        occasion("before-reveal", "1.7", "pass"),
    ),
    never={
        "once": (
            "kingsburg-ask-levy", "kingsburg-ask-keep", "kingsburg-ask-open", "kingsburg-ask-bid-first",
            "kingsburg-ask-bid", "kingsburg-ask-redraw", "kingsburg-ask-pick", "kingsburg-ask-cover",
        ),
        "own": (
            "kingsburg-ask-take", "kingsburg-ask-take-from", "kingsburg-ask-season-start", "kingsburg-ask-whim",
            "kingsburg-ask-grant", "kingsburg-ask-grant-both", "kingsburg-ask-name", "kingsburg-ask-first-pick",
            "kingsburg-ask-hand", "kingsburg-ask-founded", "kingsburg-ask-join", "kingsburg-ask-joins",
            "kingsburg-ask-ally", "kingsburg-ask-betray", "kingsburg-ask-influence", "kingsburg-ask-build",
            "kingsburg-ask-lose",
        ),
    },
    turn=lambda g: (g.year, g.phase),
)  # fmt: skip
