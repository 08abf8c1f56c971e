"""How likely a card is the strongest, by what the others may hold as far as a seat knows (rulebook 4.1.3, 5.5)."""

from __future__ import annotations

from collections.abc import Callable

from interrex.engine import zones

from .data import LAID, NOBODY, OWN
from .moments import BID_STRENGTH, SUPPORTER_STRENGTH, ask
from .nature import strength
from .play.bids import bid_strength
from .state import Crown
from .zones import HANDS, LAID_CARDS, ZONES

Weaker = Callable[[int], bool]  # of another's card: would it lose?


def bid_with(g: Crown, seat: int, card: int) -> int:
    """The strength of a bid with this card."""
    world = g.copy()
    world.bids[seat] = card
    return bid_strength(world, seat)


def first_bid(g: Crown, seat: int, card: int) -> float:
    """The chance that it is resolved first, if the others bid any card of theirs; ties as on the order track."""
    mine, place, unseen = bid_with(g, seat, card), g.order.index(seat), _unseen(g, seat)
    chance = 1.0
    for at, other in enumerate(g.order):
        if other == seat or not g.hands[other]:
            continue
        hushed = g.hushed not in (NOBODY, other)
        chance *= _of_hand(g, seat, other, unseen, _bids_less(g, other, mine + (place < at), hushed))
    return chance


def _bids_less(g: Crown, other: int, limit: int, hushed: bool) -> Weaker:
    return lambda card: (0 if hushed else int(ask(g, other, BID_STRENGTH, strength(g, card)))) < limit


def strongest_laid(g: Crown, seat: int, card: int, region: int) -> float:
    """The chance that nobody else will be as strong there with any card of theirs, all that stands there counted."""
    mine, unseen = strength(g, card) + standing_there(g, seat, region), _unseen(g, seat)
    chance = 1.0
    for other in g.others(seat):
        theirs = standing_there(g, other, region)
        weaker = _less_with(g, mine - theirs)
        if g.laid[other][region]:
            chance *= _of_laid(g, seat, other, region, unseen, weaker)
        elif len(g.hands[other]) >= LAID:
            chance *= _of_hand(g, seat, other, unseen, weaker)
        elif theirs >= mine:
            chance = 0.0
    return chance


def standing_there(g: Crown, seat: int, region: int) -> int:
    """The strength of the seat's cards and Supporters that are in a region already."""
    cards = sum([strength(g, card) for card in g.mine(seat, g.active[region])])
    return cards + g.men[seat][region] * int(ask(g, seat, SUPPORTER_STRENGTH, 1))


def _less_with(g: Crown, limit: int) -> Weaker:
    return lambda card: strength(g, card) < limit


def _unseen(g: Crown, seat: int) -> list[int]:
    """The cards that the seat has not seen, everybody's: they are in hands and decks."""
    return zones.hidden(g, ZONES, seat)[HANDS.deck]


def _of_hand(g: Crown, seat: int, other: int, unseen: list[int], weaker: Weaker) -> float:
    """Of any card of another's hand: those seen to go there, and for the rest whatever of theirs nobody has seen."""
    faces, backs = zones.shown(g, HANDS, other, seat)
    found = sum([weaker(card) for card in faces]) + backs * _of_unseen(g, other, unseen, weaker)
    return found / (len(faces) + backs)


def _of_laid(g: Crown, seat: int, other: int, region: int, unseen: list[int], weaker: Weaker) -> float:
    """All cards that lie there must be weaker; those whose backs alone are known are any unseen ones."""
    first = sum([len(cards) for cards in g.laid[other][:region]])
    known = LAID_CARDS.known(g, other, seat) >> first
    chance = 1.0
    for at, card in enumerate(g.laid[other][region]):
        chance *= weaker(card) if known >> at & 1 else _of_unseen(g, other, unseen, weaker)
    return chance


def _of_unseen(g: Crown, other: int, unseen: list[int], weaker: Weaker) -> float:
    theirs = [card for card in unseen if card // OWN == g.faction[other]]
    return sum([weaker(card) for card in theirs]) / len(theirs) if theirs else 1.0
