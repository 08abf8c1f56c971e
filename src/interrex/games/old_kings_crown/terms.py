"""What a thinking player of The Old King's Crown looks at: the terms of its judgement, for all seats at once.

Influence wins, and most of the rest brings influence in years to come. How much each of them counts was learned
(``judgement.json``).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from interrex.engine.sealed import said

from .bot import regions as coming_clashes
from .bot import rest_of_year
from .data import CARD as NUMBERS
from .data import KINDS, NOBODY
from .many import council_votes
from .state import Crown

STRONG: Final = 5  # cards of such a strength win clashes

NAMES: Final = (
    "influence",
    "lore",
    "hand",        # cards
    "strength",    # of these
    "strong",      # how many of them are
    "deck",        # strength in the deck and among discards, which comes back
    "lost",        # strength that does not
    "clashes",     # what the clashes to come may bring
    "bid",         # strength offered on the Great Road under seal or in the open
    "kingdom",     # Kingdom cards
    "quarters",    # headquarters
    "votes",       # in the councils
    "ahead",       # councils in which one has most
    "camp",        # Supporters at home
    "men",         # Supporters in the regions
    "tactics",     # uses left
    "favour",      # the disc
    "limit",       # of the hand, beyond six
    "marks",       # secrets known of places
    "first",       # places in the order behind one
)  # fmt: skip


def progress(g: Crown) -> float:
    return (g.year - rest_of_year(g)) / g.years


def won(g: Crown) -> Sequence[int]:
    return g.winners


def terms(g: Crown) -> list[list[float]]:
    left = 1 - progress(g)
    clashes = coming_clashes(g)
    votes = [[council_votes(g, seat, council) for council in range(3)] for seat in range(g.players)]
    most = [max([of[council] for of in votes]) for council in range(3)]
    return [_of(g, seat, left, clashes[seat], votes[seat], most) for seat in range(g.players)]


def _of(g: Crown, seat: int, left: float, clashes: float, votes: list[int], most: list[int]) -> list[float]:
    hand = [KINDS[card].strength for card in g.hands[seat]]
    back = sum([KINDS[card].strength for card in (*g.decks[seat], *g.discards[seat])])
    bid = [NUMBERS[str(a[1])] for a in said(g, seat) if a[0] == "bid"]
    if g.bids[seat] != NOBODY:
        bid.append(g.bids[seat])
    return [
        float(g.influence[seat]),
        left * g.lore[seat],
        left * len(hand),
        left * sum(hand),
        left * sum([strength >= STRONG for strength in hand]),
        left * back,
        left * sum([KINDS[card].strength for card in g.lost if g.owner(card) == seat]),
        clashes,
        float(sum([KINDS[card].strength for card in bid])),
        left * (sum([row[0] != NOBODY for row in g.occupied[seat]]) + len(g.supply[seat])),
        left * len(g.quarters[seat]),
        left * sum(votes),
        left * sum([own == top and own > 0 for own, top in zip(votes, most, strict=True)]),
        left * g.camp[seat],
        left * sum(g.men[seat]),
        left * sum([uses for uses in g.tactics[seat] if uses > 0]),
        left * (g.favour == seat),
        left * (g.limit[seat] - 6),
        left * sum(g.secret_marks[seat]),
        left * g.order.index(seat),
    ]
