"""Of many cards at once: who has votes, lore, a command, a trait (rulebook 1.4). What one card is: ``nature``.

Mostly nothing is cleared, and few cards have gained or copied anything: what the others are is their print with what
their owner's powers give, and that is worked out once for all its cards and kept.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Final

from interrex.engine.kept import Kept
from interrex.engine.powers import Moment

from .data import AMBUSH, ASSASSINATE, DEPLOY, FLANK, INVULNERABLE, KINDS, OWN, RALLY, RALLY_TWO, RETREAT
from .moments import CARD_COMMANDS, CARD_LORE, CARD_TRAITS, CARD_VOTES, MARK_VOTES, MARK_VOTES_TEXT, POWERS, ask
from .nature import (
    PRINTED_ARCHETYPE,
    PRINTED_COMMANDS,
    PRINTED_LORE,
    PRINTED_TRAITS,
    PRINTED_VOTES,
    able,
    archetype,
    asks,
    clears,
    commands,
    lore,
    orders,
    traits,
    votes,
)
from .state import OF_FACTION, Cards, Clash, Crown, Outlook

Own = dict[int, int]  # what cards of one owner have: those that have none of it are left out

ANY: Final = -1  # as a mask: whatever it is


class Respect:
    """A respect in which cards are asked: what is printed on each, what adds to it, and how one card is asked."""

    __slots__ = ("by_print", "given", "kept", "mask", "moment", "one", "printed")

    def __init__(
        self, name: str, moment: Moment, printed: Cards, one: Callable[[Crown, int], int], mask: int = ANY
    ) -> None:
        self.moment = moment
        self.printed = printed
        self.one = one
        self.mask = mask  # of these commands or traits any
        self.by_print = [self._having(printed, faction) for faction in range(len(printed) // OWN)]
        self.kept: Kept[Own] = Kept(name, self._work_out, "what powers look at beside the card: see Outlook")
        self.given: Kept[Own] = Kept(f"{name} by powers", self._add_powers, "the same, of powers that speak of this")

    def own(self, g: Crown, seat: int) -> Own:
        """What of this the seat's cards have by print and by its powers, unless they are cleared or altered."""
        outlook = g.outlook_[seat] or look(g, seat)
        return self.kept.known.get(outlook) or self.kept.of(outlook, g, seat)

    def _work_out(self, g: Crown, seat: int) -> Own:
        """The print of the seat's cards, with what its powers give; only those that speak of this count."""
        faction, speakers = g.faction[seat], self.moment.mask
        held, lasting = g.held[seat] & speakers, g.lasting[seat] & speakers
        if not (held or lasting):
            return self.by_print[faction]
        return self.given.of((held, lasting, g.order[0] == seat, faction), g, seat, held | lasting)

    def _add_powers(self, g: Crown, seat: int, held: int) -> Own:
        """The same where these powers speak of it."""
        blank = g.copy()
        blank.alter((), ())
        blank.on_region = ()
        blank.deeds.clear()
        given = list(self.printed)
        first = g.faction[seat] * OWN
        for card in range(first, first + OWN):
            given[card] = POWERS.ask(self.moment, held, blank, seat, card, first=given[card])
        return self._having(given, g.faction[seat])

    def _having(self, values: Sequence[int], faction: int) -> Own:
        """The faction's cards for which there is anything in a row of values by card."""
        own = range(faction * OWN, faction * OWN + OWN)
        return {card: values[card] & self.mask for card in own if values[card] & self.mask}


def look(g: Crown, seat: int) -> Outlook:
    """What powers that speak of cards look at beside the card: which the seat has, which last, whether it is first."""
    of_cards = _of_cards()
    g.outlook_[seat] = outlook = (
        g.held[seat] & of_cards, g.lasting[seat] & of_cards, g.order[0] == seat, g.faction[seat],
    )  # fmt: skip
    return outlook


def change_own(g: Crown, seat: int, number: int) -> None:
    """A component of the seat begins to speak, or ceases to: if it speaks of cards, these are to be looked at anew."""
    if _of_cards() >> number & 1:
        g.outlook_[seat] = None


def change_first(g: Crown, *seats: int) -> None:
    """These begin or cease to be first on the order track: some powers that speak of cards look at that."""
    for seat in seats:
        g.outlook_[seat] = None


def _of_cards() -> int:
    """The components that speak of cards."""
    return CARD_TRAITS.mask | CARD_COMMANDS.mask | CARD_VOTES.mask | CARD_LORE.mask


