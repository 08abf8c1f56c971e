"""What a seat that is asked can expect: a Decree that will fail, somebody about to win."""

from __future__ import annotations

from interrex.engine.message import Message

from .data import BUILD, COLUMNS, EYRIE, RECRUIT, ROOST, ROOSTS
from .play import toward_dominance
from .play.eyrie.columns import RESOLVE, recruited
from .play.eyrie.decree import suit_of
from .prospects import humiliation
from .state import DONE, NOBODY, Root
from .words import decree_word


def foretells(g: Root, seat: int) -> tuple[Message, ...]:
    return (*_decree(g, seat), *_dominance(g, seat))


def _decree(g: Root, seat: int) -> tuple[Message, ...]:
    """As the map is now, the first column of the Decree that cannot be fulfilled (law 7.5.2)."""
    if g.faction[seat] != EYRIE or g.turn != seat or g.column == DONE or g.leader == NOBODY:
        return ()
    for column in range(max(0, g.column), DONE):
        cards = g.unresolved if column == g.column else g.decree[column]
        card = _failing(g, seat, column, cards)
        if card is not None:
            told = {"column": COLUMNS[column], "card": decree_word(card), "n": humiliation(g, seat)}
            return (Message("root-foretold-decree", told),)
    return ()


def _failing(g: Root, seat: int, column: int, cards: tuple[int, ...]) -> int | None:
    """A card of the column that nothing resolves, or the first for which no piece will be left."""
    for card in cards:
        if not RESOLVE[column].ways_of(g, seat, card, suit_of(card)):
            return card
    enough = len(cards)
    if column == RECRUIT:
        enough = g.supply[EYRIE] // recruited(g, seat)
    elif column == BUILD:
        enough = ROOSTS - g.count(ROOST)
    return cards[enough] if enough < len(cards) else None


def _dominance(g: Root, seat: int) -> tuple[Message, ...]:
    """Who wins when their next turn begins, unless somebody takes a clearing from them (law 3.3.1)."""
    found = []
    for other, card in enumerate(g.dominance):
        if other == seat or card == NOBODY or g.coalition[other] != NOBODY:
            continue
        have, need = toward_dominance(g, other)
        if have >= need:
            found.append(Message("root-foretold-dominance", {"seat": other}))
    return tuple(found)
