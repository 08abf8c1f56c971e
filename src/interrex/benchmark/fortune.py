"""Fortune: how much of what became of a seat was luck, as far as the game's judgement can see it.

When a move throws dice or turns up a card that nobody at the table knew, the chances to win afterwards are set beside
their mean over other throws and other cards, the same move made again. What came of it is one of the same draws, so
the difference is nothing on the average, whoever plays and however bad the judgement is: to take it, or any part of
it, off the result changes no mean. How much noise goes with it hangs on the judgement, and is measured.
"""

from __future__ import annotations

from interrex.engine.action import Action
from interrex.engine.game import Game
from interrex.engine.luck import Luck, key_from_seed
from interrex.engine.state import State
from interrex.engine.zones import TABLE
from interrex.review.shares import chance_spoke

AGAIN = 8  # times a move is made again


class Fortune:
    """Of one game, to be told of each move before and after it."""

    def __init__(self, game: Game, players: int, seed: str) -> None:
        self.game = game
        self.luck = Luck(key_from_seed(f"{seed} fortune"))
        self.of_seat = [0.0] * players
        self.events = 0  # moves that luck had a part in
        self._before: tuple[State, int, Action] | None = None

    def before(self, state: State, seat: int, action: Action) -> None:
        self._before = (state.copy(), seat, action)

    def after(self, state: State) -> None:
        if self._before is None:
            return
        before, seat, action = self._before
        if not chance_spoke(self.game, before, state):
            return
        self.events += 1
        came = self.game.chances(state)
        might = [self._again(before, seat, action) for _ in range(AGAIN)]
        for one, chance in enumerate(came):
            self.of_seat[one] += chance - sum([chances[one] for chances in might]) / AGAIN

    def _again(self, before: State, seat: int, action: Action) -> list[float]:
        """By seat, the chances after the same move with other luck."""
        world = self.game.determinize(before, TABLE, self.luck)
        world.play(seat, action)
        return self.game.chances(world)
