"""The only ways in which cards move. Whoever moves one lifts it from where it lies and puts it down elsewhere.

What others know of a card that goes where it cannot be seen is kept in ``g.eyes`` (see ``zones``).
"""

from __future__ import annotations

from typing import Final

from interrex.engine.action import Action
from interrex.engine.message import Message
from interrex.engine.verbs import Phrase

from ..data import (
    CARD_IDS,
    CARDS,
    FIRST_KINGDOM,
    FIRST_TACTIC,
    KINGDOM,
    LEAST_HAND,
    MOST_HAND,
    NOBODY,
    NUMBER,
    OWN,
    REGIONS,
    SPACES,
)  # fmt: skip
from ..many import change_own
from ..moments import (
    ATTRITION,
    ELIMINATED,
    FROM_COUNCIL,
    FROM_COUNCIL_TEXT,
    FROM_ELIMINATION,
    LEAVES,
    POWERS,
    SPACES_MORE,
    ask,
    instead,
)
from ..nature import says
from ..state import FREE, Cards, Crown, Decision, Occupied, without
from ..words import CARD, PILE, PILES, card_message, component_message

ALL_EYES: Final = 15

# Where a card may go instead, as masks of ``PILES``
DISCARD, HAND, LOST, BOTTOM = [1 << n for n in range(4)]


# Lifting


