"""Who has won, and by which rule (rulebook 9)."""

from __future__ import annotations

from interrex.engine.game import Result

from ..state import Kingsburg


def result(g: Kingsburg) -> Result:
    """The standing; final once the game is over."""
    winners = list(range(g.players))
    rule = "9.4"
    for compared, merit in (("9.1", g.score.__getitem__), ("9.2", g.wealth), ("9.3", g.buildings)):
        best = max([merit(seat) for seat in winners])
        winners = [seat for seat in winners if merit(seat) == best]
        if len(winners) == 1:
            rule = compared
            break
    return Result(tuple(winners), tuple(g.score), rule)
