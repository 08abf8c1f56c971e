"""Zones: who knows which card where. A game says it once, and everything else about its secrets follows from that.

From its zones the engine derives the worlds a seat may imagine (what it does not know is dealt anew), what a view shows
of each place, the census of cards, and whether a move has shown somebody anything.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from itertools import zip_longest
from typing import Any, Final, NamedTuple, TypeVar

from .kept import Kept
from .luck import Luck
from .state import State

S = TypeVar("S", bound=State)

ALL: Final = -1  # masks of places in a pile: every card is known, or none
NONE: Final = 0
NOBODY: Final = -1  # the seat of a spectator
TABLE: Final = -2  # all seats together: what one of them knows is known
MOST_DEALS: Final = 1000


class Zone(NamedTuple):
    """Piles of cards of one deck, by owner or place."""

    name: str  # "hand", "supporters", "deck"
    deck: str  # cards that look alike from behind: they may be anywhere in their deck's zones
    cards: Callable[[Any], Sequence[Sequence[int]]]  # g -> the pile at each place
    put: Callable[[Any, int, list[int]], None]  # g, place, cards: lay another pile there
    known: Callable[[Any, int, int], int]  # g, place, seat -> mask of the cards of that pile whose faces the seat knows
    apart: bool = False  # cards stay at places of the same number: each place is a deck of its own
    depends_on: Callable[[Any], Any] | None = None  # g -> all that decides which cards lie there and who knows them


def everybody(g: Any, place: int, seat: int) -> int:
    """For what lies open."""
    return ALL


def nobody(g: Any, place: int, seat: int) -> int:
    """For a shuffled pile."""
    return NONE


def owner(g: Any, place: int, seat: int) -> int:
    """For hands, one place a seat."""
    return ALL if place == seat else NONE


def as_seen(pile: Sequence[int], seen: Sequence[int]) -> int:
    """The mask of as many cards of a pile as were seen of each kind."""
    mask, left = NONE, list(seen)
    for place, card in enumerate(pile):
        if card in left:
            left.remove(card)
            mask |= 1 << place
    return mask


def shown(g: Any, zone: Zone, place: int, seat: int | None) -> tuple[list[int], int]:
    """What a seat (None: a spectator) sees of a pile whose order means nothing: faces, and the number of backs."""
    pile = zone.cards(g)[place]
    mask = zone.known(g, place, NOBODY if seat is None else seat)
    faces = sorted([card for at, card in enumerate(pile) if mask >> at & 1])
    return faces, len(pile) - len(faces)


def determinize(g: S, zones: Sequence[Zone], seat: int, luck: Luck) -> S:
    """A world that looks the same to the seat: other luck, and whatever it does not know dealt anew.

    Who must decide can: a deal in which somebody has nothing to answer is not what anybody could have seen. To all
    seats together (``TABLE``) only chance is unknown.
    """
    branch = luck.branch()
    for _ in range(MOST_DEALS):
        twin: Any = g.copy()
        twin.luck = branch.copy()
        deal_anew(twin, zones, seat, luck)
        if seat != TABLE:
            twin.reseal(seat, luck)
        if _playable(twin, seat):
            world: S = twin
            return world
    raise AssertionError(f"no world fits what seat {seat} knows")


def imagined_again(g: S, zones: Sequence[Zone], seat: int, luck: Luck, world: State) -> S | None:
    """A world for a later position in which nothing has changed that decides who knows what: its luck, its cards.

    None: somebody who must decide could not in it.
    """
    twin: Any = g.copy()
    twin.luck = world.luck.copy()
    for zone in zones:
        if zone.known is not everybody:
            for place, (pile, imagined) in enumerate(zip(zone.cards(g), zone.cards(world), strict=True)):
                if pile != imagined:
                    zone.put(twin, place, list(imagined))
    twin.reseal(seat, luck)
    found: S = twin
    return found if _playable(found, seat) else None


def _playable(world: State, seat: int) -> bool:
    """Has everybody else who must decide something to answer?"""
    for other in world.pending():
        if other != seat and not world.actions(other):
            return False
    return True


class Hiding:
    """A zone whose cards are dealt anew, taken apart: the fields of a named tuple are looked up by name."""

    __slots__ = ("apart", "cards", "deck", "known", "put", "zone")

    def __init__(self, zone: Zone, deck: int) -> None:
        self.zone = zone
        self.deck = deck  # by number
        self.cards: Callable[[Any], Sequence[Sequence[int]]] = zone.cards
        self.put: Callable[[Any, int, list[int]], None] = zone.put
        self.known: Callable[[Any, int, int], int] | None = None if zone.known is nobody else zone.known
        self.apart = zone.apart

    def mask(self, g: Any, place: int, seat: int) -> int:
        """The cards of a pile whose faces the seat knows."""
        if self.known is None:
            return NONE
        return self.known(g, place, seat) if seat != TABLE else known_at_all(g, self.zone, place)


class Plan:
    """What of a game's zones is dealt anew."""

    __slots__ = ("decks", "hiding", "zones")

    def __init__(self, zones: Sequence[Zone]) -> None:
        hidden = [zone for zone in zones if zone.known is not everybody]
        decks = list(dict.fromkeys([zone.deck for zone in hidden]))
        self.zones = zones
        self.decks = len(decks)
        self.hiding = [Hiding(zone, decks.index(zone.deck)) for zone in hidden]


