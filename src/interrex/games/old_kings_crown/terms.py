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
from .data import KINDS, LAID, NOBODY, SPRING, START
from .many import council_votes
from .play.summer import CLAIMS
from .state import REWARDS, Crown
from .worth import KINGDOM_WORTH

POWERFUL: Final = 5  # cards of a place of power
STRONG: Final = 5  # cards of such a strength win clashes
STRENGTH: Final = tuple([kind.strength for kind in KINDS])
HIGHER: Final[tuple[float, ...]] = (0.6, 0.5, 0.42, 0.35, 0.27, 0.2, 0.14, 0.09, 0.05, 0.0)
"""By strength: how likely another's bid is beyond it."""

NAMES: Final = (
    "influence",
    "lore",
    "hand",        # cards
    "strength",    # of these
    "strong",      # how many of them are
    "armed",       # strength of the three best that are still to be laid this year
    "deck",        # strength in the deck and among discards, which comes back
    "lost",        # strength that does not
    "clashes",     # what the clashes to come may bring
    "bid",         # strength offered on the Great Road under seal or in the open
    "pick",        # the Kingdom card that such a bid is likely to bring
    "kingdom",     # Kingdom cards, by their worth
    "quarters",    # headquarters
    "relics",      # votes in that council
    "secrets",     # likewise
    "oaths",       # likewise
    "ahead",       # councils in which one has most
    "camp",        # Supporters at home
    "men",         # Supporters in the regions
    "tactics",     # uses left
    "favour",      # the disc
    "limit",       # of the hand, beyond six
    "marks",       # secrets known of places
    "first",       # places in the order behind one
    "advanced",    # cards of the place of power that fight for one
    "deployed",    # strength that outlasts the Winter
)  # fmt: skip


def progress(g: Crown) -> float:
    return (g.year - rest_of_year(g)) / g.years


def won(g: Crown) -> Sequence[int]:
    return g.winners


def terms(g: Crown) -> list[list[float]]:
    left = 1 - progress(g)
    clashes = coming_clashes(g, _settled(g))
    votes = [[council_votes(g, seat, council) for council in range(3)] for seat in range(g.players)]
    most = [max([of[council] for of in votes]) for council in range(3)]
    bids = _bids(g)
    picks = _picks(g, bids) if max(bids) > NOBODY else [0.0] * g.players
    return [
        _of(g, seat, left, clashes[seat], votes[seat], most, max(0, bids[seat]), picks[seat])
        for seat in range(g.players)
    ]


def _of(
    g: Crown, seat: int, left: float, clashes: float, votes: list[int], most: list[int], bid: int, pick: float
) -> list[float]:
    hand = [STRENGTH[card] for card in g.hands[seat]]
    kingdom = float(sum([KINGDOM_WORTH[row[0]] for row in g.occupied[seat] if row[0] != NOBODY]))
    kingdom += float(sum([KINGDOM_WORTH[card] for card in g.supply[seat]]))
    return [
        float(g.influence[seat]),
        left * g.lore[seat],
        left * len(hand),
        left * sum(hand),
        left * sum([strength >= STRONG for strength in hand]),
        float(sum(sorted(hand)[-LAID:])) if _still_to_lay(g, seat) else 0.0,
        left * (sum([STRENGTH[card] for card in g.decks[seat]]) + sum([STRENGTH[card] for card in g.discards[seat]])),
        left * sum([STRENGTH[card] for card in g.lost if g.owner(card) == seat]),
        clashes,
        float(bid),
        left * pick,
        left * kingdom,
        left * len(g.quarters[seat]),
        left * votes[0],
        left * votes[1],
        left * votes[2],
        left * sum([own == top and own > 0 for own, top in zip(votes, most, strict=True)]),
        left * g.camp[seat],
        left * sum(g.men[seat]),
        left * sum([uses for uses in g.tactics[seat] if uses > 0]),
        left * (g.favour == seat),
        left * (g.limit[seat] - 6),
        left * sum(g.secret_marks[seat]),
        left * g.order.index(seat),
        left * (POWERFUL - len(g.places[seat]) - len(g.quarters[seat])),
        left * sum([STRENGTH[card] for card, _ in g.stakes if g.owner(card) == seat]),
    ]


def _still_to_lay(g: Crown, seat: int) -> bool:
    """Does it lay cards beside the regions this year, and none of them yet?"""
    if g.acting or g.season not in (START, SPRING) or any(g.laid[seat]):
        return False
    return not any(a[0] == "lay" for a in said(g, seat))


def _settled(g: Crown) -> int:
    """The region whose reward was just claimed, or that nobody has won, as a mask: it brings nothing more."""
    if not g.deeds or g.clash.stage != REWARDS:
        return 0
    winner = g.clash.seat
    return 0 if winner != NOBODY and CLAIMS[winner] in g.stack else 1 << g.clash.region


def _bids(g: Crown) -> list[int]:
    """By seat, the strength of what is bid, in the open or under seal; NOBODY: nothing."""
    if g.season != SPRING or g.acting:
        return [NOBODY] * g.players
    found: list[int] = []
    for seat, laid in enumerate(g.bids):
        sealed = [STRENGTH[NUMBERS[str(a[1])]] for a in said(g, seat) if a[0] == "bid"]
        found.append(STRENGTH[laid] if laid != NOBODY else sealed[0] if sealed else NOBODY)
    return found


def _picks(g: Crown, bids: list[int]) -> list[float]:
    """By seat, the worth of the card that its bid is likely to bring: the highest chooses first."""
    road = [KINGDOM_WORTH[card] for card in g.road if card != NOBODY]
    road.sort(reverse=True)
    road += [0.0] * (g.players + 1)
    sealed = max(g.bids) == NOBODY
    found = [0.0] * g.players
    for seat, bid in enumerate(bids):
        if bid == NOBODY:
            continue
        before = 0.0  # so many choose earlier
        for other, theirs in enumerate(bids):
            if other == seat:
                continue
            if theirs == NOBODY:
                before += HIGHER[min(bid, 9)] if sealed else 0.0
            elif theirs > bid or (theirs == bid and g.order.index(other) < g.order.index(seat)):
                before += 1
        place = int(before)
        found[seat] = road[place] + (before - place) * (road[place + 1] - road[place])
    return found
