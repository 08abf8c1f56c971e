"""What luck brought, seen once everybody has made of it what seems best.

A throw says little of itself: what can be done with it shows when it has been used. So from a position everybody
answers at once what leaves them the best chance, until somebody's answer would bring on chance again. How much that
counts beside the position as it stands is said with the game's calibration (``ahead``); mostly it does not.
"""

from __future__ import annotations

from interrex.bots import asked_seats
from interrex.engine.game import Game
from interrex.engine.state import State

from .calibration import chances, stored


def outlook(game: Game, state: State) -> list[float]:
    """Chances in a position, and as they will be when all have played on to the next chance, in the game's parts."""
    now, ahead = chances(game, state), stored(game).ahead
    if not ahead or state.over:
        return now
    later = chances(game, played_on(game, state))
    return [(1 - ahead) * one + ahead * other for one, other in zip(now, later, strict=True)]


def played_on(game: Game, state: State) -> State:
    """The position before chance speaks again, or before the game ends."""
    while (following := _best(game, state)) is not None:
        state = following
    return state


def _best(game: Game, state: State) -> State | None:
    """After the best answer of whoever is asked first; None: that brings on chance, or the end."""
    if state.over:
        return None
    seat = asked_seats(state)[0]
    best, found = -1.0, None
    for action in state.answers(seat):
        following = state.copy()
        following.play(seat, action)
        ended = following.over or following.luck.counter != state.luck.counter
        worth = game.chances(state if ended else following)[seat]
        if worth > best:
            best, found = worth, None if ended else following
    return found
