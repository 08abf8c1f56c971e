"""What the Eyrie can expect of their Decree: what fails whatever they do, as the map can be by then (law 7.5.2)."""

from __future__ import annotations

from typing import Final, NamedTuple

from interrex.engine.message import Message

from ...boards import EyrieBoard
from ...data import BATTLE, BIRD, BUILD, CARDS, CLEARINGS, COLUMNS, EYRIE, FAVOUR, MOVE, RECRUIT, ROOSTS
from ...hands import Cards
from ...moments import DAYLIGHT_BEGINS, IN_DAYLIGHT
from ...places import clearings_in, neighbours
from ...state import DONE, NOBODY, Root
from ...words import decree_word
from .. import effects
from .columns import recruited
from .decree import suit_of
from .turmoil import humiliation


class Failure(NamedTuple):
    """The first card for which nothing can be done."""

    column: int
    card: int


def forecast(g: Root, seat: int) -> tuple[Message, ...]:
    mine: EyrieBoard = g.boards[EYRIE]
    if g.turn != seat or mine.column == DONE or mine.leader == NOBODY or g.waiting().minor:
        return ()  # a move that is being completed is on neither side of the account
    fails = failing(g, seat, still_to_come(mine))
    if fails is None:
        return ()
    told = {"column": COLUMNS[fails.column], "card": decree_word(fails.card), "n": humiliation(g, seat)}
    return (Message("root-foretold-decree", told),)


def still_to_come(mine: EyrieBoard) -> tuple[Cards, ...]:
    """By column, the cards still to be resolved."""
    if mine.column == NOBODY:
        return tuple(mine.decree)
    return (*[()] * mine.column, mine.unresolved, *mine.decree[mine.column + 1 :])


def failing(g: Root, seat: int, columns: tuple[Cards, ...]) -> Failure | None:
    """What comes before may help: warriors recruited, moved, battles won. What even that cannot help fails."""
    for column, looks in enumerate(LOOKS):
        card = looks(g, seat, columns)
        if card is not None:
            return Failure(column, card)
    return None


def _recruits(g: Root, seat: int, columns: tuple[Cards, ...]) -> int | None:
    """Roosts stay as they are until then."""
    mine: EyrieBoard = g.boards[EYRIE]
    cards, closed = columns[RECRUIT], g.closed_to(EYRIE)
    there = [c for c in range(CLEARINGS) if mine.roosts[c] and not closed >> c & 1]
    for card in cards:
        if not _some(g, there, card):
            return card
    taxed = bool(effects.verbs(g, seat, IN_DAYLIGHT))  # a warrior may still return to the supply
    enough = (mine.supply + taxed) // recruited(g, seat)
    return cards[enough] if enough < len(cards) else None


def _moves(g: Root, seat: int, columns: tuple[Cards, ...]) -> int | None:
    """From wherever warriors can have come by then, by the other cards of the column as well."""
    cards = columns[MOVE]
    reached = list(clearings_in(_reach(g, columns, len(cards) - 1)))
    return next((card for card in cards if not _some(g, reached, card)), None)


def _battles(g: Root, seat: int, columns: tuple[Cards, ...]) -> int | None:
    """Wherever warriors can have come, against whoever is there now: nobody comes while they act."""
    reached = clearings_in(_reach(g, columns, len(columns[MOVE])))
    contested = [c for c in reached if any(g.people[enemy].pieces(g, c) for enemy in g.enemies(seat))]
    return next((card for card in columns[BATTLE] if not _some(g, contested, card)), None)


def _builds(g: Root, seat: int, columns: tuple[Cards, ...]) -> int | None:
    """Where warriors can have come or they rule already; a battle can make room."""
    mine: EyrieBoard = g.boards[EYRIE]
    reach, rulers, slots, closed = _reach(g, columns, len(columns[MOVE])), g.rulers(), g.slots(), g.closed_to(EYRIE)
    room = bool(columns[BATTLE]) or _may_clear(g, seat)
    sites = [
        c for c in range(CLEARINGS)
        if not mine.roosts[c] and not closed >> c & 1 and (rulers[c] == EYRIE or reach >> c & 1)
        and (slots[c] > 0 or (room and bool(reach >> c & 1)))
    ]  # fmt: skip
    left = [len([c for c in sites if g.suits[c] == suit]) for suit in range(3)]
    spare = min(len(sites), ROOSTS if room else ROOSTS - sum(mine.roosts))
    for card in sorted(columns[BUILD], key=lambda card: suit_of(card) == BIRD):  # birds take what is left
        suit = suit_of(card)
        if not spare or (suit != BIRD and not left[suit]):
            return card
        spare -= 1
        if suit != BIRD:
            left[suit] -= 1
    return None


LOOKS: Final = (_recruits, _moves, _battles, _builds)


def _some(g: Root, clearings: list[int], card: int) -> bool:
    """Is any of these clearings for the card?"""
    suit = suit_of(card)
    return bool(clearings) if suit == BIRD else any(g.suits[c] == suit for c in clearings)


def _reach(g: Root, columns: tuple[Cards, ...], moves: int) -> int:
    """The clearings, as bits, where warriors can stand after recruiting and so many moves."""
    mine: EyrieBoard = g.boards[EYRIE]
    found = sum([1 << c for c, n in enumerate(mine.warriors) if n])
    for card in columns[RECRUIT]:
        found |= sum([1 << c for c, n in enumerate(mine.roosts) if n and suit_of(card) in (BIRD, g.suits[c])])
    beside = neighbours(g.map.id)
    for _ in range(moves):
        found |= sum({1 << near for c in clearings_in(found) for near in beside[c]})
    return found


def _may_clear(g: Root, seat: int) -> bool:
    """Before the Decree begins, a favour or an effect may remove what stands in the way."""
    mine: EyrieBoard = g.boards[EYRIE]
    if mine.column != NOBODY:
        return False
    favour = any(CARDS[card].kind == FAVOUR for card in g.hands[seat])
    return favour or bool(effects.verbs(g, seat, DAYLIGHT_BEGINS))
