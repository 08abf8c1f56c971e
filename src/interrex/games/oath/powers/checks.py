"""Conditions and counts, given the position, the component and the seat that uses it."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from interrex.engine.conditions import Condition, condition
from interrex.engine.message import Refusal, refusal

from ..data.faces import NO_SUIT, SUITS
from ..data.numbers import NOBODY, SUIT
from ..deeds import BANDITS, PLAY, SEARCH
from ..moments import MASK
from ..play.campaign.targets import foes_of, side
from ..play.moving import PEOPLE, SECRET
from ..ruling import card_rulers, locked, matching, ruled, rules, rules_card, slot_of
from ..state import EXILE, REGION, SLOT_COUNT, SLOTS_OF, Oath

Check = Condition | Callable[..., bool]
Count = int | Callable[[Oath, int, int], int]


def amount(n: Count, g: Oath, card: int, seat: int) -> int:
    return n if isinstance(n, int) else n(g, card, seat)


@condition("oath-costs-nothing")
def costs_supply(g: Oath, card: int, seat: int) -> bool:
    """Is there anything to save in the action under way?"""
    return not g.deed.free


def saving(check: Condition) -> Condition:
    """The condition of a modifier that only saves Supply: of an action that has just begun, no other than the given."""
    found = costs_supply & check
    found.mask = check.mask
    return found


# -------------------------------------------------------------------------------------------------------------- seats


@condition("oath-only-an-exile")
def is_exile(g: Oath, card: int, seat: int, *about: Any) -> bool:
    return g.role[seat] == EXILE


def others_here(g: Oath, card: int, seat: int) -> list[int]:
    """Other players whose pawns are at the user's site (rulebook 22.2.9)."""
    return [other for other in range(g.players) if other != seat and g.pawn[other] == g.pawn[seat]]


def others(g: Oath, card: int, seat: int) -> list[int]:
    return [other for other in range(g.players) if other != seat]


def from_chancellor(g: Oath) -> tuple[int, ...]:
    """All players, in the order in which each does something (rulebook 18.1.4)."""
    return g.order(g.chancellor)


@condition("oath-needs-peoples-favor")
def holds_people(g: Oath, card: int, seat: int, *about: Any) -> bool:
    return g.holds[PEOPLE] == seat


@condition("oath-needs-darkest-secret")
def holds_secret(g: Oath, card: int, seat: int, *about: Any) -> bool:
    return g.holds[SECRET] == seat


# -------------------------------------------------------------------------------------------------------------- cards


def here(g: Oath, card: int) -> int:
    """The slot where the component lies, or its holder's pawn is."""
    return slot_of(g, card)


def in_region(g: Oath, seat: int) -> tuple[int, ...]:
    """The slots of the seat's region."""
    return SLOTS_OF[REGION[g.pawn[seat]]]


def at_sites(g: Oath, slots: Iterable[int], suits: tuple[int, ...] = ()) -> list[int]:
    """Cards at these slots, of some suits or all."""
    return [card for slot in slots for card in g.cards[slot] if not suits or SUIT[card] in suits]


def cards_at_sites(suit: int) -> Callable[[Oath, int, int], int]:
    """How many cards of a suit lie at all sites."""

    def count(g: Oath, card: int, seat: int) -> int:
        return len(at_sites(g, range(SLOT_COUNT), (suit,)))

    return count


def ruled_cards(g: Oath, seat: int) -> list[int]:
    """Face-up advisers, and cards at sites the seat rules, or as the Grand Mask has it (rulebook 14.5)."""
    if g.live & MASK.mask:
        return [*g.advisers[seat], *[c for c in at_sites(g, range(SLOT_COUNT)) if rules_card(g, seat, c)]]
    mask = ruled(g, seat)
    return [*g.advisers[seat], *at_sites(g, [slot for slot in range(SLOT_COUNT) if mask >> slot & 1])]


