"""Where the cards lie, and who knows them.

Faction cards never mix: each seat's are a deck of their own. What was open and went to a hand or a deck, or was looked
at, stays known to those who saw it until the pile loses a card they do not see, or is shuffled (``g.eyes``).
"""

from __future__ import annotations

from typing import Any, Final

from interrex.engine.zones import ALL, NONE, Zone, everybody

from .data import CARDS, NOBODY
from .state import Cards, Crown


def _seen(g: Crown, pile: Cards, seat: int, first: int = 0) -> int:
    """The mask of the cards in a pile that a seat has seen go there."""
    if seat == NOBODY:
        return NONE
    eyes = g.eyes
    mask = NONE
    for at, card in enumerate(pile):
        if eyes[first + card] >> seat & 1:
            mask |= 1 << at
    return mask


def _hand_known(g: Crown, place: int, seat: int) -> int:
    return ALL if place == seat else _seen(g, g.hands[place], seat)


def _put_hand(g: Crown, place: int, cards: list[int]) -> None:
    g.hands[place] = tuple(sorted(cards))


def _deck_known(g: Crown, place: int, seat: int) -> int:
    return _seen(g, g.decks[place], seat)


def _put_deck(g: Crown, place: int, cards: list[int]) -> None:
    g.decks[place] = tuple(cards)


def _laid(g: Crown) -> list[Cards]:
    return [a + b + c for a, b, c in g.laid]


def _laid_known(g: Crown, place: int, seat: int) -> int:
    a, b, c = g.laid[place]
    return ALL if place == seat else _seen(g, a + b + c, seat)


def _put_laid(g: Crown, place: int, cards: list[int]) -> None:
    a, b, _ = [len(there) for there in g.laid[place]]
    g.laid[place] = (tuple(cards[:a]), tuple(cards[a : a + b]), tuple(cards[a + b :]))


def _open(g: Crown) -> list[Cards]:
    """What lies open, by seat."""
    coming = [g.occupier] if g.occupier != NOBODY else []
    lying = [
        *coming,
        *g.lost,
        *g.burned,
        *g.active[0],
        *g.active[1],
        *g.active[2],
        *g.council[0],
        *g.council[1],
        *g.council[2],
    ]
    found: list[Cards] = []
    for seat in range(g.players):
        shown = [card for _, card in (*g.occupied[seat], g.opening[seat])] + [g.bids[seat], g.wrestlers[seat]]
        there = [card for card in shown if card != NOBODY]
        own = (*g.discards[seat], *g.places[seat], *g.quarters[seat], *there, *g.mine(seat, tuple(lying)))
        found.append(own)
    return found


def _kingdom_known(g: Crown, place: int, seat: int) -> int:
    return _seen(g, g.kingdom, seat, CARDS)


def _put_kingdom(g: Crown, place: int, cards: list[int]) -> None:
    g.kingdom = tuple(cards)


def _dealt_known(g: Crown, place: int, seat: int) -> int:
    return ALL if place == seat else NONE


def _put_dealt(g: Crown, place: int, cards: list[int]) -> None:
    g.dealt_kingdom[place] = tuple(sorted(cards))


def _kingdom_open(g: Crown) -> list[Cards]:
    held = [kingdom for spaces in (*g.occupied, g.opening) for kingdom, _ in spaces if kingdom != NOBODY]
    supply = [kingdom for cards in g.supply for kingdom in cards]
    lying = [kingdom for kingdom, _, _ in (*g.on_region, *g.on_location)]
    road = [kingdom for kingdom in g.road if kingdom != NOBODY]
    coming = [g.acquiring] if g.acquiring != NOBODY else []
    return [(*road, *coming, *g.kingdom_discard, *g.kingdom_burned, *held, *supply, *lying)]


def _fixed(g: Crown, place: int, cards: list[int]) -> None:
    """What everybody knows is never laid anew."""


def face_down(g: Crown) -> tuple[Any, ...]:
    """All that decides which cards lie hidden where, and who knows them."""
    return (
        tuple(g.hands),
        tuple(g.decks),
        tuple(g.laid),
        g.kingdom,
        tuple(g.dealt_kingdom),
        tuple(g.eyes),
    )


HANDS: Final = Zone("hands", "faction", lambda g: g.hands, _put_hand, _hand_known, apart=True, depends_on=face_down)
DECKS: Final = Zone("decks", "faction", lambda g: g.decks, _put_deck, _deck_known, apart=True, depends_on=face_down)
LAID_CARDS: Final = Zone("laid", "faction", _laid, _put_laid, _laid_known, apart=True, depends_on=face_down)

ZONES: Final = (
    HANDS,
    DECKS,
    LAID_CARDS,
    Zone("open", "faction", _open, _fixed, everybody, apart=True),
    Zone("kingdom deck", "kingdom", lambda g: (g.kingdom,), _put_kingdom, _kingdom_known, depends_on=face_down),
    Zone("dealt", "kingdom", lambda g: g.dealt_kingdom, _put_dealt, _dealt_known, depends_on=face_down),
    Zone("kingdom open", "kingdom", _kingdom_open, _fixed, everybody),
)
