"""Worlds that look the same to a seat as the real one."""

from __future__ import annotations

from interrex.engine.luck import Luck

from ..data import ALLIANCE, CLEARINGS
from ..play.vagabond import TakeFromRuin
from ..state import NOBODY, Cards, Root


def determinize(g: Root, seat: int, luck: Luck) -> Root:
    """A world that looks the same to the seat: what it cannot see is dealt anew."""
    twin = g.copy()
    twin.luck = luck.branch()
    mine = g.faction[seat] == ALLIANCE
    pool = [*g.deck, *[card for s, hand in enumerate(g.hands) if s != seat for card in hand]]
    pool += [] if mine else g.supporters
    luck.shuffle(pool)

    def deal(n: int) -> Cards:
        return tuple(sorted([pool.pop() for _ in range(n)]))

    twin.hands = [hand if s == seat else deal(len(hand)) for s, hand in enumerate(g.hands)]
    twin.supporters = g.supporters if mine else deal(len(g.supporters))
    twin.deck = pool
    luck.shuffle(twin.quest_deck)
    looking = NOBODY  # a ruin whose items the seat sees just now
    if g.stack and isinstance(top := g.stack[-1], TakeFromRuin) and top.seat == seat:
        looking = g.rover_at(seat).place
    ruins = [c for c in range(CLEARINGS) if g.ruins[c] and c != looking]
    items = [item for c in ruins for item in g.ruins[c]]
    luck.shuffle(items)
    for c in ruins:
        twin.ruins[c] = tuple(sorted([items.pop() for _ in g.ruins[c]]))
    return twin