def lift(g: Crown, card: int) -> None:
    """Take a card, for all to see, from where it lies: hand, discard, lost pile, region or council."""
    seat = g.seat_of[card // OWN]
    hand = g.hands[seat]
    if card in hand:
        g.hands[seat] = without(hand, card)
    elif card in g.discards[seat]:
        g.discards[seat] = without(g.discards[seat], card)
    elif card in g.lost:
        g.lost = without(g.lost, card)
    elif (region := g.region_of(card)) != NOBODY:
        leave_region(g, card, region)
    else:
        council = council_of(g, card)
        assert council != NOBODY, f"{CARD_IDS[card]} lies nowhere"
        g.council[council] = without(g.council[council], card)


def leave_region(g: Crown, card: int, region: int) -> None:
    """Influence on the card goes back to the reserve (rulebook 1.5.3)."""
    g.active[region] = without(g.active[region], card)
    if g.stakes:
        g.stakes = unstaked(g.stakes, card)


def unstaked(stakes: tuple[tuple[int, int], ...], card: int) -> tuple[tuple[int, int], ...]:
    return tuple([stake for stake in stakes if stake[0] != card])


def from_hand_unseen(g: Crown, card: int) -> None:
    """It leaves the hand face down: others no longer know what is left there."""
    seat = g.seat_of[card // OWN]
    forget(g, g.hands[seat])
    g.hands[seat] = without(g.hands[seat], card)


def forget(g: Crown, cards: tuple[int, ...]) -> None:
    """Nobody knows any more where these lie."""
    eyes = g.eyes
    for card in cards:
        eyes[card] = 0


def council_of(g: Crown, card: int) -> int:
    for council, cards in enumerate(g.council):
        if card in cards:
            return council
    return NOBODY


# Putting down


def into_hand(g: Crown, card: int, eyes: int = ALL_EYES) -> None:
    """Into its owner's hand; on top of his deck if the hand is full (rulebook 1.7.2)."""
    seat = g.owner(card)
    g.eyes[card] = eyes
    if len(g.hands[seat]) < g.limit[seat]:
        g.hands[seat] = tuple(sorted((*g.hands[seat], card)))
    else:
        g.decks[seat] = (*g.decks[seat], card)
        if eyes == ALL_EYES:
            g.tell("old-kings-crown-overflows", seat=seat, card=CARD_IDS[card])
        else:
            g.tell("old-kings-crown-overflows-unseen", seat=seat)


def into_hand_for_now(g: Crown, card: int) -> None:
    """Whether or not there is room: it will be asked at once where it goes."""
    seat = g.owner(card)
    g.eyes[card] = ALL_EYES
    g.hands[seat] = tuple(sorted((*g.hands[seat], card)))


def onto_deck(g: Crown, card: int, eyes: int = ALL_EYES) -> None:
    seat = g.owner(card)
    g.eyes[card] = eyes
    g.decks[seat] = (*g.decks[seat], card)


def under_deck(g: Crown, card: int, eyes: int = ALL_EYES) -> None:
    seat = g.owner(card)
    g.eyes[card] = eyes
    g.decks[seat] = (card, *g.decks[seat])


def into_discard(g: Crown, card: int) -> None:
    seat = g.seat_of[card // OWN]
    g.discards[seat] = (*g.discards[seat], card)


def into_lost(g: Crown, card: int) -> None:
    g.lost = (*g.lost, card)


def burn(g: Crown, card: int) -> None:
    """Out of the game (rulebook 1.6.4)."""
    g.burned = (*g.burned, card)


def into_council(g: Crown, card: int, council: int) -> None:
    g.council[council] = (*g.council[council], card)


def shift(g: Crown, card: int, region: int) -> None:
    """From one region to another: it stays active, and influence on it stays (rulebook 20.6)."""
    start = g.region_of(card)
    g.active[start] = without(g.active[start], card)
    g.active[region] = (*g.active[region], card)


def beside(g: Crown, card: int, region: int) -> None:
    """Face up beside a region: it is active."""
    g.active[region] = (*g.active[region], card)


def comes_to(g: Crown, card: int, region: int) -> None:
    """The same, told."""
    g.tell("old-kings-crown-comes-to", seat=g.owner(card), card=CARD_IDS[card], region=REGIONS[region])
    beside(g, card, region)


def lay(g: Crown, card: int, region: int) -> None:
    """From the hand, face down beside a region."""
    from_hand_unseen(g, card)
    put_face_down(g, card, region)


def lay_row(g: Crown, seat: int, cards: Cards) -> None:
    """The same beside each region, all at once."""
    hand = list(g.hands[seat])
    forget(g, g.hands[seat])
    for card in cards:
        hand.remove(card)
    g.hands[seat] = tuple(hand)
    (one, two, three), (first, second, third) = g.laid[seat], cards
    g.laid[seat] = ((*one, first), (*two, second), (*three, third))


def put_face_down(g: Crown, card: int, region: int) -> None:
    seat = g.seat_of[card // OWN]
    rows = list(g.laid[seat])
    rows[region] = (*rows[region], card)
    g.laid[seat] = (rows[0], rows[1], rows[2])


def add_stake(g: Crown, card: int, n: int) -> None:
    """Influence from the reserve onto an active card."""
    before = dict(g.stakes).get(card, 0)
    g.tell("old-kings-crown-stakes", seat=g.owner(card), card=CARD_IDS[card], n=n)
    g.stakes = (*unstaked(g.stakes, card), (card, before + n))


# From one place to another, with a choice of where


def put(g: Crown, card: int, pile: int) -> None:
    match PILES[pile]:
        case "discard":
            into_discard(g, card)
        case "hand":
            into_hand(g, card)
        case "lost":
            into_lost(g, card)
        case "bottom":
            under_deck(g, card)
        case _:
            onto_deck(g, card)


def leave_council(g: Crown, card: int) -> None:
    """To the discard pile, unless its owner's powers or its own text know better (rulebook 11.1.6)."""
    seat = g.owner(card)
    choice = ask(g, seat, FROM_COUNCIL, DISCARD, card)
    mask = says(g, card, FROM_COUNCIL_TEXT)
    if mask:
        choice = POWERS.ask(FROM_COUNCIL_TEXT, mask, g, seat, card, first=choice)
    g.tell("old-kings-crown-leaves-council", seat=seat, card=CARD_IDS[card])
    lift(g, card)
    into_discard(g, card)
    or_elsewhere(g, card, choice, "11.1.6")


def or_elsewhere(g: Crown, card: int, choice: int, rule: str) -> None:
    """The card lies where it goes by itself; its owner may have it elsewhere."""
    if choice & (choice - 1):
        g.push(Whither(g.owner(card), card, choice, rule))


GO: Final = Phrase("go", CARD, PILE)


class Whither(Decision):
    """Where a card goes, if there is a choice."""

    __slots__ = ("card", "choice", "cited")
    asks = "old-kings-crown-ask-go"
    phrases = (GO,)

    def __init__(self, seat: int, card: int, choice: int, cited: str) -> None:
        self.seat = seat
        self.card = card
        self.choice = choice
        self.cited = cited

    def rule_for(self, seat: int) -> str:
        return self.cited

    def actions(self, g: Crown) -> list[Action]:
        return [GO.action(self.card, pile) for pile in range(len(PILES)) if self.choice >> pile & 1]

    def play(self, g: Crown, a: Action) -> None:
        card, pile = GO.values(a)
        lift(g, card)
        if 1 << pile != self.choice & -self.choice or PILES[pile] not in ("discard", "lost"):
            g.tell("old-kings-crown-goes", seat=self.seat, card=CARD_IDS[card], pile=PILES[pile])
        put(g, card, pile)

    def question(self, g: Crown) -> Message:
        return Message(self.asks, {"card": CARD_IDS[self.card]})


def eliminate(g: Crown, card: int, resilient: bool) -> None:
    """Out of the clash, to the lost pile; Resilient cards are discarded (rulebook 1.6.2, 10.2.1).

    That it is eliminated has been told.
    """
    seat = g.owner(card)
    if instead(g, seat, ELIMINATED, card):
        return
    choice = ask(g, seat, FROM_ELIMINATION, DISCARD if resilient else LOST, card)
    g.tell("old-kings-crown-goes", seat=seat, card=CARD_IDS[card], pile="discard" if resilient else "lost")
    lift(g, card)
    if resilient:
        into_discard(g, card)
    else:
        into_lost(g, card)
    or_elsewhere(g, card, choice, "1.6.2")


ENTER: Final = Phrase("enter", CARD)


def all_home(g: Crown, seat: int, cards: tuple[int, ...]) -> None:
    """Several cards come to a hand together; if not all fit, their owner says which come first (rulebook 20.7)."""
    if len(cards) > 1 and len(g.hands[seat]) + len(cards) > g.limit[seat]:
        g.push(Homecoming(seat, cards))
        return
    for card in cards:
        comes_home(g, card)


def comes_home(g: Crown, card: int) -> None:
    """From wherever it lies open to its owner's hand."""
    lift(g, card)
    g.tell("old-kings-crown-comes-home", seat=g.owner(card), card=CARD_IDS[card])
    into_hand(g, card)


class Homecoming(Decision):
    """Which card comes next: what no longer fits goes on the deck."""

    __slots__ = ("cards",)
    rule = "1.7.2"
    asks = "old-kings-crown-ask-enter"
    phrases = (ENTER,)

    def __init__(self, seat: int, cards: tuple[int, ...]) -> None:
        self.seat = seat
        self.cards = cards

    def actions(self, g: Crown) -> list[Action]:
        return ENTER.each(self.cards)

    def play(self, g: Crown, a: Action) -> None:
        (card,) = ENTER.values(a)
        all_home(g, self.seat, (card,))
        all_home(g, self.seat, without(self.cards, card))


def drawn_home(g: Crown, seat: int, cards: tuple[int, ...]) -> None:
    """The same of cards that were drawn: if not all fit, only their owner knows which do (rulebook 20.50)."""
    if len(cards) == 1 or len(g.hands[seat]) + len(cards) <= g.limit[seat]:
        all_home(g, seat, cards)
        return
    g.tell("old-kings-crown-drawn-unsorted", seat=seat, card=tuple([CARD_IDS[card] for card in sorted(cards)]))
    for card in cards:
        lift(g, card)
        onto_deck(g, card, 1 << seat)
    g.whisper(seat, "old-kings-crown-drawn", cards=tuple([card_message(card) for card in cards]))
    g.push(SecretHomecoming(seat, len(cards)))


class SecretHomecoming(Decision):
    """Which of the drawn cards comes next. Till then they lie on the deck, where nobody else can tell them apart."""

    __slots__ = ("n",)
    rule = "1.7.2"
    asks = "old-kings-crown-ask-enter"
    phrases = (ENTER,)

    def __init__(self, seat: int, n: int) -> None:
        self.seat = seat
        self.n = n

    def actions(self, g: Crown) -> list[Action]:
        return ENTER.each(g.decks[self.seat][-self.n :])

    def play(self, g: Crown, a: Action) -> None:
        (card,) = ENTER.values(a)
        seat = self.seat
        deck, left = g.decks[seat][: -self.n], without(g.decks[seat][-self.n :], card)
        g.decks[seat] = deck
        _sort_in(g, card)
        if len(left) == 1:
            _sort_in(g, left[0])
        else:
            g.decks[seat] += left
            g.push(SecretHomecoming(seat, len(left)))


def _sort_in(g: Crown, card: int) -> None:
    """A drawn card into the hand while there is room; else it stays on the deck. Only its owner knows which it is."""
    seat = g.owner(card)
    if len(g.hands[seat]) < g.limit[seat]:
        g.tell("old-kings-crown-sorts-in", seat=seat)
    into_hand(g, card, 1 << seat)


# Hands and decks


def draw_up(g: Crown, seat: int) -> None:
    """To the hand limit (rulebook 3.1.2); an empty deck brings attrition, once (rulebook 3.2.1)."""
    drawn = draw(g, seat, g.limit[seat] - len(g.hands[seat]))
    if len(g.hands[seat]) < g.limit[seat]:
        attrition(g, seat)
        drawn += draw(g, seat, g.limit[seat] - len(g.hands[seat]))
    if drawn and g.listener is not None:
        g.tell("old-kings-crown-draws", seat=seat, n=drawn)


def draw(g: Crown, seat: int, most: int) -> int:
    """As many as there are; those who knew a card keep knowing it."""
    deck = g.decks[seat]
    n = min(most, len(deck))
    if n <= 0:
        return 0
    drawn = deck[len(deck) - n :]
    g.decks[seat] = deck[: len(deck) - n]
    g.hands[seat] = tuple(sorted(g.hands[seat] + drawn))
    if g.listener is not None:
        g.whisper(seat, "old-kings-crown-drawn", cards=tuple([card_message(card) for card in drawn]))
    return n


def attrition(g: Crown, seat: int) -> None:
    g.tell("old-kings-crown-attrition", seat=seat)
    pile = list(g.discards[seat])
    g.luck.shuffle(pile)
    g.discards[seat] = ()
    forget(g, tuple(pile))
    g.decks[seat] = (*pile, *g.decks[seat])
    if not instead(g, seat, ATTRITION):
        change_limit(g, seat, -1)


def change_limit(g: Crown, seat: int, by: int) -> None:
    """Three to eight; what goes beyond is ignored (rulebook 1.7.3). Too many cards in hand are discarded at once."""
    limit = min(MOST_HAND, max(LEAST_HAND, g.limit[seat] + by))
    if limit != g.limit[seat]:
        g.limit[seat] = limit
        g.tell("old-kings-crown-limit", seat=seat, n=limit)
    if len(g.hands[seat]) > limit:
        g.push(Trim(seat))


DISCARD_ONE: Final = Phrase("discard", CARD)


class Trim(Decision):
    """Discard down to the hand limit (rulebook 1.7.3)."""

    __slots__ = ()
    rule = "1.7.3"
    asks = "old-kings-crown-ask-trim"
    phrases = (DISCARD_ONE,)

    def actions(self, g: Crown) -> list[Action]:
        return DISCARD_ONE.each(g.hands[self.seat])

    def play(self, g: Crown, a: Action) -> None:
        (card,) = DISCARD_ONE.values(a)
        lift(g, card)
        into_discard(g, card)
        g.tell("old-kings-crown-discards", seat=self.seat, card=CARD_IDS[card])
        if len(g.hands[self.seat]) > g.limit[self.seat]:
            g.push(self)


# Kingdom cards


def control(g: Crown, seat: int, number: int) -> None:
    g.held[seat] |= 1 << number
    change_own(g, seat, number)


def give_up(g: Crown, seat: int, number: int) -> None:
    g.held[seat] &= ~(1 << number)
    change_own(g, seat, number)


def make_last(g: Crown, seat: int, number: int) -> None:
    """The effect of a component lasts to the end of the year."""
    g.tell("old-kings-crown-lasts", seat=seat, what=component_message(number))
    g.lasting[seat] |= 1 << number
    change_own(g, seat, number)


def spaces(g: Crown, seat: int) -> int:
    """How many Kingdom cards the seat's board holds."""
    return SPACES + int(ask(g, seat, SPACES_MORE, 0))


def space_of(g: Crown, seat: int, kingdom: int) -> int:
    """Where on the seat's board a Kingdom card lies; NOBODY: nowhere."""
    for space, (card, _) in enumerate(g.occupied[seat]):
        if card == kingdom:
            return space
    return NOBODY


def holder_of(g: Crown, kingdom: int) -> int:
    """The seat on whose board a Kingdom card lies."""
    for seat in range(g.players):
        if space_of(g, seat, kingdom) != NOBODY:
            return seat
    return NOBODY


def set_space(g: Crown, seat: int, space: int, what: Occupied) -> None:
    rows = list(g.occupied[seat])
    while len(rows) <= space:
        rows.append(FREE)
    rows[space] = what
    g.occupied[seat] = tuple(rows)


def occupy(g: Crown, seat: int, kingdom: int, card: int, space: int) -> None:
    """Lay a Kingdom card on a free space, and the faction card beneath it."""
    if g.listener is not None:
        named, beneath = KINGDOM[kingdom], CARD_IDS[card]
        g.tell("old-kings-crown-occupies", seat=seat, kingdom=named, card=beneath, space=space + 1)
    set_space(g, seat, space, (kingdom, card))
    control(g, seat, FIRST_KINGDOM + kingdom)


def vacate(g: Crown, seat: int, kingdom: int) -> int:
    """Take a Kingdom card off a board, wherever it is to go; its former occupier is returned."""
    space = space_of(g, seat, kingdom)
    _, card = g.occupied[seat][space]
    set_space(g, seat, space, FREE)
    give_up(g, seat, FIRST_KINGDOM + kingdom)
    return card


def leaves(g: Crown, seat: int, kingdom: int) -> None:
    """What its own text does when it goes."""
    mask = 1 << FIRST_KINGDOM + kingdom
    if mask & LEAVES.mask:
        POWERS.happen(LEAVES, mask, g, seat, kingdom)


def discard_kingdom(g: Crown, seat: int, kingdom: int, occupier_too: bool = False) -> None:
    """From a board to the Kingdom's discard pile; the occupier goes to hand, unless a text says otherwise."""
    g.tell("old-kings-crown-discards-kingdom", seat=seat, kingdom=KINGDOM[kingdom])
    card = vacate(g, seat, kingdom)
    g.kingdom_discard = (*g.kingdom_discard, kingdom)
    if card != NOBODY:
        goes_free(g, card, occupier_too)
    leaves(g, seat, kingdom)


def goes_free(g: Crown, card: int, discarded: bool = False) -> None:
    """A former occupier to its owner's hand, or to the discard pile."""
    if discarded:
        g.tell("old-kings-crown-discards", seat=g.owner(card), card=CARD_IDS[card])
        into_discard(g, card)
    else:
        g.tell("old-kings-crown-comes-home", seat=g.owner(card), card=CARD_IDS[card])
        into_hand(g, card)


def unknown_kingdom(g: Crown) -> None:
    """The Kingdom deck was shuffled."""
    for kingdom in g.kingdom:
        g.eyes[CARDS + kingdom] = 0


# Tactics and headquarters


def tactic_number(g: Crown, seat: int, tactic: int) -> int:
    """The component that the seat's tactic is."""
    return FIRST_TACTIC + 4 * g.faction[seat] + tactic


def set_uses(g: Crown, seat: int, tactic: int, uses: int) -> None:
    row = g.tactics[seat]
    g.tactics[seat] = (*row[:tactic], uses, *row[tactic + 1 :])
    if uses > 0:
        control(g, seat, tactic_number(g, seat, tactic))
    else:
        give_up(g, seat, tactic_number(g, seat, tactic))


def into_quarters(g: Crown, card: int) -> None:
    seat = g.owner(card)
    g.quarters[seat] = (*g.quarters[seat], card)
    control(g, seat, NUMBER[card])
