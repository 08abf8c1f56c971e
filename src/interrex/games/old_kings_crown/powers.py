"""The vocabulary of the components: one word for one idea of the rulebook. ``cards`` is written in it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from interrex.engine.action import Action
from interrex.engine.powers import Moment, Power

from .data import CARD_IDS, COMPONENTS, FIRST_KINGDOM, KINDS, NOBODY
from .moments import (
    AUTUMN_TEXT,
    BOLD,
    CARD_COMMANDS,
    CARD_LORE,
    CARD_TRAITS,
    CARD_VOTES,
    COUNCIL_TEXT,
    DAY_TEXT,
    FROM_COUNCIL,
    FROM_COUNCIL_TEXT,
    FROM_ELIMINATION,
    FROM_JOURNEY,
    IN_AUTUMN,
    IN_DAY,
    IN_SPRING,
    IN_WINTER,
)
from .nature import archetype, cleared, fitting
from .play.commands import fighters
from .play.moving import (
    discard_kingdom,
    give_up,
    into_discard,
    into_hand,
    leaves,
    lift,
    make_last,
    vacate,
)
from .play.using import Use
from .state import Crown, Procedure
from .words import CARD

Given = Callable[..., bool]
ANYBODY: Final = 0  # of archetypes: no restriction


def named(entries: Mapping[str, tuple[Power, ...]]) -> dict[str, tuple[Power, ...]]:
    """The entries, each verb in them called after its component."""
    for name, powers in entries.items():
        for power in powers:
            if isinstance(power.does, Use):
                power.does.belongs(name, COMPONENTS[name], power.at in (IN_AUTUMN, AUTUMN_TEXT, COUNCIL_TEXT))
    return dict(entries)


# Actions, by the step they belong to


def spring(use: Use, given: Given | None = None) -> Power:
    return Power(IN_SPRING, use, given, once="year")


def day(use: Use, given: Given | None = None) -> Power:
    return Power(IN_DAY, use, given, once="year")


def autumn(use: Use, given: Given | None = None) -> Power:
    return Power(IN_AUTUMN, use, given, once="year")


def day_text(use: Use) -> Power:
    """Written on a faction card: it must be active in the clash."""
    return Power(DAY_TEXT, use, once="year")


def autumn_text(use: Use) -> Power:
    """Written on a faction card: it must be active."""
    return Power(AUTUMN_TEXT, use, once="year")


def council_text(use: Use) -> Power:
    """Written on a faction card: it must be in a council."""
    return Power(COUNCIL_TEXT, use, once="year")


# What a card is (``nature``)


def lasting(component: str) -> Given:
    """The component was used this year, and its effect lasts."""
    number = COMPONENTS[component]

    def lasts(g: Crown, seat: int, *about: Any) -> bool:
        return bool(g.lasting[seat] >> number & 1)

    return lasts


def _both(of: int, given: Given | None) -> Given | None:
    if not of:
        return given

    def fits(g: Crown, seat: int, card: int) -> bool:
        return bool(archetype(g, card) & of) and (given is None or given(g, seat, card))

    return fits


def command(which: int, of: int = ANYBODY, given: Given | None = None) -> Power:
    """Its owner's cards, or some of them, have this command."""
    return Power(CARD_COMMANDS, which, _both(of, given))


def trait(which: int, of: int = ANYBODY, given: Given | None = None) -> Power:
    return Power(CARD_TRAITS, which, _both(of, given))


def votes(n: int | Callable[[Crown, int, int], int], of: int = ANYBODY, given: Given | None = None) -> Power:
    return Power(CARD_VOTES, n, _both(of, given))


def more_lore(n: int, given: Given) -> Power:
    return Power(CARD_LORE, n, given)


def printed_votes(n: int) -> Given:
    def fits(g: Crown, seat: int, card: int) -> bool:
        return (0 if cleared(g, card) else KINDS[card].votes) == n

    return fits


def printed_lore(n: int) -> Given:
    def fits(g: Crown, seat: int, card: int) -> bool:
        return (0 if cleared(g, card) else KINDS[card].lore) == n

    return fits


# Where a card may go instead


def leaving_council(piles: int) -> Power:
    return Power(FROM_COUNCIL, piles)


def leaving_council_text(piles: int) -> Power:
    return Power(FROM_COUNCIL_TEXT, piles)


def when_eliminated(piles: int) -> Power:
    return Power(FROM_ELIMINATION, piles)


def after_journey(piles: int) -> Power:
    return Power(FROM_JOURNEY, piles)


# Kingdom cards: what becomes of them


def kingdom_of(use: Use) -> int:
    return use.number - FIRST_KINGDOM


STAYS: Final = 0
GOES: Final = 1  # it is discarded, its occupier returns to hand
GOES_WITH_OCCUPIER: Final = 2  # both are discarded


