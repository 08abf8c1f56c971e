"""The games of one process: each is played on by the place of an action among those on offer, and written down."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

import numpy as np
import numpy.typing as npt

from interrex.arrays import DoesNotFit, Numbers, Series, seen, spec
from interrex.bots import asked_seats
from interrex.engine.action import Action
from interrex.engine.luck import Luck, key_from_seed
from interrex.engine.state import State

MOST: Final = 4096  # actions on offer, unless more are asked for: where coins count as votes there are hundreds
NOTHING: Final = -1  # in ``offers``, after the last
ALIGNED: Final = 64


class Setting(NamedTuple):
    """What all games have in common. A game's luck hangs on the seed, its row and how many were played there before."""

    game: str
    players: int
    options: dict[str, Any]
    seed: str
    most: int


class Arrays(NamedTuple):
    """A row for each game."""

    seen: Numbers  # by whom it asks, as ``interrex.arrays`` lays it out
    seat: npt.NDArray[np.int8]
    offers: npt.NDArray[np.int32]  # the numbers of the actions on offer, then NOTHING
    counts: npt.NDArray[np.int32]  # how many they are
    reward: npt.NDArray[np.float32]  # by seat, of a game that the last step has ended
    done: npt.NDArray[np.bool_]
    played: npt.NDArray[np.int32]  # games that have ended in this row
    chosen: npt.NDArray[np.int32]  # what the step is told: places among the offers

    def rows(self, some: slice) -> Arrays:
        found: list[Any] = [array[some] for array in self]
        return Arrays(*found)


def kinds(setting: Setting, n: int) -> list[tuple[Any, tuple[int, ...]]]:
    size = spec(setting.game, setting.players).layout.size
    return [
        (np.int16, (n, size)),
        (np.int8, (n,)),
        (np.int32, (n, setting.most)),
        (np.int32, (n,)),
        (np.float32, (n, setting.players)),
        (np.bool_, (n,)),
        (np.int32, (n,)),
        (np.int32, (n,)),
    ]


def room(setting: Setting, n: int) -> int:
    """Bytes that the arrays take."""
    return sum([_up(np.dtype(kind).itemsize * int(np.prod(shape))) for kind, shape in kinds(setting, n)])


def lay_out(setting: Setting, n: int, memory: Any) -> Arrays:
    """The arrays, one after another, in memory that may be shared."""
    found: list[Any] = []
    at = 0
    for kind, shape in kinds(setting, n):
        array: Any = np.ndarray(shape, kind, memory, at)
        found.append(array)
        at += _up(array.nbytes)
    return Arrays(*found)


def _up(size: int) -> int:
    return -(-size // ALIGNED) * ALIGNED


class Tables:
    """Some of the games: those of the rows from ``first`` on."""

    def __init__(self, setting: Setting, first: int, arrays: Arrays) -> None:
        self.setting = setting
        self.first = first
        self.arrays = arrays
        self.spec = spec(setting.game, setting.players)
        self.options = self.spec.game.check(setting.players, setting.options)
        self.series = [Series(self.spec.layout, row.data.cast("B")) for row in arrays.seen]
        self.offered: list[Sequence[Action]] = [()] * len(arrays.seat)
        self.moves = [0] * len(arrays.seat)
        self.states = [self.begin(row) for row in range(len(arrays.seat))]
        arrays.offers[:] = NOTHING

    def begin(self, row: int) -> State:
        luck = Luck(key_from_seed(f"{self.setting.seed} row {self.first + row} game {self.arrays.played[row]}"))
        state = self.spec.game.start(self.setting.players, self.options, luck)
        state.run()
        self.moves[row] = 0
        return state

    def show(self) -> None:
        """Write down what everybody who is asked sees and may do."""
        for row, state in enumerate(self.states):
            self.write(row, state)

    def step(self) -> None:
        """Play what was chosen in each game."""
        arrays, states = self.arrays, self.states
        arrays.done[:] = False
        arrays.reward[:] = 0
        seats, chosen = arrays.seat.tolist(), arrays.chosen.tolist()
        for row, state in enumerate(states):
            state.play(seats[row], self.offered[row][chosen[row]])
            self.moves[row] += 1
            if state.over:
                winners = self.spec.game.result(state).winners
                arrays.reward[row, list(winners)] = 1 / len(winners)
                arrays.done[row] = True
                arrays.played[row] += 1
                states[row] = self.begin(row)
            self.write(row, states[row])

    def write(self, row: int, state: State) -> None:
        arrays = self.arrays
        seat = asked_seats(state)[0]
        offers = state.answers(seat)
        many = len(offers)
        setting = self.setting
        if many > setting.most:
            raise DoesNotFit("engine-array-too-many", setting.game, path="offers", found=many, most=setting.most)
        self.series[row].write(seen(self.spec.game, state, seat, setting.players, self.options, self.moves[row]))
        arrays.seat[row] = seat
        arrays.offers[row, :many] = self.spec.numbering.numbers(offers)
        arrays.offers[row, many : max(many, int(arrays.counts[row]))] = NOTHING
        arrays.counts[row] = many
        self.offered[row] = offers