_LAST: Final[list[Plan]] = [Plan(())]  # mostly the next world is of the same game


def _plan_of(zones: Sequence[Zone]) -> Plan:
    plan = _LAST[0]
    if plan.zones is not zones:
        plan = _LAST[0] = Plan(zones)
    return plan


def deal_anew(g: State, zones: Sequence[Zone], seat: int, luck: Luck) -> None:
    """Shuffle what the seat does not know among the places where it may lie."""
    plan = _plan_of(zones)
    pools: list[list[int]] = []  # in the order in which they are met: so they are shuffled
    of_deck: dict[int, list[int]] = {}
    piles: list[tuple[Hiding, int, Sequence[int], int, list[int]]] = []
    for zone in plan.hiding:
        for place, pile in enumerate(zone.cards(g)):
            if not pile:
                continue
            mask = zone.mask(g, place, seat)
            if mask == ALL:
                continue
            number = zone.deck + plan.decks * place if zone.apart else zone.deck
            pool = of_deck.get(number)
            if pool is None:
                pool = of_deck[number] = []
                pools.append(pool)
            pool.extend(_unknown(pile, mask))
            piles.append((zone, place, pile, mask, pool))
    for pool in pools:
        pool.sort()  # worlds owe nothing to the order that is hidden: the same luck deals the same
        luck.shuffle(pool)
    for zone, place, pile, mask, pool in piles:
        zone.put(g, place, _dealt(pool, len(pile)) if mask == NONE else _filled_up(pool, pile, mask))


def _dealt(pool: list[int], n: int) -> list[int]:
    """So many cards off the top of a pool."""
    if n == len(pool):  # whoever is last has what is left
        pool.reverse()
        return pool
    cards: list[int] = []
    for _ in range(n):
        cards.append(pool.pop())
    return cards


def _filled_up(pool: list[int], pile: Sequence[int], mask: int) -> list[int]:
    return [card if mask >> at & 1 else pool.pop() for at, card in enumerate(pile)]


def known_at_all(g: Any, zone: Zone, place: int) -> int:
    """The mask of the cards of a pile whose faces somebody knows."""
    mask = NONE
    for seat in range(g.players):
        mask |= zone.known(g, place, seat)
    return mask


def census(g: State, zones: Sequence[Zone]) -> dict[str, int]:
    """How many of each card there are, wherever they lie."""
    found: Counter[str] = Counter()
    for zone in zones:
        for pile in zone.cards(g):
            found.update([f"{zone.deck} {card}" for card in pile])
    return dict(sorted(found.items()))


UnknownPiles = list[tuple[str, tuple[int, ...], int]]


def unknown_piles(g: State, zones: Sequence[Zone], seat: int) -> UnknownPiles:
    """The piles that hold cards a seat does not know: the deck, the cards, and the mask of those it does know."""
    found: UnknownPiles = []
    for zone in zones:
        known = zone.known
        if known is everybody:
            continue
        for place, pile in enumerate(zone.cards(g)):
            if not pile:
                continue
            mask = known(g, place, seat) if seat != TABLE else known_at_all(g, zone, place)
            if mask != ALL:
                found.append((zone.deck, tuple(pile), mask))
    return found


def snapshot(g: State, zones: Sequence[Zone]) -> list[Any] | None:
    """What everybody's knowledge hangs on: while it is the same nobody has learned anything. None: nobody can say."""
    found: list[Any] = []
    for part in dict.fromkeys([zone.depends_on for zone in zones if zone.known is not everybody]):
        if part is None:
            return None
        found.append(part(g))
    return found


def unchanged(before: list[Any] | None, g: State, zones: Sequence[Zone]) -> bool:
    """Whether it can be seen from an earlier snapshot that nobody has learned anything since."""
    return before is not None and before == snapshot(g, zones)


def hidden(g: State, zones: Sequence[Zone], seat: int) -> dict[str, list[int]]:
    """The cards whose faces a seat does not know, by deck, sorted: wherever they lie. Nobody changes what is given."""
    parts = snapshot(g, zones)
    return _hidden(g, zones, seat) if parts is None else HIDDEN.of((zones, *parts, seat), g, zones, seat)


def _hidden(g: State, zones: Sequence[Zone], seat: int) -> dict[str, list[int]]:
    found: dict[str, list[int]] = {zone.deck: [] for zone in zones if zone.known is not everybody}
    for deck, pile, mask in unknown_piles(g, zones, seat):
        found[deck] += _unknown(pile, mask)
    for unknown in found.values():
        unknown.sort()
    return found


HIDDEN: Final = Kept("hidden cards", _hidden, "the zones, what everybody's knowledge hangs on, and the seat", size=256)


def _unknown(pile: Sequence[int], mask: int) -> Sequence[int]:
    return pile if mask == NONE else [card for at, card in enumerate(pile) if not mask >> at & 1]


def learned(before: UnknownPiles, after: UnknownPiles) -> bool:
    """Whether a card that was hidden is not any more."""
    if before == after:  # almost always
        return False
    left: Counter[tuple[str, int]] = Counter()
    moved = [(pile, now) for pile, now in zip_longest(before, after) if pile != now]  # most piles stay as they were
    for n, found in ((1, [pile for pile, _ in moved if pile]), (-1, [now for _, now in moved if now])):
        for deck, pile, mask in found:
            for card in _unknown(pile, mask):
                left[deck, card] += n
    return any(n > 0 for n in left.values())
