"""Playing whole games among bots, at the fast layer."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from interrex.engine import wire
from interrex.engine.action import Action
from interrex.engine.game import Chronicle, Game, Options, Result, Start
from interrex.engine.luck import Luck, key_from_seed
from interrex.engine.state import State

from . import Run, asked_seats, decide
from .kinds import Kind, make

Watch = Callable[[State], None]
Before = Callable[[State, int, Action], None]


class Outcome(NamedTuple):
    """How one game among bots went."""

    result: Result
    decisions: int
    roles: tuple[str, ...]  # by seat; none where all seats are alike
    chronicle: Chronicle | None = None  # what a game of a campaign leaves to the next


def nobody(state: State) -> None:
    """Watches."""


def unannounced(state: State, seat: int, action: Action) -> None:
    """Nobody is told before."""


def playout(
    game: Game,
    players: int,
    options: Options,
    seed: int | str,
    kinds: tuple[Kind, ...],
    *,
    chronicle: Chronicle | None = None,
    houses: tuple[int, ...] = (),
    watch: Watch = nobody,
    before: Before = unannounced,
) -> Outcome:
    """One game; ``kinds`` are the bots in seat order. The same seed gives the same game.

    ``houses``: who the seats are in a campaign, which has come to ``chronicle``. ``watch`` is shown every position,
    ``before`` is told of every move before it is made.
    """
    start = game.checked(Start(players, options, chronicle, houses))
    state = game.start(players, start.options, Luck(key_from_seed(seed)), start.chronicle, houses)
    state.run()
    bots = [make(kind, game, Luck(key_from_seed(f"{seed} bot {seat}"))) for seat, kind in enumerate(kinds)]
    decisions, run = 0, Run()
    watch(state)
    while seats := asked_seats(state):
        action = decide(bots[seats[0]], state, seats[0], run)
        run.note(seats[0], action)
        before(state, seats[0], action)
        state.play(seats[0], action)
        decisions += 1
        watch(state)
    left = wire.plain(game.saga.chronicle(state, start)) if game.saga and houses else None
    return Outcome(game.result(state), decisions, game.roles(state), left)
