"""Bots in the seats of a match, at any face: they keep to its lesson where it is one, else they think.

A bot is given worlds that its seat could be in, never the real one. Its luck hangs on the game's key, which nobody
knows before the end, and on the move alone: a game that is loaded again goes on as it would have.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from hashlib import blake2b

from interrex.engine import action as actions_
from interrex.engine.action import Action
from interrex.engine.luck import KEY_BYTES, Luck
from interrex.engine.match import Match
from interrex.engine.registry import find
from interrex.engine.state import State
from interrex.lessons import guide

from . import Run, decide
from .kinds import Kind, make
from .patience import PATIENCE


def may_move(match: Match, seat: int) -> bool:
    """In a lesson the moves come in its order, even where all are asked at once: others wait for the pupil."""
    taught = guide(match)
    step = None if taught is None else taught.step
    return step is None or step.seat == seat


def thinking(match: Match, seat: int, kind: Kind, left: bool = False) -> Callable[[], Action]:
    """How the seat finds its next move. To be called wherever there is time for it: it holds a copy of the position.

    ``left``: its player has gone. Where the rules say what then becomes of the seat, nobody plays on for it.
    """
    taught = guide(match)
    step = None if taught is None else taught.wants(seat)
    if step is not None:
        return partial(actions_.parse, step.action)
    game, state, luck = match.game, match.state.copy(), luck_of(match.key, seat, len(match.moves))
    if left and game.thinking.for_absent is not None:
        for_absent = game.thinking.for_absent
        return lambda: luck.choice(for_absent(state, seat, state.answers(seat)))
    recent = [(move.seat, move.action) for move in match.moves[: -PATIENCE - 1 : -1]]
    return partial(decided, game.id, state, seat, kind, luck, recent)


def decided(game: str, state: State, seat: int, kind: Kind, luck: Luck, recent: list[tuple[int, Action]]) -> Action:
    """What a bot of the kind does; by the game's id, because another process may have to find it."""
    return decide(make(kind, find(game), luck), state, seat, Run(recent))


def luck_of(key: bytes, seat: int, moves: int) -> Luck:
    """A bot's luck for one decision: it tells nothing about the game's own."""
    text = f"{seat} {moves}".encode()
    return Luck(blake2b(text, key=key, digest_size=KEY_BYTES, person=b"interrex-bot").digest())
