"""The vocabulary of the components: one word for one idea of the rulebook. ``cards`` is written in it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from interrex.engine.action import Action
from interrex.engine.conditions import Condition
from interrex.engine.message import Message
from interrex.engine.powers import Moment, Power

from .data import CARD_IDS, COMMANDS, FIRST_KINGDOM, KINDS, KINGDOM, TRAITS
from .many import fitting
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
from .nature import archetype, cleared
from .needs import FIGHTER, need
from .play.commands import fighters
from .play.moving import (
    comes_home,
    discard_kingdom,
    give_up,
    goes_free,
    leaves,
    make_last,
    vacate,
)
from .play.using import Use
from .state import COMMANDS_OF, LIKENESS, Crown, Procedure
from .words import CARD, GAME_ID, card_message

ANYBODY: Final = 0  # of archetypes: no restriction


# Actions, by the step they belong to


def spring(use: Use) -> Power:
    return Power(IN_SPRING, use.at(IN_SPRING))


def day(use: Use) -> Power:
    return Power(IN_DAY, use.at(IN_DAY))


def autumn(use: Use) -> Power:
    return Power(IN_AUTUMN, use.at(IN_AUTUMN))


def day_text(use: Use) -> Power:
    """Written on a faction card: it must be active in the clash."""
    return Power(DAY_TEXT, use.at(DAY_TEXT))


def autumn_text(use: Use) -> Power:
    """Written on a faction card: it must be active."""
    return Power(AUTUMN_TEXT, use.at(AUTUMN_TEXT))


def council_text(use: Use) -> Power:
    """Written on a faction card: it must be in a council."""
    return Power(COUNCIL_TEXT, use.at(COUNCIL_TEXT))


# What a card is (``nature``)


def _lasts(g: Crown, number: int, seat: int, *about: Any) -> bool:
    return bool(g.lasting[seat] >> number & 1)


LASTING: Final = Condition(_lasts)  # the component was used this year, and its effect lasts


def is_a(of: int) -> Condition:
    """The card it is about is of that archetype, or of one of these."""
    return Condition(lambda g, own, seat, card, *about: bool(archetype(g, card) & of))


def _both(of: int, given: Condition | None) -> Condition | None:
    if not of:
        return given
    return is_a(of) if given is None else is_a(of) & given


def command(which: int, of: int = ANYBODY, given: Condition | None = None) -> Power:
    """Its owner's cards, or some of them, have this command."""
    return Power(CARD_COMMANDS, which, _both(of, given))


def trait(which: int, of: int = ANYBODY, given: Condition | None = None) -> Power:
    return Power(CARD_TRAITS, which, _both(of, given))


def votes(n: int | Callable[[Crown, int, int, int], int], of: int = ANYBODY, given: Condition | None = None) -> Power:
    return Power(CARD_VOTES, n, _both(of, given))


def more_lore(n: int, given: Condition) -> Power:
    return Power(CARD_LORE, n, given)


def printed_votes(n: int) -> Condition:
    return Condition(lambda g, own, seat, card: (0 if cleared(g, card) else KINDS[card].votes) == n)


def printed_lore(n: int) -> Condition:
    return Condition(lambda g, own, seat, card: (0 if cleared(g, card) else KINDS[card].lore) == n)


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


def bold(order: Callable[[Crown, int, int, int], None]) -> Power:
    """What is done with it when it is acquired, instead of occupying it (rulebook 4.2.9)."""
    return Power(BOLD, order)


def melts(g: Crown, own: int, seat: int, kingdom: int) -> None:
    """Off its region, to the Kingdom's discard pile."""
    g.tell("old-kings-crown-discards-kingdom", seat=seat, kingdom=KINGDOM[kingdom])
    g.on_region = tuple([lying for lying in g.on_region if lying[0] != kingdom])
    g.kingdom_discard = (*g.kingdom_discard, kingdom)
    give_up(g, seat, FIRST_KINGDOM + kingdom)


in_winter_gone: Final = Power(IN_WINTER, melts)


# Verbs that many components share


class Lasts(Use):
    """Its effect lasts to the end of the year."""

    def happens(self, g: Crown, seat: int) -> None:
        make_last(g, seat, self.number)


Pile = Callable[[Crown, int], list[int]]


def discarded(g: Crown, seat: int) -> list[int]:
    return list(g.discards[seat])


def lost(g: Crown, seat: int) -> list[int]:
    return g.mine(seat, g.lost)


class ToHand(Use):
    """A card of a pile to hand."""

    takes = (CARD,)

    def __init__(self, pile: Pile, of: int = ANYBODY) -> None:
        super().__init__()
        self.pile = pile
        self.of = of

    def wants(self) -> tuple[Condition, ...]:
        return (need("pile", lambda g, seat: fitting(g, self.pile(g, seat), self.of)),)

    def when_ready(self, g: Crown, seat: int) -> Sequence[Action]:
        return self.each(fitting(g, self.pile(g, seat), self.of))

    def happens(self, g: Crown, seat: int, card: int) -> None:
        comes_home(g, card)


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

    def wants(self) -> tuple[Condition, ...]:
        return FIGHTER, need("fitting", lambda g, seat: fitting(g, fighters(g, seat), self.of))

    def when_ready(self, g: Crown, seat: int) -> Sequence[Action]:
        return self.each(fitting(g, fighters(g, seat), self.of))

    def happens(self, g: Crown, seat: int, card: int) -> None:
        gains(g, card, self.what, self.value, self.until)
        self.spend(g, seat)


def gains(g: Crown, card: int, what: int, value: int, until: int) -> None:
    g.alter((*g.gained, (card, what, value, until)), g.copied)
    if g.listener is not None:
        names, kind = (COMMANDS, "command") if what == COMMANDS_OF else (TRAITS, "trait")
        gained = Message(f"{GAME_ID}-{kind}-{names[value.bit_length() - 1]}", {})
        g.tell("old-kings-crown-gains-power", seat=g.owner(card), card=CARD_IDS[card], what=gained)


def copies(g: Crown, card: int, what: int, other: int) -> None:
    g.alter(g.gained, (*g.copied, (card, what, other)))
    key = "old-kings-crown-likens" if what == LIKENESS else "old-kings-crown-wears"
    g.tell(key, seat=g.owner(card), card=CARD_IDS[card], other=card_message(other))


# Swaps: a card takes the place of another that is no pile


def replace_seat(g: Crown, old: int, new: int) -> None:
    """A card takes another's place in a council or under a Kingdom card; both are off the table."""
    g.tell("old-kings-crown-replaces", seat=g.owner(new), card=CARD_IDS[new], other=card_message(old))
    for council, cards in enumerate(g.council):
        if old in cards:
            g.council[council] = tuple([new if card == old else card for card in cards])
            return
    seat = g.owner(old)
    g.occupied[seat] = tuple([(kingdom, new if card == old else card) for kingdom, card in g.occupied[seat]])


def take_from_board(g: Crown, seat: int, kingdom: int, to_discard: bool) -> None:
    """A Kingdom card leaves its board for the map; its occupier goes where the text says."""
    card = vacate(g, seat, kingdom)
    goes_free(g, card, to_discard)
    leaves(g, seat, kingdom)


def at(moment: Moment, does: Any, given: Condition | None = None) -> Power:
    """Something said or done at a moment of its own."""
    return Power(moment, does, given)
