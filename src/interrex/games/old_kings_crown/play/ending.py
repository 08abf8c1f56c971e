"""The end: lore becomes influence where a place of power is empty, and the most influence wins (rulebook 8)."""

from __future__ import annotations

from interrex.engine.game import Result

from ..state import Crown


def end(g: Crown) -> None:
    for seat in range(g.players):
        if not g.places[seat] and g.lore[seat] > 1:
            n = g.lore[seat] // 2
            g.influence[seat] += n
            g.lore[seat] -= 2 * n
            g.tell("old-kings-crown-converts", seat=seat, n=n)
    winner = decide(g)
    g.winners, g.won_by = (winner[0],), winner[1]
    g.tell("old-kings-crown-ends", seat=winner[0])
    g.finish()


def decide(g: Crown) -> tuple[int, str]:
    """Ties go to whoever holds the Favour, else to the first on the order track (rulebook 8.5)."""
    best = max(g.influence)
    leading = [seat for seat in g.order if g.influence[seat] == best]
    if len(leading) == 1:
        return leading[0], "8.4"
    return (g.favour if g.favour in leading else leading[0]), "8.5"


def result(g: Crown) -> Result:
    if g.winners:
        return Result(g.winners, tuple(g.influence), g.won_by)
    winner, rule = decide(g)
    return Result((winner,), tuple(g.influence), rule)
