"""The Great Road, and acquiring Kingdom cards by whatever means (rulebook 4.2, 4.3)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from interrex.engine.action import Action
from interrex.engine.message import Refusal, refusal

from ..data import CARD_IDS, CARDS, FIRST_KINGDOM, KINGDOM, NOBODY, ROAD
from ..moments import ACQUIRES, AHEAD, AT_ROAD, BOLD, COMES, POWERS, ask, happen
from ..state import Crown, Occupied, Procedure, Verb, without
from ..words import CARD, KINGDOM_CARD, SPACE
from .asking import Ask, May, must
from .moving import discard_kingdom, into_discard, lift, occupy, spaces, unknown_kingdom
from .using import verbs


def on_road(g: Crown, seat: int) -> list[int]:
    """What the seat may take: what lies face up, and what counts for it as if it did."""
    road = [kingdom for kingdom in g.road if kingdom != NOBODY] if NOBODY in g.road else list(g.road)
    return [*road, *ask(g, seat, AHEAD, ())] if g.held[seat] & AHEAD.mask else road


class AskAtRoad(Ask):
    """A question about taking a card from the road, and what components may do before that."""

    __slots__ = ()

    def choices(self, g: Crown) -> Sequence[Verb]:
        return at_road(g, self.seat, self.offered)

    def actions(self, g: Crown) -> list[Action]:
        """What components do comes before taking a card, never instead of it: where none can be taken, as in a world
        somebody imagines wrongly, there is nothing to do."""
        for verb in self.offered:
            if verb.offers(g, self.seat):
                return Ask.actions(self, g)
        return []


class MayAtRoad(May):
    """The same where one may take several."""

    __slots__ = ()

    def asked_again(self, left: int) -> May:
        return MayAtRoad(self.seat, left, *self.offered)

    def choices(self, g: Crown) -> Sequence[Verb]:
        return at_road(g, self.seat, self.offered)


def at_road(g: Crown, seat: int, offered: Sequence[Verb]) -> Sequence[Verb]:
    return [*offered, *verbs(g, seat, AT_ROAD)] if g.held[seat] & AT_ROAD.mask else offered


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
        lift(g, card)
        from_road(g, kingdom)
        g.tell("old-kings-crown-takes", seat=seat, kingdom=KINGDOM[kingdom], card=CARD_IDS[card])
        acquire(g, seat, kingdom, card, self.space)


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
    gone = [cards.pop() for _ in range(min(discarding, len(cards)))]
    if gone:
        g.kingdom_discard = (*g.kingdom_discard, *gone)
        g.tell("old-kings-crown-off-road", kingdom=tuple([KINGDOM[kingdom] for kingdom in gone]))
    while len(cards) < ROAD:
        if not g.kingdom:
            if not g.kingdom_discard:
                break
            pile = list(g.kingdom_discard)
            g.luck.shuffle(pile)
            g.kingdom, g.kingdom_discard = tuple(pile), ()
            g.tell("old-kings-crown-shuffles-kingdom")
            unknown_kingdom(g)
        g.eyes[CARDS + g.kingdom[-1]] = 0
        cards.insert(0, g.kingdom[-1])
        g.kingdom = g.kingdom[:-1]
        g.uncover()
    g.road = (*[NOBODY] * (ROAD - len(cards)), *cards)
    g.tell("old-kings-crown-road", kingdom=tuple([KINGDOM[kingdom] for kingdom in cards]))


# Acquiring


def acquire(g: Crown, seat: int, kingdom: int, card: int, space: int = NOBODY) -> None:
    """A Kingdom card that has left its place, and a faction card that will occupy it or is used up."""
    g.acquiring = kingdom
    g.occupier = card
    mask = 1 << FIRST_KINGDOM + kingdom
    if mask & BOLD.mask:
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

    def why_not(self, g: Crown, seat: int, space: int) -> Refusal | None:
        n = spaces(g, seat)
        return refusal(self.rule, "old-kings-crown-no-space" if space >= n else "old-kings-crown-no-space-free", n=n)


OCCUPY: Final = Occupy()


def place(g: Crown, seat: int, space: int) -> None:
    """On a space of the board, the faction card beneath it."""
    rows = g.occupied[seat]
    if space < len(rows) and rows[space][0] != NOBODY:
        discard_kingdom(g, seat, rows[space][0])
    kingdom, card = settle(g)
    occupy(g, seat, kingdom, card, space)
    arrived(g, seat, kingdom)


def settle(g: Crown) -> Occupied:
    """The Kingdom card that is being acquired and the faction card laid for it: both leave where they waited."""
    kingdom, card = g.acquiring, g.occupier
    g.acquiring = g.occupier = NOBODY
    return kingdom, card


def use_up_occupier(g: Crown) -> None:
    """The faction card laid for it is discarded."""
    card, g.occupier = g.occupier, NOBODY
    g.tell("old-kings-crown-discards", seat=g.owner(card), card=CARD_IDS[card])
    into_discard(g, card)


def arrived(g: Crown, seat: int, kingdom: int) -> None:
    """What its own text and other powers do when it has been acquired."""
    mask = 1 << FIRST_KINGDOM + kingdom
    if mask & COMES.mask:
        POWERS.happen(COMES, mask, g, seat, kingdom)
    happen(g, seat, ACQUIRES, kingdom)
