"""Nobody goes on for ever. A bot that sees no difference between two positions may go to and fro between them for as
long as its turn lasts, where a game lets it: whoever has answered very often in a row does nothing a second time."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from interrex.engine.action import Action
from interrex.engine.frames import PASS

PATIENCE: Final = 64  # answers of one seat in a row: the longest turns of people take some forty


class Run:
    """What the seat that moved last has answered in a row."""

    __slots__ = ("answers", "seat")

    def __init__(self, moves: Iterable[tuple[int, Action]] = ()) -> None:
        """From the moves of a game so far, the newest first."""
        self.seat = -1
        self.answers: list[Action] = []
        for seat, action in moves:
            if self.seat not in {-1, seat}:
                break
            self.note(seat, action)

    def note(self, seat: int, action: Action) -> None:
        if seat != self.seat:
            self.seat = seat
            self.answers = []
        self.answers.append(action)

    def left(self, seat: int, actions: list[Action]) -> list[Action]:
        """What the seat may still think of."""
        if seat != self.seat or len(self.answers) < PATIENCE:
            return actions
        done = set(self.answers)
        return [action for action in actions if action == PASS or action not in done] or actions
