"""A house that leaves in the middle of a reign (rulebook 8.2.7, 4.4.14): what is done in its place."""

from __future__ import annotations

from interrex.engine.action import Action

from ..state import Council
from .terms import FIRST, LATER, weight_of


def for_absent(g: Council, seat: int, actions: list[Action]) -> list[Action]:
    """Of what the seat may do: it gathers power, agrees to nothing, and keeps what was promised at the least cost.

    What its promises forbid is not among the actions any more. Where it alone must decide, chance decides.
    """
    for verb in ("gather", "hold", "refuse", "pass"):
        if found := [a for a in actions if a[0] == verb]:
            return found[:1]
    votes = [a for a in actions if a[0] in FIRST or a[0] in LATER]
    if not votes:
        return actions
    least = min([weight_of(a) for a in votes])  # to moderate costs nothing, and only a promise leads there
    return [a for a in votes if weight_of(a) == least]
