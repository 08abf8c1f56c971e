"""Lessons: a game with a teacher. The moves are known beforehand, and each comes with the reason for it.

A lesson is recognised by its options and its luck; how far it has come, by the moves made. So whoever goes another way
simply plays on, and whoever takes that back is in the lesson again.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from interrex.engine import action as actions_
from interrex.engine.game import Lesson, Step
from interrex.engine.match import Match
from interrex.engine.message import Message

ON, LEFT, DONE = "on", "left", "done"


def steps(game: str, script: str, who: Sequence[str]) -> tuple[Step, ...]:
    """A script, a move on each line: the name of its reason, whose it is (``who`` sits where), and the action."""
    lines = [line.split(maxsplit=2) for line in script.splitlines() if line]
    return tuple([Step(who.index(seat), action, f"{game}-why-{why}") for why, seat, action in lines])


class Guide(NamedTuple):
    """Where a match stands in its lesson: ``made`` moves were the lesson's."""

    lesson: Lesson
    status: str  # ON; LEFT, where somebody has gone another way; DONE
    made: int

    @property
    def step(self) -> Step | None:
        """The move the lesson wants now."""
        return self.lesson.steps[self.made] if self.status == ON else None

    def wants(self, seat: int) -> Step | None:
        """That move, if it is this seat's."""
        step = self.step
        return step if step is not None and step.seat == seat else None

    def own(self, seat: int) -> tuple[int, int]:
        """How many of the seat's own steps are made, and how many it has."""
        seats = [step.seat for step in self.lesson.steps]
        return seats[: self.made].count(seat), seats.count(seat)

    def ended(self, match: Match, seat: int) -> bool:
        """Whether the lesson is over and all that the seat has done so far was the lesson's."""
        return self.status == DONE and all(move.seat != seat for move in match.moves[self.made :])

    def meanwhile(self, seat: int) -> list[Step]:
        """What the others did in the lesson since the seat's own last step."""
        steps = self.lesson.steps[: self.made]
        mine = max([n for n, step in enumerate(steps) if step.seat == seat], default=-1)
        return list(steps[mine + 1 :])


def guide(match: Match) -> Guide | None:
    """Where the match stands in a lesson; None if it is none."""
    lesson = match.lesson()
    if lesson is None:
        return None
    steps, moves = lesson.steps, match.moves[: len(lesson.steps)]
    for number, (step, move) in enumerate(zip(steps, moves, strict=False)):
        if (step.seat, step.action) != (move.seat, actions_.text(move.action)):
            return Guide(lesson, LEFT, number)
    return Guide(lesson, DONE if len(moves) == len(steps) else ON, len(moves))


def cards(game: str, lesson: Lesson, seat: int | None) -> list[Message]:
    """What is said before the first move: the goal, a turn, and the seat's own side; to onlookers, no side."""
    said = f"{game}-lesson-{lesson.id}"
    side = [] if seat is None else [f"{said}-side-{lesson.roles[seat]}"]
    return [Message(key, {}) for key in (f"{said}-goal", f"{said}-turn", *side)]


def about(match: Match, lesson: Lesson, seat: int) -> dict[str, Message]:
    """By verb, what each kind of action the seat may take now is good for, whether the lesson takes it or not."""
    prefix = f"{match.game.id}-about-{lesson.roles[seat]}"
    return {str(action[0]): Message(f"{prefix}-{action[0]}", {}) for action in match.actions(seat)}


class Looked(NamedTuple):
    """A move of one's own in a lesson: after so many moves, in words, and what it was for."""

    move: int
    label: Message
    why: str


_LOOKED: dict[tuple[str, str, int], tuple[Looked, ...]] = {}  # by game, lesson and seat: as many as there are


def looked_back(match: Match, lesson: Lesson, seat: int) -> tuple[Looked, ...]:
    """All that the seat has done in a lesson that has come to its end. Every time it is the same."""
    key = (match.game.id, lesson.id, seat)
    if key not in _LOOKED:
        position, found = match.at(0), list[Looked]()
        for number, move in enumerate(match.moves[: len(lesson.steps)]):
            if move.seat == seat:
                label = match.game.label(position.state, seat, move.action)
                found.append(Looked(number, label, lesson.steps[number].why))
            position.play(move.seat, move.action)
        _LOOKED[key] = tuple(found)
    return _LOOKED[key]
