"""What a seat that is asked can expect: a Decree that will fail, somebody about to win."""

from __future__ import annotations

from interrex.engine.message import Message

from .play import toward_dominance
from .state import NOBODY, Root


def warnings(g: Root, seat: int) -> tuple[Message, ...]:
    return (*g.people[seat].warnings(g, seat), *_dominance(g, seat))


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
