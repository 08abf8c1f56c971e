"""Rules that outcomes have changed (rulebook 10.2.27): their words, and how they end."""

from __future__ import annotations

from interrex.engine.message import Message

from ..kingdom import Ruling
from ..state import Council
from ..vocabulary import Changed


def rule_words(change: Changed) -> Message:
    """A changed rule in words."""
    return Message(f"kings-dilemma-rule-{change.set}", {"n": change.to})


def keep_rulings(g: Council, kept: list[Ruling]) -> None:
    """Those that are left hold on; of the others all hear that they are over."""
    for ruling in g.rulings if g.listener is not None else ():
        if all(other.change is not ruling.change for other in kept):
            g.tell("kings-dilemma-rule-over", rule=rule_words(ruling.change))
    g.rulings = tuple(kept)