class Spent(Use):
    """A Kingdom card that may be spent by its use."""

    price: int = STAYS

    def spend(self, g: Crown, seat: int) -> None:
        if self.price != STAYS:
            discard_kingdom(g, seat, kingdom_of(self), self.price == GOES_WITH_OCCUPIER)

    def spend_at_last(self, g: Crown, seat: int) -> None:
        """When all is done that is begun from here on."""
        g.push(Spending(self, seat))


class Spending(Procedure):
    """The price of a use that takes several steps."""

    __slots__ = ("seat", "use")

    def __init__(self, use: Spent, seat: int) -> None:
        self.use = use
        self.seat = seat

    def step(self, g: Crown, n: int) -> bool:
        self.use.spend(g, self.seat)
        return False


def bold(order: Callable[[Crown, int, int], None]) -> Power:
    """What is done with it when it is acquired, instead of occupying it (rulebook 4.2.9)."""
    return Power(BOLD, order)


def melts(g: Crown, seat: int, kingdom: int) -> None:
    """Off its region, to the Kingdom's discard pile."""
    g.on_region = tuple([lying for lying in g.on_region if lying[0] != kingdom])
    g.kingdom_discard = (*g.kingdom_discard, kingdom)
    give_up(g, seat, FIRST_KINGDOM + kingdom)


in_winter_gone: Final = Power(IN_WINTER, melts)


# Verbs that many components share


class Lasts(Use):
    """Its effect lasts to the end of the year."""

    def offers(self, g: Crown, seat: int) -> list[Action]:
        return [self.action()]

    def happens(self, g: Crown, seat: int) -> None:
        make_last(g, seat, self.number)


Pile = Callable[[Crown, int], list[int]]


def discarded(g: Crown, seat: int) -> list[int]:
    return list(g.discards[seat])


def lost(g: Crown, seat: int) -> list[int]:
    return g.mine(seat, g.lost)


def occupiers(g: Crown, seat: int) -> list[int]:
    return [card for kingdom, card in g.occupied[seat] if card != NOBODY]


def sitting(g: Crown, seat: int) -> list[int]:
    """The seat's cards in councils."""
    return [card for cards in g.council for card in g.mine(seat, cards)]


class ToHand(Use):
    """A card of a pile to hand."""

    takes = (CARD,)

    def __init__(self, pile: Pile, of: int = ANYBODY) -> None:
        super().__init__()
        self.pile = pile
        self.of = of

    def offers(self, g: Crown, seat: int) -> list[Action]:
        return self.each(fitting(g, self.pile(g, seat), self.of))

    def happens(self, g: Crown, seat: int, card: int) -> None:
        lift(g, card)
        into_hand(g, card)
        g.tell("old-kings-crown-comes-home", seat=seat, card=CARD_IDS[card])


class Grant(Spent):
    """An active card in the clash gains something for a time."""

    takes = (CARD,)

    def __init__(self, what: int, value: int, until: int, of: int = ANYBODY, price: int = STAYS) -> None:
        super().__init__()
        self.what = what
        self.value = value
        self.until = until
        self.of = of
        self.price = price

    def offers(self, g: Crown, seat: int) -> list[Action]:
        return self.each(fitting(g, fighters(g, seat), self.of))

    def happens(self, g: Crown, seat: int, card: int) -> None:
        gains(g, card, self.what, self.value, self.until)
        self.spend(g, seat)


def gains(g: Crown, card: int, what: int, value: int, until: int) -> None:
    g.alter((*g.gained, (card, what, value, until)), g.copied)
    g.tell("old-kings-crown-gains-power", seat=g.owner(card), card=CARD_IDS[card])


def copies(g: Crown, card: int, what: int, other: int) -> None:
    g.alter(g.gained, (*g.copied, (card, what, other)))
    g.tell("old-kings-crown-gains-power", seat=g.owner(card), card=CARD_IDS[card])


# Swaps: a card takes the place of another that is no pile


def replace_seat(g: Crown, old: int, new: int) -> None:
    """A card takes another's place in a council or under a Kingdom card; both are off the table."""
    for council, cards in enumerate(g.council):
        if old in cards:
            g.council[council] = tuple([new if card == old else card for card in cards])
            return
    seat = g.owner(old)
    g.occupied[seat] = tuple([(kingdom, new if card == old else card) for kingdom, card in g.occupied[seat]])


def take_from_board(g: Crown, seat: int, kingdom: int, to_discard: bool) -> None:
    """A Kingdom card leaves its board for the map; its occupier goes where the text says."""
    card = vacate(g, seat, kingdom)
    if to_discard:
        into_discard(g, card)
    else:
        into_hand(g, card)
    leaves(g, seat, kingdom)


def at(moment: Moment, does: Any, given: Given | None = None) -> Power:
    """Something said or done at a moment of its own."""
    return Power(moment, does, given)