def suits_ruled(g: Oath, seat: int) -> set[int]:
    return {SUIT[card] for card in ruled_cards(g, seat)} - {NO_SUIT}


def sites_ruled(g: Oath, card: int, seat: int) -> int:
    return ruled(g, seat).bit_count()


@condition("oath-locked")
def unlocked(g: Oath, card: int, seat: int, *about: Any) -> bool:
    """May the seat move or swap the card itself (rulebook 7.2.2)?"""
    return not locked(g, seat, card)


def ruler_rules(g: Oath, card: int, slot: int) -> bool:
    """Is a site ruled by whoever rules the card, bandits included?"""
    found = card_rulers(g, card)
    if not found:
        return g.colours[slot] == NOBODY and bool(g.face_up >> slot & 1)
    return any(rules(g, seat, slot) for seat in found)


def advised_by(*suits: int) -> Callable[..., bool]:
    """The seat has a face-up adviser of one of these suits."""

    def check(g: Oath, card: int, seat: int, *about: Any) -> bool:
        return any(matching(g, seat, suit) for suit in suits)

    return check


# ---------------------------------------------------------------------------------------------------------- campaigns


@condition("oath-its-site-no-target")
def targeted_here(g: Oath, card: int, seat: int, *about: Any) -> bool:
    """Is the component's own site a target?"""
    return bool(g.war.sites >> g.place[card] & 1) if g.place[card] < SLOT_COUNT else False


@condition("oath-pawn-not-targeted")
def pawn_targeted(g: Oath, card: int, seat: int, *about: Any) -> bool:
    return g.war.banish


@condition()
def attacks(g: Oath, card: int, seat: int, *about: Any) -> bool:
    """Attack dice are the attacker's: nobody else rolls skulls and swords (rulebook 5.5.5)."""
    return bool(seat == g.war.seat)


def enemy_advised_by(suit: int) -> Condition:
    """An enemy in this campaign has such an adviser."""

    def holds(g: Oath, card: int, seat: int, *about: Any) -> bool:
        return any(matching(g, other, suit) for other in enemies(g, seat))

    return Condition(holds, about_suit("oath-enemy-not-advised", "7.5.0", suit))


def about_suit(key: str, rule: str, suit: int) -> Callable[..., Refusal]:
    """Words about a suit."""

    def says(g: Oath, card: int, seat: int, *about: Any) -> Refusal:
        return refusal(rule, key, suit=SUITS[suit])

    return says


def enemies(g: Oath, seat: int) -> tuple[int, ...]:
    """The players on the other side of the campaign under way; for bandits the attacker."""
    return (g.war.seat,) if seat == BANDITS else foes_of(g.war, seat)


@condition("oath-side-needs-secret")
def side_holds_secret(g: Oath, card: int, seat: int, *about: Any) -> bool:
    """The user's whole side counts (rulebook 22.1.10)."""
    return seat != BANDITS and any(g.holds[SECRET] == one for one in side(g.war, seat))


@condition("oath-enemy-holds-people")
def enemy_without_people(g: Oath, card: int, seat: int, *about: Any) -> bool:
    return all(g.holds[PEOPLE] != other for other in enemies(g, seat))


def holder_of(g: Oath, card: int) -> int:
    return g.holder(card)


# ------------------------------------------------------------------------------------------------------------ playing


@condition()
def playing(g: Oath, card: int, seat: int, *about: Any) -> bool:
    """Is a card being played, after a search or as if it had been searched for (rulebook 18.1.9)?"""
    return bool(g.deeds) and g.deeds[-1].verb in (SEARCH, PLAY)


@condition()
def not_yet(g: Oath, card: int, seat: int, *about: Any) -> bool:
    """The component has not rewarded a card in this action: a modifier counts once (rulebook 7.4.2)."""
    return playing.holds(g, card, seat) and card != about[0] and not g.deed.rewarded >> card & 1
