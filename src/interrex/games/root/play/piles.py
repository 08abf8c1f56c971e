"""Cards from pile to pile, and who knows of them.

A hand and the supporters are secret, but not all of it stays so: a card given, stolen or shown is remembered by whoever
saw it (``g.seen``), until that pile loses a card that they do not see. Then they can no longer tell which are left.
"""

from __future__ import annotations

from typing import Final

from ..data import CARDS, DOMINANCE
from ..hands import Cards, card_id, card_message, with_one_more, without
from ..state import NOBODY, Root, Seen

ALL_EYES: Final = -1  # masks of the seats that see a card change its pile
NO_EYES: Final = 0


def from_hand(g: Root, seat: int, card: int, eyes: int = ALL_EYES) -> None:
    g.hands[seat] = without(g.hands[seat], card)
    if g.seen[seat]:
        left_pile(g, seat, card, eyes)


def into_hand(g: Root, seat: int, card: int, eyes: int = NO_EYES) -> None:
    g.hands[seat] = with_one_more(g.hands[seat], card)
    if eyes:
        see(g, seat, (card,), eyes & ~(1 << seat))


def see(g: Root, pile: int, cards: Cards, eyes: int) -> None:
    """Seats learn of cards in a pile of others."""
    remember(g, pile, (*g.seen[pile], *[(seat, c) for seat in range(g.players) if eyes >> seat & 1 for c in cards]))


def remember(g: Root, pile: int, seen: tuple[Seen, ...]) -> None:
    """All that anybody knows of a pile."""
    piles = list(g.seen)
    piles[pile] = seen
    g.seen = tuple(piles)


def show_hand(g: Root, seat: int, to: int) -> None:
    """Somebody sees a whole hand."""
    remember(g, seat, tuple([known for known in g.seen[seat] if known[0] != to]))
    see(g, seat, g.hands[seat], 1 << to)
    if g.listener is not None:
        g.whisper(to, "root-shown", seat=seat, cards=tuple([card_message(card) for card in g.hands[seat]]))


def left_pile(g: Root, pile: int, card: int, eyes: int) -> None:
    """A card has left a pile: who saw it knows one less, who did not no longer knows which are left."""
    kept: list[Seen] = []
    gone = 0  # mask of the seats that have one less
    for known in g.seen[pile]:
        seat, its_card = known
        if its_card == card and not gone >> seat & 1:
            gone |= 1 << seat
        elif eyes >> seat & 1:
            kept.append(known)
    if gone or eyes != ALL_EYES:
        remember(g, pile, tuple(kept))


def known_of(g: Root, pile: int, seat: int) -> Cards:
    """The cards of a pile of others that a seat knows of."""
    return tuple([card for who, card in g.seen[pile] if who == seat])


# The deck and the discard pile


def draw_top(g: Root) -> int:
    """The top card of the deck; an empty deck is made of the discard pile at once (law 2.1). NOBODY: none is left."""
    if not g.deck:
        return NOBODY
    card = g.deck.pop()
    if not g.deck:
        _reshuffle(g)
    return card


def _reshuffle(g: Root) -> None:
    if g.discard:
        g.deck = g.discard
        g.discard = []
        g.luck.shuffle(g.deck)
        g.tell("root-reshuffles", n=len(g.deck))


def draw(g: Root, seat: int, n: int) -> None:
    drawn: list[int] = []
    for _ in range(n):
        card = draw_top(g)
        if card != NOBODY:
            drawn.append(card)
            g.hands[seat] = with_one_more(g.hands[seat], card)
    if drawn and g.listener is not None:
        g.tell("root-draws", seat=seat, n=len(drawn))
        g.whisper(seat, "root-drew", cards=tuple([card_message(card) for card in drawn]))


def discard(g: Root, card: int, key: str = "", seat: int = NOBODY) -> None:
    """To the pile, or, a dominance card, beside the map (law 3.3.3). Where there is no deck it becomes one (2.1).

    ``key``: how that is told, before it has any consequence; ``seat``: whose doing it is.
    """
    if CARDS[card].kind == DOMINANCE:
        g.available = with_one_more(g.available, card)
    else:
        g.discard.append(card)
    if key and g.listener is not None:
        if seat == NOBODY:
            g.tell(key, card=card_id(card))
        else:
            g.tell(key, seat=seat, card=card_id(card))
    if not g.deck:
        _reshuffle(g)


def spend(g: Root, seat: int, card: int) -> None:
    from_hand(g, seat, card)
    discard(g, card, "root-spends", seat)
