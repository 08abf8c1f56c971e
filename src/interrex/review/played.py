"""Games of bots, move by move, to be looked back upon: kept, so that they need not be played again for every look."""

from __future__ import annotations

from hashlib import blake2b
from typing import NamedTuple

from interrex.bots.playout import playout
from interrex.engine import action as actions_
from interrex.engine import wire
from interrex.engine.action import Action
from interrex.engine.game import Game
from interrex.engine.luck import Luck, key_from_seed
from interrex.engine.registry import find
from interrex.engine.state import State

Move = tuple[int, Action]


class Task(NamedTuple):
    """One game to be played: a rival, where there is one, sits in another seat each time."""

    game: str
    number: int
    seed: str
    players: int  # 0: by turns all numbers there can be
    bot: str
    rival: str

    def sitting(self) -> int:
        counts = numbers(find(self.game))
        return self.players or counts[self.number % len(counts)]

    def rivals(self) -> int:
        """The rival's seat."""
        times = 1 if self.players else len(numbers(find(self.game)))
        return self.number // times % self.sitting()

    def bots(self) -> tuple[str, ...]:
        rival = self.rivals() if self.rival else -1
        return tuple([self.rival if seat == rival else self.bot for seat in range(self.sitting())])

    def luck(self) -> str:
        return f"{self.seed} {self.number}"


class Played(wire.Struct, frozen=True):
    """One game: a line of a checkpoint. Its luck follows from its number."""

    number: int
    players: int
    moves: list[str]  # seat and action


def numbers(game: Game) -> range:
    """Of players, where one has somebody to win against."""
    low, high = game.players
    return range(max(2, low), high + 1)


def judged_by(game: Game) -> str:
    """What bots judge by, by a name that changes when it does."""
    judgement = game.thinking.judgement
    assert judgement is not None
    return blake2b(wire.encode(judgement.stored()), digest_size=6).hexdigest()


def play_all(tasks: list[Task]) -> list[Played]:
    """Some of them; a function, because another process finds it by its name."""
    return [play(task) for task in tasks]


def play(task: Task) -> Played:
    game, moves = find(task.game), list[str]()

    def before(state: State, seat: int, action: Action) -> None:
        moves.append(f"{seat} {actions_.text(action)}")

    players = task.sitting()
    playout(game, players, game.check(players, {}), task.luck(), task.bots(), before=before)
    return Played(task.number, players, moves)


def began(task: Task) -> State:
    """The position before its first move."""
    game, players = find(task.game), task.sitting()
    state = game.start(players, game.check(players, {}), Luck(key_from_seed(task.luck())))
    state.run()
    return state


def moves_of(played: Played) -> list[Move]:
    found = []
    for move in played.moves:
        seat, _, action = move.partition(" ")
        found.append((int(seat), actions_.parse(action)))
    return found
