"""Playing whole games among bots, at the fast layer."""

from __future__ import annotations

from typing import NamedTuple

from interrex.engine.game import Game, Options, Result
from interrex.engine.luck import Luck, key_from_seed

from . import called, decide
from .kinds import Kind, make


class Outcome(NamedTuple):
    """How one game among bots went."""

    result: Result
    decisions: int
    roles: tuple[str, ...]  # by seat; none where all seats are alike


def playout(game: Game, players: int, options: Options, seed: int | str, kinds: tuple[Kind, ...]) -> Outcome:
    """One game; ``kinds`` are the bots in seat order. The same seed gives the same game."""
    state = game.start(players, options, Luck(key_from_seed(seed)))
    state.run()
    bots = [make(kind, game, Luck(key_from_seed(f"{seed} bot {seat}"))) for seat, kind in enumerate(kinds)]
    decisions = 0
    while seats := called(state):
        state.play(seats[0], decide(bots[seats[0]], state, seats[0]))
        decisions += 1
    return Outcome(game.result(state), decisions, game.roles(state))
