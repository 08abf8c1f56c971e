"""What a card is: its strength, archetype, traits, commands, votes and lore, in one place (rulebook 1.4).

Printed content comes first, less what is cleared; then what its owner's powers give; then what it has gained for a
time. What is cleared is only what is printed: gained content stays.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Final

from interrex.engine.powers import Moment

from .data import (
    AMBUSH,
    ASSASSINATE,
    DEPLOY,
    FIRST_KINGDOM,
    FLANK,
    HEIR,
    INVULNERABLE,
    KINDS,
    NUMBER,
    OWN,
    RALLY,
    RALLY_TWO,
    RETREAT,
)
from .moments import (
    CARD_COMMANDS,
    CARD_LORE,
    CARD_TRAITS,
    CARD_VOTES,
    CLEARS,
    CLEARS_CLASH,
    MARK_VOTES,
    MARK_VOTES_TEXT,
    POWERS,
    ask,
    of,
)
from .state import ALL_OF, COMMANDS_OF, LIKENESS, OF_FACTION, REWARDS, TRAITS_OF, Cards, Clash, Crown

_COMMANDS: Final = tuple([kind.commands for kind in KINDS])
_EITHER: Final = tuple([kind.either for kind in KINDS])
_VOTES: Final = tuple([kind.votes for kind in KINDS])
_LORE: Final = tuple([kind.lore for kind in KINDS])
_TRAITS: Final = tuple([kind.traits for kind in KINDS])
_ARCHETYPE: Final = tuple([kind.archetype for kind in KINDS])
_STRENGTH: Final = tuple([kind.strength for kind in KINDS])

# How much of a card's print is cleared
WHOLE: Final = 0
SHAPE: Final = 1  # strength and archetype are left
BARE: Final = 2  # strength alone is left


def speaking(moment: Moment) -> frozenset[int]:
    """The cards whose print speaks at a moment."""
    cards: frozenset[int] | None = POWERS.memo.get(moment)
    if cards is None:
        cards = frozenset([card for card in range(len(NUMBER)) if moment.speakers >> NUMBER[card] & 1])
        POWERS.memo[moment] = cards
    return cards


def clears(g: Crown) -> bool:
    """Does anything lie there that may clear the print of cards? Hardly ever: so it is asked before any card is."""
    if g.on_region:
        clearing = CLEARS.speakers >> FIRST_KINGDOM
        for kingdom, _, _ in g.on_region:
            if clearing >> kingdom & 1:
                return True
    if not g.doing or g.doing[-1].stage == REWARDS:
        return False
    clearers: frozenset[int] = POWERS.memo.get(CLEARS_CLASH) or speaking(CLEARS_CLASH)
    for _, _, other in g.copied:
        if other in clearers:
            return True
    return not clearers.isdisjoint(g.active[g.doing[-1].region])


def cleared(g: Crown, card: int) -> int:
    """How much of its print counts nothing: it is a copy of another, or cleared (rulebook 1.4.3, 20.73)."""
    for copier, what, _ in g.copied:
        if what == LIKENESS and copier == card:
            return BARE
    if not ((g.doing or g.on_region) and clears(g)):
        return WHOLE
    region = g.region_of(card)
    return WHOLE if region < 0 else max(_cleared_in_region(g, card, region), _cleared_in_clash(g, card, region))


def _cleared_in_region(g: Crown, card: int, region: int) -> int:
    for kingdom, seat, place in g.on_region:
        if place == region and g.faction[seat] != card // OWN and of(FIRST_KINGDOM + kingdom, CLEARS, False, g, seat):
            return SHAPE
    return WHOLE


def _cleared_in_clash(g: Crown, card: int, region: int) -> int:
    """An opponent's card in the clash may clear all but Heirs; itself it must not be cleared by what lies there.

    When rewards are due the clash is over (rulebook 20.82).
    """
    if not g.doing or g.clash.region != region or g.clash.stage == REWARDS or KINDS[card].archetype == HEIR:
        return WHOLE
    speakers = CLEARS_CLASH.speakers
    for other in in_clash(g, g.clash):
        if other // OWN != card // OWN and (speakers >> NUMBER[other] & 1 or g.copied):
            mask = 0 if _cleared_in_region(g, other, region) else 1 << NUMBER[other]
            if (_copied_texts(g, other) or mask) & speakers:
                return BARE
    return WHOLE


def in_clash(g: Crown, clash: Clash) -> Cards:
    """What takes part: active there, of somebody who does, and not worn out by an earlier clash."""
    return g.active[clash.region] if clash.first else _in_later_clash(g, clash)


def _in_later_clash(g: Crown, clash: Clash) -> Cards:
    fresh = unworn(g.active[clash.region], g.fought[clash.region])
    return tuple([card for card in fresh if g.seat_of[card // OWN] in clash.seats])


def unworn(cards: Sequence[int], fought: int) -> list[int]:
    """Those that have not fought yet."""
    return [card for card in cards if not fought >> card & 1]


# Texts


def _copied_texts(g: Crown, card: int) -> int:
    mask = 0
    for copier, _, other in g.copied:
        if copier == card:
            mask |= 1 << NUMBER[other]
    return mask


def texts(g: Crown, card: int) -> int:
    """The texts that are the card's, as a mask of components."""
    mask = 0 if cleared(g, card) else 1 << NUMBER[card]
    return mask | _copied_texts(g, card) if g.copied else mask


