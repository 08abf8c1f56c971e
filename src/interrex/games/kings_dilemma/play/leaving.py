"""A house that leaves in the middle of a reign (rulebook 8.2.7, 4.4.14): what is done in its place."""

from __future__ import annotations

from interrex.engine.action import Action

from ..state import Council
from .terms import FIRST, LATER, weight_of


def forsakes(g: Council, seat: int, actions: list[Action]) -> list[Action]:
    """Of what the seat may do: it gathers power, agrees to nothing, and keeps what was promised at the least cost.

    What its promises forbid is not among the actions any more. Where it alone must decide, chance decides.
    """
    for verb in ("gather", "hold", "refuse", "pass"):
        if found := [a for a in actions if a[0] == verb]:
            return found[:1]
    votes = [a for a in actions if a[0] in FIRST or a[0] in LATER]
    if not votes:
        return actions
    least = min([_cost(a) for a in votes])
    return [a for a in votes if _cost(a) == least]


def _cost(a: Action) -> int:
    """Power laid; coins come to the same in power. To moderate costs nothing, and only a promise leads there."""
    if a[0] == "moderate":
        return 0
    return int(a[2]) if a[0] == "back" else weight_of(a)
