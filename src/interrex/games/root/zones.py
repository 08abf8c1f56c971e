"""Where Root's cards, quests and hidden items lie, and who knows them."""

from __future__ import annotations

from typing import Any, Final

from interrex.engine.zones import ALL, NONE, Zone, as_seen, everybody, nobody

from .boards import AllianceBoard, EyrieBoard
from .data import ALLIANCE, CLEARINGS, EYRIE, VIZIER
from .hands import Cards
from .play.piles import known_of
from .state import NOBODY, SUPPORTERS, Root


def _hand_known(g: Root, place: int, seat: int) -> int:
    if place == seat:
        return ALL
    return as_seen(g.hands[place], known_of(g, place, seat)) if g.seen[place] else NONE


def _put_hand(g: Root, place: int, cards: list[int]) -> None:
    cards.sort()
    g.hands[place] = tuple(cards)


def _supporters(g: Root) -> Cards:
    mine: AllianceBoard = g.boards[ALLIANCE]
    return mine.supporters


def _supporters_known(g: Root, place: int, seat: int) -> int:
    if seat == g.seat_of[ALLIANCE]:
        return ALL
    return as_seen(_supporters(g), known_of(g, SUPPORTERS, seat)) if g.seen[SUPPORTERS] else NONE


def _put_supporters(g: Root, place: int, cards: list[int]) -> None:
    mine: AllianceBoard = g.boards[ALLIANCE]
    cards.sort()
    mine.supporters = tuple(cards)


def _put_deck(g: Root, place: int, cards: list[int]) -> None:
    g.deck = cards


def _open(g: Root) -> list[Cards]:
    """What lies open: discarded, beside the map, crafted, on the Decree, activated."""
    theirs: EyrieBoard = g.boards[EYRIE]
    decree = [tuple([card for card in column if card != VIZIER]) for column in theirs.decree]
    activated = tuple([card for card in g.dominance if card != NOBODY])
    return [tuple(g.discard), g.available, *g.crafted, *decree, activated]


def _put_quests(g: Root, place: int, cards: list[int]) -> None:
    g.quest_deck = cards


def _ruin_known(g: Root, place: int, seat: int) -> int:
    return ALL if seat != NOBODY and g.ruins_seen >> CLEARINGS * seat + place & 1 else NONE


def _put_ruin(g: Root, place: int, items: list[int]) -> None:
    g.ruins[place] = tuple(sorted(items))


def _fixed(g: Root, place: int, cards: list[int]) -> None:
    """What everybody knows is never laid anew."""


def _face_down(g: Root) -> tuple[Any, ...]:
    """All that decides which cards, quests and items lie hidden where, and who knows them."""
    return (
        tuple(g.hands),
        _supporters(g),
        tuple(g.deck),
        tuple(g.quest_deck),
        tuple(g.ruins),
        g.seen,
        g.ruins_seen,
    )


HANDS: Final = Zone("hands", "card", lambda g: g.hands, _put_hand, _hand_known, depends_on=_face_down)
SUPPORT: Final = Zone(
    "supporters", "card", lambda g: (_supporters(g),), _put_supporters, _supporters_known, depends_on=_face_down
)

ZONES: Final = (
    HANDS,
    SUPPORT,
    Zone("deck", "card", lambda g: (g.deck,), _put_deck, nobody, depends_on=_face_down),
    Zone("open", "card", _open, _fixed, everybody),
    Zone("quest deck", "quest", lambda g: (g.quest_deck,), _put_quests, nobody, depends_on=_face_down),
    Zone("quests", "quest", lambda g: (g.quests, g.quests_done), _fixed, everybody),
    Zone("ruins", "ruin", lambda g: g.ruins, _put_ruin, _ruin_known, depends_on=_face_down),
    Zone("found", "ruin", lambda g: (g.found,), _fixed, everybody),
)
