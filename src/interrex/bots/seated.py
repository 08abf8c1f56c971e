"""Bots in the seats of a match, at any face: they keep to its lesson where it is one, else they think.

A bot is given worlds that its seat could be in, never the real one. Its luck hangs on the game's key, which nobody
knows before the end, and on the move alone: a game that is loaded again goes on as it would have.
"""

from __future__ import annotations

from collections.abc import Callable
from hashlib import blake2b

from interrex.engine import action as actions_
from interrex.engine.action import Action
from interrex.engine.lesson import guide
from interrex.engine.luck import KEY_BYTES, Luck
from interrex.engine.match import Match

from . import called, decide
from .kinds import Kind, make


def due(match: Match) -> tuple[int, ...]:
    """Who is to move without a person: those called; of several at once, in a lesson, only the one whose step it is."""
    taught = guide(match)
    step = None if taught is None else taught.step
    return tuple([seat for seat in called(match.state) if step is None or seat == step.seat])


def thinking(match: Match, seat: int, kind: Kind) -> Callable[[], Action]:
    """How the seat finds its next move. To be called wherever there is time for it: it holds a copy of the position."""
    taught = guide(match)
    step = None if taught is None else taught.wants(seat)
    if step is not None:
        planned = actions_.parse(step.action)
        return lambda: planned
    game, state, luck = match.game, match.state.copy(), luck_of(match.key, seat, len(match.moves))
    return lambda: decide(make(kind, game, luck), state, seat)


def luck_of(key: bytes, seat: int, moves: int) -> Luck:
    """A bot's luck for one decision: it tells nothing about the game's own."""
    text = f"{seat} {moves}".encode()
    return Luck(blake2b(text, key=key, digest_size=KEY_BYTES, person=b"interrex-bot").digest())