def says(g: Crown, card: int, moment: Moment) -> int:
    """The texts of the card that speak at a moment."""
    speakers = moment.speakers
    if speakers >> NUMBER[card] & 1:
        return texts(g, card) & speakers
    return _copied_texts(g, card) & speakers if g.copied else 0


def all_say(g: Crown, cards: Sequence[int], moment: Moment) -> int:
    """The texts of several cards that speak at a moment: mostly none is printed with any."""
    printed: frozenset[int] = POWERS.memo.get(moment) or speaking(moment)
    if not g.copied and printed.isdisjoint(cards):
        return 0
    mask = 0
    for card in printed.intersection(cards):
        mask |= texts(g, card)
    for copier, _, other in g.copied:
        if other in printed and copier in cards:
            mask |= 1 << NUMBER[other]
    return mask & moment.speakers if mask else 0


def asks(g: Crown, card: int, moment: Moment, first: bool = False) -> bool:
    """A yes or no, said by the card's own text."""
    mask = says(g, card, moment)
    return bool(POWERS.ask(moment, mask, first, g, g.owner(card), card)) if mask else first


# One card


def strengths(g: Crown, cards: Iterable[int]) -> list[int]:
    """By seat: of its cards among these, all together."""
    found, seat_of = [0] * g.players, g.seat_of
    for card in cards:  # mostly none is a copy: then what is printed counts
        found[seat_of[card // OWN]] += strength(g, card) if g.copied else _STRENGTH[card]
    return found


def strength(g: Crown, card: int) -> int:
    found = _STRENGTH[card]
    for copier, what, other in g.copied:
        if copier == card and what == ALL_OF:
            found += KINDS[other].strength
    return found


def archetype(g: Crown, card: int) -> int:
    """As a mask: a card that copies another is both. Nothing but a likeness or a clash takes it away."""
    if not (g.copied or g.doing):
        return _ARCHETYPE[card]
    found = 0 if cleared(g, card) == BARE else _ARCHETYPE[card]
    for copier, what, other in g.copied:
        if copier == card and what == LIKENESS:
            found |= KINDS[other].archetype
    return found


def traits(g: Crown, card: int) -> int:
    found = _TRAITS[card]
    if found and cleared(g, card):
        found = 0
    for gainer, what, value, _ in g.gained:
        if gainer == card and what == TRAITS_OF:
            found |= value
    for copier, _, other in g.copied:
        if copier == card:
            found |= KINDS[other].traits
    return int(ask(g, g.seat_of[card // OWN], CARD_TRAITS, found, card))


def commands(g: Crown, card: int) -> int:
    """Those it can always carry out; of an *either … or* see ``either``."""
    found = _COMMANDS[card]
    if found and cleared(g, card):
        found = 0
    for gainer, what, value, _ in g.gained:
        if gainer == card and what == COMMANDS_OF:
            found |= value
    for copier, _, other in g.copied:
        if copier == card:
            found |= KINDS[other].commands
    return int(ask(g, g.seat_of[card // OWN], CARD_COMMANDS, found, card))


def either(g: Crown, card: int) -> int:
    """Commands of which it can carry out one in a clash."""
    found = _EITHER[card]
    if found and cleared(g, card):
        found = 0
    for copier, _, other in g.copied:
        if copier == card:
            found |= KINDS[other].either
    return found


def orders(g: Crown, card: int, done: tuple[tuple[int, int], ...]) -> int:
    """The commands that the card has and has not carried out yet (rulebook 9)."""
    sure, choice = commands(g, card), either(g, card)
    used = 0
    for which, command in done:
        if which == card:
            used |= command
    if choice & used & ~sure:
        choice = 0
    return (sure | choice) & ~used


def able(g: Crown, card: int) -> int:
    """The commands that the card has and could carry out, were each the only one."""
    return commands(g, card) | either(g, card)


def votes(g: Crown, card: int) -> int:
    found = _VOTES[card]
    if found and cleared(g, card):
        found = 0
    for copier, what, other in g.copied:
        if copier == card and what == LIKENESS:
            found += KINDS[other].votes
    return int(ask(g, g.seat_of[card // OWN], CARD_VOTES, found, card))


def lore(g: Crown, card: int) -> int:
    found = _LORE[card]
    if found and cleared(g, card):
        found = 0
    for copier, what, other in g.copied:
        if copier == card and what == LIKENESS:
            found += KINDS[other].lore
    return int(ask(g, g.seat_of[card // OWN], CARD_LORE, found, card))


# Of many cards at once. Mostly nothing is cleared, and few cards have gained or copied anything: what the others are is
# their print with what their owner's powers give, and that is worked out once for all its cards and kept.


Own = dict[int, int]  # what cards of one owner have: those that have none of it are left out

ANY: Final = -1  # as a mask: whatever it is


class Respect:
    """A respect in which cards are asked: what is printed on each, what adds to it, and how one card is asked."""

    __slots__ = ("by_print", "mask", "moment", "one", "printed")

    def __init__(self, moment: Moment, printed: Cards, one: Callable[[Crown, int], int], mask: int = ANY) -> None:
        self.moment = moment
        self.printed = printed
        self.one = one
        self.mask = mask  # of these commands or traits any
        self.by_print = [self._having(printed, faction) for faction in range(len(printed) // OWN)]

    def own(self, g: Crown, seat: int) -> Own:
        """What of this the seat's cards have by print and by its powers, unless they are cleared or altered."""
        g.own_[seat] = known = _known(g, seat)
        found = known.get(self)
        if found is None:
            found = known[self] = self._look_up(g, seat)
        return found

    def _look_up(self, g: Crown, seat: int) -> Own:
        lasting, speakers = g.lasting[seat], self.moment.speakers
        held = (g.held[seat] | lasting) & speakers
        if not held:
            return self.by_print[g.faction[seat]]
        # all that any of these powers looks at beside the card
        key = (self, held, lasting & speakers, g.order[0] == seat, g.faction[seat])
        found: Own | None = POWERS.memo.get(key)
        if found is None:
            found = POWERS.memo[key] = self._work_out(g, seat, held)
        return found

    def _work_out(self, g: Crown, seat: int, held: int) -> Own:
        """The print of the seat's cards, with what these powers give."""
        blank = g.copy()
        blank.alter((), ())
        blank.on_region = ()
        blank.doing.clear()
        given = list(self.printed)
        first = g.faction[seat] * OWN
        for card in range(first, first + OWN):
            given[card] = POWERS.ask(self.moment, held, given[card], blank, seat, card)
        return self._having(given, g.faction[seat])

    def _having(self, values: Sequence[int], faction: int) -> Own:
        """The faction's cards for which there is anything in a row of values by card."""
        own = range(faction * OWN, faction * OWN + OWN)
        return {card: values[card] & self.mask for card in own if values[card] & self.mask}


def _known(g: Crown, seat: int) -> dict[Respect, Own]:
    """What was ever worked out for a seat in whose place all is the same that powers look at beside the card."""
    speakers = _of_cards()
    key = (g.held[seat] & speakers, g.lasting[seat] & speakers, g.order[0] == seat, g.faction[seat])
    found: dict[Respect, Own] | None = POWERS.memo.get(key)
    if found is None:
        found = POWERS.memo[key] = {}
    return found


def change_own(g: Crown, seat: int, number: int) -> None:
    """A component of the seat begins to speak, or ceases to: if it speaks of cards, these are to be looked at anew."""
    of_cards: int = POWERS.memo.get(_of_cards) or _of_cards()
    if of_cards >> number & 1:
        g.own_[seat] = {}


def change_first(g: Crown, *seats: int) -> None:
    """These begin or cease to be first on the order track: some powers that speak of cards look at that."""
    for seat in seats:
        if (g.held[seat] | g.lasting[seat]) & _of_cards():
            g.own_[seat] = {}


def _of_cards() -> int:
    """The components that speak of cards."""
    found = CARD_TRAITS.speakers | CARD_COMMANDS.speakers | CARD_VOTES.speakers | CARD_LORE.speakers
    POWERS.memo[_of_cards] = found
    return found


WITH_VOTES: Final = Respect(CARD_VOTES, _VOTES, votes)
WITH_LORE: Final = Respect(CARD_LORE, _LORE, lore)
WITH_FLANK: Final = Respect(CARD_COMMANDS, _COMMANDS, commands, FLANK)
WITH_RALLY: Final = Respect(CARD_COMMANDS, _COMMANDS, commands, RALLY | RALLY_TWO)
WITH_DEPLOY: Final = Respect(CARD_COMMANDS, _COMMANDS, commands, DEPLOY)
WITH_ASSASSINATE: Final = Respect(CARD_COMMANDS, _COMMANDS, commands, ASSASSINATE)
WITH_INVULNERABLE: Final = Respect(CARD_TRAITS, _TRAITS, traits, INVULNERABLE)
BY_DAY: Final = Respect(
    CARD_COMMANDS, tuple([kind.commands | kind.either for kind in KINDS]), able, AMBUSH | RETREAT | FLANK
)


def those(g: Crown, seat: int, cards: Sequence[int], respect: Respect) -> list[int]:
    """Of some cards, the seat's own with votes, with lore, with a command or trait."""
    own = g.own_[seat].get(respect) or respect.own(g, seat)
    found = list(filter(own.__contains__, cards))
    odd = g.altered.intersection(cards) if g.altered else g.altered
    if found and (g.doing or g.on_region) and clears(g):
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
    own = g.own_[seat].get(respect) or respect.own(g, seat)
    return list(filter(own.__contains__, hand))


def those_of_all(g: Crown, seats: Sequence[int], cards: Sequence[int], respect: Respect) -> list[int]:
    """The same of the cards of several seats."""
    found: list[int] = []
    for seat in seats:
        own = g.own_[seat].get(respect) or respect.own(g, seat)
        found += filter(own.__contains__, cards)
    if g.altered.isdisjoint(cards) and not (found and clears(g)):
        return found
    found = []
    for seat in seats:
        found += those(g, seat, cards, respect)
    return found


def with_orders(g: Crown, seat: int, cards: Sequence[int]) -> list[tuple[int, int]]:
    """Of some cards in the clash, the seat's own that can still carry out a command of the Day, and which."""
    own = g.own_[seat].get(BY_DAY) or BY_DAY.own(g, seat)
    found: list[tuple[int, int]] = []
    altered = g.altered
    if own.keys().isdisjoint(cards) and altered.isdisjoint(cards):
        return found
    clash: Clash = g.doing[-1]
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
    odd = g.copied or ((g.doing or g.on_region) and clears(g))
    found: list[int] = []
    for card in cards:
        if (archetype(g, card) if odd else _ARCHETYPE[card]) & of:
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
        own = g.own_[seat].get(WITH_VOTES) or WITH_VOTES.own(g, seat)
        for card in cards:
            if card in own:
                found += own[card]
    marks = g.council_marks[seat][council]
    return found + marks if marks and marks_count(g, seat) else found