WITH_VOTES: Final = Respect("votes", CARD_VOTES, PRINTED_VOTES, votes)
WITH_LORE: Final = Respect("lore", CARD_LORE, PRINTED_LORE, lore)
WITH_FLANK: Final = Respect("flank", CARD_COMMANDS, PRINTED_COMMANDS, commands, FLANK)
WITH_RALLY: Final = Respect("rally", CARD_COMMANDS, PRINTED_COMMANDS, commands, RALLY | RALLY_TWO)
WITH_DEPLOY: Final = Respect("deploy", CARD_COMMANDS, PRINTED_COMMANDS, commands, DEPLOY)
WITH_ASSASSINATE: Final = Respect("assassinate", CARD_COMMANDS, PRINTED_COMMANDS, commands, ASSASSINATE)
WITH_INVULNERABLE: Final = Respect("invulnerable", CARD_TRAITS, PRINTED_TRAITS, traits, INVULNERABLE)
BY_DAY: Final = Respect(
    "commands by Day",
    CARD_COMMANDS,
    tuple([kind.commands | kind.either for kind in KINDS]),
    able,
    AMBUSH | RETREAT | FLANK,
)


def those(g: Crown, seat: int, cards: Sequence[int], respect: Respect) -> list[int]:
    """Of some cards, the seat's own with votes, with lore, with a command or trait."""
    own = respect.kept.known.get(g.outlook_[seat]) or respect.own(g, seat)
    found = list(filter(own.__contains__, cards))
    odd = g.altered.intersection(cards) if g.altered else g.altered
    if found and (g.deeds or g.on_region) and clears(g):
        odd = odd.union(found)  # clearing takes away, and never gives
    return _one_by_one(g, filter(OF_FACTION[g.faction[seat]], cards), respect, own, odd) if odd else found


def _one_by_one(g: Crown, cards: Iterable[int], respect: Respect, own: Own, odd: frozenset[int]) -> list[int]:
    """The same where some are odd: each of these is asked by itself."""
    one, mask = respect.one, respect.mask
    found: list[int] = []
    for card in cards:
        if one(g, card) & mask if card in odd else card in own:
            found.append(card)
    return found


def in_hand(g: Crown, seat: int, respect: Respect) -> list[int]:
    """The same of the seat's hand: what clears print speaks only of cards beside a region."""
    hand = g.hands[seat]
    if g.altered and not g.altered.isdisjoint(hand):
        return those(g, seat, hand, respect)
    own = respect.kept.known.get(g.outlook_[seat]) or respect.own(g, seat)
    return list(filter(own.__contains__, hand))


def those_of_all(g: Crown, seats: Sequence[int], cards: Sequence[int], respect: Respect) -> list[int]:
    """The same of the cards of several seats."""
    found: list[int] = []
    for seat in seats:
        own = respect.kept.known.get(g.outlook_[seat]) or respect.own(g, seat)
        found += filter(own.__contains__, cards)
    if g.altered.isdisjoint(cards) and not (found and clears(g)):
        return found
    found = []
    for seat in seats:
        found += those(g, seat, cards, respect)
    return found


def with_orders(g: Crown, seat: int, cards: Sequence[int]) -> list[tuple[int, int]]:
    """Of some cards in the clash, the seat's own that can still carry out a command of the Day, and which."""
    own = BY_DAY.own(g, seat)
    found: list[tuple[int, int]] = []
    altered = g.altered
    if own.keys().isdisjoint(cards) and altered.isdisjoint(cards):
        return found
    clash: Clash = g.deeds[-1]
    done = clash.ordered
    odd = altered
    if clears(g):
        odd = altered.union(own)
    elif done:
        odd = altered.union([card for card, _ in done])
    for card in cards:
        if card in odd:
            left = orders(g, card, done) & BY_DAY.mask if card // OWN == g.faction[seat] else 0
            if left:
                found.append((card, left))
        elif card in own:
            found.append((card, own[card]))
    return found


def fitting(g: Crown, cards: Iterable[int], of: int) -> list[int]:
    """Of some cards, those of an archetype; 0: all of them."""
    if not of:
        return list(cards)
    odd = g.copied or ((g.deeds or g.on_region) and clears(g))
    found: list[int] = []
    for card in cards:
        if (archetype(g, card) if odd else PRINTED_ARCHETYPE[card]) & of:
            found.append(card)
    return found


# In councils (rulebook 11.1.2)


def marks_count(g: Crown, seat: int) -> bool:
    """Are the seat's markers in councils votes?"""
    if ask(g, seat, MARK_VOTES, False):
        return True
    return any(asks(g, card, MARK_VOTES_TEXT) for cards in g.council for card in g.mine(seat, cards))


def council_votes(g: Crown, seat: int, council: int) -> int:
    cards, found = g.council[council], 0
    if g.copied:
        for card in g.mine(seat, cards):
            found += votes(g, card)
    elif cards:  # nothing is cleared in a council
        own = WITH_VOTES.own(g, seat)
        for card in cards:
            if card in own:
                found += own[card]
    marks = g.council_marks[seat][council]
    return found + marks if marks and marks_count(g, seat) else found
