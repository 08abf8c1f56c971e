"""Fortune: how much of what became of a seat was luck, as far as the game's judgement can see it.

When a move throws dice or turns up a card that nobody at the table knew, the chances to win afterwards are set beside
their mean over other throws and other cards, the same move made again. What came of it is one of the same draws, so
the difference is nothing on the average, whoever plays and however bad the judgement is: to take it, or any part of
it, off the result changes no mean. How much noise goes with it hangs on the judgement, and is measured.

Cards are dealt anew only among those no seat knows. A game that imagines worlds by itself has secrets its zones do not
tell of: there only what luck decides at the move is drawn again.
"""

from __future__ import annotations

from functools import partial
from typing import Any

from interrex.engine import zones
from interrex.engine.action import Action
from interrex.engine.game import Game
from interrex.engine.luck import Luck, key_from_seed
from interrex.engine.state import State

AGAIN = 8  # times a move is made again


class Fortune:
    """Of one game, to be told of each move before and after it."""

    def __init__(self, game: Game, players: int, seed: str) -> None:
        self.game = game
        self.luck = Luck(key_from_seed(f"{seed} fortune"))
        self.of_seat = [0.0] * players
        self.events = 0  # moves that luck had a part in
        self._zones = () if game.thinking.imagine is not None else unknown_to_all(game.rules.zones, players)
        self._before: tuple[State, int, Action, Any] | None = None

    def before(self, state: State, seat: int, action: Action) -> None:
        self._before = (state.copy(), seat, action, zones.snapshot(state, self._zones))

    def after(self, state: State) -> None:
        if self._before is None:
            return
        before, seat, action, knew = self._before
        if state.luck.counter == before.luck.counter and zones.unchanged(knew, state, self._zones):
            return
        self.events += 1
        came = self.game.chances(state)
        might = [self._again(before, seat, action) for _ in range(AGAIN)]
        for one, chance in enumerate(came):
            self.of_seat[one] += chance - sum([chances[one] for chances in might]) / AGAIN

    def _again(self, before: State, seat: int, action: Action) -> list[float]:
        """By seat, the chances after the same move with other luck."""
        world = before.copy()
        world.luck = self.luck.branch()
        zones.deal_anew(world, self._zones, zones.NOBODY, self.luck)
        world.play(seat, action)
        return self.game.chances(world)


def unknown_to_all(of_game: tuple[zones.Zone, ...], players: int) -> tuple[zones.Zone, ...]:
    """A game's zones as they are to somebody who knows what any of the seats knows."""
    return tuple(
        [
            zone if zone.known is zones.everybody else zone._replace(known=partial(_known_to_any, zone.known, players))
            for zone in of_game
        ]
    )


def _known_to_any(known: Any, players: int, g: State, place: int, nobody: int) -> int:
    mask = zones.NONE
    for seat in range(players):
        mask |= known(g, place, seat)
    return mask
