"""The Great Road, and acquiring Kingdom cards by whatever means (rulebook 4.2, 4.3)."""

from __future__ import annotations

from typing import Final

from interrex.engine.action import Action

from ..data import CARDS, FIRST_KINGDOM, KINGDOM, NOBODY, ROAD
from ..moments import ACQUIRES, BOLD, COMES, LOOKS_AHEAD, POWERS, ask, happen
from ..state import Crown, Procedure, Verb, without
from ..words import CARD, KINGDOM_CARD, SPACE
from .asking import LOOK, must
from .moving import discard_kingdom, into_discard, lift, occupy, spaces, unknown_kingdom


def on_road(g: Crown, seat: int) -> list[int]:
    """What the seat may take: what lies face up, and what counts for it as if it did."""
    road = [kingdom for kingdom in g.road if kingdom != NOBODY] if NOBODY in g.road else list(g.road)
    return road + ahead(g, seat, seen=True) if g.held[seat] & LOOKS_AHEAD.speakers else road


def ahead(g: Crown, seat: int, seen: bool) -> list[int]:
    """The next cards of the deck that a power of the seat opens to it, looked at or not."""
    if not g.held[seat] & LOOKS_AHEAD.speakers:
        return []
    found: list[int] = []
    for kingdom in g.kingdom[len(g.kingdom) - ask(g, seat, LOOKS_AHEAD, 0) :]:
        if bool(g.eyes[CARDS + kingdom] >> seat & 1) == seen:
            found.append(kingdom)
    return found


def look_ahead(g: Crown, seat: int) -> None:
    for kingdom in ahead(g, seat, seen=False):
        g.eyes[CARDS + kingdom] |= 1 << seat
        g.whisper(seat, "old-kings-crown-looks", kingdom=KINGDOM[kingdom])
    g.tell("old-kings-crown-looks-ahead", seat=seat)


class Look(Verb):
    """The next cards of the Kingdom deck, which then count as face up."""

    name = LOOK
    rule = "17.34"

    def offers(self, g: Crown, seat: int) -> list[Action]:
        return [self.action()] if ahead(g, seat, seen=False) else []

    def act(self, g: Crown, seat: int) -> None:
        look_ahead(g, seat)


LOOKS: Final = Look()


class Obtain(Verb):
    """A card of the road, with a card of the hand (rulebook 4.2.13)."""

    name = "obtain"
    takes = (KINGDOM_CARD, CARD)
    rule = "4.2.13"
    space: int = NOBODY

    def cards(self, g: Crown, seat: int) -> list[int]:
        return list(g.hands[seat])

    def offers(self, g: Crown, seat: int) -> list[Action]:
        return [self.action(kingdom, card) for kingdom in on_road(g, seat) for card in self.cards(g, seat)]

    def seems(self, g: Crown, seat: int) -> bool:
        return bool(g.hands[seat]) and any(kingdom != NOBODY for kingdom in g.road)

    def act(self, g: Crown, seat: int, kingdom: int, card: int) -> None:
        with_card(g, seat, card)
        from_road(g, kingdom)
        g.tell("old-kings-crown-takes", seat=seat, kingdom=KINGDOM[kingdom])
        acquire(g, seat, kingdom, self.space)


class Refilled(Procedure):
    """Outside bids the road is refilled once a power is done (rulebook 4.3.5)."""

    __slots__ = ()

    def step(self, g: Crown, n: int) -> bool:
        refill(g)
        return False


def from_road(g: Crown, kingdom: int) -> None:
    """It leaves the road, which is not refilled before the step or the power is over (rulebook 4.3)."""
    g.taken = True
    if kingdom in g.road:
        at = g.road.index(kingdom)
        g.road = (*g.road[:at], NOBODY, *g.road[at + 1 :])
    else:
        g.kingdom = without(g.kingdom, kingdom)


def refill(g: Crown, discarding: int = 0) -> None:
    """The rightmost go, the others slide right, new ones come from the deck; four lie face up (rulebook 4.3)."""
    cards = [kingdom for kingdom in g.road if kingdom != NOBODY]
    for _ in range(min(discarding, len(cards))):
        g.kingdom_discard = (*g.kingdom_discard, cards.pop())
    while len(cards) < ROAD:
        if not g.kingdom:
            if not g.kingdom_discard:
                break
            pile = list(g.kingdom_discard)
            g.luck.shuffle(pile)
            g.kingdom, g.kingdom_discard = tuple(pile), ()
            unknown_kingdom(g)
        g.eyes[CARDS + g.kingdom[-1]] = 0
        cards.insert(0, g.kingdom[-1])
        g.kingdom = g.kingdom[:-1]
        g.uncover()
    g.road = (*[NOBODY] * (ROAD - len(cards)), *cards)
    g.tell("old-kings-crown-road", kingdom=tuple([KINGDOM[kingdom] for kingdom in cards]))


# Acquiring


def with_card(g: Crown, seat: int, card: int) -> None:
    """A card of the hand takes the place of a bid card."""
    lift(g, card)
    g.bids[seat] = card


def acquire(g: Crown, seat: int, kingdom: int, space: int = NOBODY) -> None:
    """A Kingdom card that has left its place; what occupies it, or is used up, lies where bids lie."""
    g.acquiring = kingdom
    mask = 1 << FIRST_KINGDOM + kingdom
    if mask & BOLD.speakers:
        POWERS.instead(BOLD, mask, g, seat, kingdom)
    elif space == NOBODY:
        must(g, seat, OCCUPY)
    else:
        place(g, seat, space)


class Occupy(Verb):
    """A space for it: a free one, or one whose card is replaced (rulebook 4.3)."""

    name = "occupy"
    takes = (SPACE,)
    rule = "4.2.8"

    def offers(self, g: Crown, seat: int) -> list[Action]:
        rows, found, free = g.occupied[seat], [], False
        for space, (kingdom, _) in enumerate(rows):
            if kingdom != NOBODY or not free:
                found.append(space)
            free = free or kingdom == NOBODY
        if not free and len(rows) < spaces(g, seat):
            found.append(len(rows))
        return self.each(found)

    def act(self, g: Crown, seat: int, space: int) -> None:
        place(g, seat, space)


OCCUPY: Final = Occupy()


def place(g: Crown, seat: int, space: int) -> None:
    """On a space of the board, the bid card beneath it."""
    rows = g.occupied[seat]
    if space < len(rows) and rows[space][0] != NOBODY:
        discard_kingdom(g, seat, rows[space][0])
    kingdom, card = settle(g, seat)
    occupy(g, seat, kingdom, card, space)
    arrived(g, seat, kingdom)


def settle(g: Crown, seat: int) -> tuple[int, int]:
    """The Kingdom card that is being acquired and the faction card laid for it: both leave where they waited."""
    kingdom, card = g.acquiring, g.bids[seat]
    g.acquiring = g.bids[seat] = NOBODY
    return kingdom, card


def use_up_bid(g: Crown, seat: int) -> None:
    """The faction card laid for it is discarded."""
    card, g.bids[seat] = g.bids[seat], NOBODY
    into_discard(g, card)


def arrived(g: Crown, seat: int, kingdom: int) -> None:
    """What its own text and other powers do when it has been acquired."""
    mask = 1 << FIRST_KINGDOM + kingdom
    if mask & COMES.speakers:
        POWERS.happen(COMES, mask, g, seat, kingdom)
    happen(g, seat, ACQUIRES, kingdom)
