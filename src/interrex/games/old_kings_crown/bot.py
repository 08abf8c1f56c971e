"""What a thinking player needs: a judgement of positions."""

from __future__ import annotations

from typing import Final

from interrex.engine.sealed import said

from .data import CARD as NUMBERS
from .data import IN_REGION, KINDS, LOCATIONS, NOBODY, REGIONS, SPRING
from .many import council_votes
from .play.summer import totals
from .state import Crown

LORE: Final = 0.45
CARD: Final = 0.15  # a card in hand, beside its strength
STRENGTH: Final = 0.03
KINGDOM: Final = 0.8
QUARTERS: Final = 1.0
VOTE: Final = 0.25
SUPPORTER: Final = 0.12
FAVOUR: Final = 0.35
REGION: Final = 1.6  # what winning a clash is worth
EXPECTED: Final = 5.0  # strength of a card that is still to be laid
BID: Final = 0.12  # what a point of strength is missed while it lies beneath a Kingdom card


def evaluate(g: Crown, seat: int) -> float:
    """How well the seat stands against the best of the others, in influence."""
    if g.over:
        return 100.0 if seat in g.winners else -100.0 + g.influence[seat]
    worth = [standing(g, other) for other in range(g.players)]
    chances = regions(g)
    for other in range(g.players):
        worth[other] += chances[other] - _given(g, other)
    mine = worth.pop(seat)
    return mine - 0.5 * max(worth) - 0.1 * sum(worth) / len(worth)


def standing(g: Crown, seat: int) -> float:
    """Influence, and what things bring in the years left."""
    left = (g.years - g.year + rest_of_year(g)) / g.years
    hand = sum([CARD + STRENGTH * KINDS[card].strength for card in g.hands[seat]])
    deck = sum([STRENGTH * KINDS[card].strength for card in g.decks[seat]]) * 0.5
    kingdom = sum([KINGDOM for row in g.occupied[seat] if row[0] != NOBODY]) + 0.5 * len(g.supply[seat])
    votes = sum([council_votes(g, seat, council) for council in range(3)])
    men = SUPPORTER * (g.camp[seat] + 0.5 * sum(g.men[seat]))
    return (
        g.influence[seat]
        + left * (LORE * g.lore[seat] + hand + deck + kingdom + QUARTERS * len(g.quarters[seat]) + VOTE * votes + men)
        + left * (FAVOUR if g.favour == seat else 0)
        + 0.4 * left * (g.limit[seat] - 6)
    )


def rest_of_year(g: Crown) -> float:
    """How much of the year is to come."""
    return {"start": 1.0, "spring": 0.9, "summer": 0.6, "autumn": 0.3}.get(g.season, 0.0)


def _given(g: Crown, seat: int) -> float:
    """What a card bid under seal would be worth elsewhere."""
    return sum([BID * KINDS[NUMBERS[str(a[1])]].strength for a in said(g, seat) if a[0] == "bid"])


def regions(g: Crown, settled: int = 0) -> list[float]:
    """What the clashes still to come may bring, by strength there; of what lies face down, as it is in this world.

    ``settled`` is a mask of regions that count as resolved.
    """
    worth = [0.0] * g.players
    for region in range(3):
        if (g.resolved | settled) >> region & 1:
            continue
        forces = [force(g, seat, region) for seat in range(g.players)]
        best = max(forces)
        if best <= 0:
            continue
        weights = [2.0 ** ((n - best) / 2) if n > 0 else 0.0 for n in forces]
        for seat in range(g.players):
            here = [location for location in IN_REGION[region] if g.herald[seat] == location]
            rivals = sum([g.herald[other] == here[0] for other in range(g.players) if other != seat]) if here else 0
            prize = (
                REGION + (1 + 0.5 * rivals if here else 0) + max([LOCATIONS[x].influence for x in IN_REGION[region]])
            )
            worth[seat] += prize * weights[seat] / sum(weights)
    return worth


def force(g: Crown, seat: int, region: int) -> float:
    """Strength that the seat has or will have there."""
    if g.deeds and g.clash.region == region:
        laid = sum([KINDS[card].strength for card in g.laid[seat][region]])
        return totals(g)[seat] + laid if seat in g.clash.seats else 0
    sealed = [NUMBERS[str(a[1])] for a in said(g, seat) if a[0] == "lay" and a[2] == REGIONS[region]]
    cards = (*g.mine(seat, g.active[region]), *g.laid[seat][region], *sealed)
    coming = EXPECTED if g.season == SPRING and not sealed and not g.laid[seat][region] else 0.0
    return sum([KINDS[card].strength for card in cards]) + g.men[seat][region] + coming
